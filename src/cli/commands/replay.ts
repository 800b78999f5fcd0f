/** `boardgames replay FILE` or the name of a kept game: viewer on a terminal, text or JSON lines elsewhere. */
import { fileSentence, refusedFile } from '../../app/file-problems.ts';
import { eyesOn, sightSentence } from '../../app/replay/onlooker.ts';
import { openTimeline } from '../../app/replay/timeline.ts';
import { writeReplay } from '../../app/replay/writer.ts';
import { openMatch } from '../../core/movefile.ts';
import { done, type Result, refused, unwrap } from '../../core/result.ts';
import { namesOf } from '../../core/seats.ts';
import { printable } from '../../core/text.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type FaceFlags, isPlain, settingsOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';
import { findRecord, type KnowledgeFlags, MORE_EYES, onlookerNamed } from '../record.ts';
import { jsonReplay } from '../replay/json.ts';
import { printReplay } from '../replay/print.ts';

export interface ReplayFlags extends FaceFlags, KnowledgeFlags {
  readonly print?: boolean;
  readonly json?: boolean;
  readonly state?: boolean;
  readonly data?: string;
}

const STATE_TELLS_ALL =
  'The game is not over, and --state shows everything, also what players still keep secret: add --all to see it.';

export async function showReplay(given: string, flags: ReplayFlags, io: GameIo): Promise<Exit> {
  const checked = checkFlags(flags);
  if (!checked.ok) return checked;
  const found = findRecord(given, io);
  if (!found.ok) return found;
  const path = found.value;
  const opened = await io.services.openFile(path, pathIn(io.cwd, flags.data));
  if (!opened.ok) return opened;
  const { loaded, file } = opened.value;
  const asked = onlookerNamed(flags, namesOf(file.header?.players ?? []));
  if (!asked.ok) return asked;
  const onTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';
  if (onTerminal && flags.print !== true && flags.json !== true && !isPlain(flags)) {
    const settings = await settingsOf(flags, io);
    if (!settings.ok) return settings;
    return io.openScreen({
      screen: 'replay',
      ...opened.value,
      ...(asked.value === undefined ? {} : { as: asked.value }),
      settings: settings.value,
      services: io.services,
    });
  }
  const fresh = openMatch(loaded.game, file);
  if (!fresh.ok) return refusedFile(given, fresh.problem);
  const timeline = unwrap(openTimeline(loaded.game, file));
  const match = timeline.last();
  const as = eyesOn(match, asked.value).first;
  if (flags.state === true && as !== 'all') return refused('usage', STATE_TELLS_ALL);
  const said = sightSentence(match.over, as);
  if (said !== null) io.stderr.write(`${said}${as === null && asked.value === undefined ? MORE_EYES : ''}\n`);
  const writer = flags.json === true ? jsonReplay(io, as, flags.state === true) : printReplay(io, as);
  const problems = writeReplay(opened.value, timeline.through(as), writer);
  for (const item of problems) io.stderr.write(`${printable(fileSentence(given, item))}\n`);
  return done(EXIT[problems[0]?.kind ?? 'done']);
}

function checkFlags({ as, public: isPublic, print, json, state }: ReplayFlags): Result<void> {
  const clash = (a: string, b: string, why: string): Result<void> =>
    refused('usage', `${a} cannot go with ${b}: ${why}.`);
  if (print && json) return clash('--print', '--json', 'choose one form');
  if (state && !json) return refused('usage', '--state needs --json.');
  if (state && (as !== undefined || isPublic)) {
    return clash('--state', as === undefined ? '--public' : '--as', 'the state holds everything hidden');
  }
  return done();
}
