/**
 * Games as earlier versions of the program recorded them, in `test/games/<game>/rules-<version>`: never written anew. They
 * replay to the same scores, go on where they were left, and nothing raises a false alarm.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameMeta } from '../../src/core/game.ts';
import { parseMoveFile } from '../../src/core/movefile.ts';
import { registry } from '../../src/registry.ts';
import { World } from '../cli/support/world.ts';

interface Recorded {
  readonly game: string;
  readonly version: number;
  readonly name: string;
  readonly text: string;
  readonly over: boolean;
}

function recordedBefore({ id, replaysFrom, rulesVersion }: GameMeta): Recorded[] {
  const files: Recorded[] = [];
  for (let version = replaysFrom; version < rulesVersion; version++) {
    const folder = join(import.meta.dirname, id, `rules-${version}`);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const text = readFileSync(join(folder, name), 'utf8');
      files.push({ game: id, version, name, text, over: /^= end /mu.test(text) });
    }
  }
  return files;
}

const games = registry;
const all = registry.flatMap(({ meta }) => recordedBefore(meta));
const finished = all.filter(({ over }) => over);
const unfinished = all.filter(({ over }) => !over);
const ENTER = '1\n'.repeat(5_000);

const checkpoints = (text: string): number => text.match(/^= round /gmu)?.length ?? 0;

it('every rules version that still replays has games that it recorded, finished and not', () => {
  for (const { meta } of registry) {
    for (let version = meta.replaysFrom; version < meta.rulesVersion; version++) {
      const own = all.filter(file => file.game === meta.id && file.version === version);
      expect(new Set(own.map(({ over }) => over)), `${meta.id} ${version}`).toEqual(new Set([true, false]));
    }
  }
});

describe.each(all)('rules-$version/$name of $game', ({ version, name, text, over }) => {
  it('is sound, and verify says that its checkpoints were not compared', async () => {
    const world = new World();
    world.write(name, text);
    expect(parseMoveFile(text).header?.rules).toBe(version);
    const { code, out, err } = await world.run(['verify', name], { games });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\S+: sound.*, \d+ decisions\. /u);
    const counted =
      checkpoints(text) === 1 ? 'its checkpoint was' : `its ${checkpoints(text)} checkpoints were`;
    expect(out).toContain(` The game was begun by rules version ${version}: ${counted} not compared.\n`);
    const json = JSON.parse((await world.run(['verify', '--json', name], { games })).out);
    expect(json.files[0]).toMatchObject({ rules: version, uncompared: checkpoints(text), finished: over });
  });

  it('is replayed without a word of warning', async () => {
    const world = new World();
    world.write(name, text);
    for (const form of ['--print', '--json']) {
      const { code, err } = await world.run(['replay', form, '--public', name], { games });
      const said = over ? '' : 'The game is not over: shown is what everybody knows.\n';
      expect({ code, err }).toEqual({ code: 0, err: said });
    }
  });
});

describe.each(finished)('rules-$version/$name of $game', ({ game, name, text }) => {
  it('counts in the history, with the categories of its points', async () => {
    const world = new World();
    world.write(`home/games/${name}`, text);
    const { out } = await world.run(['history', '--json'], { games });
    const [group] = JSON.parse(out).groups;
    expect(group).toMatchObject({ game, games: 1 });
    expect(group.categories.length).toBeGreaterThan(0);
  });
});

describe.each(unfinished)('rules-$version/$name of $game', ({ game, name, text }) => {
  const kept = name.replace('.moves', '');

  it('goes on in its own file, to which lines are only added', async () => {
    const world = new World();
    const path = world.write(`home/games/${name}`, text);
    const { code, out, err } = await world.run(['resume', kept, '--plain', '--curtain', 'never'], {
      games,
      input: ENTER,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/version|as it stands|new kept game/u);
    const written = world.kept(kept);
    expect(readdirSync(join(path, '..'))).toEqual([name]);
    expect(written.startsWith(text)).toBe(true);
    expect(checkpoints(written)).toBeGreaterThan(checkpoints(text));
    const verdict = JSON.parse((await world.run(['verify', '--json', path], { games })).out);
    expect(verdict.files[0]).toMatchObject({
      code: 0,
      finished: true,
      uncompared: checkpoints(written),
    });
  });

  it('is taken up again after a crash at any line that a decision writes', async () => {
    const world = new World();
    const path = world.write(`home/games/${name}`, text);
    const resume = (input: string) =>
      world.run(['resume', kept, '--plain', '--curtain', 'never'], { games, input });
    await resume(ENTER);
    const whole = world.kept(kept);
    const marks = [...whole.slice(text.length).matchAll(/^(?:= |result: )/gmu)].slice(-4);
    for (const at of marks.flatMap(({ index }) => [index, index + 5]).map(index => text.length + index)) {
      world.write(`home/games/${name}`, whole.slice(0, at));
      await resume('q\n');
      expect(readdirSync(join(path, '..'))).toEqual([name]);
      expect(world.kept(kept).startsWith(text)).toBe(true);
      expect((await world.run(['verify', path], { games })).code, `${at} characters`).toBe(0);
    }
  });

  it('is left as it was by somebody who only looks', async () => {
    const world = new World();
    world.write(`home/games/${name}`, text);
    expect((await world.run(['resume', kept, '--plain'], { games, input: 'board\nq\n' })).code).toBe(0);
    expect(world.kept(kept)).toBe(text);
  });

  it('is played on from the file elsewhere, without a word of warning', async () => {
    const world = new World();
    world.write(name, text);
    const { code, out, err } = await world.run([game, '--moves', name, '--plain'], { games, input: 'q\n' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('version');
  });
});
