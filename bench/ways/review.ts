/** What a review takes for a decision of a solo game of a strong bot, and what that bot's own move takes at the same effort. */
import { look } from '../../src/app/review/run.ts';
import { type ReviewTask, reviewTasks } from '../../src/app/review/tasks.ts';
import { ANALYSIS_EFFORT } from '../../src/bots/analyse.ts';
import { chooseMove } from '../../src/bots/choose.ts';
import { botRequest } from '../../src/bots/request.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import type { Way, WayParameters } from './index.ts';
import { table } from './play.ts';

const BOT = { level: 'hard', iterations: 30 } as const;

/** Milliseconds of processor time for the whole game: `what` is `review` or `moves`. */
export async function reviewTime(parameters: WayParameters): Promise<Way> {
  const { game } = await table(parameters);
  const tasks = reviewTasks(playedAlone(game), [0], ANALYSIS_EFFORT);
  const run = (task: ReviewTask): unknown =>
    parameters['what'] === 'review' ? look(game, task) : chooseMove(game, task.request);
  const runAll = (): number => {
    const start = process.cpuUsage();
    for (const task of tasks) run(task);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  runAll();
  return { measure: runAll };
}

function playedAlone(game: AnyGame): Match {
  const players = [{ name: 'Bot', bot: BOT }];
  const match = new Match({ game, players, seed: 'bench', options: defaultOptions(game.meta), first: null });
  for (let request = botRequest(match, BOT); request !== null; request = botRequest(match, BOT)) {
    match.play(chooseMove(game, request).notation);
  }
  return match;
}
