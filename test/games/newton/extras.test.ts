/** What spends something beside the question: the cursor does not begin on it. */
import { expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { Match } from '../../../src/core/match.ts';
import { parseMoveFile, replay } from '../../../src/core/movefile.ts';
import { fixturesOf } from '../../support/games.ts';

it('is an effect that is paid for, and none that only gives', async () => {
  const { game } = await loadGame('newton', null);
  const told = new Map<boolean, number>();
  for (const text of fixturesOf('newton').values()) {
    const { match: whole } = replay(game, parseMoveFile(text));
    const match = new Match(whole!.config);
    for (const { choice } of whole!.entries) {
      const effect = match.choices.find(({ notation }) => notation === 'effect');
      if (effect !== undefined) {
        const view = match.view(match.decision!.seat);
        const costs = /effect: (pay|discard) /u.test(game.describe(effect.move, view, match.names));
        expect(game.isExtra(effect.move, view), choice.notation).toBe(costs);
        told.set(costs, (told.get(costs) ?? 0) + 1);
      }
      match.play(choice.notation);
    }
  }
  expect(told.size).toBe(2);
});
