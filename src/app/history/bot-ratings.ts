/**
 * What our bots are worth, by game: ratings after Bradley and Terry on Elo's scale, their mean at 1000, from the games of two in
 * `bench/results/sim-*.json` (60 to 200 between neighbours, seats swapped). A test works them out again from there.
 */
import type { BotLevel } from '../../core/seats.ts';

export const BOT_RATINGS: Readonly<Record<string, Readonly<Record<BotLevel, number>>>> = {
  newton: { random: 19, easy: 869, medium: 1459, hard: 1654 },
  newscience: { random: -22, easy: 1019, medium: 1343, hard: 1659 },
  leonardo: { random: 10, easy: 859, medium: 1346, hard: 1785 },
};
