/**
 * What a player can still make of the game. The plan takes discovery after discovery, the best return on energy
 * first. Each is published once the markers that it and those before it still need have been placed, and a publish
 * space has been this player's to take. The later that is, the less it counts: somebody else may come first. Markers
 * that lie on the board are steps already paid for, where the plan has a use for them.
 */
import type { Seat } from '../../core/game.ts';
import type { Board, Card, Discovery, Tables } from './data.ts';
import { activeCards, EXPERIMENT, influenceLacking, PUBLISH, pointsFor, RESEARCH } from './effects.ts';
import { experimentedByOthers, publishable, publishedByAll } from './knowledge.ts';
import { lowest } from './masks.ts';
import { type Mask, NONE, type SeatState, type State, type StepName, TRACKS } from './types.ts';

/** Found together with the weights of evaluate.ts. */
const W = {
  /** Worth of a marker that the plan has no use for. */
  idle: 0.32,
  /** Price of a point of rest and of a step of influence that a plan still needs, in markers. */
  restPrice: 0.56,
  influencePrice: 0.75,
  /** Share of the missing prerequisites' price that is left to pay: others publish too. */
  missing: 0.5,
  /** Share of a discovery's prestige that counts while prerequisites are missing. */
  far: 0.65,
  /** Publish spaces a player gets, against an even share. */
  room: 2.1,
  /** Turns to wait for one where all are taken. */
  wait: 0.26,
  /** Markers added to a price before returns are compared: a cheap little thing is not the best one. */
  base: 0.67,
  /** How fast worth fades with the turns of waiting: by a factor of e in 1 / decay of them. */
  decay: 0.38,
  /** Turns that must be left after a publication for it to be safe. */
  slack: 0.54,
};

/** Share of a discovery's worth that a rival leaves, by the rival's progress and the own stage. */
const RIVALRY = [
  [1, 1, 1],
  [0.51, 0.51, 1],
  [0.4, 0.45, 0.62],
  [0.15, 0.55, 0.65],
  [0.057, 0.15, 0.45],
] as const;
const BEGUN = 1;
const KNOWN = 2;
const READY = 3;
const IMMINENT = 4;

/** What cards do to a publication passes before the plan gets there. */
const NO_CARDS: readonly Card[] = [];

/** Space bonuses that players reckon with before a marker is placed. */
const USUAL = { research: 0.5, experiment: 0.7, publish: 0.5 } as const;

/** What a player will have when the markers on the board are resolved, and which of them are open steps of work. */
export interface Outlook extends Record<StepName, Steps> {
  rest: number;
  readonly influence: number[];
  cards: number;
}

export interface Steps {
  markers: number;
  /** Bonus of the best space among them. */
  modifier: number;
}

/** A discovery that can still be published. */
interface Project {
  readonly bit: Mask;
  readonly discovery: Discovery;
  /** Its prerequisite entries. */
  readonly entries: readonly Mask[];
  /** 2 experimented, 1 researched, 0 neither. */
  readonly stage: number;
  /** Prestige that rivals leave. */
  readonly gain: number;
  /** Markers that its steps usually take, rest included. */
  readonly toResearch: number;
  readonly toExperiment: number;
  readonly toPublish: number;
  /** Rest that a step takes, and the chance it has, with the best marker on the board. */
  readonly restToResearch: number;
  readonly restToPublish: number;
  readonly chance: number;
  done: boolean;
}

/** What a player's plan has come to. */
interface Plan {
  readonly board: Board;
  readonly projects: readonly Project[];
  /** Markers to knowledge of each discovery, prerequisites included. */
  readonly toKnow: readonly number[];
  /** Known now, and after the projects planned so far. */
  readonly known: Mask;
  planned: Mask;
  readonly influence: number[];
  rest: number;
  /** Markers on the board that have no use yet. */
  research: number;
  experiment: number;
  publish: number;
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

export function worthOfPlan(
  t: Tables,
  s: Readonly<State>,
  board: Board,
  seat: Seat,
  outlook: Outlook,
): number {
  const perTurn = t.rules.energyPerPlayer;
  const unplaced = unplacedMarkers(t, s, seat);
  const horizon = board.turns - s.turn + unplaced / perTurn;
  const spaceNow = unplaced > 0 && board.publishSpaces.some(space => s.spaces[space] === NONE);
  const betweenSpaces = s.seats.length / (W.room * board.publishSpaces.length);
  let nextSpace = spaceNow ? 0 : Math.min(1, unplaced / perTurn + W.wait);
  let worked = 0;
  let value = 0;
  const plan = makePlan(t, s, board, seat, outlook);
  for (;;) {
    const next = bestProject(plan);
    if (next === null) break;
    const { project, price } = next;
    worked += price.cost / perTurn;
    let time = 0;
    if (!price.publish) {
      time = Math.max(worked, nextSpace);
      nextSpace = time + betweenSpaces;
    }
    const inTime = Math.min(1, (horizon - time + 1) / (1 + W.slack));
    if (inTime <= 0) break;
    value += project.gain * inTime * Math.exp(-W.decay * time);
    carryOut(plan, project, price);
  }
  return value + W.idle * perTurn * Math.max(0, horizon - worked);
}

function unplacedMarkers(t: Tables, s: Readonly<State>, seat: Seat): number {
  if (s.phase !== 'placement') return 0;
  const done = Math.floor(s.placed / s.seats.length);
  const placedThisRound = s.order.indexOf(seat) < s.placed % s.seats.length ? 1 : 0;
  return t.rules.energyPerPlayer - done - placedThisRound;
}

function makePlan(t: Tables, s: Readonly<State>, board: Board, seat: Seat, outlook: Outlook): Plan {
  const me = s.seats[seat]!;
  const published = publishedByAll(s);
  const rivals = experimentedByOthers(s, seat);
  const threats = listThreats(t, s, board, seat);
  const active = activeCards(t, s, seat);
  const known = published | me.experimented;
  const toKnow = new Array<number>(t.discoveries.length).fill(0);
  const projects: Project[] = [];
  for (const d of board.byLevel) {
    const bit = 1 << d;
    if ((published & bit) !== 0) continue;
    const project = makeProject(t, me, board, d, {
      active,
      outlook,
      triedByRival: (rivals & bit) !== 0,
      threat: threats[d]!,
      known,
    });
    toKnow[d] = priceOfKnowledge(project, known, toKnow);
    projects.push(project);
  }
  return {
    board,
    projects,
    toKnow,
    known,
    planned: known,
    influence: outlook.influence,
    rest: outlook.rest,
    research: outlook.research.markers,
    experiment: outlook.experiment.markers,
    publish: outlook.publish.markers,
  };
}

interface Circumstances {
  readonly active: readonly Card[];
  readonly outlook: Outlook;
  readonly triedByRival: boolean;
  readonly threat: number;
  readonly known: Mask;
}

function makeProject(
  t: Tables,
  me: Readonly<SeatState>,
  board: Board,
  d: number,
  { active, outlook, triedByRival, threat, known }: Circumstances,
): Project {
  const bit = 1 << d;
  const discovery = t.discoveries[d]!;
  const entries = board.prerequisites[d]!;
  const shortOf = (needed: number, step: number) => needed - pointsFor(t, me, active, 0, step, d);
  const toRoll = shortOf(triedByRival ? discovery.next : discovery.first, EXPERIMENT);
  const toResearch = shortOf(discovery.research, RESEARCH);
  const toPublish = shortOf(discovery.publish, PUBLISH);
  const stage = (me.experimented & bit) !== 0 ? 2 : (me.researched & bit) !== 0 ? 1 : 0;
  const isFar = entries.some(entry => (entry & known) === 0);
  return {
    bit,
    discovery,
    entries,
    stage,
    gain: discovery.prestige * RIVALRY[threat]![stage]! * (isFar ? W.far : 1),
    toResearch: 1 + W.restPrice * Math.max(0, toResearch - USUAL.research),
    toExperiment: 1 / chanceToRoll(toRoll - USUAL.experiment),
    toPublish: 1 + W.restPrice * Math.max(0, toPublish - USUAL.publish),
    restToResearch: Math.max(0, toResearch - outlook.research.modifier),
    restToPublish: Math.max(0, toPublish - outlook.publish.modifier),
    chance: chanceToRoll(toRoll - outlook.experiment.modifier),
    done: false,
  };
}

/** A natural 1 fails; a poor chance can be bettered with rest. */
function chanceToRoll(atLeast: number): number {
  return Math.max(0.15, (7 - Math.max(2, atLeast)) / 6);
}

function priceOfKnowledge(
  { stage, entries, toResearch, toExperiment }: Project,
  known: Mask,
  toKnow: readonly number[],
): number {
  if (stage === 2) return 0;
  return stage === 1 ? toExperiment : toExperiment + toResearch + missingPrice(entries, known, toKnow);
}

function missingPrice(entries: readonly Mask[], known: Mask, toKnow: readonly number[]): number {
  let missing = 0;
  for (const entry of entries) if ((entry & known) === 0) missing += toKnow[cheapest(entry, toKnow)]!;
  return missing;
}

function cheapest(entry: Mask, toKnow: readonly number[]): number {
  let best = lowest(entry);
  for (let left = entry & (entry - 1); left !== 0; left &= left - 1) {
    if (toKnow[lowest(left)]! < toKnow[best]!) best = lowest(left);
  }
  return best;
}

/** The project with the best return on energy; null once there is none left. */
function bestProject(plan: Plan): { readonly project: Project; readonly price: Price } | null {
  let best: Project | null = null;
  let bestPrice: Price | null = null;
  let top = 0;
  for (const project of plan.projects) {
    if (project.done) continue;
    const price = priceOf(plan, project);
    const rate = project.gain / (price.cost + W.base);
    if (rate <= top) continue;
    top = rate;
    best = project;
    bestPrice = price;
  }
  return best === null ? null : { project: best, price: bestPrice! };
}

function priceOf(plan: Plan, project: Project): Price {
  const { entries, restToResearch, restToPublish, chance } = project;
  const price: Price = { cost: 0, research: false, experiment: false, publish: false, rest: 0 };
  const stage = (plan.planned & project.bit) !== 0 ? 2 : project.stage;
  if (stage === 0) {
    const open = entries.every(entry => (entry & plan.known) !== 0);
    price.research = plan.research > 0 && open && restToResearch <= plan.rest;
    if (price.research) price.rest = restToResearch;
    else price.cost += project.toResearch + W.missing * missingPrice(entries, plan.planned, plan.toKnow);
  }
  if (stage < 2) {
    price.experiment = plan.experiment > 0 && (stage === 1 || price.research);
    price.cost += price.experiment ? 1 / chance - 1 : project.toExperiment;
  }
  const lacking = influenceLacking(plan, project.discovery, NO_CARDS);
  price.publish =
    plan.publish > 0 &&
    lacking === 0 &&
    restToPublish + price.rest <= plan.rest &&
    (project.stage === 2 || price.experiment);
  if (price.publish) {
    price.rest += restToPublish;
    // Should the experiment fail, the marker is lost.
    if (project.stage < 2) price.cost += 1 - chance;
  } else {
    price.cost += project.toPublish + W.influencePrice * lacking;
  }
  price.cost += W.restPrice * price.rest;
  return price;
}

function carryOut(plan: Plan, project: Project, price: Price): void {
  project.done = true;
  if (price.research) plan.research--;
  if (price.experiment) plan.experiment--;
  if (price.publish) plan.publish--;
  plan.rest -= price.rest;
  if (project.stage < 2) learn(plan, project.discovery.index);
  for (let track = 0; track < TRACKS.length; track++) {
    plan.influence[track] = Math.max(plan.influence[track]!, project.discovery.influence[track]!);
  }
}

function learn(plan: Plan, d: number): void {
  plan.planned |= 1 << d;
  for (const entry of plan.board.prerequisites[d]!) {
    if ((entry & plan.planned) === 0) learn(plan, cheapest(entry, plan.toKnow));
  }
}

/** How far rivals have come with each discovery: the furthest of them counts. */
function listThreats(t: Tables, s: Readonly<State>, board: Board, seat: Seat): number[] {
  const threats = new Array<number>(t.discoveries.length).fill(0);
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    const rival = s.seats[other]!;
    const imminent = board.publishSpaces.some(space => s.spaces[space] === other) ? IMMINENT : READY;
    raise(threats, rival.researched, BEGUN);
    raise(threats, rival.experimented, KNOWN);
    raise(threats, publishable(t, rival), imminent);
  }
  return threats;
}

function raise(threats: number[], discoveries: Mask, threat: number): void {
  for (let left = discoveries; left !== 0; left &= left - 1) {
    const d = lowest(left);
    if (threats[d]! < threat) threats[d] = threat;
  }
}
