/** The typed tables that the rules read, made once from the component data; ids become indices here. */
import { type Index, indices } from '../../../core/grammar.ts';
import type { Data } from '../schema.ts';
import { type Board, makeBoard, makeSpaces, PLAYER_COUNTS, type Space } from './board.ts';
import { modifiersOf, unforeseenShare } from './effects/index.ts';
import type { CardType, EffectEntry, Modifiers } from './effects/word.ts';
import {
  type CardIndex,
  type DiscoveryAction,
  type DiscoveryIndex,
  EVENT_LEVELS,
  type FieldIndex,
  type ScientistIndex,
  TRACK_IDS,
} from './types.ts';

/** What it takes to carry it on, and what it brings. [newscience.tree] */
export interface Discovery {
  readonly index: DiscoveryIndex;
  readonly id: string;
  readonly name: string;
  readonly field: FieldIndex;
  readonly level: number;
  readonly research: number;
  /** Targets of the experiment: while nobody else has succeeded, and after. */
  readonly first: number;
  readonly next: number;
  readonly publish: number;
  /** By track. */
  readonly influence: readonly number[];
  readonly prestige: number;
}

export interface Scientist {
  readonly index: ScientistIndex;
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly firstTurnOrder: number;
  readonly bonus: Readonly<Record<DiscoveryAction, number>>;
  /** At the start, by track. */
  readonly influence: readonly number[];
}

export interface Card extends Modifiers {
  readonly index: CardIndex;
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly type: CardType;
  readonly fourPlus: boolean;
  /** A KEEP card that leaves the game with its use. [newscience.events.once] */
  readonly usedOnce: boolean;
  readonly text: string;
  /** What it is worth in energy markers, for bots. */
  readonly value: number;
  /** The share of its entries that bots see nothing of but this value. */
  readonly unforeseen: number;
  readonly effect: readonly EffectEntry[];
}

export interface Field {
  readonly index: FieldIndex;
  readonly id: string;
  readonly name: string;
}

export interface Tables {
  readonly fields: readonly Field[];
  readonly discoveries: readonly Discovery[];
  readonly scientists: readonly Scientist[];
  readonly cards: readonly Card[];
  readonly spaces: readonly Space[];
  /** By number of players. */
  readonly boards: readonly (Board | undefined)[];
  /** The cards that may lie in the stack, by number of players and level. */
  readonly stacks: readonly (readonly (readonly CardIndex[])[])[];
  readonly rules: Data['rules'];
}

export function makeTables(data: Data): Tables {
  const fields = numbered<FieldIndex, Data['discoveries']['fields'][number]>(data.discoveries.fields);
  const discoveries = numbered<DiscoveryIndex, Data['discoveries']['discoveries'][number]>(
    data.discoveries.discoveries,
  ).map(
    (item): Discovery => ({
      index: item.index,
      id: item.id,
      name: item.name,
      field: fields.find(field => field.id === item.field)!.index,
      level: item.level,
      research: item.research,
      first: item.experiment.first,
      next: item.experiment.next,
      publish: item.publish,
      influence: TRACK_IDS.map(track => item.influence[track]),
      prestige: item.prestige,
    }),
  );
  const scientists = numbered<ScientistIndex, Data['scientists']['scientists'][number]>(
    data.scientists.scientists,
  ).map(
    ({ index, id, name, about, firstTurnOrder, research, experiment, publish, influence }): Scientist => ({
      index,
      id,
      name,
      about,
      firstTurnOrder,
      bonus: { research, experiment, publish },
      influence: TRACK_IDS.map(track => influence[track]),
    }),
  );
  const spaces = makeSpaces(data);
  const boards = [
    undefined,
    undefined,
    ...PLAYER_COUNTS.map(players => makeBoard(data, spaces, discoveries, players)),
  ];
  const cards = numbered<CardIndex, Data['events']['events'][number]>(data.events.events).map(
    ({ index, id, name, level, type, fourPlus, use, text, estimate, effect }): Card => ({
      index,
      id,
      name,
      level,
      type,
      fourPlus,
      usedOnce: use === 'once',
      text,
      value: estimate,
      unforeseen: unforeseenShare(effect),
      effect,
      ...modifiersOf(effect, { fields, discoveries, boards }),
    }),
  );
  const stacks = boards.map((_, players) =>
    [0, ...EVENT_LEVELS].map(level => usableCards(cards, level, players >= data.rules.fourPlusFrom)),
  );
  return { fields, discoveries, scientists, cards, spaces, boards, stacks, rules: data.rules };
}

/** Cards of a level: those marked 4+ are for large tables. [newscience.setup.events] */
function usableCards(cards: readonly Card[], level: number, everyCard: boolean): CardIndex[] {
  return cards.filter(card => card.level === level && (everyCard || !card.fourPlus)).map(card => card.index);
}

function numbered<I extends Index<string>, T extends object>(
  items: readonly T[],
): (T & { readonly index: I })[] {
  const places = indices<I>(items);
  return items.map((item, i) => ({ ...item, index: places[i]! }));
}
