/** What stays on a narrow screen where several play: whose turn it is, everybody's points, and that more stands below. */
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/registry.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import { INITIAL_UI } from '../../src/tui/table/ui.ts';
import { contextOf, recordedPositions } from './positions.ts';
import { Sitting } from './sitting.ts';
import { mono, tableLines } from './support.ts';

const newton = findGame('newton')!;
const SMALL = { width: 80, height: 24 };

describe('at 80x24, with four players', () => {
  it('names who decides, and keeps the points in sight where tabs have to give way', async () => {
    const players = 'Ann,Ben,Cleo,Dan';
    const sitting = await Sitting.table({ game: newton, players, curtain: 'never' });
    expect(sitting.text).toMatch(/^ Ann( to decide)?: /mu);
    for (let i = 0; i < 8; i++) {
      const tabs = sitting.press('tab').text.split('\n')[1]!;
      expect(tabs).toMatch(/\[\p{Lu}[\p{L} ]+\]/u);
      expect(tabs).toMatch(/★ ▸●A 0 {2}■B 0 {2}▲C 0 {2}◆D 0 ?$/u);
      expect(tabs).toMatch(/\+\d/u);
    }
  });

  it('leads to the boards whose tabs have no room by a click on their number', async () => {
    const sitting = await Sitting.table({ game: newton, players: 'Ann,Ben,Cleo,Dan', curtain: 'never' });
    const tabs = (): string => sitting.text.split('\n')[1]!;
    const front = (): string => /\[(?<name>[^\]]+)\]/u.exec(tabs())!.groups!['name']!;
    const before = front();
    sitting.clickOn(/\+\d/u.exec(tabs())![0]);
    expect(front()).not.toBe(before);
  });
});

describe('a list that goes on', () => {
  it('says that what is out of sight cannot be done, where that is so', async () => {
    const noted: string[] = [];
    for await (const { name, model } of recordedPositions(findGame('leonardo')!, 6, 12)) {
      const moves = model.items.filter(({ kind }) => kind === 'move').length;
      const text = tableLines(INITIAL_UI, contextOf(model, SMALL, mono))
        .map(plain)
        .join('\n');
      if (!/\d+ not possible ↓/u.test(text)) continue;
      noted.push(name);
      expect(text, name).not.toContain('Not possible now');
      expect(model.items.length, name).toBeGreaterThan(moves);
    }
    expect(noted).not.toEqual([]);
  });
});
