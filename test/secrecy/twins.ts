/**
 * Twins: one position played on twice, with different choices in one secret turn. How many choices it took may differ, too,
 * and so may what was taken back on the way. As long as the rules reveal nothing of it, nobody else may tell the two apart.
 */
import type { AnyGame, BaseState, Seat } from '../../src/core/game.ts';
import { isVisible } from '../../src/core/game.ts';
import { equal } from '../../src/core/json.ts';
import { Match, type MatchConfig } from '../../src/core/match.ts';
import { nextBelow, type RngState } from '../../src/core/rng.ts';

export interface Twins {
  readonly one: Match;
  readonly two: Match;
  /** Who chose in secret. */
  readonly seat: Seat;
  readonly kind: string;
  /** The choices of the secret turn, for a message. */
  readonly told: string;
  /** Did one turn take more choices than the other, or take some back? */
  readonly uneven: boolean;
}

/** A match that goes on from a state. */
export function matchFrom(state: BaseState, config: MatchConfig): Match {
  const { game } = config;
  return new Match({ ...config, game: { ...game, setup: () => game.copy(state) } as AnyGame });
}

export function othersThan(seat: Seat, { names }: Match): (Seat | null)[] {
  return [null, ...names.keys()].filter(viewer => viewer !== seat);
}

/** What the rules let a viewer know: the view, and all that was told, however many decisions it came from. */
function known(match: Match, viewer: Seat | null): unknown {
  const told = match.entries.flatMap(({ events }) => events.filter(event => isVisible(event, viewer)));
  return { view: match.view(viewer), told, over: match.over };
}

function areAlike({ one, two, seat }: Pick<Twins, 'one' | 'two' | 'seat'>): boolean {
  return othersThan(seat, one).every(viewer => equal(known(one, viewer), known(two, viewer)));
}

/** Takes the secret turn that has come up, now and then with a step back; returns its moves. */
function takeSecretTurn(match: Match, rng: RngState): string[] {
  const { turn } = match.decision!;
  const moves: string[] = [];
  while (match.decision?.turn === turn && match.decision.secret) {
    if (
      match.undoState().allowed &&
      match.entries.at(-1)?.decision.turn === turn &&
      nextBelow(rng, 6) === 0
    ) {
      match.undo();
      moves.push('undo');
      continue;
    }
    const { notation } = match.choices[nextBelow(rng, match.choices.length)]!;
    match.play(notation);
    moves.push(notation);
  }
  return moves;
}

/** Two secret turns of a match that is opened twice; null where they come out the same or the rules show which was which. */
export function twinsOf(open: () => Match, rng: RngState): Twins | null {
  const [one, two] = [open(), open()];
  const { seat, kind } = one.decision!;
  const [a, b] = [takeSecretTurn(one, rng), takeSecretTurn(two, rng)];
  if (equal(a, b)) return null;
  const twins: Twins = {
    ...{ one, two, seat, kind, uneven: a.length !== b.length },
    told: `${kind}: ${a.join(', ')} / ${b.join(', ')}`,
  };
  return areAlike(twins) ? twins : null;
}

/** One more decision, the same for both; false where the rules tell them apart there, or the secret one decides again. */
export function playOn({ one, two, seat }: Twins, rng: RngState): boolean {
  if (one.decision === null || one.decision.seat === seat || one.decision.seat !== two.decision?.seat)
    return false;
  const { notation } = one.choices[nextBelow(rng, one.choices.length)]!;
  if (two.find(notation) === undefined) return false;
  one.play(notation);
  two.play(notation);
  return areAlike({ one, two, seat });
}
