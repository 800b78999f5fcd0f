/**
 * An estimate of the final score: points so far, objectives and masters as they stand, what the bookshelf and the tiles
 * will pay, what the cards will still do, and what the action in progress is about to bring.
 */
import type { Seat } from '../../core/game.ts';
import { potionsForSquare, priceOfIgnoring, priceOfTile } from './actions/study.ts';
import { effectUsable, valueOfAnyAction, valueOfCardAction } from './actions/turn.ts';
import { furthest, potionsForObjective, wages } from './actions/work.ts';
import { missingBooks } from './books.ts';
import type { Tables } from './data.ts';
import { cardAction, plainAction } from './frames.ts';
import { type Outlook, outlook } from './outlook.ts';
import { objectivePoints, pointsInPlay, reachedObjective } from './scoring.ts';
import {
  ACTIONS,
  type Action,
  type Frame,
  type LessonsFrame,
  type State,
  type StudyFrame,
  type TechnologyFrame,
  type TravelFrame,
  type WorkFrame,
} from './types.ts';
import * as worth from './worth.ts';

/** Chance that the best, second best, ... master in hand is still played. */
const MASTER_CHANCE = [0.45, 0.25, 0.12, 0.06];

export function evaluate(t: Tables, state: State, seat: Seat): number {
  const player = state.seats[seat]!;
  let total = pointsInPlay(player);
  for (const master of player.played) total += t.masters[master]!.points;
  for (let spot = 0; spot < state.objectives.length; spot++)
    if (reachedObjective(t, player, spot))
      total += objectivePoints(t, state, player, t.objectives[state.objectives[spot]!]!);
  if (state.phase === 'over') return total;
  const o = outlook(t, state, player);
  total += worth.shelfWorth(o) + worth.pileWorth(o, player.tiles) + worth.purseWorth(o);
  for (const slot of player.incomes) total += worth.slotWorth(o, slot);
  for (const space of player.students) total += worth.studentWorth(o, space);
  total += worth.markerWorth(o, player.work) + placesInReach(o, player.scientist);
  total += visits(o) + mastersInHand(o) + cardsToCome(o);
  if (seat === state.active) for (const frame of state.pending) total += pendingWorth(o, frame);
  return total;
}

/** Universities and ancient lands count for objectives not yet reached. */
function visits(o: Outlook): number {
  let sum = 0;
  for (let spot = 0; spot < o.state.objectives.length; spot++) {
    if (reachedObjective(o.t, o.player, spot)) continue;
    const objective = o.t.objectives[o.state.objectives[spot]!]!;
    sum += objectivePoints(o.t, o.state, o.player, objective) * 0.35 * o.future;
  }
  return sum;
}

function mastersInHand(o: Outlook): number {
  const values = o.player.masters.map(master => worth.masterWorth(o, master)).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * (MASTER_CHANCE[i] ?? 0) * o.future;
  return sum;
}

/** Each round a player plays up to five of the cards left, and one of them goes under the desk. */
function cardsToCome(o: Outlook): number {
  const { t, player, state } = o;
  let now = 0;
  for (const card of player.hand) now += cardWorth(o, card);
  let later = now;
  for (const card of player.desk) later += cardWorth(o, card);
  const leftOut = state.pending.length > 0 && state.pending[0]!.kind === 'aside' ? 1 : 0;
  const plays = state.phase === 'actions' ? t.setup.turnsPerRound - player.desk.length - leftOut : 0;
  const owned = player.hand.length + player.desk.length;
  const thisRound =
    player.hand.length === 0 ? 0 : (now * Math.min(plays, player.hand.length)) / player.hand.length;
  return thisRound + laterRounds(o, later, owned);
}

/** Turns in the rounds to come with so many cards of this worth together. */
function laterRounds(o: Outlook, worthOfCards: number, owned: number): number {
  const { turnsPerRound, rounds } = o.t.setup;
  let turns = 0;
  for (let round = o.state.round + 1, left = owned - 1; round <= rounds && left > 0; round++, left--)
    turns += Math.min(turnsPerRound, left);
  return owned === 0 ? 0 : (worthOfCards * turns) / owned;
}

/** An average turn with this card. */
function cardWorth(o: Outlook, card: number): number {
  if (Number.isNaN(o.cards[card])) o.cards[card] = findCardWorth(o, card);
  return o.cards[card]!;
}

function findCardWorth(o: Outlook, card: number): number {
  const info = o.t.cards[card]!;
  const books = info.books[0] + info.books[1] + info.books[2] + info.books[3];
  let action = 0;
  if (info.action === 'joker') {
    for (let i = 0; i < ACTIONS.length; i++)
      action = Math.max(action, worth.actionWorth(ACTIONS[i]!, o.symbols[i]! + 1));
  } else {
    const onDesk = o.player.desk.includes(card) ? 0 : 1;
    action = worth.actionWorth(info.action, o.symbols[ACTIONS.indexOf(info.action)]! + onDesk);
  }
  return 0.6 * (action * (0.45 + 0.75 * o.future) + worth.cardEffectWorth(o, info) + 0.25 * books);
}

/** Share of a place's worth by the steps to it. */
const NEARNESS = Array.from({ length: 100 }, (_, steps) => 0.78 ** steps);

/** The nearest places worth a cube. */
function placesInReach(o: Outlook, from: number): number {
  const { steps, coins } = routesFrom(o.t, from);
  let best = 0;
  let second = 0;
  for (let place = 0; place < o.t.places.length; place++) {
    if (!o.t.places[place]!.takesCubes || place === from) continue;
    const value = worth.placeWorth(o, place) * NEARNESS[steps[place]!]! - coins[place]! * o.coin * 0.7;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return (best + second * 0.6) * 0.8 * Math.min(1, o.future * 1.4);
}

interface Routes {
  readonly steps: readonly number[];
  readonly coins: readonly number[];
}
const routeCache = new WeakMap<Tables, Routes[]>();

/** Fewest steps to every place, and the coins of such a way. */
function routesFrom(t: Tables, from: number): Routes {
  let all = routeCache.get(t);
  if (all === undefined) {
    all = t.places.map((_, start) => {
      const steps = t.places.map(() => 99);
      const coins = t.places.map(() => 99);
      steps[start] = 0;
      coins[start] = 0;
      const queue = [start];
      for (let place = queue.shift(); place !== undefined; place = queue.shift())
        for (const [nth, next] of t.places[place]!.neighbours.entries()) {
          const price = coins[place]! + t.places[place]!.costs[nth]!;
          if (
            steps[next]! > steps[place]! + 1 ||
            (steps[next] === steps[place]! + 1 && coins[next]! > price)
          ) {
            steps[next] = steps[place]! + 1;
            coins[next] = price;
            queue.push(next);
          }
        }
      return { steps, coins };
    });
    routeCache.set(t, all);
  }
  return all[from]!;
}

/** What the best use of a pending decision would add. */
function pendingWorth(o: Outlook, frame: Frame): number {
  const { t, state, player } = o;
  switch (frame.kind) {
    case 'turn': {
      const card = t.cards[state.turn.card]!;
      let sum = 0;
      if (!state.turn.acted) {
        const actions: readonly Action[] = card.action === 'joker' ? ACTIONS : [card.action];
        for (const action of actions)
          sum = Math.max(sum, actionBest(o, cardAction(card, action, valueOfCardAction(t, state, action))));
      }
      if (!state.turn.effectUsed && effectUsable(t, state, player, card))
        sum += effectNow(o, card.effect!.op, state.turn.card);
      return sum;
    }
    case 'any-action': {
      let best = 0;
      for (const action of ACTIONS)
        best = Math.max(best, actionBest(o, plainAction(action, valueOfAnyAction(t, player, frame, action))));
      return best;
    }
    case 'master':
      return worth.masterOccasion(o);
    case 'place-cube': {
      let best = 0;
      if (player.coins >= frame.coins)
        for (let place = 0; place < t.places.length; place++) {
          const { kind } = t.places[place]!;
          if (frame.on === 'any' ? kind !== 'master' && kind !== 'objective' : kind === frame.on)
            best = Math.max(best, worth.placeWorth(o, place) - frame.coins * o.coin);
        }
      return best;
    }
    case 'choose-tile':
      return worth.effectWorth(o, [
        frame.family === 'development'
          ? { op: 'take-development', type: 'any' }
          : { op: 'take-income', type: 'any' },
      ]);
    case 'replace-tile':
    case 'jump':
      return 1;
    case 'reveal':
      return -1.5 * o.coin;
    case 'aside':
      return -0.5;
    case 'repeat':
      return 2;
    case 'discard':
      return 4;
    default:
      return actionBest(o, frame);
  }
}

function effectNow(o: Outlook, op: string, card: number): number {
  if (op === 'repeat-lightning') return 2;
  if (op === 'modify') return 0.8;
  return worth.effectWorth(o, [o.t.cards[card]!.effect!]);
}

/** The best that a basic action in progress could bring from here. */
function actionBest(o: Outlook, frame: Frame): number {
  switch (frame.kind) {
    case 'work':
      return bestWork(o, frame);
    case 'technology':
      return bestTechnology(o, frame);
    case 'travel':
      return bestTravel(o, frame);
    case 'lessons':
      return bestLesson(o, frame);
    case 'study':
      return bestStudy(o, frame);
    default:
      return 0;
  }
}

function bestWork(o: Outlook, frame: WorkFrame): number {
  const { t, player } = o;
  const most = furthest(t, player, frame);
  const now = worth.markerWorth(o, player.work);
  let best = most === 0 ? wages(t, player, frame, 0) * o.coin : 0;
  for (let spaces = 1; spaces <= most; spaces++) {
    const arrival = player.work + spaces;
    const space = t.work[arrival]!;
    let value = wages(t, player, frame, spaces) * o.coin + worth.markerWorth(o, arrival) - now;
    value += worth.spaceWorth(o, space);
    if (space.kind === 'objective') value -= potionsForObjective(t, player, frame) * o.potion;
    best = Math.max(best, value);
  }
  return best;
}

function bestTechnology(o: Outlook, frame: TechnologyFrame): number {
  const { t, player } = o;
  let best = 0;
  const tokenFactor = frame.doubleTokens ? 2 : 1;
  const walk = (space: number, left: number, gained: number, base: number): void => {
    for (const next of t.technology[space]!.children) {
      const info = t.technology[next]!;
      if (info.end && player.students.includes(next)) continue;
      let potions = 0;
      if (info.books !== null && !frame.ignorePrerequisite) {
        potions = missingBooks(o.books, info.books);
        if (potions > player.potions) continue;
      }
      const sum = gained + worth.tokenWorth(o, info.tokenSpot) * tokenFactor - potions * o.potion;
      best = Math.max(best, sum + worth.spaceWorth(o, info) + worth.studentWorth(o, next) - base);
      if (left > 1) walk(next, left - 1, sum, base);
    }
  };
  for (let student = 0; student < player.students.length; student++) {
    const space = player.students[student]!;
    if (frame.student >= 0 ? student !== frame.student : (frame.moved & (1 << student)) !== 0) continue;
    const base = worth.studentWorth(o, space);
    if (frame.student >= 0) best = Math.max(best, worth.spaceWorth(o, t.technology[space]!));
    if (frame.value > 0) walk(space, frame.value, 0, base);
  }
  return best * (frame.split && frame.student < 0 ? 1.2 : 1);
}

function bestTravel(o: Outlook, frame: TravelFrame): number {
  const { t, player } = o;
  const base = placesInReach(o, player.scientist);
  let best = frame.steps > 0 ? worth.placeWorth(o, player.scientist) : 0;
  const reach: number[] = [];
  const reachOf = (place: number): number => {
    reach[place] ??= placesInReach(o, place);
    return reach[place];
  };
  let reached = new Map<number, { value: number; coins: number }>([
    [player.scientist, { value: 0, coins: player.coins }],
  ]);
  for (let left = frame.value; left > 0; left--) {
    const next = new Map<number, { value: number; coins: number }>();
    for (const [place, way] of reached) {
      const { neighbours, costs } = t.places[place]!;
      for (let nth = 0; nth < neighbours.length; nth++) {
        const to = neighbours[nth]!;
        const cost = frame.freeRoutes ? 0 : costs[nth]!;
        const info = t.places[to]!;
        if (cost > way.coins) continue;
        let value = way.value - cost * o.coin + worth.tokenWorth(o, info.tokenSpot);
        if (info.books !== null) {
          const potions = missingBooks(o.books, info.books);
          if (potions > player.potions) continue;
          value -= potions * o.potion;
        }
        const known = next.get(to);
        if (known === undefined || known.value < value) next.set(to, { value, coins: way.coins - cost });
        if (frame.cubesOnTheWay === 'yes') value += worth.placeWorth(o, to) * 0.5;
        if (!reached.has(to) || to !== player.scientist)
          best = Math.max(best, value + worth.placeWorth(o, to) + reachOf(to) - base);
      }
    }
    reached = next;
  }
  return best;
}

/** What a further card adds to the turns to come. */
function bestLesson(o: Outlook, frame: LessonsFrame): number {
  const { hand, desk } = o.player;
  const owned = hand.length + desk.length;
  let together = 0;
  for (const card of hand) together += cardWorth(o, card);
  for (const card of desk) together += cardWorth(o, card);
  const without = laterRounds(o, together, owned);
  let best = 0;
  for (let level = 1; level <= Math.min(frame.value, o.state.rows.length); level++)
    for (const card of o.state.rows[level - 1]!)
      best = Math.max(best, laterRounds(o, together + cardWorth(o, card), owned + 1) - without);
  return best + (frame.thenAct > 0 ? 2 : 0);
}

function bestStudy(o: Outlook, frame: StudyFrame): number {
  const { t, state, player } = o;
  if (frame.value === 0 || player.tiles === t.tilesInPiles || priceOfTile(t, state, frame) > player.coins)
    return 0;
  const ignoring = priceOfIgnoring(t, state, frame);
  const tile = worth.tileWorth(o);
  let best = 0;
  for (let index = 0; index < t.squares.length; index++) {
    const square = t.squares[index]!;
    if (square.kind !== 'book' || square.shelf > frame.value || (player.shelf & (1 << index)) !== 0) continue;
    const potions = potionsForSquare(t, state, player, square, o.books);
    let cost = potions <= player.potions ? potions * o.potion : Number.POSITIVE_INFINITY;
    if (ignoring >= 0 && ignoring <= player.coins) cost = Math.min(cost, ignoring * o.coin);
    if (cost < 99) best = Math.max(best, worth.squareWorth(o, index) + tile - cost);
  }
  return Math.max(0, best - priceOfTile(t, state, frame) * o.coin);
}
