/** The component data as lookup tables: by number, material, laboratory and player count. Static, never in a State. */
import { indices } from '../../../core/grammar.ts';
import type { Data } from '../schema.ts';
import {
  FAVOUR_LETTERS,
  FAVOURS,
  type FavourId,
  type FavourRowId,
  type InventionIndex,
  LAB_INDICES,
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialIndex,
  METAL_INDICES,
  METALS,
  type MetalIndex,
  type MoveOf,
} from './types.ts';

/** What a favour brings in numbers. */
export interface FavourRow {
  /** Which of FAVOUR_LETTERS. */
  readonly letter: number;
  readonly florins: number;
  readonly components: number;
  /** How many of the components may be alike. */
  readonly alike: number;
}

export interface StartingSet {
  readonly apprentices: number;
  readonly florins: number;
  /** Spaces of the side that lies up, by laboratory; 0 for one that is not in the set. */
  readonly spaces: readonly number[];
  readonly automata: number;
  /** By material. */
  readonly components: readonly number[];
}

type Rest = Omit<Data['player-counts'][number], 'opening'>;
interface PlayerCount extends Rest {
  /** Requested at the beginning of a first game. */
  readonly opening: readonly InventionIndex[];
}

export interface Tables {
  /** By invention; NONE has a row of its own. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly metal: readonly (MetalIndex | undefined)[];
  /** The type, named by its leading material. */
  readonly type: readonly (MaterialIndex | undefined)[];
  readonly weeks: readonly number[];
  /** Components by material. */
  readonly recipe: readonly (readonly number[])[];
  /** By material and number: bit set of the inventions that take no more of it. */
  readonly within: readonly (readonly number[])[];
  readonly florinsFirst: readonly number[];
  readonly florinsLater: readonly number[];
  /** All inventions, ascending. */
  readonly inventions: readonly InventionIndex[];
  /** The gold ones that lie in the middle and at the bottom of the deck. */
  readonly middleGold: readonly InventionIndex[];
  readonly bottomGold: readonly InventionIndex[];
  /** By metal: how many lie in the middle of the deck, and how many two experienced players take out. */
  readonly middleLayer: readonly number[];
  readonly twoPlayerDiscards: readonly number[];
  /** By zone. */
  readonly zoneNames: readonly string[];
  readonly zoneLetters: readonly string[];
  /** By laboratory and side. */
  readonly spaces: readonly (readonly number[])[];
  readonly automatonSpaces: readonly (readonly number[])[];
  readonly sets: readonly StartingSet[];
  /** By favour. */
  readonly favours: readonly FavourRow[];
  /** By number of players. */
  readonly counts: readonly (PlayerCount | undefined)[];
  readonly constants: Data['constants'];
  readonly coinTotal: number;
  /** `start` moves by laboratory and invention, made once. */
  readonly starts: readonly (readonly MoveOf<'start'>[])[];
  /** `order` moves by invention. */
  readonly orders: readonly MoveOf<'order'>[];
}

export function countsFor(t: Tables, players: number): PlayerCount {
  return t.counts[players]!;
}

export function makeTables(data: Data): Tables {
  const cards = data.inventions;
  const byNumber = <T>(none: T, pick: (card: (typeof cards)[number]) => T): T[] => [none, ...cards.map(pick)];
  const names = byNumber('nothing', card => card.name);
  const numbers = indices<InventionIndex>(names);
  const numbered = (list: readonly number[]): InventionIndex[] => list.map(number => numbers[number]!);
  const recipe = byNumber(amounts(MATERIALS, {}), card => amounts(MATERIALS, card.components));
  return {
    ids: byNumber('none', card => card.id),
    names,
    metal: byNumber<MetalIndex | undefined>(undefined, card => METAL_INDICES[METALS.indexOf(card.metal)]),
    type: byNumber<MaterialIndex | undefined>(
      undefined,
      card => MATERIAL_INDICES[MATERIALS.indexOf(card.type)],
    ),
    weeks: byNumber(0, card => card.weeks),
    recipe,
    within: MATERIAL_INDICES.map(material => withinAmounts(recipe.map(amount => amount[material]!))),
    florinsFirst: byNumber(0, card => card.florinsFirst),
    florinsLater: byNumber(0, card => card.florinsLater),
    inventions: numbers.slice(1),
    middleGold: numbered(data.constants.middleGold),
    bottomGold: numbered(data.constants.bottomGold),
    middleLayer: amounts(METALS, data.constants.middleLayer),
    twoPlayerDiscards: amounts(METALS, data.constants.twoPlayerDiscards),
    zoneNames: data.city.map(zone => zone.name),
    zoneLetters: data.city.map(zone => zone.drawing.letter),
    spaces: data.laboratories.map(lab => lab.sides.map(side => side.spaces)),
    automatonSpaces: data.laboratories.map(lab => lab.sides.map(side => side.automatonSpaces)),
    sets: data['starting-sets'].map(set => ({
      apprentices: set.apprentices,
      florins: set.florins,
      spaces: [set.small, set.large],
      automata: set.automata,
      components: amounts(MATERIALS, set.components),
    })),
    favours: favourRows(data.favours),
    counts: [
      undefined,
      undefined,
      ...data['player-counts'].map(row => ({ ...row, opening: numbered(row.opening) })),
    ],
    constants: data.constants,
    coinTotal: data.constants.florinCards.reduce((sum, coin) => sum + coin.value * coin.count, 0),
    starts: LAB_INDICES.map(lab => numbers.map(invention => ({ type: 'start', lab, invention }))),
    orders: numbers.map(invention => ({ type: 'order', invention })),
  };
}

/** A record of the data by index. */
function amounts<Id extends string>(ids: readonly Id[], record: Partial<Record<Id, number>>): number[] {
  return ids.map(id => record[id] ?? 0);
}

/** By number, up to the largest: bit set of the inventions that take no more. */
function withinAmounts(taken: readonly number[]): number[] {
  return Array.from({ length: Math.max(...taken) + 1 }, (_, number) =>
    taken.reduce((set, amount, invention) => (amount <= number ? set | (1 << invention) : set), 0),
  );
}

const FAVOURS_OF_ROW: Readonly<Record<FavourRowId, readonly FavourId[]>> = {
  florins: ['florins'],
  components: ['components'],
  apprentice: ['apprentice'],
  'flip-small': ['flip-small'],
  'take-large': ['take-large'],
  'flip-large': ['flip-large'],
  automaton: ['automaton-small', 'automaton-large'],
};

function favourRows(rows: Data['favours']): FavourRow[] {
  return FAVOURS.map(id => {
    const { letter, florins, components, alike } = rows.find(row => FAVOURS_OF_ROW[row.id].includes(id))!;
    return { letter: FAVOUR_LETTERS.indexOf(letter), florins, components, alike };
  });
}
