/** How promising moves look at a glance, for bots that cannot try them all. */
import { symbols } from './books.ts';
import type { Space, Tables } from './data.ts';
import { activePlayer, mayPlaceCube } from './effects.ts';
import { topFrame } from './frames.ts';
import type { Frame, Move, MoveType, Player, State } from './types.ts';
import { actionWorth } from './worth.ts';

const WEIGHTS: Record<MoveType, number> = {
  keep: 4,
  play: 4,
  aside: 0.1,
  do: 5,
  effect: 8,
  end: 0.8,
  boost: 0.8,
  potion: 0.4,
  hire: 0.8,
  reveal: 0.1,
  deck: 1,
  advance: 3,
  student: 3,
  go: 2,
  cube: 6,
  take: 3,
  shelve: 4,
  stop: 0.6,
  master: 5,
  visit: 4,
  tile: 4,
  replace: 1,
  jump: 1,
  repeat: 3,
  discard: 2,
  tuck: 3,
};

export function priors(t: Tables, state: State, moves: readonly Move[]): number[] {
  if (moves.length === 0) return [];
  const player = activePlayer(state);
  const frame = topFrame(state.pending)!;
  return moves.map(move => WEIGHTS[move.type] * glance(t, state, player, frame, move));
}

function glance(t: Tables, state: State, player: Player, frame: Frame, move: Move): number {
  switch (move.type) {
    case 'play': {
      const { action, level } = t.cards[move.card]!;
      const value = action === 'joker' ? 3 : actionWorth(action, symbols(t, player, action) + 1);
      return 0.3 + 0.25 * value + 0.2 * level;
    }
    case 'do':
      return 0.3 + 0.3 * actionWorth(move.action, symbols(t, player, move.action) + 1);
    case 'advance':
      return isSpecial(t.work[player.work + move.spaces]!) ? 2.5 : 0.3 + 0.2 * move.spaces;
    case 'student': {
      const space = t.technology[move.to]!;
      return isSpecial(space) || hasToken(state, space.tokenSpot) ? 1.6 : 0.9;
    }
    case 'go':
      return hasToken(state, t.places[move.to]!.tokenSpot) || mayPlaceCube(t, player, move.to) ? 2 : 0.8;
    case 'stop':
      return stopsWell(t, player, frame) ? 6 : 1;
    case 'take':
      return 0.4 + 0.4 * t.cards[move.card]!.level;
    case 'shelve': {
      const filled = player.shelf | (1 << move.square);
      let points = 1;
      for (const run of t.runs)
        if ((run.mask & (1 << move.square)) !== 0)
          points += (filled & run.mask) === run.mask ? run.points : 0.2;
      return move.ignore ? points * 0.6 : points;
    }
    case 'master':
    case 'keep':
      return 0.6 + 0.1 * t.masters[move.master]!.points;
    case 'tuck': {
      const { level, action } = t.cards[move.card]!;
      return action === 'joker' ? 0.1 : level === 0 ? 1.5 : 0.6;
    }
    case 'discard':
      return t.cards[move.card]!.level === 0 ? 1.5 : 0.6;
    default:
      return 1;
  }
}

function isSpecial(space: Space): boolean {
  return space.spot >= 0 || space.kind === 'master';
}

function hasToken(state: State, spot: number): boolean {
  return spot >= 0 && state.tokens[spot]! >= 0;
}

function stopsWell(t: Tables, player: Player, frame: Frame): boolean {
  if (frame.kind === 'travel') return frame.steps > 0 && mayPlaceCube(t, player, player.scientist);
  return (
    frame.kind === 'technology' &&
    frame.student >= 0 &&
    isSpecial(t.technology[player.students[frame.student]!]!)
  );
}
