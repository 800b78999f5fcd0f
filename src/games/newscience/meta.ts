import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'newscience',
  title: 'The New Science',
  about: 'Research, prove and publish what changed an age',
  aim: [
    'A discovery takes three steps: research brings it to your desk, an experiment proves it, and publishing makes it yours before all the world.',
    'Every turn you put three markers on actions that others may take first; influence opens the way into print, and rest is strength for hard tasks.',
    'Publishing brings nearly all the prestige, and the most prestige wins.',
  ],
  minutes: { min: 45, max: 120 },
  players: { min: 2, max: 5 },
  rulesVersion: 2,
  replaysFrom: 2,
  options: [
    {
      key: 'scientists',
      values: ['dealt', 'chosen'],
      about: 'how scientists reach the players: dealt at random, or chosen in turn',
    },
  ],
  roundName: round => `Turn ${round}`,
  points: amount => `${amount} prestige`,
};
