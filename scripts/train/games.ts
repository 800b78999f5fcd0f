/** Games of bots as samples: what the estimate and the features said during them, and what came of it. */
import { type Control, chooseMove } from '../../src/bots/choose.ts';
import { likelyMove } from '../../src/bots/position.ts';
import { botRequest } from '../../src/bots/request.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { nextUnit, seedRng } from '../../src/core/rng.ts';
import { variants } from '../../test/laws/search.ts';

/** In a hurry: a quarter of the time, and hardly weaker, so that there are four times as many games to learn from. */
const BOT = { level: 'medium', iterations: null } as const;
const HURRY: Control = { stopped: () => true };
/** Part of the decisions that are played at random, by the game's own weights: states that bots would avoid matter, too. */
const EXPLORING = 0.05;
/** Every so many turns all seats are looked at. */
const EVERY = 5;

/** A sample is a row of numbers: these first, then the features. */
export const COLUMNS = { game: 0, players: 1, round: 2, final: 3, features: 4 } as const;

/** The samples of one game; the same for the same number and seed. */
export function samplesOf(game: AnyGame, seed: string, number: number): number[][] {
  const kinds = variants(game.meta);
  const counts = game.meta.players.max - game.meta.players.min + 1;
  const players = game.meta.players.min + (number % counts);
  const own = kinds.filter(kind => kind.players === players);
  const { options } = own[Math.floor(number / counts) % own.length]!;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `bot ${seat + 1}`, bot: BOT }));
  const match = new Match({ game, players: seats, seed: `${seed}-${number}`, options, first: null });
  const rng = seedRng(`exploring ${seed}-${number}`);
  const seen: { readonly seat: number; readonly row: number[] }[] = [];
  const told = new Float64Array(game.features!.names.length);
  let looked = 0;
  for (let request = botRequest(match, BOT); request !== null; request = botRequest(match, BOT)) {
    const { turn } = match.decision!;
    const state = game.sample(request.view, `train ${request.seed}`);
    if (turn >= looked + EVERY || looked === 0) {
      looked = turn;
      for (let seat = 0; seat < players; seat++) {
        game.features!.write(state, seat, told);
        seen.push({ seat, row: [number, players, match.round, 0, ...told] });
      }
    }
    const explores = nextUnit(rng) < EXPLORING;
    match.play(
      explores ? game.notate(likelyMove(game, state, rng)) : chooseMove(game, request, HURRY).notation,
    );
  }
  const totals = match.finalScores().map(({ total }) => total);
  for (const { seat, row } of seen) row[COLUMNS.final] = totals[seat]!;
  return seen.map(({ row }) => row);
}
