import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  dice,
  duel,
  game,
  mask,
  NAMES,
  options,
  play,
  put,
  resolve,
  seatOf,
  t,
  table,
} from './support.ts';

describe('rest', () => {
  it('takes the best free place, once for each player [newscience.rest]', () => {
    const s = table('kepler', 'galileo', 'kircher');
    play(s, 'place rest-1');
    expect(options(s).filter(option => option.includes('rest'))).toEqual(['place rest-2']);
    play(s, 'place rest-2', 'place publish-1');
    expect(options(s).some(option => option.includes('rest'))).toBe(false);
  });

  it('offers nothing once all places are taken [newscience.rest]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz');
    put(put(put(s, 1, 'rest-1'), 2, 'rest-2'), 3, 'rest-3');
    expect(options(s).some(option => option.includes('rest'))).toBe(false);
  });

  it('has places enough for everybody with two players: a third could not be taken [newscience.rest]', () => {
    const s = duel();
    play(s, 'place rest-1', 'place rest-2');
    expect(t.boards[2]!.restSpaces).toHaveLength(2);
    expect(t.boards[3]!.restSpaces).toHaveLength(3);
    expect(game.unavailable(s, NAMES)).toContainEqual(
      expect.objectContaining({ what: 'Rest', rule: 'newscience.rest' }),
    );
  });

  it('puts those who rested first, the others behind in their order [newscience.rest.order]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz');
    s.order = [3, 0, 1, 2];
    put(put(s, 2, 'rest-1'), 0, 'rest-2');
    resolve(s);
    expect(s.order).toEqual([2, 0, 3, 1]);
  });

  it('keeps the order when nobody rests [newscience.rest.order]', () => {
    const s = table('kepler', 'galileo', 'kircher');
    s.order = [1, 2, 0];
    resolve(s);
    expect(s.order).toEqual([1, 2, 0]);
  });

  it('gains 1 rest, up to 3 [newscience.rest.track]', () => {
    const s = duel();
    seatOf(s, 1).rest = 3;
    put(put(s, 0, 'rest-1'), 1, 'rest-2');
    const events = resolve(s).filter(event => event.type === 'rested');
    expect(events).toEqual([
      { type: 'rested', seat: 0, gained: 1, rest: 1 },
      { type: 'rested', seat: 1, gained: 0, rest: 3 },
    ]);
  });

  it('makes up for lacking points in research and publication [newscience.rest.spend]', () => {
    const s = duel('kepler');
    seatOf(s, 0).rest = 2;
    seatOf(s, 0).experimented = mask('astrology', 'symbolic-algebra', 'logarithms');
    expect(choicesAt(s, 'research-2')).toContain('research analytic-geometry rest 1');
    play(s, 'research analytic-geometry rest 1');
    expect(seatOf(s, 0).rest).toBe(1);
  });

  it('offers rest for an experiment as long as it helps, before the die [newscience.rest.spend]', () => {
    const s = duel('kircher');
    seatOf(s, 0).rest = 3;
    seatOf(s, 0).researched = mask('astrology');
    const experiments = choicesAt(s, 'experiment-2');
    expect(experiments).toEqual(['experiment astrology', 'experiment astrology rest 1', 'decline']);
    dice(s, 1);
    play(s, 'experiment astrology rest 1');
    expect(seatOf(s, 0).rest).toBe(2);
    expect(seatOf(s, 0).researched).toBe(mask('astrology'));
  });

  it('spends several rest on one action [newscience.rest.spend]', () => {
    const s = duel('kircher');
    seatOf(s, 0).rest = 3;
    seatOf(s, 0).researched = mask('calculus');
    expect(choicesAt(s, 'experiment-2')).toEqual([
      'experiment calculus',
      'experiment calculus rest 1',
      'experiment calculus rest 2',
      'experiment calculus rest 3',
      'decline',
    ]);
  });

  it('can be spent in the turn it was gained [newscience.rest.spend]', () => {
    const s = duel('newton');
    seatOf(s, 0).experimented = mask('falling-bodies');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    put(put(s, 0, 'rest-1'), 0, 'publish-1');
    seatOf(s, 0).experimented = mask('heliocentrism');
    resolve(s);
    expect(options(s)).toEqual(['publish heliocentrism rest 1', 'decline']);
  });
});
