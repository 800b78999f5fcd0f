/** `boardgames picture FILE`: a moment of a game as it stands on a screen, as a file or on the terminal. */
import { done, type Result, refused } from '../../core/result.ts';
import { quote } from '../../core/text.ts';
import { didYouMean, plural } from '../../core/words.ts';
import type { AnyBoards } from '../../tui/boards/contract.ts';
import type { Theme } from '../../tui/theme.ts';
import type { Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { openRecord } from '../record.ts';
import { type DrawFlags, outputOf, sizeOf, themeOf, writeOutput } from '../show-flags.ts';

export interface PictureFlags extends DrawFlags {
  readonly at?: string;
  readonly board?: string;
}

const FORMS = ['svg', 'png', 'txt', 'ansi'] as const;
type Form = (typeof FORMS)[number];

export async function picture(given: string, flags: PictureFlags, io: GameIo): Promise<Exit> {
  const size = sizeOf(flags.size);
  if (!size.ok) return size;
  const output = flags.output === undefined ? done(null) : outputOf(flags.output, FORMS, io);
  if (!output.ok) return output;
  const theme = await themeOf(flags, io);
  if (!theme.ok) return theme;
  const opened = await openRecord(given, flags, io);
  if (!opened.ok) return opened;
  const { loaded, timeline, as, end } = opened.value;
  const at = positionOf(flags.at, timeline.steps.length);
  if (!at.ok) return at;
  const { loadBoards } = await import('../../tui/boards/load.ts');
  const boards = await loadBoards(loaded);
  const board = boardNamed(flags.board, boards);
  if (!board.ok) return board;
  const { instantAt, stillOf } = await import('../../tui/picture/still.tsx');
  const instant = instantAt({ loaded, timeline, boards, as }, at.value);
  const lines = stillOf(instant, { size: size.value, theme: theme.value, board: board.value });
  if (output.value === null) {
    const shown = await contentOf(lines, io.stdout.isTTY === true ? 'ansi' : 'txt', theme.value, io);
    if (!shown.ok) return shown;
    io.stdout.write(String(shown.value));
    return end();
  }
  const content = await contentOf(lines, output.value.form, theme.value, io);
  if (!content.ok) return content;
  const written = writeOutput(output.value.path, content.value, io);
  return written.ok ? end() : written;
}

async function contentOf(
  lines: readonly string[],
  form: Form,
  theme: Theme,
  io: GameIo,
): Promise<Result<string | Uint8Array>> {
  const { ansiOf, textOfLines } = await import('../../tui/picture/text.ts');
  if (form === 'ansi') return done(ansiOf(lines));
  if (form === 'txt') return done(textOfLines(lines));
  const { svgOf } = await import('../../tui/picture/svg.ts');
  const svg = svgOf(lines, theme.palette);
  if (form === 'svg') return done(svg);
  const { pngOf } = await import('../../app/png.ts');
  return pngOf(svg, io.files);
}

/** Steps taken before the moment: all of them where nothing is said. */
function positionOf(text: string | undefined, steps: number): Result<number> {
  if (text === undefined) return done(steps);
  const at = /^\d{1,6}$/u.test(text) ? Number(text) : -1;
  if (at >= 0 && at <= steps) return done(at);
  return refused(
    'usage',
    `--at ${quote(text)}: the game has ${plural(steps, 'step')}, so it is 0 to ${steps}.`,
  );
}

/** By its id or any beginning of its title. */
function boardNamed(name: string | undefined, { panels }: AnyBoards): Result<string | null> {
  if (name === undefined) return done(null);
  const wanted = name.toLowerCase();
  const found =
    panels.find(({ id }) => id === wanted) ??
    panels.find(({ title, tab }) => [title, tab ?? ''].some(text => text.toLowerCase().startsWith(wanted)));
  if (found !== undefined && wanted !== '') return done(found.id);
  const hint = didYouMean(
    name,
    panels.map(({ id }) => id),
    'the boards are',
  );
  return refused('usage', `--board ${quote(name)}: there is no such board; ${hint}`);
}
