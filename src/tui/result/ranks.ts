/** The ladder of ranks: where a solo game has led to. */
import type { Rung } from '../../app/result.ts';
import type { ResultSheet } from '../../app/result-sheet.ts';
import { pointWords } from '../../app/scores.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

function reached(ladder: readonly Rung[]): number {
  return ladder.findIndex(({ where }) => where === 'here');
}

/** Null where the rules give no ranks. */
export function rankTitle(ladder: readonly Rung[]): string | null {
  return ladder[reached(ladder)]?.title ?? null;
}

/** A step for every rank, filled up to the one that was reached. */
export function rankPips(ladder: readonly Rung[], { glyph, style }: Theme): string {
  const at = reached(ladder);
  return (
    style.accent(glyph.square.repeat(at + 1)) + style.rule(glyph.squareEmpty.repeat(ladder.length - at - 1))
  );
}

export function nextRank({ ladder, meta }: Pick<ResultSheet, 'ladder' | 'meta'>, total: number): string {
  const at = reached(ladder);
  const next = ladder[at + 1];
  const place = `rank ${at + 1} of ${ladder.length}`;
  return next === undefined
    ? `${place}, the highest`
    : `${place}, ${pointWords(meta, next.from - total)} to ${next.title}`;
}

/** Every rank with the points it takes, the highest on top. */
export function rankLadder(ladder: readonly Rung[], total: number, theme: Theme): string[] {
  const { style, glyph } = theme;
  const widest = Math.max(0, ...ladder.map(({ title }) => widthOfText(title)));
  return ladder.toReversed().map(({ title, from, where }) => {
    const line = `${pad(title, widest, theme)} ${pad(String(from), 4, theme, 'right')}`;
    if (where === 'here') return `${style.accent(glyph.cursor)} ${style.strong(`${line}  ${total}`)}`;
    return `  ${where === 'below' ? line : style.dim(line)}`;
  });
}
