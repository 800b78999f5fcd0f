import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import {
  cardIndex,
  duel,
  keep,
  mask,
  options,
  play,
  put,
  resolve,
  reveal,
  seatOf,
  setup,
  t,
  table,
  types,
} from './support.ts';

describe('events', () => {
  it('are absent in the first turn and there from the second [newscience.events]', () => {
    const s = setup(2);
    expect(s.events).toEqual([NONE]);
    resolve(s);
    expect(s.round).toBe(2);
    expect(s.events[0]).not.toBe(NONE);
  });

  it('are resolved left to right, after rest and before influence [newscience.events]', () => {
    const s = reveal(table('kepler', 'galileo', 'kircher', 'leibniz'), 'rudolf-ii', 'tycho-brahe');
    put(put(put(put(s, 0, 'event-2'), 1, 'event-1'), 2, 'rest-1'), 3, 'influence-science');
    const order = resolve(s).flatMap(event => {
      if (event.type === 'played') return [t.cards[event.card]!.id];
      return event.type === 'rested' || (event.type === 'influence-changed' && event.seat === 3)
        ? [event.type]
        : [];
    });
    expect(order).toEqual(['rested', 'rudolf-ii', 'tycho-brahe', 'influence-changed']);
  });

  it('hold for all during the whole turn when they are EFFECTs, rest included [newscience.events.effect]', () => {
    const s = reveal(duel(), 'universities-closed');
    put(put(s, 0, 'rest-1'), 1, 'rest-2');
    resolve(s);
    expect(s.seats.map(seat => seat.rest)).toEqual([2, 2]);
    resolve(put(reveal(s, 'frankfurt-book-fair'), 0, 'rest-1'));
    expect(seatOf(s, 0).rest).toBe(3);
  });

  it('end with the turn [newscience.events.effect]', () => {
    const s = reveal(duel(), 'universities-closed');
    resolve(s);
    s.events = [NONE];
    put(s, 0, 'rest-1');
    resolve(s);
    expect(seatOf(s, 0).rest).toBe(1);
  });

  it('are carried out at once when they are PLAYs, and hold until the end of the turn [newscience.events.play]', () => {
    const s = reveal(duel('kepler'), 'rudolf-ii');
    seatOf(s, 1).published = mask('logarithms');
    put(put(s, 0, 'event-1'), 0, 'research-2');
    resolve(s);
    expect(options(s)).toContain('research analytic-geometry');
    play(s, 'research analytic-geometry');
    expect(seatOf(s, 0).played).toEqual([]);
    expect(s.discard).toContain(cardIndex('rudolf-ii'));
    put(s, 0, 'research-2');
    s.events = [NONE];
    seatOf(s, 0).researched = 0;
    resolve(s);
    expect(options(s)).not.toContain('research analytic-geometry');
  });

  it('go to the laboratory when they are KEEPs, usable at once [newscience.events.keep]', () => {
    const s = reveal(duel('kepler'), 'napiers-bones');
    seatOf(s, 1).published = mask('logarithms');
    put(put(s, 0, 'event-1'), 0, 'research-2');
    const events = resolve(s);
    expect(events).toContainEqual({
      type: 'kept',
      seat: 0,
      card: cardIndex('napiers-bones'),
      replaced: NONE,
    });
    expect(options(s)).toContain('research analytic-geometry with napiers-bones');
    play(s, 'decline');
    expect(seatOf(s, 0).laboratory).toBe(cardIndex('napiers-bones'));
  });

  it('replace the older KEEP, which leaves the game [newscience.events.keep]', () => {
    const s = reveal(keep(duel('kepler'), 0, 'bacons-method'), 'napiers-bones');
    put(s, 0, 'event-1');
    resolve(s);
    expect(seatOf(s, 0).laboratory).toBe(cardIndex('napiers-bones'));
    expect(s.discard).toContain(cardIndex('bacons-method'));
  });

  it('leave the second of two KEEPs taken in one turn [newscience.events.keep]', () => {
    const s = reveal(table('kepler', 'galileo', 'kircher', 'leibniz'), 'napiers-bones', 'bacons-method');
    put(put(s, 0, 'event-1'), 0, 'event-2');
    resolve(s);
    expect(seatOf(s, 0).laboratory).toBe(cardIndex('bacons-method'));
    expect(s.discard).toContain(cardIndex('napiers-bones'));
  });

  it('with one use leave the laboratory even when the experiment fails [newscience.events.once]', () => {
    const s = keep(duel('kircher'), 0, 'papins-digester');
    seatOf(s, 0).researched = mask('calculus');
    put(s, 0, 'experiment-2');
    resolve(s);
    s.rng = [0, 0, 0, 0];
    const events = play(s, 'experiment calculus with papins-digester');
    expect(types(events)).toContain('card-used');
    expect(seatOf(s, 0).laboratory).toBe(NONE);
    expect(s.discard).toContain(cardIndex('papins-digester'));
  });

  it('with one use are offered only where they make a difference [newscience.events.once]', () => {
    const s = keep(duel('galileo'), 0, 'napiers-bones');
    put(s, 0, 'research-1');
    resolve(s);
    expect(options(s).some(option => option.includes('with'))).toBe(false);
  });

  it('leave the game when nobody takes them [newscience.events.left]', () => {
    const s = reveal(duel(), 'napiers-bones');
    expect(resolve(s)).toContainEqual({ type: 'event-left', seat: null, card: cardIndex('napiers-bones') });
    expect(s.discard).toContain(cardIndex('napiers-bones'));
    expect(s.seats.every(seat => seat.laboratory === NONE)).toBe(true);
  });

  it('give neither rest nor prestige by themselves [newscience.cards]', () => {
    for (const card of t.cards.filter(one => one.type === 'PLAY')) {
      const s = reveal(table('kepler', 'galileo', 'kircher', 'leibniz'), card.id);
      put(s, 0, 'event-1');
      resolve(s);
      while (s.pending !== null && s.round === 2) play(s, options(s)[0]!);
      expect([card.id, seatOf(s, 0).rest, seatOf(s, 0).prestige]).toEqual([card.id, 0, 0]);
    }
  });

  it('number 54: 18 of each level, a third of them for 4 or 5 players only', () => {
    expect(t.cards).toHaveLength(54);
    for (const grade of [1, 2, 3]) {
      const cards = t.cards.filter(card => card.level === grade);
      expect(cards).toHaveLength(18);
      expect(cards.filter(card => card.fourPlus)).toHaveLength(6);
    }
    const named = /chemistry|biology/;
    expect(t.cards.filter(card => named.test(card.text)).every(card => card.fourPlus)).toBe(true);
  });

  it('have a test each', () => {
    const folder = import.meta.dirname;
    const titles = readdirSync(folder)
      .filter(name => name.startsWith('cards-'))
      .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n');
    expect(t.cards.filter(card => !titles.includes(`it('${card.id}: `)).map(card => card.id)).toEqual([]);
  });
});
