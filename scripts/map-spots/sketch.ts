/** A layout as plain text, to look at while searching. */
import type { Found } from './search.ts';

const SIGNS = ' ╵╶╰╷│╭├╴╯─┴╮┤┬┼';

export function sketch(
  { spots, routes, badges }: Found,
  places: readonly { readonly name: string }[],
  width: number,
  height: number,
): string {
  const bits = new Map<number, number>();
  for (const route of routes)
    for (let n = 1; n < route.length - 1; n++)
      for (const next of [route[n - 1]!, route[n + 1]!]) {
        const step = next - route[n]!;
        const bit = step === 1 ? 2 : step === -1 ? 8 : step < 0 ? 1 : 4;
        bits.set(route[n]!, (bits.get(route[n]!) ?? 0) | bit);
      }
  const cells = Array.from({ length: width * height }, (_, i) => SIGNS[bits.get(i) ?? 0]!);
  for (const [i, badge] of badges.badges.entries())
    if (badge !== null && badge.arm === 1) cells.splice(badge.cell - 1, 3, '(', String(i % 10), ')');
    else if (badge !== null) cells[badge.cell] = String(i % 10);
  for (const [i, { row, col, width: wide }] of spots.entries())
    [...`○${places[i]!.name}`.padEnd(wide, '.').slice(0, wide)].forEach((sign, n) => {
      cells[row * width + col + n] = sign;
    });
  return Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  ).join('\n');
}
