/** How the points came in, round by round. */
import { gainsOf, sparkline } from '../../app/points.ts';
import { placesOf } from '../../app/result.ts';
import type { ResultSheet } from '../../app/result-sheet.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad, wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

export function roundLines(sheet: ResultSheet, width: number, theme: Theme): string[] {
  const { rounds, scores, names } = sheet;
  if (rounds.length < 2) return [];
  const chart = (seat: number): { readonly curve: string; readonly numbers: string } => {
    const gains = gainsOf(rounds.map(round => round.points[seat] ?? null));
    // With ASCII alone the numbers have to do.
    return { curve: theme.unicode ? sparkline(gains) : '', numbers: gains.join(' ') };
  };
  const { style } = theme;
  if (scores.length === 1) {
    const { curve, numbers } = chart(0);
    const label = 'by round';
    return [
      `${label}     ${style.accent(curve)}`.trimEnd(),
      ...wrap(`${numbers} points`, width).map(style.dim),
    ];
  }
  const marks = theme.marks(names);
  const name = Math.min(24, Math.max(8, ...names.map(widthOfText)));
  const first = rounds[0]!.name;
  const last = rounds.at(-1)!.name.toLowerCase();
  return [
    ...wrap(`Points by round, from ${first.toLowerCase()} to ${last}`, width - 2).map(
      line => ` ${style.dim(line)}`,
    ),
    ...placesOf(scores).map(({ score: { seat } }) => {
      const { curve, numbers } = chart(seat);
      const line = ` ${marks[seat]!.text} ${pad(names[seat] ?? '', name, theme)} ${marks[seat]!.style(curve)}`;
      const whole = `${line}  ${style.dim(numbers)}`;
      return widthOfText(whole) <= width ? whole : line;
    }),
  ];
}
