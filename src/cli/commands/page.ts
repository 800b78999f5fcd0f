/** `boardgames page FILE`: a game as one HTML file that replays it in a browser. */
import type { Review } from '../../app/review/review.ts';
import { done, type Result } from '../../core/result.ts';
import { readPageFiles } from '../../storage/program-files.ts';
import { effortOf } from '../effort.ts';
import type { Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { openRecord, type ShownRecord } from '../record.ts';
import { outputOf, type ShowFlags, themeOf, writeOutput } from '../show-flags.ts';

export interface PageFlags extends ShowFlags {
  readonly effort?: string;
}

export async function page(given: string, flags: PageFlags, io: GameIo): Promise<Exit> {
  const effort = effortOf(flags.effort);
  if (!effort.ok) return effort;
  const output = flags.output === undefined ? done(null) : outputOf(flags.output, ['html', 'htm'], io);
  if (!output.ok) return output;
  const [dark, light] = [await themeOf({ theme: 'dark' }, io), await themeOf({ theme: 'light' }, io)];
  if (!dark.ok) return dark;
  if (!light.ok) return light;
  const files = readPageFiles(io.files);
  if (!files.ok) return files;
  const opened = await openRecord(given, flags, io);
  if (!opened.ok) return opened;
  const { loaded, timeline, as, end } = opened.value;
  const reviews = await reviewsOf(opened.value, given, effort.value, io);
  if (!reviews.ok) return reviews;
  if (effort.value !== null && reviews.value.length === 0) {
    io.stderr.write(`There is no review of effort ${effort.value} to put in: the page goes without one.\n`);
  }
  const { loadBoards } = await import('../../tui/boards/load.ts');
  const { pageOf } = await import('../../tui/page/page.ts');
  const game = { loaded, timeline, as, boards: await loadBoards(loaded) };
  const themes = { dark: dark.value, light: light.value };
  const content = pageOf({ game, themes, reviews: reviews.value, ...files.value });
  if (output.value === null) {
    io.stdout.write(content);
    return end();
  }
  const written = writeOutput(output.value.path, content, io);
  return written.ok ? end() : written;
}

/** Those that `boardgames review` made before, of the players whose knowledge is shown. */
async function reviewsOf(
  { loaded, file, text, timeline, as }: ShownRecord,
  path: string,
  effort: number | null,
  io: GameIo,
): Promise<Result<readonly Review[]>> {
  const service = await io.services.reviews();
  if (!service.ok) return service;
  const { kept, plan } = service.value;
  const seats = as === 'all' ? [...timeline.last().names.keys()] : as === null ? [] : [as];
  const made = seats.flatMap(seat => {
    const planned = plan({ loaded, file, text }, { path, seat, ...(effort === null ? {} : { effort }) });
    return planned.ok ? [kept(planned.value)] : [];
  });
  return done(made.filter(({ decisions }) => decisions.length > 0));
}
