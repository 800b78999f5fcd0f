/** Discoveries that a player can still publish: what they bring and what they take. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Discovery, Tables } from '../rules/data.ts';
import { easyTargets, lowestSuccess, targetOf } from '../rules/die.ts';
import { countMissing, knownTo, publishedByAll } from '../rules/knowledge.ts';
import { plainPoints } from '../rules/points.ts';
import { publishable } from '../rules/publication.ts';
import { has, lowest } from '../rules/sets.ts';
import type { DiscoveryAction, DiscoveryIndex, DiscoverySet, SeatTable, Table } from '../rules/types.ts';
import type { Forecast, OpenMarkers } from './forecast.ts';
import type { Hand } from './hand.ts';
import {
  boostOf,
  type CardHelp,
  chanceToSucceed,
  pointsOf,
  type UsualPrices,
  usualPrices,
} from './prices.ts';
import { PLAN, RIVALRY, THREAT, type Threat } from './weights.ts';

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
  /** Rest that an action takes, and the chance it has, with the best marker on the board; they mean nothing without one. */
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
  readonly known: DiscoverySet;
  /** What actions usually take. */
  readonly usual: UsualPrices;
  /** Discoveries with the second target, in later rounds. */
  readonly easyLater: DiscoverySet;
  /** Cards for actions of this round. */
  readonly now: CardHelp;
  /** Points before those cards and rest with the best marker on the board; null where none lies there. */
  readonly research: number | null;
  readonly experiment: number | null;
  readonly publish: number | null;
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
  // What helps once cannot be planned for every discovery.
  const later = lasting.length > 0 && lasting[0]!.usedOnce ? NO_CARDS : lasting;
  const pointsNow = (action: DiscoveryAction, { markers, modifier }: OpenMarkers): number | null =>
    markers === 0 ? null : plainPoints(t, me, modifier, action) + boostOf(me, now, action);
  const circumstances: Circumstances = {
    me,
    known: knownTo(table, seat),
    usual: usualPrices(t, me, later),
    easyLater: easyTargets(table, seat, later),
    now: { cards: now, easy: easyTargets(table, seat, now), lowestSuccess: lowestSuccess(t, now) },
    research: pointsNow('research', research),
    experiment: pointsNow('experiment', experiment),
    publish: pointsNow('publish', publish),
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
  const { me, known, usual, easyLater, now, research, experiment, publish } = circumstances;
  const { discovery, prerequisites } = project;
  const { index } = discovery;
  const progress = progressOf(me, index);
  const share = countMissing(prerequisites, known) > 0 ? PLAN.far : 1;
  let depends = 1 << index;
  for (const entry of prerequisites) depends |= entry;
  project.depends = depends;
  project.progress = progress;
  project.gain = discovery.prestige * RIVALRY[threats[index] as Threat][progress] * share;
  project.toResearch = usual.toResearch[index]!;
  project.toExperiment = (has(easyLater, index) ? usual.toExperimentNext : usual.toExperiment)[index]!;
  project.toPublish = usual.toPublish[index]!;
  if (research !== null)
    project.restToResearch = Math.max(
      0,
      discovery.research - research - pointsOf(now.cards, 'research', index),
    );
  if (experiment !== null)
    project.chance = chanceToSucceed(t, now, targetOf(discovery, now.easy), index, experiment);
  if (publish !== null)
    project.restToPublish = Math.max(0, discovery.publish - publish - pointsOf(now.cards, 'publish', index));
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
