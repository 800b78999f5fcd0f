/**
 * Is a learned value stronger? One bot that uses it sits among others that use the game's own estimate, over seeds that
 * nothing was learned from: `npm run compare -- GAME --value FILE [--players N] [--games N] [--level L]
 * [--iterations N | --time MS]`. The seat with the value changes from game to game.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import { chooseMove } from '../src/bots/choose.ts';
import { botRequest } from '../src/bots/request.ts';
import { type LearnedValue, withLearnedValue } from '../src/bots/value.ts';
import { winners } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { Series, wilson } from '../src/core/statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    value: { type: 'string' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'hard' },
    iterations: { type: 'string' },
    time: { type: 'string' },
    seed: { type: 'string', default: 'held-play' },
  },
});
const [id] = positionals;
if (id === undefined || values.value === undefined)
  throw new Error('usage: npm run compare -- GAME --value FILE');
const { game, entry } = await loadGame(id, null);
const value = JSON.parse(readFileSync(values.value, 'utf8')) as LearnedValue;
const learned = withLearnedValue(game, value);
const [players, games] = [Number(values.players), Number(values.games)];
const iterations = values.iterations === undefined ? null : Number(values.iterations);
const bot = { level: values.level === 'medium' ? 'medium' : 'hard', iterations } as const;
const options = Object.fromEntries(entry.meta.options.map(option => [option.key, option.values[0]]));
const [own, others, share] = [new Series(), new Series(), new Series()];
for (let at = 0; at < games; at++) {
  const seat = at % players;
  const seats = Array.from({ length: players }, (_, i) => ({ name: `bot ${i + 1}`, bot }));
  const seed = `${values.seed}-${Math.floor(at / players)}`;
  const match = new Match({ game, players: seats, seed, options, first: null });
  const time = values.time === undefined ? undefined : Number(values.time);
  for (let request = botRequest(match, bot, time); request !== null; request = botRequest(match, bot, time)) {
    match.play(chooseMove(request.seat === seat ? learned : game, request).notation);
  }
  const scores = match.finalScores();
  for (const score of scores) (score.seat === seat ? own : others).add(score.total);
  const best = winners(scores);
  share.add(best.includes(seat) ? 1 / best.length : 0);
}
const [low, high] = wilson(share.mean * games, games);
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
process.stdout.write(
  `${id}, ${players} players, ${values.level} ${iterations ?? `${values.time ?? 1000} ms`}: ${percent(share.mean)} (${percent(low)} to ${percent(high)}) of ${games} games, ` +
    `${own.mean.toFixed(1)} to ${others.mean.toFixed(1)}\n`,
);
