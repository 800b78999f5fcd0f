import { expect, it } from 'vitest';
import { briefly } from '../../src/bots/brief.ts';

it('leaves out of a long text what does not tell it from the others', () => {
  const study = 'Play Still Room [level 1], study, value 3: place a tile on shelf 1 to 3';
  const potion = 'Pay 3 coins: buy a potion';
  const reveal = 'Pay 3 coins: turn up 2 more cards from a deck, and take one of them at once';
  const take = 'Pay 3 coins: take a card of the lowest level there is in the display, if any';
  const texts = [
    'Rest: +1 rest (you have 0)',
    `${study}; 1 orange book; effect: pay 2 coins for 1 potion`,
    `${potion} (replaces a missing book; 3 replace a missing university or ancient land)`,
    reveal,
    `${take}; red`,
    `${take}; blue`,
  ];
  expect(texts.map(text => briefly(text, texts))).toEqual([
    'Rest: +1 rest (you have 0)',
    'Play Still Room [level 1], study, value 3',
    potion,
    reveal,
    `${take}; red`,
    `${take}; blue`,
  ]);
});
