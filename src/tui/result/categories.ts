/** Where the points came from, and who had how many of them. */
import { placesOf, pointsByCategory } from '../../app/result.ts';
import type { ResultSheet } from '../../app/result-sheet.ts';
import type { Score } from '../../core/game.ts';
import { widthOfText } from '../draw/cells.ts';
import { bar } from '../draw/shapes.ts';
import { cut, pad, wrapIndented } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

const NUMBER = 4;
/** Cells of a bar that still says something. */
const SHORTEST = 8;

/** The categories of one player, each as a bar; the largest first. */
export function categoryBars({ lines }: Score, width: number, theme: Theme): string[] {
  const shown = lines.filter(line => line.points !== 0).sort((a, b) => b.points - a.points);
  const most = Math.max(1, ...shown.map(line => line.points));
  const longest = Math.max(8, ...shown.map(line => widthOfText(line.label)));
  const label = Math.min(longest, Math.max(8, width - NUMBER - SHORTEST - 4));
  const room = Math.max(3, width - label - NUMBER - 4);
  return shown.map(line => {
    const drawn = bar(line.points, most, room, theme);
    return ` ${pad(line.label, label, theme)}  ${drawn} ${pad(String(line.points), NUMBER, theme, 'right')}`;
  });
}

/** The players in the order of their places. */
export function placeLines({ scores, names, players }: ResultSheet, width: number, theme: Theme): string[] {
  const { style } = theme;
  const marks = theme.marks(names);
  const most = Math.max(1, ...scores.map(({ total }) => total));
  const name = Math.min(Math.max(6, width - 22), 24, Math.max(8, ...names.map(widthOfText)));
  const room = Math.max(3, width - name - 19);
  return placesOf(scores).map(({ place, score }) => {
    const { seat, total } = score;
    const mark = marks[seat]!;
    const who = pad(names[seat] ?? '', name, theme);
    const kind = players[seat]?.bot == null ? '' : 'bot';
    const shown = place === 1 ? style.strong(who) : who;
    const drawn = bar(total, most, room, theme, mark.style);
    return ` ${place}  ${mark.text} ${shown} ${style.dim(pad(kind, 3, theme))} ${pad(String(total), NUMBER, theme, 'right')} ${drawn}`;
  });
}

/** Only where points alone do not decide. */
export function tieBreakLines({ scores, names }: ResultSheet, width: number, theme: Theme): string[] {
  const marks = theme.marks(names);
  const tied = scores.filter(({ seat, total, tieBreaks }) => {
    return tieBreaks.length > 0 && scores.some(other => other.seat !== seat && other.total === total);
  });
  const lines = tied.flatMap(({ seat, tieBreaks }) => {
    const said = tieBreaks.map(({ label, points }) => `${label} ${points}`).join(', ');
    return wrapIndented(` ${marks[seat]!.text} ${names[seat]}, tie-break: ${said}`, width - 1, 4);
  });
  return lines.length === 0 ? [] : ['', ...lines];
}

/** Categories by line, players by column in the order of their places; numbers with a bar where there is room. */
export function categoryTable({ scores, names }: ResultSheet, width: number, theme: Theme): string[] {
  const { style, glyph } = theme;
  const marks = theme.marks(names);
  const rows = pointsByCategory(scores);
  const seats = placesOf(scores).map(({ score }) => score.seat);
  const most = Math.max(1, ...rows.flatMap(row => row.points.map(value => value ?? 0)));
  // Words before bars: these have what the labels leave.
  const longest = Math.max(8, ...rows.map(row => widthOfText(row.label)));
  const label = Math.min(longest, Math.max(8, width - seats.length * (NUMBER + 2) - 2));
  const column = Math.min(24, Math.floor((width - label - 2) / seats.length) - 2);
  const room = column - NUMBER - 1;
  const bars = room >= 3;
  const cell = (value: number | null, seat: number): string => {
    const number = pad(
      value === null ? '?' : value === 0 ? glyph.dot : String(value),
      NUMBER,
      theme,
      'right',
    );
    if (!bars) return number;
    const filled = glyph.barFull.repeat(Math.round((Math.max(0, value ?? 0) / most) * room));
    return `${number} ${marks[seat]!.style(filled)}`;
  };
  const line = (first: string, cells: readonly string[]): string =>
    ` ${pad(first, label, theme)}${cells.map(each => `  ${pad(each, bars ? column : NUMBER, theme)}`).join('')}`;
  const heads = seats.map(seat => {
    const name = bars ? ` ${cut(names[seat] ?? '', column - 3, theme)}` : '';
    return bars ? `${marks[seat]!.text}${name}` : pad(marks[seat]!.text, NUMBER, theme, 'right');
  });
  const totals = seats.map(seat => pad(String(scores[seat]?.total ?? 0), NUMBER, theme, 'right'));
  return [
    line('', heads),
    ...rows.map(row =>
      line(
        row.label,
        seats.map(seat => cell(row.points[seat] ?? null, seat)),
      ),
    ),
    line(style.strong('Total'), totals.map(style.strong)),
  ];
}
