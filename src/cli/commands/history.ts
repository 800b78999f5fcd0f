/** `boardgames history [GAME]`: finished games, how they went, and where the points came from. */
import { type Category, categoriesOf } from '../../app/history/categories.ts';
import { groupGames, type HistoryGroup, median } from '../../app/history/groups.ts';
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { createServices } from '../../app/services.ts';
import type { GameMeta } from '../../core/game.ts';
import { plural } from '../../core/words.ts';
import { finishedGames } from '../../storage/history.ts';
import type { Io } from '../io.ts';
import { columns, isoTime, printJson, printLines } from '../print.ts';

const LAST = 10;
const BAR_WIDTH = 24;

export async function history(
  gameId: string | undefined,
  flags: { readonly json?: boolean },
  io: Io,
): Promise<number> {
  const only = gameId === undefined ? null : requireGame(gameId, io.games).meta.id;
  const services = createServices(io);
  const finished = finishedGames(services.keptGames, io.files);
  const groups = groupGames(finished.filter(({ header }) => only === null || header.game === only));
  const known: { readonly group: HistoryGroup; readonly meta: GameMeta; readonly categories: Category[] }[] =
    [];
  for (const group of groups) {
    const entry = io.games.find(({ meta }) => meta.id === group.game);
    if (entry === undefined) continue;
    const loaded = await loadEntry(entry, null, io.files);
    known.push({ group, meta: entry.meta, categories: categoriesOf(group, loaded) });
  }
  if (flags.json === true) {
    printJson(io, 'history@1', {
      groups: known.map(({ group, categories }) => jsonGroup(group, categories)),
    });
    return 0;
  }
  if (known.length === 0) {
    const [lesson] = services.lessons();
    const hint = lesson === undefined ? '' : `: "boardgames learn ${lesson.meta.id}" is a good beginning`;
    io.stderr.write(`There is no finished game yet${hint}.\n`);
    return 0;
  }
  for (const [i, { group, meta, categories }] of known.entries()) {
    printLines(io, [...(i === 0 ? [] : ['']), ...groupLines(group, meta, categories)]);
  }
  return 0;
}

function groupLines(group: HistoryGroup, { title }: GameMeta, categories: readonly Category[]): string[] {
  const { mode, level, outings } = group;
  const points = outings.map(outing => outing.points);
  const most = Math.max(...points);
  const table = level === null ? mode : `${mode} (${level})`;
  const firsts = outings.filter(outing => outing.first).length;
  const ahead = mode === 'alone' || mode === 'hot-seat' ? '' : `, ahead in ${firsts}`;
  const rows = outings.slice(0, LAST).map(({ name, finished, points: own }) => {
    const bar = '#'.repeat(most <= 0 ? 0 : Math.round((BAR_WIDTH * Math.max(0, own)) / most));
    return [`  ${day(finished)}`, String(own).padStart(4), bar.padEnd(BAR_WIDTH), name];
  });
  const shares = categories.map(({ label, mean }) => `${label} ${mean}`).join(', ');
  return [
    `${title}, ${table}: ${plural(outings.length, 'game')}${ahead}, best ${most}, median ${median(points)}`,
    ...columns(rows),
    ...(shares === '' ? [] : [`  points from: ${shares}`]),
  ];
}

function day(milliseconds: number): string {
  return isoTime(milliseconds).slice(0, 10);
}

function jsonGroup(group: HistoryGroup, categories: readonly Category[]): Readonly<Record<string, unknown>> {
  const { game, mode, level, outings } = group;
  const points = outings.map(outing => outing.points);
  return {
    ...{ game, mode, level, games: outings.length },
    ahead: outings.filter(outing => outing.first).length,
    best: Math.max(...points),
    median: median(points),
    last: outings.slice(0, LAST).map(({ name, finished, points: own, first }) => {
      return { name, finished: isoTime(finished), points: own, first };
    }),
    categories,
  };
}
