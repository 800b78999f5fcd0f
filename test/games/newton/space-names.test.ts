/** The names of spaces of the technology track: counted as on the board, and no two alike. */
import { expect, it } from 'vitest';
import { indices } from '../../../src/core/grammar.ts';
import { makeTables } from '../../../src/games/newton/rules/data.ts';
import type { TechnologyIndex } from '../../../src/games/newton/rules/types.ts';
import { schema } from '../../../src/games/newton/schema.ts';
import { branchNumber, spaceName } from '../../../src/games/newton/text/components.ts';
import { loadBundledData } from '../../support/data.ts';

const t = makeTables(schema.parse(loadBundledData('newton')));
const spaces = indices<TechnologyIndex>(t.technology);

it('gives every space of the technology track a name of its own, without codes', () => {
  const names = spaces.map(space => spaceName(t, space));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^the start$|^(space \d|the end) of branch \d$/u);
});

it('goes on counting the branch of a space on its first way on, and a new one on every other', () => {
  for (const space of spaces) {
    const [first, ...others] = t.technology[space]!.children.map(child => branchNumber(t, child));
    if (first !== undefined) expect(first).toBe(branchNumber(t, space));
    for (const other of others) expect(other).toBeGreaterThan(branchNumber(t, space));
  }
});
