/** `boardgames page FILE`: a game as one HTML file that replays it in a browser. */
import { done } from '../../core/result.ts';
import { readPageFiles } from '../../storage/program-files.ts';
import type { Exit } from '../exit-codes.ts';
import type { GameIo } from '../io.ts';
import { openRecord } from '../record.ts';
import { outputOf, type ShowFlags, themeOf, writeOutput } from '../show-flags.ts';

export async function page(given: string, flags: ShowFlags, io: GameIo): Promise<Exit> {
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
  const { loadBoards } = await import('../../tui/boards/load.ts');
  const { pageOf } = await import('../../tui/page/page.ts');
  const game = { loaded, timeline, as, boards: await loadBoards(loaded) };
  const themes = { dark: dark.value, light: light.value };
  const content = pageOf({ game, themes, ...files.value });
  if (output.value === null) {
    io.stdout.write(content);
    return end();
  }
  const written = writeOutput(output.value.path, content, io);
  return written.ok ? end() : written;
}
