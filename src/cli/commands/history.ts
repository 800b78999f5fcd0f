/** `boardgames history [GAME]`: finished games, how they went, and where the points came from. */
import { isoDay, isoTime } from '../../app/dates.ts';
import { BOT_RATINGS } from '../../app/history/bot-ratings.ts';
import { type Category, categoriesOf } from '../../app/history/categories.ts';
import { bestPerson, groupGames, type HistoryGroup } from '../../app/history/groups.ts';
import { type OwnRating, type Share, type Statistics, statisticsOf } from '../../app/history/statistics.ts';
import { type LoadedGame, loadEntry, requireGame } from '../../app/load-game.ts';
import type { Reviews } from '../../app/review/service.ts';
import { textTable } from '../../app/text-table.ts';
import type { GameMeta } from '../../core/game.ts';
import { done } from '../../core/result.ts';
import { median } from '../../core/statistics.ts';
import { listed, plural } from '../../core/words.ts';
import { readMoveFile } from '../../storage/kept.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { printJson, printLines } from '../print.ts';

const LAST = 10;
const BAR_WIDTH = 24;

export async function history(
  gameId: string | undefined,
  flags: { readonly json?: boolean },
  io: GameIo,
): Promise<Exit> {
  const game = gameId === undefined ? done(null) : requireGame(gameId, io.games);
  if (!game.ok) return game;
  const only = game.value?.meta.id ?? null;
  const finished = io.services.finished();
  if (!finished.ok) return finished;
  const games = finished.value.filter(({ header }) => only === null || header.game === only);
  const groups = groupGames(games);
  const statistics = statisticsOf(games).filter(({ game: id }) =>
    io.games.some(({ meta }) => meta.id === id),
  );
  const reviews = await io.services.reviews();
  if (!reviews.ok) return reviews;
  const known: KnownGroup[] = [];
  for (const group of groups) {
    const entry = io.games.find(({ meta }) => meta.id === group.game);
    if (entry === undefined) continue;
    const loaded = await loadEntry(entry, null, io.files);
    if (!loaded.ok) return loaded;
    const accuracy = accuracies(group, loaded.value, reviews.value, io);
    known.push({ group, meta: entry.meta, categories: categoriesOf(group, loaded.value), accuracy });
  }
  if (flags.json === true) {
    printJson(io, 'history@1', {
      groups: known.map(jsonGroup),
      statistics: statistics.map(jsonStatistics),
    });
    return done(EXIT.done);
  }
  if (known.length === 0) {
    const [lesson] = io.services.lessons();
    const hint = lesson === undefined ? '' : `: "boardgames learn ${lesson.meta.id}" is a good beginning`;
    io.stderr.write(`There is no finished game yet${hint}.\n`);
    return done(EXIT.done);
  }
  for (const [i, one] of known.entries()) printLines(io, [...(i === 0 ? [] : ['']), ...groupLines(one)]);
  for (const one of statistics) {
    const { title } = io.games.find(({ meta }) => meta.id === one.game)!.meta;
    printLines(io, ['', ...statisticsLines(one, title)]);
  }
  return done(EXIT.done);
}

interface KnownGroup {
  readonly group: HistoryGroup;
  readonly meta: GameMeta;
  readonly categories: readonly Category[];
  /** Of the games that were reviewed, by name. */
  readonly accuracy: ReadonlyMap<string, number>;
}

/** What reviews have said of the last games: none is made for this. */
function accuracies(
  { games }: HistoryGroup,
  loaded: LoadedGame,
  reviews: Reviews,
  { files }: GameIo,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, path, header, points } of games.slice(0, LAST)) {
    const text = readMoveFile(path, files);
    const seat = bestPerson(header.players, points);
    const accuracy = text.ok && seat !== null ? reviews.accuracy(text.value, loaded).get(seat) : undefined;
    if (accuracy !== undefined) found.set(name, accuracy);
  }
  return found;
}

function groupLines({ group, meta: { title }, categories, accuracy }: KnownGroup): string[] {
  const { mode, level, outings } = group;
  const points = outings.map(outing => outing.points);
  const most = Math.max(...points);
  const table = level === null ? mode : `${mode} (${level})`;
  const firsts = outings.filter(outing => outing.first).length;
  const ahead = mode === 'alone' || mode === 'hot-seat' ? '' : `, ahead in ${firsts}`;
  const rows = outings.slice(0, LAST).map(({ name, finished, points: own }) => {
    const bar = '#'.repeat(most <= 0 ? 0 : Math.round((BAR_WIDTH * Math.max(0, own)) / most));
    const judged = accuracy.has(name) ? [`accuracy ${accuracy.get(name)}`] : [];
    return [`  ${isoDay(finished)}`, String(own).padStart(4), bar.padEnd(BAR_WIDTH), name, ...judged];
  });
  const shares = categories.map(({ label, mean }) => `${label} ${mean}`).join(', ');
  return [
    `${title}, ${table}: ${plural(outings.length, 'game')}${ahead}, best ${most}, median ${median(points)}`,
    ...textTable(rows),
    ...(shares === '' ? [] : [`  points from: ${shares}`]),
  ];
}

/** Nothing is split that is all of one kind. */
function statisticsLines({ game, byLevel, byPlayers, bySeat, rating }: Statistics, title: string): string[] {
  const rows = [byLevel, byPlayers, bySeat]
    .flat()
    .map(({ what, games, ahead, meanPoints }) => [
      `  ${what}`,
      String(games),
      String(ahead),
      `${Math.round((100 * ahead) / games)} %`,
      meanPoints.toFixed(1),
    ]);
  return [
    `${title}, you against others:`,
    ...textTable([['  ', 'games', 'ahead', '', 'mean points'], ...rows], { numbers: true }),
    ...(rating === null ? [] : [ratingLine(game, rating)]),
  ];
}

function ratingLine(game: string, { rating, margin, games }: OwnRating): string {
  const bots = Object.entries(BOT_RATINGS[game] ?? {}).map(([level, value]) => `${level} ${value}`);
  const own = `${Math.round(rating)} +- ${Math.round(margin)} after ${plural(games, 'game')}`;
  return `  your rating: ${own}, on a ladder of ${listed(bots)}`;
}

function jsonStatistics({ game, byLevel, byPlayers, bySeat, rating }: Statistics) {
  const shares = (all: readonly Share[]) =>
    all.map(share => ({ ...share, meanPoints: Math.round(10 * share.meanPoints) / 10 }));
  return {
    game,
    ...{ byLevel: shares(byLevel), byPlayers: shares(byPlayers), bySeat: shares(bySeat) },
    rating:
      rating === null
        ? null
        : {
            rating: Math.round(rating.rating),
            interval95: [rating.rating - rating.margin, rating.rating + rating.margin].map(Math.round),
            games: rating.games,
            bots: BOT_RATINGS[game] ?? {},
          },
  };
}

function jsonGroup({ group, categories, accuracy }: KnownGroup): Readonly<Record<string, unknown>> {
  const { game, mode, level, outings } = group;
  const points = outings.map(outing => outing.points);
  return {
    ...{ game, mode, level, games: outings.length },
    ahead: outings.filter(outing => outing.first).length,
    best: Math.max(...points),
    median: median(points),
    last: outings.slice(0, LAST).map(({ name, finished, points: own, first }) => {
      const judged = accuracy.get(name) ?? null;
      return { name, finished: isoTime(finished), points: own, first, accuracy: judged };
    }),
    categories,
  };
}
