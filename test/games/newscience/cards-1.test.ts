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
  spaceIndex,
  types,
} from './support.ts';

describe('events of level 1', () => {
  it('frankfurt-book-fair: +1 on publications for all [newscience.cards.mod]', () => {
    const s = duel('newton', 'newton');
    for (const seat of s.seats) seat.influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('comet-orbits');
    expect(choicesAt(s, 'publish-1')).toEqual([]);
    expect(choicesAt(reveal(s, 'frankfurt-book-fair'), 'publish-1')).toEqual([
      'publish comet-orbits',
      'decline',
    ]);
  });

  it('decree-of-the-index: -1 on publishing what requires religion [newscience.cards.mod]', () => {
    const s = reveal(duel('newton'), 'decree-of-the-index');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).experimented = mask('falling-bodies', 'logarithms');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish logarithms', 'decline']);
  });

  it('great-comet-1618: +1 on experiments in astronomy and physics [newscience.cards.mod]', () => {
    const s = reveal(duel('kircher'), 'great-comet-1618');
    seatOf(s, 0).researched = mask('astrology', 'symbolic-algebra', 'laws-of-attraction');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({
      'experiment astrology': 2,
      'experiment symbolic-algebra': 3,
      'experiment laws-of-attraction': 2,
    });
  });

  it('universities-closed: 1 rest more for each who rests, still at most 3 [newscience.cards.yield]', () => {
    const s = reveal(duel(), 'universities-closed');
    seatOf(s, 1).rest = 2;
    put(put(s, 0, 'rest-1'), 1, 'rest-2');
    resolve(s);
    expect(s.seats.map(seat => seat.rest)).toEqual([2, 3]);
  });

  it('defenestration: closes the government space [newscience.cards.block]', () => {
    const s = reveal(four(), 'defenestration');
    expect(options(s)).not.toContain('place influence-government');
    expect(options(s)).toContain('place influence-religion');
    expect(game.unavailable(s, NAMES)).toContainEqual({
      what: 'Government influence',
      why: 'closed by Defenestration of Prague',
      rule: 'newscience.cards.block',
    });
  });

  it('alchemists-at-court: +1 on research in chemistry and biology [newscience.cards.mod]', () => {
    const s = four('kepler');
    seatOf(s, 1).published = mask('gases', 'falling-bodies', 'microscope', 'logarithms');
    const choices = choicesAt(reveal(s, 'alchemists-at-court'), 'research-3');
    expect(choices).toContain('research gas-law');
    expect(choices).toContain('research blood-circulation');
    expect(choices).not.toContain('research analytic-geometry');
  });

  it('tycho-brahe: the marker is one more experiment with -1, after the printed spaces, with +1 in astronomy and 1s rolled again [newscience.cards.act]', () => {
    const s = reveal(duel('kircher', 'kepler'), 'tycho-brahe');
    seatOf(s, 0).researched = mask('astrology', 'laws-of-attraction');
    seatOf(s, 1).researched = mask('symbolic-algebra');
    put(put(s, 0, 'event-1'), 1, 'experiment-1');
    resolve(s);
    expect(needs(s)).toEqual({ 'experiment symbolic-algebra': 2 });
    play(s, 'decline');
    expect(s.pending).toEqual({ kind: 'experiment', seat: 0, space: spaceIndex('event-1'), modifier: -1 });
    expect(needs(s)).toEqual({ 'experiment astrology': 3, 'experiment laws-of-attraction': 4 });
  });

  it('rudolf-ii: 1 government if nobody is below, and +3 on research [newscience.cards.influence]', () => {
    const s = reveal(duel('kepler'), 'rudolf-ii');
    seatOf(s, 1).published = mask('logarithms');
    put(put(s, 0, 'event-1'), 0, 'research-2');
    resolve(s);
    expect(level(s, 0, 'government')).toBe(2);
    expect(options(s)).toContain('research analytic-geometry');
    const even = reveal(duel('kepler'), 'rudolf-ii');
    seatOf(even, 1).influence = [2, 0, 0, 0];
    put(even, 0, 'event-1');
    resolve(even);
    expect(level(even, 0, 'government')).toBe(3);
  });

  it('robert-bellarmine: 1 religion if nobody is below; publications have +1 and need 1 influence less on some track [newscience.cards.ease]', () => {
    const s = reveal(duel('kircher'), 'robert-bellarmine');
    seatOf(s, 0).influence = [0, 1, 0, 0];
    seatOf(s, 0).experimented = mask('heliocentrism', 'falling-bodies', 'comet-orbits', 'logarithms');
    put(put(s, 0, 'event-1'), 0, 'publish-1');
    resolve(s);
    expect(level(s, 0, 'religion')).toBe(2);
    expect(options(s)).toEqual(['publish heliocentrism', 'publish falling-bodies', 'decline']);
  });

  it('accademia-dei-lincei: 1 science if nobody is below, then shows two events and may bury one [newscience.cards.peek]', () => {
    const s = reveal(duel(), 'accademia-dei-lincei');
    const [second, first] = s.deck.slice(-2);
    put(s, 0, 'event-1');
    const events = resolve(s);
    expect(level(s, 0, 'science')).toBe(1);
    expect(types(events)).toEqual(['played', 'influence-changed', 'looked', 'saw']);
    expect(events.at(-1)).toMatchObject({ seat: 0, only: 0, reveals: true });
    expect(options(s)).toEqual(['bury 1', 'bury 2', 'decline']);
    play(s, 'bury 1');
    expect(s.events[0]).toBe(second);
    expect(s.deck).toContain(first);
    expect(s.seen[s.deck.indexOf(first!)]).toBe(1);
  });

  it('accademia-dei-lincei: a buried card goes under the last of its level [newscience.cards.peek]', () => {
    const s = reveal(duel(), 'accademia-dei-lincei');
    const first = s.deck.at(-1)!;
    put(s, 0, 'event-1');
    resolve(s);
    play(s, 'bury 1');
    const at = s.deck.indexOf(first);
    const stack = game
      .view(s, null)
      .stack.map(item => item.level)
      .reverse();
    expect(stack[at]).toBe(1);
    expect(stack[at - 1]).toBe(2);
  });

  it('michael-maestlin: the marker is one more research with -1, after the printed spaces, +2 in mathematics [newscience.cards.act]', () => {
    const s = reveal(duel('kepler', 'kircher'), 'michael-maestlin');
    seatOf(s, 1).published = mask('logarithms');
    put(put(s, 0, 'event-1'), 1, 'research-1');
    resolve(s);
    expect(s.pending).toEqual({ kind: 'research', seat: 1, space: spaceIndex('research-1'), modifier: 1 });
    expect(s.spaces).toContain(0);
    play(s, 'decline');
    expect(s.pending).toEqual({ kind: 'research', seat: 0, space: spaceIndex('event-1'), modifier: -1 });
    play(s, 'research astrology');
    expect(seatOf(s, 0).researched).toBe(mask('astrology'));
    expect(s.spaces.every(owner => owner === NONE)).toBe(true);
  });

  it('dutch-east-india-company: 1 enterprise, 2 if nobody was below; hardly any work beside it [newscience.cards.influence]', () => {
    const s = reveal(four('kircher'), 'dutch-east-india-company');
    for (const seat of s.seats) seat.influence = [0, 0, 1, 0];
    seatOf(s, 0).researched = mask('astrology');
    put(put(put(s, 0, 'event-1'), 0, 'research-4'), 0, 'experiment-1');
    const events = resolve(s);
    expect(level(s, 0, 'enterprise')).toBe(3);
    expect(types(events)).toContain('lost');
    expect(needs(s)).toEqual({ 'experiment astrology': 6 });
    const other = reveal(four(), 'dutch-east-india-company');
    for (const seat of other.seats) seat.influence = [0, 0, 1, 0];
    seatOf(other, 2).influence = [0, 0, 0, 0];
    put(other, 0, 'event-1');
    resolve(other);
    expect(level(other, 0, 'enterprise')).toBe(2);
  });

  it('christoph-scheiner: moves a marker of another from an experiment to an empty research space, then is an experiment [newscience.cards.move]', () => {
    const s = reveal(four(), 'christoph-scheiner');
    seatOf(s, 0).researched = mask('astrology');
    put(put(put(put(s, 0, 'event-1'), 1, 'experiment-1'), 0, 'experiment-2'), 2, 'publish-1');
    put(s, 3, 'research-1');
    resolve(s);
    expect(options(s)).toEqual(['move experiment-1', 'decline']);
    play(s, 'move experiment-1');
    expect(options(s)).toEqual(['to research-2', 'to research-3', 'to research-4']);
    const events = play(s, 'to research-4');
    expect(events[0]).toEqual({
      type: 'marker-moved',
      seat: 0,
      owner: 1,
      from: spaceIndex('experiment-1'),
      to: spaceIndex('research-4'),
    });
    expect(s.pending).toMatchObject({ kind: 'research', seat: 3 });
    play(s, 'decline');
    expect(s.pending).toMatchObject({ kind: 'research', seat: 1, modifier: -1 });
    play(s, 'decline', 'decline');
    expect(s.pending).toEqual({ kind: 'experiment', seat: 0, space: spaceIndex('event-1'), modifier: -1 });
  });

  it('napiers-bones: +3 on one research, then gone [newscience.cards.boost]', () => {
    const s = keep(duel('kepler'), 0, 'napiers-bones');
    seatOf(s, 0).rest = 1;
    seatOf(s, 1).published = mask('logarithms', 'air-pressure', 'jovian-moons');
    const choices = choicesAt(s, 'research-2');
    expect(choices).toContain('research analytic-geometry rest 1');
    expect(choices).toContain('research analytic-geometry with napiers-bones');
    expect(choices).toContain('research light-spectrum with napiers-bones');
    play(s, 'research light-spectrum with napiers-bones');
    expect(seatOf(s, 0)).toMatchObject({ rest: 1, laboratory: NONE });
  });

  it('lippersheys-spyglass: +1 on research and experiments in astronomy as long as it is kept [newscience.cards.mod]', () => {
    const s = keep(duel('kircher'), 0, 'lippersheys-spyglass');
    seatOf(s, 0).researched = mask('astrology', 'symbolic-algebra');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment astrology': 2, 'experiment symbolic-algebra': 3 });
    dice(s, 2);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).laboratory).toBe(cardIndex('lippersheys-spyglass'));
  });

  it('bacons-method: a 1 is thrown again once, by itself [newscience.cards.reroll]', () => {
    const s = keep(duel('kepler'), 0, 'bacons-method');
    seatOf(s, 0).researched = mask('astrology');
    choicesAt(s, 'experiment-1');
    dice(s, 1, 4);
    const events = play(s, 'experiment astrology');
    expect(types(events)).toEqual(expect.arrayContaining(['rolled', 'experimented']));
    expect(
      events.filter(event => event.type === 'rolled').map(event => 'again' in event && event.again),
    ).toEqual([false, true]);
    const again = keep(duel('kepler'), 0, 'bacons-method');
    seatOf(again, 0).researched = mask('astrology');
    choicesAt(again, 'experiment-1');
    dice(again, 1, 1, 6);
    play(again, 'experiment astrology');
    expect(seatOf(again, 0).researched).toBe(mask('astrology'));
  });

  it('bacons-method: other failures stay [newscience.cards.reroll]', () => {
    const s = keep(duel('kircher'), 0, 'bacons-method');
    seatOf(s, 0).researched = mask('astrology');
    choicesAt(s, 'experiment-2');
    dice(s, 2, 6);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).experimented).toBe(0);
  });

  it('peirescs-letters: counts an experiment of another as known for one research, then gone [newscience.cards.borrow]', () => {
    const s = keep(four('galileo'), 0, 'peirescs-letters');
    seatOf(s, 0).experimented = mask('astrology');
    seatOf(s, 1).experimented = mask('laws-of-attraction');
    expect(choicesAt(s, 'research-1')).toContain('research heliocentrism with peirescs-letters');
    const events = play(s, 'research heliocentrism with peirescs-letters');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'researched', borrowed: [discoveryIndex('laws-of-attraction')] }),
    );
    expect(seatOf(s, 0)).toMatchObject({ laboratory: NONE, experimented: mask('astrology') });
  });

  it('peirescs-letters: does not bridge two missing discoveries [newscience.cards.borrow]', () => {
    const s = keep(four('galileo'), 0, 'peirescs-letters');
    seatOf(s, 1).experimented = mask('laws-of-attraction', 'astrology');
    expect(choicesAt(s, 'research-1').some(choice => choice.includes('heliocentrism'))).toBe(false);
  });

  it('santorios-scales: a 1 counts as 1, and +1 on experiments in biology [newscience.cards.safe]', () => {
    const s = keep(four('newton'), 0, 'santorios-scales');
    seatOf(s, 0).researched = mask('anatomy', 'astrology');
    choicesAt(s, 'experiment-3');
    expect(needs(s)).toEqual({ 'experiment anatomy': 1, 'experiment astrology': 1 });
    dice(s, 1);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).experimented).toBe(mask('astrology'));
    const other = keep(four('kircher'), 0, 'santorios-scales');
    seatOf(other, 0).researched = mask('anatomy', 'astrology');
    choicesAt(other, 'experiment-3');
    expect(needs(other)).toEqual({ 'experiment anatomy': 2, 'experiment astrology': 3 });
  });
});
