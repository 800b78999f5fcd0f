import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'newton',
  title: 'Newton',
  about: 'Play cards to work, travel, study and fill a bookshelf',
  aim: [
    'You are a young scholar with six rounds to make a name: every card you play lets you work, travel, study, take lessons or push technology on.',
    'Cards that stay on your desk make their action stronger, and finished lines of your bookshelf pay points after every round.',
    'The most points win; alone you play for a rank, from Illiterate up to Legend of Science.',
  ],
  minutes: { min: 30, max: 90 },
  players: { min: 1, max: 4 },
  rulesVersion: 3,
  replaysFrom: 3,
  options: [
    {
      key: 'masters',
      values: ['dealt', 'draft'],
      about: 'how masters reach the hands: four dealt to each, or drafted one by one',
      players: { min: 2, max: 4 },
    },
  ],
};
