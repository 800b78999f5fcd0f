/** Brief lines: how many words a player has to hear, and what can be asked for one thing at a time. */
import { describe, expect, it } from 'vitest';
import { briefLines } from '../../src/cli/plain/choices.ts';
import { run } from '../../src/cli/run.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { registry } from '../../src/registry.ts';
import { loadLawGame } from '../laws/games.ts';
import { fixturesOf, realGames } from '../support/games.ts';
import { World } from './support/world.ts';

/** Words that a recorded game tells its first player, who sits among bots, for each decision of that player. */
async function wordsPerDecision(id: string, fixture: string, ...flags: readonly string[]): Promise<number> {
  const entry = registry.find(({ meta }) => meta.id === id)!;
  const { game } = await loadLawGame(entry);
  const file = parseMoveFile(fixturesOf(id).get(fixture)!);
  const { match } = replay(game, file);
  const { seed, players, options } = file.header!;
  const moves = match!.entries.map(({ decision, choice }) => ({
    seat: decision.seat,
    text: choice.notation,
  }));
  const own = moves.filter(({ seat }) => seat === 0);
  const others = moves.filter(({ seat }) => seat !== 0);
  const seats = players.map(({ name }, seat) => (seat === 0 ? name : `${name}=bot:easy`)).join(',');
  const values = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
  const io = new World().io({ ...realGames, input: own.map(({ text }) => `${text}\n`).join('') });
  const recorded = {
    choose: async () => ({
      ...{ notation: others.shift()!.text, value: 0, alternatives: [], iterations: 0 },
    }),
    advise: async () => {
      throw new Error('nobody asks for advice');
    },
    hurry() {},
    close: async () => {},
  };
  const code = await run([id, ...flags, '--seed', seed, '--players', seats, ...values], {
    ...io,
    createBots: async () => recorded,
  });
  const { out, err } = io.output();
  expect({ code, err, left: others.length }).toEqual({ code: 0, err: '', left: 0 });
  expect(out).toContain('The game is over');
  return out.split(/\s+/u).filter(word => word !== '').length / own.length;
}

/**
 * Words per decision that the first version of the program printed: everything that stands between the start and the end
 * of a game, parted at blanks, divided by the questions answered. One person among two random bots, seed "owl", who
 * always takes the first choice. The recorded game of The New Science came to 250, counted in the same way.
 */
const FIRST_VERSION = { newscience: 204.7, leonardo: 173.6 } as const;

async function wordsOfFirstChoices(id: string): Promise<number> {
  const argv = [id, '--players', 'Ann,bot:random,bot:random', '--seed', 'owl', '--brief'];
  const { out } = await new World().run(argv, { ...realGames, input: '1\n'.repeat(600) });
  expect(out).toContain('The game is over');
  return out.split(/\s+/u).filter(word => word !== '').length / (out.split('> ').length - 1);
}

const SOLO = ['auction', '--solo', '--brief', '--seed', 'owl'];

describe('brief lines', () => {
  it.each([
    ['newscience', '3-scientists-dealt.moves', 0.6],
    ['newton', '2-masters-dealt.moves', 0.61],
    // Its choices are short in full, too, so there is less to leave out.
    ['leonardo', '3-setup-beginner-codex-no-open-no-counted-no.moves', 0.65],
  ] as const)('take at most so many of the words of a recorded game of %s', async (id, fixture, share) => {
    const full = await wordsPerDecision(id, fixture, '--plain');
    const brief = await wordsPerDecision(id, fixture, '--brief');
    const measured = `${full.toFixed(1)} words per decision, ${brief.toFixed(1)} in brief`;
    expect(brief / full, measured).toBeLessThanOrEqual(share);
    expect(brief).toBeLessThanOrEqual(125);
  });

  it.each(Object.entries(FIRST_VERSION))('take at most half of what %s once took', async (id, words) => {
    expect(await wordsOfFirstChoices(id)).toBeLessThanOrEqual(words / 2);
  });

  it('are lines without --plain, and say what is new only', async () => {
    const said = await dialogue(SOLO, ['1', '1', 'undo', '1', '1', '1']);
    expect(said[0]).toMatch(
      /^Sealed Bids\. Players: Player\.\nType the number of a choice; "help" lists the commands\.\nRound 1\. Which card/u,
    );
    expect(said[0]).not.toMatch(/Player: Which|\[bid|\n\n/u);
    expect(said[1]).toContain('\nWhere does the next coin go?\n1. Do this: invest gold\n');
    expect(said[2]).toMatch(/Where does the next coin go\?\nThe same choices as before\.\n$/u);
    expect(said[3]).toMatch(/^Taken back: your last decision\.\n/u);
    expect(said.filter(text => text.includes('Round 2.'))).toHaveLength(1);
  });

  it('name the player where several share the keyboard', async () => {
    const two = ['auction', '--players', 'Ann,Bob', '--first', 'Ann', '--brief', '--seed', 'owl'];
    const said = await dialogue(two, ['1']);
    expect(said[0]).toContain('Round 1. Ann: Which card');
    expect(said[1]).toContain('\nBob: Which card');
    const nim = ['nim', '--players', 'Ann,Bob', '--first', 'Ann', '--brief'];
    expect((await dialogue(nim, ['1'])).join('')).not.toContain('The same choices');
  });

  it('list choices, their groups and their notation where asked for', async () => {
    const said = await dialogue(SOLO, ['1', 'moves', 'moves co', 'moves spoons', 'notation']);
    expect(said[2]).toBe(
      'Coins\n  1. Do this: invest gold\n  2. Do this: invest silver\n  3. Do this: pass\n',
    );
    expect(said[3]).toBe(said[2]);
    expect(said[4]).toBe('No choices are called "spoons"; there are Coins.\n');
    expect(said[5]).toContain('[invest gold]');
  });

  it('read out a few choices, the first of one group, and the numbers of several', () => {
    const choices = (...groups: readonly string[]) =>
      groups.map((group, i) => {
        return { number: i + 1, group, text: `do ${i}`, notation: `${i}`, suggested: i === 4 };
      });
    expect(briefLines(choices('A', 'B'))).toEqual(['1. do 0', '2. do 1']);
    expect(briefLines(choices('A', 'A', 'A', 'A', 'A', 'A'))).toEqual([
      ...['1. do 0', '2. do 1', '3. do 2', '5. do 4 (suggested)'],
      '2 more: "moves" lists them.',
    ]);
    expect(briefLines(choices('A', 'B', 'B', 'B', 'A', 'C'))).toEqual([
      '6 choices: A 1 and 5; B 2 to 4; C 6.',
      '5. do 4 (suggested)',
    ]);
  });

  it('give topics of the rules without columns', async () => {
    const said = await dialogue(SOLO, ['rules nonsense']);
    expect(said[1]).toContain('Overview: auction.overview\n');
  });
});

describe('one thing at a time', () => {
  const NEWTON = ['newton', '--players', 'Ann,bot:random', '--first', 'Ann', '--seed', 'owl', '--brief'];

  it('reads the parts of the table by name', async () => {
    const asked = ['board', 'board map', 'board shelf', 'board shelf Tycho', 'board shlf', 'board all'];
    const said = await dialogue(NEWTON, asked, realGames);
    expect(said[1]).toBe(
      'Type "board" with a part: table, player, shelf, map, work, technology or cards; "board all" for all.\n',
    );
    expect(said[2]).toMatch(/^Map:\n {2}Basel/u);
    expect(said[3]).toMatch(/^Bookshelf of Ann:\n/u);
    expect(said[4]).toMatch(/^Bookshelf of Tycho:\n/u);
    expect(said[5]).toBe('No part of the table is called "shlf". Did you mean "shelf"?\n');
    expect(said[6]).toContain('Map:\n');
    expect(said[6]).toContain('Bookshelf of Tycho:\n');
  });

  it('reads what belongs to a player', async () => {
    const said = await dialogue(NEWTON, ['player', 'player tycho', 'player Tico', 'hand'], realGames);
    expect(said[1]).toMatch(/^Player 1: Ann \(you\):\n/u);
    expect(said[1]).toContain('Bookshelf of Ann:');
    expect(said[2]).toMatch(/^Player 2: Tycho:\n/u);
    expect(said[3]).toBe('Nobody is called "Tico"; did you mean Tycho?\n');
    expect(said[4]).toBe(said[1]);
  });

  it('reads what has a name, with the choices and the rule that it is about', async () => {
    const said = await dialogue(
      NEWTON,
      ['place Paris', 'card joker', 'place Pariss', 'place', 'place s'],
      realGames,
    );
    expect(said[1]).toMatch(/^Paris \(.*\); routes: .*\.\nRule: newton\.travel\.\n$/u);
    expect(said[2]).toMatch(
      /^Joker.* in the hand of Ann.*\nChoice \d: Play Joker.*\nRule: newton\.setup\.starting-cards\.\n$/u,
    );
    expect(said[3]).toContain('Did you mean "Paris"?');
    expect(said[4]).toContain('Type a name');
    expect(said[5]).toMatch(/^"s" could be .*Salamanca/u);
  });

  it('tells what happened since the last turn, and alone what the last turn was', async () => {
    const two = ['nim', '--players', 'Ann,Bob', '--first', 'Ann', '--brief', '--seed', 'owl'];
    const said = await dialogue(two, ['last', '1', '2', 'last']);
    expect(said[1]).toBe('Nothing has happened yet.\n');
    expect(said[4]).toBe('Bob takes 2.\n');
    const alone = await dialogue(SOLO, ['1', '1', 'pass', 'last']);
    expect(alone[4]).toContain('Player invests in gold.');
  });
});

/** What was said after each line of input, first what was said before any. */
async function dialogue(
  argv: readonly string[],
  input: readonly string[],
  terminal: Partial<typeof realGames> = {},
): Promise<string[]> {
  const { out } = await new World().run(argv, {
    ...terminal,
    input: input.map(line => `${line}\n`).join(''),
  });
  return out.split('> ');
}
