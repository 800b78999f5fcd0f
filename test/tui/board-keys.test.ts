import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRules } from '../../src/app/rules-text.ts';
import { Match } from '../../src/core/match.ts';
import { arrangedSheet } from '../../src/tui/boards/arrange.ts';
import type { AnyBoards, BoardPanel, Size } from '../../src/tui/boards/contract.ts';
import { spot } from '../../src/tui/draw/spot.ts';
import { fill } from '../../src/tui/draw/text.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { buildModel, type TableModel } from '../../src/tui/table/model.ts';
import type { Command } from '../../src/tui/table/outcome.ts';
import { pressAtTable, tableBindings } from '../../src/tui/table/press.ts';
import { INITIAL_UI, type TableContext, type TableUi } from '../../src/tui/table/ui.ts';
import { type AuctionView, auction } from '../toys/auction.ts';
import type { AuctionMove } from '../toys/auction-rules.ts';
import { drawing, mono, tableLines } from './support.ts';

/** Cards of the hand on one board, the two tracks and the die on another, which is taller than the screen. */
const HAND: BoardPanel<AuctionView> = {
  id: 'hand',
  title: 'Hand',
  key: 'h',
  minimum: { width: 40, height: 3 },
  draw: input => {
    const cards = input.view.seats[input.subject]?.hand ?? [];
    const spots = cards.map(card => spot(input, `card.${card}`, String(card)));
    const lines = fill([spots.join(' ')], input.width, input.height, mono);
    const targets = cards.map((card, i) => {
      const col = spots.slice(0, i).join(' ').length + Math.min(i, 1);
      return { id: `card.${card}`, row: 0, col, width: spots[i]!.length, height: 1 };
    });
    return { lines, targets };
  },
};

const TRACKS: BoardPanel<AuctionView> = {
  id: 'tracks',
  title: 'Tracks',
  key: 't',
  minimum: { width: 40, height: 30 },
  contentHeight: () => 40,
  draw: input => {
    const lines = Array.from({ length: 40 }, (_, i) => `line ${i}`);
    const targets = [
      { id: 'track.silver', row: 1, col: 0, width: 8, height: 1 },
      { id: 'track.gold', row: 35, col: 0, width: 6, height: 1 },
    ];
    for (const { id, row } of targets) lines[row] = spot(input, id, id.replace('track.', ''));
    return {
      lines: fill(lines, input.width, input.height, mono),
      targets: targets.filter(({ row }) => row < input.height),
    };
  },
};

const panels = [HAND, TRACKS] as readonly BoardPanel<AuctionView>[];

const boards = {
  panels,
  layout: (size: Size, chosen: string) => arrangedSheet(panels, size, chosen),
  headline: () => ({ progress: [], phases: null }),
  resources: () => [],
  targetOf: (move: AuctionMove) =>
    move.type === 'bid' ? `card.${move.card}` : move.type === 'invest' ? `track.${move.track}` : null,
  targets: (view: AuctionView) => [
    ...(view.seats[0]?.hand ?? []).map(card => ({ id: `card.${card}`, panel: 'hand' })),
    { id: 'track.silver', panel: 'tracks' },
    { id: 'track.gold', panel: 'tracks' },
  ],
  explain: (target: string) => ({ text: `This is ${target}.`, rule: 'auction.bid' }),
  panelFor: (decision: { kind: string }) => (decision.kind === 'bid' ? 'hand' : 'tracks'),
} as unknown as AnyBoards;

let match: Match;
let ui: TableUi;
let size: Size;
let command: Command | null;

beforeEach(() => {
  match = new Match({
    game: auction as never,
    players: [{ name: 'Ann', bot: null }],
    seed: 'copper-owl-17',
    options: { die: 'yes', hands: 'hidden' },
    first: 0,
  });
  ui = INITIAL_UI;
  size = { width: 80, height: 24 };
  command = null;
});

function context(): TableContext {
  const model: TableModel = buildModel({ match, preview: notation => match.preview(notation) }, boards, {
    viewer: 0,
    curtain: null,
    shared: false,
  });
  const made: TableContext = {
    model,
    size,
    theme: mono,
    topics: parseRules('## Bidding {#auction.bid}\n\nEvery player commits a card.\n'),
    saving: { name: 'toy', path: '/toy', problem: null },
    result: null,
    keymap: USUAL_KEYS,
    instantDigits: false,
    taught: false,
    bindings: shown => tableBindings(shown, made),
  };
  return made;
}

function press(...keys: readonly string[]): string {
  for (const key of keys) ({ ui, command } = pressAtTable(ui, key, context()));
  return drawing(tableLines(ui, context()));
}

function hand(): number[] {
  return match.choices.map(choice => Number(choice.notation.replace('bid ', '')));
}

describe('moves picked on the board', () => {
  it('highlight the thing that the focused move of the list is about', () => {
    const [first, second] = hand();
    expect(press('home')).toContain(`[${first}] ‹${second}›`);
    expect(press('down')).toContain(`‹${first}› [${second}]`);
  });

  it('follow the arrow keys over the board and are played with Enter', () => {
    const [first, second, third] = hand();
    expect(press('b')).toContain(`[${first}]`);
    expect(press('right')).toContain(`[${second}]`);
    expect(press('right', 'right')).toContain(`[${third}]`);
    expect(press('left')).toContain(`[${second}]`);
    press('enter');
    expect(command).toEqual({ type: 'play', notation: `bid ${second}` });
  });

  it('move nothing, and say what the move would do', () => {
    const question = (text: string): number =>
      text.split('\n').findIndex(line => line.includes('Which card do you bid?'));
    expect(question(press('b'))).toBe(question(press('b')));
    expect(press('b', 'right')).toMatch(/→ .*bid/u);
  });

  it('go back to the list with b or Esc', () => {
    press('b', 'right', 'b');
    expect(ui.onBoard).toBe(false);
    press('b', 'right', 'esc');
    expect(ui.onBoard).toBe(false);
    expect(press('home')).toContain('▸1');
  });

  it('are reached in reading order where the board has no room to show them', () => {
    const [first, second, third] = hand();
    const draw = vi.spyOn(HAND, 'draw').mockImplementation(input => {
      const lines = fill([], input.width, input.height, mono);
      return { lines, targets: [{ id: `card.${first}`, row: 0, col: 0, width: 4, height: 1 }] };
    });
    press('b', 'right');
    expect(ui.cursor).toBe(`card.${second}`);
    press('down');
    expect(ui.cursor).toBe(`card.${third}`);
    press('up', 'left');
    expect(ui.cursor).toBe(`card.${first}`);
    draw.mockRestore();
  });

  it('explain everything on the board, also what no move is about', () => {
    press('b', 'tab');
    expect(ui.cursor).toBe('track.silver');
    expect(press('down')).toContain('This is track.gold.');
    expect(press('i')).toContain('Every player commits a card.');
    expect(press('esc')).toContain('This is track.gold.');
    expect(press('enter')).toContain('Every player commits a card.');
    expect(command).toBeNull();
  });
});

describe('boards', () => {
  it('change with Tab, Shift-Tab and the list of boards', () => {
    expect(press('home')).toContain('─ Hand ─');
    expect(press('tab')).toContain('─ Tracks ─');
    expect(press('shift-tab')).toContain('─ Hand ─');
    expect(press('B', 't')).toContain('─ Tracks ─');
    expect(press('B', 'up', 'up', 'enter')).toContain('─ Hand ─');
  });

  it('come by themselves with the decision, and again after looking elsewhere', () => {
    match.play(match.choices[0]!.notation);
    expect(press('home')).toContain('─ Tracks ─');
    expect(press('tab')).toContain('─ Hand ─');
    expect(press('esc')).toContain('─ Tracks ─');
  });

  it('scroll, and follow the cursor where they are taller than the screen', () => {
    match.play(match.choices[0]!.notation);
    const gold = press('home');
    expect(gold).toContain('[gold]');
    expect(gold).toContain('line 34');
    expect(press('down')).toContain('[silver]');
    expect(press('pagedown')).not.toContain('[silver]');
    for (let i = 0; i < 20; i++) press('pagedown');
    expect(press('pageup')).not.toContain('line 39');
  });

  it('are drawn once for a frame, however tall, with the cursor on them', () => {
    match.play(match.choices[0]!.notation);
    press('b');
    const draw = vi.spyOn(TRACKS, 'draw');
    expect(drawing(tableLines(ui, context()))).toContain('[gold]');
    expect(draw).toHaveBeenCalledTimes(1);
    draw.mockRestore();
  });

  it('take their turn with list, log and scores where there is room for one', () => {
    size = { width: 40, height: 12 };
    expect(press('esc')).toContain('Which card');
    expect(press('tab')).toContain('─ Hand ─');
    expect(press('tab')).toContain('─ Tracks ─');
    expect(press('tab')).toContain('─ What happened ─');
    expect(press('tab')).toContain('─ Scores ─');
    expect(press('tab')).toContain('Which card');
    expect(press('shift-tab')).toContain('─ Scores ─');
  });

  it('show the table after a move where nothing hidden stands in the way', () => {
    match.play(match.choices[0]!.notation);
    expect(press('v')).toContain('AS IT WOULD BE');
    expect(press('v')).not.toContain('AS IT WOULD BE');
    const roll = match.choices.findIndex(choice => choice.notation === 'roll');
    expect(press('home', ...new Array<string>(roll).fill('down'), 'v')).toContain('Chance or hidden things');
  });
});
