/** `boardgames cast FILE`: a game as an asciicast, to be played in a terminal or on a page. */
import { done } from '../../core/result.ts';
import type { Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { openRecord } from '../record.ts';
import { type DrawFlags, outputOf, sizeOf, themeOf, writeOutput } from '../show-flags.ts';

export async function cast(given: string, flags: DrawFlags, io: GameIo): Promise<Exit> {
  const size = sizeOf(flags.size);
  if (!size.ok) return size;
  const output = flags.output === undefined ? done(null) : outputOf(flags.output, ['cast'], io);
  if (!output.ok) return output;
  const theme = await themeOf(flags, io);
  if (!theme.ok) return theme;
  const opened = await openRecord(given, flags, io);
  if (!opened.ok) return opened;
  const { loaded, timeline, as, end } = opened.value;
  const { loadBoards } = await import('../../tui/boards/load.ts');
  const { castOf } = await import('../../tui/cast/cast.ts');
  const game = { loaded, timeline, as, boards: await loadBoards(loaded) };
  const content = castOf(game, { size: size.value, theme: theme.value, board: null });
  if (output.value === null) {
    io.stdout.write(content);
    return end();
  }
  const written = writeOutput(output.value.path, content, io);
  return written.ok ? end() : written;
}
