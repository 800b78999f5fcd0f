/** A world for commands: temporary directories, captured output, a toy game, and a disk that can be made to fail. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { loadEntry } from '../../../src/app/load-game.ts';
import { adviseMove, chooseMove } from '../../../src/bots/index.ts';
import type { Input, Io } from '../../../src/cli/io.ts';
import { run } from '../../../src/cli/run.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { done, unwrap } from '../../../src/core/result.ts';
import type { GameEntry } from '../../../src/registry.ts';
import type { FileSystem } from '../../../src/storage/file-system.ts';
import { nodeFiles } from '../../../src/storage/file-system.ts';
import type { TuiRequest } from '../../../src/tui/request.ts';
import { auction } from '../../toys/auction.ts';
import { nim } from '../../toys/nim.ts';

const toy = (game: unknown, aliases: readonly string[], bots: readonly string[]): GameEntry => ({
  meta: (game as AnyGame).meta,
  aliases,
  solo: { bots },
  rules: async () => ({ create: () => game as AnyGame }),
  schema: async () => ({
    schema: z.strictObject({ cards: z.array(CARD), lots: z.strictObject({ source: z.string() }) }),
  }),
  boards: null,
});

const CARD = z.strictObject({ id: z.string(), value: z.number(), source: z.string() });

export const auctionEntry = toy(auction, ['sealed-bids'], []);
export const nimEntry = toy(nim, [], ['bot:easy']);

/** The toys' component data and rules, in the place where those of real games lie. */
const TOY_FILES: Readonly<Record<string, string>> = {
  'cards.json': JSON.stringify([
    { id: 'low', value: 1, source: 'rulebook' },
    { id: 'high', value: 9, source: 'reconstructed' },
  ]),
  'lots.json': JSON.stringify({ source: 'published' }),
  'rules.md': [
    '# Sealed Bids',
    '',
    '## Overview {#auction.overview}',
    '',
    'Win **lots** with',
    'cards; see [bidding](#auction.bid).',
    '',
    '## Bidding {#auction.bid}',
    '',
    'Every player commits a card.',
    '',
    '### Ties {#auction.bid.ties}',
    '',
    '- The first player of a tie wins.',
    '',
    'Ruling: ties never split.',
    '',
    '## Investing {#auction.invest}',
    '',
    'Two coins, one by one.',
  ].join('\n'),
};

const TOY_FOLDER = /rules-data[/\\](?:auction|nim)(?:[/\\](?<file>[\w.-]+))?$/u;

/** The real disk, with the toys' data laid over it. */
export const toyFiles: FileSystem = {
  ...nodeFiles,
  list: folder => (TOY_FOLDER.test(folder) ? Object.keys(TOY_FILES) : nodeFiles.list(folder)),
  info(path) {
    const text = TOY_FILES[TOY_FOLDER.exec(path)?.groups?.['file'] ?? ''];
    return text === undefined ? nodeFiles.info(path) : { kind: 'file', size: text.length, modified: 0 };
  },
  read(path, most) {
    const text = TOY_FILES[TOY_FOLDER.exec(path)?.groups?.['file'] ?? ''];
    return text === undefined ? nodeFiles.read(path, most) : Buffer.from(text);
  },
};

export interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Screens that were opened. */
  readonly screens: readonly TuiRequest[];
}

interface Terminal {
  readonly input?: string;
  readonly tty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Partial<FileSystem>;
  readonly games?: readonly GameEntry[];
  /** What the clock says. */
  readonly now?: string;
}

export class World {
  readonly folder: string;
  readonly home: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'boardgames-test-'));
    this.home = join(this.folder, 'home');
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array): string {
    const path = this.path(name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** The text of a kept game. */
  kept(name: string): string {
    return this.read(`home/games/${name}.moves`);
  }

  io(terminal: Terminal = {}): Io & { output(): Omit<RunResult, 'code'>; end(): void } {
    const out: string[] = [];
    const err: string[] = [];
    const screens: TuiRequest[] = [];
    const exits = new Set<() => void>();
    const isTTY = terminal.tty ?? false;
    const games = terminal.games ?? [auctionEntry, nimEntry];
    const files = { ...toyFiles, ...terminal.files };
    return {
      stdin: inputOf(terminal.input ?? '', isTTY),
      stdout: { write: text => out.push(text), isTTY, columns: 80, rows: 24 },
      stderr: { write: text => err.push(text), isTTY },
      env: { BOARDGAMES_HOME: this.home, TERM: 'xterm', ...terminal.env },
      cwd: this.folder,
      files,
      games,
      now: () => new Date(terminal.now ?? '2026-11-16T12:00:00Z'),
      onExit(act) {
        exits.add(act);
        return () => exits.delete(act);
      },
      page: async text => void out.push(text),
      enterPressed: async () => {},
      async createBots({ gameId }) {
        const entry = games.find(({ meta }) => meta.id === gameId)!;
        const { game } = unwrap(await loadEntry(entry, null, files));
        return {
          choose: async request => chooseMove(game, { ...request, iterations: 20 }),
          advise: async (request, names) => adviseMove(game, { ...request, iterations: 20 }, names),
          hurry() {},
          close: async () => {},
        };
      },
      async openScreen(request) {
        screens.push(request);
        return done(0);
      },
      output: () => ({ out: out.join(''), err: err.join(''), screens }),
      end() {
        for (const act of exits) act();
      },
    };
  }

  /** Runs the program as from a shell; what was still open is closed as by the end of the process. */
  async run(argv: readonly string[], terminal: Terminal = {}): Promise<RunResult> {
    const io = this.io(terminal);
    const code = await run(argv, io);
    io.end();
    return { code, ...io.output() };
  }
}

function inputOf(text: string, isTTY: boolean): Input {
  return {
    isTTY,
    async *[Symbol.asyncIterator]() {
      yield text;
    },
  };
}

/** A disk error as Node throws it. */
export function diskError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: injected`), { code });
}
