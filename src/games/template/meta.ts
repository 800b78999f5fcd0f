import type { GameMeta } from '../../core/game.ts';

export const meta: GameMeta = {
  id: 'template',
  title: 'Goofspiel',
  players: { min: 2, max: 2 },
  rulesVersion: 1,
  replaysFrom: 1,
  options: [],
};
