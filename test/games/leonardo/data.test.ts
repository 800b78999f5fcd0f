import { describe, expect, it } from 'vitest';
import { clone } from '../../../src/core/json.ts';
import { type Data, schema } from '../../../src/games/leonardo/schema.ts';
import { loadBundledData } from '../../support/data.ts';

/** Paths of the errors after a change to the bundled data. */
function errorsAfter(change: (data: Data) => void): string[] {
  const data = clone(loadBundledData('leonardo')) as Data;
  change(data);
  const result = schema.safeParse(data);
  return result.success ? [] : result.error.issues.map(issue => issue.path.join('.'));
}

describe('component data', () => {
  it('as bundled fits the schema', () => {
    expect(errorsAfter(() => {})).toEqual([]);
  });

  it.each<[string, string, (data: Data) => void]>([
    ['wrong weeks', 'inventions.3.weeks', data => void Object.assign(data.inventions[3]!, { weeks: 5 })],
    [
      'a missing component',
      'inventions.11.components',
      data => void delete data.inventions[11]!.components.glass,
    ],
    [
      'numbers out of order',
      'inventions.0.number',
      data => void Object.assign(data.inventions[0]!, { number: 2 }),
    ],
    [
      'an id used twice',
      'inventions.1.id',
      data => void Object.assign(data.inventions[1]!, { id: data.inventions[0]!.id }),
    ],
    [
      'a recipe used twice',
      'inventions.1.components',
      data => void Object.assign(data.inventions[1]!, { components: { ...data.inventions[0]!.components } }),
    ],
    [
      'later above first',
      'inventions.0.florinsLater',
      data => void Object.assign(data.inventions[0]!, { florinsLater: 9 }),
    ],
    [
      'an unknown metal',
      'inventions.4.metal',
      data => void Object.assign(data.inventions[4]!, { metal: 'tin' }),
    ],
    ['an unknown field', 'inventions.4', data => void Object.assign(data.inventions[4]!, { colour: 'red' })],
    ['too few inventions', 'inventions', data => void data.inventions.pop()],
    ['a wrong zone order', 'city.3.id', data => void data.city.reverse()],
    [
      'a side that is not there',
      'starting-sets.0.small',
      data => void Object.assign(data['starting-sets'][0]!, { small: 4 }),
    ],
    [
      'too many automata',
      'starting-sets.2.automata',
      data => void Object.assign(data['starting-sets'][2]!, { automata: 2 }),
    ],
    ['a short opening', 'player-counts.0.opening', data => void data['player-counts'][0]!.opening.pop()],
    ['gold in no layer', 'constants.middleGold', data => void data.constants.middleGold.pop()],
    [
      'a favour listed twice',
      'favours.6.id',
      data => void Object.assign(data.favours[6]!, { id: 'florins' }),
    ],
    [
      'an unknown source',
      'favours.0.source',
      data => void Object.assign(data.favours[0]!, { source: 'hearsay' }),
    ],
  ])('refuses %s at %s', (_, path, change) => {
    expect(errorsAfter(change)).toContain(path);
  });

  it('refuses a missing file', () => {
    const { city: _, ...rest } = loadBundledData('leonardo');
    expect(schema.safeParse(rest).success).toBe(false);
  });
});
