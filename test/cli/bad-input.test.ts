import { chmodSync, mkdirSync, truncateSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { diskError, toyFiles, World } from './support/world.ts';

/** Runs and expects one line on stderr, nothing on stdout, nothing that a terminal could act on. */
async function refused(
  argv: readonly string[],
  code: number,
  world = new World(),
  input = '',
): Promise<string> {
  const ran = await world.run(argv, { input });
  expect(ran.err).toMatch(/^boardgames: [^\n]*\n(?:Add --help to see what there is\.\n)?$/u);
  expect(ran.err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/u);
  expect(ran.out).toBe('');
  expect(ran.code).toBe(code);
  return ran.err;
}

const HEADER =
  'boardgames-moves 1\ngame: auction\nrules: 1\nseed: owl\nplayers: Ann\noptions: die=no, hands=hidden\n\n';

describe('bad arguments', () => {
  it('an unknown game or command, with what may be meant', async () => {
    expect(await refused(['aucton'], 2)).toContain(
      'There is no game or command "aucton"; did you mean auction?',
    );
    expect(await refused(['zzzzzz', '--solo'], 2)).toContain('the games are auction, nim');
    expect(await refused(['rules', 'nimm'], 2)).toContain('did you mean nim?');
  });

  it('escape sequences in an argument do not reach the terminal', async () => {
    await refused(['\u001b[31mred\u0007'], 2);
    await refused(['auction', '--\u001b[31mred'], 2);
    await refused(['auction', '--plain', '--seed', '\u001b]0;title\u0007'], 2);
    await refused(['auction', '--plain', '--players', 'Ann,\u001b[31mBob'], 2);
    await refused(['auction', '--plain', '--curtain', '\u001b[31m'], 2);
    await refused(['replay', '\u001b[31m.moves'], 1);
    await refused(['resume', '\u001b[31m', '--plain'], 1);
    await refused(['completion', '\u001b[31m'], 2);
  });

  it('an unknown flag, with what may be meant', async () => {
    expect(await refused(['auction', '--sed', 'x'], 2)).toContain(
      "unknown option '--sed'; did you mean --seed?",
    );
    expect(await refused(['games', 'delte', 'x'], 2)).toContain('did you mean delete?');
    expect(await refused(['verify'], 2)).toContain("missing required argument 'file-or-name'");
  });

  it('an impossible number of players', async () => {
    expect(await refused(['auction', '--plain', '--players', 'A,B,C,D,E'], 2)).toContain(
      'Sealed Bids is for 1 to 4 players, not 5.',
    );
    expect(await refused(['nim', '--plain', '--players', 'Ann'], 2)).toContain(
      'Nim is for 2 players, not 1. --solo seats bots beside you.',
    );
    expect(await refused(['nim', '--plain', '--players', '99'], 2)).toContain('not 99');
    expect(await refused(['nim', '--plain', '--solo', '--players', 'Ann,Bob'], 2)).toContain(
      '--solo is for one',
    );
  });

  it('players that cannot be', async () => {
    expect(await refused(['nim', '--plain', '--players', 'Ann,ann'], 2)).toContain(
      'two players are called "ann"',
    );
    expect(await refused(['nim', '--plain', '--players', 'Ann,bot:hrd'], 2)).toContain('LEVEL one of');
    expect(await refused(['nim', '--plain', '--players', 'Ann,'], 2)).toContain('a player needs a name');
    expect(await refused(['nim', '--plain', '--players', 'Ann,Bob', '--first', 'Bop'], 2)).toContain(
      'did you mean Bob?',
    );
  });

  it('a bad seed', async () => {
    for (const seed of ['', 'two words', 'a#b', 'a,b', 'caf\u00e9', 'x'.repeat(65)]) {
      expect(await refused(['auction', '--plain', '--seed', seed], 2)).toContain('--seed');
    }
  });

  it('an unknown value of an option, with what may be meant', async () => {
    expect(await refused(['auction', '--plain', '--hands', 'opn'], 2)).toContain(
      'option hands cannot be "opn": it is one of hidden, open; did you mean open?',
    );
    expect(await refused(['auction', '--curtain', 'alwys'], 2)).toContain('Did you mean always?');
  });

  it('flags that do not go together', async () => {
    const world = new World();
    world.write('a.moves', HEADER);
    expect(await refused(['auction', '--moves', 'a.moves', '--seed', 'x'], 2, world)).toContain(
      '--seed cannot go',
    );
    expect(await refused(['auction', '--moves', 'a.moves', '--die'], 2, world)).toContain('--die cannot go');
    expect(await refused(['replay', 'a.moves', '--as', 'Ann', '--public'], 2, world)).toContain('--public');
    expect(await refused(['replay', 'a.moves', '--state'], 2, world)).toContain('--state needs --json');
    expect(await refused(['replay', 'a.moves', '--json', '--state', '--as', 'Ann'], 2, world)).toContain(
      'hidden',
    );
    expect(await refused(['replay', 'a.moves', '--as', 'Anne'], 2, world)).toContain('did you mean Ann?');
  });

  it('no terminal and no script: names --plain and --moves', async () => {
    for (const argv of [['auction'], ['auction', '--solo'], ['resume'], []]) {
      const said = await refused(argv, 2);
      expect(said).toContain('--plain');
      expect(said).toContain('--moves');
    }
  });

  it('the menu in plain lines: names the games instead', async () => {
    expect(await refused(['--plain'], 2)).toContain('"boardgames auction --plain"');
  });
});

describe('bad files', () => {
  const COMMANDS = [['verify'], ['replay', '--print'], ['auction', '--moves']];

  async function refusedFile(name: string, code: number, world: World): Promise<string[]> {
    const said: string[] = [];
    for (const argv of COMMANDS) {
      const { code: got, out, err } = await world.run([...argv, name]);
      expect({ argv, out, got }).toEqual({ argv, out: '', got: code });
      expect(err).toMatch(/^[^\n]+\n$/u);
      expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/u);
      said.push(err);
    }
    return said;
  }

  it('a missing file, a directory, a file that may not be read', async () => {
    const world = new World();
    for (const said of await refusedFile('none.moves', 1, world)) expect(said).toContain('There is no file');
    mkdirSync(world.path('folder'));
    for (const said of await refusedFile('folder', 1, world)) expect(said).toContain('is a directory');
    chmodSync(world.write('locked.moves', HEADER), 0);
    const read = (path: string, most: number): Buffer => {
      if (path.endsWith('locked.moves')) throw diskError('EACCES');
      return toyFiles.read(path, most);
    };
    const { code, err } = await world.run(['verify', 'locked.moves'], { files: { read } });
    expect({ code, err }).toEqual({
      code: 1,
      err: `"${world.path('locked.moves')}" cannot be read: permission is missing.\n`,
    });
  });

  it('a file of 100 MB is refused by its size, before it is read', async () => {
    const world = new World();
    truncateSync(world.write('huge.moves', ''), 100_000_000);
    const read = (path: string, most: number): Buffer => {
      if (path.endsWith('huge.moves')) throw new Error('was read');
      return toyFiles.read(path, most);
    };
    const { code, err } = await world.run(['verify', 'huge.moves'], { files: { read } });
    expect(code).toBe(1);
    expect(err).toMatch(/has 100 MB; the limit is 16 MB\.\n$/u);
  });

  it('a configuration that is too large, with a limit that is not nothing', async () => {
    const world = new World();
    world.write('home/config.toml', '#'.repeat(200_000));
    expect(await refused(['auction', '--plain'], 1, world)).toMatch(/has 200 kB; the limit is 100 kB\.\n$/u);
  });

  it('a binary file, an empty file, some other text', async () => {
    const world = new World();
    world.write('binary.moves', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0x1b, 0x5b, 0x32, 0x4a, 10]));
    world.write('empty.moves', '');
    world.write('other.moves', 'Dear diary\n');
    for (const name of ['binary.moves', 'empty.moves', 'other.moves']) await refusedFile(name, 3, world);
  });

  it('an illegal move: line, reason, legal moves, what may be meant', async () => {
    const world = new World();
    world.write('bad.moves', `${HEADER}Ann: bud 3\n`);
    for (const argv of [
      ['verify', '--lax'],
      ['auction', '--moves'],
      ['replay', '--print', '--all'],
    ]) {
      const { code, err } = await world.run([...argv, 'bad.moves']);
      expect({ argv, code }).toEqual({ argv, code: 3 });
      expect(err).toMatch(
        /bad\.moves, line 8: not legal here: "bud 3"; legal: bid \d+ \| bid \d+ \| bid \d+/u,
      );
      expect(err).toMatch(/; did you mean "bid \d+"\?\n$/u);
    }
  });

  it('a file of another rules version: code 5 for verify, played as far as it goes otherwise', async () => {
    const world = new World();
    world.write('old.moves', HEADER.replace('rules: 1', 'rules: 7'));
    const verdict = await world.run(['verify', '--lax', 'old.moves']);
    expect(verdict.code).toBe(5);
    expect(verdict.err).toContain('line 3: played by rules version 7, this is version 1.');
    const played = await world.run(['auction', '--moves', 'old.moves', '--plain'], { input: '1\n' });
    expect(played.code).toBe(0);
    expect(played.out).toContain('played by rules version 7');
  });

  it('a file of a game that is not here, or of another game than the one named', async () => {
    const world = new World();
    world.write('chess.moves', HEADER.replace('auction', 'chess\u001b[31m'));
    const { code, err } = await world.run(['verify', 'chess.moves']);
    expect(code).toBe(5);
    expect(err).not.toContain('\u001b');
    world.write(
      'nim.moves',
      HEADER.replace('auction', 'nim')
        .replace('Ann', 'Ann, Bob')
        .replace(/options.*\n/u, ''),
    );
    const wrong = await world.run(['auction', '--moves', 'nim.moves', '--plain']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('is a game of Nim: type "boardgames nim --moves FILE"');
  });

  it('component data that does not fit: file, item and field', async () => {
    const world = new World();
    const play = ['auction', '--plain', '--seed', 'owl', '--data'];
    world.write('own/cards.json', '[{"id":"low","value":"one","source":"mine"}]');
    expect(await refused([...play, 'own'], 2, world)).toMatch(
      /own\/cards\.json, item 1 \(low\), field value: /u,
    );
    world.write('odd/dice.json', '[]');
    expect(await refused([...play, 'odd'], 2, world)).toContain(
      'has no such table; its tables are cards, lots',
    );
    world.write('broken/cards.json', '[{');
    expect(await refused([...play, 'broken'], 2, world)).toContain('is not JSON');
    expect(await refused([...play, 'nowhere'], 2, world)).toContain('cannot be read: it is not there');
    mkdirSync(world.path('bare'));
    expect(await refused([...play, 'bare'], 2, world)).toContain('holds no .json file');
  });
});

describe('a disk that fails', () => {
  const PLAY = ['auction', '--plain', '--seed', 'owl'];

  it('a read-only data directory: the player is told and may save elsewhere', async () => {
    const world = new World();
    const makeDirectory = (): never => {
      throw diskError('EROFS');
    };
    const unsaved = await world.run(PLAY, { input: '1\n', files: { makeDirectory } });
    expect(unsaved.code).toBe(1);
    expect(unsaved.err).toContain('games: the disk is read-only. Play on unsaved, or type "save FILE"');
    expect(unsaved.out).toContain('The game is not saved.');
    const saved = await world.run(PLAY, { input: '1\nsave mine.moves\n1\n', files: { makeDirectory } });
    expect(saved.code).toBe(0);
    expect(saved.out).toContain(`The game is kept in ${world.path('mine.moves')}`);
    expect(world.read('mine.moves')).toMatch(/Player: bid \d+\nPlayer: invest gold\n$/u);
  });

  it('leaving an unsaved game is asked twice', async () => {
    const world = new World();
    const makeDirectory = (): never => {
      throw diskError('EACCES');
    };
    const { code, out } = await world.run(PLAY, {
      input: 'quit\nmoves\nquit\nquit\n',
      files: { makeDirectory },
    });
    expect(code).toBe(0);
    expect(out.match(/or "quit" again to leave/gu)).toHaveLength(2);
  });

  it('a finished game that is not saved can still be saved elsewhere', async () => {
    const makeDirectory = (): never => {
      throw diskError('ENOSPC');
    };
    const moves = '1\n'.repeat(60);
    const ask = 'Type "save FILE" to save it, or "quit" to leave without it.';
    for (const [last, code] of [
      ['', 1],
      ['quit\n', 0],
      ['save mine.moves\n', 0],
    ] as const) {
      const world = new World();
      const ran = await world.run(PLAY, { input: `${moves}${last}`, files: { makeDirectory } });
      expect(ran.code).toBe(code);
      expect(ran.out.split(ask)).toHaveLength(2);
      if (!last.startsWith('save')) expect(ran.out).toMatch(/The game is not saved\.\n$/u);
      else expect(await world.run(['verify', 'mine.moves'])).toMatchObject({ code: 0 });
    }
  });

  it('a full disk: told at once, nothing torn, and everything is written once there is room', async () => {
    const world = new World();
    let full = false;
    const openAppend: typeof toyFiles.openAppend = path => {
      const file = toyFiles.openAppend(path);
      return {
        get size() {
          return file.size;
        },
        append(text) {
          if (!full) return file.append(text);
          const torn = toyFiles.openAppend(path);
          torn.append(text.slice(0, 3));
          torn.close();
          throw diskError('ENOSPC');
        },
        isIntact: () => file.isIntact(),
        truncate: size => file.truncate(size),
        close: () => file.close(),
      };
    };
    const io = world.io({ files: { openAppend } });
    const { createServices } = await import('../../src/app/services.ts');
    const { planGame } = await import('../../src/app/seating.ts');
    const services = unwrap(createServices(io));
    const plan = unwrap(planGame(io.games[0]!, { seed: 'owl', options: {} }, null));
    const session = unwrap(await services.start(plan));
    session.play(session.match.choices[0]!.notation);
    const before = world.kept('auction-owl');
    full = true;
    session.play(session.match.choices[0]!.notation);
    expect(session.saveProblem).toContain('the disk is full');
    expect(world.kept('auction-owl')).toBe(before);
    full = false;
    session.play(session.match.choices[0]!.notation);
    expect(session.saveProblem).toBeNull();
    expect(world.kept('auction-owl').slice(before.length)).toMatch(/^Player: invest gold\nPlayer: /u);
    session.close();
  });

  it('an unexpected failure: one sentence, a report in a file, no stack trace', async () => {
    const world = new World();
    const list = (): never => {
      throw new TypeError('boom');
    };
    const { code, out, err } = await world.run(['data', 'auction'], { files: { list } });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const report = /^boardgames: Something went wrong .* a report is in (?<path>\S+\.txt)\. .*\n$/u.exec(err);
    expect(world.read(report!.groups!['path']!.slice(world.folder.length + 1))).toContain('TypeError: boom');
  });
});
