/** Reading whole move files: microseconds, or bytes that stay behind, per decision or undo of the file. */
import { loadGame } from '../../src/app/load-game.ts';
import type { Replay } from '../../src/core/movefile.ts';
import { parseMoveFile, replay, verify } from '../../src/core/movefile.ts';
import { moveFile } from '../files.ts';
import type { Way, WayParameters } from './index.ts';

/** Steps before the first one that counts: a short file is read as warm as a long one. */
const WARM_UP = 40_000;

export async function fileTime(parameters: WayParameters): Promise<Way> {
  const { game, text, steps, dataFingerprint } = await prepare(parameters);
  const read =
    parameters['what'] === 'verify'
      ? () => verify(game, text, { dataFingerprint }).kind
      : () => (replay(game, parseMoveFile(text)).problem === null ? 0 : 1);
  for (let warmedUp = 0; warmedUp < WARM_UP; warmedUp += steps) read();
  return {
    measure(sliceMs) {
      const start = performance.now();
      const end = start + sliceMs;
      let files = 0;
      let now = start;
      while (now < end) {
        if (read() !== 0) throw new Error('the file is not sound');
        files++;
        now = performance.now();
      }
      return ((now - start) * 1000) / (files * steps);
    },
  };
}

/** Needs a Node whose garbage collector can be called. */
export async function fileMemory(parameters: WayParameters): Promise<Way> {
  const { game, text, steps } = await prepare(parameters);
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('the process was started without --expose-gc');
  return {
    measure() {
      collect();
      const before = process.memoryUsage().heapUsed;
      const held: Replay = replay(game, parseMoveFile(text));
      collect();
      const after = process.memoryUsage().heapUsed;
      if (held.problem !== null) throw new Error(held.problem.message);
      return (after - before) / steps;
    },
  };
}

async function prepare(parameters: WayParameters) {
  const table = { game: String(parameters['game']), players: Number(parameters['players']) };
  const text = await moveFile(table, {
    decisions: Number.POSITIVE_INFINITY,
    repeats: Number(parameters['repeats']),
  });
  const { game, fingerprint } = await loadGame(table.game, null);
  const { moves, problem } = replay(game, parseMoveFile(text));
  if (problem !== null) throw new Error(problem.message);
  return { game, text, steps: moves, dataFingerprint: fingerprint };
}
