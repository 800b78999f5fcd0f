/** `boardgames GAME`: opens a new table, or goes on where the moves of a file end. */
import { resolve } from 'node:path';
import { fileSentence, refusedFile } from '../../app/file-problems.ts';
import { nameBots, planGame, type SeatingFlags } from '../../app/seating.ts';
import type { Session } from '../../app/session.ts';
import { replay, versionProblem } from '../../core/movefile.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { printable } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { readConfig } from '../../storage/config.ts';
import type { Exit } from '../exit-codes.ts';
import { type Face, type FaceFlags, faceOf, settingsOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';

export interface PlayFlags extends SeatingFlags, FaceFlags {
  readonly moves?: string;
}

export async function play(game: GameEntry, flags: PlayFlags, io: GameIo): Promise<Exit> {
  const face = faceOf(flags, io);
  if (!face.ok && flags.moves === undefined) return face;
  const shown = face.ok ? face.value : 'script';
  const session =
    flags.moves === undefined
      ? await startGame(game, flags, shown, io)
      : await playMoves(game, flags, resolve(io.cwd, flags.moves), io);
  return playSession(session, shown, flags, io);
}

async function startGame(
  game: GameEntry,
  flags: PlayFlags,
  face: Face | 'script',
  io: GameIo,
): Promise<Result<Session>> {
  if (face === 'plain' && io.stdin.isTTY === true && io.services.lessons().includes(game)) {
    const kept = io.services.keptGames.names();
    if (!kept.ok) return kept;
    const lesson = `"boardgames learn ${game.meta.id}" teaches it in ten minutes`;
    if (kept.value.length === 0) io.stderr.write(`Welcome. New to the game? ${lesson}.\n`);
  }
  const config = await readConfig(io.env, io.files);
  if (!config.ok) return config;
  const plan = planGame(game, flags, pathIn(io.cwd, flags.data), config.value);
  return plan.ok ? io.services.start(nameBots(plan.value)) : plan;
}

/** Plays on at the table until the player leaves. A script alone has no player: it ends with its moves. */
export async function playSession(
  session: Result<Session>,
  face: Face | 'script',
  flags: FaceFlags,
  io: GameIo,
): Promise<Exit> {
  if (!session.ok) return session;
  const settings = await settingsOf(flags, io);
  if (!settings.ok) return settings;
  const table = { session: session.value, settings: settings.value };
  if (face === 'screen') return io.openScreen({ screen: 'table', ...table, services: io.services });
  const { PlainTable } = await import('../plain/table.ts');
  const stdin = face === 'script' ? nothing() : io.stdin;
  return done(await new PlainTable(table.session, table.settings, { ...io, stdin }).run());
}

async function playMoves(
  game: GameEntry,
  flags: PlayFlags,
  path: string,
  io: GameIo,
): Promise<Result<Session>> {
  const seating = refuseSeating(flags);
  if (!seating.ok) return seating;
  const opened = await io.services.openFile(path, pathIn(io.cwd, flags.data));
  if (!opened.ok) return opened;
  const { loaded, file } = opened.value;
  const { id, title } = loaded.entry.meta;
  if (id !== game.meta.id) {
    return refused(
      'usage',
      `${printable(path)} is a game of ${title}: type "boardgames ${id} --moves FILE".`,
    );
  }
  const { match, problem, differences } = replay(loaded.game, file);
  const other = versionProblem(file, loaded.game.meta, loaded.fingerprint);
  if (match === null || (problem !== null && other === null)) return refusedFile(path, problem);
  const notices = [other, problem, ...differences]
    .filter(found => found !== null)
    .map(found => fileSentence(path, found));
  if (file.torn) notices.push('The last line of the file was torn and has been dropped.');
  return done(io.services.fork(loaded, match, { path, notices }));
}

function refuseSeating(flags: PlayFlags): Result<void> {
  const given = (['solo', 'players', 'seed', 'first'] as const).find(key => flags[key] !== undefined);
  const flag = given ?? Object.keys(flags.options)[0];
  if (flag === undefined) return done();
  return refused('usage', `--${flag} cannot go with --moves: the file says who plays what.`);
}

async function* nothing(): AsyncGenerator<string> {}
