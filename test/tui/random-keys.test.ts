import { describe, expect, it } from 'vitest';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { games, namesFor, playersNear } from '../support/games.ts';
import { Sitting } from './sitting.ts';
import { ascii, colour, mono } from './support.ts';

const KEYS = [
  ...[
    'up',
    'down',
    'left',
    'right',
    'enter',
    'enter',
    'enter',
    'esc',
    'esc',
    'tab',
    'shift-tab',
    'pageup',
    'pagedown',
  ],
  ...['home', 'end', 'backspace', 'delete', ' ', ' ', 'ctrl-l', 'ctrl-u', '1', '2', '3', '9', '0', 'j', 'k'],
  ...[
    'b',
    'B',
    'p',
    'c',
    'v',
    'i',
    '/',
    'R',
    ':',
    'u',
    'U',
    'r',
    'l',
    's',
    'n',
    '?',
    'f',
    'e',
    'g',
    'o',
    'é',
    '日',
    'Z',
  ],
];

const SIZES = [
  [20, 5],
  [30, 8],
  [40, 12],
  [60, 20],
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
] as const;

function pick<T>(rng: RngState, items: readonly T[]): T {
  return items[nextBelow(rng, items.length)]!;
}

/** Presses keys at random; the frame is looked at now and then, and always checked for its size. */
function mash(sitting: Sitting, rng: RngState, times: number, look: (text: string) => void): void {
  for (let i = 0; i < times; i++) {
    if (nextBelow(rng, 40) === 0) {
      const [width, height] = pick(rng, SIZES);
      sitting.resize(width, height);
    }
    sitting.press(pick(rng, KEYS));
    if (nextBelow(rng, 3) === 0) look(sitting.text);
  }
}

describe('random keys', () => {
  it('never show a card that the one in front may not see', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const sitting = await Sitting.table({ players: 'Ann,Bob,Cyd', seed, options: { die: 'yes' } });
      const rng = seedRng(seed);
      mash(sitting, rng, 1200, text => {
        // At the end all hands are shown.
        if (text.includes('game over')) return;
        const hands = [...text.matchAll(/(Ann|Bob|Cyd): cards \d/gu)].map(found => found[1]);
        if (text.includes('Pass the keyboard')) expect(hands).toEqual([]);
        const decides = /(Ann|Bob|Cyd)'s turn/u.exec(text)?.[1];
        expect(hands.length).toBeLessThan(2);
        for (const name of hands) expect(name).toBe(decides ?? name);
      });
    }
  });

  it('never show a control character, an emoji, or a line that is too long', async () => {
    for (const theme of [mono, ascii, colour]) {
      const sitting = await Sitting.table({ players: 'Ann', seed: 'x', theme });
      mash(sitting, seedRng('tidy'), 800, text => {
        expect(text).not.toMatch(/[^\P{Cc}\n]|\uFE0F|(?![\d#*])\p{Emoji}|undefined|NaN|\[object/u);
        if (theme === ascii) expect(text).toMatch(/^[\x20-\x7E\n]*$/u);
      });
    }
  });

  it.each(games.map(game => [game.meta.id, game] as const))(
    'never crash a table of %s',
    async (_id, game) => {
      const people = [1, 2].map(count => namesFor(playersNear(game.meta, count)).join(','));
      const withBot = namesFor(playersNear(game.meta, 2)).with(-1, 'bot:random').join(',');
      for (const players of new Set([...people, withBot])) {
        const sitting = await Sitting.table({ game, players, seed: players });
        const rng = seedRng(`${game.meta.id} ${players}`);
        for (let i = 0; i < 12; i++) {
          mash(sitting, rng, 60, () => {});
          await new Promise(resolve => setImmediate(resolve));
        }
        expect(sitting.ending).toBeNull();
        sitting.press('ctrl-c');
      }
    },
  );

  it('never crash the menu or the replay viewer', async () => {
    const menu = await Sitting.menu();
    mash(menu, seedRng('menu'), 150, () => {});
    menu.press('esc', 'esc', 'ctrl-c');
    const table = await Sitting.table({ players: 'Ann' });
    table.playOut();
    const viewer = await Sitting.replay(
      table.world.path('home/games/auction-copper-owl-17.moves'),
      {},
      'all',
    );
    mash(viewer, seedRng('replay'), 1000, () => {});
    viewer.press('ctrl-c');
  });
});
