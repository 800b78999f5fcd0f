/** What every board drawer promises, checked over games played at random. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import { parseRules } from '../../src/app/rules-text.ts';
import type { BaseView } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';
import type { AnyBoards, BoardPanel, DrawInput, Rect, Size } from '../../src/tui/boards/contract.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { cellsOf, plain, widthOfText } from '../../src/tui/draw/cells.ts';
import type { Theme } from '../../src/tui/theme.ts';
import { games, namesFor, people } from '../support/games.ts';
import { ascii, colour, mono } from './support.ts';

const SIZES: readonly Size[] = [
  { width: 38, height: 6 },
  { width: 58, height: 8 },
  { width: 80, height: 11 },
  { width: 80, height: 17 },
  { width: 100, height: 20 },
  { width: 82, height: 22 },
  { width: 112, height: 32 },
];

describe.each(games.map(entry => [entry.meta.id, entry] as const))('the boards of %s', (_id, entry) => {
  let loaded: LoadedGame;
  let boards: AnyBoards;
  let anchors: Set<string>;

  beforeAll(async () => {
    loaded = unwrap(await loadEntry(entry, null, nodeFiles));
    boards = await loadBoards(loaded);
    anchors = new Set(parseRules(unwrap(readRules(entry.meta.id, nodeFiles))).map(topic => topic.anchor));
  });

  /** Positions of a game played at random, by the seats that decide and by nobody. */
  function* positions(rng: RngState): Generator<{ match: Match; view: BaseView }> {
    const { min, max } = entry.meta.players;
    const count = min + nextBelow(rng, max - min + 1);
    const players = people(namesFor(count));
    const options = Object.fromEntries(
      entry.meta.options.map(({ key, values }) => [key, values[nextBelow(rng, values.length)]!]),
    );
    const seed = String(nextBelow(rng, 1_000_000));
    const match = new Match({ game: loaded.game, players, seed, options, first: null });
    while (!match.over) {
      if (nextBelow(rng, 25) === 0) yield { match, view: match.view(match.decision!.seat) };
      match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
    }
    yield { match, view: match.view(null) };
  }

  function inputFor(
    match: Match,
    view: BaseView,
    size: Size,
    theme: Theme,
    rng: RngState,
  ): DrawInput<BaseView> {
    const targets = match.choices.flatMap(({ move }) => boards.targetOf(move, view) ?? []);
    return {
      ...size,
      view,
      names: match.names,
      marks: theme.marks(match.names),
      theme,
      subject: nextBelow(rng, match.names.length),
      active: match.decision?.seat ?? null,
      focus: targets[nextBelow(rng, Math.max(1, targets.length))] ?? null,
      targets: new Set(targets),
      choices: match.choices.map(({ move }) => ({ move, target: boards.targetOf(move, view) })),
      focused: null,
      after: null,
      previous: nextBelow(rng, 2) === 0 ? view : null,
    };
  }

  it('are made of the tables that the rules were made of, without another look at the disk', async () => {
    const read = vi.spyOn(nodeFiles, 'read');
    try {
      await loadBoards(unwrap(await loadEntry(entry, null, nodeFiles)));
      const paths = read.mock.calls.map(([path]) => path);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths).toEqual([...new Set(paths)]);
    } finally {
      read.mockRestore();
    }
  });

  it('are drawn in exactly the size asked for, without emoji or holes', () => {
    for (const seed of ['one', 'two']) {
      const rng = seedRng(`${entry.meta.id} ${seed}`);
      for (const { match, view } of positions(rng)) {
        const size = SIZES[nextBelow(rng, SIZES.length)]!;
        const theme = [mono, ascii, colour][nextBelow(rng, 3)]!;
        for (const panel of boards.panels) {
          const input = inputFor(match, view, size, theme, rng);
          const tall = panel.contentHeight?.(input) ?? size.height;
          for (const height of new Set([size.height, Math.max(tall, size.height)])) {
            const { lines } = panel.draw({ ...input, height });
            const where = `${panel.id} at ${size.width}x${height}`;
            expect(lines.length, where).toBe(height);
            const wrong = lines.find(line => widthOfText(line) !== size.width);
            expect(wrong, where).toBeUndefined();
            expect(lines.map(plain).join('\n'), where).not.toMatch(
              /\uFE0F|\p{Emoji_Presentation}|undefined|NaN|\[object/u,
            );
          }
        }
      }
    }
  });

  it('stand side by side without overlapping, the chosen one always among them', () => {
    for (const size of SIZES) {
      for (const { id } of boards.panels) {
        const placed = boards.layout(size, id).panels;
        expect(placed.map(each => each.panel)).toContain(id);
        for (const { panel, rect } of placed) {
          expect(boards.panels.some(each => each.id === panel)).toBe(true);
          expect(rect.col + rect.width).toBeLessThanOrEqual(size.width);
          expect(rect.row + rect.height).toBeLessThanOrEqual(size.height);
          const overlaps = placed.filter(
            other =>
              other.panel !== panel &&
              rect.row < other.rect.row + other.rect.height &&
              other.rect.row < rect.row + rect.height &&
              rect.col < other.rect.col + other.rect.width &&
              other.rect.col < rect.col + rect.width,
          );
          expect(overlaps).toEqual([]);
        }
      }
    }
  });

  it('have a letter and a name each', () => {
    expect(new Set(boards.panels.map(panel => panel.key)).size).toBe(boards.panels.length);
    expect(boards.panels.every(panel => /^[a-z]$/u.test(panel.key) && panel.title !== '')).toBe(true);
  });

  it('know the things that moves are about, and explain every one of them', () => {
    const rng = seedRng(`${entry.meta.id} targets`);
    for (const { match, view } of positions(rng)) {
      const targets = boards.targets(view);
      const ids = new Set(targets.map(target => target.id));
      expect(ids.size).toBe(targets.length);
      for (const { move, notation } of match.choices) {
        const target = boards.targetOf(move, view);
        if (target !== null) expect([...ids], notation).toContain(target);
      }
      for (const { id, panel } of targets) {
        expect(
          boards.panels.some(each => each.id === panel),
          id,
        ).toBe(true);
        const explanation = boards.explain(id, view, match.names);
        expect(explanation?.text, id).toMatch(/\S/u);
        if (explanation !== null && explanation.rule !== '')
          expect([...anchors], id).toContain(explanation.rule);
      }
      if (match.decision !== null) {
        const best = boards.panelFor(match.decision, view);
        expect(boards.panels.map(panel => panel.id)).toContain(best);
        expect([...anchors]).toContain(match.decision.rule);
      }
    }
  });

  /** The panels as a player sees them who looks at the own boards, drawn to the last line. */
  function* drawings(name: string): Generator<{ panel: BoardPanel<BaseView>; input: DrawInput<BaseView> }> {
    const rng = seedRng(`${entry.meta.id} ${name}`);
    for (const { match, view } of positions(rng)) {
      const size = SIZES[nextBelow(rng, SIZES.length)]!;
      const base = inputFor(match, view, size, mono, rng);
      const subject = match.decision?.seat ?? 0;
      for (const panel of boards.panels) {
        const input = { ...base, subject, previous: null, focus: null };
        yield { panel, input: { ...input, height: panel.contentHeight?.(input) ?? TALL } };
      }
    }
  }

  it('have a rectangle for every target, on the board of one player or another, and for nothing else', () => {
    for (const { panel, input } of drawings('rectangles')) {
      const known = boards.targets(input.view).filter(target => target.panel === panel.id);
      const ids = known.map(target => target.id);
      const drawn = new Set(
        input.names.flatMap((_, subject) => {
          const height = panel.contentHeight?.({ ...input, subject }) ?? TALL;
          return panel.draw({ ...input, height, subject }).targets.map(rect => rect.id);
        }),
      );
      const where = `${panel.id} at ${input.width}x${input.height}`;
      expect(
        [...drawn].filter(id => !ids.includes(id)),
        where,
      ).toEqual([]);
      // Where it is narrower than it asks for, a panel may leave things out.
      if (input.width < panel.minimum.width) continue;
      expect(
        ids.filter(id => !drawn.has(id)),
        where,
      ).toEqual([]);
    }
  });

  it('have rectangles inside the drawing, apart from each other or one within the other', () => {
    for (const { panel, input } of drawings('inside')) {
      for (const height of new Set([input.height, 6])) {
        const { targets, lines } = panel.draw({ ...input, height });
        for (const [i, rect] of targets.entries()) {
          const where = `${panel.id} at ${input.width}x${height}: ${JSON.stringify(rect)}`;
          expect(rect.width > 0 && rect.height > 0 && rect.row >= 0 && rect.col >= 0, where).toBe(true);
          expect(rect.row + rect.height, where).toBeLessThanOrEqual(lines.length);
          expect(rect.col + rect.width, where).toBeLessThanOrEqual(input.width);
          for (const other of targets.slice(i + 1)) {
            const fine = !overlap(rect, other) || within(rect, other) !== within(other, rect);
            expect(fine, `${where} and ${JSON.stringify(other)}`).toBe(true);
          }
        }
      }
    }
  });

  it('show the focus without colour, in the cells of its rectangle', () => {
    const rng = seedRng(`${entry.meta.id} cells`);
    for (const { panel, input } of drawings('focus')) {
      const { targets, lines } = panel.draw(input);
      for (let tries = 0; tries < 6 && targets.length > 0; tries++) {
        const { id } = targets[nextBelow(rng, targets.length)]!;
        const focused = panel.draw({ ...input, focus: id });
        for (const rect of focused.targets.filter(target => target.id === id)) {
          expect(cellsIn(focused.lines, rect), `${panel.id}: ${id}`).not.toEqual(cellsIn(lines, rect));
        }
      }
    }
  });
});

/** Enough for a panel that takes whatever height it gets. */
const TALL = 40;

function overlap(a: Rect, b: Rect): boolean {
  return (
    a.row < b.row + b.height && b.row < a.row + a.height && a.col < b.col + b.width && b.col < a.col + a.width
  );
}

function within(inner: Rect, outer: Rect): boolean {
  return (
    inner.row >= outer.row &&
    inner.col >= outer.col &&
    inner.row + inner.height <= outer.row + outer.height &&
    inner.col + inner.width <= outer.col + outer.width
  );
}

/** What stands in a rectangle, without colours. */
function cellsIn(lines: readonly string[], { row, col, width, height }: Rect): string[] {
  return lines.slice(row, row + height).map(line => {
    const texts: string[] = [];
    let at = 0;
    for (const cell of cellsOf(plain(line))) {
      if (at >= col && at < col + width) texts.push(cell.text);
      at += cell.width;
    }
    return texts.join('');
  });
}
