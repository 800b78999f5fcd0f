/** The component data as lookup tables: by number, material, laboratory and player count. Static, never in a State. */
import type * as z from 'zod';
import type { schema } from './schema.ts';
import { FAVOURS, type FavourId, type Invention, MATERIALS, METALS, type Move } from './types.ts';

export type Data = z.infer<typeof schema>;

export interface Favour {
  /** 0 to 3 for a to d. */
  readonly letter: number;
  readonly florins: number;
  readonly components: number;
  /** How many of the components may be alike. */
  readonly alike: number;
}

export interface Tables {
  /** By invention number; index 0 stands for "none". */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly metal: readonly number[];
  /** The type, named by its leading material. */
  readonly type: readonly number[];
  readonly weeks: readonly number[];
  readonly recipe: readonly (readonly number[])[];
  readonly florinsFirst: readonly number[];
  readonly florinsLater: readonly number[];
  /** All numbers, ascending. */
  readonly inventions: readonly Invention[];
  /** By place: the zones, then the two laboratories. */
  readonly placeNames: readonly string[];
  /** By laboratory and side. */
  readonly spaces: readonly (readonly number[])[];
  readonly automatonSpaces: readonly (readonly number[])[];
  readonly sets: Data['starting-sets'];
  readonly favours: Readonly<Record<FavourId, Favour>>;
  /** By number of players. */
  readonly counts: readonly (Data['player-counts'][number] | undefined)[];
  readonly constants: Data['constants'];
  readonly coinTotal: number;
  /** `start` moves by laboratory and invention, made once. */
  readonly starts: readonly (readonly Move[])[];
  /** `order` moves by invention. */
  readonly orders: readonly Move[];
}

export function countsFor(tables: Tables, players: number): Data['player-counts'][number] {
  return tables.counts[players]!;
}

export function makeTables(data: Data): Tables {
  const cards = data.inventions;
  const byNumber = <T>(none: T, pick: (card: (typeof cards)[number]) => T): T[] => [none, ...cards.map(pick)];
  const numbers = cards.map(card => card.number);
  return {
    ids: byNumber('none', card => card.id),
    names: byNumber('nothing', card => card.name),
    metal: byNumber(-1, card => METALS.indexOf(card.metal)),
    type: byNumber(-1, card => MATERIALS.indexOf(card.type)),
    weeks: byNumber(0, card => card.weeks),
    recipe: byNumber(
      MATERIALS.map(() => 0),
      card => MATERIALS.map(material => card.components[material] ?? 0),
    ),
    florinsFirst: byNumber(0, card => card.florinsFirst),
    florinsLater: byNumber(0, card => card.florinsLater),
    inventions: numbers,
    placeNames: [...data.city.map(zone => zone.name), ...data.laboratories.map(lab => lab.name)],
    spaces: data.laboratories.map(lab => lab.sides.map(side => side.spaces)),
    automatonSpaces: data.laboratories.map(lab => lab.sides.map(side => side.automatonSpaces)),
    sets: data['starting-sets'],
    favours: favourTable(data.favours),
    counts: [undefined, undefined, ...data['player-counts']],
    constants: data.constants,
    coinTotal: data.constants.florinCards.reduce((sum, coin) => sum + coin.value * coin.count, 0),
    starts: data.laboratories.map((_, lab) =>
      byNumber<Move>({ type: 'done' }, card => ({ type: 'start', lab, invention: card.number })),
    ),
    orders: byNumber<Move>({ type: 'done' }, card => ({ type: 'order', invention: card.number })),
  };
}

/** Both automaton spaces share one row of the data. */
function favourTable(rows: Data['favours']): Record<FavourId, Favour> {
  const entries = FAVOURS.map((id): [FavourId, Favour] => {
    const row = rows.find(
      ({ id: rowId }) => rowId === id || id === `${rowId}-small` || id === `${rowId}-large`,
    )!;
    const { florins, components, alike } = row;
    return [id, { letter: 'abcd'.indexOf(row.letter), florins, components, alike }];
  });
  return Object.fromEntries(entries) as Record<FavourId, Favour>;
}
