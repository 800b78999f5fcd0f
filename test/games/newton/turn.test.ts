import { describe, expect, it } from 'vitest';
import { begin, card, fresh, game, give, legal, me, onDesk, play, strengthen } from './scenario.ts';

describe('turns', () => {
  it('gives everybody five turns a round, clockwise [newton.course]', () => {
    const state = begin(3);
    const seats: number[] = [];
    while (game.decision(state)?.kind !== 'tuck') {
      if (game.decision(state)?.kind === 'play') seats.push(state.active);
      play(
        state,
        game.decision(state)?.kind === 'play'
          ? 'aside'
          : legal(state).at(game.decision(state)?.kind === 'turn' ? -1 : 0)!,
      );
    }
    expect(seats).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  it('counts as one turn all that a card sets off, and each master kept or card put under a desk [newton.turn]', () => {
    for (const players of [1, 3]) {
      const state = fresh(players, 'draft');
      const begun: string[] = [];
      for (let decision = game.decision(state); decision !== null; decision = game.decision(state)) {
        if (decision.turn > begun.length) begun.push(decision.kind);
        else expect(['keep', 'play', 'tuck']).not.toContain(decision.kind);
        expect(decision.turn).toBe(begun.length);
        game.apply(state, game.legalMoves(state)[0]!);
      }
      const turns = (kind: string): number => begun.filter(each => each === kind).length;
      expect(turns('keep')).toBe(players === 1 ? 4 : players * 3);
      expect(turns('tuck')).toBe(players * 5);
      expect(turns('keep') + turns('play') + turns('tuck')).toBe(begun.length);
    }
  });

  it('puts the card onto the leftmost free space of the desk [newton.turn]', () => {
    const state = begin();
    play(state, 'play start-work', 'advance 1', 'end', 'play start-study', 'boost');
    expect(me(state).desk).toEqual([card('start-work'), card('start-study')]);
    expect(me(state).hand).not.toContain(card('start-work'));
  });

  it('takes effect and quick actions before or after the basic action [newton.turn.order]', () => {
    const before = begin();
    give(before, 'copying-ledgers');
    play(before, 'play copying-ledgers', 'effect');
    expect(me(before).coins).toBe(4);
    play(before, 'potion', 'advance 1');
    expect(me(before)).toMatchObject({ coins: 2, potions: 1, work: 1 });

    const after = begin();
    give(after, 'copying-ledgers');
    play(after, 'play copying-ledgers', 'advance 1', 'effect', 'potion');
    expect(me(after)).toMatchObject({ coins: 2, potions: 1, work: 1 });
  });

  it('does not offer the effect in the middle of the action [newton.turn.order]', () => {
    const state = begin();
    give(state, 'travel-stipend');
    strengthen(state, 'travel', 2);
    play(state, 'play travel-stipend');
    expect(legal(state)).toContain('effect');
    play(state, 'go ferney');
    expect(legal(state)).not.toContain('effect');
  });

  it('allows to leave out basic action and effect [newton.turn.leave-out]', () => {
    const state = begin();
    give(state, 'printing-contract');
    play(state, 'aside', 'play printing-contract');
    expect(legal(state)).toEqual(['effect', 'reveal', 'end']);
    play(state, 'end');
    expect(me(state)).toMatchObject({ work: 0, coins: 2 });
    expect(me(state).desk).toEqual([card('printing-contract')]);
  });

  it('does not force an action that costs something [newton.turn.leave-out]', () => {
    const state = begin();
    onDesk(state, 'start-work', 'start-joker', 'start-technology');
    me(state).shelf = 0xffffff & ~(1 << 1);
    me(state).potions = 3;
    strengthen(state, 'study', 3);
    play(state, 'play start-study');
    expect(legal(state)).toContain('do study');
    expect(legal(state)).toContain('end');
    play(state, 'do study');
    expect(legal(state)).toContain('stop');
  });

  it('takes an unused free gain when the turn ends [newton.turn.end]', () => {
    const state = begin();
    give(state, 'copying-ledgers');
    play(state, 'play copying-ledgers', 'advance 1', 'end');
    expect(me(state).coins).toBe(5);
  });

  it('passes the turn of a player without cards [newton.turn.no-card]', () => {
    const state = begin(2);
    state.seats[1]!.hand = [];
    const events = play(state, 'play start-work', 'advance 1', 'end');
    expect(events.map(event => event.type)).toContain('passed');
    expect(game.decision(state)).toMatchObject({ seat: 0, kind: 'play' });
  });

  it('counts visible symbols: the third study card has value 3 [newton.action.value]', () => {
    const state = begin();
    give(state, 'reading-room', 'annotated-folio');
    onDesk(state, 'reading-room', 'annotated-folio');
    play(state, 'play start-study');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'study', value: 3 });
  });

  it('counts symbols under the desk, in drawers and printed on the board [newton.action.value]', () => {
    const state = begin();
    me(state).tucked = [card('start-study')];
    me(state).hand = me(state).hand.filter(held => held !== card('start-study'));
    me(state).drawers = ['lessons', 'lessons'];
    play(state, 'play start-lessons');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'lessons', value: 4 });
  });

  it('may use a lower value [newton.action.lower]', () => {
    const state = begin();
    strengthen(state, 'work', 4);
    play(state, 'play start-work');
    expect(legal(state).filter(move => move.startsWith('advance'))).toEqual([
      'advance 4',
      'advance 3',
      'advance 2',
      'advance 1',
    ]);
  });

  it('gives a joker the visible symbols + 1: travel of value 4 with three in sight [newton.joker]', () => {
    const state = begin();
    me(state).drawers = ['travel', 'travel', 'travel'];
    play(state, 'play start-joker', 'do travel');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'travel', value: 4 });
  });

  it('never counts the symbol of a joker again, on the desk or under it [newton.joker]', () => {
    const state = begin();
    give(state, 'apprentice', 'study-circle');
    onDesk(state, 'apprentice');
    me(state).hand.splice(me(state).hand.indexOf(card('study-circle')), 1);
    me(state).tucked = [card('study-circle')];
    play(state, 'play start-work');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'work', value: 1 });
  });
});
