/** What every board drawer promises, checked over games played at random. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import { parseRules } from '../../src/app/rules-text.ts';
import type { BaseView } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';
import type { AnyBoards, DrawInput, Size } from '../../src/tui/boards/contract.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { plain, widthOfText } from '../../src/tui/draw/cells.ts';
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
    loaded = await loadEntry(entry, null, nodeFiles);
    boards = await loadBoards(loaded);
    anchors = new Set(parseRules(readRules(entry.meta.id, nodeFiles)).map(topic => topic.anchor));
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
      previous: nextBelow(rng, 2) === 0 ? view : null,
    };
  }

  it('are made of the tables that the rules were made of, without another look at the disk', async () => {
    const read = vi.spyOn(nodeFiles, 'read');
    try {
      await loadBoards(await loadEntry(entry, null, nodeFiles));
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
            const lines = panel.draw({ ...input, height });
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
        const placed = boards.layout(size, id);
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

  it('show focus and targets without colour', () => {
    const rng = seedRng(`${entry.meta.id} focus`);
    for (const { match, view } of positions(rng)) {
      for (const { move } of match.choices.slice(0, 4)) {
        const focus = boards.targetOf(move, view);
        const home = boards.targets(view).find(target => target.id === focus)?.panel;
        const panel = boards.panels.find(each => each.id === home);
        if (panel === undefined || focus === null) continue;
        const base = inputFor(match, view, { width: 80, height: 17 }, mono, rng);
        const input = { ...base, subject: match.decision?.seat ?? 0, previous: null };
        const height = Math.max(17, panel.contentHeight?.(input) ?? 17);
        const without = panel.draw({ ...input, height, focus: null });
        const shown = panel.draw({ ...input, height, focus });
        expect(shown, `${panel.id}: ${focus}`).not.toEqual(without);
      }
    }
  });
});
