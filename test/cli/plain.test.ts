import { describe, expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { World } from './support/world.ts';

const SOLO = ['auction', '--solo', '--plain', '--seed', 'owl'];

/** What was said after each line of input, first what was said before any. */
async function dialogue(argv: readonly string[], input: readonly string[]): Promise<string[]> {
  const world = new World();
  const { out } = await world.run(argv, { input: input.map(line => `${line}\n`).join('') });
  return out.split('> ');
}

describe('plain line mode', () => {
  it('plays over a pipe, by numbers, and keeps the game when the input ends', async () => {
    const world = new World();
    const { code, out, err } = await world.run(SOLO, { input: '1\n1\n' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Sealed Bids. Players: Player. Seed: owl.');
    expect(out).toMatch(
      /Round 1\. Player: Which card do you bid\?\nBids\n {2}1\. Do this: bid \d+ \[bid \d+\]/u,
    );
    expect(out).toMatch(
      /> \nThe game is kept as auction-owl; go on with "boardgames resume auction-owl"\.\n$/u,
    );
    expect(world.kept('auction-owl')).toMatch(/Player: bid \d+\nPlayer: invest gold\n$/u);
    expect(out).not.toContain('\u001b');
  });

  it('heads questions and replays with the turn as the rules count it; the file counts rounds', async () => {
    const world = new World();
    const argv =
      'leonardo --plain --players Ann,Bob --first Ann --setup experienced --curtain never --seed owl';
    const games = registry;
    const { out } = await world.run(argv.split(' '), { games, input: 'favour florins\n'.repeat(4) });
    expect(out).toContain('Turn 0. Ann: ');
    expect(out).toContain('Turn 1. Ann: ');
    expect(out).not.toContain('Round');
    expect(world.kept('leonardo-owl')).toContain('\n= round 1 ');
    const told = await world.run(['replay', 'home/games/leonardo-owl.moves', '--print'], { games });
    expect(told.out).toContain('\nTurn 0\n   1. Ann: favour florins\n');
  });

  it('takes a last line without a line end, carriage returns and blank lines', async () => {
    const world = new World();
    await world.run(SOLO, { input: '\n1\r\n\r\n1' });
    expect(world.kept('auction-owl')).toMatch(/bid \d+\nPlayer: invest gold\n$/u);
  });

  it('plays a whole game and ends with the breakdown, the result and the file', async () => {
    const world = new World();
    const { code, out } = await world.run(SOLO, { input: '1\n'.repeat(20) });
    expect(code).toBe(0);
    expect(out).toContain('The game is over after 9 decisions.');
    expect(out).toMatch(
      /Player: \d+ points\n {2}lots: \d+\n {2}gold: \d+\n {2}die: 0\n(?: {2}.*\n)+Player ends with \d+ points\./u,
    );
    expect(out).toContain(`The moves are in ${world.home}/games/auction-owl.moves.`);
    const verdict = await world.run(['verify', 'home/games/auction-owl.moves']);
    expect(verdict).toMatchObject({ code: 0, out: 'home/games/auction-owl.moves: sound, 9 decisions.\n' });
  });

  it('takes typed notation and any beginning that only one choice has', async () => {
    const said = await dialogue(SOLO, ['1', 'INVEST  gold', 'inv', 'invest s', 'silver', 'quit']);
    expect(said[2]).toContain('Player invests in gold.');
    expect(said[3]).toContain('"inv" could be invest gold | invest silver.');
    expect(said[4]).toContain('Player invests in silver.');
    expect(said[5]).toContain('"silver" is not a choice here.');
  });

  it('suggests the choice that a typo is near to, and names the range of numbers', async () => {
    const said = await dialogue(SOLO, ['1', 'invst gold', '9', '0']);
    expect(said[2]).toContain('Did you mean "invest gold"?');
    expect(said[3]).toContain('There are 3 choices: type a number from 1 to 3.');
    expect(said[4]).toContain('type a number from 1 to 3');
  });

  it('never prints what was typed raw', async () => {
    const said = await dialogue(SOLO, ['\u001b[2Jbid\u0007']);
    expect(said.join('')).not.toMatch(/[\u001b\u0007]/u);
  });

  it('takes decisions back and forth, and says why it cannot', async () => {
    const world = new World();
    const { out } = await world.run(SOLO, {
      input: 'undo\n1\ninvest gold\nundo\nredo\nredo\nundo\nundo\nq\n',
    });
    expect(out).toContain('No undo: nothing has been played yet.');
    expect(out).toContain('Taken back: invest gold.');
    expect(out).toContain('There is nothing to redo.');
    expect(out).toContain('No undo: new information came up: The bids are');
    expect(world.kept('auction-owl')).toMatch(/Player: invest gold\nundo\nPlayer: invest gold\nundo\n$/u);
  });

  it('shows the table, the hand, the scores, the log, previews and reasons on demand', async () => {
    const input = ['board', 'hand', 'score', 'log', 'why', '1', 'preview 1', 'log 1', 'preview x', 'moves'];
    const said = await dialogue(SOLO, input);
    expect(said[1]).toMatch(/^Table:\n {2}Round 1 of 3\.\n {2}Lot: \d+\.\nPlayers:\n {2}Player: cards/u);
    expect(said[2]).toContain('cards');
    expect(said[3]).toMatch(/^Player: \d+ points\n {2}lots: 0\n/u);
    expect(said[4]).toContain('Nothing has happened yet.');
    expect(said[5]).toContain('Nothing that you might expect is missing.');
    expect(said[7]).toMatch(/^Player invests in gold\.\nPlayer would have \d+ points instead of \d+\.\n$/u);
    expect(said[8]).toMatch(/^1\. /u);
    expect(said[9]).toContain('Type "preview N"');
    expect(said[10]).toMatch(/^Coins\n {2}1\. Do this: invest gold \[invest gold\]/u);
  });

  it('shows a part of the table by its title', async () => {
    const said = await dialogue(SOLO, ['board players', 'board TAB', 'board moon']);
    expect(said[1]).toMatch(/^Players:\n {2}Player: cards [\d ]+, gold 0, silver 0, lots none\.\n$/u);
    expect(said[2]).toMatch(/^Table:\n {2}Round 1 of 3\.\n {2}Lot: \d+\.\n$/u);
    expect(said[3]).toBe('No part of the table is called "moon". The parts are table and players.\n');
  });

  it('takes a whole turn back, and no more than one', async () => {
    const said = await dialogue(SOLO, ['1', '1', 'undo turn', 'undo turn', 'undo twice']);
    expect(said[3]).toContain('Taken back: 1 decision of this turn.');
    expect(said[3]).toContain('Where does the next coin go?');
    expect(said[4]).toContain('No undo: new information came up: The bids are');
    expect(said[5]).toBe('Type "undo" for the last decision, "undo turn" for the whole turn.\n');
  });

  it('explains the rule behind the decision, and topics', async () => {
    const said = await dialogue(SOLO, ['rules', 'rules ties', 'rules nonsense', 'rules auction']);
    expect(said[1]).toContain('Bidding (auction.bid)\nEvery player commits a card.');
    expect(said[2]).toBe(
      'Ties (auction.bid.ties)\n- The first player of a tie wins.\n\nRuling: ties never split.\n\n',
    );
    expect(said[3]).toMatch(/^No rule speaks of that\. Topics:\nauction\.overview +Overview\n/u);
    expect(said[4]).toContain('Several rules speak of that:\nauction.overview');
  });

  it('asks the bots for a hint', async () => {
    const said = await dialogue(SOLO, ['hint']);
    expect(said[1]).toMatch(/^Hint: Do this: bid \d+\.\n-?\d+ points? expected; .+ "Do this: bid \d+"\./u);
    expect(said[1]).not.toContain('reply');
  });

  it('writes notes into the file, until it is sealed', async () => {
    const world = new World();
    await world.run(SOLO, { input: 'note\nnote a   \u001b bold try\n1\n' });
    expect(world.kept('auction-owl')).toContain('\n# a \u{FFFD} bold try\nPlayer: bid');
  });

  it('lists its commands', async () => {
    const said = await dialogue(SOLO, ['help']);
    for (const word of ['undo', 'redo', 'board', 'score', 'log', 'hand', 'preview', 'why', 'rules', 'hint']) {
      expect(said[1]).toMatch(new RegExp(`^${word}\\b`, 'mu'));
    }
    for (const word of ['note', 'save', 'help', 'quit']) expect(said[1]).toContain(word);
  });

  it('lets bots move in their seats and tells what they did', async () => {
    const world = new World();
    const { code, out } = await world.run(['nim', '--solo', '--plain', '--seed', 'owl'], {
      input: '1\n'.repeat(12),
    });
    expect(code).toBe(0);
    expect(out).toContain('Nim. Players: Player, Tycho (easy bot). Seed: owl.');
    expect(out).toMatch(/Player takes 1\.\nTycho takes \d\./u);
    expect(out).toMatch(/(?:Player|Tycho) wins with 1 point\./u);
  });

  it('plays a game of bots alone to its end', async () => {
    const world = new World();
    const argv = ['auction', '--players', 'bot:random,Vera=bot:easy', '--plain', '--seed', 'owl'];
    const { code, out } = await world.run(argv);
    expect(code).toBe(0);
    expect(out).toContain('Players: Tycho (random bot), Vera (easy bot).');
    expect(out).toContain('The game is over');
    expect(out).not.toContain('You bid');
  });

  it('draws with ASCII only where asked to', async () => {
    const world = new World();
    const argv = ['auction', '--players', 'Zo\u00eb', '--plain', '--ascii', '--seed', 'owl'];
    const { out } = await world.run(argv, { input: '1\n' });
    expect(out).toContain('Players: Zoe.');
    expect(out).toMatch(/^[\n\x20-\x7e]*$/u);
  });
});

describe('hot seat in plain lines', () => {
  const TWO = ['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl', '--first', 'Ann'];

  it('needs no curtain at a pipe, and tells each player only what they may know', async () => {
    const world = new World();
    const { out } = await world.run(TWO, { input: '1\n1\n' });
    expect(out).not.toContain('Pass the keyboard');
    const [beforeBob, afterBob] = out.split('Bob: Which card');
    expect(beforeBob).toContain('Ann bids card');
    expect(afterBob).toContain('Bob bids card');
    expect(afterBob).not.toContain('Ann bids card');
  });

  it('draws a curtain on a terminal before anything of the next player is shown', async () => {
    const world = new World();
    const { out } = await world.run(TWO, { input: '\n1\n\n', tty: true });
    const [opening, ann, bob] = out.split('\u001b[2J\u001b[3J\u001b[H');
    expect(opening).not.toContain('bid');
    expect(ann).toMatch(/^Pass the keyboard to Ann, then press Enter\.\n/u);
    expect(ann).toContain('Ann bids card');
    expect(bob).toMatch(/^Pass the keyboard to Bob, then press Enter\.\n/u);
    expect(bob).toContain('Since your last turn:\nAnn seals a bid.');
    expect(bob).not.toContain('Ann bids card');
  });

  it('tells a player of scores only what that player knows', async () => {
    const { out } = await new World().run(TWO, { input: 'score\n' });
    const [, told = ''] = out.split('> ');
    expect(told).toMatch(/^Ann: \d+ points\n/u);
    expect(told).toMatch(/^Bob: \? points\n(?: {2}\w.*\n)* {2}highest card: \?$/mu);
    expect(told).toContain('A "?" hangs on something that cannot be seen yet.');
  });

  it('uses blank lines instead of escape codes on a dumb terminal', async () => {
    const world = new World();
    const { out } = await world.run(TWO, { input: '\n', tty: true, env: { TERM: 'dumb' } });
    expect(out).toContain(`${'\n'.repeat(24)}Pass the keyboard to Ann`);
    expect(out).not.toContain('\u001b');
  });

  it('obeys --curtain always and never', async () => {
    const world = new World();
    const always = await world.run([...TWO, '--curtain', 'always'], { input: '' });
    expect(always.out).toContain('Pass the keyboard to Ann');
    expect(always.out).not.toContain('Which card');
    const never = await world.run([...TWO, '--curtain', 'never'], { input: '1\n', tty: true });
    expect(never.out).not.toContain('Pass the keyboard');
  });

  it('draws none in a game without secrets', async () => {
    const world = new World();
    const { out } = await world.run(['nim', '--players', 'Ann,Bob', '--plain'], {
      input: '1\n1\n',
      tty: true,
    });
    expect(out).not.toContain('Pass the keyboard');
  });
});
