/** Phase B: apprentices to one place, or the master, or pass, until all have passed. [leonardo.placement] */
import type { Reason, Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { ordinal, plural } from '../../../../core/words.ts';
import { masterNote, rankWith, sendNote } from '../../text/situation.ts';
import { deciderOf, placeName, shortPlaceName, workers } from '../../text/words.ts';
import { fromLeonardo, joinRow, strength } from '../city.ts';
import type { Tables } from '../data.ts';
import { freeSpaces, isWorking } from '../laboratories.ts';
import { beginTurn, cityIsClosed } from '../turns.ts';
import {
  type Event,
  LAB_PLACES,
  labAt,
  type MoveOf,
  NOWHERE,
  PLACE_INDICES,
  PLACES,
  type PlaceIndex,
  type SeatTable,
  type State,
  type Table,
} from '../types.ts';
import { numbered, type TopicOf, type WordOf } from './topic.ts';

const SENDS: readonly MoveOf<'send'>[] = PLACE_INDICES.map(place => ({ type: 'send', place }));
const MASTERS: readonly MoveOf<'master'>[] = PLACE_INDICES.map(place => ({ type: 'master', place }));
const PASS: MoveOf<'pass'> = { type: 'pass' };
const crewMove = numbered<MoveOf<'crew'>>(count => ({ type: 'crew', count }));

export function enterPlacement(state: State): void {
  state.phase = 'placement';
  state.queue = fromLeonardo(state);
  for (const player of state.seats) player.passed = false;
}

/**
 * Asks the next player who has not passed; false once all have. Who can place nothing passes.
 * [leonardo.placement.pass]
 */
export function proceedPlacement(t: Tables, state: State, emit: Emit<Event>): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    const player = state.seats[seat]!;
    if (canPlaceAnything(t, state, player)) {
      state.queue.push(seat);
      beginTurn(state, { kind: 'placement', seat });
      return true;
    }
    player.passed = true;
    emit?.({ type: 'passed', seat });
  }
  return false;
}

/** [leonardo.final] */
function openPlaces(t: Tables, table: Readonly<Table>): readonly PlaceIndex[] {
  return cityIsClosed(t, table) ? LAB_PLACES : PLACE_INDICES;
}

/**
 * A zone holds any number of workers, a laboratory what it has spaces for, and none while it is idle.
 * [leonardo.placement.laboratory]
 */
function hasRoom(t: Tables, player: Readonly<SeatTable>, place: PlaceIndex): boolean {
  const lab = labAt(place);
  return lab === undefined || (isWorking(player.labs[lab]!) && freeSpaces(t, player, lab) > 0);
}

export function largestCrew(t: Tables, player: Readonly<SeatTable>, place: PlaceIndex): number {
  const lab = labAt(place);
  return lab === undefined ? player.idle : Math.min(player.idle, freeSpaces(t, player, lab));
}

/** [leonardo.placement.once] */
function canSend(t: Tables, player: Readonly<SeatTable>, place: PlaceIndex): boolean {
  return player.idle > 0 && player.placed[place] === 0 && hasRoom(t, player, place);
}

function canPlaceMaster(t: Tables, player: Readonly<SeatTable>, place: PlaceIndex): boolean {
  return player.master === NOWHERE && hasRoom(t, player, place);
}

function canPlaceAnything(t: Tables, state: Readonly<State>, player: Readonly<SeatTable>): boolean {
  if (player.idle === 0 && player.master !== NOWHERE) return false;
  for (const place of openPlaces(t, state))
    if (canSend(t, player, place) || canPlaceMaster(t, player, place)) return true;
  return false;
}

function sendApprentices(
  state: State,
  seat: Seat,
  place: PlaceIndex,
  apprentices: number,
  emit: Emit<Event>,
): void {
  const player = state.seats[seat]!;
  player.idle -= apprentices;
  player.placed[place] = apprentices;
  arrive(state, seat, place);
  emit?.({ type: 'placed', seat, place, apprentices, master: false });
}

function arrive(state: State, seat: Seat, place: PlaceIndex): void {
  if (labAt(place) === undefined) joinRow(state, place, seat);
}

export const placement: TopicOf<'placement', 'send' | 'master' | 'pass'> = {
  rule: 'leonardo.placement',
  secret: false,
  open: true,
  legal(t, state, { seat }, moves) {
    const player = state.seats[seat]!;
    const places = openPlaces(t, state);
    for (const place of places) if (canSend(t, player, place)) moves.push(SENDS[place]!);
    for (const place of places) if (canPlaceMaster(t, player, place)) moves.push(MASTERS[place]!);
    moves.push(PASS);
  },
  apply(t, state, { seat }, move, emit) {
    const player = state.seats[seat]!;
    state.pending = null;
    switch (move.type) {
      case 'pass':
        player.passed = true;
        state.queue.pop();
        emit?.({ type: 'passed', seat });
        break;
      case 'master':
        player.master = move.place;
        arrive(state, seat, move.place);
        emit?.({ type: 'placed', seat, place: move.place, apprentices: 0, master: true });
        break;
      case 'send':
        if (largestCrew(t, player, move.place) === 1) sendApprentices(state, seat, move.place, 1, emit);
        else state.pending = { kind: 'crew', seat, place: move.place };
        break;
    }
  },
  prompt(_, state, { seat }) {
    const { idle, master } = state.seats[seat]!;
    return `Where do you place workers? ${workers(idle, master === NOWHERE)} left`;
  },
  unavailable(t, state, { seat }) {
    const player = state.seats[seat]!;
    const reasons: Reason[] = [];
    if (cityIsClosed(t, state))
      reasons.push({
        what: 'The city',
        why: 'in the last two turns only laboratories work',
        rule: 'leonardo.final',
      });
    if (player.master !== NOWHERE)
      reasons.push({
        what: 'Place the master',
        why: `he stands in ${placeName(t, player.master)}`,
        rule: 'leonardo.placement',
      });
    if (player.idle === 0)
      reasons.push({ what: 'Send apprentices', why: 'all are placed', rule: 'leonardo.placement' });
    for (const place of openPlaces(t, state)) {
      const reason = whyNotSend(t, player, place);
      if (reason !== null) reasons.push({ what: `Send apprentices to ${placeName(t, place)}`, ...reason });
    }
    return reasons;
  },
};

function whyNotSend(t: Tables, player: Readonly<SeatTable>, place: PlaceIndex): Omit<Reason, 'what'> | null {
  if (player.idle > 0 && player.placed[place]! > 0)
    return { why: 'only once a turn in each place', rule: 'leonardo.placement.once' };
  const index = labAt(place);
  if (index === undefined) return null;
  const rule = 'leonardo.placement.laboratory';
  const lab = player.labs[index]!;
  if (lab.side < 0) return { why: 'you do not own it yet', rule };
  if (!isWorking(lab)) return { why: 'it builds nothing', rule };
  return freeSpaces(t, player, index) === 0 ? { why: 'it has no free bench', rule } : null;
}

export const crew: TopicOf<'crew', 'crew'> = {
  rule: 'leonardo.placement.once',
  secret: false,
  open: true,
  legal(t, state, { seat, place }, moves) {
    const most = largestCrew(t, state.seats[seat]!, place);
    for (let count = 1; count <= most; count++) moves.push(crewMove(count));
  },
  apply(_, state, { seat, place }, { count }, emit) {
    state.pending = null;
    sendApprentices(state, seat, place, count, emit);
  },
  prompt: (t, _, { place }) => `How many apprentices to ${placeName(t, place)}? None can follow this turn`,
  unavailable: () => [],
};

export const sendWord: WordOf<'send'> = {
  notate: (_, { place }) => `send ${PLACES[place]}`,
  group: 'Send apprentices',
  describe: (t, { place }, view) => `Send to ${shortPlaceName(t, place)}, ${sendNote(t, view, place)}`,
};

export const masterWord: WordOf<'master'> = {
  notate: (_, { place }) => `master ${PLACES[place]}`,
  group: 'Place the master (counts 2)',
  describe: (t, { place }, view) => `Master to ${shortPlaceName(t, place)}, ${masterNote(t, view, place)}`,
};

export const passWord: WordOf<'pass'> = {
  notate: () => 'pass',
  group: 'Finish',
  describe: () => 'Pass: place nobody else',
};

export const crewWord: WordOf<'crew'> = {
  notate: (_, { count }) => `crew ${count}`,
  amount: move => move.count,
  group: 'How many apprentices',
  describe(t, { count }, view) {
    const seat = deciderOf(view);
    const player = view.seats[seat]!;
    const left = `${player.idle - count} left`;
    if (view.pending?.kind !== 'crew') return `${plural(count, 'apprentice')}, ${left}`;
    const { place } = view.pending;
    if (labAt(place) !== undefined)
      return `${plural(count, 'apprentice')}: ${plural(count, 'week')} of work, ${left}`;
    const own = strength(t, player, place) + count;
    const rank = rankWith(t, view, seat, place, own);
    return `${plural(count, 'apprentice')}: ${ordinal(rank)} so far, ${left}`;
  },
};
