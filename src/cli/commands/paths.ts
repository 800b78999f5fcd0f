/** `boardgames paths`: where things live. */
import { join } from 'node:path';
import { textTable } from '../../app/text-table.ts';
import { allDone, done } from '../../core/result.ts';
import { configFile, dataHome } from '../../storage/paths.ts';
import { packageRoot } from '../../storage/rules-data.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson, printLines } from '../print.ts';

export async function paths(flags: { readonly json?: boolean }, io: Io): Promise<Exit> {
  const found = allDone([dataHome(io.env), configFile(io.env), packageRoot(io.files)]);
  if (!found.ok) return found;
  const [home = '', config = '', root = ''] = found.value;
  const places = {
    home,
    config,
    games: join(home, 'games'),
    pictures: join(home, 'pictures'),
    crashes: join(home, 'crashes'),
    programs: join(home, 'programs'),
    program: root,
    rulesData: join(root, 'rules-data'),
  };
  if (flags.json === true) {
    printJson(io, 'paths@1', places);
    return done(EXIT.done);
  }
  const rows = [
    ['data directory', places.home],
    ['configuration', places.config],
    ['kept games', places.games],
    ['pictures', places.pictures],
    ['crash reports', places.crashes],
    ['program logs', places.programs],
    ['program', places.program],
    ['component data', places.rulesData],
  ];
  printLines(io, textTable(rows));
  return done(EXIT.done);
}
