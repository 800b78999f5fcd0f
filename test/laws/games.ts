/** The games over their bundled data, ready for the laws. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../src/core/fingerprint.ts';
import type { AnyGame, BaseState } from '../../src/core/game.ts';
import type { GameEntry } from '../../src/registry.ts';
import { loadBundledData } from '../support/data.ts';
import { testFolder } from '../support/games.ts';
import type { LawGame } from './search.ts';

interface Conservation {
  checkConservation(game: AnyGame, state: BaseState): void;
}

/** Does `test/games/<game>/conservation.ts` count the components? */
export function countsComponents(id: string): boolean {
  return existsSync(join(testFolder(id), 'conservation.ts'));
}

export async function loadLawGame(entry: GameEntry): Promise<LawGame> {
  const { id } = entry.meta;
  const data = loadBundledData(id);
  const game = (await entry.rules()).create(data);
  if (!countsComponents(id)) return { game, fingerprint: fingerprint(data), conserve: () => {} };
  const { checkConservation } = (await import(`../games/${id}/conservation.ts`)) as Conservation;
  return { game, fingerprint: fingerprint(data), conserve: state => checkConservation(game, state) };
}
