import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import {
  choicesAt,
  dice,
  discoveryIndex,
  duel,
  four,
  keep,
  level,
  mask,
  needs,
  options,
  play,
  put,
  resolve,
  reveal,
  seatOf,
  spaceIndex,
  types,
} from './support.ts';

describe('events of level 3', () => {
  it('great-plague: -1 on experiments, 1 rest more for each who rests [newscience.cards.yield]', () => {
    const s = reveal(duel('kepler'), 'great-plague');
    seatOf(s, 0).researched = mask('astrology');
    put(put(s, 0, 'rest-1'), 0, 'experiment-2');
    resolve(s);
    expect(seatOf(s, 0).rest).toBe(2);
    expect(needs(s)).toEqual({ 'experiment astrology': 3, 'experiment astrology rest 1': 2 });
  });

  it('philosophical-transactions: +1 on publications for all [newscience.cards.mod]', () => {
    const s = reveal(duel('newton'), 'philosophical-transactions');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('comet-orbits');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish comet-orbits', 'decline']);
  });

  it('great-comet-1680: +1 on experiments of level 4 or 5 [newscience.cards.mod]', () => {
    const s = reveal(duel('kircher'), 'great-comet-1680');
    seatOf(s, 0).researched = mask('jovian-moons', 'saturns-rings', 'calculus');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({
      'experiment jovian-moons': 4,
      'experiment saturns-rings': 3,
      'experiment calculus': 4,
    });
  });

  it('bank-of-england: the enterprise space gives 1 step more, not beyond 5 [newscience.cards.yield]', () => {
    const s = reveal(duel(), 'bank-of-england');
    seatOf(s, 0).influence = [0, 0, 4, 0];
    put(s, 0, 'influence-enterprise');
    resolve(s);
    expect(level(s, 0, 'enterprise')).toBe(5);
    const low = reveal(duel(), 'bank-of-england');
    put(low, 0, 'influence-enterprise');
    resolve(low);
    expect(level(low, 0, 'enterprise')).toBe(2);
  });

  it('coffee-houses: every player may build one research on an experiment of another [newscience.cards.borrow]', () => {
    const s = reveal(four('galileo'), 'coffee-houses');
    seatOf(s, 0).experimented = mask('astrology', 'alchemy');
    seatOf(s, 1).experimented = mask('laws-of-attraction', 'anatomy');
    put(put(put(s, 0, 'research-1'), 0, 'research-2'), 1, 'research-3');
    resolve(s);
    expect(options(s)).toContain('research gases with coffee-houses');
    play(s, 'research heliocentrism with coffee-houses');
    expect(options(s).some(option => option.includes('with'))).toBe(false);
    play(s, 'decline');
    expect(s.pending?.seat).toBe(1);
    expect(options(s)).toContain('research gases with coffee-houses');
  });

  it('glorious-revolution: the leaders in government at 3 or more lose 1 [newscience.cards.influence]', () => {
    const s = reveal(four(), 'glorious-revolution');
    [3, 2, 3, 0].forEach((steps, seat) => {
      seatOf(s, seat).influence = [steps, 0, 0, 0];
    });
    resolve(s);
    expect([0, 1, 2, 3].map(seat => level(s, seat, 'government'))).toEqual([2, 2, 2, 0]);
  });

  it('robert-hooke: moves a marker of another player, but none from rest or events [newscience.cards.move]', () => {
    const s = reveal(four(), 'robert-hooke', 'tycho-brahe');
    put(put(put(s, 0, 'event-1'), 1, 'event-2'), 2, 'rest-1');
    put(put(s, 3, 'influence-religion'), 0, 'research-1');
    seatOf(s, 3).influence = [0, 0, 0, 0];
    resolve(s);
    expect(options(s)).toEqual(['move influence-religion', 'decline']);
    play(s, 'move influence-religion');
    const targets = options(s);
    expect(targets).toContain('to publish-1');
    expect(targets).toContain('to influence-science');
    expect(targets.some(target => /rest|event|research-1$|religion/.test(target))).toBe(false);
    play(s, 'to influence-science');
    expect(seatOf(s, 3).influence).toEqual([0, 0, 0, 1]);
  });

  it('robert-hooke: may be left unused, and asks nothing without a marker to move [newscience.cards.move]', () => {
    const s = reveal(duel(), 'robert-hooke');
    put(put(s, 0, 'event-1'), 1, 'influence-religion');
    resolve(s);
    play(s, 'decline');
    expect(level(s, 1, 'religion')).toBe(2);
    const alone = reveal(duel(), 'robert-hooke');
    put(put(alone, 0, 'event-1'), 1, 'rest-1');
    resolve(alone);
    expect(alone.pending?.kind).toBe('place');
  });

  it('henry-oldenburg: 1 science if nobody is below, and +1 on publications [newscience.cards.mod]', () => {
    const s = reveal(duel('newton'), 'henry-oldenburg');
    seatOf(s, 0).influence = [0, 0, 1, 2];
    seatOf(s, 1).influence = [0, 0, 0, 2];
    seatOf(s, 0).experimented = mask('calculus', 'logarithms');
    put(put(s, 0, 'event-1'), 0, 'publish-1');
    resolve(s);
    expect(level(s, 0, 'science')).toBe(3);
    expect(options(s)).toEqual(['publish logarithms', 'publish calculus', 'decline']);
    play(s, 'publish calculus');
    expect(seatOf(s, 0).prestige).toBe(9);
  });

  it('edmond-halley: the marker is one more publication, -1 on some other work [newscience.cards.act]', () => {
    const s = reveal(four('newton'), 'edmond-halley');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('symbolic-algebra', 'alchemy');
    put(put(s, 0, 'event-1'), 0, 'publish-2');
    resolve(s);
    play(s, 'publish symbolic-algebra');
    expect(s.pending).toEqual({ kind: 'publish', seat: 0, space: spaceIndex('event-1'), modifier: 0 });
    play(s, 'publish alchemy');
    expect(seatOf(s, 0).prestige).toBe(4);
  });

  it('jean-baptiste-colbert: 2 government if nobody is below, and -1 on publications [newscience.cards.influence]', () => {
    const s = reveal(duel('newton'), 'jean-baptiste-colbert');
    for (const seat of s.seats) seat.influence = [1, 5, 5, 5];
    seatOf(s, 0).experimented = mask('heliocentrism', 'falling-bodies', 'alchemy');
    put(put(s, 0, 'event-1'), 0, 'publish-1');
    resolve(s);
    expect(level(s, 0, 'government')).toBe(3);
    expect(options(s)).toEqual(['publish alchemy', 'decline']);
    const behind = reveal(duel(), 'jean-baptiste-colbert');
    seatOf(behind, 0).influence = [1, 0, 0, 0];
    seatOf(behind, 1).influence = [0, 0, 0, 0];
    put(behind, 0, 'event-1');
    resolve(behind);
    expect(level(behind, 0, 'government')).toBe(1);
  });

  it('christopher-wren: +1 on experiments, and one own marker may be moved [newscience.cards.move]', () => {
    const s = reveal(duel('kircher'), 'christopher-wren');
    seatOf(s, 0).researched = mask('astrology');
    put(put(put(s, 0, 'event-1'), 0, 'research-1'), 1, 'experiment-1');
    resolve(s);
    expect(options(s)).toEqual(['move research-1', 'decline']);
    play(s, 'move research-1', 'to experiment-2');
    expect(s.pending).toMatchObject({ kind: 'experiment', seat: 0, space: spaceIndex('experiment-2') });
    expect(needs(s)).toEqual({ 'experiment astrology': 2 });
  });

  it('samuel-pepys: +1 on publications, 1 prestige more for the first, -1 on other work [newscience.cards.bonus]', () => {
    const s = reveal(four('newton'), 'samuel-pepys');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('logarithms', 'symbolic-algebra', 'falling-bodies');
    put(put(put(s, 0, 'event-1'), 0, 'publish-1'), 0, 'publish-2');
    resolve(s);
    const events = play(s, 'publish logarithms');
    expect(seatOf(s, 0).prestige).toBe(4);
    expect(types(events)).toContain('published-along');
    play(s, 'publish falling-bodies');
    expect(seatOf(s, 0).prestige).toBe(7);
  });

  it('margaret-cavendish: 1 science if nobody is below, 1 prestige more for a publication, and all have -2 [newscience.cards.bonus]', () => {
    const s = reveal(four('kircher'), 'margaret-cavendish');
    for (const seat of s.seats) seat.influence = [0, 0, 1, 1];
    seatOf(s, 0).experimented = mask('logarithms');
    seatOf(s, 0).rest = 1;
    put(put(s, 0, 'event-1'), 0, 'publish-1');
    resolve(s);
    expect(level(s, 0, 'science')).toBe(2);
    play(s, 'publish logarithms rest 1');
    expect(seatOf(s, 0).prestige).toBe(4);
  });

  it('royal-charter: +1 on publishing discoveries of level 5 [newscience.cards.mod]', () => {
    const s = keep(duel('newton'), 0, 'royal-charter');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('calculus', 'heliocentrism', 'saturns-rings');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish calculus', 'decline']);
  });

  it('spinozas-lenses: once a failed experiment is thrown again with +2 [newscience.cards.reroll]', () => {
    const s = keep(duel('kircher'), 0, 'spinozas-lenses');
    seatOf(s, 0).researched = mask('calculus');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment calculus': 5 });
    dice(s, 4, 3);
    play(s, 'experiment calculus', 'reroll');
    expect(seatOf(s, 0)).toMatchObject({ experimented: mask('calculus'), laboratory: NONE });
  });

  it('spinozas-lenses: a 1 on the second throw fails [newscience.cards.reroll]', () => {
    const s = keep(duel('newton'), 0, 'spinozas-lenses');
    seatOf(s, 0).researched = mask('astrology');
    choicesAt(s, 'experiment-1');
    dice(s, 1, 1);
    play(s, 'experiment astrology', 'reroll');
    expect(seatOf(s, 0).experimented).toBe(0);
  });

  it('bernoullis-letters: +1 on some research, and once a missing prerequisite is ignored [newscience.cards.waive]', () => {
    const s = keep(duel('galileo'), 0, 'bernoullis-letters');
    seatOf(s, 0).rest = 1;
    seatOf(s, 1).published = mask('saturns-rings', 'logarithms');
    const choices = choicesAt(s, 'research-1');
    expect(choices).toContain('research gravitation with bernoullis-letters');
    expect(choices).toContain('research infinite-series with bernoullis-letters');
    expect(choices).toContain('research analytic-geometry');
    expect(choices.some(choice => choice.includes('heliocentrism'))).toBe(false);
    play(s, 'research gravitation with bernoullis-letters');
    expect(seatOf(s, 0)).toMatchObject({ laboratory: NONE, researched: mask('gravitation'), rest: 1 });
  });

  it('bernoullis-letters: joins with a borrowed discovery for two missing ones [newscience.cards.waive]', () => {
    const s = reveal(keep(four('galileo'), 0, 'bernoullis-letters'), 'coffee-houses');
    seatOf(s, 1).experimented = mask('astrology');
    const choices = choicesAt(s, 'research-1');
    expect(choices).toContain('research planetary-motion with coffee-houses with bernoullis-letters');
    expect(choices).toContain('research astrology');
    const events = play(s, 'research planetary-motion with coffee-houses with bernoullis-letters');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'researched', borrowed: [discoveryIndex('astrology')] }),
    );
  });

  it('leeuwenhoeks-lenses: +1 on research and +2 on experiments in biology [newscience.cards.mod]', () => {
    const s = keep(four('kepler'), 0, 'leeuwenhoeks-lenses');
    seatOf(s, 0).researched = mask('anatomy', 'alchemy');
    seatOf(s, 1).published = mask('microscope', 'logarithms');
    put(put(s, 0, 'research-3'), 0, 'experiment-4');
    resolve(s);
    expect(options(s)).toContain('research blood-circulation');
    expect(options(s)).not.toContain('research analytic-geometry');
    play(s, 'decline');
    expect(needs(s)).toEqual({ 'experiment anatomy': 2, 'experiment alchemy': 3 });
  });

  it('papins-digester: +3 on one experiment, then gone [newscience.cards.boost]', () => {
    const s = keep(four('kircher'), 0, 'papins-digester');
    seatOf(s, 0).rest = 1;
    seatOf(s, 0).researched = mask('calculus');
    choicesAt(s, 'experiment-3');
    expect(needs(s)).toEqual({
      'experiment calculus': 5,
      'experiment calculus rest 1': 4,
      'experiment calculus with papins-digester': 2,
    });
    dice(s, 3);
    play(s, 'experiment calculus with papins-digester');
    expect(seatOf(s, 0)).toMatchObject({ experimented: mask('calculus'), laboratory: NONE, rest: 1 });
  });
});
