/** Why one move is worth more than another, in words: what the turns that follow bring, in points and in kind. */
import type { AnyGame, BaseState, Stock } from '../core/game.ts';
import { seedRng } from '../core/rng.ts';
import { Series } from '../core/statistics.ts';
import { listed, plural } from '../core/words.ts';
import { Habits } from './habits.ts';
import { findMove, sampleState } from './position.ts';
import { finishTurn, nextTurn } from './turns.ts';
import type { BotRequest, Work } from './types.ts';
import { finished } from './work.ts';

/** Sampled states on which both moves are followed. */
const SAMPLES = 8;
/** Own turns beyond this one: a first look, and longer ones where it shows nothing. */
const TURNS = [2, 6, 12] as const;
/** Less than this of anything, on average, says nothing. */
const TELLING = 0.75;
/** A difference of fewer standard errors than this may be chance. */
const SURE = 2;
const MOST_CAUSES = 3;
const MOST_STOCKS = 2;

export interface Cause {
  /** A category of the score. */
  readonly label: string;
  /** Points that the first move brings more than the second, on average. */
  readonly points: number;
}

export interface Comparison {
  /** The most telling first, as in all lists here. */
  readonly causes: readonly Cause[];
  /** What else the player has after these turns; `count` is how many more with the first move, on average. */
  readonly stocks: readonly Stock[];
  /** Choices that the seat has at its next decision, on average, after the first and after the second move. */
  readonly choices: readonly [number, number];
}

/**
 * Follows both moves over the same sampled states to the seat's next turns; where these turns bring nothing to tell, on to
 * later ones: what is sown now may be paid for rounds later.
 */
export function compareCauses(game: AnyGame, request: BotRequest, a: string, b: string): Comparison {
  return finished(comparing(game, request, a, b));
}

/** The same, state by state. */
export function* comparing(game: AnyGame, request: BotRequest, a: string, b: string): Work<Comparison> {
  let compared = yield* comparingUntil(game, request, [a, b], TURNS[0]);
  for (const turns of TURNS.slice(1)) {
    if (compared.causes.length + compared.stocks.length > 0) break;
    compared = yield* comparingUntil(game, request, [a, b], turns);
  }
  return compared;
}

function* comparingUntil(
  game: AnyGame,
  request: BotRequest,
  [a, b]: readonly [string, string],
  turns: number,
): Work<Comparison> {
  const points = new Map<string, Series>();
  const stocks = new Map<string, { readonly stock: Stock; readonly counts: Series }>();
  const choices = [new Series(), new Series()] as const;
  const habits = new Habits(game);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const ends = [a, b].map(notation => follow(game, request, notation, { sample, turns, habits }));
    yield;
    const [own, other] = ends;
    if (!own || !other) continue;
    choices[0].add(own.choices);
    choices[1].add(other.choices);
    for (const label of new Set([...own.points.keys(), ...other.points.keys()])) {
      const series = points.get(label) ?? new Series();
      series.add((own.points.get(label) ?? 0) - (other.points.get(label) ?? 0));
      points.set(label, series);
    }
    for (const [i, stock] of own.stocks.entries()) {
      const { counts } = stocks.get(stock.one) ?? { counts: new Series() };
      counts.add(stock.count - other.stocks[i]!.count);
      stocks.set(stock.one, { stock, counts });
    }
  }
  return {
    causes: telling([...points], ([, series]) => series)
      .slice(0, MOST_CAUSES)
      .map(([label, { mean }]) => ({ label, points: mean })),
    stocks: telling([...stocks.values()], ({ counts }) => counts)
      .slice(0, MOST_STOCKS)
      .map(({ stock, counts }) => ({ ...stock, count: counts.mean })),
    choices: [choices[0].mean, choices[1].mean],
  };
}

/** Those of which there is enough, and more than chance makes of nothing; the most telling first. */
function telling<T>(parts: readonly T[], of: (part: T) => Series): T[] {
  const size = (part: T): number => Math.abs(of(part).mean);
  const sure = (part: T): boolean => size(part) >= (SURE * of(part).deviation) / Math.sqrt(SAMPLES);
  return parts.filter(part => size(part) >= TELLING && sure(part)).toSorted((x, y) => size(y) - size(x));
}

interface End {
  readonly points: ReadonlyMap<string, number>;
  readonly stocks: readonly Stock[];
  readonly choices: number;
}

interface Following {
  readonly sample: number;
  /** Own turns beyond this one. */
  readonly turns: number;
  readonly habits: Habits;
}

function follow(
  game: AnyGame,
  request: BotRequest,
  notation: string,
  { sample, turns, habits }: Following,
): End | null {
  const { seat } = request;
  let state = sampleState(game, request, sample);
  const { turn } = game.mover(state)!;
  const move = findMove(game, state, notation);
  if (move === undefined) return null;
  game.apply(state, move);
  state = finishTurn(game, state, { seat, turn }, habits);
  const rng = seedRng(`reason ${request.seed} ${sample}`);
  const next = game.copy(state);
  const choices = choicesNext(game, next, seat);
  for (let ahead = 0; ahead < turns; ahead++) state = nextTurn(game, state, seat, rng, habits);
  const view = game.view(state, seat);
  const score = game.scores(view)[seat]!;
  const points = new Map(score.lines.map(({ label, points: worth }) => [label, worth ?? 0]));
  return { points, stocks: game.stock?.(view, seat) ?? [], choices };
}

/** Where the turn passes to others first, what they leave is not known: 0. */
function choicesNext(game: AnyGame, state: BaseState, seat: number): number {
  return game.mover(state)?.seat === seat ? game.legalMoves(state).length : 0;
}

/**
 * "It brings 3 points in Bookshelf and 2 more coins over the next turns, and gives up 1 point in Travel." Of a move that is
 * not `better` there is nothing to be explained that these turns do not show.
 */
export function causeSentence({ causes, stocks, choices }: Comparison, better = true): string {
  const part = (above: boolean): string[] => [
    ...causes
      .filter(({ points }) => points > 0 === above)
      .map(({ label, points }) => `${plural(whole(points), 'point')} in ${label}`),
    ...stocks
      .filter(({ count }) => count > 0 === above)
      .map(({ one, many, count }) =>
        plural(whole(count), above ? `more ${one}` : one, above ? `more ${many}` : many),
      ),
  ];
  const [gained, given] = [part(true), part(false)];
  const [own, other] = choices;
  const opens = own > other * 1.5 && own - other >= 2;
  const brings = [
    ...(gained.length === 0 ? [] : [`brings ${listed(gained)} over the next turns`]),
    ...(opens ? ['leaves more to choose from afterwards'] : []),
  ];
  const costs = given.length === 0 ? '' : `gives up ${listed(given)}`;
  if (brings.length > 0) return `It ${listed(brings)}${costs === '' ? '' : `, and ${costs}`}.`;
  if (costs !== '') return `At first it ${costs}: what it is worth shows later in the game.`;
  return better
    ? 'The next turns bring the same: what it is worth shows later in the game.'
    : 'The next turns bring the same.';
}

/** Never none of what is told. */
function whole(amount: number): number {
  return Math.max(1, Math.round(Math.abs(amount)));
}
