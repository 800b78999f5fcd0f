/**
 * Recorded games of strong bots in which one decision was replaced by the worst legal move (`npm run blunders -- GAME`): the
 * review has to find it. The first case of every game by default; `npm run find-blunders` looks at ten,
 * `BOARDGAMES_BLUNDERS=4-6` at three of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { readExpectations } from '../../../src/app/review/expectations.ts';
import { assembleReview, worstOf } from '../../../src/app/review/review.ts';
import { look } from '../../../src/app/review/run.ts';
import { reviewTasks } from '../../../src/app/review/tasks.ts';
import { ANALYSIS_EFFORT } from '../../../src/bots/analyse.ts';
import { calibrationFor } from '../../../src/bots/expectation.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { parseMoveFile, replay } from '../../../src/core/movefile.ts';
import { unwrap } from '../../../src/core/result.ts';
import { nodeFiles } from '../../../src/storage/file-system.ts';

const [FIRST, LAST] = casesOf(process.env['BOARDGAMES_BLUNDERS'] ?? '1');
const FOLDER = join(import.meta.dirname, 'blunders');

function casesOf(text: string): readonly [number, number] {
  const [from, to] = text.split('-').map(Number);
  return to === undefined ? [1, from!] : [from!, to];
}

interface Case {
  readonly name: string;
  /** The decision that was replaced. */
  readonly planted: number;
}

/** `newton-03-at-57.moves`: the third case, with the blunder in decision 57. */
function wantedCases(id: string): readonly Case[] {
  return readdirSync(FOLDER).flatMap(name => {
    const found = /^(?<game>[a-z]+)-(?<number>\d+)-at-(?<planted>\d+)\.moves$/u.exec(name)?.groups;
    const number = Number(found?.['number']);
    const wanted = found?.['game'] === id && number >= FIRST && number <= LAST;
    return wanted ? [{ name, planted: Number(found['planted']) }] : [];
  });
}

/** Null where the blunder is the worst moment of the review, otherwise what was found. */
function missed(game: AnyGame, { name, planted }: Case): string | null {
  const { match, problem } = replay(game, parseMoveFile(readFileSync(join(FOLDER, name), 'utf8')));
  if (match === null || problem !== null)
    throw new Error(`${name} is stale: npm run blunders -- ${game.meta.id}`);
  const tasks = reviewTasks(match, [0], ANALYSIS_EFFORT);
  const looked = tasks.map(task => look(game, task));
  const known = unwrap(readExpectations(game.meta.id, nodeFiles));
  const calibration = calibrationFor(known, match.names.length);
  const parts = { match, seats: [0], effort: ANALYSIS_EFFORT, wanted: tasks.length, looked, calibration };
  const { decisions } = assembleReview(parts);
  const [worst] = worstOf(decisions, 1);
  if (worst?.number === planted) return null;
  const own = decisions.find(({ number }) => number === planted);
  return `${name} (${own?.loss.toFixed(1)}): found ${worst?.number} (${worst?.loss.toFixed(1)})`;
}

describe.each(['newton', 'newscience', 'leonardo'])('a blunder planted in %s', id => {
  it(`is found as the worst moment in 9 of 10 cases (${FIRST} to ${LAST} looked at)`, async () => {
    const { game } = await loadGame(id, null);
    const cases = wantedCases(id);
    expect(cases).toHaveLength(LAST - FIRST + 1);
    const misses = cases.map(one => missed(game, one)).filter(one => one !== null);
    expect(misses.length, misses.join('; ')).toBeLessThanOrEqual(Math.floor(cases.length / 10));
  }, 900_000);
});
