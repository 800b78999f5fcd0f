import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../../../src/games/leonardo/rules/types.ts';
import {
  asked,
  game,
  legal,
  names,
  newGame,
  play,
  setCards,
  setHand,
  setRequested,
  skipTo,
  tables,
  work,
} from './scenario.ts';

describe('phase A', () => {
  it('puts the components under the laboratory and the marker on 0 [leonardo.start]', () => {
    const state = newGame();
    expect(asked(state)).toBe('fabrication 0');
    const events = play(state, 'start small theatrical-lift', 'done');
    const player = state.seats[0]!;
    expect(player.labs[0]).toMatchObject({ invention: 8, weeks: 0, since: 1 });
    expect(player.hand).toEqual([0, 0, 0, 1, 0]);
    expect(events).toContainEqual({ type: 'started', seat: 0, lab: 0, invention: HIDDEN, reveals: true });
  });

  it('shows all choices together, from Leonardo clockwise [leonardo.start.order]', () => {
    const state = newGame({ players: 3, first: 1 });
    const first = play(state, 'start small theatrical-lift');
    expect(asked(state)).toBe('fabrication 2');
    expect(first.filter(event => !('only' in event))).toEqual([{ type: 'chosen', seat: 1 }]);
    expect(state.seats[1]!.labs[0].invention).toBe(0);
    expect(game.decision(state)).toMatchObject({ secret: true });
    play(state, 'start large automatic-hammer');
    const events = play(state, 'done');
    expect(events.filter(event => 'reveals' in event)).toEqual([
      { type: 'started', seat: 1, lab: 0, invention: HIDDEN, reveals: true },
      { type: 'started', seat: 2, lab: 1, invention: HIDDEN, reveals: true },
      { type: 'stood-by', seat: 0, reveals: true },
    ]);
  });

  it('takes exactly the components of the invention [leonardo.start.components]', () => {
    const state = newGame();
    setHand(state, 0, { wood: 1, glass: 2 });
    expect(legal(state)).not.toContain('start small bellows-machine');
    setHand(state, 0, { wood: 3, glass: 2 });
    play(state, 'start small bellows-machine');
    skipTo(state, 'placement');
    expect(state.seats[0]!.hand).toEqual([0, 1, 1, 0, 0]);
  });

  it('builds one invention in a laboratory and each in one only [leonardo.start.laboratories]', () => {
    const state = newGame();
    setHand(state, 0, { iron: 2, rope: 2 });
    state.seats[0]!.labs[1].side = 0;
    play(state, 'start small automatic-hammer');
    const left = legal(state);
    expect(left.every(move => !move.startsWith('start small'))).toBe(true);
    expect(left).not.toContain('start large automatic-hammer');
    play(state, 'start large theatrical-lift');
    skipTo(state, 'placement');
    expect(state.seats[0]!.labs.map(lab => lab.invention)).toEqual([1, 8]);
  });

  it('refuses what was realised before or is nowhere to come [leonardo.start.which]', () => {
    const state = newGame();
    setHand(state, 0, { iron: 1, wood: 1, rope: 1, brick: 1 });
    setCards(state, 0, 1);
    setCards(state, 1, 2);
    expect(legal(state)).not.toContain('start small automatic-hammer');
    expect(legal(state)).not.toContain('start small secured-pulley');
    expect(legal(state)).toContain('start small dimensioned-sling');
  });

  it('may start what still lies in the deck [leonardo.start.early]', () => {
    const state = newGame();
    setRequested(state, 1, 12, 8);
    setHand(state, 0, { glass: 2, wood: 2 });
    expect(state.deck).toContain(25);
    play(state, 'start small mimetic-ocular');
    skipTo(state, 'placement');
    expect(state.seats[0]!.labs[0].invention).toBe(25);
  });

  it('gives back components and loses the weeks [leonardo.cancel]', () => {
    const state = newGame();
    setHand(state, 0, {});
    work(state, 0, 0, 12, 5);
    const events = play(state, 'cancel small', 'done');
    skipTo(state, 'placement');
    expect(state.seats[0]!.hand).toEqual(tables.recipe[12]);
    expect(state.seats[0]!.labs[0]).toMatchObject({ invention: 0, weeks: 0, since: 0 });
    expect([...events, ...skipTo(state, 'placement')].filter(event => event.type === 'planned')).toEqual([
      { type: 'planned', seat: 0, lab: 0, plan: 0, only: 0 },
    ]);
  });

  it('cannot cancel what was started in the same phase [leonardo.cancel]', () => {
    const state = newGame();
    state.seats[0]!.labs[1].side = 0;
    setHand(state, 0, { iron: 1, rope: 3 });
    play(state, 'start small automatic-hammer');
    expect(legal(state).some(move => move.startsWith('cancel'))).toBe(false);
  });

  it('starts another with the components taken back [leonardo.cancel.restart]', () => {
    const state = newGame();
    setHand(state, 0, {});
    state.seats[0]!.labs[1].side = 0;
    work(state, 0, 0, 12, 5);
    play(state, 'cancel small');
    expect(legal(state)).not.toContain('start small bellows-machine');
    expect(legal(state)).toContain('start large bellows-machine');
    expect(legal(state)).toContain('start small secured-pulley');
    play(state, 'start small secured-pulley', 'done');
    skipTo(state, 'placement');
    expect(state.seats[0]!.labs[0]).toMatchObject({ invention: 2, weeks: 0 });
    expect(state.seats[0]!.hand).toEqual([0, 1, 1, 0, 0]);
  });

  it('begins the cursor on what is requested, or on going on [leonardo.start.early]', () => {
    const state = newGame();
    setHand(state, 0, { wood: 2, glass: 1 });
    const starts = (): Record<string, boolean> => {
      const view = game.view(state, 0);
      return Object.fromEntries(
        game.legalMoves(state).map(move => [game.notate(move), game.isExtra(move, view)]),
      );
    };
    setRequested(state, 12);
    expect(starts()).toMatchObject({
      'start small bellows-machine': false,
      'start small secured-pulley': true,
      done: false,
    });
  });

  it('says why the cancelled one cannot be started there again [leonardo.cancel.restart]', () => {
    const state = newGame();
    setHand(state, 0, { rope: 1 });
    work(state, 0, 0, 12, 5);
    play(state, 'cancel small');
    expect(game.unavailable(state, names)).toContainEqual({
      what: 'Start Bellows machine (12)',
      why: 'where you cancel it, only another one may be started',
      rule: 'leonardo.cancel.restart',
    });
    state.seats[0]!.labs[1].side = 0;
    expect(game.unavailable(state, names).map(reason => reason.what)).not.toContain(
      'Start Bellows machine (12)',
    );
  });

  it('does not ask a player who has nothing to choose [leonardo.start]', () => {
    const state = newGame();
    setHand(state, 1, {});
    play(state, 'done');
    expect(asked(state)).toBe('placement 0');
  });
});

describe('inventions', () => {
  it.each([
    ['bronze', 4, 1],
    ['copper', 7, 2],
    ['silver', 11, 3],
    ['gold', 15, 4],
  ])('of %s take %i weeks and %i components [leonardo.inventions]', (metal, weeks, components) => {
    const index = ['bronze', 'copper', 'silver', 'gold'].indexOf(metal);
    const numbers = tables.inventions.filter(n => tables.metal[n] === index);
    expect(numbers).toHaveLength(metal === 'gold' ? 10 : 5);
    for (const n of numbers) {
      expect(tables.weeks[n]).toBe(weeks);
      expect(tables.recipe[n]!.reduce((a, b) => a + b, 0)).toBe(components);
      expect(tables.florinsFirst[n]).toBeGreaterThan(tables.florinsLater[n]!);
    }
  });

  it('have five types of five, 8 and 13 sharing one [leonardo.inventions.types]', () => {
    for (let type = 0; type < 5; type++)
      expect(tables.inventions.filter(n => tables.type[n] === type)).toHaveLength(5);
    expect(tables.type[8]).toBe(tables.type[13]);
  });

  it('keep the values of the sample card and the examples [leonardo.inventions]', () => {
    expect(tables.recipe[12]).toEqual([0, 1, 2, 0, 0]);
    expect([tables.weeks[12], tables.florinsFirst[12], tables.florinsLater[12]]).toEqual([11, 13, 10]);
    expect([tables.weeks[13], tables.florinsFirst[13]]).toEqual([7, 8]);
  });

  it('lie face up where requested, face down in the deck [leonardo.inventions.requested]', () => {
    const state = newGame({ players: 4 });
    const view = game.view(state, 0);
    expect(view.requested).toEqual([1, 12, 8, 3, 9]);
    expect(view.deckSize).toBe(20);
    expect('deck' in view).toBe(false);
  });
});
