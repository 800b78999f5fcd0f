import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'newscience',
  title: 'The New Science',
  players: { min: 2, max: 5 },
  rulesVersion: 2,
  replaysFrom: 1,
  formerData: { '394de150': 'b7f1c9b2' },
  options: [
    {
      key: 'scientists',
      values: ['dealt', 'chosen'],
      about: 'how scientists reach the players: dealt at random, or chosen in turn',
    },
  ],
  roundName: round => `Turn ${round}`,
};
