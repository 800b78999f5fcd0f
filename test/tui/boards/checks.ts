/** What the boards of every game must keep, checked over positions of whole random games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseState, BaseView, Options, Seat } from '../../../src/core/game.ts';
import { clone } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import type { AnyBoards, DrawInput, Size } from '../../../src/tui/boards/contract.ts';
import { plain } from '../../../src/tui/draw/cells.ts';
import type { Theme } from '../../../src/tui/theme.ts';
import { ascii, colour, expectSize, mono } from '../support.ts';

export interface GameSetup {
  readonly players: number;
  readonly seed: string;
  readonly options: Options;
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
const SIZES: readonly Size[] = [
  [38, 6],
  [60, 8],
  [80, 11],
  [80, 15],
  [100, 15],
  [82, 21],
  [111, 31],
  [60, 20],
  [120, 40],
  [160, 50],
].map(([width, height]) => ({ width: width!, height: height! }));
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Every n-th position of a random game, and its end. */
export function positionsOf(game: AnyGame, setup: GameSetup, every: number): BaseState[] {
  const rng = seedRng(`boards ${setup.seed}`);
  const state = game.setup({ ...setup, first: 0 });
  const found: BaseState[] = [];
  for (let count = 0; game.decision(state) !== null; count++) {
    if (count % every === 0) found.push(clone(state));
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  return [...found, state];
}

export function inputFor(
  game: AnyGame,
  boards: AnyBoards,
  state: BaseState,
  viewer: Seat | null,
  theme: Theme,
  size: Size,
): DrawInput<BaseView> {
  const view = game.view(state, viewer);
  const names = NAMES.slice(0, state.players);
  const active = game.decision(state)?.seat ?? null;
  const targets = game.legalMoves(state).map(move => boards.targetOf(move, view));
  return {
    ...size,
    view,
    names,
    marks: theme.marks(names),
    theme,
    subject: viewer ?? active ?? 0,
    active,
    focus: null,
    targets: new Set(targets.filter(target => target !== null)),
    choices: game.legalMoves(state).map(move => ({ move, target: boards.targetOf(move, view) })),
    focused: null,
    after: null,
    previous: null,
  };
}

export function checkBoards(game: AnyGame, boards: AnyBoards, setups: readonly GameSetup[]): void {
  const rules = readFileSync(
    join(import.meta.dirname, '../../../rules-data', game.meta.id, 'rules.md'),
    'utf8',
  );

  describe.each(setups)(`${game.meta.title} with $players, seed $seed`, setup => {
    const positions = positionsOf(game, setup, 127);
    const viewers = (state: BaseState): (Seat | null)[] => [null, game.decision(state)?.seat ?? 0];
    const input = (state: BaseState, viewer: Seat | null, theme: Theme, size: Size) =>
      inputFor(game, boards, state, viewer, theme, size);

    it.each(boards.panels.map(panel => panel.id))('draws %s at every size, without emoji', id => {
      const panel = boards.panels.find(each => each.id === id)!;
      for (const state of positions)
        for (const size of SIZES)
          for (const theme of [colour, ascii]) {
            const { lines } = panel.draw(input(state, viewers(state)[1]!, theme, size));
            expectSize(lines, size.width, size.height);
            const text = plain(lines.join('\n'));
            expect(text).not.toMatch(EMOJI);
            expect(lines.map(line => stringWidth(line))).toEqual(lines.map(() => size.width));
            if (theme === ascii) expect(text).toMatch(/^[\x20-\x7E\n]*$/);
          }
    });

    it('shows every line at the height a panel asks for', () => {
      for (const state of positions)
        for (const { width } of SIZES)
          for (const panel of boards.panels) {
            const drawn = input(state, viewers(state)[1]!, mono, { width, height: 6 });
            const height = panel.contentHeight?.(drawn) ?? 6;
            expect(panel.draw({ ...drawn, height }).lines.join('\n')).not.toContain('more lines');
          }
    });

    it('shows nothing that the viewer may not know', () => {
      for (const state of positions)
        for (const viewer of viewers(state)) {
          const truth = input(state, viewer, mono, { width: 120, height: 40 });
          const guess = game.view(game.sample(truth.view, 'another world'), viewer);
          for (const panel of boards.panels)
            expect(panel.draw({ ...truth, view: guess })).toEqual(panel.draw(truth));
        }
    });

    it('knows a place and a word for everything a move is about', () => {
      for (const state of positions) {
        const { view, targets, names } = input(state, viewers(state)[1]!, mono, SIZES[0]!);
        const known = boards.targets(view);
        for (const target of targets) expect(known.map(each => each.id)).toContain(target);
        for (const { id, panel } of known) {
          expect(boards.panels.map(each => each.id)).toContain(panel);
          const explanation = boards.explain(id, view, names);
          expect(explanation?.text, id).toMatch(/\S{2}/u);
          expect(explanation?.text, id).not.toMatch(/undefined|NaN|\[object/u);
          if (explanation !== null && explanation.rule !== '')
            expect(rules).toContain(`{#${explanation.rule}}`);
        }
      }
    });

    it('shows the focused thing on its panel without colour', () => {
      for (const state of positions) {
        const drawn = input(state, viewers(state)[1]!, mono, { width: 120, height: 40 });
        for (const target of drawn.targets) {
          const home = boards.targets(drawn.view).filter(each => each.id === target);
          const shown = home.map(({ panel }) => {
            const { draw } = boards.panels.find(each => each.id === panel)!;
            const [focused, plainly] = [target, null].map(focus =>
              draw({ ...drawn, focus }).lines.join('\n'),
            );
            return focused !== plainly;
          });
          expect(shown, target).toContain(true);
        }
      }
    });

    it('marks what has changed by style alone', () => {
      let marks = 0;
      for (const [i, state] of positions.entries()) {
        const size = { width: 100, height: 30 };
        const after = input(positions[i + 1] ?? state, 0, colour, size);
        const previous = game.view(state, 0);
        for (const panel of boards.panels) {
          const { lines: marked } = panel.draw({ ...after, previous });
          const { lines: unmarked } = panel.draw(after);
          expect(marked.map(plain)).toEqual(unmarked.map(plain));
          if (marked.join() !== unmarked.join()) marks++;
        }
      }
      expect(marks).toBeGreaterThan(0);
    });

    it('lays panels out without overlap, the chosen one among them', () => {
      for (const size of SIZES)
        for (const { id } of boards.panels) {
          const placements = boards.layout(size, id).panels;
          expect(placements.map(each => each.panel)).toContain(id);
          const taken = new Set<string>();
          for (const { rect } of placements) {
            expect(rect.row + rect.height).toBeLessThanOrEqual(size.height);
            expect(rect.col + rect.width).toBeLessThanOrEqual(size.width);
            for (let row = rect.row; row < rect.row + rect.height; row++)
              for (let col = rect.col; col < rect.col + rect.width; col++) {
                expect(taken.has(`${row} ${col}`)).toBe(false);
                taken.add(`${row} ${col}`);
              }
          }
        }
    });
  });
}
