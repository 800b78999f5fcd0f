import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { changeConfig, editConfig } from '../../src/storage/config-edit.ts';
import { parseConfig } from '../../src/storage/config-schema.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { World } from '../cli/support/world.ts';

describe('a setting in the text of the configuration', () => {
  it('takes the place of the former one and leaves its comment', () => {
    const text = '# mine\nname = "Ada"\ntheme = "dark"   # at night\n';
    expect(editConfig(text, 'theme', 'light')).toBe('# mine\nname = "Ada"\ntheme = "light"   # at night\n');
    expect(editConfig(text, 'theme', null)).toBe('# mine\nname = "Ada"\n');
  });

  it('comes before the tables, whatever they hold', () => {
    const text = '[colors]\naccent = "#0000ff"\n\n[keys]\nundo = "z"\n';
    const changed = editConfig(text, 'mouse', false);
    expect(unwrap(parseConfig(changed, 'config.toml'))).toEqual({
      mouse: false,
      ...unwrap(parseConfig(text, 'config.toml')),
    });
    expect(editConfig(text, 'mouse', null)).toBe(text);
  });

  it('begins a file', () => {
    expect(editConfig('', 'ascii', true)).toBe('ascii = true\n');
    expect(editConfig('ascii = true', 'curtain', 'never')).toBe('ascii = true\ncurtain = "never"\n');
  });

  it('may be a name of any signs', () => {
    const name = 'Žofie "Z"\\';
    expect(unwrap(parseConfig(`colors = {}\n${editConfig('', 'name', 'Žofie')}`, 'x')).name).toBe('Žofie');
    expect(editConfig('name = "a # b" # c\n', 'name', name)).toBe(`name = ${JSON.stringify(name)} # c\n`);
  });
});

describe('the configuration file', () => {
  it('is written where there was none, and only its line changes where there was one', async () => {
    const world = new World();
    const env = { BOARDGAMES_HOME: world.path('home') };
    unwrap(await changeConfig('theme', 'light', env, nodeFiles));
    unwrap(await changeConfig('name', 'Ann', env, nodeFiles));
    unwrap(await changeConfig('theme', 'dark', env, nodeFiles));
    expect(world.read('home/config.toml')).toBe('theme = "dark"\nname = "Ann"\n');
  });

  it('is left alone where it holds a mistake or the value is none', async () => {
    const world = new World();
    world.write('home/config.toml', 'themes = "dark"\n');
    const env = { BOARDGAMES_HOME: world.path('home') };
    const refusal = await changeConfig('mouse', true, env, nodeFiles);
    expect(refusal.ok ? '' : refusal.problem.message).toContain('there is no setting "themes"');
    expect(world.read('home/config.toml')).toBe('themes = "dark"\n');
    world.write('home/config.toml', '');
    expect((await changeConfig('theme', 'pink', env, nodeFiles)).ok).toBe(false);
  });
});
