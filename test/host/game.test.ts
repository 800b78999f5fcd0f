/**
 * Three seats on three lines play a whole game with sealed bids, as it was recorded: two in lines, one on a full screen; once with the
 * OpenSSH client, once with the client of the library.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { freshKey } from '../../src/host/host-key.ts';
import { registry } from '../../src/registry.ts';
import { build, Running } from '../cli/support/bin.ts';
import { decisionsIn, keptGame } from '../faults/player.ts';
import { loadLawGame } from '../laws/games.ts';
import { fixturesOf } from '../support/games.ts';
import { installed, type OpenHost, OpenSshGuest, openHost, sshKey } from './openssh.ts';
import { LinePlayer, ScreenPlayer } from './player.ts';
import { Guest, invitation, PASSWORD, pause } from './support.ts';

/** With two auctions in one turn and a third one, in which all three bid. */
const RECORDED = '3-setup-beginner-codex-no-open-no-counted-yes.moves';
const NAMES = ['Ada', 'Bob', 'Cy'] as const;
/** Nobody thinks so long. */
const STANDSTILL_MS = 60_000;
const OVER = 'The game is over';

beforeAll(build, 120_000);

interface Move {
  readonly name: string;
  readonly notation: string;
  readonly number: number;
}

async function recordedMoves(): Promise<{ readonly seed: string; readonly moves: readonly Move[] }> {
  const file = parseMoveFile(fixturesOf('leonardo').get(RECORDED)!);
  const entry = registry.find(({ meta }) => meta.id === 'leonardo')!;
  const { match } = replay((await loadLawGame(entry)).game, file);
  const moves = match!.entries.map(({ decision, choice: { notation, number } }) => {
    return { name: NAMES[decision.seat]!, notation, number };
  });
  return { seed: file.header!.seed, moves };
}

interface Seated {
  readonly text: string;
  readonly screen: string;
  readonly wholeFrame: boolean;
  send(text: string): void;
}

interface Way {
  /** Brings the three to the table: in lines with a key, in lines with a password, on a full screen. */
  come(host: OpenHost): Promise<readonly [Seated, Seated, Seated]>;
  /** All have seen the end. */
  part(guests: readonly Seated[]): Promise<void>;
}

class ByOpenSsh implements Way {
  readonly #guests: OpenSshGuest[] = [];

  async come(host: OpenHost): Promise<[Seated, Seated, Seated]> {
    const ada = await this.#enter(host, 'Ada', '-T', '-i', sshKey(host.world, 'ada'));
    const bob = await this.#enter(host, 'Bob', '-T', '-o', 'PubkeyAuthentication=no');
    for (const question of ['New password:', 'Once more:']) {
      await bob.until(question);
      bob.send(`${PASSWORD}\r`);
    }
    return [ada, bob, await this.#enter(host, 'Cy', '-i', sshKey(host.world, 'cy'))];
  }

  async #enter({ argv, code }: OpenHost, name: string, ...flags: readonly string[]): Promise<OpenSshGuest> {
    const guest = new OpenSshGuest(argv(name.toLowerCase(), ...flags));
    this.#guests.push(guest);
    await guest.until('Invitation code or password:');
    guest.send(`${code(name)}\r`);
    return guest;
  }

  async part(): Promise<void> {
    const [ada, bob, cy] = this.#guests;
    // What lies over the table is put away first.
    for (; cy!.exitCode === null; await pause(300)) cy!.send('q');
    for (const guest of [ada!, bob!, cy!]) expect(await guest.left()).toBe(0);
  }
}

class ByLibrary implements Way {
  async come({ run }: OpenHost): Promise<[Seated, Seated, Seated]> {
    const enter = (name: string, key: string | null, pty = {}): Promise<Guest> => {
      const { port, login, code } = invitation(run.out, name);
      return Guest.come(port, login, { answers: [code], ...(key === null ? {} : { key }), ...pty });
    };
    const screen = { pty: { cols: 80, rows: 24 } };
    return [await enter('Ada', freshKey()), await enter('Bob', null), await enter('Cy', freshKey(), screen)];
  }

  async part(guests: readonly Seated[]): Promise<void> {
    for (const guest of guests) (guest as Guest).leave();
  }
}

const WAYS: readonly (readonly [string, () => Way])[] = [
  ...(installed ? ([['OpenSSH', () => new ByOpenSsh()]] as const) : []),
  ['the library', () => new ByLibrary()],
];

describe('a whole game of Leonardo da Vinci', () => {
  it.each(WAYS)('is played over SSH to its end by guests of %s', { timeout: 600_000 }, async (_, open) => {
    const { seed, moves } = await recordedMoves();
    const host = await openHost(NAMES.join(','), '--seed', seed, '--options', 'setup=beginner');
    const way = open();
    const guests = await way.come(host);
    const text = (): string => keptGame(host.world.home)?.text ?? '';
    const next = (name: string): Move =>
      moves.slice(decisionsIn(text()).length).find(move => move.name === name)!;
    const inLines = (seat: number): LinePlayer<Seated> =>
      new LinePlayer(
        guests[seat]!,
        offered => offered.find(({ notation }) => notation === next(NAMES[seat]!).notation)!,
      );
    const players = [inLines(0), inLines(1), new ScreenPlayer(guests[2], () => next('Cy').number)];
    const played = (): boolean => guests.every(({ text: seen, screen }) => `${seen}${screen}`.includes(OVER));
    for (let moved = { length: 0, at: Date.now() }; !played(); await pause(5)) {
      const { length } = text();
      if (length !== moved.length) moved = { length, at: Date.now() };
      if (Date.now() > moved.at + STANDSTILL_MS) {
        throw new Error(
          `the game stands still:\n${guests.map(({ screen }) => screen.slice(-900)).join('\n')}`,
        );
      }
      for (const player of players) player.answer();
    }
    await way.part(guests);
    const standing = decisionsIn(text());
    expect(standing).toEqual(moves.map(({ name, notation }) => ({ name, notation })));
    const bidders = standing.filter(({ notation }) => notation.startsWith('bid '));
    expect(new Set(bidders.map(({ name }) => name)).size).toBe(3);
    host.run.child.kill('SIGTERM');
    expect(await host.run.ended(), host.run.err).toBe(143);
    expect(host.run.err).not.toMatch(/should not have|defect/u);
    const check = new Running(['verify', keptGame(host.world.home)!.path], host.world.home);
    expect(await check.ended(), check.err).toBe(0);
  });
});
