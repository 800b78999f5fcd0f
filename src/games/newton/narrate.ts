/** The log: events as sentences. */
import type { Names, Seat } from '../../core/game.ts';
import type { Tables } from './data.ts';
import * as text from './text.ts';
import type { Cause, Event, FrameKind } from './types.ts';

const { plural, gainText, costText } = text;

export function narrate(t: Tables, event: Event, names: Names): string {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'kept':
      return `${who} keeps ${t.masters[event.master]!.name}.`;
    case 'chose':
      return `${who} keeps a master.`;
    case 'packs-passed':
      return 'Everybody passes the remaining masters to the left.';
    case 'round':
      return names.length > 1
        ? `Round ${event.round} begins; ${nameOf(names, event.first)} goes first.`
        : `Round ${event.round} begins.`;
    case 'played':
      return `${who} plays ${t.cards[event.card]!.name}.`;
    case 'passed':
      return `${who} has no card left and passes.`;
    case 'acts':
      return `${who} begins a ${event.action} action of value ${event.value}.`;
    case 'nothing':
      return `${who} ${NOTHING[event.kind] ?? 'can do nothing'}.`;
    case 'gained': {
      const paid = gainText(event.paid);
      return `${who} ${paid === 'nothing' ? '' : `pays ${paid} and `}gains ${gainText(event.gain)} (${causeText(t, event.by)}).`;
    }
    case 'bought':
      return `${who} pays ${plural(event.coins, 'coin')} for ${BOUGHT[event.what]}.`;
    case 'revealed':
      return `${who} pays to turn up ${cardNames(t, event.cards)} (level ${event.level}).`;
    case 'worked':
      return `${who} ${event.spaces === 0 ? 'stays on the work track' : `advances ${plural(event.spaces, 'space')} on the work track`}${spending(0, event.potions)} and earns ${plural(event.coins, 'coin')}.`;
    case 'stepped':
      return `${who} leads a student from ${text.spaceName(t, event.from)} to ${text.spaceName(t, event.to)}${spending(0, event.potions)}.`;
    case 'travelled':
      return `${who} travels to ${t.places[event.to]!.name}${spending(event.coins, event.potions)}.`;
    case 'jumped':
      return `${who} jumps to ${t.places[event.to]!.name}${spending(event.coins, 0)}.`;
    case 'token':
      return `${who} takes a bonus token${event.doubled ? ', its effect is doubled' : ''}.`;
    case 'cube':
      return `${who} places a travel cube in ${t.places[event.place]!.name}${costText(event.coins, 0)}${event.points > 0 ? ` and gains ${plural(event.points, 'point')} for it` : ''}.`;
    case 'objective':
      return `${who} reaches an objective: points for ${text.objectiveName(t, event.tile)} at the end.`;
    case 'took':
      return `${who} takes ${t.cards[event.card]!.name}.`;
    case 'shelved':
      return `${who} places a bookshelf tile on ${text.squareText(t, t.squares[event.square]!)}${spending(event.coins, event.potions)}.`;
    case 'discovered': {
      const { direction, points } = t.runs[event.run]!;
      return `${who} finishes a ${direction}: ${plural(points, 'point')} at the end of every round.`;
    }
    case 'tiles-removed':
      return `${who} takes ${plural(event.count, 'bookshelf tile')} out of the game.`;
    case 'master':
      return `${who} plays the master ${t.masters[event.master]!.name}.`;
    case 'tile':
      return event.tile === 'medical-turned'
        ? `${who} turns the medical tile to its better side.`
        : `${who} takes a ${text.tileText(t, event.family, event.tile)}${event.replaced === null ? '' : ` for a ${text.tileText(t, event.family, event.replaced)}`}.`;
    case 'discarded':
      return `${who} discards ${t.cards[event.card]!.name} from the game.`;
    case 'tucked':
      return `${who} puts ${t.cards[event.card]!.name} under the desk.`;
    case 'income': {
      const { points, coins, potions } = event.gain;
      return `${who} receives ${gainText({ points: points + event.discoveries, coins, potions })} as income.`;
    }
    case 'new-rows':
      return `New cards: ${event.rows.map((row, i) => `level ${i + 1} ${row.length > 0 ? cardNames(t, row) : 'none'}`).join('; ')}.`;
    case 'over':
      return 'The game is over.';
  }
}

function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`;
}

function cardNames(t: Tables, cards: readonly number[]): string {
  return text.listWords(cards.map(card => t.cards[card]!.name));
}

function spending(coins: number, potions: number): string {
  return coins + potions > 0 ? ` for ${gainText({ coins, potions })}` : '';
}

function causeText(t: Tables, by: Cause): string {
  switch (by.from) {
    case 'card':
      return `effect of ${t.cards[by.item]!.name}`;
    case 'master':
      return t.masters[by.item]!.name;
    case 'token':
      return 'bonus token';
    case 'pile':
      return 'last tile of a pile';
    default:
      return by.from;
  }
}

const NOTHING: Partial<Record<FrameKind, string>> = {
  technology: 'has no student to move',
  travel: 'cannot travel',
  lessons: 'finds no card to take',
  study: 'can place no bookshelf tile',
  master: 'has no master to play',
  'place-cube': 'can place no cube',
  'choose-tile': 'finds no such tile left',
};

const BOUGHT = { boost: '+1 to the action', potion: 'a potion', student: 'a new student' };
