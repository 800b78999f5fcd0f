/** Games that follow one another in one process: nothing is kept of those that are over. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { parsePlayers } from '../../src/core/seats.ts';
import { games, namesFor, playersNear } from '../support/games.ts';
import { Sitting } from '../tui/sitting.ts';
import { pause } from './player.ts';

type Game = (typeof games)[number];

const WARM_UP = 12;
const GAMES = 10;
const MOVES = 40;
/** Ten games that had hardly begun took more when they were held on to: 2.2 MB of Newton, 2.6 MB of The New Science. */
const SLACK = 2000 * 1024;

/** Plays for a while, and goes back to the menu; the game that is not to be held any more. */
async function playAndLeave(sitting: Sitting, game: Game, seed: string): Promise<WeakRef<object>> {
  const { stage } = sitting;
  const started = await stage.services.start({
    ...{ game, seed, options: completeOptions(game.meta, {}), first: 0, dataDir: null },
    players: unwrap(parsePlayers(namesFor(playersNear(game.meta, 2)).join(','))),
  });
  const session = unwrap(started);
  unwrap(await stage.go({ screen: 'table', session }));
  const rng = seedRng(seed);
  for (let i = 0; i < MOVES; i++) {
    sitting.press(...Array.from({ length: nextBelow(rng, 4) }, () => 'down'), 'enter');
    if (i % 4 === 0) expect(sitting.text).not.toBe('');
  }
  expect(session.match.entries.length).toBeGreaterThan(MOVES / 4);
  unwrap(await stage.go({ screen: 'menu' }));
  return new WeakRef<object>(session.match);
}

describe.each(games)('ten games of $meta.title', game => {
  it('leave nothing of themselves in the process', { timeout: 300_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heapUsed = async (): Promise<number> => {
      for (let i = 0; i < 3; i++) {
        await pause(50);
        collect();
      }
      return process.memoryUsage().heapUsed;
    };
    const sitting = await Sitting.menu({ game, curtain: 'never' });
    const played: WeakRef<object>[] = [];
    const play = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        played.push(await playAndLeave(sitting, game, `memory-${played.length}`));
      }
    };
    await play(WARM_UP);
    const before = await heapUsed();
    await play(GAMES);
    const grown = (await heapUsed()) - before;
    const held = played.filter(match => match.deref() !== undefined).length;
    // The one before the menu may still be on the engine's stack.
    expect(held).toBeLessThan(2);
    expect(grown).toBeLessThan(SLACK);
  });
});
