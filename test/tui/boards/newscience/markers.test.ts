/** Every marker of every recorded game can be seen, at once or one page further. */
import { describe, expect, it } from 'vitest';
import { parseMoveFile, replay } from '../../../../src/core/movefile.ts';
import { has } from '../../../../src/games/newscience/rules/sets.ts';
import type { View } from '../../../../src/games/newscience/rules/types.ts';
import type { Drawing, Size } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { data, game, t } from '../../../games/newscience/support.ts';
import { fixturesOf } from '../../../support/games.ts';
import { inputFor, isOurs, textIn } from './recorded.ts';

const tree = createBoards(data).panels.find(panel => panel.id === 'tree')!;

/** What is left for the tree on screens of 80x24, 100x30, 120x40, 160x50 and 200x60. */
const SIZES: readonly Size[] = [
  { width: 80, height: 14 },
  { width: 100, height: 17 },
  { width: 82, height: 21 },
  { width: 115, height: 26 },
  { width: 153, height: 32 },
];

/** A position for every way in which the markers of a recorded game lay. */
function positions(text: string): { readonly views: readonly View[]; readonly names: readonly string[] } {
  const seen = new Map<string, View>();
  let names: readonly string[] = [];
  replay(game, parseMoveFile(text), {
    after(match) {
      names = match.names;
      const view = match.view(0);
      if (!isOurs(view)) return;
      const key = view.seats.map(seat => [seat.researched, seat.experimented, seat.published].join(' '));
      if (!seen.has(key.join())) seen.set(key.join(), view);
    },
  });
  return { views: [...seen.values()], names };
}

/** The pages of the tree below each other. */
function allPages(input: ReturnType<typeof inputFor>): Drawing {
  const pages = tree.pages!(input);
  return {
    lines: pages.flatMap(({ lines }) => lines),
    targets: pages.flatMap(({ targets }, i) =>
      targets.map(target => ({ ...target, row: target.row + i * input.height })),
    ),
  };
}

/** Markers that the box of their discovery does not show. */
function missing(view: View, names: readonly string[], size: Size): string[] {
  const input = inputFor(view, names, size);
  const { lines, targets } = allPages(input);
  return t.discoveries.flatMap(({ index, name }) => {
    const rect = targets.find(target => target.id === `discovery.${index}`);
    const text = rect === undefined ? '' : textIn(lines, rect);
    return view.seats.flatMap((seat, i) => {
      const { shape } = input.marks[i]!;
      const zone = has(seat.researched, index)
        ? /(?:R|res |research )(?:\d|(?=✓))(?<markers>\S*)/u
        : has(seat.experimented, index)
          ? /(?:E|exp |experiment )(?:\d(?:→|, later )\d|(?=✓))(?<markers>\S*)/u
          : has(seat.published, index)
            ? /by (?<markers>\S)/u
            : null;
      if (zone === null) return [];
      const there = zone.exec(text.replaceAll('\n', ' '))?.groups?.['markers'] ?? '';
      const sign = i === 0 && !has(seat.published, index) ? '✓' : shape;
      return there.includes(sign) ? [] : [`${name}: ${names[i]}`];
    });
  });
}

/** Boxes that do not say all of their zones: what to research and experiment, what it takes to publish, the prestige. */
function unsaid(view: View, names: readonly string[], size: Size): string[] {
  const { lines, targets } = allPages(inputFor(view, names, size));
  return targets.flatMap(rect => {
    const text = textIn(lines, rect);
    const zones = [
      /(?:R|res |research )[\d✓]/u,
      /(?:E|exp |experiment )[\d✓]/u,
      /(?:P|pub |publish )\d|(?:need|lack)s \d/u,
      /★\d/u,
    ];
    return text.startsWith('✓') || zones.every(zone => zone.test(text)) ? [] : [text];
  });
}

describe.each([...fixturesOf('newscience')])('the markers of %s', (_name, text) => {
  const { views, names } = positions(text);

  it.each(SIZES)('stand in their part at $width x $height', size => {
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) expect(missing(view, names, size)).toEqual([]);
  });

  it.each(SIZES)('leave room for what the boxes ask for at $width x $height', size => {
    for (const view of [views[0]!, views[Math.floor(views.length / 2)]!, views.at(-1)!])
      expect(unsaid(view, names, size)).toEqual([]);
  });

  it.each(SIZES)('are in sight or on the next page at $width x $height', size => {
    const pages = tree.pages!(inputFor(views[0]!, names, size)).length;
    expect(pages).toBeLessThanOrEqual(size.height < 20 ? Math.ceil(views[0]!.players / 2) + 1 : 2);
    if (size.width > 100 && size.height > 20) expect(pages).toBe(1);
  });

  it.each(SIZES)('stand on the page of the move under the cursor at $width x $height', size => {
    const { inPlay } = t.boards[views[0]!.players]!;
    for (const { index, name, level } of t.discoveries) {
      if ((inPlay & (1 << index)) === 0) continue;
      const input = { ...inputFor(views[0]!, names, size), focus: `discovery.${index}` };
      const { lines, targets } = tree.draw(input);
      const rect = targets.find(({ id }) => id === input.focus);
      expect(rect, `${name}, level ${level}`).toBeDefined();
      expect(rect!.row + rect!.height, name).toBeLessThanOrEqual(size.height);
      const text = textIn(lines, rect!);
      expect(text, name).toMatch(/^\[[^\]]*\]/u);
    }
  });

  it.each(SIZES)('are in sight as a whole, or their fields are told of, at $width x $height', size => {
    for (const view of [views[0]!, views.at(-1)!]) {
      const input = inputFor(view, names, size);
      const { inPlay } = t.boards[view.players]!;
      const there = t.discoveries.filter(({ index }) => (inPlay & (1 << index)) !== 0);
      for (const { lines, targets } of tree.pages!(input)) {
        const text = lines.map(plain).join('\n');
        for (const { index, field, name } of there)
          if (!targets.some(({ id }) => id === `discovery.${index}`))
            expect(text, name).toMatch(new RegExp(`^[↑↓] .*${t.fields[field]!.name}`, 'mu'));
      }
    }
  });
});
