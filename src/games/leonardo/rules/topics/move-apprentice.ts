/** Privilege 1 of the Council: an apprentice is lifted from one zone and dropped in another. [leonardo.council.move] */
import type { Reason, Seat } from '../../../../core/game.ts';
import { situation } from '../../text/situation.ts';
import { deciderOf, placeName } from '../../text/words.ts';
import { joinRow, rankOf, takeApprentice } from '../city.ts';
import type { Tables } from '../data.ts';
import {
  COUNCIL,
  LAB_PLACES,
  labAt,
  type MoveOf,
  NOWHERE,
  PLACES,
  type PlaceIndex,
  type State,
  ZONE_INDICES,
} from '../types.ts';
import { MAX_SEATS, seatId, type TopicOf, type WordOf } from './topic.ts';

const LIFTS: readonly (readonly MoveOf<'lift'>[])[] = ZONE_INDICES.map(from =>
  Array.from({ length: MAX_SEATS }, (_, owner) => ({ type: 'lift', from, owner })),
);
const DROPS: readonly MoveOf<'drop'>[] = ZONE_INDICES.map(to => ({ type: 'drop', to }));
/** Nobody is moved into the Council. */
const TARGETS = ZONE_INDICES.slice(1);

/** May this player move an apprentice of the owner out of the zone? [leonardo.council.move], [leonardo.codex] */
function canLift(t: Tables, state: Readonly<State>, seat: Seat, from: PlaceIndex, owner: Seat): boolean {
  if (state.seats[owner]!.placed[from] === 0) return false;
  if (state.codex ? from === COUNCIL : owner !== seat) return false;
  for (const to of TARGETS) if (canDrop(t, state, seat, from, owner, to)) return true;
  return false;
}

/** [leonardo.codex.others] */
function canDrop(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  from: PlaceIndex,
  owner: Seat,
  to: PlaceIndex,
): boolean {
  return to !== from && (owner === seat || !isFirst(t, state, to, owner));
}

/** Does this player lead the ranking of the zone? */
function isFirst(t: Tables, state: Readonly<State>, zone: PlaceIndex, seat: Seat): boolean {
  return state.rows[zone]!.includes(seat) && rankOf(t, state, zone, seat) === 0;
}

export function anyLift(t: Tables, state: Readonly<State>, seat: Seat): boolean {
  for (const from of ZONE_INDICES)
    for (let owner = 0; owner < state.players; owner++) if (canLift(t, state, seat, from, owner)) return true;
  return false;
}

/** The variant has its own rule. */
function ruleOf(_: Tables, state: Readonly<State>): string {
  return state.codex ? 'leonardo.codex' : 'leonardo.council.move';
}

export const lift: TopicOf<'lift', 'lift'> = {
  rule: ruleOf,
  secret: false,
  open: true,
  legal(t, state, { seat }, moves) {
    for (const from of ZONE_INDICES)
      for (let owner = 0; owner < state.players; owner++)
        if (canLift(t, state, seat, from, owner)) moves.push(LIFTS[from]![owner]!);
  },
  apply(_, state, { seat }, { owner, from }) {
    state.pending = { kind: 'drop', seat, owner, from };
  },
  prompt: () => 'Which apprentice do you move?',
  unavailable(t, state, { seat }) {
    const { master, placed } = state.seats[seat]!;
    const reasons: Reason[] = [];
    const refuse = (whom: string, from: PlaceIndex, why: string, rule: string): void => {
      reasons.push({ what: `Move ${whom} from ${placeName(t, from)}`, why, rule });
    };
    if (master !== NOWHERE && labAt(master) === undefined)
      refuse('the master', master, 'only apprentices are moved', 'leonardo.council.move');
    if (state.codex && placed[COUNCIL]! > 0) {
      const why = 'by the Codex apprentices in the Council are not moved';
      refuse('an apprentice', COUNCIL, why, 'leonardo.codex');
    }
    for (const place of LAB_PLACES)
      if (placed[place]! > 0)
        refuse('an apprentice', place, 'laboratories are not zones of the city', 'leonardo.council.move');
    return reasons;
  },
};

export const drop: TopicOf<'drop', 'drop'> = {
  rule: ruleOf,
  secret: false,
  open: true,
  legal(t, state, { seat, owner, from }, moves) {
    for (const to of TARGETS) if (canDrop(t, state, seat, from, owner, to)) moves.push(DROPS[to]!);
  },
  apply(_, state, { seat, owner, from }, { to }, emit) {
    state.pending = null;
    takeApprentice(state, from, owner);
    joinRow(state, to, owner);
    state.seats[owner]!.placed[to]!++;
    emit?.({ type: 'moved', seat, owner, from, to });
  },
  prompt: (t, _, { from }) => `To which zone does the apprentice from ${placeName(t, from)} go?`,
  unavailable(t, state, { seat, owner }) {
    const reasons: Reason[] = [
      {
        what: `To ${placeName(t, COUNCIL)}`,
        why: 'nobody is moved into the Council',
        rule: ruleOf(t, state),
      },
    ];
    if (owner !== seat)
      reasons.push({
        what: 'To a zone that player leads',
        why: 'another player may not be helped where already first',
        rule: 'leonardo.codex.others',
      });
    return reasons;
  },
};

export const liftWord: WordOf<'lift'> = {
  notate: (_, { from, owner }) => `lift ${PLACES[from]} ${seatId(owner)}`,
  group: 'Which apprentice',
  describe(t, { from, owner }, view, names) {
    const whose = owner === deciderOf(view) ? 'your own apprentice' : `an apprentice of ${names[owner]}`;
    return `Move ${whose} from ${placeName(t, from)}`;
  },
};

export const dropWord: WordOf<'drop'> = {
  notate: (_, { to }) => `drop ${PLACES[to]}`,
  group: 'Where to',
  describe: (t, { to }, view, names) => `To ${placeName(t, to)}${situation(t, view, names, to)}`,
};
