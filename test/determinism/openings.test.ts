/**
 * The opening states of many seeds, pinned: a deal that somebody wrote down stays the same deal. A change here needs a
 * new rules version or comes from changed component data; `BOARDGAMES_PIN=1` writes the catalogue anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hash } from '../../src/core/json.ts';
import { registry } from '../../src/registry.ts';
import { loadLawGame } from '../laws/games.ts';
import { variants } from '../laws/search.ts';

const CATALOGUE = join(import.meta.dirname, 'openings.json');
const SEEDS = Array.from({ length: 12 }, (_, i) => `opening-${i}`);

interface Pinned {
  readonly rules: number;
  readonly data: string;
  /** Hashes of the states in the order of the seeds, by players and options. */
  readonly openings: Readonly<Record<string, string>>;
}

type Catalogue = Record<string, Pinned>;

const pinned = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Catalogue;

async function catalogue(entry: (typeof registry)[number]): Promise<Pinned> {
  const { game, fingerprint } = await loadLawGame(entry);
  const openings = variants(entry.meta).map(variant => {
    const label = [variant.players, ...Object.values(variant.options)].join(' ');
    const hashes = SEEDS.map((seed, i) => {
      const first = i % 3 === 0 ? i % variant.players : null;
      return hash(game.setup({ ...variant, seed, first }));
    });
    return [label, hashes.join(' ')] as const;
  });
  return { rules: entry.meta.rulesVersion, data: fingerprint, openings: Object.fromEntries(openings) };
}

describe('opening states', () => {
  it.each(registry)('of $meta.title are those of the catalogue', async entry => {
    const found = await catalogue(entry);
    if (process.env['BOARDGAMES_PIN'] === '1') {
      pinned[entry.meta.id] = found;
      writeFileSync(CATALOGUE, `${JSON.stringify(pinned, null, 2)}\n`);
    }
    expect(found).toEqual(pinned[entry.meta.id]);
    const all = Object.values(found.openings).flatMap(hashes => hashes.split(' '));
    expect(new Set(all).size).toBe(all.length);
  });
});
