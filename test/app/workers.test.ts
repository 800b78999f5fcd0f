/** Bots and simulations on real worker threads: bundled as the build does it, beside a game of the registry. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Players from '../../src/app/bots/player.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { chooseMove } from '../../src/bots/choose.ts';
import { adviseMove } from '../../src/bots/study.ts';
import type { BotRequest } from '../../src/bots/types.ts';
import type * as SimCommand from '../../src/cli/commands/sim.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { registry } from '../../src/registry.ts';
import { World } from '../cli/support/world.ts';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;
let players: typeof Players;
let command: typeof SimCommand;

beforeAll(async () => {
  const cache = join(ROOT, 'node_modules/.cache/boardgames');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'workers-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      players: 'src/app/bots/player.ts',
      'bot-worker': 'src/app/bots/worker.ts',
      sim: 'src/cli/commands/sim.ts',
      'sim-worker': 'src/app/sim/worker.ts',
    },
    outdir: folder,
    ...{ bundle: true, splitting: true, packages: 'external', format: 'esm', platform: 'node' },
    outExtension: { '.js': '.js' },
    logLevel: 'error',
  });
  players = await import(join(folder, 'players.js'));
  command = await import(join(folder, 'sim.js'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function opening() {
  const { game } = await loadGame('leonardo', null);
  const options = defaultOptions(game.meta);
  const state = game.setup({ players: 2, seed: 'workers', options, first: null });
  const { seat } = game.decision(state)!;
  const request: BotRequest = {
    ...{ view: game.view(state, seat), seat, level: 'hard', iterations: 30, timeMs: 1000, seed: 'workers' },
  };
  return { game, request };
}

describe('a bot in a worker thread', () => {
  it('answers as it would on this thread', async () => {
    const { game, request } = await opening();
    const player = players.createBotPlayer({ gameId: 'leonardo', dataDir: null });
    expect(await player.choose(request)).toEqual(chooseMove(game, request));
    await player.close();
  });

  it('gives the advice that it would give on this thread', async () => {
    const { game, request } = await opening();
    const names = ['Ann', 'Ben'];
    const player = players.createBotPlayer({ gameId: 'leonardo', dataDir: null });
    expect(await player.advise(request, names)).toEqual(adviseMove(game, request, names));
    await player.close();
  });

  it('can be hurried while it thinks', async () => {
    const { request } = await opening();
    const player = players.createBotPlayer({ gameId: 'leonardo', dataDir: null });
    const answer = player.choose({ ...request, iterations: null, timeMs: 1e8 });
    setTimeout(() => player.hurry(), 300);
    expect((await answer).iterations).toBeGreaterThan(0);
    await player.close();
  });

  it('gives notice where the thread cannot run', async () => {
    const { request } = await opening();
    const notices: string[] = [];
    const onNotice = (sentence: string) => notices.push(sentence);
    const player = players.createBotPlayer({
      gameId: 'leonardo',
      dataDir: join(folder, 'nowhere'),
      onNotice,
    });
    await expect(player.choose(request)).rejects.toThrow();
    expect(notices).toHaveLength(1);
    await player.close();
  });
});

describe('a simulation on worker threads', () => {
  it('comes to the same whatever their number', async () => {
    const results = [];
    for (const workers of ['1', '2']) {
      const io = new World().io({ games: registry });
      const players = 'bot:easy,bot:random';
      const flags = { players, games: '3', seed: 'owl', swap: true, json: true, workers };
      expect(unwrap(await command.sim('leonardo', flags, io))).toBe(0);
      const { timing: _, ...result } = JSON.parse(io.output().out);
      results.push(result);
    }
    expect(results[1]).toEqual(results[0]);
  });
});
