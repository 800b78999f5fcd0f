/** Entry of a simulation thread: plays the games whose numbers it is given, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '../load-game.ts';
import type { FromLane, ToLane } from './link.ts';
import type { LanePrograms } from './programs.ts';
import { playOne, type SimJob } from './run.ts';

const port = parentPort;
if (port !== null) {
  const job = workerData as SimJob;
  const loaded = await loadGame(job.plan.gameId, job.plan.dataDir);
  const send = (message: FromLane): void => port.postMessage(message);
  let chosen: (notation: string | null) => void = () => {};
  const programs: LanePrograms = {
    begin: (player, game) => send({ type: 'begin', player, game }),
    choose(player, question) {
      send({ type: 'choose', player, question });
      return new Promise(resolve => {
        chosen = resolve;
      });
    },
    over: (player, ending) => send({ type: 'over', player, ending }),
  };
  let last = Promise.resolve();
  const play = async (index: number): Promise<void> => {
    send({ type: 'played', result: await playOne(loaded, job, index, programs) });
  };
  port.on('message', (message: ToLane) => {
    if (message.type === 'chosen') chosen(message.notation);
    else last = last.then(() => play(message.index));
  });
}
