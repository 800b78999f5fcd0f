/** What the die must show, and how likely that is, as a bar. */
import { bar } from '../../draw/shapes.ts';
import type { Theme } from '../../theme.ts';

const MOST_CELLS = 12;

export function chanceBar(theme: Theme, chance: number, least: string, room: number): string {
  const percent = `${Math.round(100 * chance)}%`;
  const cells = Math.max(1, Math.min(MOST_CELLS, room - least.length - percent.length - 2));
  // A bar that is full says that nothing can go wrong.
  const shown = chance < 1 ? Math.min(chance, (cells - 1) / cells) : chance;
  const { strong, good } = theme.style;
  return `${strong(least)} ${bar(shown, 1, cells, theme, good)} ${strong(percent)}`;
}
