import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'template',
  title: 'Goofspiel',
  about: 'Bid your cards for the prizes that are turned up',
  aim: [
    'Every round a prize is turned up, and both players bid a card for it in secret.',
    'The higher card takes the prize, and both cards are gone.',
    'The most points in prizes win.',
  ],
  minutes: { min: 5, max: 15 },
  players: { min: 2, max: 2 },
  rulesVersion: 1,
  replaysFrom: 1,
  options: [],
};
