/** `boardgames GAME`: opens a new table, or goes on where the moves of a file end. */
import { resolve } from 'node:path';
import { fileError, fileSentence } from '../../app/file-problems.ts';
import { planGame, type SeatingFlags } from '../../app/seating.ts';
import { type CommandServices, createServices } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import { replay, versionProblem } from '../../core/movefile.ts';
import { Problem } from '../../core/problem.ts';
import { printable } from '../../core/text.ts';
import type { GameEntry } from '../../registry.ts';
import { readConfig } from '../../storage/config.ts';
import { type Face, type FaceFlags, faceOf, noTerminal, settingsOf } from '../face.ts';
import type { Io } from '../io.ts';

export interface PlayFlags extends SeatingFlags, FaceFlags {
  readonly moves?: string;
}

export async function play(game: GameEntry, flags: PlayFlags, io: Io): Promise<number> {
  const face = faceOf(flags, io);
  if (face === null && flags.moves === undefined) throw noTerminal();
  const services = createServices(io);
  const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
  if (flags.moves === undefined) {
    const isNew = services.keptGames.names().length === 0 && services.lessons().includes(game);
    if (face === 'plain' && io.stdin.isTTY === true && isNew) {
      io.stderr.write(
        `Welcome. New to the game? "boardgames learn ${game.meta.id}" teaches it in ten minutes.\n`,
      );
    }
    const config = await readConfig(io.env, io.files);
    const session = await services.start(planGame(game, flags, dataDir, config));
    return openTable(session, face ?? 'plain', flags, services, io);
  }
  refuseSeating(flags);
  const session = await playMoves(game, resolve(io.cwd, flags.moves), dataDir, services);
  return openTable(session, face ?? 'script', flags, services, io);
}

/** Plays on at the table until the player leaves. A script alone has no player: it ends with its moves. */
export async function openTable(
  session: Session,
  face: Face | 'script',
  flags: FaceFlags,
  services: CommandServices,
  io: Io,
): Promise<number> {
  const settings = await settingsOf(flags, io);
  if (face === 'screen') return io.openScreen({ screen: 'table', session, settings, services });
  const { PlainTable } = await import('../plain/table.ts');
  const table = new PlainTable(session, settings, face === 'script' ? { ...io, stdin: nothing() } : io);
  return table.run();
}

async function playMoves(
  game: GameEntry,
  path: string,
  dataDir: string | null,
  services: CommandServices,
): Promise<Session> {
  const { loaded, file } = await services.openFile(path, dataDir);
  if (loaded.entry.meta.id !== game.meta.id) {
    throw new Problem(
      `${printable(path)} is a game of ${loaded.entry.meta.title}: type "boardgames ${loaded.entry.meta.id} --moves FILE".`,
      'usage',
    );
  }
  const { match, problem, differences } = replay(loaded.game, file);
  const other = versionProblem(file, loaded.game.meta, loaded.fingerprint);
  if (match === null || (problem !== null && other === null)) throw fileError(path, problem);
  const notices = [other, problem, ...differences]
    .filter(found => found !== null)
    .map(found => fileSentence(path, found));
  if (file.torn) notices.push('The last line of the file was torn and has been dropped.');
  return services.fork(loaded, match, notices);
}

function refuseSeating(flags: PlayFlags): void {
  const given = (['solo', 'players', 'seed', 'first'] as const).find(key => flags[key] !== undefined);
  const flag = given ?? Object.keys(flags.options)[0];
  if (flag === undefined) return;
  throw new Problem(`--${flag} cannot go with --moves: the file says who plays what.`, 'usage');
}

async function* nothing(): AsyncGenerator<string> {}
