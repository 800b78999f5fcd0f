/** A host in this process, on the loopback address, and guests who come with the client of the same library. */
import xterm from '@xterm/headless';
import ssh2, { type Client, type ClientChannel, type ConnectConfig } from 'ssh2';
import { onTestFinished } from 'vitest';
import type { CreateBots } from '../../src/app/bots/player.ts';
import { planGame } from '../../src/app/seating.ts';
import { createServices } from '../../src/app/services.ts';
import type { Session } from '../../src/app/session.ts';
import type { GameIo } from '../../src/cli/io.ts';
import { visitorFaces } from '../../src/cli/visitors.ts';
import { unwrap } from '../../src/core/result.ts';
import { hostKey } from '../../src/host/host-key.ts';
import { doorOf, type HostedTable, loginFor } from '../../src/host/hosted.ts';
import { LIMITS, type Limits } from '../../src/host/limits.ts';
import { openTable, type TablePlan } from '../../src/host/open.ts';
import { TableServer } from '../../src/host/server.ts';
import { type GameEntry, registry } from '../../src/registry.ts';
import { auctionEntry, World } from '../cli/support/world.ts';

export interface HostOptions extends Partial<TablePlan> {
  readonly game?: string;
  /** In place of those that are registered. */
  readonly games?: readonly GameEntry[];
  readonly players?: string;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly limits?: Partial<Limits>;
  /** By default bots that think no longer than a test may. */
  readonly createBots?: CreateBots;
  /** Goes on in the home of another host, with its kept game. */
  readonly world?: World;
  readonly resume?: string;
}

export class TestHost {
  readonly world: World;
  readonly table: HostedTable;
  /** By login. */
  readonly codes: ReadonlyMap<string, string>;
  readonly port: number;
  readonly told: readonly string[];
  readonly defects: readonly unknown[];
  readonly #server: TableServer;

  private constructor(
    parts: Pick<TestHost, 'world' | 'table' | 'codes' | 'port' | 'told' | 'defects'>,
    server: TableServer,
  ) {
    this.world = parts.world;
    this.table = parts.table;
    this.codes = parts.codes;
    this.port = parts.port;
    this.told = parts.told;
    this.defects = parts.defects;
    this.#server = server;
  }

  static async open(options: HostOptions = {}): Promise<TestHost> {
    const world = options.world ?? new World();
    const told: string[] = [];
    const defects: unknown[] = [];
    const plain = world.io({ games: options.games ?? [auctionEntry, ...registry] });
    const io: GameIo = { ...plain, now: () => new Date(), services: unwrap(createServices(plain)) };
    const session = await sessionOf(options, io);
    const plan: TablePlan = {
      ...{ watch: true, hints: false, invite: [], play: null, notify: null, address: 'test', botPaceMs: 0 },
      ...options,
    };
    const opened = unwrap(
      openTable(session, plan, {
        ...{
          kept: io.services.keptGames,
          files: io.files,
          env: process.env,
          createBots: options.createBots ?? io.createBots,
        },
        now: () => new Date(),
        tell: sentence => void told.push(sentence),
        failed: error => void defects.push(error),
      }),
    );
    const { table, invitations } = opened;
    const server = new TableServer({
      tables: [table],
      key: unwrap(hostKey(world.home, io.files)),
      faces: visitorFaces(io),
      limits: { ...LIMITS, ...options.limits },
      tell: sentence => void told.push(sentence),
      failed: error => void defects.push(error),
    });
    const { port } = unwrap(await server.listen({ host: '127.0.0.1', port: 0 }));
    table.shared.open();
    const codes = new Map(
      invitations.flatMap(({ seat, code }) =>
        code === null ? [] : [[loginFor(table, seat, [table]), code]],
      ),
    );
    const host = new TestHost({ world, table, codes, port, told, defects }, server);
    onTestFinished(() => host.close());
    return host;
  }

  get match() {
    return this.table.shared.match;
  }

  code(login: string): string {
    const code = this.codes.get(login);
    if (code === undefined) throw new Error(`nobody was invited as ${login}`);
    return code;
  }

  seatOf(login: string): number {
    return doorOf(login, [this.table])?.seat ?? -1;
  }

  guest(login: string, options: GuestOptions = {}): Promise<Guest> {
    return Guest.come(this.port, login, {
      ...(options.key ? {} : { answers: [this.codes.get(login) ?? ''] }),
      ...options,
    });
  }

  async close(): Promise<void> {
    await this.#server.close();
    await this.table.shared.close();
  }
}

async function sessionOf(options: HostOptions, io: GameIo): Promise<Session> {
  if (options.resume !== undefined) return unwrap(await io.services.resume(options.resume));
  const game = io.games.find(({ meta }) => meta.id === (options.game ?? 'auction'))!;
  const plan = planGame(
    game,
    {
      players: options.players ?? 'Ann,Ben',
      seed: options.seed ?? 'hosted',
      first: firstOf(options),
      options: options.options ?? {},
    },
    null,
  );
  return unwrap(await io.services.start(unwrap(plan)));
}

function firstOf({ players = 'Ann' }: HostOptions): string {
  return players.split(',')[0]!.replace(/=.*$/u, '');
}

export interface GuestOptions {
  readonly key?: string;
  /** To the questions of the host, in order; a new password is answered twice. */
  readonly answers?: readonly string[];
  /** Without a terminal where left out. */
  readonly pty?: { readonly cols: number; readonly rows: number; readonly term?: string };
  /** Hears what the client does, in the library's words. */
  readonly debug?: (message: string) => void;
}

export const PASSWORD = 'a long password';

/** Resolves once the guest is let in; rejects where not. */
export function knock(port: number, login: string, options: GuestOptions = {}): Promise<Client> {
  const client = new ssh2.Client();
  const answers = [...(options.answers ?? [])];
  client.on('keyboard-interactive', (_name, _about, _lang, prompts, finish) => {
    if (prompts.length === 2) finish([PASSWORD, PASSWORD]);
    else finish([answers.shift() ?? '']);
  });
  const config: ConnectConfig = {
    ...{ host: '127.0.0.1', port, username: login, tryKeyboard: true, readyTimeout: 20_000 },
    ...(options.key === undefined ? {} : { privateKey: options.key }),
    ...(options.debug === undefined ? {} : { debug: options.debug }),
  };
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    // A connection that is lost may say so more than once.
    client.on('error', reject);
    client.once('close', () => reject(new Error('closed')));
    client.connect(config);
    // Thousands come in the long forms: those who have left are not held on to.
    const weak = new WeakRef(client);
    onTestFinished(() => void weak.deref()?.destroy());
  });
}

/** Somebody at a table. */
export class Guest {
  readonly client: Client;
  readonly channel: ClientChannel;
  readonly terminal: InstanceType<typeof xterm.Terminal> | null;
  /** All that came. */
  text = '';
  closed = false;
  #pending: Promise<void> = Promise.resolve();
  /** Pieces that the terminal has not drawn yet. */
  #undrawn = 0;

  private constructor(client: Client, channel: ClientChannel, options: GuestOptions) {
    this.client = client;
    this.channel = channel;
    const { pty } = options;
    this.terminal =
      pty === undefined
        ? null
        : new xterm.Terminal({ cols: pty.cols, rows: pty.rows, allowProposedApi: true });
    // Answers the question for its colours, as a real one does.
    this.terminal?.onData(data => void channel.write(data));
    channel.setEncoding('utf8').on('data', (data: string) => {
      this.text += data;
      if (this.terminal !== null) {
        const { terminal } = this;
        this.#undrawn++;
        this.#pending = new Promise(done =>
          terminal.write(data, () => {
            this.#undrawn--;
            done();
          }),
        );
      }
    });
    channel.on('close', () => {
      this.closed = true;
    });
    client.on('error', () => {});
  }

  static async come(port: number, login: string, options: GuestOptions = {}): Promise<Guest> {
    const client = await knock(port, login, options);
    const { pty } = options;
    const channel = await new Promise<ClientChannel>((resolve, reject) => {
      client.once('close', () => reject(new Error('closed')));
      client.shell(pty === undefined ? false : { term: 'xterm-256color', ...pty }, (error, opened) =>
        error === undefined ? resolve(opened) : reject(error),
      );
    });
    return new Guest(client, channel, options);
  }

  /** A frame comes in parts: between its two marks the screen is half old, half new. */
  get wholeFrame(): boolean {
    const { text } = this;
    return this.#undrawn === 0 && text.lastIndexOf('\u001B[?2026h') < text.lastIndexOf('\u001B[?2026l');
  }

  get screen(): string {
    const { terminal } = this;
    if (terminal === null) return this.text;
    const { active } = terminal.buffer;
    const lines = Array.from(
      { length: terminal.rows },
      (_, i) => active.getLine(active.viewportY + i)?.translateToString(true) ?? '',
    );
    return lines.join('\n');
  }

  send(text: string): void {
    this.channel.write(text);
  }

  async until(what: string | RegExp | ((text: string) => boolean), ms = 20_000): Promise<string> {
    const fits = (text: string): boolean =>
      typeof what === 'function'
        ? what(text)
        : typeof what === 'string'
          ? text.includes(what)
          : what.test(text);
    const end = Date.now() + ms;
    for (;;) {
      await this.#pending;
      if (fits(this.screen)) return this.screen;
      if (Date.now() > end) throw new Error(`${String(what)} did not come:\n${this.screen.slice(-2000)}`);
      await pause(5);
    }
  }

  /** All that the host sent has come, and is on the screen. */
  async gone(): Promise<void> {
    while (!this.closed) await pause(5);
    await this.#pending;
  }

  leave(): void {
    this.client.end();
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** Resolves once the built program has opened its tables, by what it says. */
export async function listening(text: () => string): Promise<void> {
  for (let i = 0; !text().includes('Ctrl-C closes'); i++) {
    if (i > 4000) throw new Error(text());
    await pause(5);
  }
}

/** What was printed for a seat. */
export function invitation(out: string, name: string): { port: number; login: string; code: string } {
  const line = `${name}: ssh -p (?<port>\\d+) (?<login>[^@]+)@\\S+ +(?:code (?<code>\\S+))?`;
  const { port, login, code } = new RegExp(line, 'u').exec(out)!.groups!;
  return { port: Number(port), login: login!, code: code ?? '' };
}
