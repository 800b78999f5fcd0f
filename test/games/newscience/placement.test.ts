import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import {
  dice,
  duel,
  game,
  mask,
  NAMES,
  options,
  play,
  put,
  resolve,
  reveal,
  seatOf,
  spaceIndex,
  table,
  types,
} from './support.ts';

describe('placing energy', () => {
  it('goes through placing, resolving and the end of the turn [newscience.turn]', () => {
    const s = duel();
    const events = play(
      s,
      'place rest-1',
      'place influence-religion',
      'place influence-government',
      'place influence-science',
      'place influence-enterprise',
      'place rest-2',
    );
    expect(types(events).filter(type => type === 'placed')).toHaveLength(6);
    expect(types(events)).toContain('rested');
    expect(events).toContainEqual({ type: 'round-started', seat: null, round: 3, order: [0, 1] });
    expect(s.phase).toBe('placement');
    expect(s.round).toBe(3);
  });

  it('places one marker each in turn order, three times [newscience.energy]', () => {
    const s = table('kepler', 'galileo', 'kircher');
    s.order = [2, 0, 1];
    s.pending = { kind: 'place', seat: 2 };
    const seats: number[] = [];
    for (let i = 0; i < 9; i++) {
      seats.push(s.pending?.seat ?? NONE);
      play(s, options(s).find(option => /influence|experiment|research|publish/.test(option))!);
    }
    expect(seats).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
  });

  it('must be done: there is no way to pass [newscience.energy]', () => {
    expect(options(duel()).every(option => option.startsWith('place '))).toBe(true);
  });

  it('leaves a marker off the board when no space is open [newscience.energy]', () => {
    const s = duel();
    s.spaces.fill(1);
    s.spaces[spaceIndex('influence-religion')] = NONE;
    const events = play(s, 'place influence-religion');
    expect(types(events).filter(type => type === 'not-placed')).toHaveLength(5);
    expect(s.phase).toBe('resolution');
  });

  it('takes one marker per space [newscience.energy.space]', () => {
    const s = duel();
    play(s, 'place publish-1');
    expect(options(s)).not.toContain('place publish-1');
  });

  it('lets one player use several spaces of the same action [newscience.energy.space]', () => {
    const s = duel();
    play(s, 'place research-1', 'place publish-1');
    expect(options(s)).toContain('place research-2');
  });

  it('gives one research for one marker, also to Galileo with 3 points [newscience.energy.free]', () => {
    const s = duel('galileo');
    put(s, 0, 'research-2');
    resolve(s);
    play(s, 'research astrology');
    expect(s.pending?.kind).not.toBe('research');
    expect(seatOf(s, 0).researched).toBe(mask('astrology'));
  });

  it('gives no action without a marker [newscience.energy.free]', () => {
    const s = duel('galileo');
    resolve(s);
    expect(s.pending?.kind).toBe('place');
    expect(seatOf(s, 0).researched).toBe(0);
  });

  it('closes event spaces without a card or with an EFFECT [newscience.energy.closed]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz');
    expect(options(s).filter(option => option.includes('event'))).toEqual([]);
    reveal(s, 'frankfurt-book-fair', 'tycho-brahe');
    expect(options(s).filter(option => option.includes('event'))).toEqual(['place event-2']);
    const reasons = game.unavailable(s, NAMES).filter(reason => reason.what === 'Event space 1');
    expect(reasons[0]?.why).toMatch(/holds for all/);
  });
});

describe('resolving', () => {
  it('goes from left to right: rest, event, influence, research, experiment, publish [newscience.resolution]', () => {
    const s = table('galileo', 'kepler', 'kircher');
    reveal(s, 'queen-christina');
    for (const seat of s.seats) seat.influence = [0, 0, 0, 0];
    seatOf(s, 1).researched = mask('astrology');
    seatOf(s, 2).experimented = mask('symbolic-algebra');
    seatOf(s, 2).influence = [0, 0, 0, 1];
    put(put(put(s, 2, 'publish-1'), 1, 'experiment-1'), 0, 'research-1');
    put(put(put(s, 0, 'influence-religion'), 1, 'event-1'), 2, 'rest-1');
    dice(s, 6);
    const events = [
      ...resolve(s),
      ...play(s, 'research laws-of-attraction', 'experiment astrology', 'publish symbolic-algebra'),
    ];
    const order = ['rested', 'played', 'influence-changed', 'researched', 'rolled', 'published'];
    expect(types(events).filter(type => order.includes(type))).toEqual([
      'rested',
      'played',
      'influence-changed',
      'influence-changed',
      'researched',
      'rolled',
      'published',
    ]);
    expect(s.spaces.every(owner => owner === NONE)).toBe(true);
  });

  it('lets research, experiment and publication follow in one turn [newscience.resolution]', () => {
    const s = duel();
    put(put(put(s, 0, 'research-1'), 0, 'experiment-1'), 0, 'publish-1');
    dice(s, 4);
    resolve(s);
    play(s, 'research laws-of-attraction', 'experiment laws-of-attraction', 'publish laws-of-attraction');
    expect(seatOf(s, 0).prestige).toBe(2);
  });

  it('asks for the target when the marker is resolved [newscience.resolution.target]', () => {
    const s = duel();
    put(put(s, 0, 'research-1'), 1, 'research-2');
    resolve(s);
    expect(s.pending).toEqual({ kind: 'research', seat: 0, space: spaceIndex('research-1'), modifier: 1 });
    expect(options(s).length).toBeGreaterThan(2);
  });

  it('lets every action be declined [newscience.resolution.target]', () => {
    const s = duel();
    seatOf(s, 0).researched = mask('astrology');
    seatOf(s, 0).experimented = mask('laws-of-attraction');
    put(put(put(s, 0, 'research-1'), 0, 'experiment-1'), 0, 'publish-1');
    resolve(s);
    const events = play(s, 'decline', 'decline', 'decline');
    expect(types(events).filter(type => type === 'declined')).toHaveLength(3);
    expect(seatOf(s, 0)).toMatchObject({
      researched: mask('astrology'),
      experimented: mask('laws-of-attraction'),
    });
  });

  it('loses actions for which there is no target [newscience.resolution.target]', () => {
    const s = duel();
    put(put(s, 0, 'experiment-1'), 0, 'publish-1');
    const lost = resolve(s).flatMap(event => (event.type === 'lost' ? [event.action] : []));
    expect(lost).toEqual(['experiment', 'publish']);
  });
});
