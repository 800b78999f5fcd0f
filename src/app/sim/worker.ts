/** Entry of a simulation thread: plays the games whose numbers it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../load-game.ts';
import { playOne, type SimJob } from './run.ts';

const port = parentPort;
if (port !== null) {
  const job = workerData as SimJob;
  const loaded = await loadGame(job.plan.gameId, job.plan.dataDir);
  port.on('message', (index: number) => port.postMessage(playOne(loaded, job, index)));
}
