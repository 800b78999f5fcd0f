/** Everybody's points as bars, in the order of the seats. */
import { bar } from '../draw/shapes.ts';
import { pad } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import type { TableModel } from './model.ts';
import { isVeiled } from './secrets.ts';

export function playerLines(
  model: Pick<TableModel, 'names' | 'scores' | 'decision' | 'phase' | 'shared'>,
  width: number,
  theme: Theme,
): string[] {
  const marks = theme.marks(model.names);
  const veiled = isVeiled(model);
  const most = Math.max(1, ...model.scores.map(score => score.total ?? 0));
  const nameWidth = Math.max(6, Math.min(14, width - 18));
  return model.scores.map(({ seat, total }) => {
    const deciding = model.decision?.seat === seat && !veiled;
    const cursor = deciding ? theme.style.accent(theme.glyph.cursor) : ' ';
    const name = pad(model.names[seat]!, nameWidth, theme);
    const points = pad(total === null ? '?' : String(total), 4, theme, 'right');
    const room = Math.max(0, width - nameWidth - 9);
    const shown = deciding ? theme.style.strong(name) : name;
    return `${cursor}${marks[seat]!.text} ${shown}${bar(total ?? 0, most, room, theme, marks[seat]!.style)}${points}`;
  });
}
