/** The first line of the table: what stands there, and what gives way where there is no room. */
import { describe, expect, it } from 'vitest';
import type { Headline } from '../../src/tui/boards/contract.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import { headerLine } from '../../src/tui/table/header.ts';
import type { TableModel } from '../../src/tui/table/model.ts';
import { tabsLine } from '../../src/tui/table/tabs.ts';
import { INITIAL_UI } from '../../src/tui/table/ui.ts';
import { games, hasBoards } from '../support/games.ts';
import { contextOf, recordedPositions } from './positions.ts';
import { mono } from './support.ts';

const [newton] = games.filter(hasBoards);

async function position(): Promise<TableModel> {
  for await (const { model } of recordedPositions(newton!, 4, 3)) {
    if (model.names.length > 1 && model.round.endsWith('4')) return model;
  }
  for await (const { model } of recordedPositions(newton!, 4, 3)) if (model.names.length > 1) return model;
  throw new Error('no such position');
}

function withHeadline(model: TableModel, headline: Headline): TableModel {
  return {
    ...model,
    boards: {
      ...model.boards,
      headline: () => headline,
      resources: () => [
        { id: 'coins', amount: 10, text: '10 coins', hue: 'yellow' },
        { id: 'potions', amount: 1, text: '1 potion', hue: 'blue' },
      ],
    },
  };
}

const PHASES = { names: ['start', 'place', 'city', 'complete'], at: 1 };

describe('the header', () => {
  const line = (model: TableModel, width: number): string => plain(headerLine(model, 'kept', width, mono));

  it('shows steps as pips, the phases in their order, and what one has in words', async () => {
    const model = withHeadline(await position(), {
      progress: [
        { label: 'round', at: 2, of: 6 },
        { label: 'turn', at: 4, of: 5 },
      ],
      phases: PHASES,
    });
    const text = line(model, 200);
    expect(text).toMatch(/^ NEWTON {3}round ■■□□□□ 2 of 6 {3}turn ●●●●○ 4 of 5 {3}/u);
    expect(text).toContain('start › PLACE › city › complete');
    expect(text).toMatch(/10 coins {3}1 potion {3}★ \d+ points? +kept $/u);
  });

  it('counts many steps in numbers alone, and steps without an end', async () => {
    const model = await position();
    const steps = (at: number, of: number): string =>
      line(withHeadline(model, { progress: [{ label: 'turn', at, of }], phases: null }), 120);
    expect(steps(3, 21)).toContain('turn 3 of 21');
    expect(steps(3, 0)).toMatch(/turn 3 {3}/u);
  });

  it('loses first the name of the file, then phases and pips, and never the points', async () => {
    const model = withHeadline(await position(), {
      progress: [
        { label: 'round', at: 2, of: 6 },
        { label: 'turn', at: 4, of: 5 },
      ],
      phases: PHASES,
    });
    const wide = line(model, 120);
    expect(wide).toContain('PLACE');
    expect(wide).toContain('10 coins');
    const narrow = line(model, 80);
    expect(narrow).not.toContain('kept');
    expect(narrow).not.toContain('start ›');
    expect(narrow).toContain('2 of 6');
    for (let width = 30; width <= 200; width++) {
      const text = line(model, width);
      expect([...text]).toHaveLength(width);
      expect(text, `${width} columns`).not.toContain('…');
      expect(text, `${width} columns`).toMatch(/★ \d+ points?/u);
    }
  });

  it('tells more the wider it is', async () => {
    const model = withHeadline(await position(), {
      progress: [{ label: 'round', at: 2, of: 6 }],
      phases: PHASES,
    });
    const words = (width: number): number => (line(model, width).match(/\S+/gu) ?? []).length;
    for (const [small, large] of [
      [80, 100],
      [100, 120],
      [120, 160],
    ] as const) {
      expect(words(large)).toBeGreaterThanOrEqual(words(small));
    }
  });
});

describe('the names of the boards', () => {
  it('mark the one in front, and fit at every width', async () => {
    const model = await position();
    for (let width = 60; width <= 160; width++) {
      const context = contextOf(model, { width, height: 24 }, mono);
      for (const { id, title, tab = title } of model.boards.panels) {
        const text = plain(tabsLine({ ...INITIAL_UI, panel: id }, context, width));
        expect([...text]).toHaveLength(width);
        expect(text).toContain(`[${tab}]`);
        expect(text).not.toContain('…');
      }
    }
  });

  it('have the players and their points at the right where there is room', async () => {
    const model = await position();
    const at = (width: number): string =>
      plain(tabsLine(INITIAL_UI, contextOf(model, { width, height: 24 }, mono), width));
    expect(at(160)).toMatch(/●\w \d+ .*■\w \d+ (?:.*▲\w \d+ )?$/u);
    expect(at(20)).not.toMatch(/■\w \d/u);
  });
});
