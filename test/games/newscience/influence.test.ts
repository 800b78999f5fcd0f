import { describe, expect, it } from 'vitest';
import { level, options, play, put, resolve, seatOf, table } from './support.ts';

describe('influence', () => {
  it('moves one step up the track of the space [newscience.influence]', () => {
    const s = table('kepler', 'galileo');
    put(put(s, 0, 'influence-science'), 1, 'influence-government');
    resolve(s);
    expect(level(s, 0, 'science')).toBe(1);
    expect(level(s, 1, 'government')).toBe(3);
  });

  it('does not go beyond 5 [newscience.influence]', () => {
    const s = table('kepler', 'galileo');
    seatOf(s, 0).influence = [0, 5, 0, 0];
    put(s, 0, 'influence-religion');
    resolve(s);
    expect(level(s, 0, 'religion')).toBe(5);
  });

  it('lets the owner of the free space choose a track below 5 [newscience.influence.any]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz', 'newton');
    seatOf(s, 2).influence = [0, 5, 1, 2];
    put(s, 2, 'influence-any');
    resolve(s);
    expect(options(s)).toEqual(['raise government', 'raise enterprise', 'raise science']);
    play(s, 'raise science');
    expect(level(s, 2, 'science')).toBe(3);
  });

  it('does nothing on the free space when all tracks are full [newscience.influence.any]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz', 'newton');
    seatOf(s, 2).influence = [5, 5, 5, 5];
    put(s, 2, 'influence-any');
    resolve(s);
    expect(s.pending?.kind).toBe('place');
  });
});
