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
import type { Hand } from './hand.ts';
import { PLAN, RIVALRY, THREAT, type Threat, USUAL_MODIFIER } from './weights.ts';

/** How far the player has come with a discovery. */
export const PROGRESS = { none: 0, researched: 1, known: 2 } as const;
type DiscoveryProgress = (typeof PROGRESS)[keyof typeof PROGRESS];

/** Written anew for every plan: measured, thirty new ones each time keep the garbage collector busy. */
export interface Project {
  discovery: Discovery;
  prerequisites: readonly DiscoverySet[];
  progress: DiscoveryProgress;
  /** Prestige that rivals leave. */
  gain: number;
  /** Markers that its actions usually take, rest included. */
  toResearch: number;
  toExperiment: number;
  toPublish: number;
  /** Rest that an action takes, and the chance it has, with the best marker on the board. */
  restToResearch: number;
  restToPublish: number;
  chance: number;
  /** What decides about its price: itself and its prerequisites. */
  depends: DiscoverySet;
  done: boolean;
  /** In markers still to be placed, and the return on them, as the plan stands; stale once that has changed. */
  cost: number;
  rate: number;
  stale: boolean;
  /** Influence that it lacks, and whether it lacks any in this round, for a marker that is there. */
  lacking: number;
  blocked: boolean;
  /** The markers on the board that it uses, and the rest. */
  research: boolean;
  experiment: boolean;
  publish: boolean;
  rest: number;
}

/** The same object every time: what it holds does not outlive the next plan. */
export interface Projects {
  /** How many of the list there are. */
  count: number;
  readonly list: readonly Project[];
  /** Markers to knowledge of each discovery, prerequisites included; 0 for those that are published. */
  readonly toKnow: Float64Array;
}

/** What is the same for all projects of a player. */
interface Circumstances {
  readonly me: Readonly<SeatTable>;
  /** Cards for actions of this round, and for those of later ones. */
  readonly now: CardHelp;
  readonly later: CardHelp;
  /** Points before cards of later rounds and rest. */
  readonly research: number;
  readonly experiment: number;
  readonly publish: number;
  /** What the best marker on the board adds to them, and cards with one use. */
  readonly researchNow: number;
  readonly experimentNow: number;
  readonly publishNow: number;
  readonly known: DiscoverySet;
}

/** What cards do for a player's actions. */
interface CardHelp {
  readonly cards: readonly Card[];
  /** Discoveries with the second target. */
  readonly easy: DiscoverySet;
  readonly lowestSuccess: number;
}

/** More than there are discoveries: a set of them is a number. */
const MOST = 32;
const pool: Project[] = [];
const threats = new Uint8Array(MOST);
const projects: Projects = { count: 0, list: pool, toKnow: new Float64Array(MOST) };

export function listProjects(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  { research, experiment, publish }: Forecast,
  { now, lasting }: Hand,
): Projects {
  const board = t.boards[table.players]!;
  const published = publishedByAll(table);
  listThreats(t, table, seat);
  const me = table.seats[seat]!;
  const circumstances: Circumstances = {
    me,
    now: helpOf(t, table, seat, now),
    // What helps once cannot be planned for every discovery.
    later: helpOf(t, table, seat, lasting.length > 0 && lasting[0]!.usedOnce ? NO_CARDS : lasting),
    research: plainPoints(t, me, 0, 'research'),
    experiment: plainPoints(t, me, 0, 'experiment'),
    publish: plainPoints(t, me, 0, 'publish'),
    researchNow: research.modifier + boostOf(me, now, 'research'),
    experimentNow: experiment.modifier + boostOf(me, now, 'experiment'),
    publishNow: publish.modifier + boostOf(me, now, 'publish'),
    known: knownTo(table, seat),
  };
  const { toKnow } = projects;
  toKnow.fill(0);
  projects.count = 0;
  for (const index of board.byLevel) {
    if (has(published, index)) continue;
    const prerequisites = board.prerequisites[index]!;
    const project = nextProject(t.discoveries[index]!, prerequisites);
    describeProject(t, project, circumstances);
    toKnow[index] = priceOfKnowledge(project, circumstances.known, toKnow);
  }
  return projects;
}

const NO_CARDS: readonly Card[] = [];

function helpOf(t: Tables, table: Readonly<Table>, seat: Seat, cards: readonly Card[]): CardHelp {
  return { cards, easy: easyTargets(table, seat, cards), lowestSuccess: lowestSuccess(t, cards) };
}

/** One more of the list. */
function nextProject(discovery: Discovery, prerequisites: readonly DiscoverySet[]): Project {
  if (projects.count === pool.length) pool.push(newProject(discovery));
  const project = pool[projects.count++]!;
  project.discovery = discovery;
  project.prerequisites = prerequisites;
  project.done = false;
  project.stale = true;
  return project;
}

function newProject(discovery: Discovery): Project {
  return {
    discovery,
    prerequisites: [],
    progress: PROGRESS.none,
    gain: 0,
    toResearch: 0,
    toExperiment: 0,
    toPublish: 0,
    restToResearch: 0,
    restToPublish: 0,
    chance: 0,
    depends: 0,
    done: false,
    cost: 0,
    rate: 0,
    stale: true,
    lacking: 0,
    blocked: false,
    research: false,
    experiment: false,
    publish: false,
    rest: 0,
  };
}

function describeProject(t: Tables, project: Project, circumstances: Circumstances): void {
  const { me, now, later, known, research, experiment, publish } = circumstances;
  const { discovery, prerequisites } = project;
  const { index } = discovery;
  const toResearch = discovery.research - research;
  const toPublish = discovery.publish - publish;
  const progress = progressOf(me, index);
  const share = countMissing(prerequisites, known) > 0 ? PLAN.far : 1;
  let depends = 1 << index;
  for (const entry of prerequisites) depends |= entry;
  project.depends = depends;
  project.progress = progress;
  project.gain = discovery.prestige * RIVALRY[threats[index] as Threat][progress] * share;
  project.toResearch =
    1 +
    PLAN.restPrice *
      Math.max(0, toResearch - USUAL_MODIFIER.research - pointsOf(later.cards, 'research', index));
  project.toExperiment = 1 / chanceToSucceed(t, later, discovery, experiment + USUAL_MODIFIER.experiment);
  project.toPublish =
    1 +
    PLAN.restPrice *
      Math.max(0, toPublish - USUAL_MODIFIER.publish - pointsOf(later.cards, 'publish', index));
  project.restToResearch = Math.max(
    0,
    toResearch - circumstances.researchNow - pointsOf(now.cards, 'research', index),
  );
  project.restToPublish = Math.max(
    0,
    toPublish - circumstances.publishNow - pointsOf(now.cards, 'publish', index),
  );
  project.chance = chanceToSucceed(t, now, discovery, experiment + circumstances.experimentNow);
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
  toKnow: Float64Array,
): number {
  if (progress === PROGRESS.known) return 0;
  if (progress === PROGRESS.researched) return toExperiment;
  return toExperiment + toResearch + missingPrice(prerequisites, known, toKnow);
}

/** Markers to knowledge of the prerequisites that are missing. */
export function missingPrice(
  prerequisites: readonly DiscoverySet[],
  known: DiscoverySet,
  toKnow: Float64Array,
): number {
  let missing = 0;
  for (const entry of prerequisites) {
    if ((entry & known) === 0) missing += toKnow[cheapest(entry, toKnow)]!;
  }
  return missing;
}

/** The member of a group that is known soonest. */
export function cheapest(entry: DiscoverySet, toKnow: Float64Array): DiscoveryIndex {
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
function listThreats(t: Tables, table: Readonly<Table>, seat: Seat): void {
  threats.fill(THREAT.none);
  for (let other = 0; other < table.players; other++) {
    if (other === seat) continue;
    const rival = table.seats[other]!;
    const isImminent = isAboutToPublish(t, table, other);
    raiseThreats(rival.researched, THREAT.begun);
    raiseThreats(rival.experimented, THREAT.known);
    raiseThreats(publishable(t, rival), isImminent ? THREAT.imminent : THREAT.ready);
  }
}

function raiseThreats(discoveries: DiscoverySet, threat: Threat): void {
  for (let left = discoveries; left !== 0; left &= left - 1) {
    const index = lowest(left);
    if (threats[index]! < threat) threats[index] = threat;
  }
}
