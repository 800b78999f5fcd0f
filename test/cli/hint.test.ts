/** What a hint says in plain lines: as the review would expect it, with a cause and the likeliest reply. */
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { readExpectations } from '../../src/app/review/expectations.ts';
import { adviseMove, botRequest, calibrationFor, explainHint, HINT_BOT } from '../../src/bots/index.ts';
import { run } from '../../src/cli/run.ts';
import { Match } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { people, realGames } from '../support/games.ts';
import { World } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];

async function toldIn(id: string, seed: string): Promise<string> {
  const io = new World().io({ ...realGames, input: 'hint\nquit\n' });
  const flags = ['--plain', '--players', NAMES.join(','), '--first', 'Ann', '--seed', seed];
  expect(await run([id, ...flags, '--curtain', 'never'], io)).toBe(0);
  return io.output().out;
}

describe.each(registry)('a hint in $meta.title', entry => {
  const { id } = entry.meta;

  it('expects what games of bots have taught', { timeout: 30_000 }, async () => {
    const { game } = unwrap(await loadEntry(entry, null, nodeFiles));
    const options = defaultOptions(game.meta);
    const match = new Match({ game, players: people(NAMES), seed: 'hint', options, first: 0 });
    const request = botRequest(match, { ...HINT_BOT, iterations: 20 })!;
    const advice = adviseMove(game, request, NAMES);
    const taught = unwrap(readExpectations(id, nodeFiles));
    const sentences = (calibrated: boolean): string => {
      const calibration = calibrationFor(calibrated ? taught : null, NAMES.length);
      return explainHint(game, request.view, advice, { names: NAMES, calibration }).join('\n');
    };
    expect(sentences(true) === sentences(false)).toBe(taught === null);
    expect(await toldIn(id, 'hint')).toContain(`Hint: ${sentences(true)}\n`);
  });
});

it('says why, and what the other will probably do about it', { timeout: 30_000 }, async () => {
  const told = await toldIn('newscience', 'hint');
  expect(told).toMatch(
    /"\. (?:It|At first it|The next turns) (?:brings?|gives up) .+\.\nBen's likeliest reply: ".+"\./u,
  );
});
