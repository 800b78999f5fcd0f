/** The keys of a screen, as a page and as a line at its foot. */
import { widthOfText } from '../draw/cells.ts';
import { pad, wrap } from '../draw/text.ts';
import type { Keymap } from '../input/actions.ts';
import { EVERYWHERE_KEYS } from '../input/everywhere.ts';
import { type Binding, bindingsOf } from '../input/key-list.ts';
import type { Region } from '../input/regions.ts';
import { EDITING_KEYS } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { SCROLLING_KEYS } from './keys.ts';

/** The keys of the screen, those that do nothing now last and with the reason; below, what long texts and text fields take. */
export function helpLines(
  bindings: readonly Binding[],
  keymap: Keymap,
  width: number,
  theme: Theme,
): string[] {
  const everywhere = bindingsOf(EVERYWHERE_KEYS, keymap, null).filter(({ key }) => key !== null);
  const screen = [...bindings, ...everywhere];
  const shared = [
    { title: 'In a long text', rows: bindingsOf(SCROLLING_KEYS, keymap, { scrolls: true }) },
    { title: 'In a text field', rows: bindingsOf(EDITING_KEYS, keymap, null) },
  ];
  const working = screen.filter(row => row.blocked === null);
  const blocked = screen.filter(row => row.blocked !== null);
  return [
    ...helpRows([...working, ...blocked], width, theme),
    ...shared.flatMap(({ title, rows }) => [
      '',
      ` ${theme.style.dim(title)}`,
      ...helpRows(rows, width, theme),
    ]),
  ];
}

function helpRows(rows: readonly Binding[], width: number, theme: Theme): string[] {
  const column = Math.max(...rows.map(row => widthOfText(row.shown)));
  return rows.flatMap(row => helpRow(row, column, width, theme));
}

function helpRow({ shown, about, blocked }: Binding, column: number, width: number, theme: Theme): string[] {
  const text = blocked === null ? about : theme.style.dim(`${about} (not now: ${blocked})`);
  const lines = wrap(text, Math.max(10, width - column - 4));
  return lines.map((line, i) => {
    const key = i === 0 ? theme.style.accent(pad(shown, column, theme, 'right')) : ' '.repeat(column);
    return ` ${key}  ${line}`;
  });
}

function writeKey({ shown, short }: Binding, theme: Theme): string {
  return `${theme.style.accent(shown)} ${theme.style.dim(short)}`;
}

/** What works now, the most useful first. */
function ranked(bindings: readonly Binding[]): Binding[] {
  return bindings
    .filter(binding => binding.rank !== null && binding.blocked === null)
    .sort((a, b) => a.rank! - b.rank!);
}

const GAP = '  ';

/** The most useful keys that fit, the one for all of them always among them where there is such a key. */
export function footer(bindings: readonly Binding[], width: number, theme: Theme): string {
  const parts = footerBindings(bindings, width).map(binding => writeKey(binding, theme));
  return pad(` ${parts.join(GAP)}`, width, theme);
}

/** A click on a key in the footer presses it. */
export function footerRegions(bindings: readonly Binding[], width: number): Region[] {
  let col = 1;
  return footerBindings(bindings, width).flatMap((binding): Region[] => {
    const rect = { row: 0, col, width: widthOfKey(binding), height: 1 };
    col += rect.width + GAP.length;
    return binding.key === null ? [] : [{ rect, hit: { type: 'key', key: binding.key } }];
  });
}

function footerBindings(bindings: readonly Binding[], width: number): Binding[] {
  const shown = ranked(bindings);
  const help = shown.filter(({ action }) => action === 'help');
  const fitting: Binding[] = [];
  let used = 1 + help.reduce((sum, binding) => sum + widthOfKey(binding), 0);
  for (const binding of shown) {
    if (binding.action === 'help') continue;
    used += widthOfKey(binding) + GAP.length;
    if (used > width) break;
    fitting.push(binding);
  }
  return [...fitting, ...help];
}

function widthOfKey({ shown, short }: Binding): number {
  return widthOfText(`${shown} ${short}`);
}

export interface KeyRows {
  readonly lines: string[];
  /** Where the keys stand on these lines. */
  readonly regions: Region[];
}

/** All the keys of a dialog, in as many rows as it takes; a click on one presses it. */
export function keyRows(bindings: readonly Binding[], width: number, theme: Theme): KeyRows {
  const rows: string[] = [];
  const regions: Region[] = [];
  let col = 0;
  for (const binding of ranked(bindings)) {
    const taken = widthOfKey(binding);
    const fits = rows.length > 0 && col + GAP.length + taken <= width;
    col = fits ? col + GAP.length : 0;
    if (fits) rows[rows.length - 1] += GAP + writeKey(binding, theme);
    else rows.push(writeKey(binding, theme));
    if (binding.key !== null) {
      const rect = { row: rows.length - 1, col, width: taken, height: 1 };
      regions.push({ rect, hit: { type: 'key', key: binding.key } });
    }
    col += taken;
  }
  return { lines: rows, regions };
}

/** All the keys of a box, below what it says. */
export function keyLine(bindings: readonly Binding[], theme: Theme): string {
  return ranked(bindings)
    .map(binding => writeKey(binding, theme))
    .join(GAP);
}
