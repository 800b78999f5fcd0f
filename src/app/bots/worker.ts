/** Entry of the bots' worker thread: loads one game, then answers one request after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { chooseMove } from '../../bots/choose.ts';
import type { FromWorker, ToWorker, WorkerSetup } from '../../bots/link.ts';
import { adviseMove, NOTHING_STUDIED } from '../../bots/study.ts';
import { loadGame } from '../load-game.ts';

const port = parentPort;
if (port !== null) {
  const { gameId, dataDir, hurry } = workerData as WorkerSetup;
  const { game } = await loadGame(gameId, dataDir);
  const flag = new Int32Array(hurry);
  port.on('message', ({ id, request, names }: ToWorker) => {
    const control = { stopped: () => Atomics.load(flag, 0) >= id };
    const advice =
      names === null
        ? { answer: chooseMove(game, request, control), study: NOTHING_STUDIED }
        : adviseMove(game, request, names, control);
    const reply: FromWorker = { id, advice };
    port.postMessage(reply);
  });
}
