/**
 * What our bots are worth, by game: ratings after Bradley and Terry on Elo's scale, their mean at 1000, from the games of two in
 * `bench/results/sim-*.json` (60 to 200 between neighbours, seats swapped). A test works them out again from there.
 */
import type { BotLevel } from '../../core/seats.ts';

export const BOT_RATINGS: Readonly<Record<string, Readonly<Record<BotLevel, number>>>> = {
  newton: { random: -66, easy: 975, medium: 1470, hard: 1621 },
  newscience: { random: -6, easy: 1035, medium: 1359, hard: 1612 },
  leonardo: { random: 83, easy: 933, medium: 1420, hard: 1564 },
};
