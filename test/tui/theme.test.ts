import { describe, expect, it } from 'vitest';
import { COLOR_NAMES } from '../../src/storage/config.ts';
import { asciiLine } from '../../src/tui/draw/ascii.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import {
  contrast,
  distance,
  luminance,
  nearest256,
  type Rgb,
  rgbOf,
  rgbOf256,
} from '../../src/tui/theme/colour.ts';
import { type Glyph, glyphsOf, playerShapes, SAME_MEANING } from '../../src/tui/theme/glyphs.ts';
import { ALLOWED, type Ground, inkOn, PALETTES, type Palette } from '../../src/tui/theme/palettes.ts';
import type { ColorLevel, Colour } from '../../src/tui/theme/sgr.ts';
import { createTheme, type Theme } from '../../src/tui/theme.ts';
import { differences, OKABE_ITO } from './colour-blind.ts';
import { unreadable } from './readable.ts';
import { Sitting } from './sitting.ts';

const palettes = Object.values(PALETTES);

interface Pair {
  readonly what: string;
  readonly text: Colour;
  /** Null for the terminal's own. */
  readonly ground: Colour | null;
  readonly least: number;
}

/** Every text on every background it may stand on, as the palette declares them. */
function pairsOf(palette: Palette): Pair[] {
  const { color, players } = palette;
  const declared = Object.entries(ALLOWED).flatMap(([name, { texts, lines, players: marks }]) => {
    const ground = name === 'page' ? null : color[name as Ground];
    const pair = (what: string, text: Colour, least: number): Pair => {
      return { what: `${palette.name}: ${what} on ${name}`, text, ground, least };
    };
    return [
      ...texts.map(text => pair(text, color[text], 4.5)),
      ...lines.map(line => pair(line, color[line], 3)),
      ...(marks ? players.map((player, seat) => pair(`player ${seat + 1}`, player, 4.5)) : []),
    ];
  });
  const blocks = [
    ...Object.entries(palette.block),
    ...palette.players.map((chip, seat) => [`player ${seat + 1}`, chip] as const),
  ];
  return [
    ...declared,
    ...blocks.map(([what, ground]) => {
      return { what: `${palette.name}: ink on a block of ${what}`, text: inkOn(ground), ground, least: 4.5 };
    }),
  ];
}

const exact = ({ hex }: Colour): Rgb => rgbOf(hex);
const among256 = ({ hex, code256 }: Colour): Rgb => rgbOf256(code256 ?? nearest256(rgbOf(hex)));

function tooFaint(palette: Palette, shown: (colour: Colour) => Rgb): string[] {
  return pairsOf(palette).flatMap(({ what, text, ground, least }) => {
    const behind = ground === null ? palette.pages.map(rgbOf) : [shown(ground)];
    const worst = Math.min(...behind.map(one => contrast(shown(text), one)));
    return worst >= least ? [] : [`${what}: ${worst.toFixed(2)}`];
  });
}

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast(rgbOf('#777777'), rgbOf('#FFFFFF'))).toBeCloseTo(4.48, 2);
    expect(luminance(rgbOf('#FF0000'))).toBeCloseTo(0.2126);
  });

  it('is asked of many pairs', () => {
    for (const palette of palettes) expect(pairsOf(palette).length).toBeGreaterThan(120);
  });

  it.each(palettes)('is at least 4.5:1 for all text of the $name palette, 3:1 for lines', palette => {
    expect(tooFaint(palette, exact)).toEqual([]);
  });

  it.each(palettes)('holds in 256 colours, $name palette', palette => {
    expect(tooFaint(palette, among256)).toEqual([]);
  });

  it.each([
    [{ palette: 'dark', colorLevel: 3 }],
    [{ palette: 'dark', colorLevel: 2 }],
    [{ palette: 'light', colorLevel: 3 }],
    [{ palette: 'light', colorLevel: 2 }],
  ] as const)('holds on screens as they are drawn: %j', async settings => {
    const theme = createTheme({ ascii: false, ...settings });
    const sitting = await Sitting.table({ curtain: 'never', theme, size: { width: 120, height: 40 } });
    for (const key of ['2', 'enter', '?', 'esc', 'i', 'esc', 's', 'esc', 'b']) {
      sitting.press(key);
      expect(unreadable(sitting.lines, settings.palette)).toEqual([]);
    }
  });
});

/** The sixteen colours as terminals come with them: 0 to 15. */
const SIXTEEN: Readonly<Record<string, readonly string[]>> = {
  xterm: [
    ...['#000000', '#CD0000', '#00CD00', '#CDCD00', '#0000EE', '#CD00CD', '#00CDCD', '#E5E5E5'],
    ...['#7F7F7F', '#FF0000', '#00FF00', '#FFFF00', '#5C5CFF', '#FF00FF', '#00FFFF', '#FFFFFF'],
  ],
  'Linux console': [
    ...['#000000', '#AA0000', '#00AA00', '#AA5500', '#0000AA', '#AA00AA', '#00AAAA', '#AAAAAA'],
    ...['#555555', '#FF5555', '#55FF55', '#FFFF55', '#5555FF', '#FF55FF', '#55FFFF', '#FFFFFF'],
  ],
  GNOME: [
    ...['#000000', '#CC0000', '#4E9A06', '#C4A000', '#3465A4', '#75507B', '#06989A', '#D3D7CF'],
    ...['#555753', '#EF2929', '#8AE234', '#FCE94F', '#729FCF', '#AD7FA8', '#34E2E2', '#EEEEEC'],
  ],
  PuTTY: [
    ...['#000000', '#BB0000', '#00BB00', '#BBBB00', '#0000BB', '#BB00BB', '#00BBBB', '#BBBBBB'],
    ...['#555555', '#FF5555', '#55FF55', '#FFFF55', '#5555FF', '#FF55FF', '#55FFFF', '#FFFFFF'],
  ],
  Windows: [
    ...['#0C0C0C', '#C50F1F', '#13A10E', '#C19C00', '#0037DA', '#881798', '#3A96DD', '#CCCCCC'],
    ...['#767676', '#E74856', '#16C60C', '#F9F1A5', '#3B78FF', '#B4009E', '#61D6D6', '#F2F2F2'],
  ],
};

/** From SGR parameters to colours: [text, background], null for the terminal's own. */
function basic(code: string, table: readonly string[]): readonly [Rgb | null, Rgb | null] {
  let text: Rgb | null = null;
  let ground: Rgb | null = null;
  for (const part of code.split(';').filter(Boolean).map(Number)) {
    if (part >= 30 && part <= 37) text = rgbOf(table[part - 30]!);
    else if (part >= 90 && part <= 97) text = rgbOf(table[part - 82]!);
    else if (part >= 40 && part <= 47) ground = rgbOf(table[part - 40]!);
  }
  return [text, ground];
}

describe('the sixteen basic colours', () => {
  const pages = { dark: '#000000', light: '#FFFFFF' } as const;

  it.each(palettes)('keep 4.5:1 on the plain page with the colours of common terminals: $name', palette => {
    const faint: string[] = [];
    const colours = [
      ...COLOR_NAMES.map(name => palette.color[name]),
      ...Object.values(palette.block),
      ...palette.players,
    ];
    for (const [terminal, table] of Object.entries(SIXTEEN)) {
      for (const code of new Set([...colours.map(({ code16 }) => code16), palette.ground16.sea])) {
        const [text, ground] = basic(code, table);
        if (text === null) continue;
        const worst = contrast(text, ground ?? rgbOf(pages[palette.name]));
        if (worst < 4.5) faint.push(`${terminal} ${code}: ${worst.toFixed(2)}`);
      }
    }
    // That console knows true colour, where the palette holds.
    expect(faint).toEqual(palette.name === 'dark' ? ['Windows 95: 3.43'] : []);
  });
});

describe('players', () => {
  it.each(palettes)('are told apart by every kind of eye, $name palette', ({ players }) => {
    const least = Math.min(...differences(OKABE_ITO));
    expect(Math.min(...differences(players.map(({ hex }) => hex)))).toBeGreaterThanOrEqual(least);
  });

  it('have a letter, a shape, a colour and a chip', () => {
    const theme = createTheme({ ascii: false, colorLevel: 3 });
    const marks = theme.marks(['Ada', 'Anne', 'bot:hard', 'A', 'Zoe', 'Yan']);
    expect(marks.map(mark => mark.letter).join('')).toBe('ANH4ZY');
    expect(new Set(marks.slice(0, 5).map(mark => mark.shape)).size).toBe(5);
    expect(new Set(marks.slice(0, 5).map(mark => mark.style('x'))).size).toBe(5);
    expect(marks[0]!.chip(' Ada ')).toBe(
      '\u001B[48;2;18;181;254m\u001B[38;2;18;20;23m Ada \u001B[39m\u001B[49m',
    );
  });
});

describe('fewer colours', () => {
  it('come as near as 256 allow', () => {
    for (let i = 0; i < 2000; i++) {
      const rgb: Rgb = [(i * 37) % 256, (i * 91) % 256, (i * 151) % 256];
      const all = Array.from({ length: 240 }, (_, code) => distance(rgb, rgbOf256(code + 16)));
      expect(distance(rgb, rgbOf256(nearest256(rgb)))).toBe(Math.min(...all));
    }
  });

  const level = (colorLevel: ColorLevel, palette: 'dark' | 'light' = 'dark'): Theme =>
    createTheme({ ascii: false, colorLevel, palette });

  it('are written in the codes of each level', () => {
    expect(level(3).hue.red('x')).toBe('\u001B[38;2;242;149;139mx\u001B[39m');
    expect(level(2).hue.red('x')).toBe('\u001B[38;5;210mx\u001B[39m');
    expect(level(1).hue.red('x')).toBe('\u001B[91mx\u001B[39m');
    expect(level(1, 'light').hue.red('x')).toBe('\u001B[31mx\u001B[39m');
    expect(level(1, 'light').style.dim('x')).toBe('x');
    expect(level(0).hue.red('x')).toBe('x');
  });

  it('reverse bars and blocks, and leave the map alone but for the sea', () => {
    const theme = level(1);
    expect(theme.ground.header(theme.hue.red('x'))).toBe('\u001B[7mx\u001B[27m');
    expect(theme.fill.green('x')).toBe('\u001B[92m\u001B[7mx\u001B[27m\u001B[39m');
    expect(theme.ground.land('x')).toBe('x');
    expect(theme.ground.sea('x')).toBe('\u001B[97;44mx\u001B[39;49m');
  });

  it('none at all leave weight and reverse', () => {
    const theme = level(0);
    const { style, hue, fill, ground } = theme;
    const all = [style, hue, fill, ground].flatMap(group => Object.values(group));
    const marks = theme.marks(['Ada', 'Ben']).flatMap(mark => [mark.style, mark.chip]);
    const codes = [...all, ...marks].flatMap(paint => paint('x').match(/(?<=\u001B\[)[\d;]+(?=m)/gu) ?? []);
    expect([...new Set(codes)].sort()).toEqual(['1', '2', '22', '27', '7']);
    expect(style.strong('x')).toBe('\u001B[1mx\u001B[22m');
    expect(style.dim('x')).toBe('\u001B[2mx\u001B[22m');
    expect(style.focus('x')).toBe('\u001B[7m\u001B[1mx\u001B[22m\u001B[27m');
    expect(ground.selected('x')).toBe('\u001B[7mx\u001B[27m');
    expect(fill.red('x')).toBe('\u001B[7mx\u001B[27m');
  });
});

describe('styles', () => {
  const theme = createTheme({ ascii: false, colorLevel: 3 });
  const { style, hue, ground, fill } = theme;

  it('go on after a style inside them', () => {
    expect(style.dim(`a${hue.red('b')}c`)).toMatch(/b\u001B\[39m\u001B\[38;2;169;175;186mc\u001B\[39m$/u);
    expect(style.strong('a\u001B[0mb')).toBe('\u001B[1ma\u001B[0m\u001B[1mb\u001B[22m');
  });

  it('write nothing around nothing', () => {
    expect(style.accent('') + ground.sea('') + fill.red('') + style.focus('')).toBe('');
  });

  it('lie on a background with their own colours, and with its own where they have none', () => {
    const back = '48;2;12;32;72';
    const laid = ground.sea(`a${hue.red('b')}${style.strong('c')}`);
    expect(laid).toBe(
      [
        `\u001B[38;2;228;231;237;${back}ma\u001B[0m`,
        `\u001B[38;2;242;149;139;${back}mb\u001B[0m`,
        `\u001B[1;38;2;228;231;237;${back}mc\u001B[0m`,
      ].join(''),
    );
    expect(ground.sea(fill.red('x'))).toContain('48;2;242;149;139');
  });

  it('of a block take no other colour in', () => {
    expect(fill.red(hue.blue('x'))).toBe(fill.red('x'));
  });
});

describe('ASCII', () => {
  const ascii = glyphsOf(true);
  const names = Object.keys(ascii) as Glyph[];

  it('has one sign for one meaning', () => {
    for (const sign of new Set(Object.values(ascii))) {
      const glyphs = names.filter(name => ascii[name] === sign);
      if (glyphs.length === 1) continue;
      const agreed = SAME_MEANING.some(same => glyphs.every(glyph => same.glyphs.includes(glyph)));
      expect({ sign, glyphs, agreed }).toEqual({ sign, glyphs, agreed: true });
    }
  });

  it('has signs for players that stand for nothing else', () => {
    const shapes = playerShapes(true);
    expect(new Set(shapes).size).toBe(5);
    expect(shapes.filter(shape => Object.values(ascii).includes(shape))).toEqual([]);
  });

  it('takes one cell for each sign, as Unicode does', () => {
    for (const glyphs of [ascii, glyphsOf(false)]) {
      for (const sign of Object.values(glyphs)) expect([...sign]).toHaveLength(1);
    }
    for (const sign of [...Object.values(ascii), ...playerShapes(true)])
      expect(sign).toMatch(/^[\x21-\x7E]$/u);
  });

  it('is the same for text that comes from elsewhere', () => {
    for (const name of names) expect(asciiLine(glyphsOf(false)[name])).toBe(ascii[name]);
  });
});

describe('colours of the player', () => {
  const colors = { red: '#010203', land: '#040506', light: { red: '#070809', players: ['#0A0B0C'] } };
  const theme = (palette: 'dark' | 'light', colorLevel: ColorLevel = 3): Theme =>
    createTheme({ ascii: false, colorLevel, palette, colors });

  it('belong to the palette they are given for', () => {
    expect(theme('dark').hue.red('x')).toContain('38;2;1;2;3m');
    expect(theme('dark').fill.red('x')).toContain('48;2;1;2;3m');
    expect(theme('dark').ground.land('x')).toContain('48;2;4;5;6m');
    expect(theme('light').hue.red('x')).toContain('38;2;7;8;9m');
    expect(theme('light').ground.land('x')).not.toContain('48;2;4;5;6m');
    expect(theme('light').fill.red('x')).toBe(
      '\u001B[48;2;7;8;9m\u001B[38;2;255;255;255mx\u001B[39m\u001B[49m',
    );
    expect(theme('light').fill.blue('x')).toBe(theme('dark').fill.blue('x'));
    expect(theme('light').marks(['Ann'])[0]?.style('x')).toContain('38;2;10;11;12m');
    expect(theme('light').marks(['Ann', 'Bob'])[1]?.style('x')).toContain('38;2;102;70;0m');
  });

  it('come near among the safe ones of sixteen', () => {
    const own = createTheme({ ascii: false, colorLevel: 1, colors: { accent: '#30FF40' } });
    expect(own.style.accent('x')).toBe('\u001B[92mx\u001B[39m');
    expect(plain(own.style.accent('x'))).toBe('x');
  });
});
