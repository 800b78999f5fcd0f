import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'newton',
  title: 'Newton',
  players: { min: 1, max: 4 },
  rulesVersion: 2,
  replaysFrom: 1,
  formerData: { '702c0c08': 'd34e36dc' },
  options: [
    {
      key: 'masters',
      values: ['dealt', 'draft'],
      about: 'how masters reach the hands: four dealt to each, or drafted one by one',
      players: { min: 2, max: 4 },
    },
  ],
};
