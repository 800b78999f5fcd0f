import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { KeptGames } from '../../src/storage/kept.ts';
import { nodeProcesses } from '../../src/storage/lock.ts';

const HEADER = 'boardgames-moves 1\ngame: nim\nseed: owl\nplayers: Ann, Bob\n\n';

let home: string;
let games: KeptGames;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'boardgames-kept-'));
  games = new KeptGames(home, nodeFiles);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
});

const pathOf = (name: string): string => join(home, 'games', `${name}.moves`);

function create(seed: string) {
  return unwrap(games.create('nim', seed, HEADER));
}

const open = (name: string) => unwrap(games.open(name));

function keep(seed = 'owl', lines = ''): string {
  const { name, recorder } = create(seed);
  if (lines !== '') recorder.append(lines);
  recorder.close();
  return name;
}

describe('kept games', () => {
  it('are written for this user alone, header first, then piece by piece', () => {
    const { name, recorder } = create('owl');
    expect(name).toBe('nim-owl');
    expect(readFileSync(pathOf(name), 'utf8')).toBe(HEADER);
    recorder.append('Ann: take 1\n');
    expect(readFileSync(pathOf(name), 'utf8')).toBe(`${HEADER}Ann: take 1\n`);
    expect(statSync(pathOf(name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, 'games')).mode & 0o777).toBe(0o700);
    recorder.close();
    expect(readdirSync(join(home, 'games'))).toEqual(['nim-owl.moves']);
  });

  it('get names of their own', () => {
    expect([keep(), keep(), keep('../../Etc/Passwd!'), keep('###')]).toEqual([
      'nim-owl',
      'nim-owl-2',
      'nim-etc-passwd',
      'nim',
    ]);
    expect(keep('x'.repeat(64))).toMatch(/^nim-x{48}$/u);
  });

  it('never lead out of their directory', () => {
    keep();
    for (const name of [
      '../secret',
      'a/b',
      'a\\b',
      '..',
      '.',
      '',
      'A',
      'a--b',
      'con',
      '\u001b[2J',
      'x'.repeat(65),
    ]) {
      expect(() => unwrap(games.open(name))).toThrow(/cannot be a kept game/u);
      expect(() => unwrap(games.rename('nim-owl', name))).toThrow(/cannot be a kept game/u);
      expect(() => unwrap(games.delete(name))).toThrow(/cannot be a kept game/u);
    }
  });

  it('are listed with what is in them, the one played last first', () => {
    keep('old', 'Ann: take 1\nundo\nAnn: take 2\n');
    utimesSync(pathOf('nim-old'), 2, 2);
    keep('new', 'Ann: take 1\n= end 00000000\n');
    writeFileSync(pathOf('broken'), 'no header\n');
    utimesSync(pathOf('broken'), 1, 1);
    writeFileSync(join(home, 'games', 'Not a game.moves'), '');
    const [first, second, third, ...rest] = unwrap(games.list());
    expect(first).toMatchObject({ name: 'nim-new', game: 'nim', decisions: 1, over: true, busy: false });
    expect(second).toMatchObject({
      name: 'nim-old',
      players: ['Ann', 'Bob'],
      decisions: 1,
      over: false,
      seed: 'owl',
    });
    expect(third).toMatchObject({ name: 'broken', game: null, points: null });
    expect(third?.problem).not.toBeNull();
    expect(rest).toEqual([]);
  });

  it('tell round and result without the rules of the game', () => {
    const described = (lines: string) => {
      const name = keep('owl', lines);
      return unwrap(games.list()).find(game => game.name === name);
    };
    const round = '= round 1 00000000\n';
    expect(described('Ann: take 1\n')).toMatchObject({ decisions: 1, round: 1, points: null });
    expect(described(`Ann: take 1\n${round}Bob: take 1\n`)).toMatchObject({ decisions: 2, round: 2 });
    expect(described(`Ann: take 1\n${round}undo\n`)).toMatchObject({ decisions: 0, round: 1 });
    const end = 'result: Ann 0, Bob -12\n= end 00000000\n';
    expect(described(`Ann: take 1\n${round}${end}`)).toMatchObject({
      round: 1,
      over: true,
      points: [0, -12],
    });
    const forged = 'result: nobody\n= end 00000000\n';
    expect(described(`Ann: take 1\n${round}${forged}`)).toMatchObject({ over: true, points: null });
  });

  it('are none where nothing was ever played', () => {
    expect(unwrap(games.list())).toEqual([]);
  });

  it('are found by the unambiguous beginning of a name', () => {
    keep('owl');
    keep('otter');
    expect(unwrap(games.resolve('nim-owl'))).toBe('nim-owl');
    expect(unwrap(games.resolve('nim-ot'))).toBe('nim-otter');
    expect(() => unwrap(games.resolve('nim-o'))).toThrow(
      '"nim-o" could be nim-otter, nim-owl: type more of it.',
    );
    expect(() => unwrap(games.resolve('nim-oter'))).toThrow('did you mean nim-otter?');
    expect(() => unwrap(games.resolve('zzz'))).toThrow('"boardgames games" lists them.');
  });

  it('are renamed without replacing another, and deleted', () => {
    keep('owl', 'Ann: take 1\n');
    keep('fox');
    expect(() => unwrap(games.rename('nim-owl', 'nim-fox'))).toThrow(
      'There is a kept game "nim-fox" already.',
    );
    unwrap(games.rename('nim-owl', 'evening'));
    expect(readFileSync(pathOf('evening'), 'utf8')).toBe(`${HEADER}Ann: take 1\n`);
    unwrap(games.delete('nim-fox'));
    expect(unwrap(games.names())).toEqual(['evening']);
    expect(() => unwrap(games.delete('nim-fox'))).toThrow('There is no kept game "nim-fox".');
  });

  it('go on where they ended; a torn last line is cut off', () => {
    keep('owl', 'Ann: take 1\nBob: ta');
    const opened = open('nim-owl');
    expect(opened).toMatchObject({ text: `${HEADER}Ann: take 1\n`, torn: true, problem: null });
    opened.recorder?.append('Bob: take 2\n');
    opened.recorder?.close();
    expect(readFileSync(pathOf('nim-owl'), 'utf8')).toBe(`${HEADER}Ann: take 1\nBob: take 2\n`);
    const again = open('nim-owl');
    expect(again.torn).toBe(false);
    again.recorder?.close();
  });

  it('leave a file alone that is none of theirs, torn or not', () => {
    keep();
    for (const text of ['a diary\nwithout a last line end', 'no line end at all', '']) {
      writeFileSync(pathOf('diary'), text);
      open('diary').recorder?.close();
      expect(readFileSync(pathOf('diary'), 'utf8')).toBe(text);
    }
  });

  it('are never written through a link: what it leads to may lie anywhere', () => {
    keep();
    const outside = join(home, 'outside');
    for (const text of [`${HEADER}Ann: ta`, HEADER, 'a diary\nwithout a last line end']) {
      writeFileSync(outside, text);
      symlinkSync(outside, pathOf('link'));
      const { recorder, problem } = open('link');
      expect(recorder).toBeNull();
      expect(problem).toContain('it is a link to another place');
      unwrap(games.rename('link', 'moved'));
      unwrap(games.delete('moved'));
      expect(readFileSync(outside, 'utf8')).toBe(text);
      expect(readdirSync(join(home, 'games'))).toEqual(['nim-owl.moves']);
    }
  });

  it('leave nothing behind where a directory lies in the place of one', () => {
    keep();
    mkdirSync(pathOf('folder'));
    expect(() => unwrap(games.rename('folder', 'other'))).toThrow(
      '"folder" cannot be renamed: it is a directory.',
    );
    expect(() => unwrap(games.delete('folder'))).toThrow('"folder" cannot be deleted: ');
    expect(readdirSync(join(home, 'games'))).toEqual(['folder.moves', 'nim-owl.moves']);
  });

  it('notice when their file is removed, moved or changed while it is open', () => {
    const hazards = [
      (path: string) => rmSync(path),
      (path: string) => renameSync(path, `${path}.bak`),
      (path: string) => appendFileSync(path, '# edited\n'),
      () => rmSync(join(home, 'games'), { recursive: true }),
    ];
    for (const [i, spoil] of hazards.entries()) {
      const { name, recorder } = create(`hazard-${i}`);
      recorder.append('Ann: take 1\n');
      expect(recorder.problem).toBeNull();
      spoil(pathOf(name));
      recorder.append('Bob: take 1\n');
      expect(recorder.problem).toContain('was removed, moved or changed by another program');
      recorder.close();
    }
  });

  it('can be looked at where they cannot be written', () => {
    keep();
    const refuse = (): never => {
      throw Object.assign(new Error('injected'), { code: 'EACCES' });
    };
    const locked = unwrap(new KeptGames(home, { ...nodeFiles, create: refuse }).open('nim-owl'));
    expect(locked).toMatchObject({ text: HEADER, recorder: null });
    expect(locked.problem).toContain('permission is missing');
    const sealed = unwrap(new KeptGames(home, { ...nodeFiles, openAppend: refuse }).open('nim-owl'));
    expect(sealed).toMatchObject({ text: HEADER, recorder: null });
    expect(readdirSync(join(home, 'games'))).toEqual(['nim-owl.moves']);
  });
});

describe('the lock', () => {
  it('refuses a second program, which is told which process has the game', () => {
    const { name, recorder } = create('owl');
    const message = `The game "nim-owl" is open in another program (process ${process.pid})`;
    expect(() => unwrap(games.open(name))).toThrow(message);
    expect(() => unwrap(games.rename(name, 'other'))).toThrow(message);
    expect(() => unwrap(games.delete(name))).toThrow(message);
    expect(unwrap(games.list())[0]?.busy).toBe(true);
    recorder.close();
    open(name).recorder?.close();
    expect(unwrap(games.list())[0]?.busy).toBe(false);
  });

  const lockOf = (owner: unknown): void =>
    writeFileSync(join(home, 'games', 'nim-owl.lock'), `${JSON.stringify(owner)}\n`);

  it('of a killed process is taken over', async () => {
    keep();
    const child = spawn('sleep', ['60']);
    const { pid } = child;
    lockOf({ ...nodeProcesses.self, pid, started: null });
    expect(() => unwrap(games.open('nim-owl'))).toThrow(`(process ${pid})`);
    const gone = new Promise(resolve => child.on('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    open('nim-owl').recorder?.close();
    expect(readdirSync(join(home, 'games'))).toEqual(['nim-owl.moves']);
  });

  it('of a process whose number now belongs to another one is taken over', () => {
    keep();
    lockOf({ ...nodeProcesses.self, started: '1' });
    if (nodeProcesses.self.started !== null) open('nim-owl').recorder?.close();
    expect(existsSync(join(home, 'games', 'nim-owl.lock'))).toBe(nodeProcesses.self.started === null);
  });

  it('of another machine is respected, a damaged one is not', () => {
    keep();
    lockOf({ ...nodeProcesses.self, host: 'elsewhere' });
    expect(() => unwrap(games.open('nim-owl'))).toThrow('is open in another program');
    for (const damaged of ['half a li', { pid: -1, host: 'x' }, { pid: 'x', host: 'y' }, null]) {
      lockOf(damaged);
      open('nim-owl').recorder?.close();
    }
  });

  it('belongs to one of two programs that find the same stale lock', () => {
    keep();
    lockOf({ ...nodeProcesses.self, pid: 2 ** 22 + 1, started: null });
    // While the second program looks at the stale lock, the first one takes it over.
    let other: ReturnType<KeptGames['open']> | null = null;
    const slow = new KeptGames(home, nodeFiles, {
      self: nodeProcesses.self,
      alive(owner) {
        if (other === null && owner.pid !== process.pid) {
          other = games.open('nim-owl');
          return false;
        }
        return nodeProcesses.alive(owner);
      },
    });
    expect(() => unwrap(slow.open('nim-owl'))).toThrow('is open in another program');
    expect(unwrap(games.list())[0]?.busy).toBe(true);
    expect(other).not.toBeNull();
  });

  it('leaves nothing lying about where a third program comes in between', () => {
    keep();
    lockOf({ ...nodeProcesses.self, pid: 2 ** 22 + 1, started: null });
    const lock = join(home, 'games', 'nim-owl.lock');
    const quick = `${JSON.stringify({ ...nodeProcesses.self, pid: 1, started: null })}\n`;
    const third = new KeptGames(home, {
      ...nodeFiles,
      rename(from, to) {
        // The first program has just taken over the stale lock; the third one comes before it is given back.
        if (from === lock) writeFileSync(lock, quick);
        nodeFiles.rename(from, to);
        if (from === lock) lockOf(nodeProcesses.self);
      },
    });
    expect(() => unwrap(third.open('nim-owl'))).toThrow(
      `is open in another program (process ${process.pid})`,
    );
    expect(readdirSync(join(home, 'games'))).toEqual(['nim-owl.lock', 'nim-owl.moves']);
  });
});

describe('what killed programs leave behind', () => {
  it('is swept when the next game is begun: drafts, set-aside locks, locks of nobody', () => {
    keep('owl');
    const folder = join(home, 'games');
    const id = '01234567-89ab-cdef-0123-456789abcdef';
    const dead = { ...nodeProcesses.self, pid: 2 ** 22 + 1 };
    const leftovers = [`nim-a.moves.${id}.new`, `nim-a.lock.${id}.stale`, 'nim-a.lock'];
    for (const name of leftovers) writeFileSync(join(folder, name), JSON.stringify(dead));
    const justNow = `nim-b.moves.${id}.new`;
    writeFileSync(join(folder, justNow), '');
    writeFileSync(join(folder, 'nim-c.lock'), JSON.stringify(nodeProcesses.self));
    writeFileSync(join(folder, 'notes.new'), 'somebody wrote this');
    mkdirSync(join(folder, 'nim-f.lock'));
    // The power went while they were made.
    for (const name of ['nim-d.lock', 'nim-e.lock']) writeFileSync(join(folder, name), '');
    leftovers.push('nim-d.lock', 'nim-f.lock');
    const past = Date.now() / 1000 - 600;
    for (const name of leftovers) utimesSync(join(folder, name), past, past);
    keep('elk');
    expect(readdirSync(folder).sort()).toEqual(
      [
        'nim-elk.moves',
        'nim-owl.moves',
        justNow,
        'nim-c.lock',
        'nim-e.lock',
        'nim-f.lock',
        'notes.new',
      ].sort(),
    );
  });
});
