/** The log: events as sentences. */
import type { Seat } from '../../../core/game.ts';
import type { EventWord, EventWords } from '../../../core/grammar.ts';
import { listed, plural } from '../../../core/words.ts';
import type { Tables } from '../rules/tables.ts';
import { nothingToDo } from '../rules/topics/index.ts';
import type { Action, CardIndex, Cause, Event, IncomeSlot, TileFamily } from '../rules/types.ts';
import { objectiveName, spaceName, squareText } from './components.ts';
import { costText, gainText, nameOf, tileText } from './words.ts';

const BOUGHT = { boost: '+1 to the action', potion: 'a potion', student: 'a new student' };

/** A sentence that begins with the player it is about. */
function player<E extends { readonly seat: Seat }>(
  deed: (t: Tables, event: E) => string,
): EventWord<Tables, E> {
  return (t, event, names) => `${nameOf(names, event.seat)} ${deed(t, event)}.`;
}

export const EVENTS: EventWords<Tables, Event> = {
  kept: player((t, { master }) => `keeps ${t.masters[master]!.name}`),
  chose: player(() => 'keeps a master'),
  'packs-passed': () => 'Everybody passes the remaining masters to the left.',
  round: (_t, { round, first }, names) =>
    names.length > 1
      ? `Round ${round} begins; ${nameOf(names, first)} goes first.`
      : `Round ${round} begins.`,
  played: player((t, { card }) => `plays ${t.cards[card]!.name}`),
  passed: player(() => 'has no card left and passes'),
  acts: player((_t, { action, value }) => `begins a ${action} action of value ${value}`),
  nothing: player((_t, { kind }) => nothingToDo(kind)),
  gained: player((t, { gain, paid, by }) => {
    const price = paid.coins + paid.potions > 0 ? `pays ${gainText(paid)} and ` : '';
    return `${price}gains ${gainText(gain)} (${causeText(t, by)})`;
  }),
  bought: player((_t, { coins, what }) => `pays ${plural(coins, 'coin')} for ${BOUGHT[what]}`),
  revealed: player((t, { cards, level }) => `pays to turn up ${cardNames(t, cards)} (level ${level})`),
  worked: player((_t, { spaces, coins, potions }) => {
    const moved =
      spaces === 0 ? 'stays on the work track' : `advances ${plural(spaces, 'space')} on the work track`;
    return `${moved}${spending(0, potions)} and earns ${plural(coins, 'coin')}`;
  }),
  stepped: player(
    (t, { from, to, potions }) =>
      `leads a student from ${spaceName(t, from)} to ${spaceName(t, to)}${spending(0, potions)}`,
  ),
  travelled: player(
    (t, { to, coins, potions }) => `travels to ${t.places[to]!.name}${spending(coins, potions)}`,
  ),
  jumped: player((t, { to, coins }) => `jumps to ${t.places[to]!.name}${spending(coins, 0)}`),
  token: player((_t, { doubled }) => `takes a bonus token${doubled ? ', its effect is doubled' : ''}`),
  cube: player((t, { place, coins, points }) => {
    const reward = points > 0 ? ` and gains ${plural(points, 'point')} for it` : '';
    return `places a travel cube in ${t.places[place]!.name}${costText(coins, 0)}${reward}`;
  }),
  objective: player((t, { tile }) => `reaches an objective: points for ${objectiveName(t, tile)} at the end`),
  took: player((t, { card }) => `takes ${t.cards[card]!.name}`),
  shelved: player(
    (t, { square, coins, potions }) =>
      `places a bookshelf tile on ${squareText(t, t.squares[square]!)}${spending(coins, potions)}`,
  ),
  discovered: player((t, { run }) => {
    const { direction, points } = t.runs[run]!;
    return `finishes a ${direction}: ${plural(points, 'point')} at the end of every round`;
  }),
  'tiles-removed': player((_t, { count }) => `takes ${plural(count, 'bookshelf tile')} out of the game`),
  master: player((t, { master }) => `plays the master ${t.masters[master]!.name}`),
  tile: player((t, { tile, family, replaced }) => {
    if (tile === 'medical-turned') return 'turns the medical tile to its better side';
    const back = replaced === null ? '' : ` for ${aTile(t, family, replaced)}`;
    return `takes ${aTile(t, family, tile)}${back}`;
  }),
  discarded: player((t, { card }) => `discards ${t.cards[card]!.name} from the game`),
  tucked: player((t, { card }) => `puts ${t.cards[card]!.name} under the desk`),
  income: player((_t, { discoveries, gain: { points, coins, potions } }) => {
    return `receives ${gainText({ points: points + discoveries, coins, potions })} as income`;
  }),
  'new-rows': (t, { rows }) => {
    const levels = rows.map((row, i) => `level ${i + 1} ${row.length > 0 ? cardNames(t, row) : 'none'}`);
    return `New cards: ${levels.join('; ')}.`;
  },
  over: () => 'The game is over.',
};

function cardNames(t: Tables, cards: readonly CardIndex[]): string {
  return listed(cards.map(card => t.cards[card]!.name));
}

function spending(coins: number, potions: number): string {
  return coins + potions > 0 ? ` for ${gainText({ coins, potions })}` : '';
}

function causeText(t: Tables, by: Cause): string {
  switch (by.from) {
    case 'card':
      return `effect of ${t.cards[by.card]!.name}`;
    case 'master':
      return t.masters[by.master]!.name;
    case 'token':
      return 'bonus token';
    case 'pile':
      return 'last tile of a pile';
    case 'invention':
    case 'specialization':
    case 'city':
      return by.from;
  }
}

function aTile(t: Tables, family: TileFamily, tile: Action | IncomeSlot): string {
  const text = tileText(t, family, tile);
  return `${/^[aeiou]/u.test(text) ? 'an' : 'a'} ${text}`;
}
