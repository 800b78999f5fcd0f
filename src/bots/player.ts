/** A bot at the table: asks its thinker, and stays in the game with a quick choice where the thinker fails. */
import type { AnyGame } from '../core/game.ts';
import { chooseMove } from './choose.ts';
import { NOTHING_STUDIED } from './study.ts';
import type { Thinker } from './thinker.ts';
import type { BotAnswer, BotPlayer, BotRequest } from './types.ts';

/** After this many failures no new thinker is started. */
const MOST_FAILURES = 2;
/** How long a thinker on the clock may be late before it is hurried, and again before it is given up. */
const GRACE_MS = 5000;

/** What a player is made of. Where its game comes from is not its business. */
interface Parts {
  load(): Promise<AnyGame>;
  start(): Thinker;
  onNotice(sentence: string): void;
  readonly graceMs?: number;
}

/** The player over any thinker. */
export function botPlayer({ load, start, onNotice, graceMs = GRACE_MS }: Parts): BotPlayer {
  let thinker: Thinker | null = start();
  let failures = 0;
  let lastId = 0;
  const closing = new AbortController();

  /** Has a thinker do it; where that fails, `otherwise` makes do with a quick choice. */
  async function ask<T>(
    request: BotRequest,
    task: (thinker: Thinker, id: number) => Promise<T>,
    otherwise: (quick: BotAnswer) => T,
  ): Promise<T> {
    if (thinker === null && failures < MOST_FAILURES) thinker = start();
    if (thinker === null) return otherwise(quickChoice(await load(), request));
    const asked = thinker;
    const id = ++lastId;
    const late = watch(request, graceMs, () => asked.hurry(id));
    try {
      return await Promise.race([task(asked, id), late.failed]);
    } catch (error) {
      closing.signal.throwIfAborted();
      if (thinker === asked) {
        thinker = null;
        failures++;
        const why = error instanceof Error ? error.message : String(error);
        onNotice(`The ${request.level} bot failed (${why}); a quick one moves in its place.`);
        await asked.stop();
      }
      return otherwise(quickChoice(await load(), request));
    } finally {
      late.cancel();
    }
  }

  async function unlessAborted<T>(signal: AbortSignal | undefined, asking: () => Promise<T>): Promise<T> {
    const ends = signal === undefined ? closing.signal : AbortSignal.any([closing.signal, signal]);
    ends.throwIfAborted();
    const { promise: ended, forget } = rejectionOf(ends);
    try {
      return await Promise.race([asking(), ended]);
    } finally {
      forget();
      if (ends.aborted) thinker?.hurry(lastId);
    }
  }

  return {
    choose: (request, signal) =>
      unlessAborted(signal, () =>
        ask(
          request,
          (asked, id) => asked.think(id, request),
          quick => quick,
        ),
      ),
    advise: (request, names, signal) =>
      unlessAborted(signal, () =>
        ask(
          request,
          (asked, id) => asked.advise(id, request, names),
          answer => ({ answer, study: NOTHING_STUDIED }),
        ),
      ),
    hurry() {
      thinker?.hurry(lastId);
    },
    async close() {
      closing.abort();
      await thinker?.stop();
    },
  };
}

/** A choice that hardly anything can make fail. */
function quickChoice(game: AnyGame, request: BotRequest): BotAnswer {
  try {
    return chooseMove(game, { ...request, level: 'easy' });
  } catch {
    return chooseMove(game, { ...request, level: 'random' });
  }
}

/** Watches a request on the clock: hurries the thinker when it is late, fails when that did not help. */
function watch(request: BotRequest, graceMs: number, hurry: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const failed = new Promise<never>((_, reject) => {
    if (request.iterations !== null) return;
    const giveUp = (): void => reject(new Error('it did not answer in time'));
    const remind = (): void => {
      hurry();
      timer = setTimeout(giveUp, graceMs);
    };
    timer = setTimeout(remind, request.timeMs + graceMs);
  });
  return { failed, cancel: () => clearTimeout(timer) };
}

function rejectionOf(signal: AbortSignal): { promise: Promise<never>; forget(): void } {
  let onAbort = (): void => {};
  const promise = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  return { promise, forget: () => signal.removeEventListener('abort', onAbort) };
}
