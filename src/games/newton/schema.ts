/**
 * What the component files of Newton must look like. Everything the rules rely on is checked here, with the path of
 * the offending value, so that corrected data can be played with `--data`.
 */
import * as z from 'zod';
import { crossCheck } from './cross-check.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lowercase ASCII words joined by hyphens');
const count = z.int().min(1).max(99);
const source = z.enum(['rulebook', 'published', 'reconstructed']);
const provenance = {
  about: z.string().min(1),
  source,
  sourceNotes: z.record(z.string(), z.string()).optional(),
};
const note = z.string().optional();
const name = z.string().min(1);
const action = z.enum(['work', 'technology', 'travel', 'lessons', 'study']);
const colour = z.enum(['blue', 'green', 'orange']);
const mark = z.enum(['none', '2+', '3+', '4']);
const incomeType = z.enum(['points', 'coins', 'potion']);

const gain = z.strictObject({
  coins: count.optional(),
  points: count.optional(),
  potions: count.optional(),
  students: count.optional(),
});
const pay = z.strictObject({
  coins: count.optional(),
  potions: count.optional(),
  cards: z.literal(1).optional(),
});
const payCoins = z.strictObject({ coins: count });
const bookNeed = z.strictObject({
  blue: count.optional(),
  green: count.optional(),
  orange: count.optional(),
});
const fourBooks = bookNeed.refine(
  need => (need.blue ?? 0) + (need.green ?? 0) + (need.orange ?? 0) === 4,
  'an objective asks for four books',
);
const effectCounter = z.enum([
  'book:blue',
  'book:green',
  'book:orange',
  'book-triple',
  'master-played',
  'university-visited',
  'ancient-visited',
  'run-completed',
]);

/** The effect language: an effect is a list of operations, carried out in order. */
const operation = z.discriminatedUnion('op', [
  /** Take the resources, once or once for each counted thing. */
  z.strictObject({ op: z.literal('gain'), gain, per: effectCounter.optional() }),
  /** Pay all, then take all, once. */
  z.strictObject({ op: z.literal('exchange'), pay, gain }),
  /** Books that count while the card lies on the desk or the master is played; `any` is a colour of one's choice. */
  z.strictObject({ op: z.literal('books'), books: z.array(z.enum([...colour.options, 'any'])).min(1) }),
  /** Changes the basic action of the same card. */
  z.strictObject({
    op: z.literal('modify'),
    rule: z.enum(['second-tile', 'ignore-requirement', 'extra-cubes', 'village-jump', 'double-tokens']),
    pay: payCoins.optional(),
  }),
  /** Carry out the immediate effect of another card on the desk. */
  z.strictObject({ op: z.literal('repeat-lightning') }),
  /** A basic action of at most this value, once or that many times. */
  z.strictObject({
    op: z.literal('act'),
    action: z.enum([...action.options, 'any']),
    value: count,
    split: z.boolean().optional(),
    ignoreRequirement: z.boolean().optional(),
    ignorePrerequisite: z.boolean().optional(),
    noCoins: z.boolean().optional(),
    freeRoutes: z.boolean().optional(),
    cubeOnEveryPlace: z.boolean().optional(),
    per: effectCounter.optional(),
  }),
  /** Lessons of this value, then the basic action of the card taken at visible symbols + bonus. */
  z.strictObject({ op: z.literal('lesson-then-act'), value: count, bonus: count }),
  /** Put a travel cube on such a place without moving; `any`: city, university or ancient land. */
  z.strictObject({
    op: z.literal('place-cube'),
    on: z.enum(['university', 'ancient', 'any']),
    pay: payCoins.optional(),
  }),
  /** Take the topmost bookshelf tiles out of the game. */
  z.strictObject({ op: z.literal('remove-tiles'), count }),
  z.strictObject({ op: z.literal('play-master') }),
  /** Take such a tile from the stock onto the study board. */
  z.strictObject({ op: z.literal('take-development'), type: z.enum([...action.options, 'any']) }),
  z.strictObject({ op: z.literal('take-income'), type: z.enum([...incomeType.options, 'any']) }),
  z.strictObject({ op: z.literal('medical') }),
]);
const effect = z.array(operation).min(1);
const tile = z.strictObject({ id, effect, note });

const cardAction = z.enum([...action.options, 'joker']);
const startingCard = z.strictObject({ id, name, action: cardAction });
const actionCard = startingCard.extend({
  books: z.array(colour),
  level: z.int().min(1).max(3),
  effect: effect.length(1),
});
const master = z.strictObject({
  id,
  name,
  effect,
  points: z.int().min(0).max(99),
  sourceNotes: z.strictObject({ points: source }),
});

const place = z.strictObject({
  id,
  name,
  kind: z.enum(['start', 'city', 'university', 'ancient', 'village', 'master', 'objective']),
  /** In degrees, west and south below 0. */
  drawing: z.strictObject({
    longitude: z.number().min(-180).max(180),
    latitude: z.number().min(-90).max(90),
  }),
  mark: mark.optional(),
  books: fourBooks.optional(),
  note,
  source,
});
const route = z.strictObject({
  a: id,
  b: id,
  cost: z.int().min(0).max(9),
  drawing: z.enum(['land', 'sea', 'both']),
});
const drawing = z.strictObject({ columns: count, rows: count });
/** The part of the earth that the map shows, in degrees. */
const mapWindow = z.strictObject({
  west: z.number(),
  east: z.number(),
  north: z.number(),
  south: z.number(),
});

const workSpace = z.strictObject({
  id,
  kind: z.enum(['start', 'plain', 'specialization', 'invention', 'master', 'objective']),
  books: fourBooks.optional(),
});
const technologySpace = z.strictObject({
  id,
  parent: id.nullable(),
  kind: z.enum(['start', 'plain', 'token', 'specialization', 'invention', 'master', 'objective']),
  drawing: z.strictObject({ x: z.int(), y: z.int() }),
  mark: mark.optional(),
  end: z.literal(true).optional(),
  books: fourBooks.optional(),
});

const square = z.strictObject({
  id,
  shelf: z.int().min(1).max(3),
  column: count,
  kind: z.enum(['book', 'glass', 'filled']),
  need: z
    .union([
      z.strictObject({ books: bookNeed }),
      z.strictObject({ university: z.string() }),
      z.strictObject({ ancient: z.int() }),
    ])
    .optional(),
});
const run = z.strictObject({
  id,
  direction: z.enum(['row', 'column']),
  squares: z.array(id).min(2),
  points: count,
});
const objective = z.strictObject({
  id,
  per: z.enum([
    'coin',
    'potion',
    'bonus-token',
    'university-visited',
    'ancient-visited',
    'student-at-end',
    'master-played',
    'book-set',
    'tile-triple',
    'card-pair',
  ]),
  points: count,
  cap: count.nullable(),
  note,
});

const file = <T extends z.ZodRawShape>(shape: T) => z.strictObject({ ...provenance, ...shape });

const files = z.strictObject({
  'action-cards': file({ cards: z.array(actionCard).length(45) }),
  'ancient-lands': file({ tiles: z.array(z.strictObject({ id, number: z.int() })).length(3) }),
  'bonus-tokens': file({
    tokens: z.array(
      z.strictObject({ id, effect: z.tuple([z.strictObject({ op: z.literal('gain'), gain })]) }),
    ),
  }),
  bookshelf: file({
    columns: z.int().min(2).max(10),
    shelves: z.literal(3),
    squares: z.array(square),
    runs: z.array(run),
  }),
  cities: file({ tiles: z.array(tile).length(7) }),
  developments: file({ types: z.array(z.strictObject({ action, count })).length(5) }),
  incomes: file({
    types: z.array(z.strictObject({ id: incomeType, count, gain })).length(3),
    medical: z.strictObject({ count, sides: z.tuple([count, count]) }),
  }),
  inventions: file({ tiles: z.array(tile).length(10) }),
  map: file({ drawing: mapWindow, places: z.array(place), routes: z.array(route) }),
  masters: file({ cards: z.array(master).length(20) }),
  objectives: file({ tiles: z.array(objective).length(10) }),
  setup: file({
    rounds: z.literal(6),
    turnsPerRound: z.literal(5),
    coins: count,
    students: count,
    studentsOnStart: count,
    rowCards: z.strictObject({ solo: count, others: count }),
    masters: z.strictObject({ dealt: z.int().min(1).max(5), soloDrawn: count, soloKept: count }),
    quickActions: z.strictObject({
      reveal: z.strictObject({ coins: count, cards: count }),
      boost: payCoins,
      potion: payCoins,
      student: payCoins,
    }),
    potionsForPlace: count,
  }),
  'solo-ranks': file({
    ranks: z.array(z.strictObject({ from: z.int(), to: z.int().nullable(), title: name })).min(1),
  }),
  specializations: file({ tiles: z.array(tile).length(10) }),
  'starting-cards': file({
    cards: z.array(startingCard).length(6),
    /** What the cards of each study board show, one book each, in the order of the cards. */
    sets: z.array(z.strictObject({ board: id, books: z.array(colour).length(6) })),
  }),
  'study-boards': file({
    deskSpaces: z.literal(5),
    columnsUnderDesk: z.literal(5),
    drawers: count,
    incomeSlots: count,
    piles: z.array(z.strictObject({ id, tiles: z.int().min(1).max(9), onLast: effect })).length(4),
    cubes: z.strictObject({ count, points: z.array(z.strictObject({ cube: count, points: count })) }),
    boards: z.array(z.strictObject({ id, symbol: action })).min(4),
  }),
  'technology-track': file({ drawing, spaces: z.array(technologySpace) }),
  universities: file({ tiles: z.array(z.strictObject({ id, numeral: z.string() })).length(6) }),
  'work-track': file({ spaces: z.array(workSpace).min(2) }),
});

export const schema = files.superRefine((data, context) => {
  crossCheck(data, (message, ...path) => context.addIssue({ code: 'custom', message, path }));
});
export type Data = z.infer<typeof schema>;
