/**
 * A secret choice, taken one way and the other: what the other seats see, hear and are asked next stays the same. So does
 * the log that `replay --as` and `--public` tell.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseEvent, BaseMove, BaseState, Names, Seat } from '../../src/core/game.ts';
import { isVisible } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { loadLawGame } from '../laws/games.ts';
import { type Variant, variants } from '../laws/search.ts';
import { games, namesFor, partition } from '../support/games.ts';

/** `BOARDGAMES_SECRECY=20` looks at twenty times as many choices. */
const FACTOR = Number(process.env['BOARDGAMES_SECRECY'] ?? 1);
const CHOICES_PER_GAME = 200 * FACTOR;
const MOST_GAMES = 300 * FACTOR;

interface Taken {
  readonly notation: string;
  readonly state: BaseState;
  readonly events: readonly BaseEvent[];
}

/** All that comes to a viewer who did not choose. */
function witnessed(
  game: AnyGame,
  { state, events }: Taken,
  names: Names,
  viewer: Seat | null,
): Record<string, unknown> {
  const view = game.view(state, viewer);
  const decision = game.decision(state);
  const heard = events.filter(event => isVisible(event, viewer));
  return {
    view,
    outline: game.outline(view, names),
    things: game.things(view, names),
    heard,
    log: heard.map(event => game.narrate(event, names)),
    scores: game.scores(view),
    round: state.round,
    decider: decision?.seat ?? null,
    kind: decision?.kind ?? null,
    secret: decision?.secret ?? null,
    question: decision?.seat === viewer ? decision : null,
    legal: decision?.seat === viewer ? game.legalMoves(state) : null,
  };
}

function taken(game: AnyGame, before: BaseState, move: BaseMove): Taken {
  const state = clone(before);
  const events: BaseEvent[] = [];
  game.apply(state, move, event => events.push(event));
  return { notation: game.notate(move), state, events };
}

/** By game, what is public of a secret choice once all have chosen, where the rest of it stays hidden. */
const PUBLIC_PART: Readonly<Record<string, RegExp>> = { leonardo: /^start (?:small|large) / };

/** May the others tell the two choices apart at this point? That a player is asked once more is seen by all. */
function isHidden(game: AnyGame, { options }: Variant, one: Taken, two: Taken): boolean {
  const part = PUBLIC_PART[game.meta.id];
  const [a, b] = [one, two].map(({ notation }) => part?.exec(notation)?.[0]);
  if (game.decision(one.state)?.seat !== game.decision(two.state)?.seat) return false;
  if (a !== undefined && a === b) return options['open'] !== 'yes';
  return ![...one.events, ...two.events].some(event => event.reveals === true);
}

function playAndHold(game: AnyGame, variant: Variant, seed: string): number {
  const rng = seedRng(`choices ${seed}`);
  const names = namesFor(variant.players);
  const state = game.setup({ ...variant, seed, first: null });
  let held = 0;
  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const moves = game.legalMoves(state);
    const [move, other] = [0, 0].map(() => moves[nextBelow(rng, moves.length)]!);
    if (decision.secret && move !== other) {
      const [one, two] = [taken(game, state, move!), taken(game, state, other!)];
      if (isHidden(game, variant, one, two)) {
        held += 1;
        for (const viewer of [null, ...names.keys()]) {
          if (viewer === decision.seat) continue;
          const told = `${one.notation} and ${two.notation}, seen by ${viewer}`;
          expect(witnessed(game, one, names, viewer), told).toEqual(witnessed(game, two, names, viewer));
        }
      }
    }
    game.apply(state, move!);
  }
  return held;
}

/** Do players choose in secret somewhere in a random game of each variant? */
function choosesInSecret(game: AnyGame): boolean {
  return variants(game.meta).some((variant, i) => {
    const rng = seedRng(`secrets ${i}`);
    const state = game.setup({ ...variant, seed: `secrets-${i}`, first: null });
    for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
      if (decision.secret) return true;
      const moves = game.legalMoves(state);
      game.apply(state, moves[nextBelow(rng, moves.length)]!);
    }
    return false;
  });
}

const loaded = await Promise.all(games.map(async entry => (await loadLawGame(entry)).game));
const [secretive, open] = partition(loaded, choosesInSecret);

describe.each(secretive)('$meta.title', game => {
  it('tells the others nothing of what was chosen', { timeout: 60_000 * FACTOR }, () => {
    const all = variants(game.meta);
    let held = 0;
    for (let i = 0; i < MOST_GAMES && held < CHOICES_PER_GAME; i++) {
      held += playAndHold(game, all[i % all.length]!, `choice-${i}`);
    }
    expect(held).toBeGreaterThanOrEqual(CHOICES_PER_GAME);
  });
});

it.each(open)('$meta.title knows no secret choices', game => {
  for (const [i, variant] of variants(game.meta).entries()) {
    expect(playAndHold(game, variant, `choice-${i}`)).toBe(0);
  }
});
