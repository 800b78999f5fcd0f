/**
 * What a player can still make of the game. The plan takes project after project, the best return on energy first. Each
 * is published once the markers that it and those before it still need have been placed, and a publish space has been
 * this player's to take. The later that is, the less it counts: somebody else may come first. Markers that lie on the
 * board are actions already paid for, where the plan has a use for them.
 */
import type { Seat } from '../../../core/game.ts';
import { Memo } from '../../../core/memo.ts';
import type { Board } from '../rules/board.ts';
import type { Tables } from '../rules/data.ts';
import { countMissing, knownTo, lendableTo } from '../rules/knowledge.ts';
import { influenceLacking } from '../rules/publication.ts';
import { has } from '../rules/sets.ts';
import { type DiscoveryIndex, type DiscoverySet, type Table, TRACKS } from '../rules/types.ts';
import type { Forecast } from './forecast.ts';
import { hasPublishSpace, unplacedMarkers, writeGrounds } from './grounds.ts';
import type { Hand } from './hand.ts';
import { cheapest, listProjects, missingPrice, PROGRESS, type Project, type Projects } from './projects.ts';
import { PLAN } from './weights.ts';

/** What a player's plan has come to. */
interface Plan {
  readonly projects: Projects;
  readonly board: Board;
  /** Known now, and after the projects planned so far. */
  readonly known: DiscoverySet;
  planned: DiscoverySet;
  readonly influence: number[];
  rest: number;
  readonly hand: Hand;
  /** What others can lend for one research, and whether one missing prerequisite can be ignored; by cards. */
  lendable: DiscoverySet;
  waives: boolean;
  /** Prestige that cards add to the first publication of this round. */
  bonus: number;
  /** Markers on the board that have no use yet. */
  research: number;
  experiment: number;
  publish: number;
}

/**
 * Positions that are compared differ by a move of one player, which leaves the others' plans alone: what a plan depends
 * on is much less than a position, and comes again and again.
 */
export function worthOfPlan(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  forecast: Forecast,
  hand: Hand,
): number {
  const memo = memoOf(t);
  const length = writeGrounds(memo.key, t, table, seat, forecast, hand);
  if (length > memo.key.length) return findWorth(t, table, seat, forecast, hand);
  const known = memo.recall(length);
  return Number.isNaN(known) ? memo.keep(length, findWorth(t, table, seat, forecast, hand)) : known;
}

/** Plans remembered, and the most numbers that one may depend on: more than a table of five comes to. */
const PLANS = 2048;
const LONGEST = 64;
const memos = new WeakMap<Tables, Memo>();

function memoOf(t: Tables): Memo {
  let memo = memos.get(t);
  if (memo === undefined) {
    memo = new Memo(PLANS, LONGEST);
    memos.set(t, memo);
  }
  return memo;
}

function findWorth(t: Tables, table: Readonly<Table>, seat: Seat, forecast: Forecast, hand: Hand): number {
  const board = t.boards[table.players]!;
  const { publishSpaces } = board;
  const perRound = t.rules.energyPerPlayer;
  const unplaced = unplacedMarkers(t, table, seat);
  const horizon = board.rounds - table.round + unplaced / perRound;
  const spaceNow = unplaced > 0 && hasPublishSpace(t, table);
  const betweenSpaces = table.players / (PLAN.room * publishSpaces.length);
  let nextSpace = spaceNow ? 0 : Math.min(1, unplaced / perRound + PLAN.wait);
  let worked = 0;
  let value = 0;
  const plan = makePlan(t, table, seat, forecast, hand);
  for (;;) {
    const project = bestProject(plan);
    if (project === null) break;
    worked += project.cost / perRound;
    let time = 0;
    if (!project.publish) {
      time = Math.max(worked, nextSpace);
      nextSpace = time + betweenSpaces;
    }
    const inTime = Math.min(1, (horizon - time + 1) / (1 + PLAN.slack));
    if (inTime <= 0) break;
    const gain = project.gain + (project.publish ? plan.bonus : 0);
    value += gain * inTime * Math.exp(-PLAN.decay * time);
    carryOut(plan, project);
  }
  return value + PLAN.idle * perRound * Math.max(0, horizon - worked);
}

function makePlan(t: Tables, table: Readonly<Table>, seat: Seat, forecast: Forecast, hand: Hand): Plan {
  const known = knownTo(table, seat);
  const { spent } = table.seats[seat]!;
  const helpers = hand.now.filter(card => !spent.includes(card.index));
  return {
    projects: listProjects(t, table, seat, forecast, hand),
    board: t.boards[table.players]!,
    known,
    planned: known,
    influence: forecast.influence,
    rest: forecast.rest,
    hand,
    lendable: helpers.some(card => card.borrow) ? lendableTo(t, table, seat) : 0,
    waives: helpers.some(card => card.waive),
    bonus: helpers.reduce((sum, card) => sum + card.prestige, 0),
    research: forecast.research.markers,
    experiment: forecast.experiment.markers,
    publish: forecast.publish.markers,
  };
}

/** The project with the best return on energy; null once there is none left. */
function bestProject(plan: Plan): Project | null {
  let best: Project | null = null;
  let top = 0;
  const { count, list } = plan.projects;
  for (let i = 0; i < count; i++) {
    const project = list[i]!;
    if (project.done) continue;
    if (project.stale) setPrice(plan, project);
    if (project.rate <= top) continue;
    top = project.rate;
    best = project;
  }
  return best;
}

function setPrice(plan: Plan, project: Project): void {
  const { discovery, prerequisites, restToResearch, restToPublish, chance } = project;
  const progress = has(plan.planned, discovery.index) ? PROGRESS.known : project.progress;
  let cost = 0;
  let rest = 0;
  let research = false;
  let experiment = false;
  if (progress === PROGRESS.none) {
    research = plan.research > 0 && restToResearch <= plan.rest && isOpen(plan, prerequisites);
    if (research) rest = restToResearch;
    else
      cost +=
        project.toResearch + PLAN.missing * missingPrice(prerequisites, plan.planned, plan.projects.toKnow);
  }
  if (progress !== PROGRESS.known) {
    experiment = plan.experiment > 0 && (progress === PROGRESS.researched || research);
    cost += experiment ? 1 / chance - 1 : project.toExperiment;
  }
  const lacking = influenceLacking(plan, discovery, plan.hand.lasting);
  const blocked = plan.publish > 0 && influenceLacking(plan, discovery, plan.hand.now) > 0;
  const publish =
    plan.publish > 0 &&
    !blocked &&
    restToPublish + rest <= plan.rest &&
    (project.progress === PROGRESS.known || experiment);
  if (publish) {
    rest += restToPublish;
    // Should the experiment fail, the marker is lost.
    if (project.progress !== PROGRESS.known) cost += 1 - chance;
  } else {
    cost += project.toPublish + PLAN.influencePrice * lacking;
  }
  project.cost = cost + PLAN.restPrice * rest;
  project.rate = project.gain / (project.cost + PLAN.base);
  project.stale = false;
  project.lacking = lacking;
  project.blocked = blocked;
  project.research = research;
  project.experiment = experiment;
  project.publish = publish;
  project.rest = rest;
}

/** Can it be researched now, with a card that stands in for one prerequisite? */
function isOpen({ known, lendable, waives }: Plan, prerequisites: readonly DiscoverySet[]): boolean {
  const missing = countMissing(prerequisites, known);
  if (missing !== 1) return missing === 0;
  return waives || countMissing(prerequisites, known | lendable) === 0;
}

function carryOut(plan: Plan, project: Project): void {
  const before = plan.planned;
  project.done = true;
  if (project.research) {
    plan.research--;
    if (countMissing(project.prerequisites, plan.known) > 0) {
      plan.lendable = 0;
      plan.waives = false;
    }
  }
  if (project.experiment) plan.experiment--;
  if (project.publish) {
    plan.publish--;
    plan.bonus = 0;
  }
  plan.rest -= project.rest;
  const { index, influence } = project.discovery;
  if (project.progress !== PROGRESS.known) learn(plan, index);
  let raised = false;
  for (let track = TRACKS[0]!; track < TRACKS.length; track++) {
    if (influence[track]! <= plan.influence[track]!) continue;
    plan.influence[track] = influence[track]!;
    raised = true;
  }
  setStale(plan, project, raised, plan.planned & ~before);
}

/**
 * Used markers and rest are lacking to those that count on some; what was learned, and influence, to those that asked for
 * it. Markers, rest and help become fewer only: what could not use them before cannot now.
 */
function setStale(
  { projects }: Plan,
  { research, experiment, publish, rest }: Project,
  raised: boolean,
  learned: DiscoverySet,
): void {
  const used = research || experiment || publish || rest > 0;
  const { count, list } = projects;
  for (let i = 0; i < count; i++) {
    const other = list[i]!;
    if (
      (other.depends & learned) !== 0 ||
      (raised && other.lacking > 0) ||
      (used && (other.research || other.experiment || other.publish || other.blocked))
    )
      other.stale = true;
  }
}

function learn(plan: Plan, discovery: DiscoveryIndex): void {
  plan.planned |= 1 << discovery;
  for (const entry of plan.board.prerequisites[discovery]!) {
    if ((entry & plan.planned) === 0) learn(plan, cheapest(entry, plan.projects.toKnow));
  }
}
