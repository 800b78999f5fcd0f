/** One game of a soak: a pure function of the plan and its number, so that any finding can be played again. */
import { requireGame } from '../../src/app/load-game.ts';
import { chooseMove, decisionSeed } from '../../src/bots/index.ts';
import type { AnyGame, BaseState } from '../../src/core/game.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';
import { LawBroken, type LawRun, playLawfully } from '../../test/laws/engine.ts';
import { TAMPERING_COUNT } from '../../test/laws/file-laws.ts';
import { loadLawGame } from '../../test/laws/games.ts';
import { type LawGame, type Variant, variants } from '../../test/laws/search.ts';
import { games } from '../../test/support/games.ts';

export interface SoakPlan {
  readonly games: number;
  readonly seed: string;
  /** Every law at every step, or the dear ones only now and then. */
  readonly full: boolean;
  /** Id of the one game to play; null plays all. */
  readonly game: string | null;
}

export interface SoakGame {
  readonly index: number;
  readonly game: string;
  readonly label: string;
  readonly decisions: number;
  /** Null where every law held. */
  readonly broken: { readonly message: string; readonly moveFile: string } | null;
}

interface Subject extends LawGame {
  readonly variants: readonly Variant[];
}

export async function loadSubjects(only: string | null): Promise<readonly Subject[]> {
  const chosen = only === null ? registry : [requireGame(only, games)];
  return Promise.all(
    chosen.map(async entry => ({ ...(await loadLawGame(entry)), variants: variants(entry.meta) })),
  );
}

/** Most games are played at random, which reaches the odd corners; some by bots, which reach the late ones. */
function playerOf(index: number): 'random' | 'easy' | 'medium' {
  if (index % 100 === 99) return 'medium';
  return index % 20 === 19 ? 'easy' : 'random';
}

/** How rarely a cheap soak holds the dear laws. */
const CHEAP_THRIFT = 64;

export function soakGame(subjects: readonly Subject[], plan: SoakPlan, index: number): SoakGame {
  const subject = subjects[index % subjects.length]!;
  const round = Math.floor(index / subjects.length);
  const variant = subject.variants[round % subject.variants.length]!;
  const { game } = subject;
  const seed = `${plan.seed}-${index}`;
  const first = round % 3 === 0 ? round % variant.players : null;
  const player = playerOf(round);
  const run: LawRun = {
    ...subject,
    ...variant,
    first,
    seed,
    pick: picker(game, game.setup({ ...variant, seed, first }), player, seed),
    limit: game.maxDecisions(variant.players) + 1,
    thrift: plan.full ? 0 : CHEAP_THRIFT,
    tamperings: plan.full ? TAMPERING_COUNT : 1,
  };
  const label = [variant.players, ...Object.values(variant.options), player].join(' ');
  const about = { index, game: game.meta.id, label };
  try {
    return { ...about, decisions: playLawfully(run).decisions, broken: null };
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    return { ...about, decisions: 0, broken: { message: error.message, moveFile: error.moveFile } };
  }
}

/** Follows the game on a state of its own, for the bots to look at. */
function picker(
  game: AnyGame,
  state: BaseState,
  level: ReturnType<typeof playerOf>,
  seed: string,
): LawRun['pick'] {
  const rng = seedRng(`soak ${seed}`);
  return (count, number) => {
    if (level === 'random' || number < 0) return nextBelow(rng, count);
    const moves = game.legalMoves(state);
    const { seat } = game.decision(state)!;
    const view = game.view(state, seat);
    const { notation } = chooseMove(game, {
      view,
      seat,
      level,
      iterations: null,
      timeMs: 60_000,
      seed: decisionSeed(seed, number),
    });
    const index = moves.findIndex(move => game.notate(move) === notation);
    game.apply(state, moves[index]!);
    return index;
  };
}
