/** Discoveries that a player can still publish: what they bring and what they take. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Discovery, Tables } from '../rules/data.ts';
import { chanceOf, easyTargets, lowestSuccess, targetOf } from '../rules/die.ts';
import { countMissing, knownTo, publishedByAll } from '../rules/knowledge.ts';
import { ofAction, plainPoints } from '../rules/points.ts';
import { publishable } from '../rules/publication.ts';
import { has, lowest } from '../rules/sets.ts';
import type { DiscoveryAction, DiscoveryIndex, DiscoverySet, SeatTable, Table } from '../rules/types.ts';
import type { Forecast } from './forecast.ts';
import { handOf } from './hand.ts';
import { PLAN, RIVALRY, THREAT, type Threat, USUAL_MODIFIER } from './weights.ts';

/** How far the player has come with a discovery. */
export const PROGRESS = { none: 0, researched: 1, known: 2 } as const;
type DiscoveryProgress = (typeof PROGRESS)[keyof typeof PROGRESS];

export interface Project {
  readonly discovery: Discovery;
  readonly prerequisites: readonly DiscoverySet[];
  readonly progress: DiscoveryProgress;
  /** Prestige that rivals leave. */
  readonly gain: number;
  /** Markers that its actions usually take, rest included. */
  readonly toResearch: number;
  readonly toExperiment: number;
  readonly toPublish: number;
  /** Rest that an action takes, and the chance it has, with the best marker on the board. */
  readonly restToResearch: number;
  readonly restToPublish: number;
  readonly chance: number;
  /** What decides about its price: itself and its prerequisites. */
  readonly depends: DiscoverySet;
  done: boolean;
  /** In markers still to be placed, and the return on them, as the plan stands; stale once that has changed. */
  cost: number;
  rate: number;
  stale: boolean;
  /** Influence that it lacks. */
  lacking: number;
  /** The markers on the board that it uses, and the rest. */
  research: boolean;
  experiment: boolean;
  publish: boolean;
  rest: number;
}

export interface Projects {
  readonly list: readonly Project[];
  /** Markers to knowledge of each discovery, prerequisites included. */
  readonly toKnow: readonly number[];
}

/** What is the same for all projects of a player. */
interface Circumstances {
  readonly me: Readonly<SeatTable>;
  /** Cards for actions of this round, and for those of later ones. */
  readonly now: CardHelp;
  readonly later: CardHelp;
  /** Points before cards and rest. */
  readonly research: number;
  readonly experiment: number;
  readonly publish: number;
  readonly known: DiscoverySet;
  readonly forecast: Forecast;
}

/** What cards do for a player's actions. */
interface CardHelp {
  readonly cards: readonly Card[];
  /** Discoveries with the second target. */
  readonly easy: DiscoverySet;
  readonly lowestSuccess: number;
}

export function listProjects(t: Tables, table: Readonly<Table>, seat: Seat, forecast: Forecast): Projects {
  const board = t.boards[table.players]!;
  const published = publishedByAll(table);
  const threats = listThreats(t, table, seat);
  const { now, lasting } = handOf(t, table, seat);
  const helpOf = (cards: readonly Card[]): CardHelp => ({
    cards,
    easy: easyTargets(table, seat, cards),
    lowestSuccess: lowestSuccess(t, cards),
  });
  const me = table.seats[seat]!;
  const circumstances: Circumstances = {
    me,
    now: helpOf(now),
    // What helps once cannot be planned for every discovery.
    later: helpOf(lasting.filter(card => !card.usedOnce)),
    research: plainPoints(t, me, 0, 'research'),
    experiment: plainPoints(t, me, 0, 'experiment'),
    publish: plainPoints(t, me, 0, 'publish'),
    known: knownTo(table, seat),
    forecast,
  };
  const toKnow = new Array<number>(t.discoveries.length).fill(0);
  const list: Project[] = [];
  for (const index of board.byLevel) {
    if (has(published, index)) continue;
    const project = makeProject(t, index, board.prerequisites[index]!, threats[index]!, circumstances);
    toKnow[index] = priceOfKnowledge(project, circumstances.known, toKnow);
    list.push(project);
  }
  return { list, toKnow };
}

function makeProject(
  t: Tables,
  index: DiscoveryIndex,
  prerequisites: readonly DiscoverySet[],
  threat: Threat,
  circumstances: Circumstances,
): Project {
  const { me, now, later, known, forecast } = circumstances;
  const discovery = t.discoveries[index]!;
  const toResearch = discovery.research - circumstances.research;
  const toPublish = discovery.publish - circumstances.publish;
  let depends = 1 << index;
  for (const entry of prerequisites) depends |= entry;
  const progress = progressOf(me, index);
  const share = countMissing(prerequisites, known) > 0 ? PLAN.far : 1;
  return {
    discovery,
    prerequisites,
    progress,
    gain: discovery.prestige * RIVALRY[threat][progress] * share,
    toResearch:
      1 +
      PLAN.restPrice *
        Math.max(0, toResearch - USUAL_MODIFIER.research - pointsOf(later.cards, 'research', index)),
    toExperiment:
      1 / chanceToSucceed(t, later, discovery, circumstances.experiment + USUAL_MODIFIER.experiment),
    toPublish:
      1 +
      PLAN.restPrice *
        Math.max(0, toPublish - USUAL_MODIFIER.publish - pointsOf(later.cards, 'publish', index)),
    restToResearch: Math.max(
      0,
      toResearch -
        forecast.research.modifier -
        pointsOf(now.cards, 'research', index) -
        boostOf(me, now.cards, 'research'),
    ),
    restToPublish: Math.max(
      0,
      toPublish -
        forecast.publish.modifier -
        pointsOf(now.cards, 'publish', index) -
        boostOf(me, now.cards, 'publish'),
    ),
    chance: chanceToSucceed(
      t,
      now,
      discovery,
      circumstances.experiment + forecast.experiment.modifier + boostOf(me, now.cards, 'experiment'),
    ),
    depends,
    done: false,
    cost: 0,
    rate: 0,
    stale: true,
    lacking: 0,
    research: false,
    experiment: false,
    publish: false,
    rest: 0,
  };
}

function pointsOf(cards: readonly Card[], action: DiscoveryAction, index: DiscoveryIndex): number {
  let points = 0;
  for (const card of cards) points += ofAction(card.points, action)[index]!;
  return points;
}

/** What cards with one use add to the action that they are used for. */
function boostOf({ spent }: Readonly<SeatTable>, cards: readonly Card[], action: DiscoveryAction): number {
  let boost = 0;
  for (const card of cards) if (!spent.includes(card.index)) boost += ofAction(card.boost, action);
  return boost;
}

/** With these points before cards, second throws included. */
function chanceToSucceed(
  t: Tables,
  { cards, easy, lowestSuccess }: CardHelp,
  discovery: Discovery,
  points: number,
): number {
  const atLeast = targetOf(discovery, easy) - points - pointsOf(cards, 'experiment', discovery.index);
  const first = chanceOf(t, Math.max(lowestSuccess, atLeast));
  let chance = first;
  for (const { retry, reroll, rerollBonus } of cards) {
    if (retry) chance += first / t.rules.dieSides;
    else if (reroll) chance += (1 - chance) * chanceOf(t, Math.max(lowestSuccess, atLeast - rerollBonus));
  }
  return Math.max(PLAN.poorChance, Math.min(1, chance));
}

function progressOf(
  { experimented, researched }: Readonly<SeatTable>,
  index: DiscoveryIndex,
): DiscoveryProgress {
  if (has(experimented, index)) return PROGRESS.known;
  return has(researched, index) ? PROGRESS.researched : PROGRESS.none;
}

function priceOfKnowledge(
  { progress, prerequisites, toResearch, toExperiment }: Project,
  known: DiscoverySet,
  toKnow: readonly number[],
): number {
  if (progress === PROGRESS.known) return 0;
  if (progress === PROGRESS.researched) return toExperiment;
  return toExperiment + toResearch + missingPrice(prerequisites, known, toKnow);
}

/** Markers to knowledge of the prerequisites that are missing. */
export function missingPrice(
  prerequisites: readonly DiscoverySet[],
  known: DiscoverySet,
  toKnow: readonly number[],
): number {
  let missing = 0;
  for (const entry of prerequisites) {
    if ((entry & known) === 0) missing += toKnow[cheapest(entry, toKnow)]!;
  }
  return missing;
}

/** The member of a group that is known soonest. */
export function cheapest(entry: DiscoverySet, toKnow: readonly number[]): DiscoveryIndex {
  let best = lowest(entry);
  for (let left = entry & (entry - 1); left !== 0; left &= left - 1) {
    if (toKnow[lowest(left)]! < toKnow[best]!) best = lowest(left);
  }
  return best;
}

/** Does a marker of this player lie on a publish space? */
export function isAboutToPublish(t: Tables, table: Readonly<Table>, seat: Seat): boolean {
  for (const { index } of t.boards[table.players]!.publishSpaces)
    if (table.spaces[index] === seat) return true;
  return false;
}

/** How far rivals have come with each discovery: the furthest of them counts. */
function listThreats(t: Tables, table: Readonly<Table>, seat: Seat): Threat[] {
  const threats = new Array<Threat>(t.discoveries.length).fill(THREAT.none);
  for (let other = 0; other < table.players; other++) {
    if (other === seat) continue;
    const rival = table.seats[other]!;
    const isImminent = isAboutToPublish(t, table, other);
    raise(threats, rival.researched, THREAT.begun);
    raise(threats, rival.experimented, THREAT.known);
    raise(threats, publishable(t, rival), isImminent ? THREAT.imminent : THREAT.ready);
  }
  return threats;
}

function raise(threats: Threat[], discoveries: DiscoverySet, threat: Threat): void {
  for (let left = discoveries; left !== 0; left &= left - 1) {
    const index = lowest(left);
    if (threats[index]! < threat) threats[index] = threat;
  }
}
