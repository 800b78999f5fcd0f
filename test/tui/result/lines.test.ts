import { describe, expect, it } from 'vitest';
import { ladderOf } from '../../../src/app/result.ts';
import type { ResultSheet } from '../../../src/app/result-sheet.ts';
import type { Score } from '../../../src/core/game.ts';
import { widthOfText } from '../../../src/tui/draw/cells.ts';
import { resultLines } from '../../../src/tui/result/lines.ts';
import { createTheme } from '../../../src/tui/theme.ts';
import { unreadable } from '../readable.ts';
import { ascii, drawing, mono } from '../support.ts';

const RANKS = [
  { title: 'Novice', from: 0 },
  { title: 'Adept', from: 50 },
  { title: 'Genius', from: 100 },
  { title: 'Legend', from: 121 },
];

function score(seat: number, points: Readonly<Record<string, number>>, tieBreak = 0): Score {
  const lines = Object.entries(points).map(([label, value]) => ({ label, points: value }));
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { seat, total, lines, tieBreaks: [{ label: 'coins', points: tieBreak }] };
}

const SOLO: ResultSheet = {
  meta: {},
  names: ['Ada'],
  players: [{ name: 'Ada', bot: null }],
  scores: [score(0, { 'Lines of the shelf': 52, 'Card effects': 28, Objectives: 40, Nothing: 0 })],
  ladder: ladderOf(RANKS, 120),
  standing: { points: 120, games: 3, best: 120, median: 98, bestBefore: 110, rank: 1 },
  rounds: [10, 25, 60, 120].map((points, i) => ({
    round: i + 1,
    name: `Round ${i + 1}`,
    points: [points],
    scores: [score(0, { 'Lines of the shelf': 13 * i, 'Card effects': 7 * i, Objectives: i === 3 ? 40 : 0 })],
  })),
};

const THREE: ResultSheet = {
  meta: {},
  names: ['Ada', 'Tycho', 'Ben'],
  players: [
    { name: 'Ada', bot: null },
    { name: 'Tycho', bot: { level: 'easy', iterations: null } },
    { name: 'Ben', bot: null },
  ],
  scores: [
    score(0, { Florins: 20, Variety: 5 }, 1),
    score(1, { Florins: 31, Variety: 0 }),
    score(2, { Florins: 25, Variety: 0 }, 4),
  ],
  ladder: [],
  standing: { points: 25, games: 1, best: 25, median: 25, bestBefore: null, rank: 1 },
  rounds: [
    {
      round: 1,
      name: 'Turn 1',
      points: [5, null, 8],
      scores: [4, 0, 8].map((florins, seat) =>
        score(seat, { Florins: florins, Variety: seat === 0 ? 1 : 0 }),
      ),
    },
    {
      round: 2,
      name: 'Turn 2',
      points: [25, 31, 25],
      scores: [20, 31, 25].map((florins, seat) =>
        score(seat, { Florins: florins, Variety: seat === 0 ? 5 : 0 }),
      ),
    },
  ],
};

describe('the result of a solo game', () => {
  it('is a drawing', async () => {
    await expect(drawing(resultLines(SOLO, 80, mono))).toMatchFileSnapshot('drawings/solo-80.txt');
    await expect(drawing(resultLines(SOLO, 120, mono))).toMatchFileSnapshot('drawings/solo-120.txt');
    await expect(drawing(resultLines(SOLO, 40, ascii))).toMatchFileSnapshot('drawings/solo-40-ascii.txt');
  });

  it('says how far the next rank is, and that there is none above the highest', () => {
    expect(drawing(resultLines(SOLO, 80, mono))).toContain('rank 3 of 4, 1 point to Legend');
    const best = { ...SOLO, ladder: ladderOf(RANKS, 130) };
    expect(drawing(resultLines(best, 80, mono))).toContain('rank 4 of 4, the highest');
  });

  it('has the largest category first, and none without points', () => {
    const text = drawing(resultLines(SOLO, 80, mono));
    expect(text).toMatch(/Lines of the shelf.*52[\s\S]*Objectives.*40[\s\S]*Card effects.*28/u);
    expect(text).not.toContain('Nothing');
  });
});

describe('the result of several players', () => {
  it('is a drawing', async () => {
    await expect(drawing(resultLines(THREE, 80, mono))).toMatchFileSnapshot('drawings/three-80.txt');
    await expect(drawing(resultLines(THREE, 40, mono))).toMatchFileSnapshot('drawings/three-40.txt');
  });

  it('has the places in order, and the tie-breaks of those who are level', () => {
    const text = drawing(resultLines(THREE, 80, mono));
    expect(text).toMatch(/^ 1 {2}.{2} Tycho +bot +31[\s\S]*^ 2 {2}.{2} Ben[\s\S]*^ 3 {2}.{2} Ada/mu);
    expect(text).toMatch(/Ada, tie-break: coins 1\n.*Ben, tie-break: coins 4/u);
    expect(text).not.toContain('Tycho, tie-break');
  });
});

it.each([30, 40, 60, 76, 80, 100, 120, 160, 200])('has no line wider than %i columns', width => {
  for (const sheet of [SOLO, THREE]) {
    for (const theme of [mono, ascii]) {
      const widest = Math.max(...resultLines(sheet, width, theme).map(widthOfText));
      expect(widest).toBeLessThanOrEqual(width);
    }
  }
});

it.each(['dark', 'light'] as const)('can be read on a %s background', palette => {
  const theme = createTheme({ ascii: false, colorLevel: 3, palette });
  for (const sheet of [SOLO, THREE]) expect(unreadable(resultLines(sheet, 120, theme), palette)).toEqual([]);
});
