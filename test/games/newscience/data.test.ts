import { describe, expect, it } from 'vitest';
import { clone } from '../../../src/core/json.ts';
import { schema } from '../../../src/games/newscience/schema.ts';
import { loadBundledData } from '../../support/data.ts';
import { t } from './support.ts';

type Change = (old: unknown) => unknown;

/** Where the first complaint points to after one value of the bundled data has been changed. */
function complaint(path: string, change: Change): string {
  const data: unknown = clone(loadBundledData('newscience'));
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], data) as Record<
    string,
    unknown
  >;
  parent[last] = change(parent[last]);
  const result = schema.safeParse(data);
  return result.success ? 'accepted' : (result.error.issues[0]?.path.join('.') ?? '');
}

const to = (value: unknown) => () => value;
const without = (index: number) => (old: unknown) => (old as unknown[]).filter((_, i) => i !== index);

describe('component data', () => {
  it('fits the schema', () => {
    const result = schema.safeParse(loadBundledData('newscience'));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it.each<[string, string, string, Change]>([
    ['a missing file', 'rules', 'rules', to(undefined)],
    ['an unknown field', 'rules', 'rules.colour', to('red')],
    ['a wrong type', 'scientists.scientists.0.research', 'scientists.scientists.0.research', to('two')],
    ['nothing about a scientist', 'scientists.scientists.0.about', 'scientists.scientists.0.about', to('')],
    [
      'an unknown source',
      'discoveries.discoveries.0.source',
      'discoveries.discoveries.0.source',
      to('guess'),
    ],
    ['a number out of range', 'spaces.boards.2.7.modifier', 'spaces.boards.2.7.modifier', to(40)],
    [
      'an unknown prerequisite',
      'discoveries.discoveries.1.prerequisites.0.0',
      'discoveries.discoveries.1.prerequisites',
      to([['phlogiston']]),
    ],
    [
      'half a group as prerequisite',
      'discoveries.discoveries.3.prerequisites.0',
      'discoveries.discoveries.3.prerequisites',
      to([['heliocentrism']]),
    ],
    [
      'a prerequisite of the same level',
      'discoveries.discoveries.5.prerequisites.0.0',
      'discoveries.discoveries.5.prerequisites',
      to([['calculus']]),
    ],
    ['a discovery twice', 'discoveries.discoveries.1.id', 'discoveries.discoveries.1.id', to('astrology')],
    ['too few cards', 'events.events', 'events.events', without(0)],
    ['a card twice', 'events.events.1.id', 'events.events.1.id', to('frankfurt-book-fair')],
    ['an unknown effect', 'events.events.0.effect.0.kind', 'events.events.0.effect', to([{ kind: 'win' }])],
    [
      'an effect on the wrong card',
      'events.events.0.effect.0',
      'events.events.0.effect',
      to([{ kind: 'shield' }]),
    ],
    ['a KEEP without use', 'events.events.13.use', 'events.events.13.use', to(undefined)],
    ['a space out of order', 'spaces.boards.2', 'spaces.boards.2', old => [...(old as unknown[])].reverse()],
    [
      'a space with another track on another board',
      'spaces.boards.3.4.track',
      'spaces.boards.3.4.track',
      to('science'),
    ],
    ['too few event spaces', 'spaces.boards.4', 'spaces.boards.4', without(3)],
    ['a stack larger than the cards', 'rules.cardsPerLevel.2', 'rules.cardsPerLevel.2', to(13)],
  ])('with %s is refused at %s', (_what, refused, path, change) => {
    expect(complaint(path, change).startsWith(refused)).toBe(true);
  });

  it('keeps every discovery within reach of the weakest scientist with full rest', () => {
    for (const discovery of t.discoveries) {
      expect(discovery.research).toBeLessThanOrEqual(1 + 1 + 3);
      expect(discovery.publish).toBeLessThanOrEqual(1 + 0 + 3);
      expect(discovery.first).toBeLessThanOrEqual(1 + 0 + 3 + 6);
      expect(Math.max(...discovery.influence)).toBeLessThanOrEqual(3);
    }
  });
});
