/** Turns on the screen, over real games: also somebody who plays alone has more than one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { openTimeline } from '../../src/app/replay/timeline.ts';
import { parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { findGame } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { fixturesOf, games, testFolder } from '../support/games.ts';
import { Sitting } from './sitting.ts';

/** One recorded game of each that has some, the one with the fewest players. */
const recorded = games.flatMap(entry => {
  const [name] = [...fixturesOf(entry.meta.id).keys()].sort();
  if (name === undefined) return [];
  return [[entry.meta.title, entry, join(testFolder(entry.meta.id), 'fixtures', name)] as const];
});

const positionOf = (sitting: Sitting): number => Number(/Step (\d+) of/u.exec(sitting.text)?.[1]);

describe.each(recorded)('a replay of %s', (_, entry, path) => {
  it('goes from turn to turn with n, and back with p', async () => {
    const { game } = unwrap(await loadEntry(entry, null, nodeFiles));
    const { steps } = unwrap(openTimeline(game, parseMoveFile(readFileSync(path, 'utf8'))));
    const starts = steps.flatMap(({ turn }, at) => (at > 0 && turn !== steps[at - 1]!.turn ? [at] : []));
    expect(starts.length).toBeGreaterThan(1);
    const sitting = await Sitting.replay(path, { game: entry }, 'all');
    const forth = starts.map(() => positionOf(sitting.press('n')));
    expect(forth).toEqual(starts);
    expect(positionOf(sitting.press('n'))).toBe(steps.length);
    const back = starts.map(() => positionOf(sitting.press('p')));
    expect(back).toEqual(starts.toReversed());
    expect(positionOf(sitting.press('p'))).toBe(0);
  });
});

describe('U in a game for one, such as Newton,', () => {
  const newton = findGame('newton')!;

  it('takes back one turn after the other, each time no more than one', async () => {
    const { game } = unwrap(await loadEntry(newton, null, nodeFiles));
    const sitting = await Sitting.table({ game: newton, players: 'Ann', files: nodeFiles });
    const turns = (): number[] => {
      const text = sitting.world.kept('newton-copper-owl-17');
      const stand: number[] = [];
      for (const { kind, turn } of unwrap(openTimeline(game, parseMoveFile(text))).steps) {
        if (kind === 'move') stand.push(turn);
        else stand.pop();
      }
      return stand;
    };
    let undone = 0;
    for (let i = 0; i < 60 && undone < 5; i++) {
      sitting.press('enter');
      if (i % 4 !== 3) continue;
      const before = turns();
      sitting.press('U');
      const after = turns();
      const taken = before.slice(after.length);
      expect(new Set(taken).size).toBeLessThanOrEqual(1);
      if (taken.length === 0) continue;
      undone++;
      expect(taken[0]).toBe(before.at(-1));
      expect(sitting.text).toMatch(
        new RegExp(`Taken back: ${taken.length} decisions? of (?:this turn|the turn before)\\.`, 'u'),
      );
    }
    expect(undone).toBe(5);
  });
});
