/**
 * Places without travelling: a cube put on one, a jump to a village. [newton.cubes.placed]
 * [newton.effects.village-jump]
 */
import { plural } from '../../../../core/words.ts';
import { placeText } from '../../text/components.ts';
import { costText } from '../../text/words.ts';
import { placeCube } from '../arrivals.ts';
import { activePlayer } from '../counting.ts';
import { isFreeVillage, isOffered, mayPlaceCube } from '../map.ts';
import { STOP } from '../moves.ts';
import type { Tables } from '../tables.ts';
import type { PendingOf, PlaceIndex, SeatTable } from '../types.ts';
import { nothingUnavailable, pendingOf, topic, type Words } from './topic.ts';
import { nearbyText } from './travel.ts';

type PlaceCubePending = PendingOf<'place-cube'>;

function mayVisit(t: Tables, seat: SeatTable, pending: PlaceCubePending, place: PlaceIndex): boolean {
  return seat.coins >= pending.coins && isOffered(t, pending.on, place) && mayPlaceCube(t, seat, place);
}

export const placeCubeTopic = topic<PlaceCubePending>({
  rule: 'newton.cubes.placed',
  secret: false,
  open: true,
  legal(t, state, pending, moves) {
    const player = activePlayer(state);
    for (const place of t.cubePlaces)
      if (mayVisit(t, player, pending, place)) moves.push(t.moves.visit[place]!);
    moves.push(STOP);
  },
  apply(t, state, pending, move, emit) {
    state.pending.pop();
    if (move.type === 'visit') placeCube(t, state, move.place, pending.coins, emit);
  },
  prompt: (_t, _state, { coins }) =>
    `Where do you place a travel cube?${coins > 0 ? ` It costs ${plural(coins, 'coin')}` : ''}`,
  unavailable: nothingUnavailable,
  idle: {
    test: (t, state, pending) =>
      !t.cubePlaces.some(place => mayVisit(t, activePlayer(state), pending, place)),
    phrase: 'can place no cube',
  },
  stopText: () => 'Place no cube',
});

export const jump = topic<PendingOf<'jump'>>({
  rule: 'newton.effects.village-jump',
  secret: false,
  open: true,
  legal(t, state, _pending, moves) {
    for (const to of t.villages) if (isFreeVillage(t, state, to)) moves.push(t.moves.jump[to]!);
  },
  apply(_t, state, { coins }, move, emit) {
    if (move.type !== 'jump') return;
    const player = activePlayer(state);
    state.pending.pop();
    player.coins -= coins;
    player.scientist = move.to;
    emit?.({ type: 'jumped', seat: state.active, to: move.to, coins });
  },
  prompt: () => 'To which village does your scientist jump?',
  unavailable: nothingUnavailable,
});

export const placesMoves: Pick<Words, 'visit' | 'jump'> = {
  visit: {
    notate: (t, move) => `visit ${t.places[move.place]!.id}`,
    group: 'Places',
    describe: (t, move, view) =>
      `Place a cube on ${placeText(t, view, move.place)}${costText(pendingOf(view, 'place-cube').coins, 0)}`,
  },
  jump: {
    notate: (t, move) => `jump ${t.places[move.to]!.id}`,
    group: 'Villages',
    describe: (t, { to }, view) =>
      `Jump to ${t.places[to]!.name}${nearbyText(t, activePlayer(view), to)}${costText(pendingOf(view, 'jump').coins, 0)}`,
  },
};
