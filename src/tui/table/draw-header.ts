/** Two lines that are always in sight: the game and whose turn it is; the players and how they stand. */
import type { Size } from '../boards/contract.ts';
import { widthOfText } from '../draw/cells.ts';
import { cut, pad } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import type { TableModel } from './model.ts';

/** What stands at the right end: where the game is kept, or that it is not. */
export function drawHeader(model: TableModel, status: string, size: Size, theme: Theme): string[] {
  const first = statusLine(model, status, size.width, theme);
  return size.height < 2 ? [first] : [first, playersLine(model, size.width, theme)];
}

function statusLine(model: TableModel, status: string, width: number, theme: Theme): string {
  const { phase, names, decision } = model;
  const dot = theme.style.dim(` ${theme.glyph.dot} `);
  const marks = theme.marks(names);
  const turn =
    decision === null || phase.kind === 'over'
      ? theme.style.strong('game over')
      : `${marks[decision.seat]!.text} ${theme.style.strong(`${names[decision.seat]}`)} to play`;
  const short = ` ${model.round.toLowerCase()}${dot}${turn}`;
  const long = ` ${theme.style.title(model.title)}${dot}${short.trimStart()}`;
  const left = widthOfText(long) <= width ? long : short;
  const room = width - widthOfText(left) - 3;
  if (room < widthOfText(status) || status === '') return pad(left, width, theme);
  return `${left}${' '.repeat(width - widthOfText(left) - widthOfText(status) - 1)}${theme.style.dim(status)} `;
}

function playersLine(model: TableModel, width: number, theme: Theme): string {
  const marks = theme.marks(model.names);
  const room = Math.floor((width - 1) / model.names.length);
  const parts = model.names.map((name, seat) => {
    const total = model.scores.find(score => score.seat === seat)?.total;
    const points = total === undefined || total === null ? '?' : String(total);
    const active = model.decision?.seat === seat;
    const shown = cut(name, Math.max(1, room - points.length - 6), theme);
    return `${active ? theme.style.accent(theme.glyph.cursor) : ' '}${marks[seat]!.text} ${
      active ? theme.style.strong(shown) : shown
    } ${theme.style.dim(points)}`;
  });
  return pad(` ${parts.join('  ')}`, width, theme);
}
