/** One simulated game: a function of the plan and its number, so that any worker gets the same result. */
import { chooseMove } from '../../bots/choose.ts';
import { decisionSeed } from '../../bots/request.ts';
import { DEFAULT_THINKING_MS } from '../../bots/types.ts';
import { type BaseEvent, finalScores, type Score, type Seat, winners } from '../../core/game.ts';
import type { HouseBot } from '../../core/seats.ts';
import { SeenCounter } from '../../core/seen.ts';
import { newGameMessage, overMessage, questionOf } from '../../programs/question.ts';
import type { LoadedGame } from '../load-game.ts';
import { type SimPlan, tableOf } from './plan.ts';
import type { LanePrograms } from './programs.ts';

export interface SimGame {
  /** Counts from 0. */
  readonly index: number;
  readonly seed: string;
  /** Which player of the plan sat where, by seat. */
  readonly seating: readonly number[];
  /** By seat. */
  readonly scores: readonly Score[];
  /** Seats. */
  readonly winners: readonly number[];
  readonly moves: readonly string[];
  readonly rounds: number;
  /** By seat: decisions taken, and milliseconds spent on them. */
  readonly decisions: readonly number[];
  readonly thinkingMs: readonly number[];
  /** By seat: a program that failed, for which a quick bot moved from then on. */
  readonly replaced: readonly boolean[];
}

/** Moves where a program has failed. */
const STAND_IN: HouseBot = { level: 'easy', iterations: null };

export async function playGame(
  { game, fingerprint }: Pick<LoadedGame, 'game' | 'fingerprint'>,
  plan: SimPlan,
  index: number,
  programs: LanePrograms | null,
): Promise<SimGame> {
  const { seating, seed } = tableOf(plan, index);
  const { options } = plan;
  const names = seating.map(player => plan.players[player]!.name);
  const state = game.setup({ players: seating.length, seed, options, first: null });
  const moves: string[] = [];
  const [decisions, thinkingMs] = [seating.map(() => 0), seating.map(() => 0)];
  const replaced = seating.map(() => false);
  const outside = seating.flatMap((player, seat) =>
    plan.players[player]!.bot.level === 'program' ? [seat] : [],
  );
  /** All of them, and by seat where those begin that it has not been told. */
  const events: BaseEvent[] = [];
  const told = seating.map(() => 0);
  const counters = new Map(outside.map(seat => [seat, new SeenCounter(seat)]));
  for (const seat of outside) {
    programs?.begin(seating[seat]!, newGameMessage({ game, fingerprint, names, options }, seat));
  }
  const hear = outside.length === 0 ? undefined : (event: BaseEvent) => void events.push(event);

  const askProgram = async (seat: Seat): Promise<string | null> => {
    const decision = game.decision(state)!;
    const news = events.slice(told[seat]);
    told[seat] = events.length;
    const question = questionOf({
      ...{ game, names, decision, view: game.view(state, seat), moves: game.legalMoves(state) },
      ...{ events: news, number: counters.get(seat)!.number },
    });
    const notation = (await programs?.choose(seating[seat]!, question)) ?? null;
    replaced[seat] = notation === null;
    return notation;
  };
  const askBot = (seat: Seat, { level, iterations }: HouseBot): string => {
    const request = { view: game.view(state, seat), seat, level, iterations, timeMs: DEFAULT_THINKING_MS };
    return chooseMove(game, { ...request, seed: decisionSeed(seed, moves.length) }).notation;
  };

  for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
    const { seat } = decision;
    for (const counter of counters.values()) counter.count(decision);
    const { bot } = plan.players[seating[seat]!]!;
    const started = performance.now();
    const notation =
      bot.level === 'program'
        ? ((replaced[seat] ? null : await askProgram(seat)) ?? askBot(seat, STAND_IN))
        : askBot(seat, bot);
    thinkingMs[seat] = thinkingMs[seat]! + performance.now() - started;
    decisions[seat] = decisions[seat]! + 1;
    const move = game.legalMoves(state).find(legal => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`game ${seed}: a bot chose "${notation}", which is not legal`);
    game.apply(state, move, hear);
    moves.push(notation);
  }
  const scores = finalScores(game, state);
  for (const seat of outside) programs?.over(seating[seat]!, overMessage(scores));
  return {
    ...{ index, seed, seating, scores, winners: winners(scores), moves },
    ...{ rounds: state.round, decisions, thinkingMs, replaced },
  };
}
