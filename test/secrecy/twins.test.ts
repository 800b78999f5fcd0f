/**
 * Twins that differ in one secret turn: every other seat and the public get the same bytes in the same order, counts and
 * numbers included. So do the viewers of two tables that differ in what is hidden from them.
 */
import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import type { Seat } from '../../src/core/game.ts';
import { Match, type MatchConfig } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { type Variant, variants } from '../laws/search.ts';
import { games, namesFor, people } from '../support/games.ts';
import { sightOf, transcriptOf } from './sight.ts';
import { matchFrom, othersThan, playOn, type Twins, twinsOf } from './twins.ts';

/** `BOARDGAMES_SECRECY=20` looks at twenty times as many twins. */
const FACTOR = Number(process.env['BOARDGAMES_SECRECY'] ?? 1);
/** By kind of secret decision: how many twins are looked at, and how many from one position. The New Science knows none. */
const WANTED: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  leonardo: { fabrication: [1500, 3], bid: [1000, 40], arrange: [60, 2] },
  newton: { keep: [200, 2] },
  newscience: {},
  template: { bid: [200, 2] },
};
const LEAST_GAMES = 4;
const MOST_GAMES = 4000 * FACTOR;
/** Transcripts are dear: one pair of twins in so many. */
const DEAR = 30;
const POSITIONS = 250 * FACTOR;

function configOf({ game }: LoadedGame, { players, options }: Variant, seed: string): MatchConfig {
  return { game, players: people(namesFor(players)), seed, options, first: null };
}

function step(match: Match, rng: RngState): void {
  match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
}

function holdSight(one: Match, two: Match, viewer: Seat | null, told: string): void {
  const [a, b] = [sightOf(one, viewer), sightOf(two, viewer)];
  for (const what of Object.keys(a)) {
    if (a[what] !== b[what]) expect(b[what], `${what} of seat ${viewer} after ${told}`).toBe(a[what]);
  }
}

function hold(twins: Twins, loaded: LoadedGame, dear: boolean): void {
  const { one, two, seat, told } = twins;
  for (const viewer of othersThan(seat, one)) {
    holdSight(one, two, viewer, told);
    if (!dear) continue;
    expect(transcriptOf(two, loaded, viewer), `transcript for ${viewer} after ${told}`).toBe(
      transcriptOf(one, loaded, viewer),
    );
  }
}

/** Counts the twins that were held, by kind. */
class Tally {
  readonly held = new Map<string, number>();
  /** Twins of which one chose more often than the other. */
  uneven = 0;
  readonly #wanted: Readonly<Record<string, readonly [number, number]>>;

  constructor(wanted: Readonly<Record<string, readonly [number, number]>>) {
    this.#wanted = wanted;
  }

  /** How many twins to look at from a position of this kind. */
  ways(kind: string): number {
    const [count, ways] = this.#wanted[kind] ?? [1, 1];
    return Math.min(ways, count * FACTOR - (this.held.get(kind) ?? 0));
  }

  get missing(): boolean {
    return Object.keys(this.#wanted).some(kind => this.ways(kind) > 0);
  }

  add({ kind, uneven }: Twins): void {
    this.held.set(kind, (this.held.get(kind) ?? 0) + 1);
    if (uneven) this.uneven += 1;
  }
}

/** Plays one game by chance and holds twins before its secret turns. */
function holdGame(config: MatchConfig, loaded: LoadedGame, tally: Tally, rng: RngState): void {
  const { game, players, seed, options } = config;
  const state = game.setup({ players: players.length, seed, options, first: null });
  let secretTurn = 0;
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { secret, turn, kind } = decision;
    const begins = secret && turn !== secretTurn;
    for (let i = begins ? tally.ways(kind) : 0; i > 0; i--) {
      const twins = twinsOf(() => matchFrom(state, config), rng);
      if (twins === null) continue;
      tally.add(twins);
      const dear = nextBelow(rng, DEAR) === 0;
      hold(twins, loaded, dear);
      for (let later = 1; later <= 3 && playOn(twins, rng); later++) hold(twins, loaded, dear && later === 3);
    }
    if (secret) secretTurn = turn;
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
}

const loaded = await Promise.all(games.map(async entry => unwrap(await loadEntry(entry, null, nodeFiles))));
const titled = loaded.map(each => ({ title: each.entry.meta.title, loaded: each }));

describe.each(titled)('$title', ({ loaded: one }) => {
  const { meta } = one.entry;

  it('gives all others the same bytes, whatever is chosen in secret', { timeout: 240_000 * FACTOR }, () => {
    const all = variants(meta).filter(({ players }) => players > 1);
    const rng = seedRng(`twins ${meta.id}`);
    const wanted = WANTED[meta.id];
    const tally = new Tally(wanted ?? {});
    for (let i = 0; i < LEAST_GAMES || (tally.missing && i < MOST_GAMES); i++) {
      holdGame(configOf(one, all[i % all.length]!, `twins-${i}`), one, tally, rng);
    }
    process.stdout.write(`${meta.title}: ${JSON.stringify([...tally.held])}, ${tally.uneven} uneven\n`);
    expect(tally.missing).toBe(false);
    // A game that is not listed has whatever its secret decisions are.
    if (wanted !== undefined) expect([...tally.held.keys()].sort()).toEqual(Object.keys(wanted).sort());
    if (meta.id === 'leonardo') expect(tally.uneven).toBeGreaterThan(300);
  });

  it('gives each viewer the same bytes, whatever is hidden', { timeout: 120_000 * FACTOR }, () => {
    const all = variants(meta);
    const rng = seedRng(`hidden ${meta.id}`);
    let held = 0;
    for (let i = 0; held < POSITIONS; i++) {
      const config = configOf(one, all[i % all.length]!, `hidden-${i}`);
      const match = new Match(config);
      for (; !match.over && held < POSITIONS; step(match, rng)) {
        if (nextBelow(rng, 12) > 0) continue;
        held += 1;
        const seat = nextBelow(rng, match.names.length + 1) - 1;
        const viewer = seat < 0 ? null : seat;
        const other = match.game.sample(match.view(viewer), `imagined ${held}`);
        const [truth, imagined] = [matchFrom(match.revealState(), config), matchFrom(other, config)];
        holdSight(truth, imagined, viewer, `${match.entries.length} decisions of hidden-${i}`);
      }
    }
    expect(held).toBe(POSITIONS);
  });
});
