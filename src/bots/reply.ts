/** What the others will probably do about a move, as far as it can be told by what its player knows. */
import type { AnyGame, BaseState, Names, Seat } from '../core/game.ts';
import { briefly } from './brief.ts';
import { think } from './choose.ts';
import { Habits } from './habits.ts';
import { findMove, sampleState } from './position.ts';
import { finishTurn } from './turns.ts';
import type { BotRequest, Work } from './types.ts';

/** Sampled states on which the others are asked, and the share of them that has to agree. */
const SAMPLES = 8;
const AGREEING = 0.6;

export interface Reply {
  readonly seat: Seat;
  /** As the menu of that seat has it in short, described by what the player who asks knows. */
  readonly text: string;
}

/**
 * The next decision of another seat after this move and the rest of its turn. Null where no other decides before the
 * player does again, where the choice is none that everybody may know of, or where the sampled states lead to different
 * replies.
 */
export function* likeliestReply(
  game: AnyGame,
  request: BotRequest,
  notation: string,
  names: Names,
): Work<Reply | null> {
  if (request.view.players === 1) return null;
  const counts = new Map<string, { readonly reply: Reply; count: number }>();
  const habits = new Habits(game);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const reply = yield* replyOn(game, request, notation, { sample, habits, names });
    if (reply === null) continue;
    const key = `${reply.seat} ${reply.text}`;
    const known = counts.get(key) ?? { reply, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  for (const { reply, count } of counts.values()) if (count >= AGREEING * SAMPLES) return reply;
  return null;
}

interface Asking {
  readonly sample: number;
  readonly habits: Habits;
  readonly names: Names;
}

function* replyOn(
  game: AnyGame,
  request: BotRequest,
  notation: string,
  { sample, habits, names }: Asking,
): Work<Reply | null> {
  const state = afterTurn(game, request, notation, { sample, habits });
  const decision = state === null ? null : game.decision(state);
  if (state === null || decision === null || decision.seat === request.seat || !decision.open) return null;
  const { seat } = decision;
  // The other seat, too, is asked with no more than it would know.
  const { notation: chosen } = yield* think(game, {
    ...{ view: game.view(state, seat), seat, level: 'medium', iterations: null, timeMs: 0 },
    seed: `reply ${request.seed} ${sample}`,
  });
  const moves = game.legalMoves(state);
  const view = game.view(state, request.seat);
  const texts = moves.map(move => game.describe(move, view, names));
  return { seat, text: briefly(texts[moves.findIndex(move => game.notate(move) === chosen)]!, texts) };
}

/** The sampled state with the move and what is likely to follow in the same turn; null where it is not legal there. */
function afterTurn(
  game: AnyGame,
  request: BotRequest,
  notation: string,
  { sample, habits }: Omit<Asking, 'names'>,
): BaseState | null {
  const state = sampleState(game, request, sample);
  const { turn } = game.mover(state)!;
  const move = findMove(game, state, notation);
  if (move === undefined) return null;
  game.apply(state, move);
  return finishTurn(game, state, { seat: request.seat, turn }, habits);
}
