/** `boardgames host`: opens tables to others over SSH, and keeps them open until it is ended. */
import { hostname } from 'node:os';
import { requireGame } from '../../app/load-game.ts';
import type { LimitFlags } from '../../app/programs/commands.ts';
import { nameBots, planGame } from '../../app/seating.ts';
import type { Session } from '../../app/session.ts';
import { parseOptions } from '../../core/options.ts';
import { allDone, done, type Result, refused } from '../../core/result.ts';
import { printable, quote } from '../../core/text.ts';
import type { HostedTable } from '../../host/hosted.ts';
import type { OpenedTable, TablePlan } from '../../host/open.ts';
import type { Address } from '../../host/server.ts';
import { readConfig } from '../../storage/config.ts';
import { dataHome } from '../../storage/paths.ts';
import { EXIT, type Exit, exitCodeOf } from '../exit-codes.ts';
import { type Face, type FaceFlags, faceOf } from '../face.ts';
import { type GameIo, pathIn } from '../io.ts';
import { printLines } from '../print.ts';
import { visitorFaces } from '../visitors.ts';
import { playSession } from './play.ts';
import { programsFor } from './resume.ts';

export interface HostFlags extends FaceFlags, LimitFlags {
  readonly players?: string;
  readonly seed?: string;
  readonly first?: string;
  readonly data?: string;
  /** Variants, as in a move file: `setup=beginner,codex=yes`. */
  readonly options?: string;
  readonly resume?: readonly string[];
  readonly exec?: readonly string[];
  readonly listen?: string;
  readonly play?: string;
  readonly watch?: boolean;
  readonly hints?: boolean;
  readonly invite?: string;
  readonly notify?: string;
}

export async function host(gameId: string | undefined, flags: HostFlags, io: GameIo): Promise<Exit> {
  const address = readAddress(flags.listen ?? '');
  if (!address.ok) return address;
  const face = flags.play === undefined ? null : faceOf(flags, io);
  if (face !== null && !face.ok) return face;
  const sessions = await sessionsOf(gameId, flags, io);
  if (!sessions.ok) return sessions;
  const open = await openTables(sessions.value, address.value, flags, io);
  if (!open.ok) {
    giveUp(sessions.value, gameId !== undefined, io);
    return open;
  }
  const { server, tables, codes } = open.value;
  const code = await untilEnded(face === null ? null : playHere(tables[0]!, face.value, codes, flags, io));
  await server.close();
  for (const { shared } of tables) await shared.close();
  io.stdin.unref?.();
  return done(code);
}

async function sessionsOf(
  gameId: string | undefined,
  flags: HostFlags,
  io: GameIo,
): Promise<Result<readonly Session[]>> {
  const names = flags.resume ?? [];
  if (gameId === undefined && names.length === 0) {
    const ways = '"boardgames host GAME --players Ann,Ben", or "boardgames host --resume NAME"';
    return refused('usage', `Name a game to host, or a table to go on with: ${ways}.`);
  }
  const sessions: Session[] = [];
  if (gameId !== undefined) {
    const started = await newGame(gameId, flags, io);
    if (!started.ok) return started;
    sessions.push(started.value);
  }
  for (const name of names) {
    const found = io.services.keptGames.resolve(name);
    const session = found.ok
      ? await io.services.resume(found.value, {
          dataDir: pathIn(io.cwd, flags.data),
          programs: players => programsFor(players, flags),
        })
      : found;
    if (!session.ok) {
      giveUp(sessions, gameId !== undefined, io);
      return session;
    }
    sessions.push(session.value);
  }
  return done(sessions);
}

/** Nobody has heard of a game that was only just dealt: it is not kept. */
function giveUp(sessions: readonly Session[], firstIsFresh: boolean, io: GameIo): void {
  for (const session of sessions) session.close();
  const fresh = firstIsFresh ? sessions[0]?.name : null;
  if (typeof fresh === 'string') io.services.delete(fresh);
}

async function newGame(gameId: string, flags: HostFlags, io: GameIo): Promise<Result<Session>> {
  const game = requireGame(gameId, io.games);
  if (!game.ok) return game;
  if (flags.players === undefined) {
    return refused('usage', 'Say who plays: --players Ann,Ben,bot:hard seats two people and a bot.');
  }
  const options = parseOptions(flags.options ?? '');
  if (!options.ok) return refused('usage', `--options: ${options.problem.message}.`);
  const config = await readConfig(io.env, io.files);
  if (!config.ok) return config;
  const { players, seed, first, execTime } = flags;
  const seating = {
    ...{ players, options: options.value },
    ...(seed === undefined ? {} : { seed }),
    ...(execTime === undefined ? {} : { execTime }),
    ...(first === undefined ? {} : { first }),
  };
  const plan = planGame(game.value, seating, pathIn(io.cwd, flags.data), config.value);
  if (!plan.ok) return plan;
  if (plan.value.players.every(({ bot }) => bot !== null)) {
    return refused('usage', 'A hosted table needs a person: bots alone play with "boardgames sim".');
  }
  return io.services.start(nameBots(plan.value));
}

interface Open {
  readonly server: { close(): Promise<void> };
  readonly tables: readonly HostedTable[];
  /** Codes were printed, which nobody can read any more. */
  readonly codes: boolean;
}

async function openTables(
  sessions: readonly Session[],
  address: Address,
  flags: HostFlags,
  io: GameIo,
): Promise<Result<Open>> {
  const { hostKey } = await import('../../host/host-key.ts');
  const { TableServer } = await import('../../host/server.ts');
  const { openTable, invitationLines } = await import('../../host/open.ts');
  const home = dataHome(io.env);
  const key = home.ok ? hostKey(home.value, io.files) : home;
  if (!key.ok) return key;
  const tell = (sentence: string): void => void io.stderr.write(`${printable(sentence)}\n`);
  const failed = (error: unknown): void => void reportDefect(error, io);
  const world = {
    ...{ kept: io.services.keptGames, files: io.files, env: io.env, createBots: io.createBots, tell, failed },
    now: () => io.now(),
  };
  const plan: TablePlan = {
    watch: flags.watch ?? null,
    hints: flags.hints === true,
    invite: flags.invite === undefined ? [] : flags.invite.split(',').map(name => name.trim()),
    play: flags.play ?? null,
    notify: flags.notify ?? null,
    address: addressText(address),
  };
  const opened = allDone(sessions.map(session => openTable(session, plan, world)));
  if (!opened.ok) return opened;
  const tables = opened.value.map(({ table }) => table);
  const faces = visitorFaces(io);
  const server = new TableServer({ tables, key: key.value, faces, tell, failed });
  const listening = await server.listen(address);
  if (!listening.ok) return listening;
  const at = { ...listening.value, host: hostFor(address.host) };
  const found = addressText({ ...address, port: listening.value.port });
  // Port 0 leaves the choice to the system.
  const settled = allDone(
    tables.map(table => (found === plan.address ? done() : table.change({ address: found }))),
  );
  if (!settled.ok) {
    await server.close();
    return settled;
  }
  const lines = (each: OpenedTable): string[] => [
    `${each.table.name}:`,
    ...invitationLines(each, tables, at).map(line => `  ${line}`),
  ];
  printLines(io, opened.value.flatMap(lines));
  tell(`The host key is ${key.value.fingerprint} (ED25519): ssh shows it at the first visit.`);
  tell(reachable(address.host));
  for (const { table, before } of opened.value) {
    if (before === null || before === found) continue;
    tell(`Last time ${table.name} was at ${before}: --listen ${before} opens it there.`);
  }
  tell('Ctrl-C closes the table; the game is kept.');
  for (const { shared } of tables) shared.open();
  const codes = opened.value.some(({ invitations }) => invitations.some(({ code }) => code !== null));
  return done({ server, tables, codes });
}

/**
 * A seat at this terminal, taken as often as the host likes. Resolves to null where the player has left it for good and the
 * table stays open.
 */
async function playHere(
  { shared, own }: HostedTable,
  face: Face,
  codes: boolean,
  flags: HostFlags,
  io: GameIo,
): Promise<number | null> {
  // A full screen would cover the lines that are to be sent.
  if (codes && face === 'screen') {
    io.stderr.write('Send each guest the own line, then press Enter to take your seat.\n');
    await io.enterPressed();
  }
  for (;;) {
    const left = await playSession(done(shared.sit(own, () => {}, false)), face, flags, io);
    if (!left.ok) io.stderr.write(`${left.problem.message}\n`);
    if (left.ok && left.value !== EXIT.done) return left.value;
    const back = face === 'screen' ? 'Enter takes it again, ' : '';
    io.stderr.write(`You have left your seat; the table stays open. ${back}Ctrl-C closes it.\n`);
    if (face !== 'screen' || !left.ok) return null;
    await io.enterPressed();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function untilEnded(own: Promise<number | null> | null): Promise<number> {
  return new Promise(resolve => {
    const listeners = SIGNALS.map(signal => {
      const listener = (): void => end(exitCodeOf(signal));
      process.on(signal, listener);
      return () => void process.off(signal, listener);
    });
    // Nothing else may keep the process from ending once the last guest has gone.
    const stay = setInterval(() => {}, 60_000);
    const end = (code: number): void => {
      clearInterval(stay);
      for (const off of listeners) off();
      resolve(code);
    };
    void own?.then(code => code !== null && end(code));
  });
}

async function reportDefect(error: unknown, io: GameIo): Promise<void> {
  const { reportCrash } = await import('../crash.ts');
  reportCrash(error, io);
}

const USUAL: Address = { host: '127.0.0.1', port: 2222 };

/** `ADDRESS:PORT`, `[ADDRESS]:PORT`, or a port alone. */
function readAddress(text: string): Result<Address> {
  if (text === '') return done(USUAL);
  const found = /^(?:(?<host>[^:[\]\s]+|\[[\da-f:]+\]):)?(?<port>\d{1,5})$/iu.exec(text)?.groups;
  const port = Number(found?.['port']);
  if (found === undefined || port > 65_535) {
    return refused('usage', `--listen ${quote(text)}: it is ADDRESS:PORT, such as 0.0.0.0:2222.`);
  }
  return done({ host: found['host']?.replace(/[[\]]/gu, '') ?? USUAL.host, port });
}

/** As `readAddress` takes it. */
function addressText({ host, port }: Address): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function hostFor(address: string): string {
  return /^(?:0\.0\.0\.0|::)$/u.test(address) ? hostname() : address;
}

function reachable(address: string): string {
  return /^(?:127\.|::1$|localhost$)/u.test(address)
    ? 'Only this machine can reach it. --listen 0.0.0.0:2222 opens it to everybody who can reach this machine; then whoever knows a code or has a key gets in, and nobody else.'
    : 'Everybody who can reach this address can knock; whoever knows a code or has a key gets in, and nobody else.';
}
