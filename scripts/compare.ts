/**
 * Is a learned value stronger? One bot that uses it sits among others that use the game's plain estimate, over seeds that
 * nothing was learned from: `npm run compare -- GAME [--value FILE] [--players N] [--games N] [--iterations N | --time MS]`. Without
 * a file it is the value in play. A time is time of the processor, so that what else the machine does counts for nobody. The
 * seat with the value changes from game to game.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import { type Control, chooseMove } from '../src/bots/choose.ts';
import { botRequest } from '../src/bots/request.ts';
import { withLearnedValue } from '../src/bots/value.ts';
import { winners } from '../src/core/game.ts';
import type { LearnedValue } from '../src/core/learned-value.ts';
import { Match } from '../src/core/match.ts';
import { Series, wilson } from '../src/core/statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    value: { type: 'string' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    iterations: { type: 'string' },
    time: { type: 'string' },
    seed: { type: 'string', default: 'held-play' },
  },
});
const [id] = positionals;
if (id === undefined) throw new Error('usage: npm run compare -- GAME [--value FILE]');
const { game, entry } = await loadGame(id, null);
const plain = withLearnedValue(game, null);
const learned =
  values.value === undefined
    ? game
    : withLearnedValue(game, JSON.parse(readFileSync(values.value, 'utf8')) as LearnedValue);
const [players, games] = [Number(values.players), Number(values.games)];
const iterations = values.iterations === undefined ? null : Number(values.iterations);
const milliseconds = values.time === undefined ? null : Number(values.time);
const bot = { level: 'hard', iterations } as const;

/** Asking for the time takes a while, too: not at every step. */
const ASKED_EVERY = 4;

function clock(): Control {
  if (milliseconds === null) return { stopped: () => false };
  const start = process.cpuUsage();
  let steps = 0;
  return {
    stopped() {
      if (++steps % ASKED_EVERY > 0) return false;
      const { user, system } = process.cpuUsage(start);
      return user + system >= milliseconds * 1000;
    },
  };
}

const options = Object.fromEntries(entry.meta.options.map(option => [option.key, option.values[0]]));
const [own, others, share] = [new Series(), new Series(), new Series()];
for (let at = 0; at < games; at++) {
  const seat = at % players;
  const seats = Array.from({ length: players }, (_, i) => ({ name: `bot ${i + 1}`, bot }));
  const seed = `${values.seed}-${Math.floor(at / players)}`;
  const match = new Match({ game, players: seats, seed, options, first: null });
  const most = milliseconds === null ? undefined : Number.POSITIVE_INFINITY;
  for (let request = botRequest(match, bot, most); request !== null; request = botRequest(match, bot, most)) {
    match.play(chooseMove(request.seat === seat ? learned : plain, request, clock()).notation);
  }
  const scores = match.finalScores();
  for (const score of scores) (score.seat === seat ? own : others).add(score.total);
  const best = winners(scores);
  share.add(best.includes(seat) ? 1 / best.length : 0);
}
const [low, high] = wilson(share.mean * games, games);
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
process.stdout.write(
  `${id}, ${players} players, ${iterations ?? `${milliseconds ?? 1000} ms`}: ${percent(share.mean)} (${percent(low)} to ${percent(high)}) of ${games} games, ` +
    `${own.mean.toFixed(1)} to ${others.mean.toFixed(1)}\n`,
);
