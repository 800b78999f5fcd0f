/** The keys of a screen, from the same data as its footer; those that do nothing now come last, with the reason. */
import type { Binding } from '../bindings.ts';
import { GLOBAL_KEYS } from '../bindings.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad, wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

export function helpLines(bindings: readonly Binding[], width: number, theme: Theme): string[] {
  const everywhere = GLOBAL_KEYS.map(({ shown, about }) => ({ shown, about, blocked: null }));
  const all = [...bindings, ...everywhere];
  const rows = [...all.filter(row => row.blocked === null), ...all.filter(row => row.blocked !== null)];
  const column = Math.max(...rows.map(row => widthOfText(row.shown)));
  return rows.flatMap(({ shown, about, blocked }) => {
    const text = blocked === null ? about : theme.style.dim(`${about} (not now: ${blocked})`);
    const lines = wrap(text, Math.max(10, width - column - 4));
    return lines.map((line, i) => {
      const key = i === 0 ? theme.style.accent(pad(shown, column, theme, 'right')) : ' '.repeat(column);
      return ` ${key}  ${line}`;
    });
  });
}

/** The most useful keys that fit, `?` always among them. */
export function footer(bindings: readonly Binding[], width: number, theme: Theme): string {
  const shown = bindings
    .filter(binding => binding.rank !== null && binding.blocked === null)
    .sort((a, b) => a.rank! - b.rank!);
  const help = { shown: '?', short: 'keys' };
  const gap = '  ';
  const write = (each: { readonly shown: string; readonly short: string }): string =>
    `${theme.style.accent(each.shown)} ${theme.style.dim(each.short)}`;
  let line = '';
  let used = 1 + widthOfText(`${help.shown} ${help.short}`);
  for (const binding of shown) {
    const part = write(binding);
    if (used + widthOfText(part) + gap.length > width) break;
    line += part + gap;
    used += widthOfText(part) + gap.length;
  }
  return pad(` ${line}${write(help)}`, width, theme);
}
