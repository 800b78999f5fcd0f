/** Games shown to others: picture, cast, page, share. */
import { readFileSync, statSync } from 'node:fs';
import { Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { type RunResult, World } from './support/world.ts';

/** A finished game and one that goes on, of Ann and Bob. */
async function played(): Promise<World> {
  const world = new World();
  const play = ['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl'];
  await world.run(play, { input: '1\n'.repeat(40) });
  world.write('over.moves', world.kept('auction-owl'));
  await world.run(play, { input: '1\n1\n1\n' });
  world.write('begun.moves', world.kept('auction-owl-2'));
  return world;
}

async function failed(world: World, ...argv: readonly string[]): Promise<RunResult> {
  const ran = await world.run(argv);
  expect(ran.out).toBe('');
  return ran;
}

describe('picture', () => {
  it('draws any moment in the size that is asked for', async () => {
    const world = await played();
    const { out, err, code } = await world.run(['picture', 'over.moves', '--at', '3', '--size', '90x20']);
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines).toHaveLength(21);
    expect(out).toContain('SEALED BIDS');
    expect(out).not.toContain('\u001B');
    const onTerminal = await world.run(['picture', 'over.moves', '--at', '3'], { tty: true });
    expect(onTerminal.out).toContain('\u001B[');
  });

  it('writes the form that the name of the file asks for, readable by others', async () => {
    const world = await played();
    for (const name of ['p.svg', 'p.png', 'p.txt', 'p.ansi']) {
      const { code, out, err } = await world.run(['picture', 'over.moves', '-o', name]);
      expect([name, code, out, err]).toEqual([name, 0, '', '']);
    }
    expect(world.read('p.svg')).toMatch(/^<svg [\s\S]*<\/svg>\n$/u);
    const result = world.read('p.txt');
    expect(result).toMatch(/wins with[\s\S]*Seed owl, \d+ decisions\./u);
    // A picture has no keys, and a record is kept where it is.
    expect(result).not.toMatch(/What next|not saved/u);
    const png = readFileSync(world.path('p.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // 120x40 cells and a margin, in twice as many pixels.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * (120 * 9 + 24), 2 * (40 * 18 + 24)]);
    expect(statSync(world.path('p.svg')).mode & 0o044).toBe(0o044 & ~process.umask());
  });

  it('shows a spectator’s knowledge of a game that goes on, and says so', async () => {
    const world = await played();
    const [usual, spectator, ann, all] = await Promise.all(
      [[], ['--public'], ['--as', 'ann'], ['--all']].map(eyes =>
        world.run(['picture', 'begun.moves', ...eyes, '--size', '100x30']),
      ),
    );
    expect(usual!.err).toContain('The game is not over: shown is what everybody knows. --as NAME');
    expect(usual!.out).toBe(spectator!.out);
    expect(spectator!.out).toContain('what a spectator knew');
    expect(ann!.out).toContain('what Ann knew');
    expect(all!.out).toContain('through the eyes of who decides');
  });

  it.each([
    [['picture', 'nowhere.moves'], 1, 'There is no file'],
    [['picture', 'over.moves', '--at', '999'], 2, '--at "999": the game has'],
    [['picture', 'over.moves', '--at', 'end'], 2, '--at "end"'],
    [['picture', 'over.moves', '--size', '10x10'], 2, 'columns and rows from 40x12 to 400x150'],
    [['picture', 'over.moves', '--size', 'large'], 2, '--size "large"'],
    [['picture', 'over.moves', '--board', 'nothing'], 2, '--board "nothing": there is no such board'],
    [['picture', 'over.moves', '-o', 'p.gif'], 2, 'ends in .svg, .png, .txt, .ansi'],
    [['picture', 'over.moves', '-o', 'no/p.svg'], 1, 'There is no directory'],
    [['picture', 'over.moves', '--as', 'Zoe'], 2, 'nobody in this game is called that'],
    [['picture', 'over.moves', '--as', 'Ann', '--all'], 2, '--as cannot go with --all'],
    [['picture', 'over.moves', '--theme', 'pink'], 2, 'It is one of dark, light'],
    [['cast', 'over.moves', '-o', 'c.gif'], 2, 'ends in .cast'],
    [['page', 'over.moves', '-o', 'c.gif'], 2, 'ends in .html'],
    [['share', 'begun.moves'], 1, 'The game is not over'],
  ])('%j is refused in a sentence', async (argv, code, sentence) => {
    const ran = await failed(await played(), ...argv);
    expect([ran.code, ran.err]).toEqual([code, expect.stringContaining(sentence)]);
    expect(ran.err).not.toContain('    at ');
  });

  it('tells what is wrong with a file, and draws what there is', async () => {
    const world = await played();
    world.write('bad.moves', world.read('over.moves').replace('invest gold', 'invest copper'));
    const { code, out, err } = await world.run(['picture', 'bad.moves', '--all']);
    expect([code, err]).toEqual([3, expect.stringContaining('bad.moves, line')]);
    expect(out).toContain('SEALED BIDS');
  });
});

describe('cast', () => {
  it('shows the same screens as pictures, a marker at each round', async () => {
    const world = await played();
    const { out, code } = await world.run(['cast', 'over.moves', '--size', '80x24', '--public']);
    expect(code).toBe(0);
    const [header, ...events] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as unknown);
    expect(header).toMatchObject({ version: 2, width: 80, height: 24, title: 'Sealed Bids' });
    const timed = events as [number, string, string][];
    const times = timed.map(([time]) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times.slice(1).map((time, i) => time - times[i]!))).toBeLessThanOrEqual(5);
    expect(timed.flatMap(([, type, text]) => (type === 'm' ? text : []))).toEqual([
      'Round 1',
      'Round 2',
      'Round 3',
    ]);
    const terminal = new Terminal({ cols: 80, rows: 24, allowProposedApi: true });
    const screens = timed.filter(([, type]) => type === 'o');
    for (const [at, [, , text]] of screens.slice(0, -1).entries()) {
      await new Promise<void>(resolve => terminal.write(text, resolve));
      const picture = await world.run([
        'picture',
        'over.moves',
        '--at',
        String(at),
        '--size',
        '80x24',
        '--public',
      ]);
      const lines = Array.from({ length: 24 }, (_, row) =>
        terminal.buffer.active.getLine(row)!.translateToString(true).trimEnd(),
      );
      expect(`${lines.join('\n')}\n`).toBe(picture.out);
    }
  });
});

describe('page', () => {
  it('is one file that asks nothing of anybody', async () => {
    const world = await played();
    const { code, out } = await world.run(['page', 'over.moves', '-o', 'game.html']);
    expect([code, out]).toEqual([0, '']);
    const page = world.read('game.html');
    expect(page).toMatch(/^<!doctype html>/u);
    const elsewhere = [...page.matchAll(/(?:src|href|url)\s*[=(]\s*["']?(?<to>[^"')\s>]+)/gu)];
    expect(elsewhere.map(({ groups }) => groups!['to']).filter(to => !to!.startsWith('#'))).toEqual([]);
    expect(page).toContain("default-src 'none'");
    expect(page).toMatch(/seed owl/iu);
  });

  it('lists every move in words', async () => {
    const world = await played();
    await world.run(['page', 'over.moves', '-o', 'game.html']);
    const moves = [...world.read('game.html').matchAll(/<li data-move="(?<number>\d+)"/gu)];
    const { out } = await world.run(['picture', 'over.moves', '--at', '0', '--size', '120x40']);
    const steps = Number(/step 0 of (\d+)/u.exec(out)![1]);
    expect(moves.map(({ groups }) => Number(groups!['number']))).toEqual(
      Array.from({ length: steps }, (_, i) => i + 1),
    );
  });

  it('has the review that was made, for the eyes of its player and where all is shown', async () => {
    const world = await played();
    const reviewed = '<section id="review"';
    expect((await world.run(['page', 'over.moves'])).out).not.toContain(reviewed);
    await world.run(['review', 'over.moves', '--as', 'Ann', '--effort', '2']);
    const page = async (...eyes: readonly string[]) =>
      (await world.run(['page', 'over.moves', '--effort', '2', ...eyes])).out;
    for (const eyes of [[], ['--as', 'Ann']]) {
      const out = await page(...eyes);
      expect(out).toContain(reviewed);
      expect(out).toMatch(/Accuracy \d+ of 100 in \d+ decisions?:/u);
      const links = [...out.matchAll(/<li><a href="#move-(?<move>\d+)">/gu)].map(
        ({ groups }) => groups!['move'],
      );
      const marked = [...out.matchAll(/<li data-move="(?<move>\d+)".*?data-grade="(?:mistake|blunder)"/gu)];
      expect(marked.map(({ groups }) => groups!['move'])).toEqual(links);
    }
    const json = await world.run(['review', 'over.moves', '--as', 'Ann', '--effort', '2', '--json']);
    const { decisions } = JSON.parse(json.out) as { decisions: { grade: string; reason: string | null }[] };
    for (const { grade, reason } of decisions) {
      if (reason !== null && /mistake|blunder/u.test(grade)) expect(await page()).toContain(reason);
    }
    for (const eyes of [['--as', 'Bob'], ['--public']]) expect(await page(...eyes)).not.toContain(reviewed);
    expect((await world.run(['page', 'over.moves'])).out, 'of another effort').not.toContain(reviewed);
    const none = await world.run(['page', 'over.moves', '--effort', '3']);
    expect([none.code, none.err]).toEqual([0, expect.stringContaining('no review of effort 3')]);
    const { code, err } = await world.run(['page', 'over.moves', '--effort', 'x']);
    expect([code, err]).toEqual([2, expect.stringContaining('--effort "x"')]);
  });

  it('keeps the seed of a game that goes on', async () => {
    const world = await played();
    const { out } = await world.run(['page', 'begun.moves']);
    expect(out).toContain('what a spectator knew');
    expect(out).not.toMatch(/seed owl/iu);
  });
});

describe('share', () => {
  it('tells result, categories, rounds, deal and proof', async () => {
    const world = await played();
    const { out, code } = await world.run(['share', 'over.moves']);
    expect(code).toBe(0);
    expect(out).toContain('boardgames: Sealed Bids, Ann, Bob');
    expect(out).toMatch(/wins with \d+ points|share the victory/u);
    expect(out).toMatch(/^points by round\nA|B/mu);
    expect(out).toContain('boardgames auction --players Ann,Bob --seed owl');
    const seal = /^= end (?<seal>\w+)$/mu.exec(world.read('over.moves'))!.groups!['seal']!;
    expect(out).toContain(`proof ${seal}`);
  });

  it('spoils nothing with --quiet', async () => {
    const world = await played();
    const { out } = await world.run(['share', 'over.moves', '--quiet']);
    expect(out).not.toMatch(/wins|points|round|total/u);
    expect(out).toContain('--seed owl');
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });

  it('is printed, and copied where there is a terminal', async () => {
    const world = await played();
    const printed = await world.run(['share', 'over.moves', '--quiet', '--copy']);
    expect(printed.err).toContain('There is no terminal to copy with');
    const copied = await world.run(['share', 'over.moves', '--quiet', '--copy'], { tty: true });
    expect(copied.out).toBe(printed.out);
    const code = /^\u001B\]52;c;(?<text>[\w+/=]+)\u0007$/u.exec(copied.err)!.groups!['text']!;
    expect(`${Buffer.from(code, 'base64').toString()}\n`).toBe(printed.out);
  });

  it('shares nothing of a file that does not hold', async () => {
    const world = await played();
    world.write('bad.moves', world.read('over.moves').replace('invest gold', 'invest copper'));
    const ran = await failed(world, 'share', 'bad.moves');
    expect([ran.code, ran.err]).toEqual([3, expect.stringContaining('line')]);
  });
});
