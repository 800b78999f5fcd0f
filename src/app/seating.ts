/** A new game from the flags of the command line: who sits at the table, which seed, which variant. */
import type { Options, Seat } from '../core/game.ts';
import { readOptions, seedProblem } from '../core/movefile.ts';
import { Problem } from '../core/problem.ts';
import { countProblem, type Player, parsePlayers, playerRange } from '../core/seats.ts';
import { nearest, quote } from '../core/text.ts';
import type { GameEntry } from '../registry.ts';
import type { Config } from '../storage/config.ts';
import { freshSeed } from '../storage/seeds.ts';

export interface NewGame {
  readonly game: GameEntry;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
  /** Directory with corrected component data; null plays with the bundled one. */
  readonly dataDir: string | null;
}

export interface SeatingFlags {
  readonly solo?: boolean;
  readonly players?: string;
  readonly seed?: string;
  readonly first?: string;
  readonly data?: string;
  /** Values of the game's own options. */
  readonly options: Options;
}

export function planGame(
  game: GameEntry,
  flags: SeatingFlags,
  dataDir: string | null,
  usual: Pick<Config, 'name' | 'level'> = {},
): NewGame {
  const players = seatPlayers(game, flags, usual);
  const seed = flags.seed ?? freshSeed();
  const badSeed = seedProblem(seed);
  if (badSeed !== null) {
    throw usage(`--seed ${quote(seed)}: ${badSeed}; for example --seed ${freshSeed()}.`);
  }
  const reading = readOptions(game.meta, flags.options);
  if (reading.type === 'problem') {
    const meant = reading.suggestion === null ? '.' : `; did you mean ${reading.suggestion}?`;
    throw usage(`${reading.message}${meant}`);
  }
  const { options } = reading;
  return { game, players, seed, options, first: firstSeat(flags.first, players), dataDir };
}

/** Without a list of players the table is the one of `--solo`. */
function seatPlayers(
  game: GameEntry,
  { solo, players: listed }: SeatingFlags,
  { name = 'Player', level }: Pick<Config, 'name' | 'level'>,
): readonly Player[] {
  if (game.solo === null && (solo === true || listed === undefined)) {
    throw usage(`${game.meta.title} is not played alone: name ${playerRange(game.meta)} with --players.`);
  }
  const text = listed === undefined ? name : countedPlayers(listed);
  const usualBots = game.solo?.bots ?? [];
  const bots = level === undefined ? usualBots : usualBots.map(() => `bot:${level}`);
  const beside = listed === undefined || solo === true ? bots : [];
  const players = parsePlayers([text, ...beside].join(','));
  if (typeof players === 'string') throw usage(`--players: ${players}.`);
  if (solo === true && players.length !== 1 + bots.length) {
    throw usage('--solo is for one player: name one, or leave --solo out.');
  }
  const problem = countProblem(game.meta, players.length);
  if (problem === null) return players;
  const hint = players.length === 1 && game.solo !== null ? ' --solo seats bots beside you.' : '';
  throw usage(`${problem}.${hint}`);
}

/** `--players 3` seats three people. */
function countedPlayers(listed: string): string {
  if (!/^\d{1,2}$/u.test(listed.trim())) return listed;
  return Array.from({ length: Number(listed) }, (_, i) => `Player ${i + 1}`).join(',');
}

function firstSeat(name: string | undefined, players: readonly Player[]): Seat | null {
  if (name === undefined || name === 'random') return null;
  const names = players.map(player => player.name);
  const seat = names.findIndex(known => known.toLowerCase() === name.toLowerCase());
  if (seat >= 0) return seat;
  const meant = nearest(name, [...names, 'random']);
  const hint = meant === null ? `the players are ${names.join(', ')}.` : `did you mean ${meant}?`;
  throw usage(`--first ${quote(name)}: nobody is called that; ${hint}`);
}

function usage(sentence: string): Problem {
  return new Problem(sentence, 'usage');
}
