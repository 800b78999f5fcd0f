import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  discoveryIndex,
  duel,
  ids,
  mask,
  options,
  play,
  put,
  resolve,
  seatOf,
} from './support.ts';

describe('research', () => {
  it('puts a marker on a discovery whose prerequisites are known [newscience.research]', () => {
    const s = duel('galileo');
    expect(choicesAt(s, 'research-2')).toEqual([
      'research astrology',
      'research symbolic-algebra',
      'research laws-of-attraction',
      'decline',
    ]);
    const events = play(s, 'research symbolic-algebra');
    expect(ids(seatOf(s, 0).researched)).toEqual(['symbolic-algebra']);
    expect(events).toContainEqual({
      type: 'researched',
      seat: 0,
      discovery: discoveryIndex('symbolic-algebra'),
      points: 3,
      rest: 0,
      borrowed: [],
    });
  });

  it('leaves out published discoveries and those with an own marker [newscience.research]', () => {
    const s = duel('galileo');
    seatOf(s, 0).researched = mask('astrology');
    seatOf(s, 1).published = mask('symbolic-algebra');
    expect(choicesAt(s, 'research-2')).toEqual(['research laws-of-attraction', 'decline']);
  });

  it('lets several players research the same discovery [newscience.research]', () => {
    const s = duel('galileo');
    seatOf(s, 1).researched = mask('astrology');
    expect(choicesAt(s, 'research-2')).toContain('research astrology');
  });

  it('gives Galileo 3 points on a plain space, as in the rulebook [newscience.research.points]', () => {
    const s = duel('galileo');
    seatOf(s, 1).published = mask(
      'logarithms',
      'heliocentrism',
      'falling-bodies',
      'air-pressure',
      'jovian-moons',
    );
    const choices = choicesAt(s, 'research-2');
    expect(choices).toContain('research analytic-geometry');
    expect(choices.some(choice => choice.includes('light-spectrum'))).toBe(false);
  });

  it('lets Galileo reach 4 with a rest, as in the rulebook [newscience.research.points]', () => {
    const s = duel('galileo');
    seatOf(s, 0).rest = 1;
    seatOf(s, 1).published = mask('air-pressure', 'jovian-moons');
    expect(choicesAt(s, 'research-2')).toContain('research light-spectrum rest 1');
  });

  it('adds the bonus of the space [newscience.research.points]', () => {
    const s = duel('kepler');
    seatOf(s, 1).published = mask('logarithms');
    expect(choicesAt(s, 'research-1')).toContain('research analytic-geometry');
    const plain = duel('kepler');
    seatOf(plain, 1).published = mask('logarithms');
    expect(choicesAt(plain, 'research-2')).not.toContain('research analytic-geometry');
  });

  it('adds the bonus of the scientist to each of two researches of a turn [newscience.scientists]', () => {
    const s = duel('galileo');
    seatOf(s, 1).published = mask('logarithms', 'falling-bodies');
    put(put(s, 0, 'research-1'), 0, 'research-2');
    resolve(s);
    play(s, 'research analytic-geometry');
    expect(options(s)).toContain('research air-pressure');
  });

  it('researches one discovery even with points for more [newscience.research.one]', () => {
    const s = duel('galileo');
    put(s, 0, 'research-1');
    resolve(s);
    play(s, 'research astrology');
    expect(seatOf(s, 0).researched).toBe(mask('astrology'));
    expect(s.pending?.kind).toBe('place');
  });
});
