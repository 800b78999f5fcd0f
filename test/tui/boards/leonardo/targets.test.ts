import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../../src/tui/boards/contract.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { wrapIndented } from '../../../../src/tui/draw/text.ts';
import { mono } from '../../support.ts';
import {
  allNames,
  boards,
  type Config,
  game,
  inputFor,
  legalTargets,
  playThrough,
  positionsOf,
} from './positions.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../../rules-data/leonardo/rules.md'), 'utf8');
const anchors = new Set([...rules.matchAll(/\{#([a-z.]+)\}/g)].map(match => match[1]!));

const GAMES: readonly Config[] = [
  { players: 2, seed: 'two', setup: 'experienced' },
  { players: 3, seed: 'three', codex: 'yes' },
  { players: 4, seed: 'four', setup: 'experienced', codex: 'yes' },
  { players: 5, seed: 'five', open: 'yes' },
];

/** What a drawing shows inside a rectangle. */
function textIn(lines: readonly string[], { row, col, width, height }: Rect): string {
  const within = lines
    .slice(row, row + height)
    .map(line => [...plain(line)].slice(col, col + width).join(''));
  return within.join('\n');
}

describe('targets', () => {
  it.each(GAMES)('hold everything a move is about, with $players players', config => {
    const kinds = new Set<string>();
    playThrough(config, state => {
      const view = game.view(state, state.pending!.seat);
      const known = new Set(boards.targets(view).map(target => target.id));
      const decision = game.decision(state)!;
      kinds.add(decision.kind);
      const missing = [...legalTargets(state, view)].filter(target => !known.has(target));
      expect(missing).toEqual([]);
      const panel = boards.panelFor(decision, view);
      expect(boards.panels.map(each => each.id)).toContain(panel);
      return false;
    });
    expect(kinds.size).toBeGreaterThan(7);
  });

  it('are about nothing only where a move closes a choice', () => {
    playThrough({ players: 4, seed: 'four', setup: 'experienced', codex: 'yes' }, (state, moves) => {
      const view = game.view(state, state.pending!.seat);
      for (const move of moves)
        if (boards.targetOf(move, view) === null) expect(['done', 'pass']).toContain(move.type);
      return false;
    });
  });

  it.each(GAMES)('are explained, each once, by a rule that exists, with $players players', config => {
    for (const state of positionsOf(config, 89))
      for (const viewer of [null, ...state.seats.keys()]) {
        const view = game.view(state, viewer);
        const targets = boards.targets(view);
        expect(new Set(targets.map(target => target.id)).size).toBe(targets.length);
        for (const { id, panel } of targets) {
          const found = boards.explain(id, view, allNames);
          expect(found?.text, id).toMatch(/^\S.*[.?]$/);
          expect(found!.text).not.toMatch(/undefined|NaN|null/);
          expect(anchors.has(found!.rule), found!.rule).toBe(true);
          expect(boards.panels.some(each => each.id === panel)).toBe(true);
        }
      }
  });

  it.each(GAMES)('are explained in a few lines of a column, with $players players', config => {
    for (const state of positionsOf(config, 41)) {
      const view = game.view(state, state.pending?.seat ?? 0);
      for (const { id } of boards.targets(view)) {
        const { text } = boards.explain(id, view, allNames)!;
        expect(wrapIndented(text, 37, 2).length, text).toBeLessThan(9);
      }
    }
  });

  it.each(GAMES)('can all be seen on their panel, with $players players', config => {
    for (const state of positionsOf(config, 97)) {
      const viewer = state.pending?.seat ?? 0;
      const input = inputFor(state, viewer, mono, { width: 118, height: 60 });
      for (const { id, panel: home } of boards.targets(input.view)) {
        const panel = boards.panels.find(each => each.id === home)!;
        expect(panel.draw({ ...input, focus: id }), id).not.toEqual(panel.draw({ ...input, focus: null }));
      }
    }
  });

  it.each([38, 60, 80, 100])('of legal moves can be seen at width %i', width => {
    for (const config of GAMES)
      for (const state of positionsOf(config, 83)) {
        const input = inputFor(state, state.pending?.seat ?? 0, mono, { width, height: 6 });
        for (const { id, panel: home } of boards.targets(input.view)) {
          if (!input.targets.has(id)) continue;
          const panel = boards.panels.find(each => each.id === home)!;
          const tall = { ...input, height: panel.contentHeight!(input) };
          expect(panel.draw({ ...tall, focus: id }), id).not.toEqual(panel.draw(tall));
        }
      }
  });

  it.each([
    { width: 38, height: 6 },
    { width: 60, height: 8 },
    { width: 80, height: 11 },
    { width: 118, height: 60 },
  ])('have their rectangle where the cursor on them is drawn, at $width x $height', size => {
    for (const config of GAMES)
      for (const state of positionsOf(config, 149)) {
        const input = inputFor(state, state.pending?.seat ?? 0, mono, size);
        for (const panel of boards.panels) {
          const drawn = panel.draw(input);
          const seen = new Set(drawn.targets.map(rect => rect.id));
          expect(seen.size).toBe(drawn.targets.length);
          for (const { id, panel: home } of boards.targets(input.view)) {
            const pointed = panel.draw({ ...input, focus: id });
            const rect = pointed.targets.find(each => each.id === id);
            const visible = home === panel.id && pointed.lines.join() !== drawn.lines.join();
            expect([seen.has(id), rect !== undefined], id).toEqual([visible, visible]);
            if (rect === undefined) continue;
            expect(rect.row + rect.height).toBeLessThanOrEqual(size.height);
            expect(rect.col + rect.width).toBeLessThanOrEqual(size.width);
            expect(textIn(pointed.lines, rect), id).toMatch(/\[.*\]|\[.*…/u);
          }
        }
      }
  });

  it('explains nothing that is not there', () => {
    const view = game.view(positionsOf(GAMES[0]!, 100)[0]!, 0);
    for (const id of [
      '',
      'zone.nowhere',
      'invention.0',
      'invention.99',
      'lab.7.small',
      'favour.luck',
      'card',
    ])
      expect(boards.explain(id, view, allNames)).toBeNull();
  });
});

describe('the layout', () => {
  it('shows the chosen panel, overlaps nowhere and stays inside, at any size', () => {
    for (let width = 30; width <= 180; width += 3)
      for (let height = 6; height <= 60; height += 2)
        for (const { id } of boards.panels) {
          // The table gives the rectangle of its board area, which begins further down.
          const area = { row: 2, col: 0, width, height };
          const placed = boards.layout(area, id).panels;
          if (!placed.some(each => each.panel === id)) expect.fail(`${id} is missing at ${width}x${height}`);
          for (const [i, { rect }] of placed.entries()) {
            const inside = rect.row + rect.height <= height && rect.col + rect.width <= width;
            const apart = placed
              .slice(i + 1)
              .every(
                ({ rect: other }) => rect.row + rect.height <= other.row || rect.col + rect.width < other.col,
              );
            if (!inside || !apart) expect.fail(`${id} at ${width}x${height}`);
          }
        }
  });
});
