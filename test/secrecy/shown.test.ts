/**
 * Pictures, casts and pages that are made for one player's eyes or for everybody's: the bytes are the same whatever others
 * chose in secret, and hold nothing that only others were told.
 */
import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import { isVisible, type Seat } from '../../src/core/game.ts';
import { equal } from '../../src/core/json.ts';
import { Match } from '../../src/core/match.ts';
import { formatMatch } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { type GameEntry, registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { auctionEntry, toyFiles, World } from '../cli/support/world.ts';
import { type Variant, variants } from '../laws/search.ts';
import { namesFor, people, playersNear } from '../support/games.ts';

/** Twins are played on for so long after the secret choice. */
const LONGER = 6;
const SEED = 'twins';

interface Twins {
  readonly one: Match;
  readonly two: Match;
  /** Who chose. */
  readonly seat: Seat;
}

function open({ game }: LoadedGame, { players, options }: Variant): Match {
  return new Match({ game, players: people(namesFor(players)), seed: SEED, options, first: null });
}

/** All that the rules let a viewer know: what is seen, and what was told, however many decisions it came from. */
function known(match: Match, viewer: Seat | null): unknown {
  const told = match.entries.flatMap(({ events }) => events.filter(event => isVisible(event, viewer)));
  return { view: match.view(viewer), told };
}

function alike(one: Match, two: Match, seat: Seat): boolean {
  const viewers = [null, ...one.names.keys()].filter(viewer => viewer !== seat);
  return viewers.every(viewer => equal(known(one, viewer), known(two, viewer)));
}

type Play = (moves: readonly string[]) => Match;

/** The same game twice but for a secret choice that nobody else can tell apart; null where this variant has none. */
function twinsOf(loaded: LoadedGame, variant: Variant): Twins | null {
  const play: Play = moves => {
    const match = open(loaded, variant);
    for (const notation of moves) match.play(notation);
    return match;
  };
  const rng = seedRng(`twins ${loaded.game.meta.id}`);
  const match = open(loaded, variant);
  const moves: string[] = [];
  while (match.decision !== null) {
    const { seat, secret } = match.decision;
    const { choices } = match;
    const notation = choices[nextBelow(rng, choices.length)]!.notation;
    const other = choices.find(choice => choice.notation !== notation)?.notation;
    if (secret && other !== undefined) {
      const [one, two] = [play([...moves, notation]), play([...moves, other])];
      if (alike(one, two, seat)) return playedOn({ one, two, seat }, play, rng);
    }
    match.play(notation);
    moves.push(notation);
  }
  return null;
}

/** With the same moves for both, as long as nothing of the choice comes out. */
function playedOn(twins: Twins, play: Play, rng: ReturnType<typeof seedRng>): Twins {
  let { one, two } = twins;
  const { seat } = twins;
  const movesOf = (match: Match): string[] => match.entries.map(({ choice }) => choice.notation);
  for (let i = 0; i < LONGER && one.decision !== null; i++) {
    const { choices, decision } = one;
    const notation = choices[nextBelow(rng, choices.length)]!.notation;
    const same = decision.seat === two.decision?.seat && decision.seat !== seat;
    if (!same || !two.choices.some(choice => choice.notation === notation)) break;
    const [a, b] = [play([...movesOf(one), notation]), play([...movesOf(two), notation])];
    if (!alike(a, b, seat)) break;
    [one, two] = [a, b];
  }
  return { one, two, seat };
}

const OUTPUTS = [
  ['picture', '--size', '120x40', '-o', 'out.svg'],
  ['picture', '--size', '80x24', '-o', 'out.ansi'],
  ['cast', '--size', '100x30', '-o', 'out.cast'],
  ['page', '-o', 'out.html'],
  ['page', '--effort', '1', '-o', 'out.html'],
] as const;

async function shown(
  match: Match,
  loaded: LoadedGame,
  argv: readonly string[],
  games: readonly GameEntry[],
): Promise<string> {
  const world = new World();
  world.write('game.moves', formatMatch(match, loaded.fingerprint));
  const [command = '', ...flags] = argv;
  if (flags.includes('--effort')) {
    for (const name of match.names)
      await world.run(['review', 'game.moves', '--effort', '1', '--as', name], { games });
  }
  const { code, err } = await world.run([command, 'game.moves', ...flags], { games });
  expect(code, err).toBe(0);
  return world.read(flags[flags.indexOf('-o') + 1]!);
}

const secretive = registry.flatMap(entry => {
  const variant = variants(entry.meta).findLast(({ players, options }) => {
    return players === playersNear(entry.meta, 3) && options['open'] !== 'yes';
  });
  return variant === undefined ? [] : [{ entry, variant, title: entry.meta.title }];
});

describe.each(secretive)('$title', ({ entry, variant }) => {
  it('shows the others the same, whatever was chosen in secret', { timeout: 180_000 }, async () => {
    const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
    const twins = twinsOf(loaded, variant);
    // The New Science knows no secret choice.
    if (twins === null) {
      expect(entry.meta.id).toBe('newscience');
      return;
    }
    const { one, two, seat } = twins;
    const other = one.names[(seat + 1) % one.names.length]!;
    for (const output of OUTPUTS) {
      for (const eyes of [['--public'], ['--as', other], []]) {
        const argv = [...output, ...eyes];
        const [a, b] = [await shown(one, loaded, argv, [entry]), await shown(two, loaded, argv, [entry])];
        expect(a === b, argv.join(' ')).toBe(true);
        expect(a).not.toContain(SEED);
      }
      const own = [...output, '--as', one.names[seat]!];
      const [a, b] = [await shown(one, loaded, own, [entry]), await shown(two, loaded, own, [entry])];
      if (output[0] !== 'picture') expect(a === b, `${own.join(' ')} tells the twins apart`).toBe(false);
    }
  });
});

describe('a game that is over', () => {
  it.each([null, 0, 1])('keeps from seat %s what only others were told', async viewer => {
    const loaded = unwrap(await loadEntry(auctionEntry, null, toyFiles));
    const match = open(loaded, { players: 3, options: {} });
    const rng = seedRng('whispers');
    while (!match.over) match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
    const told = (own: boolean): string[] =>
      match.entries.flatMap(({ events }) =>
        events
          .filter(event => isVisible(event, viewer) === own)
          .map(event => match.game.narrate(event, match.names)),
      );
    const heard = new Set(told(true));
    const whispered = told(false).filter(sentence => !heard.has(sentence));
    expect(whispered.length).toBeGreaterThan(0);
    const eyes = viewer === null ? ['--public'] : ['--as', match.names[viewer]!];
    for (const output of [...OUTPUTS, ['picture', '-o', 'out.txt']]) {
      const text = await shown(match, loaded, [...output, ...eyes], [auctionEntry]);
      for (const sentence of whispered) expect(text).not.toContain(sentence);
    }
    const page = await shown(match, loaded, ['page', '-o', 'all.html', '--all'], [auctionEntry]);
    expect(whispered.some(sentence => page.includes(sentence))).toBe(true);
  });
});
