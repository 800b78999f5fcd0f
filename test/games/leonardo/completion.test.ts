import { describe, expect, it } from 'vitest';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import { LAB_PLACES, type State } from '../../../src/games/leonardo/rules/types.ts';
import {
  asked,
  cardsOf,
  game,
  legal,
  newGame,
  passAll,
  play,
  setCards,
  setFlorins,
  setRequested,
  skipRound,
  skipTo,
  station,
  tables,
  work,
} from './scenario.ts';

/** Runs phases B to D with nobody placed. */
function finish(state: State) {
  skipTo(state, 'placement');
  return passAll(state);
}

describe('laboratories at work', () => {
  it('count apprentices once, master and automata twice [leonardo.laboratory]', () => {
    const state = newGame({ players: 4 });
    const player = state.seats[0]!;
    player.labs[0].side = 1;
    player.labs[0].automata = 1;
    work(state, 0, 0, 12, 1);
    skipTo(state, 'placement');
    play(state, 'master small', 'pass', 'pass', 'pass', 'send small', 'crew 3');
    const events = play(state, 'pass');
    expect(events).toContainEqual({ type: 'worked', seat: 0, lab: 0, weeks: 7, total: 8 });
    expect(player.labs[0].automata).toBe(1);
    expect([player.idle, player.master, player.placed[LAB_PLACES[0]!]]).toEqual([5, -1, 0]);
  });

  it('let automata work alone, but not without an invention [leonardo.laboratory.automata]', () => {
    const state = newGame();
    Object.assign(state.seats[0]!.labs[1], { side: 1, automata: 2 });
    work(state, 0, 1, 12, 0);
    Object.assign(state.seats[1]!.labs[1], { side: 1, automata: 2 });
    const events = finish(state).filter(event => event.type === 'worked');
    expect(events).toEqual([{ type: 'worked', seat: 0, lab: 1, weeks: 4, total: 4 }]);
  });

  it('stop counting at 15 weeks [leonardo.laboratory.track]', () => {
    const state = newGame();
    Object.assign(state.seats[0]!.labs[1], { side: 1, automata: 2 });
    work(state, 0, 1, 25, 14);
    finish(state);
    expect(state.seats[0]!.labs[1].weeks).toBe(15);
  });
});

describe('phase D', () => {
  it('completes work with enough weeks and clears the laboratory [leonardo.complete]', () => {
    const state = newGame();
    const shops = state.shops.slice();
    work(state, 0, 0, 12, 11);
    state.seats[0]!.labs[0].side = 1;
    state.seats[0]!.labs[0].automata = 1;
    work(state, 1, 0, 8, 10);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([12]);
    expect(state.seats[0]!.labs[0]).toMatchObject({ invention: 0, weeks: 0, automata: 1, side: 1 });
    expect(state.seats[1]!.realised).toEqual([]);
    expect(state.shops.map((stock, m) => stock + tables.recipe[8]![m]!)).toEqual(shops);
  });

  it('tells when nobody was ready, for that was hidden until then [leonardo.complete]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 10);
    expect(finish(state)).toContainEqual({ type: 'none-completed', seat: null, reveals: true });
    state.seats[0]!.labs[0].weeks = 11;
    expect(finish(state).some(event => event.type === 'none-completed')).toBe(false);
  });

  it('waits for an invention to be requested [leonardo.complete.requested]', () => {
    const state = newGame();
    setRequested(state, 1, 8, 3);
    state.deck = [...cardsOf(12), ...state.deck.filter(n => n !== 12)];
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 3, 4);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([]);
    expect(state.seats[0]!.labs[0].weeks).toBe(11);
    expect(state.requested).toContain(12);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([12]);
    expect(state.seats[0]!.florins).toBe(16);
  });

  it('pays the higher sum first and the lower later [leonardo.complete.payout]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 5);
    const first = finish(state);
    expect(first).toContainEqual(
      expect.objectContaining({ type: 'completed', seat: 0, florins: 13, first: true }),
    );
    state.seats[1]!.labs[0].weeks = 11;
    const second = finish(state);
    expect(second).toContainEqual(
      expect.objectContaining({ type: 'completed', seat: 1, florins: 10, first: false }),
    );
    expect(state.seats.map(player => player.florins)).toEqual([16, 13]);
  });

  it('takes 2 weeks off for each card of the type: 5 of 7 weeks will do with card 8 [leonardo.discount]', () => {
    const state = newGame();
    setCards(state, 0, 8);
    setRequested(state, 13, 1, 12);
    work(state, 0, 0, 13, 5);
    const events = finish(state);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'completed', invention: 13, discount: 2, florins: 8, first: true }),
    );
    // The example goes on: alone, 8 florins and the card; the next of the type will be 4 weeks quicker.
    expect(state.seats[0]!.cards).toEqual([8, 13]);
    expect(state.seats[0]!.florins).toBe(11);
    setRequested(state, 18, 1, 12);
    work(state, 0, 0, 18, 11);
    expect(finish(state)).toContainEqual(expect.objectContaining({ invention: 18, discount: 4 }));
  });

  it('brings the weeks down to 0: done in the turn it is begun, without a worker [leonardo.discount]', () => {
    const state = newGame();
    setCards(state, 0, 8, 13);
    setRequested(state, 3, 1, 12);
    play(state, 'start small dimensioned-sling');
    expect(finish(state)).toContainEqual(
      expect.objectContaining({ type: 'completed', seat: 0, invention: 3, discount: 4, florins: 5 }),
    );
  });

  it('does not finish a week short of the discount [leonardo.discount]', () => {
    const state = newGame();
    setCards(state, 0, 8);
    setRequested(state, 13, 1, 12);
    work(state, 0, 0, 13, 4);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([8]);
  });

  it('gives no discount for cards of the same turn [leonardo.discount.turn]', () => {
    const state = newGame();
    setRequested(state, 13, 8, 12);
    work(state, 0, 0, 8, 11);
    work(state, 0, 1, 13, 5);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([8]);
    finish(state);
    expect(state.seats[0]!.realised).toEqual([8, 13]);
  });

  it('reveals who still builds what another completed [leonardo.reveal]', () => {
    const state = newGame({ players: 3 });
    work(state, 0, 0, 12, 11);
    work(state, 2, 0, 12, 3);
    work(state, 1, 0, 8, 3);
    const events = finish(state);
    expect(events).toContainEqual({ type: 'revealed', seat: 2, lab: 0, invention: 12, reveals: true });
    expect(state.seats.map(player => player.labs[0].revealed)).toEqual([false, false, true]);
    expect(game.view(state, 0).seats[2]!.labs[0].invention).toBe(12);
    expect(game.view(state, 0).seats[1]!.labs[0].invention).toBe(-1);
  });

  it('lets the late one finish without a card, or cancel [leonardo.reveal.later]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 9);
    finish(state);
    expect(state.requested).not.toContain(12);
    skipTo(state, 'placement');
    state.seats[1]!.labs[0].weeks = 11;
    passAll(state);
    expect(state.seats[1]!.realised).toEqual([12]);
    expect(state.seats[1]!.cards).toEqual([]);

    const other = newGame();
    work(other, 0, 0, 12, 11);
    work(other, 1, 0, 12, 9);
    finish(other);
    while (asked(other) !== 'fabrication 1') play(other, 'done');
    play(other, 'cancel small', 'done');
    expect(other.seats[1]!.labs[0].revealed).toBe(false);
  });

  it('lets the late one finish a card that went to the box [leonardo.reveal.later]', () => {
    const state = newGame({ players: 3 });
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 11);
    work(state, 2, 0, 12, 3);
    finish(state);
    play(state, 'bid 0', 'bid 0');
    expect(state.box).toEqual([12]);
    skipTo(state, 'placement');
    const { florins } = state.seats[2]!;
    state.seats[2]!.labs[0].weeks = 11;
    passAll(state);
    expect(state.seats[2]!.florins - florins).toBe(tables.florinsLater[12]);
    expect(state.seats[2]!.cards).toEqual([]);
  });

  it('gives the card to who completes alone [leonardo.card]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    const events = finish(state);
    expect(events).toContainEqual({ type: 'took-card', seat: 0, invention: 12 });
    expect(state.seats[0]!.cards).toEqual([12]);
    expect(state.requested).not.toContain(12);
  });
});

/** All seats complete number 12 in the same turn. */
function sharedGame(players: number, first = 0): State {
  const state = newGame({ players, first });
  for (const seat of state.seats.keys()) {
    work(state, seat, 0, 12, 11);
    setFlorins(state, seat, 3);
  }
  finish(state);
  return state;
}

describe('sealed bids', () => {
  it('follow the payment; the highest pays and takes the card [leonardo.auction]', () => {
    const state = sharedGame(3);
    expect(state.seats.map(player => player.florins)).toEqual([16, 16, 16]);
    expect(asked(state)).toBe('bid 0');
    expect(game.decision(state)).toMatchObject({ secret: true });
    expect(legal(state)).toHaveLength(17);
    play(state, 'bid 4');
    expect(game.view(state, 1).seats[0]!.bid).toBe(-1);
    const events = play(state, 'bid 6', 'bid 0');
    expect(events).toContainEqual({
      type: 'bids',
      seat: 1,
      invention: 12,
      bids: [
        { seat: 0, florins: 4 },
        { seat: 1, florins: 6 },
        { seat: 2, florins: 0 },
      ],
      reveals: true,
    });
    expect(state.seats.map(player => player.florins)).toEqual([16, 10, 16]);
    expect(state.seats[1]!.cards).toEqual([12]);
    expect(state.seats.map(player => player.realised)).toEqual([[12], [12], [12]]);
  });

  it('tied go to Leonardo or the next clockwise from there [leonardo.auction.tie]', () => {
    const state = sharedGame(4, 2);
    expect(asked(state)).toBe('bid 2');
    play(state, 'bid 1', 'bid 5', 'bid 5', 'bid 2');
    expect(state.seats[3]!.cards).toEqual([12]);
    const led = sharedGame(3, 1);
    play(led, 'bid 2', 'bid 2', 'bid 2');
    expect(led.seats[1]!.cards).toEqual([12]);
  });

  it('tied go to who was given Leonardo in this turn [leonardo.auction.tie] [leonardo.council.leonardo]', () => {
    const state = newGame({ players: 3 });
    for (const seat of state.seats.keys()) work(state, seat, 0, 12, 11);
    skipTo(state, 'placement');
    station(state, 0, 0, 1);
    passAll(state);
    play(state, 'leonardo player-3', 'privilege 2');
    expect(asked(state)).toBe('bid 2');
    play(state, 'bid 2', 'bid 2', 'bid 2');
    expect(state.seats.map(player => player.cards)).toEqual([[], [], [12]]);
  });

  it('of 0 from all send the card to the box [leonardo.auction.zero]', () => {
    const state = sharedGame(2);
    play(state, 'bid 0', 'bid 0');
    expect(state.box).toEqual([12]);
    expect(state.seats.map(player => player.cards)).toEqual([[], []]);
  });

  it('for several inventions are held by number [leonardo.auction.several]', () => {
    const state = newGame();
    for (const seat of [0, 1]) {
      work(state, seat, 0, 12, 11);
      work(state, seat, 1, 8, 11);
    }
    finish(state);
    expect(state.auctions.map(auction => auction.invention)).toEqual([8, 12]);
    const all = `bid ${state.seats[0]!.florins}`;
    play(state, all, 'bid 0');
    expect(state.seats[0]!.cards).toEqual([8]);
    // Without florins there is nothing to choose: only the other player is asked.
    expect(asked(state)).toBe('bid 1');
    play(state, 'bid 1');
    expect(state.seats[1]!.cards).toEqual([12]);
  });
});

describe('the end of a turn', () => {
  it.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])('refills with %i players to %i [leonardo.refill]', (players, size) => {
    const state = newGame({ players });
    const next = state.deck[0]!;
    work(state, 0, 0, 12, 11);
    const events = finish(state);
    expect(events).toContainEqual({ type: 'requested', seat: null, inventions: [next], reveals: true });
    expect(state.requested).toHaveLength(size);
    expect(printedTurn(state)).toBe(2);
  });

  it('draws nothing after turn 8 and as much as there is before [leonardo.refill.last]', () => {
    const state = newGame();
    state.round = 8;
    work(state, 0, 0, 12, 11);
    skipRound(state);
    expect([printedTurn(state), state.requested.length, state.councilFlorins]).toEqual([9, 2, 1]);
    const short = newGame();
    short.deck = [];
    work(short, 0, 0, 12, 11);
    finish(short);
    expect(short.requested).toEqual([1, 8]);
  });
});
