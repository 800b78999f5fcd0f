/** How promising moves look at first sight, for bots that cannot try them all. */
import { activePlayer, isFinished, symbols, tokenAt } from '../rules/counting.ts';
import { mayPlaceCube } from '../rules/map.ts';
import type { Space, Tables } from '../rules/tables.ts';
import { topPending } from '../rules/topics/topic.ts';
import { type Move, type MoveOf, type MoveType, NONE, type Player, type State } from '../rules/types.ts';
import { actionWorth } from './values.ts';
import { FIRST_SIGHT, MOVE } from './weights.ts';

export function priors(t: Tables, state: Readonly<State>, moves: readonly Move[]): number[] {
  if (moves.length === 0) return [];
  const player = activePlayer(state);
  return moves.map(move => MOVE[move.type] * quickValue(t, state, player, move));
}

type QuickValue<M extends Move> = (t: Tables, state: Readonly<State>, player: Player, move: M) => number;

const even = (): number => 1;
const ofMaster: QuickValue<MoveOf<'master' | 'keep'>> = (t, _state, _player, { master }) =>
  FIRST_SIGHT.master.base + FIRST_SIGHT.master.point * t.masters[master]!.points;

const QUICK_VALUES: { readonly [T in MoveType]: QuickValue<MoveOf<T>> } = {
  keep: ofMaster,
  master: ofMaster,
  play(t, _state, player, { card }) {
    const weights = FIRST_SIGHT.play;
    const { action, level } = t.cards[card]!;
    const value = action === 'joker' ? weights.joker : actionWorth(action, symbols(t, player, action) + 1);
    return weights.base + weights.action * value + weights.level * level;
  },
  do: (t, _state, player, { action }) =>
    FIRST_SIGHT.do.base + FIRST_SIGHT.do.action * actionWorth(action, symbols(t, player, action) + 1),
  advance(t, _state, player, { spaces }) {
    const { base, space, special } = FIRST_SIGHT.advance;
    return isSpecial(t.work[player.work + spaces]!) ? special : base + space * spaces;
  },
  student(t, state, _player, { to }) {
    const space = t.technology[to]!;
    const { special, plain } = FIRST_SIGHT.student;
    return isSpecial(space) || tokenAt(state, space.tokenSpot) !== NONE ? special : plain;
  },
  go(t, state, player, { to }) {
    const { special, plain } = FIRST_SIGHT.go;
    return tokenAt(state, t.places[to]!.tokenSpot) !== NONE || mayPlaceCube(t, player, to) ? special : plain;
  },
  stop: (t, state, player) =>
    stopsWell(t, state, player) ? FIRST_SIGHT.stop.special : FIRST_SIGHT.stop.plain,
  take: (t, _state, _player, { card }) =>
    FIRST_SIGHT.take.base + FIRST_SIGHT.take.level * t.cards[card]!.level,
  shelve(t, _state, player, { square, ignore }) {
    const weights = FIRST_SIGHT.shelve;
    const filled = player.shelf | (1 << square);
    let points: number = weights.base;
    for (const run of t.squares[square]!.runs)
      points += isFinished(filled, t.runs[run]!) ? t.runs[run]!.points : weights.openLine;
    return ignore ? points * weights.ignoring : points;
  },
  tuck(t, _state, _player, { card }) {
    const { level, action } = t.cards[card]!;
    const { joker, starting, other } = FIRST_SIGHT.tuck;
    return action === 'joker' ? joker : level === 0 ? starting : other;
  },
  discard: (t, _state, _player, { card }) =>
    t.cards[card]!.level === 0 ? FIRST_SIGHT.discard.starting : FIRST_SIGHT.discard.other,
  effect: even,
  end: even,
  boost: even,
  potion: even,
  hire: even,
  reveal: even,
  deck: even,
  cube: even,
  visit: even,
  tile: even,
  replace: even,
  jump: even,
  repeat: even,
};

function quickValue(t: Tables, state: Readonly<State>, player: Player, move: Move): number {
  // The function under the type of a move is the one that takes it, which TypeScript does not see.
  return (QUICK_VALUES[move.type] as QuickValue<Move>)(t, state, player, move);
}

function isSpecial(space: Space): boolean {
  return space.spot !== NONE || space.kind === 'master';
}

function stopsWell(t: Tables, state: Readonly<State>, player: Player): boolean {
  const pending = topPending(state);
  if (pending?.kind === 'travel') return pending.steps > 0 && mayPlaceCube(t, player, player.scientist);
  return (
    pending?.kind === 'technology' &&
    pending.student >= 0 &&
    isSpecial(t.technology[player.students[pending.student]!]!)
  );
}
