import { beforeEach, describe, expect, it } from 'vitest';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { auctionEntry, World } from './support/world.ts';

interface Line {
  readonly type: string;
  readonly [key: string]: unknown;
}

let world: World;

beforeEach(async () => {
  world = new World();
  const argv = ['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl', '--first', 'Ann', '--die'];
  await world.run(argv, { input: `1\n1\n1\nundo\n${'2\n'.repeat(20)}` });
  world.write('game.moves', world.kept('auction-owl'));
});

async function lines(...flags: string[]): Promise<Line[]> {
  const { code, out, err } = await world.run(['replay', 'game.moves', '--json', ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
}

const decisions = (all: readonly Line[]): Line[] => all.filter(line => line.type === 'decision');

describe('replay', () => {
  it('takes the name of a kept game, or the beginning of one', async () => {
    const file = await world.run(['replay', 'game.moves', '--print']);
    for (const name of ['auction-owl', 'auction']) {
      expect(await world.run(['replay', name, '--print'])).toEqual(file);
    }
    const { code, err } = await world.run(['replay', 'auction-elk', '--print']);
    expect(code).toBe(1);
    expect(err).toContain('There is no kept game "auction-elk"; did you mean auction-owl?');
  });

  it('prefers a file of that name', async () => {
    world.write('auction-owl', 'nonsense\n');
    expect((await world.run(['replay', 'auction-owl', '--print'])).err).toContain('not a move file');
  });
});

describe('replay --json', () => {
  it('begins with the game, ends with scores, tie-breaks and winners', async () => {
    const all = await lines();
    expect(all[0]).toEqual({
      format: 'boardgames/replay@1',
      type: 'game',
      game: 'auction',
      title: 'Sealed Bids',
      rules: 1,
      data: expect.stringMatching(/^[0-9a-f]{8}$/u),
      seed: 'owl',
      players: [
        { seat: 0, name: 'Ann', bot: null },
        { seat: 1, name: 'Bob', bot: null },
      ],
      options: { die: 'yes', hands: 'hidden' },
      first: 0,
      as: 'all',
    });
    const end = all.at(-1)!;
    expect(end).toMatchObject({ type: 'end', over: true });
    const scores = end['scores'] as { total: number; lines: { points: number }[] }[];
    expect(scores).toHaveLength(2);
    expect(scores[0]).toMatchObject({
      seat: 0,
      player: 'Ann',
      tieBreaks: [{ label: 'silver' }],
      verdict: null,
    });
    for (const { total, lines: parts } of scores) {
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total);
    }
    expect(end['winners']).toEqual(expect.arrayContaining([expect.any(Number)]));
  });

  it('tells every decision: question, legal moves, move, events, hash', async () => {
    const all = await lines();
    const [first] = decisions(all);
    expect(first).toMatchObject({
      line: 10,
      number: 1,
      round: 1,
      seat: 0,
      player: 'Ann',
      kind: 'bid',
      secret: true,
      rule: 'auction.bid',
      prompt: 'Which card do you bid?',
      legal: [expect.stringMatching(/^bid/u), expect.any(String), expect.any(String)],
      hash: expect.stringMatching(/^[0-9a-f]{8}$/u),
    });
    expect(first!['legal']).toContain(first!['move']);
    expect(first!['events']).toContainEqual({ type: 'sealed', seat: 0, text: 'Ann seals a bid.' });
    for (const line of decisions(all)) expect(line['legal']).toContain(line['move']);
  });

  it('marks decisions that were taken back, and hashes the state that results', async () => {
    const all = await lines('--state');
    const undo = all.findIndex(line => line.type === 'undo');
    expect(all[undo]).toMatchObject({ number: 3, line: 13 });
    expect(all[undo - 1]).toMatchObject({ number: 3 });
    expect(all[undo + 1]).toMatchObject({ number: 3 });
    const { match } = replay(
      (await auctionEntry.rules()).create({}),
      parseMoveFile(world.read('game.moves')),
    );
    const last = decisions(all).at(-1)!;
    expect(last['hash']).toBe(match!.hash());
    expect(last['state']).toEqual(match!.revealState());
  });

  it('shows one player what that player knew, and nothing else', async () => {
    const all = await lines('--as', 'bob');
    const text = JSON.stringify(all);
    expect(all[0]).toMatchObject({ as: 1 });
    expect(text).not.toMatch(/"seed"|"hash"|"state"/u);
    for (const line of decisions(all)) {
      const own = line['seat'] === 1;
      expect('legal' in line).toBe(own);
      expect('prompt' in line).toBe(own);
      expect(line['move'] === null).toBe(line['secret'] === true && !own);
    }
    expect(text).not.toMatch(/"only":0/u);
    expect(text).toMatch(/"only":1/u);
  });

  it('shows the public no secret at all', async () => {
    const all = await lines('--public');
    expect(all[0]).toMatchObject({ as: 'public' });
    expect(JSON.stringify(all)).not.toMatch(/"only"|"seed"|"hash"|"legal"/u);
    expect(all.at(-1)).toMatchObject({ over: true, winners: expect.any(Array) });
  });

  it('keeps the scores of an unfinished game from those who might not know them', async () => {
    world.write('game.moves', world.read('game.moves').split('\n').slice(0, 11).join('\n').concat('\n'));
    const end = async (...flags: string[]): Promise<Line> =>
      JSON.parse(
        (await world.run(['replay', 'game.moves', '--json', ...flags])).out.trimEnd().split('\n').at(-1)!,
      );
    expect(await end('--all')).toMatchObject({ over: false, winners: null, scores: expect.any(Array) });
    expect(await end('--public')).toMatchObject({ over: false, winners: null, scores: null });
  });

  it('says where and why it stopped, after everything that went well', async () => {
    world.write('game.moves', world.read('game.moves').replace('invest silver', 'invest copper'));
    const { code, out, err } = await world.run(['replay', 'game.moves', '--json', '--all']);
    expect(code).toBe(3);
    const all = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as Line);
    expect(all.map(line => line.type)).toEqual(expect.arrayContaining(['decision', 'problem', 'end']));
    expect(all.find(line => line.type === 'problem')).toMatchObject({
      code: 3,
      line: expect.any(Number),
      legal: expect.arrayContaining(['invest gold']),
    });
    expect(err).toContain('not legal here: "invest copper"');
  });

  it('tells of other rules and of checkpoints that differ, and goes on', async () => {
    world.write('game.moves', world.read('game.moves').replace(/= round 1 \w+/u, '= round 1 00000000'));
    expect((await world.run(['replay', 'game.moves', '--json'])).code).toBe(4);
    world.write('game.moves', world.read('game.moves').replace('rules: 1', 'rules: 2'));
    const { code, out } = await world.run(['replay', 'game.moves', '--json']);
    expect(code).toBe(5);
    expect(out).toContain('"type":"end","over":true');
  });
});

describe('replay --print', () => {
  it('prints decisions and what they brought about, then the result', async () => {
    const { code, out } = await world.run(['replay', 'game.moves', '--print']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Sealed Bids: Ann, Bob\nSeed: owl\n\nRound 1\n {3}1\. Ann: bid \d+\n {6}/u);
    expect(out).toContain('Taken back.');
    expect(out).toMatch(/wins with|share the victory/u);
  });

  it('is what a pipe gets without flags, and hides what others may not know', async () => {
    const { out } = await world.run(['replay', 'game.moves', '--public']);
    expect(out).toContain('1. Ann: (secret)\n      Ann seals a bid.\n');
    expect(out).not.toMatch(/You bid|You draw|Seed/u);
  });
});

describe('replay on a terminal', () => {
  it('opens the viewer with the knowledge asked for', async () => {
    const open = async (...flags: string[]): Promise<unknown> =>
      (await world.run(['replay', 'game.moves', ...flags], { tty: true })).screens[0];
    expect(await open()).toMatchObject({ screen: 'replay' });
    expect(await open()).not.toHaveProperty('as');
    expect(await open('--all')).toMatchObject({ as: 'all' });
    expect(await open('--as', 'Bob')).toMatchObject({ as: 1 });
    expect(await open('--public')).toMatchObject({ as: null });
    expect(await open('--print')).toBeUndefined();
  });
});

describe('replay of a game that is not over', () => {
  const run = (...flags: string[]) => world.run(['replay', 'game.moves', '--print', ...flags]);

  beforeEach(() => {
    world.write('game.moves', `${world.read('game.moves').split('\n').slice(0, 11).join('\n')}\n`);
  });

  it('shows what everybody knows, and says how to see more', async () => {
    const { code, out, err } = await run();
    expect({ code, out }).toMatchObject({ code: 0, out: (await run('--public')).out });
    expect(out).toContain('Ann: (secret)');
    expect(err).toBe(
      'The game is not over: shown is what everybody knows. --as NAME shows what one player knows, --all everything.\n',
    );
  });

  it('shows everything when it is asked to, and says so', async () => {
    const { out, err } = await run('--all');
    expect(out).toMatch(/Ann: bid \d/u);
    expect(err).toBe('The game is not over, and everything is shown: also what players still keep secret.\n');
    expect((await run('--all', '--public')).err).toContain('--public cannot go with --all');
  });

  it('shows one person who plays what that person knows', async () => {
    world.write(
      'game.moves',
      world.read('game.moves').replace('players: Ann, Bob', 'players: Ann, Bob=bot:easy'),
    );
    const { out, err } = await run();
    expect({ out, err }).toEqual({ out: (await run('--as', 'Ann')).out, err: '' });
  });

  it('gives the state away only with everything', async () => {
    const { code, err } = await world.run(['replay', 'game.moves', '--json', '--state']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('add --all to see it') });
    expect((await world.run(['replay', 'game.moves', '--json', '--state', '--all'])).code).toBe(0);
  });
});
