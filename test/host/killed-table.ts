/** A table whose host is the built program, killed and started again, with the guests who come to it. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { nextBelow, type RngState } from '../../src/core/rng.ts';
import { freshKey } from '../../src/host/host-key.ts';
import { Running } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';
import { decisionsIn, keptGame } from '../faults/player.ts';
import { SLOWLY } from '../faults/slow-disk.ts';
import { atRandom, LinePlayer, ScreenPlayer, type Sent } from './player.ts';
import { Guest, PASSWORD, pause } from './support.ts';

const TABLES = [
  ['leonardo', '--players', 'Ann,Ben,Cyd'],
  ['newton', '--players', 'Ann,Ben,bot:random'],
  ['newscience', '--players', 'Ann,Ben,Cyd'],
] as const;
const PTY = { cols: 100, rows: 30 };
const PATIENCE_MS = 60_000;
/** The table forgets what is older than some 200 lines. */
const CHAT_LOOKED_AT = 100;

type Player = LinePlayer<Guest> | ScreenPlayer<Guest>;

interface Seat {
  readonly name: string;
  readonly login: string;
  /** Null for whoever chooses a password. */
  readonly key: string | null;
  readonly screen: boolean;
  code: string | null;
  /** Was let in once: neither the code nor anybody else opens the seat any more. */
  seated: boolean;
}

export class KilledTable {
  readonly #world = new World();
  readonly #rng: RngState;
  readonly #argv: readonly string[];
  readonly #seats: readonly Seat[];
  /** All decisions of people, in the order in which they were sent. */
  #sent: (Sent & { readonly name: string })[] = [];
  #said = 0;
  #chat: string[] = [];

  constructor(rng: RngState, number: number) {
    this.#rng = rng;
    this.#world.write('home/.keep', '');
    const [game, flag, names] = TABLES[number % TABLES.length]!;
    this.#argv = [game, flag, names, '--seed', `killed-${number}`];
    this.#seats = names
      .split(',')
      .filter(name => !name.startsWith('bot:'))
      .map((name, seat) => ({
        ...{ name, login: name.toLowerCase(), key: seat === 1 ? null : freshKey(), screen: seat === 2 },
        ...{ code: null, seated: false },
      }));
  }

  get over(): boolean {
    return keptGame(this.#world.home)?.text.includes('\n= end ') === true;
  }

  /** Returns how many decisions were acknowledged in the meantime. */
  async playAndDie(): Promise<number> {
    const before = this.#sent.length;
    const early = nextBelow(this.#rng, 4) === 0;
    const slow = nextBelow(this.#rng, 3) === 0;
    const host = this.#start(slow ? SLOWLY : {});
    const visits: Promise<Player | null>[] = [];
    const dying = this.#visit(host, visits, early ? 0 : 1 + nextBelow(this.#rng, 15));
    dying.catch(() => {});
    if (early) await pause(nextBelow(this.#rng, 1500));
    else await dying;
    await pause(nextBelow(this.#rng, 3) === 0 ? 0 : nextBelow(this.#rng, 30));
    host.child.kill('SIGKILL');
    await host.ended();
    this.#readCodes(host);
    await dying.catch(() => {});
    const players = (await Promise.all(visits)).filter(player => player !== null);
    // What was on its way when the host died has been shown, too.
    for (const player of players) {
      await player.guest.gone();
      player.listen();
    }
    const acknowledged = this.#sent.slice(before).filter(sent => sent.acknowledged).length;
    this.#settle(players);
    return acknowledged;
  }

  /** Goes on once more, lets everybody in, ends as a host does, and has the file checked. */
  async soundAfterwards(): Promise<void> {
    const host = this.#start({});
    await this.#listening(host);
    for (const seat of this.#seats) (await this.#come(host, seat)).guest.leave();
    host.child.kill('SIGTERM');
    expect(await host.ended(), host.err).toBe(143);
    expect(host.err).not.toMatch(/crash|defect/iu);
    this.#settle([]);
    const check = new Running(['verify', keptGame(this.#world.home)!.path], this.#world.home);
    expect(await check.ended(), check.err).toBe(0);
  }

  #start(env: Readonly<Record<string, string>>): Running {
    const kept = keptGame(this.#world.home);
    const name = kept?.path.replace(/^.*\/|\.moves$/gu, '');
    // Whose code was never printed, as the host died before, gets another one.
    const uninvited = this.#seats.filter(({ code, seated }) => code === null && !seated);
    const invite = uninvited.length === 0 ? [] : ['--invite', uninvited.map(seat => seat.name).join(',')];
    const argv = name === undefined ? this.#argv : ['--resume', name, ...invite];
    return new Running(['host', ...argv, '--listen', '127.0.0.1:0'], this.#world.home, env);
  }

  #readCodes({ out }: Running): void {
    for (const seat of this.#seats) {
      const line = new RegExp(`^ {2}${seat.name}: .* code (?<code>\\S+)$`, 'mu').exec(out);
      seat.code = line?.groups?.['code'] ?? seat.code;
    }
  }

  async #listening(host: Running): Promise<number> {
    const end = Date.now() + PATIENCE_MS;
    while (!host.err.includes('Ctrl-C')) {
      if (host.child.exitCode !== null || host.child.killed || Date.now() > end)
        throw new Error(`the host does not listen: ${host.err}`);
      await pause(5);
    }
    this.#readCodes(host);
    return Number(/ssh -p (?<port>\d+)/u.exec(host.out)!.groups!['port']);
  }

  /** Lets all guests come at once, and plays so many decisions. */
  async #visit(host: Running, visits: Promise<Player | null>[], decisions: number): Promise<void> {
    await this.#listening(host);
    for (const seat of this.#seats) {
      visits.push(
        this.#come(host, seat).catch(error => {
          if (host.child.killed) return null;
          throw error;
        }),
      );
    }
    const players = await Promise.all(visits);
    const end = Date.now() + PATIENCE_MS;
    for (let left = decisions; left > 0 && !this.over; ) {
      for (const [i, player] of players.entries()) {
        const sent = player?.answer() ?? null;
        if (sent === null) continue;
        this.#sent.push(Object.assign(sent, { name: this.#seats[i]!.name }));
        if (nextBelow(this.#rng, 4) === 0) this.#say(player!);
        left--;
      }
      if (host.child.exitCode !== null || host.child.killed) return;
      if (Date.now() > end) throw new Error(`the game stands still: ${players.map(p => p?.guest.screen)}`);
      await pause(2);
    }
  }

  async #come(host: Running, seat: Seat): Promise<Player> {
    const port = Number(/ssh -p (?<port>\d+)/u.exec(host.out)!.groups!['port']);
    const pty = seat.screen ? { pty: PTY } : {};
    const visit = (answer: string): Promise<Guest> =>
      Guest.come(port, seat.login, {
        ...(seat.key === null ? {} : { key: seat.key }),
        ...{ answers: [answer], ...pty },
      });
    const usual = seat.key === null && seat.seated ? PASSWORD : (seat.code ?? '');
    let guest: Guest;
    try {
      guest = await visit(usual);
    } catch (error) {
      // The host died between writing the new password down and letting its owner in.
      if (seat.seated || seat.key !== null || host.child.killed) throw error;
      guest = await visit(PASSWORD);
    }
    seat.seated = true;
    return seat.screen ? new ScreenPlayer(guest) : new LinePlayer(guest, atRandom(this.#rng));
  }

  #say({ guest }: Player): void {
    if (guest.terminal === null) guest.send(`say line ${this.#said++}.\n`);
  }

  /** Holds the files against what the guests were shown. */
  #settle(players: readonly Player[]): void {
    const { home } = this.#world;
    const kept = keptGame(home);
    const names = this.#seats.map(({ name }) => name);
    const standing = decisionsIn(kept?.text ?? '').filter(move => names.includes(move.name));
    const last = this.#sent.findLastIndex(({ acknowledged }) => acknowledged);
    expect(standing.length, 'decisions on disk').toBeGreaterThan(last);
    const expected = this.#sent.slice(0, standing.length).map(({ name, notation }, i) => {
      return { name, notation: notation ?? standing[i]?.notation };
    });
    expect(standing).toEqual(expected);
    this.#sent = standing.map(({ name, notation }) => ({ name, notation, acknowledged: true }));
    const heard = players.flatMap(({ guest }) => guest.text.match(/(?<=\w: )line \d+(?=\.)/gu) ?? []);
    this.#chat = [...new Set([...this.#chat, ...heard])];
    if (kept === null) return;
    const lines = this.#chat.slice(-CHAT_LOOKED_AT);
    const table = lines.length === 0 ? '' : readFileSync(kept.path.replace(/moves$/u, 'table'), 'utf8');
    for (const line of lines) expect(table).toContain(`"${line}."`);
  }
}
