/** Who sits where: the text form of players in flags and files, shared by command line, move files and menus. */
import type { GameMeta, Names } from './game.ts';
import { printable } from './text.ts';
import { plural } from './words.ts';

export const BOT_LEVELS = ['random', 'easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export interface BotSpec {
  readonly level: BotLevel;
  /** A fixed search effort, for games that must come out the same again; null leaves it to the clock. */
  readonly iterations: number | null;
}

export interface Player {
  readonly name: string;
  /** Null is a person at the keyboard. */
  readonly bot: BotSpec | null;
}

export const MAX_NAME_LENGTH = 24;

/** A name may hold anything printable but the signs that separate players, moves and comments in a file. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'a player needs a name';
  if (name !== printable(name) || name !== name.trim()) return 'a name holds printable characters only';
  if ([...name].length > MAX_NAME_LENGTH) return `a name has at most ${MAX_NAME_LENGTH} characters`;
  if (/[,:=#]/u.test(name)) return 'a name cannot hold any of , : = #';
  if (/^(undo|redo|result)$/iu.test(name)) return `"${name}" has a meaning of its own in move files`;
  return null;
}

const BOT = /^bot:(?<level>[a-z]+)(?:@(?<iterations>[1-9]\d{0,6}))?$/u;

/** Reads `Ann`, `bot:hard`, `bot:hard@800` or `Vera=bot:easy`. Returns a sentence where it is none of these. */
export function parsePlayer(text: string): Player | string {
  const trimmed = text.trim();
  const split = trimmed.indexOf('=');
  const botText = split >= 0 ? trimmed.slice(split + 1).trim() : trimmed;
  const isBot = split >= 0 || /^bot(:|$)/u.test(trimmed);
  if (!isBot) {
    const problem = nameProblem(trimmed);
    return problem === null ? { name: trimmed, bot: null } : `player "${printable(trimmed)}": ${problem}`;
  }
  const match = BOT.exec(botText === 'bot' ? 'bot:medium' : botText);
  const level = BOT_LEVELS.find(known => known === match?.groups?.['level']);
  if (match === null || level === undefined) {
    return `player "${printable(trimmed)}": a bot is written bot:LEVEL or bot:LEVEL@ITERATIONS, LEVEL one of ${BOT_LEVELS.join(', ')}`;
  }
  const iterations = match.groups?.['iterations'];
  const bot: BotSpec = { level, iterations: iterations === undefined ? null : Number(iterations) };
  if (split < 0) return { name: formatBot(bot), bot };
  const name = trimmed.slice(0, split).trim();
  const problem = nameProblem(name);
  return problem === null ? { name, bot } : `player "${printable(name)}": ${problem}`;
}

export function formatBot(bot: BotSpec): string {
  return bot.iterations === null ? `bot:${bot.level}` : `bot:${bot.level}@${bot.iterations}`;
}

/** The inverse of `parsePlayer`. */
export function formatPlayer(player: Player): string {
  if (player.bot === null) return player.name;
  const bot = formatBot(player.bot);
  return player.name === bot ? bot : `${player.name}=${bot}`;
}

const BOT_NAMES = ['Tycho', 'Hypatia', 'Laplace', 'Noether', 'Euler'] as const;

/** Reads a comma-separated list; nameless bots that would share a name get one of their own. */
export function parsePlayers(text: string): Player[] | string {
  const players: Player[] = [];
  for (const part of text.split(',')) {
    const player = parsePlayer(part);
    if (typeof player === 'string') return player;
    players.push(player);
  }
  const count = (name: string): number => players.filter(player => sameName(player.name, name)).length;
  const named = players.map(player => {
    if (player.bot === null || player.name !== formatBot(player.bot) || count(player.name) === 1)
      return player;
    return { name: '', bot: player.bot };
  });
  const taken = new Set(named.map(player => player.name.toLowerCase()));
  const free = BOT_NAMES.filter(name => !taken.has(name.toLowerCase()));
  const seated = named.map(player =>
    player.name === '' ? { ...player, name: free.shift() ?? 'Bot' } : player,
  );
  const twice = seated.find(
    (player, i) => seated.findIndex(other => sameName(other.name, player.name)) !== i,
  );
  return twice === undefined
    ? seated
    : `two players are called "${printable(twice.name)}": give each a name of their own`;
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** "2 players", "1 to 4 players". */
export function playerRange({ players: { min, max } }: GameMeta, to = ' to '): string {
  return min === max ? plural(min, 'player') : `${min}${to}${max} players`;
}

/** Why so many cannot play, as a sentence without its stop; null where they can. */
export function countProblem(meta: GameMeta, count: number): string | null {
  const { min, max } = meta.players;
  return count >= min && count <= max ? null : `${meta.title} is for ${playerRange(meta)}, not ${count}`;
}

export function namesOf(players: readonly Player[]): Names {
  return players.map(player => player.name);
}
