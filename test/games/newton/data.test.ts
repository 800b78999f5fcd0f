import { describe, expect, it } from 'vitest';
import { schema } from '../../../src/games/newton/schema.ts';
import { data } from './scenario.ts';

type Files = Record<string, Record<string, unknown>>;
/** The faults, as paths, of the bundled data after an edit. */
function faults(edit: (files: Files) => void): string[] {
  const files = structuredClone(data) as Files;
  edit(files);
  const result = schema.safeParse(files);
  return result.success ? [] : result.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
}
const list = (files: Files, file: string, key: string): Record<string, unknown>[] =>
  files[file]![key] as Record<string, unknown>[];

describe('component data', () => {
  it('fits the schema as bundled', () => {
    expect(faults(() => undefined)).toEqual([]);
  });

  it('names a source in every file', () => {
    for (const file of Object.values(data as Files))
      expect(['rulebook', 'published', 'reconstructed']).toContain(file['source']);
  });

  it('is refused with the path of the fault', () => {
    const cases: [RegExp, (files: Files) => void][] = [
      [/^masters\.cards\.0\.points/, f => Object.assign(list(f, 'masters', 'cards')[0]!, { points: 'many' })],
      [/^masters\.cards/, f => list(f, 'masters', 'cards').pop()],
      [
        /^action-cards\.cards\.3: .*colour/,
        f => Object.assign(list(f, 'action-cards', 'cards')[3]!, { colour: 'red' }),
      ],
      [
        /^action-cards\.cards\.0\.effect\.0/,
        f => Object.assign(list(f, 'action-cards', 'cards')[0]!, { effect: [{ op: 'fly' }] }),
      ],
      [
        /^action-cards\.cards: 15 cards of level 1/,
        f => Object.assign(list(f, 'action-cards', 'cards')[0]!, { level: 2 }),
      ],
      [
        /^map\.routes\.0\.a: there is no place atlantis/,
        f => Object.assign(list(f, 'map', 'routes')[0]!, { a: 'atlantis' }),
      ],
      [
        /^map\.places: 7 places of kind city/,
        f => Object.assign(list(f, 'map', 'places')[10]!, { kind: 'village' }),
      ],
      [/^map\.places\.3\.id|twice/, f => Object.assign(list(f, 'map', 'places')[3]!, { id: 'paris' })],
      [
        /^technology-track\.spaces\.2\.parent/,
        f => Object.assign(list(f, 'technology-track', 'spaces')[2]!, { parent: 'nowhere' }),
      ],
      [
        /^work-track\.spaces\.9\.books/,
        f => Object.assign(list(f, 'work-track', 'spaces')[9]!, { books: { blue: 3 } }),
      ],
      [
        /^bookshelf\.squares\.10\.need\.university: there is no university/,
        f => Object.assign(list(f, 'bookshelf', 'squares')[10]!, { need: { university: 'IX' } }),
      ],
      [
        /^bookshelf\.runs\.0\.squares\.1/,
        f => Object.assign(list(f, 'bookshelf', 'runs')[0]!, { squares: ['shelf-1-1', 'shelf-1-3'] }),
      ],
      [/^bonus-tokens\.tokens: there are 18 spots/, f => list(f, 'bonus-tokens', 'tokens').pop()],
      [/^solo-ranks\.ranks\.0\.to/, f => Object.assign(list(f, 'solo-ranks', 'ranks')[0]!, { to: 30 })],
      [/extra/, f => Object.assign(f, { extra: {} })],
    ];
    for (const [expected, edit] of cases)
      expect(faults(edit).join('\n')).toMatch(new RegExp(expected.source, 'm'));
  });

  it('keeps the facts of the rulebook about map, tracks and bookshelf', () => {
    const files = data as Files;
    const kinds = list(files, 'map', 'places').map(info => info['kind']);
    const count = (kind: string) => kinds.filter(item => item === kind).length;
    expect(['university', 'ancient', 'city', 'village', 'master', 'objective', 'start'].map(count)).toEqual([
      6, 3, 7, 14, 1, 1, 1,
    ]);
    const ends = list(files, 'technology-track', 'spaces').filter(info => info['end']);
    expect(ends.map(info => info['kind']).sort()).toEqual(
      ['invention', 'master', ...Array(4).fill('objective')].sort(),
    );
    expect(list(files, 'bookshelf', 'squares').filter(info => info['kind'] === 'filled')).toMatchObject([
      { shelf: 1, column: 1 },
    ]);
  });
});
