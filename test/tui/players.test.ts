/** Robots that play each game to its end, one with the mouse alone, one with the keys alone, by what they see. */
import { describe, expect, it } from 'vitest';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { games, hasBoards, namesFor, playersNear } from '../support/games.ts';
import { Sitting } from './sitting.ts';

/** No game takes as many decisions. */
const PATIENCE = 1500;

const SIZE = { width: 120, height: 40 } as const;

interface Place {
  readonly row: number;
  readonly col: number;
}

/** The list of moves as it is seen: the box whose title counts them. */
function listOf(lines: readonly string[]): { readonly moves: Place[]; readonly left: number } {
  const top = lines.findIndex(line => / \d+ moves? ─┐$/u.test(line));
  if (top < 0) throw new Error(`there is no list of moves:\n${lines.join('\n')}`);
  const left = [...lines[top]!].lastIndexOf('┌');
  const end = lines.findIndex((line, row) => row > top && [...line][left] === '└');
  const moves = lines.slice(top + 1, end).flatMap((line, i): Place[] => {
    const text = [...line].slice(left).join('');
    return /^│ [▸ ] *\d+ \S/u.test(text) ? [{ row: top + 1 + i, col: left + 6 }] : [];
  });
  return { moves, left };
}

/** Things on the boards that a move is about, by their marks. */
function markedThings(lines: readonly string[], left: number): Place[] {
  return lines.flatMap((line, row) =>
    [...line].slice(0, left).flatMap((sign, col): Place[] => (sign === '‹' ? [{ row, col: col + 1 }] : [])),
  );
}

function pick<T>(items: readonly T[], rng: RngState): T {
  return items[nextBelow(rng, items.length)]!;
}

function point({ row, col }: Place, sitting: Sitting): void {
  sitting.mouse('press', row, col).mouse('release', row, col);
}

/** Looks, points at a move or at a thing on the boards, and then at the move that has the cursor. */
function playByMouse(sitting: Sitting, rng: RngState): void {
  const lines = sitting.text.split('\n');
  if (sitting.text.includes('Pass the keyboard')) {
    sitting.clickOn('Space');
    return;
  }
  if (!/ \d+ moves? ─┐$/mu.test(sitting.text)) {
    // A box that tells of something is closed by a click anywhere.
    point({ row: 0, col: 0 }, sitting);
    return;
  }
  const { moves, left } = listOf(lines);
  const things = markedThings(lines, left);
  point(nextBelow(rng, 3) === 0 && things.length > 0 ? pick(things, rng) : pick(moves, rng), sitting);
  const after = sitting.text.split('\n');
  const row = after.findIndex(line => /│ ▸ *\d+ \S/u.test([...line].slice(left).join('')));
  if (row >= 0) point({ row, col: left + 6 }, sitting);
}

/** By arrows, by number, or over the boards. */
function playByKeys(sitting: Sitting, rng: RngState): void {
  const { text } = sitting;
  if (text.includes('Pass the keyboard')) {
    sitting.press(' ');
    return;
  }
  // Enter on a thing that no move is about reads its rule.
  if (text.startsWith('─')) {
    sitting.press('esc');
    return;
  }
  const count = Number(/ (\d+) moves? ─┐$/mu.exec(text)?.[1] ?? 0);
  switch (nextBelow(rng, 4)) {
    case 0:
      sitting.press(...new Array<string>(nextBelow(rng, count + 1)).fill('down'), 'enter');
      return;
    case 1:
      sitting.press(...String(1 + nextBelow(rng, Math.max(1, count))), 'enter');
      return;
    case 2:
      sitting.press('b', pick(['left', 'right', 'up', 'down'], rng), 'enter');
      return;
    default:
      sitting.press('home', 'enter');
  }
}

describe.each(games.filter(hasBoards).map(entry => [entry.meta.title, entry] as const))(
  '%s is played to its end',
  (_, entry) => {
    it.each([
      ['the mouse', playByMouse],
      ['keys', playByKeys],
    ] as const)('with %s alone', { timeout: 120_000 }, async (means, play) => {
      const players = namesFor(playersNear(entry.meta, 1)).join(',');
      const sitting = await Sitting.table({ game: entry, players, seed: means, size: SIZE });
      const rng = seedRng(`${entry.meta.id} ${means}`);
      for (let i = 0; i < PATIENCE && !sitting.text.includes('The game is over'); i++) play(sitting, rng);
      expect(sitting.text).toContain('The game is over');
      expect(sitting.ending).toBeNull();
    });
  },
);
