/** Random games through the pipe of `boardgames env`: one request for a step in each of many games. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { PROGRAM } from '../program.ts';
import type { Way, WayParameters } from './index.ts';

const GAMES = 500;
/** Steps before the first one that counts. */
const WARM_UP = 200_000;

interface Position {
  readonly game: number;
  readonly count: number;
  readonly over: boolean;
}

export async function envPipe({ game, players }: WayParameters): Promise<Way> {
  const child = spawn(process.execPath, [PROGRAM, 'env', String(game)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (requests: readonly object[]): Promise<Position[]> => {
    child.stdin.write(`${JSON.stringify({ do: 'batch', requests })}\n`);
    const { results } = JSON.parse((await lines.next()).value) as { results: Position[] };
    return results;
  };
  const picks = seedRng('env picks');
  let deals = 0;
  const begin = (handle?: number): object => {
    const seed = `bench-${++deals}`;
    const fresh = { do: 'reset', players: Number(players), seed, show: [] };
    return handle === undefined ? fresh : { ...fresh, game: handle };
  };
  let positions = await ask(Array.from({ length: GAMES }, () => begin()));
  /** A step in every game, or a new deal where one is over; returns how many steps there were. */
  const stepAll = async (): Promise<number> => {
    let steps = 0;
    positions = await ask(
      positions.map(({ game: handle, count, over }) => {
        if (over) return begin(handle);
        steps++;
        return { do: 'step', game: handle, move: nextBelow(picks, count), show: [] };
      }),
    );
    return steps;
  };
  for (let steps = 0; steps < WARM_UP; ) steps += await stepAll();
  return {
    async measure(sliceMs) {
      const start = performance.now();
      let steps = 0;
      while (performance.now() - start < sliceMs) steps += await stepAll();
      return (steps * 1000) / (performance.now() - start);
    },
  };
}
