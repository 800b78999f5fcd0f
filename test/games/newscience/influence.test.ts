import { describe, expect, it } from 'vitest';
import { game, level, NAMES, options, play, put, resolve, seatOf, table } from './support.ts';

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

  it('says before and after that a marker at the top brings nothing, and offers it last [newscience.influence.top]', () => {
    const s = table('kepler', 'galileo');
    seatOf(s, 0).influence = [5, 5, 0, 0];
    seatOf(s, 0).rest = 3;
    const listed = options(s);
    expect(listed.slice(-3)).toEqual([
      'place rest-1',
      'place influence-government',
      'place influence-religion',
    ]);
    expect(listed[0]).toBe('place influence-enterprise');
    const texts = game.legalMoves(s).map(move => game.describe(move, game.view(s, 0), NAMES));
    expect(texts.slice(-3)).toEqual([
      'Rest: no rest, you have all 3, go 1st next turn',
      'Government influence: nothing, you are at the top with 5',
      'Religion influence: nothing, you are at the top with 5',
    ]);
    put(put(s, 0, 'influence-religion'), 0, 'rest-1');
    const told = resolve(s).map(event => game.narrate(event, NAMES));
    expect(told).toContain('Ann stays at 5 in religion influence, the end of the track.');
    expect(told).toContain('Ann rests: rest stays at 3.');
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
    const told = resolve(s).map(event => game.narrate(event, NAMES));
    expect(told).toContain('Cid loses the influence action, nothing to raise, as all tracks are at the top.');
    expect(s.pending?.kind).toBe('place');
  });
});
