import type { ActionsOf, KeyList } from './key-list.ts';

/** The keys that every screen has, answered before a screen sees them. */
export const EVERYWHERE_KEYS = {
  where: 'everywhere',
  rows: [
    { actions: ['repaint'], short: 'repaint', about: 'paint the screen again' },
    { actions: ['suspend'], short: 'suspend', about: 'to the shell; fg comes back' },
    { actions: ['abort'], short: 'leave', about: 'leave at once; the game is kept' },
  ],
} as const satisfies KeyList<unknown>;

export type EverywhereAction = ActionsOf<typeof EVERYWHERE_KEYS>;
