/** `boardgames replay FILE`: viewer on a terminal, text or JSON lines elsewhere. */
import { resolve } from 'node:path';
import { fileSentence } from '../../app/file-problems.ts';
import type { Onlooker } from '../../app/replay/onlooker.ts';
import { writeReplay } from '../../app/replay/writer.ts';
import { createServices } from '../../app/services.ts';
import type { Names } from '../../core/game.ts';
import { Problem } from '../../core/problem.ts';
import { namesOf } from '../../core/seats.ts';
import { printable, quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { EXIT } from '../exit-codes.ts';
import { type FaceFlags, settingsOf } from '../face.ts';
import type { Io } from '../io.ts';
import { jsonReplay } from '../replay/json.ts';
import { printReplay } from '../replay/print.ts';

export interface ReplayFlags extends FaceFlags {
  readonly as?: string;
  readonly public?: boolean;
  readonly print?: boolean;
  readonly json?: boolean;
  readonly state?: boolean;
  readonly data?: string;
}

export async function replay(path: string, flags: ReplayFlags, io: Io): Promise<number> {
  checkFlags(flags);
  const services = createServices(io);
  const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
  const opened = await services.openFile(resolve(io.cwd, path), dataDir);
  const { loaded, file } = opened;
  const as = onlooker(flags, namesOf(file.header?.players ?? []));
  const onTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  if (onTerminal && flags.print !== true && flags.json !== true && flags.plain !== true) {
    const settings = await settingsOf(flags, io);
    return io.openScreen({ screen: 'replay', loaded, file, as, settings, services });
  }
  const writer = flags.json === true ? jsonReplay(io, as, flags.state === true) : printReplay(io, as);
  const found = writeReplay(opened, path, as, writer);
  for (const item of found) io.stderr.write(`${printable(fileSentence(path, item))}\n`);
  return EXIT[found[0]?.kind ?? 'done'];
}

function checkFlags({ as, public: isPublic, print, json, state }: ReplayFlags): void {
  const clash = (a: string, b: string, why: string): Problem =>
    new Problem(`${a} cannot go with ${b}: ${why}.`, 'usage');
  if (as !== undefined && isPublic) throw clash('--as', '--public', 'show one knowledge at a time');
  if (print && json) throw clash('--print', '--json', 'choose one form');
  if (state && !json) throw new Problem('--state needs --json.', 'usage');
  if (state && (as !== undefined || isPublic)) {
    throw clash('--state', as === undefined ? '--public' : '--as', 'the state holds everything hidden');
  }
}

function onlooker(flags: ReplayFlags, names: Names): Onlooker {
  if (flags.public === true) return null;
  const { as } = flags;
  if (as === undefined) return 'all';
  const seat = names.findIndex(name => name.toLowerCase() === as.toLowerCase());
  if (seat >= 0) return seat;
  const hint = didYouMean(as, names.map(printable), 'the players are');
  throw new Problem(`--as ${quote(as)}: nobody in this game is called that; ${hint}`, 'usage');
}
