/** The README and the pages for players followed to the letter: its commands, example file, exit codes, links and tables. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { withTables } from '../../scripts/readme/tables.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { playerRange } from '../../src/core/seats.ts';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { type RunResult, World } from './support/world.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');
/** The README, and the pages that it sends players to. */
const GUIDE = [README, ...['playing', 'move-files', 'showing'].map(page => read(`docs/${page}.md`))].join(
  '\n',
);
const real = { games: registry, files: nodeFiles };

const blocks = [...GUIDE.matchAll(/^```(?<language>\w*)\n(?<code>[\s\S]*?)^```$/gmu)].map(({ groups }) => ({
  language: groups!['language']!,
  code: groups!['code']!,
}));

/** The commands of all shell examples, without comments, one by one. */
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.split('\n'))
  .flatMap(line => line.replace(/\s+#.*$/u, '').split('&&'))
  .map(command => command.trim())
  .filter(command => command !== '');

const example = blocks.find(({ code }) => code.startsWith('boardgames-moves'))?.code ?? '';

function words(command: string): string[] {
  const [program, ...argv] = command.replace(/^npx /u, '').split(/\s+/u);
  expect(program).toBe('boardgames');
  return argv;
}

/** On a terminal, or with the input that the example pipes into it. */
function runExample(world: World, command: string): Promise<RunResult> {
  const piped = /^printf '(?<input>.*)' \| (?<rest>boardgames .*)$/u.exec(command)?.groups;
  if (piped === undefined) return world.run(words(command), { ...real, tty: true });
  const input = piped['input']!.replaceAll('\\n', '\n');
  return world.run(words(piped['rest']!), { ...real, input });
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

function isPacked(target: string): boolean {
  const { files } = JSON.parse(read('package.json')) as { readonly files: readonly string[] };
  return (
    files.some(name => target === name || target.startsWith(`${name}/`)) &&
    !files.some(name => target.startsWith(`${name.replace(/^!/u, '')}/`) && name.startsWith('!'))
  );
}

describe('the README', () => {
  it('has commands that work, in the order in which they stand', async () => {
    const world = new World();
    const scripts = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object })
      .scripts;
    const opened: string[] = [];
    for (const command of commands) {
      const npm = /^npm (?:run )?(?<script>[\w:]+)/u.exec(command)?.groups?.['script'];
      if (npm !== undefined) {
        expect(npm === 'ci' || Object.hasOwn(scripts, npm), command).toBe(true);
        continue;
      }
      const { code, out, err, screens } = await runExample(world, command);
      expect({ command, code, err }).toEqual({ command, code: 0, err: '' });
      expect(out !== '' || screens.length === 1, command).toBe(true);
      opened.push(...screens.map(({ screen }) => screen));
    }
    expect(commands.length).toBeGreaterThan(6);
    expect(new Set(opened)).toEqual(new Set(['table', 'menu']));
  });

  it('has an example file that is played, replayed and taken by verify', async () => {
    const world = new World();
    const file = world.write('example.moves', example);
    const game = /^game: (?<game>\w+)$/mu.exec(example)?.groups?.['game'] ?? '';
    for (const argv of [
      ['replay', file, '--print'],
      ['replay', file, '--json'],
      ['replay', file, '--print', '--as', 'Ann'],
      ['verify', file, '--lax'],
      [game, '--moves', file],
    ]) {
      const { code, err } = await world.run(argv, real);
      expect({ argv, code }).toEqual({ argv, code: 0 });
      // It is not over, and Ann builds in secret.
      expect(err).toMatch(/^(?:The game is not over: shown is what everybody knows\..*\n)?$/u);
    }
  });

  it('names only commands and options that there are', () => {
    const known = allCommands(buildProgram(new World().io(real), () => {}));
    const names = known.flatMap(command => [command.name(), ...command.aliases()]);
    const flags = known.flatMap(command => command.options.map(option => option.long));
    for (const [, text = ''] of GUIDE.matchAll(/`([^`\n]+)`/gu)) {
      const command = /^boardgames (?<name>[a-z]+)/u.exec(text)?.groups?.['name'];
      if (command !== undefined) expect(names, text).toContain(command);
      for (const [flag] of text.matchAll(/(?<=^| )--[a-z-]+/gu)) expect(flags, text).toContain(flag);
    }
  });

  it('tells the exit codes as they are', async () => {
    const told = [...GUIDE.matchAll(/^\| (?<code>\d) \| (?<meaning>.+) \|$/gmu)].map(
      ({ groups }) => groups!['code'],
    );
    expect(told).toEqual(['0', '1', '2', '3', '4', '5']);
    const world = new World();
    await world.run(['leonardo', '--players', 'bot:random,bot:random', '--plain', '--seed', 'owl'], real);
    const sound = world.kept('leonardo-owl');
    world.write('sound.moves', sound);
    world.write('illegal.moves', example.replace('automatic-hammer', 'perpetuum-mobile'));
    world.write('result.moves', sound.replace(/^(result: .* )\d+$/mu, '$1999'));
    world.write('other.moves', sound.replace(/^rules: \d+$/mu, 'rules: 999'));
    const code = async (...argv: string[]): Promise<number> => (await world.run(argv, real)).code;
    expect(await code('verify', 'sound.moves')).toBe(0);
    expect(await code('verify', 'missing.moves')).toBe(1);
    expect(await code('chess')).toBe(2);
    expect(await code('replay', 'illegal.moves', '--print')).toBe(3);
    expect(await code('verify', 'result.moves')).toBe(4);
    expect(await code('verify', 'other.moves')).toBe(5);
  });

  it('lists the games with their players', () => {
    for (const { meta } of registry) {
      const players = playerRange(meta, '-').replace(/ players?$/u, '');
      expect(README).toContain(`| ${meta.title} (\`${meta.id}\`) | ${players} |`);
    }
  });

  it('names every option of a game', () => {
    for (const key of registry.flatMap(({ meta }) => meta.options.map(option => option.key))) {
      expect(README).toContain(`--${key}`);
    }
  });

  it('can be read in three minutes', () => {
    const prose = README.replaceAll(/<!--.*?-->|```[\s\S]*?```|\]\([^)]*\)/gu, ' ');
    expect(prose.split(/\s+/u).filter(word => /\w/u.test(word)).length).toBeLessThan(
      690 + 20 * registry.length,
    );
  });

  it('has a moving picture that is not too large', () => {
    const picture = read('docs/turn.svg');
    expect(picture).toContain('<animate ');
    expect(picture.length).toBeLessThan(400_000);
  });

  it('points only at what is there', () => {
    const targets = [...README.matchAll(/\]\((?<target>[^)#]+)[^)]*\)/gu)].map(
      ({ groups }) => groups!['target']!,
    );
    const local = targets.filter(target => !/^https?:/u.test(target));
    expect(local.filter(target => !existsSync(join(ROOT, target)))).toEqual([]);
    // Whoever has the package alone can follow them, too.
    expect(local.filter(target => !isPacked(target))).toEqual([]);
    expect(local.length).toBeGreaterThan(3);
  });

  it('comes with documents that have their pictures', () => {
    const documents = readdirSync(join(ROOT, 'docs')).filter(name => name.endsWith('.md'));
    const pictures = documents.flatMap(name =>
      [...read(`docs/${name}`).matchAll(/!\[[^\]]*\]\((?<target>[^)]+)\)/gu)].map(
        ({ groups }) => `docs/${groups!['target']}`,
      ),
    );
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter(target => !isPacked(target))).toEqual([]);
  });

  it('has tables made from bench/results (node scripts/run.mjs scripts/readme.ts)', () => {
    expect(README).toBe(withTables(README));
    const [measurements, performance] = [read('docs/measurements.md'), read('docs/performance.md')];
    expect(measurements).toBe(withTables(measurements));
    expect(performance).toBe(withTables(performance));
    const marks = [README, measurements, performance].map(text => text.match(/(?<=<!-- )\w+(?=:start)/gu));
    expect(marks).toEqual([['keys', 'strengths'], ['strength', 'solo', 'winning'], ['bench']]);
  });
});
