import { describe, expect, it } from 'vitest';
import { planGame } from '../../src/app/seating.ts';
import { unwrap } from '../../src/core/result.ts';
import { parseConfig } from '../../src/storage/config-schema.ts';
import { configFile } from '../../src/storage/paths.ts';
import { createTheme } from '../../src/tui/theme.ts';
import { nimEntry, World } from './support/world.ts';

const CONFIG = `
# all that there is
name = "Ada"
level = "hard"
ascii = true
color = false
theme = "light"
mouse = false
brief = true
curtain = "always"
pace = "fast"

[colors]
players = ["#ff0000", "#00ff00"]
accent = "#0000ff"
teal = "#00aaaa"

[colors.light]
sea = "#ddeeff"

[keys]
undo = "z"
`;

describe('the configuration file', () => {
  it('has its place', () => {
    expect(unwrap(configFile({ BOARDGAMES_HOME: '/all' }))).toBe('/all/config.toml');
    expect(unwrap(configFile({ XDG_CONFIG_HOME: '/xdg' }))).toBe('/xdg/boardgames/config.toml');
    expect(unwrap(configFile({ XDG_CONFIG_HOME: 'relative', HOME: '/home/ann' }))).toBe(
      '/home/ann/.config/boardgames/config.toml',
    );
  });

  it('is shown by paths', async () => {
    const world = new World();
    expect((await world.run(['paths'])).out).toContain(`configuration   ${world.home}/config.toml`);
  });

  it('holds names, level, colours, curtain and keys', () => {
    expect(unwrap(parseConfig(CONFIG, 'config.toml'))).toEqual({
      ...{ name: 'Ada', level: 'hard', ascii: true, color: false, curtain: 'always', pace: 'fast' },
      ...{ theme: 'light', mouse: false, brief: true },
      colors: {
        ...{ players: ['#ff0000', '#00ff00'], accent: '#0000ff', teal: '#00aaaa' },
        light: { sea: '#ddeeff' },
      },
      keys: { undo: 'z' },
    });
    expect(unwrap(parseConfig('', 'config.toml'))).toEqual({});
  });

  it.each([
    ['name = Ada', /^config\.toml: line 1: /u],
    ['\nnam = "Ada"', /^config\.toml: line 2: there is no setting "nam"; did you mean name\?$/u],
    [
      'x-ray = 1',
      /there is no setting "x-ray"; there are name, level, ascii, color, theme, mouse, brief, curtain, pace, digits, moments, warnings, colors, keys\.$/u,
    ],
    ['level = "brutal"', /line 1: "level": it is one of random, easy, medium, hard\.$/u],
    ['theme = "lite"', /line 1: "theme": it is one of auto, dark, light\.$/u],
    ['ascii = "yes"', /line 1: "ascii": it is a boolean\.$/u],
    ['name = "A,B"', /line 1: "name": a name cannot hold any of , : = #\.$/u],
    ['[colors]\naccent = "blue"', /line 2: "colors\.accent": a colour is written "#56B4E9"\.$/u],
    ['[colors]\nacent = "#000000"', /line 2: there is no setting "acent"; did you mean accent\?$/u],
    ['[colors]\ntael = "#000000"', /line 2: there is no setting "tael"; did you mean teal\?$/u],
    ['[colors.light]\nlnad = "#000000"', /line 2: there is no setting "lnad"; did you mean land\?$/u],
    ['[colors.light]\nland = "green"', /line 2: "colors\.light\.land": a colour is written "#56B4E9"\.$/u],
    ['[colors.light]\nlight = "#000000"', /there is no setting "light"/u],
    ['keys = 3', /line 1: "keys": it is a table\.$/u],
  ])('%j gets a sentence', (text, sentence) => {
    expect(() => unwrap(parseConfig(text, 'config.toml'))).toThrow(sentence);
  });

  it('settles what flags and environment leave open', async () => {
    const world = new World();
    world.write('home/config.toml', CONFIG);
    const settings = async (argv: readonly string[]) =>
      (await world.run(argv, { tty: true })).screens[0]?.settings;
    expect(await settings(['nim', '--players', 'Ann,Bob'])).toMatchObject({
      ...{ ascii: true, color: false, curtain: 'always', keys: { undo: 'z' } },
      ...{ theme: 'light', mouse: false },
      colors: { accent: '#0000ff' },
    });
    expect(await settings(['--curtain', 'never', '--theme', 'dark'])).toMatchObject({
      curtain: 'never',
      theme: 'dark',
      name: 'Ada',
      level: 'hard',
    });
    const { out } = await world.run(['nim', '--solo', '--plain', '--seed', 'owl']);
    expect(out).toContain('Players: Ada, Tycho (hard bot).\nType the number of a choice; ');
  });

  it('leaves palette and mouse to the terminal where nothing is said', async () => {
    const world = new World();
    const settings = async (...argv: string[]) =>
      (await world.run(['nim', '--solo', ...argv], { tty: true })).screens[0]?.settings;
    expect(await settings()).toMatchObject({ theme: 'auto', mouse: true });
    expect(await settings('--theme', 'light', '--no-mouse')).toMatchObject({ theme: 'light', mouse: false });
    const { code, err } = await world.run(['nim', '--theme', 'drak']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean dark?') });
  });

  it('stops the program with a sentence where it is wrong, but not what does not need it', async () => {
    const world = new World();
    world.write('home/config.toml', 'levle = "hard"\n');
    const { code, err } = await world.run(['nim', '--solo', '--plain']);
    expect(code).toBe(2);
    expect(err).toMatch(/config\.toml: line 1: there is no setting "levle"; did you mean level\?\n$/u);
    expect((await world.run(['--version'])).code).toBe(0);
    expect((await world.run(['games'])).code).toBe(0);
  });
});

describe('the usual seats', () => {
  it('give way to what the command line says', () => {
    const usual = { name: 'Ada', level: 'easy' } as const;
    const plan = planGame(nimEntry, { players: 'Ann,Bob', options: {} }, null, usual);
    expect(unwrap(plan).players.map(player => player.name)).toEqual(['Ann', 'Bob']);
  });
});

describe('colours of the player', () => {
  it('go before the usual ones', () => {
    const theme = createTheme({
      ascii: false,
      colorLevel: 3,
      colors: { players: ['#010203'], accent: '#040506' },
    });
    expect(theme.style.accent('x')).toContain('38;2;4;5;6m');
    expect(theme.marks(['Ann'])[0]?.text).toContain('38;2;1;2;3m');
  });
});
