/** Entry of the bots' worker thread: loads one game, then answers one request after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { chooseMove } from '../../bots/choose.ts';
import type { FromWorker, ToWorker, WorkerSetup } from '../../bots/link.ts';
import { loadGame } from '../load-game.ts';

const port = parentPort;
if (port !== null) {
  const { gameId, dataDir, hurry } = workerData as WorkerSetup;
  const { game } = await loadGame(gameId, dataDir);
  const flag = new Int32Array(hurry);
  port.on('message', ({ id, request }: ToWorker) => {
    const answer = chooseMove(game, request, { stopped: () => Atomics.load(flag, 0) >= id });
    const reply: FromWorker = { id, answer };
    port.postMessage(reply);
  });
}
