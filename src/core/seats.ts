/** Who sits where: the text form of players in flags and files, shared by command line, move files and menus. */
import type { GameMeta, Names, Seat } from './game.ts';
import { allDone, done, type Result, refused } from './result.ts';
import { printable } from './text.ts';
import { plural } from './words.ts';

export const BOT_LEVELS = ['random', 'easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** One of our own. */
export interface HouseBot {
  readonly level: BotLevel;
  /** A fixed search effort, for games that must come out the same again; null leaves it to the clock. */
  readonly iterations: number | null;
}

/** A program of somebody's own. The command that starts it is said at the table and stands in no file. */
export interface ProgramBot {
  readonly level: 'program';
}

export type BotSpec = HouseBot | ProgramBot;

export interface Player {
  readonly name: string;
  /** Null is a person at the keyboard. */
  readonly bot: BotSpec | null;
}

export const MAX_NAME_LENGTH = 24;

/** A name may hold anything printable but the signs that separate players, moves and comments in a file. */
export function checkName(name: string): Result<string> {
  const wrong = (why: string): Result<string> => refused('usage', why);
  if (name === '') return wrong('a player needs a name');
  if (name !== printable(name) || name !== name.trim())
    return wrong('a name holds printable characters only');
  if ([...name].length > MAX_NAME_LENGTH) return wrong(`a name has at most ${MAX_NAME_LENGTH} characters`);
  if (/[,:=#]/u.test(name)) return wrong('a name cannot hold any of , : = #');
  if (/^(undo|redo|result)$/iu.test(name)) return wrong(`"${name}" has a meaning of its own in move files`);
  return done(name);
}

const BOT = /^bot:(?<level>[a-z]+)(?:@(?<iterations>[1-9]\d{0,6}))?$/u;

/** Reads `Ann`, `bot:hard`, `bot:hard@800` or `Vera=bot:easy`. */
export function parsePlayer(text: string): Result<Player> {
  const trimmed = text.trim();
  const split = trimmed.indexOf('=');
  if (split < 0 && !/^bot(:|$)/u.test(trimmed)) return named(trimmed, null);
  const bot = parseBot(split < 0 ? trimmed : trimmed.slice(split + 1).trim());
  if (bot === null) {
    const form = `bot:LEVEL or bot:LEVEL@ITERATIONS, LEVEL one of ${BOT_LEVELS.join(', ')}`;
    return refused('usage', `player "${printable(trimmed)}": a bot is written ${form}`);
  }
  return split < 0 ? done({ name: formatBot(bot), bot }) : named(trimmed.slice(0, split).trim(), bot);
}

function named(name: string, bot: BotSpec | null): Result<Player> {
  const checked = checkName(name);
  if (checked.ok) return done({ name, bot });
  return refused('usage', `player "${printable(name)}": ${checked.problem.message}`);
}

function parseBot(text: string): BotSpec | null {
  const match = BOT.exec(text === 'bot' ? 'bot:medium' : text)?.groups;
  const level = BOT_LEVELS.find(known => known === match?.['level']);
  const iterations = match?.['iterations'];
  if (match?.['level'] === 'program' && iterations === undefined) return { level: 'program' };
  if (level === undefined) return null;
  return { level, iterations: iterations === undefined ? null : Number(iterations) };
}

export function formatBot(bot: BotSpec): string {
  const effort = bot.level === 'program' ? null : bot.iterations;
  return effort === null ? `bot:${bot.level}` : `bot:${bot.level}@${effort}`;
}

/** The inverse of `parsePlayer`. */
export function formatPlayer(player: Player): string {
  if (player.bot === null) return player.name;
  const bot = formatBot(player.bot);
  return player.name === bot ? bot : `${player.name}=${bot}`;
}

/** For bots that nobody named. */
export const BOT_NAMES = ['Tycho', 'Hypatia', 'Laplace', 'Noether', 'Euler'] as const;

/** Reads a comma-separated list; nameless bots that would share a name get one of their own. */
export function parsePlayers(text: string): Result<readonly Player[]> {
  const parsed = allDone(text.split(',').map(parsePlayer));
  if (!parsed.ok) return parsed;
  const players = parsed.value;
  const count = (name: string): number => players.filter(player => sameName(player.name, name)).length;
  const isNameless = ({ name, bot }: Player): boolean =>
    bot !== null && name === formatBot(bot) && count(name) > 1;
  const free = freeNames(BOT_NAMES, namesOf(players));
  const seated = players.map(player =>
    isNameless(player) ? { ...player, name: free.shift() ?? 'Bot' } : player,
  );
  const twice = seated.find((player, seat) => seatNamed(namesOf(seated), player.name) !== seat);
  if (twice === undefined) return done(seated);
  const name = printable(twice.name);
  return refused('usage', `two players are called "${name}": give each a name of their own`);
}

export function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Where the player of this name sits, however it is capitalised; -1 where nobody is called that. */
export function seatNamed(names: Names, name: string): Seat {
  return names.findIndex(known => sameName(known, name));
}

/** Those of the names that nobody bears yet. */
export function freeNames(names: Names, taken: Names): string[] {
  return names.filter(name => seatNamed(taken, name) < 0);
}

/** "2 players", "1 to 4 players". */
export function playerRange({ players: { min, max } }: GameMeta, to = ' to '): string {
  return min === max ? plural(min, 'player') : `${min}${to}${max} players`;
}

/** Can so many play? */
export function checkCount(meta: GameMeta, count: number): Result<number> {
  const { min, max } = meta.players;
  if (count >= min && count <= max) return done(count);
  return refused('usage', `${meta.title} is for ${playerRange(meta)}, not ${count}`);
}

export function namesOf(players: readonly Player[]): Names {
  return players.map(player => player.name);
}
