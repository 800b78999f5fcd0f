import { expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { readPuzzle } from '../../src/app/puzzles/collection.ts';
import { nextPuzzle, puzzleOfDay, type ShelvedPuzzle } from '../../src/app/puzzles/shelf.ts';
import { unwrap } from '../../src/core/result.ts';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { hasPuzzles } from '../support/games.ts';
import { diskError, nimEntry, World } from './support/world.ts';

const real = { games: registry, files: nodeFiles, now: '2026-11-18T12:00:00Z' };

interface Listed {
  readonly daily: { readonly game: string; readonly name: string } | null;
  readonly puzzles: readonly { readonly game: string; readonly name: string; readonly state: string }[];
}

async function listed(world: World, ...argv: readonly string[]): Promise<Listed> {
  const { out, code, err } = await world.run(['puzzle', ...argv, '--json'], real);
  expect(code, err).toBe(0);
  return JSON.parse(out) as Listed;
}

async function line(id: string, name: string, at: number): Promise<string> {
  const { note } = unwrap(readPuzzle(await loadGame(id, null), name, undefined, nodeFiles));
  return note.lines
    .at(at)!
    .moves.map(move => `${move}\n`)
    .join('');
}

it.each(registry.filter(hasPuzzles).map(({ meta }) => meta.id))(
  'is solved, remembered and followed by the next: %s',
  async id => {
    const world = new World();
    const solved = await world.run(['puzzle', id, '--plain'], { ...real, input: await line(id, '01', 0) });
    expect(solved.code, solved.err).toBe(0);
    expect(solved.out).toContain('puzzle 01');
    expect(solved.out).toContain('Solved: that is the best line.');
    expect(solved.out).not.toContain('not saved');
    const missed = await world.run(['puzzle', id, '--plain'], { ...real, input: await line(id, '02', -1) });
    expect(missed.out).toMatch(/Not the best: \d+\.\d points less, place (?<place>\d+) of \k<place>\./u);
    expect(missed.out).toContain('The best line:');
    const { puzzles } = await listed(world, id);
    expect(puzzles.slice(0, 3).map(({ state }) => state)).toEqual(['solved', 'missed', 'open']);
    expect(world.read('home/puzzles.txt')).toBe(`2026-11-18 ${id} 01 solved\n2026-11-18 ${id} 02 missed\n`);
  },
);

it('keeps no game, gives no hint, and takes a move back', async () => {
  const world = new World();
  const moves = await line('newton', '03', 0);
  const [first] = moves.split('\n');
  const input = `hint\n${first}\nundo\n${moves}`;
  world.write('home/puzzles.txt', '2026-11-01 newton 01 solved\n2026-11-01 newton 02 solved\n');
  const { out } = await world.run(['puzzle', 'newton', '--plain'], { ...real, input });
  expect(out).toContain('There are no hints in a puzzle.');
  expect(out).toContain('Solved');
  expect((await world.run(['games', '--names'], real)).out).toBe('');
});

it('asks everybody for the same on a day', async () => {
  const [ann, bob] = [await listed(new World()), await listed(new World())];
  expect(ann.daily).toEqual(bob.daily);
  const past = await listed(new World(), '--date', '2026-11-16');
  expect(past.daily).not.toEqual(ann.daily);
  const world = new World();
  const { game, name } = ann.daily!;
  const opened = await world.run(['puzzle', '--daily', '--plain'], { ...real, input: '' });
  const title = registry.find(({ meta }) => meta.id === game)!.meta.title;
  expect(opened.out).toContain(`${title}, puzzle ${name}`);
});

it('refuses what it cannot do', async () => {
  const world = new World();
  const said = async (...argv: readonly string[]) => world.run(['puzzle', ...argv], real);
  expect(await said('nwton')).toMatchObject({ code: 2 });
  expect((await said('nwton')).err).toContain('did you mean newton?');
  for (const date of ['yesterday', '2026-02-30', '2026-1-1', '']) {
    const answer = await said('--date', date);
    expect(answer).toMatchObject({ code: 2 });
    expect(answer.err).toContain('is no day: write it as in 2026-11-18.');
  }
  expect((await said('--date', '2026-11-19')).err).toContain('has not come yet');
  expect((await said('newton')).err).toContain('There is no terminal here');
  const none = await world.run(['puzzle', 'nim', '--plain'], { games: [nimEntry] });
  expect(none).toMatchObject({ code: 1 });
  expect(none.err).toContain('There are no puzzles of that game.');
});

it('passes over what is damaged in the memory of puzzles, and loses nothing more', async () => {
  const world = new World();
  world.write(
    'home/puzzles.txt',
    `2026-11-01 newton 01 solved\n\u0000\u00ff garbage\nnewton 02 solved\n2026-11-0`,
  );
  const before = await listed(world, 'newton');
  expect(before.puzzles.slice(0, 2).map(({ state }) => state)).toEqual(['solved', 'open']);
  await world.run(['puzzle', 'newton', '--plain'], { ...real, input: await line('newton', '02', 0) });
  const after = await listed(world, 'newton');
  expect(after.puzzles.slice(0, 2).map(({ state }) => state)).toEqual(['solved', 'solved']);
});

it('tells where it cannot be remembered', async () => {
  const world = new World();
  const files = {
    ...nodeFiles,
    create() {
      throw diskError('ENOSPC');
    },
  };
  const { out } = await world.run(['puzzle', 'newscience', '--plain'], {
    ...{ ...real, files, input: await line('newscience', '01', 0) },
  });
  expect(out).toContain('Solved');
  expect(out).toMatch(/The ledger .*puzzles\.txt cannot be written/u);
});

it('has what was not played first, then what was not solved', () => {
  const entry = registry[0]!;
  const shelf = (...states: readonly ShelvedPuzzle['state'][]): ShelvedPuzzle[] =>
    states.map((state, i) => ({ entry, name: String(i), state }));
  expect(nextPuzzle(shelf('solved', 'missed', 'open'))?.name).toBe('2');
  expect(nextPuzzle(shelf('solved', 'missed'))?.name).toBe('1');
  expect(nextPuzzle(shelf('solved', 'solved'))?.name).toBe('0');
  expect(nextPuzzle([])).toBeNull();
  expect(puzzleOfDay([], '2026-11-18')).toBeNull();
});
