import { describe, expect, it } from 'vitest';
import { finalScores, winners } from '../../../src/core/game.ts';
import { data, game, legal, newGame, play, prizesOf, told } from './scenario.ts';

const HAND = ['page', 'squire', 'knight', 'baron', 'earl', 'duke', 'queen', 'king'].map(id => `bid ${id}`);

describe('set-up', () => {
  it('has as many prizes as cards in a hand [template.components]', () => {
    expect(data.prizes).toHaveLength(data.cards.length);
    expect(data.cards.map(card => card.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('deals the same full hand to everybody and shuffles the prizes [template.setup]', () => {
    const deal = (seed: string) => game.setup({ players: 2, seed, options: {}, first: null });
    const { seats, pile, prize } = deal('one');
    expect(seats[0]).toEqual(seats[1]);
    expect([...pile, prize]).toHaveLength(data.prizes.length);
    expect(deal('two').pile).not.toEqual(pile);
  });
});

describe('a round', () => {
  it('is one prize, for which all seal a card [template.round] [template.overview]', () => {
    const state = newGame('crown', 'ring');
    expect(state.round).toBe(1);
    play(state, 'bid king', 'bid queen');
    expect(state.round).toBe(2);
    expect(game.decision(state)).toMatchObject({
      seat: 0,
      turn: 3,
      prompt: expect.stringContaining('the ring'),
    });
  });

  it('offers the cards of the hand, and tells why others are not there [template.bid]', () => {
    const state = newGame();
    expect(legal(state)).toEqual(HAND);
    play(state, 'bid king', 'bid page');
    expect(legal(state)).toEqual(HAND.slice(0, -1));
    expect(game.unavailable(state, ['Ann', 'Bob'])).toEqual([
      { what: 'Seal the king (8)', why: 'you have spent it', rule: 'template.bid' },
    ]);
  });

  it('tells of a sealed card that there is one, and its owner which one [template.bid]', () => {
    const state = newGame();
    const events = play(state, 'bid king');
    expect(told(events, 1)).toEqual(['Ann seals a card.']);
    expect(told(events, 0)).toEqual(['Ann seals a card.', 'Ann chooses the king (8).']);
    expect(game.view(state, 1).sealed).toEqual(['hidden', null]);
    expect(game.view(state, 1).seats[0]!.hand).toHaveLength(8);
    expect([game.hasSecrets(state, 0), game.hasSecrets(state, 1)]).toEqual([true, false]);
  });

  it('goes to the highest card when all are opened, and spends them [template.open]', () => {
    const state = newGame('crown');
    const events = play(state, 'bid queen', 'bid king');
    expect(told(events)).toContain('The cards are opened: Ann has the queen (7) and Bob has the king (8).');
    expect(prizesOf(state, 1)).toEqual(['crown']);
    expect(state.seats.map(player => player.hand.length)).toEqual([7, 7]);
  });

  it('goes to nobody where the highest card was played twice [template.open.ties]', () => {
    const state = newGame('crown');
    const events = play(state, 'bid king', 'bid king');
    expect(told(events)).toContain('Nobody wins the crown; it is laid aside.');
    expect(state.aside).toHaveLength(1);
  });
});

describe('a prize', () => {
  it('stays with its winner and acts at once [template.prizes]', () => {
    const state = newGame('herald');
    play(state, 'bid king', 'bid page');
    expect(prizesOf(state, 0)).toEqual(['herald']);
    expect(game.decision(state)).toMatchObject({ kind: 'recall', seat: 0, turn: 3, secret: false });
  });

  it('is worth its points [template.prizes.points] [template.scoring]', () => {
    const state = newGame('crown', 'glove', 'cup');
    play(state, 'bid king', 'bid page', 'bid page', 'bid squire', 'bid duke', 'bid knight');
    expect(game.scores(game.view(state, 1)).map(({ total }) => total)).toEqual([10, 1]);
  });

  it('brings a spent card back, be it the one that has just won [template.prizes.recall]', () => {
    const state = newGame('ring', 'herald');
    play(state, 'bid duke', 'bid page', 'bid king', 'bid squire');
    expect(legal(state)).toEqual(['recall duke', 'recall king']);
    play(state, 'recall king');
    expect(legal(state)).toContain('bid king');
    expect(legal(state)).not.toContain('bid duke');
  });
});

describe('the end', () => {
  const PRIZES = ['cup', 'glove', 'ring', 'clock', 'horse', 'manor', 'crown', 'herald'];
  const BIDS = [
    ...['king', 'page', 'page', 'squire', 'squire', 'knight'],
    ...['baron', 'earl', 'duke', 'queen'].flatMap(card => [card, card]),
    ...['knight', 'king'],
  ];
  const state = newGame(...PRIZES);
  play(state, ...BIDS.map(card => `bid ${card}`));

  it('comes with the last prize, and then the herald brings nothing back [template.end] [template.prizes.recall]', () => {
    expect(prizesOf(state, 1)).toEqual(['glove', 'ring', 'herald']);
    expect([game.decision(state), legal(state)]).toEqual([null, []]);
  });

  it('is decided by the number of prizes where points are equal [template.scoring.ties]', () => {
    expect(finalScores(game, state).map(({ total }) => total)).toEqual([3, 3]);
    expect(winners(finalScores(game, state))).toEqual([1]);
  });
});
