/** The best that a basic action in progress could bring from here. The rules say what is possible and what it costs. */
import { potionsToEnterPlace, routeCost } from '../rules/map.ts';
import {
  isOpen,
  mayPlaceTile,
  potionsForSquare,
  priceOfIgnoring,
  priceOfTile,
} from '../rules/topics/study.ts';
import { isMovable, isTaken, potionsToEnter } from '../rules/topics/technology.ts';
import { furthest, potionsForObjective, wages } from '../rules/topics/work.ts';
import type {
  LessonsPending,
  PlaceIndex,
  StudyPending,
  TechnologyIndex,
  TechnologyPending,
  TravelPending,
  WorkPending,
} from '../rules/types.ts';
import { bestFurtherCard } from './cards.ts';
import type { Prospects } from './prospects.ts';
import { placesInReach } from './routes.ts';
import { squareWorth } from './shelf.ts';
import { markerWorth, studentWorth, tokenWorth } from './values.ts';
import { PENDING } from './weights.ts';
import { placeWorth, spaceWorth, tileWorth } from './worth.ts';

export function bestWork(prospects: Prospects, pending: WorkPending): number {
  const { t, player } = prospects;
  const most = furthest(t, player, pending, player.potions);
  const now = markerWorth(prospects, player.work);
  let best = furthest(t, player, pending, 0) === 0 ? wages(t, player, pending, 0) * prospects.coin : 0;
  for (let spaces = 1; spaces <= most; spaces++) {
    const arrival = player.work + spaces;
    const space = t.work[arrival]!;
    let value = wages(t, player, pending, spaces) * prospects.coin + markerWorth(prospects, arrival) - now;
    value += spaceWorth(prospects, space);
    if (space.kind === 'objective') value -= potionsForObjective(t, player, pending) * prospects.potion;
    best = Math.max(best, value);
  }
  return best;
}

export function bestTechnology(prospects: Prospects, pending: TechnologyPending): number {
  const { t, player } = prospects;
  let best = 0;
  const tokenFactor = pending.doubleTokens ? 2 : 1;
  const walk = (space: TechnologyIndex, left: number, gained: number, base: number): void => {
    for (const next of t.technology[space]!.children) {
      const potions = potionsToEnter(t, pending, next, prospects.books);
      if (isTaken(t, player, next) || potions > player.potions) continue;
      const info = t.technology[next]!;
      const sum = gained + tokenWorth(prospects, info.tokenSpot) * tokenFactor - potions * prospects.potion;
      best = Math.max(best, sum + spaceWorth(prospects, info) + studentWorth(prospects, next) - base);
      if (left > 1) walk(next, left - 1, sum, base);
    }
  };
  for (let student = 0; student < player.students.length; student++) {
    if (!isMovable(player, pending, student)) continue;
    const space = player.students[student]!;
    if (pending.student >= 0) best = Math.max(best, spaceWorth(prospects, t.technology[space]!));
    if (pending.value > 0) walk(space, pending.value, 0, studentWorth(prospects, space));
  }
  return best * (pending.split && pending.student < 0 ? PENDING.splitTechnology : 1);
}

export function bestTravel(prospects: Prospects, pending: TravelPending): number {
  const { t, player } = prospects;
  const base = placesInReach(prospects, player.scientist);
  let best = pending.steps > 0 ? placeWorth(prospects, player.scientist) : 0;
  const reach: number[] = [];
  const reachOf = (place: PlaceIndex): number => {
    reach[place] ??= placesInReach(prospects, place);
    return reach[place];
  };
  let reached = new Map<PlaceIndex, { value: number; coins: number }>([
    [player.scientist, { value: 0, coins: player.coins }],
  ]);
  for (let left = pending.value; left > 0; left--) {
    const next = new Map<PlaceIndex, { value: number; coins: number }>();
    for (const [place, way] of reached) {
      const { neighbours } = t.places[place]!;
      for (let nth = 0; nth < neighbours.length; nth++) {
        const to = neighbours[nth]!;
        const cost = routeCost(t, place, nth, pending.freeRoutes);
        const potions = potionsToEnterPlace(t, to, prospects.books);
        if (cost > way.coins || potions > player.potions) continue;
        let value =
          way.value -
          cost * prospects.coin +
          tokenWorth(prospects, t.places[to]!.tokenSpot) -
          potions * prospects.potion;
        const known = next.get(to);
        if (known === undefined || known.value < value) next.set(to, { value, coins: way.coins - cost });
        if (pending.cubesOnTheWay === 'yes') value += placeWorth(prospects, to) * PENDING.cubeOnTheWay;
        if (!reached.has(to) || to !== player.scientist)
          best = Math.max(best, value + placeWorth(prospects, to) + reachOf(to) - base);
      }
    }
    reached = next;
  }
  return best;
}

export function bestLesson(prospects: Prospects, pending: LessonsPending): number {
  return bestFurtherCard(prospects, pending.value) + (pending.thenAct > 0 ? PENDING.lessonThenAct : 0);
}

export function bestStudy(prospects: Prospects, pending: StudyPending): number {
  const { t, state, player } = prospects;
  if (!mayPlaceTile(t, state, player, pending)) return 0;
  const ignoring = priceOfIgnoring(t, state, pending);
  const ignoringCost =
    ignoring >= 0 && ignoring <= player.coins ? ignoring * prospects.coin : Number.POSITIVE_INFINITY;
  const tile = tileWorth(prospects);
  let best = 0;
  for (const index of t.bookSquares) {
    if (!isOpen(t, player, pending, index)) continue;
    const potions = potionsForSquare(t, state, player, t.squares[index]!, prospects.books);
    const potionsCost = potions <= player.potions ? potions * prospects.potion : Number.POSITIVE_INFINITY;
    const cost = Math.min(potionsCost, ignoringCost);
    if (Number.isFinite(cost)) best = Math.max(best, squareWorth(prospects, index) + tile - cost);
  }
  return Math.max(0, best - priceOfTile(t, state, pending) * prospects.coin);
}
