import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import {
  cardIndex,
  choicesAt,
  dice,
  discoveryIndex,
  duel,
  four,
  game,
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
} from './support.ts';

describe('events of level 2', () => {
  it('trial-of-galileo: discoveries that require religion need 1 more [newscience.cards.ease]', () => {
    const s = reveal(duel('kepler'), 'trial-of-galileo');
    seatOf(s, 0).influence = [1, 2, 1, 1];
    seatOf(s, 0).experimented = mask('heliocentrism', 'falling-bodies', 'logarithms');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish logarithms', 'publish falling-bodies', 'decline']);
  });

  it('torricellis-vacuum: +1 on experiments of level 3 and higher [newscience.cards.mod]', () => {
    const s = reveal(duel('kircher'), 'torricellis-vacuum');
    seatOf(s, 0).researched = mask('logarithms', 'jovian-moons', 'calculus');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({
      'experiment logarithms': 3,
      'experiment jovian-moons': 3,
      'experiment calculus': 4,
    });
  });

  it('peace-of-westphalia: the government space gives 1 step more [newscience.cards.yield]', () => {
    const s = reveal(duel('kircher', 'kepler'), 'peace-of-westphalia');
    put(put(s, 0, 'influence-government'), 1, 'influence-religion');
    resolve(s);
    expect(level(s, 0, 'government')).toBe(2);
    expect(level(s, 1, 'religion')).toBe(1);
  });

  it('discourse-on-method: +1 on research for all [newscience.cards.mod]', () => {
    const s = reveal(duel('kepler', 'newton'), 'discourse-on-method');
    seatOf(s, 0).published = mask('logarithms');
    put(put(s, 0, 'research-2'), 1, 'research-1');
    resolve(s);
    expect(options(s)).toContain('research analytic-geometry');
    play(s, 'decline');
    expect(options(s)).toContain('research analytic-geometry');
  });

  it('tulip-crash: the leaders in enterprise at 3 or more lose 1 [newscience.cards.influence]', () => {
    const s = reveal(four(), 'tulip-crash');
    [4, 4, 3, 0].forEach((steps, seat) => {
      seatOf(s, seat).influence = [0, 0, steps, 0];
    });
    resolve(s);
    expect([0, 1, 2, 3].map(seat => level(s, seat, 'enterprise'))).toEqual([3, 3, 3, 0]);
    const low = reveal(four(), 'tulip-crash');
    seatOf(low, 0).influence = [0, 0, 2, 0];
    resolve(low);
    expect(level(low, 0, 'enterprise')).toBe(2);
  });

  it('english-civil-war: closes the last research and the last experiment space [newscience.cards.block]', () => {
    const s = reveal(four(), 'english-civil-war');
    expect(options(s)).toContain('place research-3');
    expect(options(s)).not.toContain('place research-4');
    expect(options(s)).toContain('place experiment-3');
    expect(options(s)).not.toContain('place experiment-4');
  });

  it('marin-mersenne: +1 on research, and one research may build on an experiment of another [newscience.cards.borrow]', () => {
    const s = reveal(duel('kepler'), 'marin-mersenne');
    seatOf(s, 0).published = mask('logarithms', 'astrology');
    seatOf(s, 1).experimented = mask('laws-of-attraction', 'symbolic-algebra');
    put(put(put(s, 0, 'event-1'), 0, 'research-1'), 0, 'research-2');
    resolve(s);
    expect(options(s)).toContain('research planetary-motion with marin-mersenne');
    play(s, 'research planetary-motion with marin-mersenne');
    expect(seatOf(s, 0).spent).toEqual([cardIndex('marin-mersenne')]);
    expect(options(s)).toContain('research analytic-geometry');
    expect(options(s).some(option => option.includes('with'))).toBe(false);
  });

  it('queen-christina: 1 influence anywhere, and first in the next turn [newscience.cards.order]', () => {
    const s = reveal(four(), 'queen-christina');
    s.order = [3, 2, 1, 0];
    put(put(put(s, 0, 'event-1'), 1, 'rest-1'), 2, 'rest-2');
    resolve(s);
    expect(options(s)).toEqual(['raise government', 'raise religion', 'raise enterprise', 'raise science']);
    play(s, 'raise science');
    expect(level(s, 0, 'science')).toBe(1);
    expect(s.order).toEqual([0, 1, 2, 3]);
  });

  it('otto-von-guericke: +1 on experiments, and a 1 is thrown again once [newscience.cards.reroll]', () => {
    const s = reveal(duel('kircher'), 'otto-von-guericke');
    seatOf(s, 0).researched = mask('astrology');
    put(put(s, 0, 'event-1'), 0, 'experiment-2');
    resolve(s);
    expect(needs(s)).toEqual({ 'experiment astrology': 2 });
    dice(s, 1, 2);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).experimented).toBe(mask('astrology'));
  });

  it('elzevir-press: +2 on one publication of this turn [newscience.cards.boost]', () => {
    const s = reveal(four('newton'), 'elzevir-press');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('heliocentrism', 'analytic-geometry');
    put(put(put(s, 0, 'event-1'), 0, 'publish-1'), 0, 'publish-2');
    resolve(s);
    expect(options(s)).toEqual([
      'publish heliocentrism with elzevir-press',
      'publish analytic-geometry with elzevir-press',
      'decline',
    ]);
    play(s, 'publish heliocentrism with elzevir-press');
    expect(s.pending?.kind).toBe('place');
    expect(seatOf(s, 0)).toMatchObject({ prestige: 4, experimented: mask('analytic-geometry') });
  });

  it('elisabeth-of-bohemia: 1 influence on each of the two lowest tracks [newscience.cards.influence]', () => {
    const s = reveal(duel(), 'elisabeth-of-bohemia');
    seatOf(s, 0).influence = [1, 3, 2, 4];
    put(s, 0, 'event-1');
    resolve(s);
    expect(seatOf(s, 0).influence).toEqual([2, 3, 3, 4]);
    const tied = reveal(duel(), 'elisabeth-of-bohemia');
    seatOf(tied, 0).influence = [1, 1, 1, 4];
    put(tied, 0, 'event-1');
    resolve(tied);
    expect(options(tied)).toEqual(['raise government', 'raise religion', 'raise enterprise']);
    play(tied, 'raise religion');
    expect(options(tied)).toEqual(['raise government', 'raise enterprise']);
    play(tied, 'raise enterprise');
    expect(seatOf(tied, 0).influence).toEqual([1, 2, 2, 4]);
  });

  it('samuel-hartlib: 1 on the lowest track, then up to 2 steps shifted [newscience.cards.convert]', () => {
    const s = reveal(four(), 'samuel-hartlib');
    seatOf(s, 0).influence = [3, 0, 2, 5];
    put(s, 0, 'event-1');
    resolve(s);
    expect(seatOf(s, 0).influence).toEqual([3, 1, 2, 5]);
    expect(options(s)).toContain('shift science religion');
    expect(options(s)).not.toContain('shift religion science');
    play(s, 'shift science religion');
    expect(s.pending).toEqual({ kind: 'convert', seat: 0, left: 1 });
    play(s, 'shift government enterprise');
    expect(seatOf(s, 0).influence).toEqual([2, 2, 3, 4]);
    expect(s.pending?.kind).toBe('place');
  });

  it('samuel-hartlib: the shift may be declined [newscience.cards.convert]', () => {
    const s = reveal(four(), 'samuel-hartlib');
    seatOf(s, 0).influence = [3, 0, 2, 5];
    put(s, 0, 'event-1');
    resolve(s);
    play(s, 'decline');
    expect(seatOf(s, 0).influence).toEqual([3, 1, 2, 5]);
  });

  it('pierre-gassendi: own experiments use the second target [newscience.cards.easy]', () => {
    const s = reveal(four('kircher'), 'pierre-gassendi');
    seatOf(s, 0).researched = mask('calculus');
    put(put(s, 0, 'event-1'), 0, 'experiment-3');
    resolve(s);
    expect(needs(s)).toEqual({ 'experiment calculus': 3 });
  });

  it('pascaline: +2 on one research or one publication, then gone [newscience.cards.boost]', () => {
    const s = keep(duel('newton'), 0, 'pascaline');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('heliocentrism');
    seatOf(s, 1).published = mask('logarithms');
    put(put(s, 0, 'research-2'), 0, 'publish-1');
    resolve(s);
    expect(options(s)).toContain('research analytic-geometry with pascaline');
    play(s, 'decline');
    expect(options(s)).toEqual(['publish heliocentrism with pascaline', 'decline']);
    play(s, 'publish heliocentrism with pascaline');
    expect(seatOf(s, 0)).toMatchObject({ laboratory: NONE, prestige: 4 });
  });

  it('oughtreds-slide-rule: +1 on research in mathematics [newscience.cards.mod]', () => {
    const s = keep(duel('kepler'), 0, 'oughtreds-slide-rule');
    seatOf(s, 1).published = mask('logarithms', 'heliocentrism');
    const choices = choicesAt(s, 'research-2');
    expect(choices).toContain('research analytic-geometry');
    expect(choices).not.toContain('research jovian-moons');
  });

  it('jesuit-network: publications need 1 religion less [newscience.cards.ease]', () => {
    const s = keep(duel('kepler'), 0, 'jesuit-network');
    seatOf(s, 0).influence = [1, 1, 0, 0];
    seatOf(s, 0).experimented = mask('heliocentrism', 'logarithms');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish heliocentrism', 'decline']);
    const against = reveal(keep(duel('kepler'), 0, 'jesuit-network'), 'trial-of-galileo');
    seatOf(against, 0).influence = [1, 1, 0, 0];
    seatOf(against, 0).experimented = mask('heliocentrism');
    expect(choicesAt(against, 'publish-1')).toEqual([]);
  });

  it('invisible-college: rest up to 4, and what is above 3 is lost with the card [newscience.cards.restcap]', () => {
    const s = keep(four(), 0, 'invisible-college');
    seatOf(s, 0).rest = 3;
    put(s, 0, 'rest-1');
    resolve(s);
    expect(seatOf(s, 0).rest).toBe(4);
    put(reveal(s, 'napiers-bones'), 0, 'event-1');
    const events = resolve(s);
    expect(events).toContainEqual({ type: 'rest-lost', seat: 0, lost: 1 });
    expect(seatOf(s, 0).rest).toBe(3);
  });

  it('invisible-college: markers and experiments are out of reach of others [newscience.cards.shield]', () => {
    const s = reveal(keep(four(), 1, 'invisible-college'), 'robert-hooke');
    put(put(put(s, 0, 'event-1'), 1, 'research-1'), 2, 'publish-1');
    resolve(s);
    expect(options(s)).toEqual(['move publish-1', 'decline']);
    expect(game.unavailable(s)[0]?.rule).toBe('newscience.cards.shield');
    const lending = reveal(keep(four(), 1, 'invisible-college'), 'coffee-houses');
    seatOf(lending, 0).experimented = mask('astrology');
    seatOf(lending, 1).experimented = mask('laws-of-attraction');
    expect(choicesAt(lending, 'research-1').some(choice => choice.includes('with'))).toBe(false);
  });

  it('hevelius-observatory: +1 on experiments in astronomy; once a failed one is thrown again [newscience.cards.reroll]', () => {
    const s = keep(four('kircher'), 0, 'hevelius-observatory');
    seatOf(s, 0).researched = mask('astrology', 'alchemy');
    choicesAt(s, 'experiment-3');
    expect(needs(s)).toEqual({ 'experiment astrology': 2, 'experiment alchemy': 3 });
    dice(s, 2, 3);
    play(s, 'experiment alchemy');
    expect(s.pending).toEqual({
      kind: 'reroll',
      seat: 0,
      discovery: discoveryIndex('alchemy'),
      die: 2,
      needs: 3,
      retries: 0,
    });
    play(s, 'reroll');
    expect(seatOf(s, 0)).toMatchObject({ experimented: mask('alchemy'), laboratory: NONE });
  });

  it('hevelius-observatory: the second throw may be declined, and the card stays [newscience.cards.reroll]', () => {
    const s = keep(four('kircher'), 0, 'hevelius-observatory');
    seatOf(s, 0).researched = mask('alchemy');
    choicesAt(s, 'experiment-3');
    dice(s, 1);
    play(s, 'experiment alchemy', 'decline');
    expect(seatOf(s, 0)).toMatchObject({ experimented: 0, laboratory: cardIndex('hevelius-observatory') });
  });
});
