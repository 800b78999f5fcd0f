/**
 * The action spaces as boxes in the order in which they are resolved: who stands where, what a marker there would bring
 * the player now, and why a space takes none. Six boxes in a row where there is room, else two rows of three, else one
 * below the other.
 */
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { ACTIONS, type Action, type Move, type View } from '../../../games/newscience/rules/types.ts';
import { ACTION_NAMES } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { cut, fitting, pad } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { actionBox, briefHeight, fullHeight, leastHeight, wholeHeight } from './action-box.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { isDone, resolving } from './phase.ts';
import { turnsLeft } from './signs.ts';

export function actionsPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel(t, {
    id: 'actions',
    title: TITLE,
    key: 'a',
    minimum: { width: 60, height: 8 },
    legend: ({ theme, view, width }) => {
      const { cursor, check, dot, targetOpen, targetClose } = theme.glyph;
      const signs =
        view.phase === 'resolution'
          ? [`${cursor} resolved now`, `${check} done`, `${dot}${dot} empty`]
          : [`${targetOpen}${targetClose} open to you`, 'resolved from 1 to 6'];
      const room = width - TITLE.length - TITLE_ENDS;
      const turns = turnsLeft(t, view);
      const whole = fitting([...signs, `${turns}, fewer if all of level 5 is published`], room);
      return whole.includes(turns) ? whole : fitting([...signs, turns], room);
    },
    body: draw,
  });
}

const TITLE = 'Actions and events';
/** Cells around the title and the legend beside it. */
const TITLE_ENDS = 8;

interface Cell {
  readonly action: Action;
  readonly width: number;
}

type Shares = Readonly<Record<Action, number>>;

/** The share of the width that an action has in its row: cards need the most. */
const IN_ONE_ROW: Shares = { rest: 12, event: 30, influence: 18, research: 18, experiment: 18, publish: 14 };
const IN_TWO_ROWS: Shares = { rest: 19, event: 43, influence: 18, research: 30, experiment: 29, publish: 21 };

const ONE_ROW_FROM = 108;
const TWO_ROWS_FROM = 60;

function rowsOf(width: number): Cell[][] {
  if (width >= ONE_ROW_FROM) return [cellsOf(ACTIONS, width, IN_ONE_ROW)];
  if (width >= TWO_ROWS_FROM)
    return [ACTIONS.slice(0, 3), ACTIONS.slice(3)].map(row => cellsOf(row, width, IN_TWO_ROWS));
  return ACTIONS.map(action => [{ action, width }]);
}

/** Side by side with a line between them; the last takes what the others leave. */
function cellsOf(actions: readonly Action[], width: number, shares: Shares): Cell[] {
  const free = width - (actions.length - 1);
  const whole = actions.reduce((sum, action) => sum + shares[action], 0);
  let left = free;
  return actions.map((action, i) => {
    const share = i === actions.length - 1 ? left : Math.floor((free * shares[action]) / whole);
    left -= share;
    return { action, width: share };
  });
}

const HEADING = 1;

function draw(input: PanelInput): string[] {
  const rows = rowsOf(input.width);
  const by = (heightOf: typeof leastHeight): number[] =>
    rows.map(row => Math.max(...row.map(cell => heightOf(input, cell.action, cell.width - 1))));
  const height = input.height - rows.length * HEADING;
  // What is over for this turn has what the rest leaves.
  const readable = shared(height, by(leastHeight), by(briefHeight));
  const needed = shared(height, readable, by(wholeHeight));
  const heights = shared(height, needed, by(fullHeight));
  return rows.flatMap((row, i) => rowLines(input, row, heights[i]!));
}

/** What every row needs at least; then line by line to the one that lacks most, as long as there are any. */
function shared(height: number, least: readonly number[], whole: readonly number[]): number[] {
  const heights = [...least];
  const lack = (i: number): number => whole[i]! - heights[i]!;
  for (let left = height - least.reduce((sum, each) => sum + each, 0); left > 0; left--) {
    const neediest = heights.reduce((best, _, i) => (lack(i) > lack(best) ? i : best), 0);
    if (lack(neediest) <= 0) break;
    heights[neediest]!++;
  }
  return heights;
}

function rowLines(input: PanelInput, row: readonly Cell[], height: number): string[] {
  const { theme } = input;
  const { rule } = theme.style;
  const side = rule(theme.glyph.vertical);
  const boxes = row.map(({ action, width }) => {
    const lines = actionBox(input, action, { width: width - 1, height });
    return Array.from({ length: height }, (_, i) => ` ${pad(lines[i] ?? '', width - 1, theme)}`);
  });
  return [
    row.map(cell => heading(input, cell)).join(rule(theme.glyph.teeTop)),
    ...Array.from({ length: height }, (_, i) => boxes.map(box => box[i]!).join(side)),
  ];
}

/** `4 RESEARCH`, on a block unless the turn is past it. */
function heading({ t, theme, view }: PanelInput, { action, width }: Cell): string {
  const { glyph, ground, style } = theme;
  const name = `${ACTIONS.indexOf(action) + 1} ${ACTION_NAMES[action].toUpperCase()}`;
  const isNow = resolving(t, view) === action;
  const isPast = isDone(t, view, action);
  const sign = isNow ? glyph.cursor : isPast ? glyph.check : ' ';
  const text = cut(`${sign}${name} `, width, theme);
  const waiting = ground.selected(style.strong(text));
  const shown = isPast ? style.dim(text) : isNow ? theme.fill.blue(text) : waiting;
  return shown + style.rule(glyph.horizontal.repeat(width - widthOfText(text)));
}
