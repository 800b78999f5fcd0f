/** A game that is being set up: seats, variant, seed, all of it valid or with a sentence on what is not. */

import { humans } from '../../app/curtain.ts';
import type { GameEntry } from '../../app/load-game.ts';
import { dealFor, type NewGame } from '../../app/seating.ts';
import type { Settings } from '../../app/settings.ts';
import type { OptionSpec, Options, Seat } from '../../core/game.ts';
import { checkSeed } from '../../core/movefile.ts';
import { defaultOptions } from '../../core/options.ts';
import { done, type Result, refused, unwrap } from '../../core/result.ts';
import {
  BOT_NAMES,
  type BotLevel,
  checkCount,
  checkName,
  freeNames,
  namesOf,
  type Player,
  parsePlayer,
  seatNamed,
} from '../../core/seats.ts';

export interface Draft {
  readonly game: GameEntry;
  readonly players: readonly Player[];
  readonly options: Options;
  readonly first: Seat | null;
  /** Drawn for somebody who plays alone, or chosen. */
  readonly seed: string;
  /** The players chose the seed themselves. */
  readonly seedChosen: boolean;
}

export function newDraft(
  game: GameEntry,
  seed: string,
  { name = 'Player', level }: Pick<Settings, 'name' | 'level'> = {},
): Draft {
  const others =
    game.solo === null
      ? guests(game)
      : game.solo.bots.map((text, i): Player => {
          const { bot } = unwrap(parsePlayer(level === undefined ? text : `bot:${level}`));
          return { name: BOT_NAMES[i]!, bot };
        });
  const players = [{ name, bot: null }, ...others];
  return { game, players, options: defaultOptions(game.meta), first: null, seed, seedChosen: false };
}

const HUMAN_NAMES = ['Player', 'Guest', 'Third', 'Fourth', 'Fifth'] as const;

/** As many people beside the first as the game needs. */
function guests({ meta }: GameEntry): Player[] {
  return Array.from({ length: meta.players.min - 1 }, (_, i) => {
    return { name: HUMAN_NAMES[i + 1] ?? `Player ${i + 2}`, bot: null };
  });
}

export function addPlayer(draft: Draft): Draft {
  if (draft.players.length >= draft.game.meta.players.max) return draft;
  const name = freeName(draft, BOT_NAMES);
  return { ...draft, players: [...draft.players, { name, bot: { level: 'medium', iterations: null } }] };
}

export function removePlayer(draft: Draft, seat: Seat): Draft {
  if (draft.players.length <= 1) return draft;
  const first =
    draft.first === null || draft.first === seat ? null : draft.first - (draft.first > seat ? 1 : 0);
  return { ...draft, first, players: draft.players.toSpliced(seat, 1) };
}

function freeName(draft: Draft, names: readonly string[]): string {
  return freeNames(names, namesOf(draft.players))[0] ?? `Player ${draft.players.length + 1}`;
}

const KINDS: readonly (BotLevel | null)[] = [null, 'easy', 'medium', 'hard', 'random'];

/** The next kind of player in the seat: a person, or a bot of each level. */
export function turnPlayer(draft: Draft, seat: Seat, by: 1 | -1): Draft {
  const player = draft.players[seat];
  if (player === undefined) return draft;
  const at = KINDS.findIndex(kind => kind === (player.bot?.level ?? null));
  const level = KINDS[(at + by + KINDS.length) % KINDS.length] ?? null;
  const given = isGiven(player.name);
  const name = given ? freeName(without(draft, seat), level === null ? HUMAN_NAMES : BOT_NAMES) : player.name;
  const kept = (level === null) === (player.bot === null) ? player.name : name;
  const bot = level === null ? null : { level, iterations: null };
  return { ...draft, players: draft.players.with(seat, { name: kept, bot }) };
}

/** Names that nobody typed change with the kind of player. */
function isGiven(name: string): boolean {
  return [...BOT_NAMES, ...HUMAN_NAMES].some(given => given === name);
}

function without(draft: Draft, seat: Seat): Draft {
  return { ...draft, players: draft.players.toSpliced(seat, 1) };
}

export function renamePlayer(draft: Draft, seat: Seat, text: string): Result<Draft> {
  const name = checkName(text.trim());
  if (!name.ok) return name;
  if (seatNamed(namesOf(without(draft, seat).players), name.value) >= 0) {
    return refused('usage', `somebody is called ${name.value} already`);
  }
  const player = { ...draft.players[seat]!, name: name.value };
  return done({ ...draft, players: draft.players.with(seat, player) });
}

export function turnOption(draft: Draft, option: OptionSpec, by: 1 | -1): Draft {
  const at = option.values.indexOf(draft.options[option.key] ?? '');
  const value = option.values[(at + by + option.values.length) % option.values.length]!;
  return { ...draft, options: { ...draft.options, [option.key]: value } };
}

/** Who starts: the seed decides, or a seat. */
export function turnFirst(draft: Draft, by: 1 | -1): Draft {
  const count = draft.players.length;
  const at = draft.first === null ? count : draft.first;
  const next = (at + by + count + 1) % (count + 1);
  return { ...draft, first: next === count ? null : next };
}

/** Several people are dealt to from a seed that none of them knows, unless they choose one. */
export function isSealed({ players, seedChosen }: Draft): boolean {
  return !seedChosen && humans(players).length > 1;
}

export function reseed(draft: Draft, text: string): Result<Draft> {
  const seed = checkSeed(text);
  return seed.ok ? done({ ...draft, seed: seed.value, seedChosen: true }) : seed;
}

/** Options that matter with so many players. */
export function liveOptions({ game, players }: Draft): readonly OptionSpec[] {
  return game.meta.options.filter(
    ({ players: range }) =>
      range === undefined || (players.length >= range.min && players.length <= range.max),
  );
}

/** The game to start. */
export function planOf(draft: Draft): Result<NewGame> {
  const count = checkCount(draft.game.meta, draft.players.length);
  if (!count.ok) return refused('usage', `${count.problem.message}.`);
  const { game, players, options, first, seed } = draft;
  const deal = dealFor(players, isSealed(draft) ? null : seed);
  return done({ game, players, options, first, ...deal, dataDir: null });
}

export function kindOf(player: Player): string {
  return player.bot === null ? 'at the keyboard' : `${player.bot.level} bot`;
}
