/**
 * Ways of doing the same thing, each in a process of its own: running rules over Immer drafts or frozen states
 * changes the shapes the engine has seen and would slow plain play down afterwards. The processes live through
 * all repetitions and measure in turn, so that the machine's moods strike all of them alike.
 */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { interleave } from './interleave.ts';
import type { Settings } from './part.ts';
import type { WayName, WayParameters } from './ways/index.ts';

export interface Side {
  readonly way: WayName;
  readonly parameters: WayParameters;
  /** The bundled benchmark of another build; this one where left out. */
  readonly program?: string;
  /** Extra flags for the process's Node. */
  readonly nodeFlags?: readonly string[];
}

/** What the child sends: once when it is ready, then once per measurement. */
export type FromChild =
  | { readonly type: 'ready'; readonly fingerprint: string | null }
  | { readonly type: 'measured'; readonly value: number }
  | { readonly type: 'failed'; readonly reason: string };

export const CHILD_FLAG = '--side';

/** The bundled benchmark of the checkout that this one is to be compared with; null where none is named. */
export function otherBenchmark({ against }: Settings): string | null {
  if (against === null) return null;
  return execFileSync(process.execPath, ['scripts/bundle-benchmark.mjs', against], { encoding: 'utf8' });
}

/** Every side's figures, one per repetition, in the order of the sides. */
export async function measureSides(sides: readonly Side[], settings: Settings): Promise<number[][]> {
  const children: ChildProcess[] = [];
  try {
    const fingerprints = new Set<string>();
    for (const side of sides) {
      const child = start(side);
      children.push(child);
      const ready = await answer(child);
      // Another build may keep its states in another shape.
      const own = side.program === undefined;
      if (own && ready.type === 'ready' && ready.fingerprint !== null) fingerprints.add(ready.fingerprint);
    }
    if (fingerprints.size > 1) throw new Error(`the sides do not play the same game: ${[...fingerprints]}`);
    return await interleave(
      settings.repetitions,
      children.map((child, i) => () => measure(sides[i]!, child, settings)),
    );
  } finally {
    for (const child of children) child.kill();
  }
}

function start(side: Side): ChildProcess {
  return fork(side.program ?? process.argv[1]!, [CHILD_FLAG, side.way, JSON.stringify(side.parameters)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--enable-source-maps', ...(side.nodeFlags ?? [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function measure({ way }: Side, child: ChildProcess, settings: Settings): Promise<number> {
  const { sliceMs, cpu } = settings;
  const [start, startCpu] = cpu ? [performance.now(), cpuMs(child)] : [0, 0];
  child.send({ sliceMs });
  const reply = await answer(child);
  if (reply.type !== 'measured') throw new Error(`a measurement was expected, not "${reply.type}"`);
  if (!cpu) return reply.value;
  const share = (cpuMs(child) - startCpu) / (performance.now() - start);
  return RATES.has(way) ? reply.value / share : reply.value * share;
}

/** Ways whose figures are so many a second; those of the others are times. */
const RATES: ReadonlySet<WayName> = new Set([
  'play-in-place',
  'play-structured-clone',
  'play-boardgame-io',
  'env-pipe',
  'bot-search',
  'bot-boardgame-io',
]);

/** Processor time of a process's own thread, as Linux counts it in nanoseconds: also that of another build's benchmark. */
function cpuMs({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

async function answer(child: ChildProcess): Promise<FromChild> {
  const over = new AbortController();
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal: over.signal }),
      once(child, 'exit', { signal: over.signal }).then(([code]) => {
        throw new Error(`a measuring process ended too early (exit code ${code})`);
      }),
    ]);
    const reply = message as FromChild;
    if (reply.type === 'failed') throw new Error(reply.reason);
    return reply;
  } finally {
    over.abort();
  }
}
