/** `boardgames compare FILE...` or the names of kept games: the same deal, played several times. */
import { type Comparison, compareFiles, type NamedFile } from '../../app/compare.ts';
import { gainsOf, sparkline } from '../../app/points.ts';
import { textTable } from '../../app/text-table.ts';
import { done, refused } from '../../core/result.ts';
import { quote } from '../../core/text.ts';
import { plural } from '../../core/words.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type GameIo, pathIn } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { findRecord } from '../record.ts';

export interface CompareFlags {
  /** From 1. */
  readonly seat?: string;
  readonly data?: string;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

export async function compare(paths: readonly string[], flags: CompareFlags, io: GameIo): Promise<Exit> {
  const seat = flags.seat === undefined ? null : Number(flags.seat) - 1;
  if (seat !== null && !/^[1-9]$/u.test(flags.seat ?? '')) {
    return refused('usage', `--seat ${quote(flags.seat ?? '')}: seats are counted from 1.`);
  }
  const files: NamedFile[] = [];
  for (const path of paths) {
    const found = findRecord(path, io);
    if (!found.ok) return found;
    const opened = await io.services.openFile(found.value, pathIn(io.cwd, flags.data));
    if (!opened.ok) return opened;
    files.push({ path, ...opened.value });
  }
  const compared = compareFiles(files, seat);
  if (!compared.ok) return compared;
  if (flags.json === true) printJson(io, 'compare@1', comparisonJson(compared.value));
  else printLines(io, comparisonText(compared.value, flags.ascii === true));
  return done(EXIT.done);
}

function comparisonText({ first, games, categories, rounds, parting }: Comparison, ascii: boolean): string[] {
  const { game, seed, players } = first.config;
  const among = players.length > 1;
  const cells = (values: readonly (number | null)[]): string[] => values.map(value => String(value ?? '?'));
  const rows = [
    ['', ...games.map(({ label }) => label)],
    ['total', ...games.map(({ total }) => String(total))],
    ...(among ? [['place', ...games.map(({ place }) => `${place} of ${players.length}`)]] : []),
    ...categories.map(({ label, points }) => [label, ...cells(points)]),
  ];
  const lines = [
    ...rounds.map((name, at) => {
      const played = games.map(one => (at < one.rounds.length ? String(one.rounds[at] ?? '?') : '-'));
      return [`after ${name}`, ...played];
    }),
    ...(ascii ? [] : [['by round', ...games.map(one => sparkline(gainsOf(one.rounds)))]]),
  ];
  return [
    `${game.meta.title}, seed ${seed}, ${plural(players.length, 'player')}: ${plural(games.length, 'game')}`,
    '',
    ...textTable([...rows, [''], ...lines], { numbers: true }),
    '',
    ...partingLines({ games, parting }),
  ];
}

function partingLines({ games, parting }: Pick<Comparison, 'games' | 'parting'>): string[] {
  if (parting === null) return ['They are the same, move by move.'];
  return [
    `They part at decision ${parting.decision}, in ${parting.round}:`,
    ...textTable(
      parting.moves.map((taken, i) => {
        const { label, name } = games[i]!;
        if (taken === null) return [`  ${label}`, 'the game was over'];
        return [`  ${label}`, taken.name === name ? taken.text : `${taken.name}: ${taken.text}`];
      }),
    ),
  ];
}

function comparisonJson({ first, seat, games, categories, rounds, parting }: Comparison) {
  const { game, seed, options, players } = first.config;
  return {
    ...{ game: game.meta.id, seed, options, players: players.length, seat, rounds },
    games: games.map(({ path, name, total, place, rounds: points }, i) => ({
      ...{ file: path, name, total, place, points },
      categories: Object.fromEntries(categories.map(category => [category.label, category.points[i] ?? 0])),
    })),
    parted: parting === null ? null : { ...parting, moves: parting.moves.map(taken => taken?.move ?? null) },
  };
}
