/** What a visitor's screen may ask for: the rules of the game. Nothing of the host's disk. */
import { done, type Refused, refused } from '../../core/result.ts';
import type { Services } from '../services.ts';

export function guestServices(services: Services): Services {
  return {
    games: [],
    lessons: () => [],
    kept: () => done([]),
    finished: () => done([]),
    acquaintance: game => services.acquaintance(game, []),
    isNewTo: () => false,
    daily: notHere,
    playDaily: async () => notHere(),
    puzzles: notHere,
    openPuzzle: async () => notHere(),
    start: async () => notHere(),
    learn: async () => notHere(),
    resume: async () => notHere(),
    fork: () => {
      throw new Error('a visitor forks no game');
    },
    rename: notHere,
    delete: notHere,
    openFile: async () => notHere(),
    freshSeed: () => '',
    keepPicture: notHere,
    changeSetting: async () => notHere(),
    reviews: async () => notHere(),
    rulesText: game => services.rulesText(game),
  };
}

function notHere(): Refused {
  return refused('usage', 'That is for the host of the table.');
}
