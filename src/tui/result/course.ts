/** Points over time: what every round brought in each category, player by player. Numbers and heights: legible without colour. */
import { gainsOf, type RoundPoints, sparkline } from '../../app/points.ts';
import type { Names, Seat } from '../../core/game.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad, wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

const NUMBER = 4;
const SHORTEST_LABEL = 8;

/** Nothing before the second round, and nothing while nobody has points. */
export function courseTable(
  rounds: readonly RoundPoints[],
  names: Names,
  seats: readonly Seat[],
  width: number,
  theme: Theme,
): string[] {
  if (rounds.length < 2) return [];
  const { style } = theme;
  const marks = theme.marks(names);
  const parts = seats.map(seat => ({ seat, rows: categoryGains(rounds, seat) }));
  if (parts.every(({ rows }) => rows.length === 0)) return [];
  const curve = theme.unicode ? rounds.length + 2 : 0;
  const numbers = NUMBER * (rounds.length + 1) + 1;
  const longest = Math.max(
    SHORTEST_LABEL,
    ...parts.flatMap(({ rows }) => rows.map(row => widthOfText(row.label))),
  );
  // The numbers go first where there is no room for both; the curve alone still tells when points came.
  const shown = width - 2 - SHORTEST_LABEL - curve >= numbers || curve === 0;
  const label = Math.min(
    longest,
    Math.max(SHORTEST_LABEL, width - 2 - curve - (shown ? numbers : NUMBER + 1)),
  );
  const number = (value: number): string =>
    pad(value === 0 ? theme.glyph.dot : String(value), NUMBER, theme, 'right');
  const line = (name: string, gains: readonly number[], heads: readonly string[]): string => {
    const drawn = curve === 0 ? '' : pad(sparkline(gains), curve, theme);
    const cells = shown ? heads.slice(0, -1).join('') : '';
    return ` ${pad(name, label, theme)} ${drawn}${cells} ${heads.at(-1)}`;
  };
  const total = (gains: readonly number[]): number => gains.reduce((sum, gain) => sum + gain, 0);
  const short = rounds.map(({ round }) => pad(String(round), NUMBER, theme, 'right'));
  const title = `Points by round and category, from ${rounds[0]!.name.toLowerCase()} to ${rounds.at(-1)!.name.toLowerCase()}`;
  return [
    ...wrap(title, width - 2).map(text => ` ${style.dim(text)}`),
    ...parts.flatMap(({ seat, rows }) => [
      line(
        seats.length === 1 ? '' : `${marks[seat]!.text} ${names[seat] ?? ''}`,
        [],
        [...short, pad('all', NUMBER, theme, 'right')].map(head => style.dim(head)),
      ),
      ...rows.map(({ label: name, gains }) =>
        line(name, gains, [...gains.map(number), style.strong(number(total(gains)))]),
      ),
    ]),
  ];
}

/** Of categories that ever brought something. */
function categoryGains(
  rounds: readonly RoundPoints[],
  seat: Seat,
): { readonly label: string; readonly gains: readonly number[] }[] {
  const scores = rounds.map(round => round.scores[seat]);
  const labels = [...new Set(scores.flatMap(score => score?.lines.map(({ label }) => label) ?? []))];
  return labels
    .map(label => {
      const totals = scores.map(score => {
        const found = score?.lines.find(one => one.label === label);
        return found === undefined ? 0 : found.points;
      });
      return { label, gains: gainsOf(totals) };
    })
    .filter(({ gains }) => gains.some(gain => gain !== 0));
}
