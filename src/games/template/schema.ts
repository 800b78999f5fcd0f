/** What the component data must look like. The only file of the game that loads zod. */
import * as z from 'zod';

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const name = z.string().min(1);
const points = z.int().min(1).max(99);

const card = z.strictObject({ id, name, value: z.int().min(1).max(99), source });

/** A word that is added here needs its object in rules/effects: without it the record there does not compile. */
const effect = z.discriminatedUnion('word', [
  z.strictObject({ word: z.literal('points'), points }),
  z.strictObject({ word: z.literal('recall') }),
]);

const prize = z.strictObject({ id, name, effect, source });

/** A list that people can choose from. */
const MOST_CARDS = 20;

export const schema = z
  .strictObject({ cards: z.array(card).min(2).max(MOST_CARDS), prizes: z.array(prize) })
  .superRefine(({ cards, prizes }, ctx) => {
    for (const [table, items] of Object.entries({ cards, prizes })) {
      for (const [i, item] of items.entries()) {
        if (items.findIndex(other => other.id === item.id) === i) continue;
        ctx.addIssue({ code: 'custom', path: [table, i, 'id'], message: `"${item.id}" is used twice` });
      }
    }
    const things = [
      ...cards.map(({ name: at }, i) => ['cards', i, at] as const),
      ...prizes.map(({ name: at }, i) => ['prizes', i, at] as const),
    ];
    for (const [i, [table, item, at]] of things.entries())
      if (things.findIndex(other => other[2] === at) < i)
        ctx.addIssue({ code: 'custom', path: [table, item, 'name'], message: `"${at}" is used twice` });
    // [template.components]
    if (prizes.length === cards.length) return;
    ctx.addIssue({
      code: 'custom',
      path: ['prizes'],
      message: 'there are as many prizes as cards in a hand',
    });
  });

export type Data = z.infer<typeof schema>;
