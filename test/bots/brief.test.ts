import { expect, it } from 'vitest';
import { briefly } from '../../src/bots/brief.ts';

it('leaves out details that no other text needs to be told apart', () => {
  const texts = [
    'Play Study, value 1: place a tile; 1 orange book',
    'Play Travel, value 2: move up to 2 steps; 1 blue book',
    'Pay 2 coins: buy a potion; once a turn',
    'Pay 2 coins: a new student; once a turn',
    'Pay 3 coins: buy a potion; red',
    'Pay 3 coins: buy a potion; blue',
    'Rest',
  ];
  expect(texts.map(text => briefly(text, texts))).toEqual([
    'Play Study, value 1',
    'Play Travel, value 2',
    'Pay 2 coins: buy a potion',
    'Pay 2 coins: a new student',
    'Pay 3 coins: buy a potion; red',
    'Pay 3 coins: buy a potion; blue',
    'Rest',
  ]);
});
