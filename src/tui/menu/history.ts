/** Finished games as a page: how well it went, by kind of table. */
import { isoDay } from '../../app/dates.ts';
import type { HistoryGroup } from '../../app/history/groups.ts';
import type { GameEntry } from '../../app/load-game.ts';
import { median } from '../../core/statistics.ts';
import { plural } from '../../core/words.ts';
import { bar } from '../draw/shapes.ts';
import { cut, pad, wrap } from '../draw/text.ts';
import type { Writing } from '../overlays/page.ts';
import type { Theme } from '../theme.ts';

const LAST = 10;

export function historyPage(
  groups: readonly HistoryGroup[],
  games: readonly GameEntry[],
  theme: Theme,
): Writing {
  return width =>
    groups.length === 0
      ? [' No game is finished yet.']
      : groups.flatMap((group, i) => [...(i === 0 ? [] : ['']), ...groupLines(group, games, width, theme)]);
}

function groupLines(
  { game, mode, level, outings }: HistoryGroup,
  games: readonly GameEntry[],
  width: number,
  theme: Theme,
): string[] {
  const { style } = theme;
  const title = games.find(({ meta }) => meta.id === game)?.meta.title ?? game;
  const points = outings.map(outing => outing.points);
  const most = Math.max(...points);
  const firsts = outings.filter(({ first }) => first).length;
  const ahead = mode === 'alone' || mode === 'hot-seat' ? '' : `, ahead in ${firsts}`;
  const sums = `${plural(outings.length, 'game')}${ahead}, best ${most}, median ${median(points)}`;
  const barWidth = Math.max(4, Math.min(48, width - 44));
  const rows = outings.slice(0, LAST).map(({ name, finished, points: own }) => {
    const day = style.dim(isoDay(finished));
    const drawn = bar(own, most, barWidth, theme, own === most ? style.good : style.accent);
    return cut(`  ${day} ${pad(String(own), 4, theme, 'right')} ${drawn} ${style.dim(name)}`, width, theme);
  });
  const table = level === null ? mode : `${mode} (${level})`;
  return [` ${style.title(title)}, ${table}`, ...wrap(sums, width - 2).map(line => ` ${line}`), ...rows];
}
