/**
 * What a player can still make of the game. The plan takes project after project, the best return on energy first. Each
 * is published once the markers that it and those before it still need have been placed, and a publish space has been
 * this player's to take. The later that is, the less it counts: somebody else may come first. Markers that lie on the
 * board are actions already paid for, where the plan has a use for them.
 */
import type { Seat } from '../../../core/game.ts';
import type { Board } from '../rules/board.ts';
import type { Card, Tables } from '../rules/data.ts';
import { countMissing, knownTo } from '../rules/knowledge.ts';
import { influenceLacking } from '../rules/publication.ts';
import { has } from '../rules/sets.ts';
import { type DiscoveryIndex, type DiscoverySet, NONE, type Table, TRACKS } from '../rules/types.ts';
import type { Forecast } from './forecast.ts';
import { cheapest, listProjects, missingPrice, PROGRESS, type Project, type Projects } from './projects.ts';
import { PLAN } from './weights.ts';

/** What cards do to a publication passes before the plan gets there. */
const NO_CARDS: readonly Card[] = [];

/** What a player's plan has come to. */
interface Plan extends Projects {
  readonly board: Board;
  /** Known now, and after the projects planned so far. */
  readonly known: DiscoverySet;
  planned: DiscoverySet;
  readonly influence: number[];
  rest: number;
  /** Markers on the board that have no use yet. */
  research: number;
  experiment: number;
  publish: number;
  /** Of the best project, and of the one that is compared with it: the two change places, so that none is made anew. */
  price: Price;
  trial: Price;
}

/** What the next project takes, and which markers on the board it uses. */
interface Price {
  /** In markers still to be placed. */
  cost: number;
  research: boolean;
  experiment: boolean;
  publish: boolean;
  rest: number;
}

export function worthOfPlan(t: Tables, table: Readonly<Table>, seat: Seat, forecast: Forecast): number {
  const board = t.boards[table.players]!;
  const { publishSpaces } = board;
  const perRound = t.rules.energyPerPlayer;
  const unplaced = unplacedMarkers(t, table, seat);
  const horizon = board.rounds - table.round + unplaced / perRound;
  const spaceNow = unplaced > 0 && publishSpaces.some(space => table.spaces[space.index] === NONE);
  const betweenSpaces = table.players / (PLAN.room * publishSpaces.length);
  let nextSpace = spaceNow ? 0 : Math.min(1, unplaced / perRound + PLAN.wait);
  let worked = 0;
  let value = 0;
  const plan = makePlan(t, table, seat, forecast);
  for (;;) {
    const project = bestProject(plan);
    if (project === null) break;
    worked += plan.price.cost / perRound;
    let time = 0;
    if (!plan.price.publish) {
      time = Math.max(worked, nextSpace);
      nextSpace = time + betweenSpaces;
    }
    const inTime = Math.min(1, (horizon - time + 1) / (1 + PLAN.slack));
    if (inTime <= 0) break;
    value += project.gain * inTime * Math.exp(-PLAN.decay * time);
    carryOut(plan, project);
  }
  return value + PLAN.idle * perRound * Math.max(0, horizon - worked);
}

function unplacedMarkers(t: Tables, table: Readonly<Table>, seat: Seat): number {
  if (table.phase !== 'placement') return 0;
  const all = Math.floor(table.placed / table.players);
  const ahead = table.order.indexOf(seat) < table.placed % table.players ? 1 : 0;
  return t.rules.energyPerPlayer - all - ahead;
}

function makePlan(t: Tables, table: Readonly<Table>, seat: Seat, forecast: Forecast): Plan {
  const known = knownTo(table, seat);
  const { list, toKnow } = listProjects(t, table, seat, forecast);
  return {
    list,
    toKnow,
    board: t.boards[table.players]!,
    known,
    planned: known,
    influence: forecast.influence,
    rest: forecast.rest,
    research: forecast.research.markers,
    experiment: forecast.experiment.markers,
    publish: forecast.publish.markers,
    price: newPrice(),
    trial: newPrice(),
  };
}

function newPrice(): Price {
  return { cost: 0, research: false, experiment: false, publish: false, rest: 0 };
}

/** The project with the best return on energy; null once there is none left. */
function bestProject(plan: Plan): Project | null {
  let best: Project | null = null;
  let top = 0;
  for (const project of plan.list) {
    if (project.done) continue;
    const price = plan.trial;
    setPrice(price, plan, project);
    const rate = project.gain / (price.cost + PLAN.base);
    if (rate <= top) continue;
    top = rate;
    best = project;
    plan.trial = plan.price;
    plan.price = price;
  }
  return best;
}

function setPrice(price: Price, plan: Plan, project: Project): void {
  const { discovery, prerequisites, restToResearch, restToPublish, chance } = project;
  const progress = has(plan.planned, discovery.index) ? PROGRESS.known : project.progress;
  let cost = 0;
  let rest = 0;
  let research = false;
  let experiment = false;
  if (progress === PROGRESS.none) {
    research =
      plan.research > 0 && restToResearch <= plan.rest && countMissing(prerequisites, plan.known) === 0;
    if (research) rest = restToResearch;
    else cost += project.toResearch + PLAN.missing * missingPrice(prerequisites, plan.planned, plan.toKnow);
  }
  if (progress !== PROGRESS.known) {
    experiment = plan.experiment > 0 && (progress === PROGRESS.researched || research);
    cost += experiment ? 1 / chance - 1 : project.toExperiment;
  }
  const lacking = influenceLacking(plan, discovery, NO_CARDS);
  const publish =
    plan.publish > 0 &&
    lacking === 0 &&
    restToPublish + rest <= plan.rest &&
    (project.progress === PROGRESS.known || experiment);
  if (publish) {
    rest += restToPublish;
    // Should the experiment fail, the marker is lost.
    if (project.progress !== PROGRESS.known) cost += 1 - chance;
  } else {
    cost += project.toPublish + PLAN.influencePrice * lacking;
  }
  price.cost = cost + PLAN.restPrice * rest;
  price.research = research;
  price.experiment = experiment;
  price.publish = publish;
  price.rest = rest;
}

function carryOut(plan: Plan, project: Project): void {
  const { price } = plan;
  project.done = true;
  if (price.research) plan.research--;
  if (price.experiment) plan.experiment--;
  if (price.publish) plan.publish--;
  plan.rest -= price.rest;
  const { index, influence } = project.discovery;
  if (project.progress !== PROGRESS.known) learn(plan, index);
  for (const track of TRACKS) plan.influence[track] = Math.max(plan.influence[track]!, influence[track]!);
}

function learn(plan: Plan, discovery: DiscoveryIndex): void {
  plan.planned |= 1 << discovery;
  for (const entry of plan.board.prerequisites[discovery]!) {
    if ((entry & plan.planned) === 0) learn(plan, cheapest(entry, plan.toKnow));
  }
}
