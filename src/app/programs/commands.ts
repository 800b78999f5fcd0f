/** Programs in the list of players: `exec:COMMAND`, or `exec:NAME=COMMAND` for a name of the player's choice. */
import type { Seat } from '../../core/game.ts';
import { allDone, done, type Result, refused } from '../../core/result.ts';
import { namesOf, type Player, parsePlayers, seatNamed } from '../../core/seats.ts';
import { quote } from '../../core/text.ts';
import { listed } from '../../core/words.ts';
import { type Limits, USUAL_LIMITS } from '../../programs/limits.ts';

/** By seat; null where no program sits, or no command was given for it. Never written into a file. */
export type Commands = readonly (string | null)[];

/** The programs at a table. */
export interface SeatedPrograms {
  readonly commands: Commands;
  readonly limits: Limits;
}

/** Who sits down, and what starts the programs among them. */
export interface Seated {
  readonly players: readonly Player[];
  readonly commands: Commands;
}

interface Item {
  readonly player: string;
  readonly command: string | null;
}

/** Reads the list of players of a command line. A comma inside a command is written `\,`. */
export function parseSeats(text: string): Result<Seated> {
  const items = allDone(text.split(/(?<!\\),/u).map(readItem));
  if (!items.ok) return items;
  const players = parsePlayers(items.value.map(({ player }) => player).join(','));
  if (!players.ok) return players;
  const commands = items.value.map(({ command }) => command);
  const without = players.value.findIndex(
    ({ bot }, seat) => bot?.level === 'program' && commands[seat] === null,
  );
  if (without < 0) return done({ players: players.value, commands });
  return refused('usage', 'a program is named by its command: exec:COMMAND or exec:NAME=COMMAND');
}

function readItem(item: string): Result<Item> {
  const text = item.trim();
  if (/^[^=]*=\s*exec:/u.test(text)) return refused('usage', `${quote(text)}: write exec:NAME=COMMAND`);
  if (!text.startsWith('exec:')) return done({ player: item, command: null });
  const { name, command = '' } = COMMAND.exec(text.slice('exec:'.length))?.groups ?? {};
  if (command.trim() === '') return refused('usage', `${quote(text)}: the command is missing`);
  const player = name === undefined ? 'bot:program' : `${name}=bot:program`;
  return done({ player, command: command.replaceAll('\\,', ',').trim() });
}

/** What stands before the first `=` is a name, unless it holds a blank or a slash, as commands do. */
const COMMAND = /^(?:(?<name>[^\s/\\=]+)=)?(?<command>.*)$/su;

/** The commands of `--exec NAME=COMMAND`, for the programs of a game that is taken up again. */
export function commandsFor(players: readonly Player[], given: readonly string[]): Result<Commands> {
  const commands: (string | null)[] = players.map(() => null);
  for (const text of given) {
    const [name = '', ...rest] = text.split('=');
    const command = rest.join('=').trim();
    const seat: Seat = seatNamed(namesOf(players), name.trim());
    if (command === '') return refused('usage', `--exec ${quote(text)}: it is written NAME=COMMAND.`);
    if (players[seat]?.bot?.level !== 'program') {
      const programs = players.filter(({ bot }) => bot?.level === 'program').map(player => player.name);
      const known =
        programs.length === 0 ? 'no program plays in this game' : `the programs are ${listed(programs)}`;
      return refused('usage', `--exec ${quote(text)}: ${known}.`);
    }
    commands[seat] = command;
  }
  return done(commands);
}

/** What a program may take. */
export interface LimitFlags {
  /** Seconds for a decision and, behind a slash, for a whole game: `10/1800`. */
  readonly execTime?: string;
}

const LONGEST_S = 86_400;

export function limitsOf({ execTime }: LimitFlags): Result<Limits> {
  if (execTime === undefined) return done(USUAL_LIMITS);
  const [decision = '', game, ...more] = execTime.split('/');
  const decisionMs = milliseconds(decision);
  const gameMs = game === undefined ? Math.max(USUAL_LIMITS.gameMs, decisionMs ?? 0) : milliseconds(game);
  if (decisionMs !== null && gameMs !== null && more.length === 0) return done({ decisionMs, gameMs });
  const form = `seconds for a decision, such as 10, or for a decision and a game, such as 10/1800`;
  return refused('usage', `--exec-time ${quote(execTime)}: it is ${form}, up to ${LONGEST_S}.`);
}

function milliseconds(text: string): number | null {
  const value = /^\d{1,5}(?:\.\d{1,3})?$/u.test(text) ? Number(text) : 0;
  return value > 0 && value <= LONGEST_S ? value * 1000 : null;
}
