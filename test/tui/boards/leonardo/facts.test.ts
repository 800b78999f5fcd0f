import { describe, expect, it } from 'vitest';
import { ranking } from '../../../../src/games/leonardo/rules/city.ts';
import { makeTables } from '../../../../src/games/leonardo/rules/data.ts';
import { inDeck } from '../../../../src/games/leonardo/rules/sample.ts';
import { KEEP, type SeatView, SHOPS } from '../../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../../src/games/leonardo/schema.ts';
import { lackingFor } from '../../../../src/tui/boards/leonardo/facts.ts';
import { loadBundledData } from '../../../support/data.ts';
import { game, playThrough, start } from './positions.ts';

const t = makeTables(schema.parse(loadBundledData('leonardo')));

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
    const [hammer, dome] = [t.inventions[0]!, t.inventions[5]!];
    const lacks = (seat: Partial<SeatView>): number[] | null =>
      lackingFor(t, { ...view, seats: [{ ...view.seats[0]!, hand: [1, 0, 1, 0, 0], ...seat }] }, 0, dome);
    expect(lacks({})).toEqual([0, 0, 0, 0, 0]);
    expect(lacks({ plan: [hammer, KEEP] })).toEqual([1, 0, 0, 0, 0]);
    expect(lacks({ hand: null })).toBeNull();
  });

  it('ranks a view as the rules rank a state: by strength, ties to who stands nearer to the arrow', () => {
    const view = game.view(start({ players: 3, seed: 'rank' }), 0);
    const zone = SHOPS[0]!;
    view.rows[zone] = [2, 0, 1];
    for (const [seat, count] of [2, 3, 2].entries()) view.seats[seat]!.placed[zone] = count;
    expect(ranking(t, view, zone)).toEqual([1, 2, 0]);
    view.seats[0]!.master = zone;
    expect(ranking(t, view, zone)).toEqual([0, 1, 2]);
  });
});
