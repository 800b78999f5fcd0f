import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/leonardo/rules/types.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { ascii, colour, expectSize, mono } from '../../support.ts';
import { boards, type Config, game, inputFor, positionsOf } from './positions.ts';

/** The boards' part of terminals of 60x20, 80x24, 100x30, 120x40 and 160x50, whole terminals, and the smallest. */
const SIZES = [
  { width: 38, height: 6 },
  { width: 60, height: 8 },
  { width: 80, height: 11 },
  { width: 80, height: 15 },
  { width: 100, height: 15 },
  { width: 82, height: 21 },
  { width: 111, height: 31 },
  { width: 60, height: 20 },
  { width: 120, height: 40 },
  { width: 160, height: 50 },
];

const GAMES: readonly Config[] = [
  { players: 2, seed: 'two', setup: 'experienced' },
  { players: 3, seed: 'three', codex: 'yes' },
  { players: 4, seed: 'four', open: 'yes' },
  { players: 5, seed: 'five', setup: 'experienced' },
];

/** Also those that some terminals show as emoji without being asked to. */
const EMOJI = /(?![#*0-9])\p{Emoji}|\uFE0F/u;

/** Codes that nobody understood: "lack GWW", "5/4", "0w", "11-2 weeks", phases with letters, signs without a word. */
const CODES =
  /lack [IGWBR]+\b|\d\/\d|\d+w\b|\d+-\d+ w|\b[A-D] (?:start|place|city|complete)\b|[→◇]|renounce/iu;

function viewers(state: State): (number | null)[] {
  return [null, state.pending?.seat ?? 0, (1 + (state.pending?.seat ?? 0)) % state.players];
}

describe.each(GAMES)('a game of $players, $seed', config => {
  const positions = positionsOf(config, 79);

  it.each(boards.panels.map(panel => panel.id))('draws %s at every size, without emoji', id => {
    const panel = boards.panels.find(each => each.id === id)!;
    for (const state of positions)
      for (const size of SIZES)
        for (const theme of [colour, ascii]) {
          const { lines } = panel.draw(inputFor(state, viewers(state)[1]!, theme, size));
          expectSize(lines, size.width, size.height);
          const text = plain(lines.join('\n'));
          expect(text).not.toMatch(EMOJI);
          expect(text).not.toMatch(CODES);
          expect(lines.map(line => stringWidth(line))).toEqual(lines.map(() => size.width));
          if (theme === ascii) expect(text).toMatch(/^[\x20-\x7E\n]*$/);
        }
  });

  it('shows every line at the height a panel asks for', () => {
    for (const state of positions)
      for (const { width } of SIZES)
        for (const panel of boards.panels) {
          const input = inputFor(state, viewers(state)[1]!, mono, { width, height: 6 });
          const height = panel.contentHeight!(input);
          expect(panel.draw({ ...input, height }).lines.join('\n')).not.toContain('more lines');
        }
  });

  it('shows nothing that the viewer may not know', () => {
    for (const state of positions)
      for (const viewer of viewers(state)) {
        const input = inputFor(state, viewer, mono, { width: 120, height: 40 });
        const guess = game.sample(game.view(state, viewer), 'another world');
        const other = { ...input, view: game.view(guess, viewer) };
        for (const panel of boards.panels) expect(panel.draw(other)).toEqual(panel.draw(input));
      }
  });

  it('draws every player when their side is looked at', () => {
    for (const state of positions)
      for (const subject of state.seats.keys()) {
        const input = { ...inputFor(state, 0, mono, { width: 80, height: 11 }), subject };
        for (const panel of boards.panels) expectSize(panel.draw(input).lines, 80, 11);
      }
  });

  it('marks what a move would change', () => {
    let marks = 0;
    for (const state of positions) {
      const before = inputFor(state, 0, colour, { width: 100, height: 30 });
      const after = positions.at(-1)!;
      const input = { ...before, view: game.view(after, 0), previous: before.view };
      for (const panel of boards.panels) {
        const marked = panel.draw(input).lines;
        const unmarked = panel.draw({ ...input, previous: null }).lines;
        expect(marked.map(plain)).toEqual(unmarked.map(plain));
        if (marked.join() !== unmarked.join()) marks++;
      }
    }
    expect(marks).toBeGreaterThan(positions.length);
  });
});
