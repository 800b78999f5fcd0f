/** What `rules-data/newscience/*.json` must look like. Imported only where data is checked. */
import * as z from 'zod';
import { checkReferences } from './checks.ts';

const ID = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lowercase words joined by hyphens');
const source = z.enum(['rulebook', 'published', 'reconstructed']);
const sourceNotes = z.record(z.string(), source).optional();
const field = z.enum(['astronomy', 'mathematics', 'physics', 'chemistry', 'biology']);
const track = z.enum(['government', 'religion', 'enterprise', 'science']);
const level = z.int().min(1).max(5);
const small = z.int().min(-9).max(9);
const natural = z.int().min(0).max(99);
const most = z.int().min(1).max(99);
const step = z.enum(['research', 'experiment', 'publish']);
const movable = z.enum(['influence', 'research', 'experiment', 'publish']);
const influence = z.strictObject({
  government: natural,
  religion: natural,
  enterprise: natural,
  science: natural,
});
const byPlayers = <T extends z.ZodType>(value: T) =>
  z.strictObject({ 2: value, 3: value, 4: value, 5: value });

const discoveries = z.strictObject({
  source,
  note: z.string(),
  fields: z
    .array(z.strictObject({ id: field, name: z.string().min(1), minPlayers: z.int().min(2).max(5), source }))
    .length(5),
  groups: z.array(z.strictObject({ id: ID, field, level, members: z.array(ID).min(2), source })),
  discoveries: z
    .array(
      z.strictObject({
        id: ID,
        name: z.string().min(1),
        field,
        level,
        history: z.strictObject({ year: z.int(), by: z.string() }),
        prerequisites: z.array(z.array(ID).min(1)),
        research: natural,
        experiment: z.strictObject({ first: natural, next: natural }),
        publish: natural,
        influence,
        prestige: natural,
        source,
        sourceNotes,
      }),
    )
    .min(5)
    .max(30),
});

const scientists = z.strictObject({
  source,
  scientists: z
    .array(
      z.strictObject({
        id: ID,
        name: z.string().min(1),
        firstTurnOrder: z.int().min(1).max(5),
        drawing: z.strictObject({ colour: z.enum(['yellow', 'red', 'magenta', 'green', 'blue']) }),
        research: small,
        experiment: small,
        publish: small,
        influence,
        about: z.string().min(1),
        source,
        sourceNotes,
      }),
    )
    .length(5),
});

const space = z.discriminatedUnion('action', [
  z.strictObject({ id: ID, action: z.literal('rest') }),
  z.strictObject({ id: ID, action: z.literal('event') }),
  z.strictObject({ id: ID, action: z.literal('influence'), track: z.enum([...track.options, 'any']) }),
  z.strictObject({ id: ID, action: step, modifier: small }),
]);
const spaces = z.strictObject({
  source,
  sourceNotes,
  note: z.string(),
  boards: byPlayers(z.array(space).max(30)),
});

const once = z.literal(1);
const mod = z.strictObject({
  kind: z.literal('mod'),
  action: step,
  by: small,
  filter: z
    .strictObject({
      fields: z.array(field).min(1).optional(),
      minLevel: level.optional(),
      needs: track.optional(),
    })
    .optional(),
  limit: once.optional(),
});
const effect = z.discriminatedUnion('kind', [
  mod,
  z.strictObject({
    kind: z.literal('influence'),
    who: z.enum(['self', 'leaders']),
    track: z.enum([...track.options, 'any', 'lowest']),
    by: small,
    another: z.literal(true).optional(),
    if: z.enum(['lowestOnTrack', 'notLeading']).optional(),
    min: natural.optional(),
  }),
  z.strictObject({
    kind: z.literal('yield'),
    action: z.literal(['rest', 'influence']),
    track: track.optional(),
    by: small,
  }),
  z.strictObject({
    kind: z.literal('block'),
    action: movable,
    space: z.literal('last').optional(),
    track: track.optional(),
  }),
  z.strictObject({ kind: z.literal('ease'), track: z.enum([...track.options, 'any']), by: small }),
  z.strictObject({ kind: z.literal('borrow'), limit: once }),
  z.strictObject({ kind: z.literal('waive'), limit: once }),
  z.strictObject({ kind: z.literal('bonus'), by: small, limit: once }),
  z.strictObject({
    kind: z.literal('reroll'),
    on: z.enum(['natural1', 'any']),
    limit: once.optional(),
    by: small.optional(),
  }),
  z.strictObject({ kind: z.literal('safe') }),
  z.strictObject({ kind: z.literal('easy-target') }),
  z.strictObject({
    kind: z.literal('move-marker'),
    whose: z.enum(['other', 'self']),
    from: z.array(movable),
    to: z.array(movable),
  }),
  z.strictObject({ kind: z.literal('act'), action: step, by: small }),
  z.strictObject({ kind: z.literal('peek'), count: natural, bury: z.literal(1) }),
  z.strictObject({ kind: z.literal('convert'), max: natural }),
  z.strictObject({ kind: z.literal('order-first') }),
  z.strictObject({ kind: z.literal('rest-cap'), to: natural }),
  z.strictObject({ kind: z.literal('shield') }),
  z.strictObject({ kind: z.literal('choose'), of: z.array(mod).min(2) }),
]);

const card = z.strictObject({
  id: ID,
  name: z.string().min(1),
  history: z.strictObject({ year: z.int() }),
  level: z.int().min(1).max(3),
  type: z.enum(['EFFECT', 'PLAY', 'KEEP']),
  fourPlus: z.boolean(),
  use: z.enum(['once', 'constant']).optional(),
  text: z.string().min(1),
  effect: z.array(effect).min(1).max(8),
  estimate: z.number().min(-99).max(99),
  source,
});
const events = z.strictObject({ source, note: z.string(), events: z.array(card).length(54) });

const rules = z.strictObject({
  source,
  sourceNotes,
  energyPerPlayer: z.int().min(1).max(5),
  discoveryMarkers: most,
  dieSides: z.int().min(2).max(99),
  criticalFailure: z.literal(1),
  influenceMax: most,
  restMax: most,
  fourPlusFrom: z.int().min(2).max(6),
  cardsPerLevel: byPlayers(most),
  revealedPerTurn: byPlayers(most),
  mostPublishedBonus: natural,
  influenceLeaderBonus: natural,
});

export const schema = z
  .strictObject({ discoveries, scientists, spaces, events, rules })
  .superRefine((data, context) => {
    checkReferences(data, (path, message) => context.addIssue({ code: 'custom', path, message }));
  });

export type Data = z.infer<typeof schema>;
