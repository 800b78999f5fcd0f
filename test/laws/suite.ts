/** The laws over every registered game, number of players and option: the body of the quick and the long test. */
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../src/core/registry.ts';
import type { LawReport } from './engine.ts';
import { loadLawGame } from './games.ts';
import { type LawGame, type Search, searchForBreak, variants } from './search.ts';

/** More moves than this in one list are too many for a person to choose from. */
const MAX_LIST = 120;

export function lawSuite(gamesPerGame: number, how: Pick<Search, 'seed' | 'thrift' | 'tamperings'>): void {
  describe.each(registry)('$meta.title', entry => {
    const all = variants(entry.meta);
    let subject: LawGame;
    let longest: LawReport | null = null;
    let finished = 0;

    beforeAll(async () => {
      subject = await loadLawGame(entry);
    });

    const onGame = (report: LawReport): void => {
      if (report.finished) finished += 1;
      if (longest === null || report.longestList > longest.longestList) longest = report;
    };

    it.each(all)('keeps the laws with $players players, $options', variant => {
      const games = Math.ceil(gamesPerGame / all.length);
      searchForBreak(subject, variant, { ...how, games, onGame });
    });

    it('never asks a player to choose from an endless list', async ({ annotate }) => {
      const { longestList = 0, longestKind = '' } = longest ?? {};
      await annotate(`longest list: ${longestList} moves (${longestKind}), in ${finished} finished games`);
      expect(longestList).toBeLessThanOrEqual(MAX_LIST);
      expect(finished).toBeGreaterThan(0);
    });
  });
}
