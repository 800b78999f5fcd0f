import { describe, expect, it } from 'vitest';
import {
  begin,
  card,
  firstOnWork,
  fresh,
  game,
  give,
  legal,
  me,
  onDesk,
  place,
  play,
  strengthen,
} from './scenario.ts';

describe('turns', () => {
  it('gives everybody five turns a round, clockwise [newton.course]', () => {
    const state = begin(3);
    const seats: number[] = [];
    while (game.decision(state)?.kind !== 'tuck') {
      if (game.decision(state)?.kind === 'play') seats.push(state.active);
      play(state, legal(state).at(game.decision(state)?.kind === 'play' ? 0 : -1)!);
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

  it('takes the effect in the middle of the action, where its coins pay the next route [newton.turn.order]', () => {
    const state = begin();
    give(state, 'travel-stipend');
    strengthen(state, 'travel', 2);
    me(state).coins = 0;
    me(state).scientist = place('basel');
    play(state, 'play travel-stipend', 'go ferney');
    const found = me(state).coins;
    expect(legal(state)).toContain('effect');
    play(state, 'effect', 'go mahon');
    expect(me(state)).toMatchObject({ scientist: place('mahon'), coins: found + 2 - 1 });
    expect(state.cardInPlay.effectUsed).toBe(true);
  });

  it('waits for an effect that could open the way, and ends by itself without one [newton.turn.order]', () => {
    const journey = (id: string): ReturnType<typeof begin> => {
      const state = begin();
      if (id === 'travel-stipend') give(state, id);
      strengthen(state, 'travel', 2);
      me(state).scientist = place('lindos');
      play(state, `play ${id}`, 'go alexandria');
      return state;
    };
    const stranded = journey('start-travel');
    expect(stranded.pending.at(-1)?.kind).toBe('turn');
    expect(me(stranded).cubes).toEqual([place('alexandria')]);

    const helped = journey('travel-stipend');
    expect(legal(helped)).toEqual(['effect', 'stop']);
    play(helped, 'effect', 'go lindos');
    expect(me(helped)).toMatchObject({ scientist: place('lindos'), cubes: [] });
  });

  it('uses the effect beside an action that a tile sets off [newton.turn.order]', () => {
    const state = begin();
    give(state, 'copying-ledgers');
    me(state).work = firstOnWork(state, 'invention', 'invention-travel') - 1;
    play(state, 'play copying-ledgers', 'advance 1');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'travel', own: false });
    expect(legal(state)).toContain('effect');
  });

  it('can still leave the action after its effect was used within it [newton.turn.leave-out]', () => {
    const state = begin();
    give(state, 'copying-ledgers');
    play(state, 'play copying-ledgers', 'effect');
    expect(legal(state)).toContain('stop');
    play(state, 'stop', 'end');
    expect(me(state)).toMatchObject({ work: 0, coins: 4 });
  });

  it('can still leave the travel action after a jump to a village [newton.turn.leave-out]', () => {
    const state = begin();
    give(state, 'mail-coach');
    play(state, 'play mail-coach', 'effect', 'jump mohacs');
    expect(legal(state)).toContain('stop');
    play(state, 'stop', 'end');
    expect(me(state)).toMatchObject({ scientist: place('mohacs'), cubes: [] });
  });

  it('leaves out every kind of action once its card lies on the desk [newton.turn.leave-out]', () => {
    for (const id of ['start-work', 'start-technology', 'start-travel', 'start-lessons']) {
      const state = begin();
      play(state, `play ${id}`);
      expect(legal(state).at(-1)).toBe('stop');
      play(state, 'stop');
      expect(legal(state)).not.toContain(`do ${id.slice('start-'.length)}`);
      play(state, 'end');
      expect(me(state)).toMatchObject({ work: 0, coins: 2, cubes: [] });
    }
  });

  it('allows to leave out basic action and effect [newton.turn.leave-out]', () => {
    const state = begin();
    give(state, 'printing-contract');
    play(state, 'play printing-contract', 'stop');
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
