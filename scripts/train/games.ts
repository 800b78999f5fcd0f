/** Games of bots to learn from, and what the estimate and the features said during them. */
import { type Control, chooseMove } from '../../src/bots/choose.ts';
import { likelyMove } from '../../src/bots/position.ts';
import { botRequest } from '../../src/bots/request.ts';
import type { AnyGame, Options } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { nextUnit, seedRng } from '../../src/core/rng.ts';
import { variants } from '../../test/laws/search.ts';

/** In a hurry: a quarter of the time, and hardly weaker, so that there are four times as many games to learn from. */
const BOT = { level: 'medium', iterations: null } as const;
const HURRY: Control = { stopped: () => true };
/**
 * Part of the decisions that are played at random, half of them by the game's own weights and half whatever they are:
 * search looks at moves that bots would not play, and has to know what comes of them.
 */
const EXPLORING = 0.06;
/** Every so many turns all seats are looked at, and after every move played at random. */
const EVERY = 3;

/** A sample is a row of numbers: these first, then the features. */
export const COLUMNS = { game: 0, players: 1, round: 2, final: 3, features: 4 } as const;

/** A game by its moves. */
export interface PlayedGame {
  readonly players: number;
  readonly seed: string;
  readonly options: Options;
  readonly moves: readonly string[];
  /** The moves that were played at random, by number from 0. */
  readonly random: readonly number[];
}

/** Every other game is for the fewest who can play one another; the others take turns. */
function playersOf({ meta }: AnyGame, number: number): number {
  const { min, max } = meta.players;
  const fewest = Math.min(max, Math.max(2, min));
  if (number % 2 === 0) return fewest;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(count => count !== fewest);
  return counts[Math.floor(number / 2) % counts.length] ?? fewest;
}

/** The same for the same number and seed. */
export function gameOf(game: AnyGame, seed: string, number: number): PlayedGame {
  const players = playersOf(game, number);
  const own = variants(game.meta).filter(kind => kind.players === players);
  const { options } = own[Math.floor(number / 8) % own.length]!;
  const match = matchOf(game, { players, seed: `${seed}-${number}`, options, moves: [], random: [] });
  const rng = seedRng(`exploring ${seed}-${number}`);
  const moves: string[] = [];
  const random: number[] = [];
  for (let request = botRequest(match, BOT); request !== null; request = botRequest(match, BOT)) {
    const chance = nextUnit(rng);
    if (chance < EXPLORING && match.choices.length > 1) random.push(moves.length);
    const notation =
      chance >= EXPLORING
        ? chooseMove(game, request, HURRY).notation
        : chance < EXPLORING / 2
          ? match.choices[Math.floor(nextUnit(rng) * match.choices.length)]!.notation
          : game.notate(likelyMove(game, game.sample(request.view, `explore ${request.seed}`), rng));
    moves.push(notation);
    match.play(notation);
  }
  return { players, seed: `${seed}-${number}`, options, moves, random };
}

function matchOf(game: AnyGame, { players, seed, options }: PlayedGame): Match {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `bot ${seat + 1}`, bot: BOT }));
  return new Match({ game, players: seats, seed, options, first: null });
}

/** What the features say during a game, and what came of it. What nobody knew yet is drawn anew each time. */
export function samplesOf(game: AnyGame, number: number, played: PlayedGame): Float64Array[] {
  const match = matchOf(game, played);
  const seen: { readonly seat: number; readonly row: Float64Array }[] = [];
  const told = new Float64Array(game.features!.names.length);
  let looked = -EVERY;
  const random = new Set(played.random);
  for (const [at, move] of played.moves.entries()) {
    const { turn, seat: mover } = match.decision!;
    if (turn >= looked + EVERY || random.has(at - 1)) {
      looked = turn;
      const state = game.sample(match.view(mover), `train ${played.seed} ${turn}`);
      for (let seat = 0; seat < played.players; seat++) {
        game.features!.write(state, seat, told);
        seen.push({ seat, row: Float64Array.of(number, played.players, match.round, 0, ...told) });
      }
    }
    match.play(move);
  }
  const totals = match.finalScores().map(({ total }) => total);
  for (const { seat, row } of seen) row[COLUMNS.final] = totals[seat]!;
  return seen.map(({ row }) => row);
}
