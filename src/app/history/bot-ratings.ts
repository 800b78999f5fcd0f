/**
 * What our bots are worth, by game: ratings after Bradley and Terry on Elo's scale, their mean at 1000, from the games of two in
 * `bench/results/sim-*.json` (200 between neighbours, seats swapped). A test works them out again from there.
 */
import type { BotLevel } from '../../core/seats.ts';

export const BOT_RATINGS: Readonly<Record<string, Readonly<Record<BotLevel, number>>>> = {
  newton: { random: 218, easy: 838, medium: 1403, hard: 1541 },
  newscience: { random: -10, easy: 1031, medium: 1351, hard: 1628 },
  leonardo: { random: 176, easy: 1026, medium: 1305, hard: 1493 },
};
