/** `boardgames replay FILE` or the name of a kept game: viewer on a terminal, text or JSON lines elsewhere. */
import { resolve } from 'node:path';
import { fileSentence } from '../../app/file-problems.ts';
import type { Onlooker } from '../../app/replay/onlooker.ts';
import { writeReplay } from '../../app/replay/writer.ts';
import type { Names } from '../../core/game.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { namesOf, seatNamed } from '../../core/seats.ts';
import { printable, quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { infoOf } from '../../storage/read-file.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type FaceFlags, isPlain, settingsOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';
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

export async function showReplay(given: string, flags: ReplayFlags, io: GameIo): Promise<Exit> {
  const checked = checkFlags(flags);
  if (!checked.ok) return checked;
  const found = findFile(given, io);
  if (!found.ok) return found;
  const path = found.value;
  const opened = await io.services.openFile(path, pathIn(io.cwd, flags.data));
  if (!opened.ok) return opened;
  const { loaded, file } = opened.value;
  const asked = onlooker(flags, namesOf(file.header?.players ?? []));
  if (!asked.ok) return asked;
  const as = asked.value;
  const onTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  if (onTerminal && flags.print !== true && flags.json !== true && !isPlain(flags)) {
    const settings = await settingsOf(flags, io);
    if (!settings.ok) return settings;
    return io.openScreen({
      screen: 'replay',
      loaded,
      file,
      as,
      settings: settings.value,
      services: io.services,
    });
  }
  const writer = flags.json === true ? jsonReplay(io, as, flags.state === true) : printReplay(io, as);
  const problems = writeReplay(opened.value, given, as, writer);
  if (!problems.ok) return problems;
  for (const item of problems.value) io.stderr.write(`${printable(fileSentence(given, item))}\n`);
  return done(EXIT[problems.value[0]?.kind ?? 'done']);
}

/** A file goes before a kept game of that name; what looks like a path is no name. */
function findFile(given: string, { cwd, files, services }: GameIo): Result<string> {
  const path = resolve(cwd, given);
  const info = infoOf(path, files);
  if (/[\\/.]/u.test(given) || (info.ok && info.value !== null)) return done(path);
  const name = services.keptGames.resolve(given);
  return name.ok ? done(services.keptGames.pathOf(name.value)) : name;
}

function checkFlags({ as, public: isPublic, print, json, state }: ReplayFlags): Result<void> {
  const clash = (a: string, b: string, why: string): Result<void> =>
    refused('usage', `${a} cannot go with ${b}: ${why}.`);
  if (as !== undefined && isPublic) return clash('--as', '--public', 'show one knowledge at a time');
  if (print && json) return clash('--print', '--json', 'choose one form');
  if (state && !json) return refused('usage', '--state needs --json.');
  if (state && (as !== undefined || isPublic)) {
    return clash('--state', as === undefined ? '--public' : '--as', 'the state holds everything hidden');
  }
  return done();
}

function onlooker({ as, public: isPublic }: ReplayFlags, names: Names): Result<Onlooker> {
  if (isPublic === true) return done(null);
  if (as === undefined) return done('all');
  const seat = seatNamed(names, as);
  if (seat >= 0) return done(seat);
  const hint = didYouMean(as, names.map(printable), 'the players are');
  return refused('usage', `--as ${quote(as)}: nobody in this game is called that; ${hint}`);
}
