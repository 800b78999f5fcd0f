/**
 * What the search's estimates are worth in points at the end. A game's estimate is made to compare states, and is too
 * high or too low by an amount that shrinks as the game goes on; games of bots tell by how much, turn by turn
 * (`npm run calibrate`). Differences between moves of one decision stay as they are.
 */
import { plural } from '../core/words.ts';
import type { Outlook } from './analyse.ts';

/** For one number of players. */
export interface Calibration {
  /** Deviation of the final scores: what a point is worth in this game. */
  readonly spread: number;
  /** Turns at which the corrections are known; between them they change evenly. */
  readonly turns: readonly number[];
  /** What to add to the score and to the lead, at each of these turns. */
  readonly score: readonly number[];
  readonly lead: readonly number[];
  /** What is left to add in each round, from the first: the same turn can lie in different rounds. */
  readonly rounds: readonly Expected[];
}

export interface Expectations {
  /** Fingerprint of the component data of the games, and the version of the rules. */
  readonly data: string;
  readonly rules: number;
  /** By number of players. */
  readonly players: Readonly<Record<string, Calibration>>;
}

/** Final score and lead over the best other, as expected; alone at the table both are the score. */
export interface Expected {
  readonly score: number;
  readonly lead: number;
}

/** Where a game has no games of bots to learn from: no correction, and a spread that suits scores of about a hundred. */
const UNKNOWN: Calibration = { spread: 12, turns: [1], score: [0], lead: [0], rounds: [] };

export function calibrationFor(expectations: Expectations | null, players: number): Calibration {
  return expectations?.players[String(players)] ?? UNKNOWN;
}

/** "88 points expected, a lead of 4" */
export function expectedText({ score, lead }: Expected, players: number): string {
  const points = `${plural(Math.round(score), 'point')} expected`;
  return players === 1 ? points : `${points}, ${leadText(lead)}`;
}

function leadText(lead: number): string {
  const whole = Math.round(lead);
  return whole === 0 ? 'an even game' : whole > 0 ? `a lead of ${whole}` : `${-whole} behind`;
}

/** When in a game something is expected. */
interface Moment {
  readonly turn: number;
  readonly round: number;
}

export function expected(
  outlook: Pick<Outlook, 'score' | 'lead'>,
  { turn, round }: Moment,
  by: Calibration,
): Expected {
  const rest = by.rounds[round - 1] ?? { score: 0, lead: 0 };
  return {
    score: outlook.score + correction(by.turns, by.score, turn) + rest.score,
    lead: outlook.lead + correction(by.turns, by.lead, turn) + rest.lead,
  };
}

/** Between two turns in proportion; before the first and after the last as there. */
function correction(turns: readonly number[], values: readonly number[], turn: number): number {
  const after = turns.findIndex(known => known >= turn);
  if (after < 0) return values.at(-1) ?? 0;
  const right = values[after] ?? 0;
  if (after === 0) return right;
  const [from, to] = [turns[after - 1]!, turns[after]!];
  const left = values[after - 1] ?? 0;
  return left + ((right - left) * (turn - from)) / (to - from);
}

/** One observation: what was expected at a turn, and what came of it. */
export interface Observation extends Moment {
  readonly score: number;
  readonly lead: number;
  readonly finalScore: number;
  readonly finalLead: number;
}

const KNOTS = 16;

/** Observations that a round needs before the half of what they say is believed. */
const DOUBT = 20;

/** Corrections from observed games: at each known turn the mean of what lies around it, nearer ones counting more. */
export function fitCalibration(observed: readonly Observation[], spread: number): Calibration {
  const last = observed.reduce((most, { turn }) => Math.max(most, turn), 1);
  const step = Math.max(1, (last - 1) / (KNOTS - 1));
  const knots: { readonly turn: number; readonly off: Expected }[] = [];
  for (let turn = 1; turn < last + step / 2; turn += step) {
    const off = meanOff(observed, one => Math.max(0, 1 - Math.abs(one.turn - turn) / step));
    if (off !== null) knots.push({ turn, off });
  }
  const fit: Calibration = {
    spread: rounded(spread),
    turns: knots.map(({ turn }) => rounded(turn)),
    score: knots.map(({ off }) => rounded(off.score)),
    lead: knots.map(({ off }) => rounded(off.lead)),
    rounds: [],
  };
  const left = observed.map(one => ({ ...one, ...expected(one, one, fit) }));
  const rounds = left.reduce((most, { round }) => Math.max(most, round), 0);
  return { ...fit, rounds: Array.from({ length: rounds }, (_, i) => restOf(left, i + 1)) };
}

function restOf(observed: readonly Observation[], round: number): Expected {
  const own = observed.filter(one => one.round === round);
  const off = meanOff(own, () => 1);
  if (off === null) return { score: 0, lead: 0 };
  const share = own.length / (own.length + DOUBT);
  return { score: rounded(off.score * share), lead: rounded(off.lead * share) };
}

/** What came of it less what was expected, on average; null where nothing was observed. */
function meanOff(observed: readonly Observation[], weigh: (one: Observation) => number): Expected | null {
  let [weights, score, lead] = [0, 0, 0];
  for (const one of observed) {
    const weight = weigh(one);
    weights += weight;
    score += weight * (one.finalScore - one.score);
    lead += weight * (one.finalLead - one.lead);
  }
  return weights === 0 ? null : { score: score / weights, lead: lead / weights };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
