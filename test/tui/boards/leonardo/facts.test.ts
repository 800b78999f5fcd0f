import { describe, expect, it } from 'vitest';
import { type Data, makeTables } from '../../../../src/games/leonardo/data.ts';
import { KEEP } from '../../../../src/games/leonardo/types.ts';
import { inDeck, lacking, rankingOf } from '../../../../src/tui/boards/leonardo/facts.ts';
import { loadBundledData } from '../../../support/data.ts';
import { game, playThrough, start } from './positions.ts';

const t = makeTables(loadBundledData('leonardo') as Data);

describe('what follows from a view', () => {
  it.each([{ players: 2, seed: 'box', setup: 'experienced' } as const, { players: 4, seed: 'bids' }])(
    'names exactly the cards of the deck, with $players players',
    config => {
      playThrough(config, state => {
        const sorted = state.deck.slice().sort((a, b) => a - b);
        expect(inDeck(t, game.view(state, null))).toEqual(sorted);
        return false;
      });
    },
  );

  it('counts a component once: planned work has taken it', () => {
    const view = game.view(start({ players: 2, seed: 'plan' }), 0);
    const player = { ...view.players[0]!, hand: [1, 0, 1, 0, 0] };
    expect(lacking(t, player, 6)).toEqual([0, 0, 0, 0, 0]);
    expect(lacking(t, { ...player, plan: [1, KEEP] }, 6)).toEqual([1, 0, 0, 0, 0]);
    expect(lacking(t, { ...player, hand: null }, 6)).toBeNull();
  });

  it('ranks by strength, ties to who stands nearer to the arrow', () => {
    const view = game.view(start({ players: 3, seed: 'rank' }), 0);
    view.rows[3] = [2, 0, 1];
    for (const [seat, count] of [2, 3, 2].entries()) view.players[seat]!.placed[3] = count;
    expect(rankingOf(t, view, 3)).toEqual([1, 2, 0]);
    view.players[0]!.master = 3;
    expect(rankingOf(t, view, 3)).toEqual([0, 1, 2]);
  });
});
