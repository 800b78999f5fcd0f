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
  NAMES,
  needs,
  options,
  play,
  put,
  resolve,
  reveal,
  seatOf,
  types,
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

  it('marin-mersenne: one more research, and one may build on an experiment of another [newscience.cards.borrow]', () => {
    const s = reveal(duel('kepler'), 'marin-mersenne');
    seatOf(s, 0).published = mask('logarithms', 'astrology');
    seatOf(s, 1).experimented = mask('laws-of-attraction', 'symbolic-algebra');
    put(put(s, 0, 'event-1'), 0, 'research-1');
    resolve(s);
    expect(options(s)).toContain('research planetary-motion with marin-mersenne');
    play(s, 'research planetary-motion with marin-mersenne');
    expect(seatOf(s, 0).spent).toEqual([cardIndex('marin-mersenne')]);
    expect(s.pending).toMatchObject({ kind: 'research', seat: 0, modifier: 0 });
    expect(options(s).some(option => option.includes('with'))).toBe(false);
  });

  it('queen-christina: 1 religion if nobody is below, and first in the next turn [newscience.cards.order]', () => {
    const s = reveal(four(), 'queen-christina');
    for (const seat of s.seats) seat.influence = [0, 1, 0, 0];
    s.order = [3, 2, 1, 0];
    put(put(put(s, 0, 'event-1'), 1, 'rest-1'), 2, 'rest-2');
    resolve(s);
    expect(level(s, 0, 'religion')).toBe(2);
    expect(s.order).toEqual([0, 1, 2, 3]);
  });

  it('otto-von-guericke: one more experiment with -1, +1 in physics, and a 1 is thrown again once [newscience.cards.reroll]', () => {
    const s = reveal(duel('kircher'), 'otto-von-guericke');
    seatOf(s, 0).researched = mask('astrology');
    put(s, 0, 'event-1');
    resolve(s);
    expect(needs(s)).toEqual({ 'experiment astrology': 4 });
    dice(s, 1, 4);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).experimented).toBe(mask('astrology'));
  });

  it('two cards that throw a 1 again give one throw each [newscience.cards.reroll]', () => {
    const s = reveal(keep(duel('kircher'), 0, 'bacons-method'), 'otto-von-guericke');
    seatOf(s, 0).researched = mask('astrology');
    put(put(s, 0, 'event-1'), 0, 'experiment-2');
    resolve(s);
    dice(s, 1, 1, 4);
    const events = play(s, 'experiment astrology');
    expect(types(events).filter(type => type === 'rolled')).toHaveLength(3);
    expect(seatOf(s, 0).experimented).toBe(mask('astrology'));
  });

  it('a 1 is thrown again by itself before the throw of choice is offered [newscience.cards.reroll]', () => {
    const s = reveal(keep(four('kircher'), 0, 'hevelius-observatory'), 'otto-von-guericke');
    seatOf(s, 0).researched = mask('alchemy');
    put(put(s, 0, 'event-1'), 0, 'experiment-4');
    resolve(s);
    dice(s, 1, 2, 4);
    const events = play(s, 'experiment alchemy');
    expect(types(events).filter(type => type === 'rolled')).toHaveLength(2);
    expect(s.pending).toMatchObject({ kind: 'reroll', die: 2, retries: 0 });
    play(s, 'reroll');
    expect(seatOf(s, 0)).toMatchObject({ experimented: mask('alchemy'), laboratory: NONE });
  });

  it('elzevir-press: the first publication earns 3 prestige more, and all have -2 [newscience.cards.bonus]', () => {
    const s = reveal(four('kircher'), 'elzevir-press');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).rest = 3;
    seatOf(s, 0).experimented = mask('heliocentrism', 'falling-bodies');
    put(put(put(s, 0, 'event-1'), 0, 'publish-1'), 0, 'publish-2');
    resolve(s);
    expect(options(s)).not.toContain('publish heliocentrism');
    play(s, 'publish heliocentrism rest 2');
    expect(seatOf(s, 0)).toMatchObject({ prestige: 7, rest: 1 });
    play(s, 'publish falling-bodies');
    expect(seatOf(s, 0).prestige).toBe(10);
  });

  it('elisabeth-of-bohemia: 1 influence on the lowest track, -1 on research and experiments [newscience.cards.influence]', () => {
    const s = reveal(duel('kircher'), 'elisabeth-of-bohemia');
    seatOf(s, 0).influence = [1, 3, 2, 4];
    seatOf(s, 0).researched = mask('astrology');
    seatOf(s, 0).experimented = mask('falling-bodies', 'heliocentrism');
    put(put(put(put(s, 0, 'event-1'), 0, 'research-2'), 0, 'experiment-2'), 0, 'publish-1');
    resolve(s);
    expect(seatOf(s, 0).influence).toEqual([2, 3, 2, 4]);
    expect(options(s)).toEqual(['research symbolic-algebra', 'research laws-of-attraction', 'decline']);
    play(s, 'decline');
    expect(needs(s)).toEqual({ 'experiment astrology': 4 });
    play(s, 'decline');
    expect(options(s)).toEqual(['publish heliocentrism', 'publish falling-bodies', 'decline']);
    const tied = reveal(duel(), 'elisabeth-of-bohemia');
    seatOf(tied, 0).influence = [1, 1, 1, 4];
    put(tied, 0, 'event-1');
    resolve(tied);
    expect(options(tied)).toEqual(['raise government', 'raise religion', 'raise enterprise']);
  });

  it('samuel-hartlib: up to 2 steps shifted, +1 on research, and one discovery of another counts as known [newscience.cards.convert]', () => {
    const s = reveal(four('galileo'), 'samuel-hartlib');
    seatOf(s, 0).influence = [3, 0, 2, 5];
    seatOf(s, 0).experimented = mask('astrology');
    seatOf(s, 1).experimented = mask('laws-of-attraction');
    put(put(s, 0, 'event-1'), 0, 'research-1');
    resolve(s);
    expect(options(s)).toContain('shift science religion');
    expect(options(s)).not.toContain('shift religion science');
    play(s, 'shift science religion');
    expect(s.pending).toEqual({ kind: 'convert', seat: 0, left: 1 });
    play(s, 'shift government enterprise');
    expect(seatOf(s, 0).influence).toEqual([2, 1, 3, 4]);
    expect(options(s)).toContain('research heliocentrism with samuel-hartlib');
  });

  it('samuel-hartlib: the shift may be declined [newscience.cards.convert]', () => {
    const s = reveal(four(), 'samuel-hartlib');
    seatOf(s, 0).influence = [3, 0, 2, 5];
    put(s, 0, 'event-1');
    resolve(s);
    play(s, 'decline');
    expect(seatOf(s, 0).influence).toEqual([3, 0, 2, 5]);
  });

  it('pierre-gassendi: one more experiment, and all use the second target [newscience.cards.easy]', () => {
    const s = reveal(four('kircher'), 'pierre-gassendi');
    seatOf(s, 0).researched = mask('calculus');
    put(put(s, 0, 'event-1'), 0, 'experiment-3');
    resolve(s);
    expect(needs(s)).toEqual({ 'experiment calculus': 3 });
    play(s, 'decline');
    expect(s.pending).toMatchObject({ kind: 'experiment', seat: 0, modifier: -2 });
    expect(needs(s)).toEqual({ 'experiment calculus': 5 });
  });

  it('pascaline: +4 on one research or one publication, then gone [newscience.cards.boost]', () => {
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

  it('oughtreds-slide-rule: +1 on research and +2 on experiments in mathematics [newscience.cards.mod]', () => {
    const s = keep(duel('kepler'), 0, 'oughtreds-slide-rule');
    seatOf(s, 1).published = mask('logarithms', 'heliocentrism');
    const choices = choicesAt(s, 'research-2');
    expect(choices).toContain('research analytic-geometry');
    expect(choices).not.toContain('research jovian-moons');
    seatOf(s, 0).researched = mask('astrology', 'symbolic-algebra', 'calculus');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toMatchObject({ 'experiment calculus': 2 });
  });

  it('jesuit-network: publications need 1 religion less, and what needs any has +1 [newscience.cards.ease]', () => {
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
    expect(game.unavailable(s, NAMES)[0]?.rule).toBe('newscience.cards.shield');
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
