/** The laws over every game, number of players and option: the body of the quick and the long test. */
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../support/games.ts';
import { countsComponents, loadLawGame } from './games.ts';
import { type LawGame, type Search, searchForBreak, variants } from './search.ts';

/** More moves than this in one list are too many for a person to choose from. */
const MAX_LIST = 120;

export function lawSuite(gamesPerGame: number, how: Pick<Search, 'seed' | 'thrift' | 'tamperings'>): void {
  describe.each(games)(`$meta.title, from seed ${how.seed},`, entry => {
    const all = variants(entry.meta);
    const longest = { list: 0, kind: '' };
    let finished = 0;
    let subject: LawGame;

    beforeAll(async () => {
      subject = await loadLawGame(entry);
    });

    it.each(all.map(variant => ({ variant, label: Object.values(variant.options).join(' ') })))(
      'keeps the laws with $variant.players players, $label',
      ({ variant }) => {
        searchForBreak(subject, variant, {
          ...how,
          games: Math.ceil(gamesPerGame / all.length),
          onGame(report) {
            if (report.finished) finished += 1;
            if (report.longestList <= longest.list) return;
            Object.assign(longest, { list: report.longestList, kind: report.longestKind });
          },
        });
      },
    );

    if (!countsComponents(entry.meta.id))
      it.todo(`counts its components at every step (test/games/${entry.meta.id}/conservation.ts)`);

    it('never asks a player to choose from an endless list', () => {
      const { list, kind } = longest;
      process.stdout.write(`${entry.meta.title}: longest list ${list} (${kind}) in ${finished} games\n`);
      expect(list).toBeLessThanOrEqual(MAX_LIST);
      expect(finished).toBeGreaterThan(0);
    });
  });
}
