/** A new game from the flags of the command line: who sits at the table, which seed, which variant. */
import type { Names, Options, Seat } from '../core/game.ts';
import { checkSeed } from '../core/movefile.ts';
import { readOptions } from '../core/options.ts';
import { done, type Result, refused } from '../core/result.ts';
import {
  BOT_NAMES,
  checkCount,
  formatBot,
  freeNames,
  namesOf,
  type Player,
  playerRange,
  seatNamed,
} from '../core/seats.ts';
import { quote } from '../core/text.ts';
import { askIfMeant, suggestionOr } from '../core/words.ts';
import type { GameEntry } from '../registry.ts';
import type { Config } from '../storage/config.ts';
import { freshSeed, secretText } from '../storage/seeds.ts';
import { humans } from './curtain.ts';
import {
  type LimitFlags,
  limitsOf,
  parseSeats,
  type Seated,
  type SeatedPrograms,
} from './programs/commands.ts';

/** Where all chance of a game comes from. */
export interface Deal {
  readonly seed: string;
  /** Hides the seed until the game is over; null where the players know it. */
  readonly salt?: string | null;
}

export interface NewGame extends Deal {
  readonly game: GameEntry;
  readonly players: readonly Player[];
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
  /** Directory with corrected component data; null plays with the bundled one. */
  readonly dataDir: string | null;
  /** What starts the programs among the players. */
  readonly programs?: SeatedPrograms | null;
}

export interface SeatingFlags extends LimitFlags {
  readonly solo?: boolean;
  readonly players?: string;
  readonly seed?: string;
  readonly first?: string;
  readonly data?: string;
  /** Values of the game's own options. */
  readonly options: Options;
}

/** A seed that the players chose, or one that is drawn: where several people play so that none of them knows it. */
export function dealFor(players: readonly Player[], chosen: string | null): Deal {
  if (chosen !== null) return { seed: chosen, salt: null };
  return humans(players).length > 1
    ? { seed: secretText(), salt: secretText() }
    : { seed: freshSeed(), salt: null };
}

export function planGame(
  game: GameEntry,
  flags: SeatingFlags,
  dataDir: string | null,
  usual: Pick<Config, 'name' | 'level'> = {},
): Result<NewGame> {
  const seated = seatPlayers(game, flags, usual);
  if (!seated.ok) return seated;
  const { players, commands } = seated.value;
  const limits = limitsOf(flags);
  if (!limits.ok) return limits;
  const deal = dealFor(players, flags.seed ?? null);
  const checked = checkSeed(deal.seed);
  if (!checked.ok) {
    const example = `for example --seed ${freshSeed()}`;
    return refused('usage', `--seed ${quote(deal.seed)}: ${checked.problem.message}; ${example}.`);
  }
  const options = readOptions(game.meta, flags.options);
  if (!options.ok) {
    const { message, suggestion } = options.problem;
    return refused('usage', `${message}${suggestion ? `; ${askIfMeant(suggestion)}` : '.'}`);
  }
  const first = firstSeat(flags.first, namesOf(players));
  if (!first.ok) return first;
  return done({
    game,
    players,
    ...deal,
    options: options.value,
    first: first.value,
    dataDir,
    programs: commands.every(command => command === null) ? null : { commands, limits: limits.value },
  });
}

/** Without a list of players, those of `--solo` sit down. */
function seatPlayers(
  game: GameEntry,
  { solo, players: listed }: SeatingFlags,
  { name = 'Player', level }: Pick<Config, 'name' | 'level'>,
): Result<Seated> {
  if (game.solo === null && (solo === true || listed === undefined)) {
    const needed = `name ${playerRange(game.meta)} with --players`;
    return refused('usage', `${game.meta.title} is not played alone: ${needed}.`);
  }
  const text = listed === undefined ? name : countedPlayers(listed);
  const usualBots = game.solo?.bots ?? [];
  const bots = level === undefined ? usualBots : usualBots.map(() => `bot:${level}`);
  const beside = listed === undefined || solo === true ? bots : [];
  const seated = parseSeats([text, ...beside].join(','));
  if (!seated.ok) return refused('usage', `--players: ${seated.problem.message}.`);
  const count = seated.value.players.length;
  if (solo === true && count !== 1 + bots.length) {
    return refused('usage', '--solo is for one player: name one, or leave --solo out.');
  }
  const checked = checkCount(game.meta, count);
  if (checked.ok) return seated;
  const hint = count === 1 && game.solo !== null ? ' --solo seats bots beside you.' : '';
  return refused('usage', `${checked.problem.message}.${hint}`);
}

/** Bots that nobody named get names of their own, as the menu gives them: at a table they are company. */
export function nameBots(plan: NewGame): NewGame {
  const free = freeNames(BOT_NAMES, namesOf(plan.players));
  const players = plan.players.map(player =>
    player.bot !== null && player.name === formatBot(player.bot)
      ? { ...player, name: free.shift() ?? player.name }
      : player,
  );
  return { ...plan, players };
}

/** `--players 3` seats three people. */
function countedPlayers(listed: string): string {
  if (!/^\d{1,2}$/u.test(listed.trim())) return listed;
  return Array.from({ length: Number(listed) }, (_, i) => `Player ${i + 1}`).join(',');
}

function firstSeat(name: string | undefined, names: Names): Result<Seat | null> {
  if (name === undefined || name === 'random') return done(null);
  const seat = seatNamed(names, name);
  if (seat >= 0) return done(seat);
  const hint = suggestionOr(name, [...names, 'random'], `the players are ${names.join(', ')}.`);
  return refused('usage', `--first ${quote(name)}: nobody is called that; ${hint}`);
}
