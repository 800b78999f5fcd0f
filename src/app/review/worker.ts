/** Entry of a review thread: looks at the decisions it is given, one after the other. It gets Views, never a State. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../load-game.ts';
import { look, type ReviewThread } from './run.ts';
import type { ReviewTask } from './tasks.ts';

const port = parentPort;
if (port !== null) {
  const { gameId, dataDir } = workerData as ReviewThread;
  const { game } = await loadGame(gameId, dataDir);
  port.on('message', (task: ReviewTask) => port.postMessage(look(game, task)));
}
