/** `boardgames paths`: where things live. */
import { join } from 'node:path';
import { configFile, dataHome } from '../../storage/paths.ts';
import { packageRoot } from '../../storage/rules-data.ts';
import type { Io } from '../io.ts';
import { columns, printJson, printLines } from '../print.ts';

export async function paths(flags: { readonly json?: boolean }, io: Io): Promise<number> {
  const home = dataHome(io.env);
  const root = packageRoot(io.files);
  const places = {
    home,
    config: configFile(io.env),
    games: join(home, 'games'),
    crashes: join(home, 'crashes'),
    program: root,
    rulesData: join(root, 'rules-data'),
  };
  if (flags.json === true) {
    printJson(io, 'paths@1', places);
    return 0;
  }
  const rows = [
    ['data directory', places.home],
    ['configuration', places.config],
    ['kept games', places.games],
    ['crash reports', places.crashes],
    ['program', places.program],
    ['component data', places.rulesData],
  ];
  printLines(io, columns(rows));
  return 0;
}
