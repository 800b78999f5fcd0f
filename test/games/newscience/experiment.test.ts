import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../src/core/rng.ts';
import {
  choicesAt,
  dice,
  duel,
  game,
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
} from './support.ts';

function experimenter(scientist: string, ...researched: string[]) {
  const s = duel(scientist, 'leibniz');
  seatOf(s, 0).researched = mask(...researched);
  return s;
}

describe('experiment', () => {
  it('is announced for a researched discovery [newscience.experiment]', () => {
    const s = experimenter('kepler', 'astrology', 'symbolic-algebra');
    expect(choicesAt(s, 'experiment-1')).toEqual([
      'experiment astrology',
      'experiment symbolic-algebra',
      'decline',
    ]);
    dice(s, 3);
    const events = play(s, 'experiment astrology');
    expect(events[0]).toMatchObject({ type: 'rolled', die: 3, success: true, reveals: true });
  });

  it('adds marker, space, scientist and rest [newscience.experiment.points]', () => {
    const s = experimenter('kepler', 'saturns-rings');
    seatOf(s, 0).rest = 1;
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment saturns-rings': 3, 'experiment saturns-rings rest 1': 2 });
    const better = experimenter('kepler', 'saturns-rings');
    choicesAt(better, 'experiment-1');
    expect(needs(better)).toEqual({ 'experiment saturns-rings': 2 });
    const newton = experimenter('newton', 'saturns-rings');
    choicesAt(newton, 'experiment-2');
    expect(needs(newton)).toEqual({ 'experiment saturns-rings': 2 });
  });

  it('is not offered where every throw fails [newscience.experiment.points]', () => {
    const s = experimenter('kircher', 'calculus');
    reveal(s, 'great-plague');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment calculus': 6 });
    const worse = experimenter('kircher', 'calculus');
    reveal(worse, 'great-plague');
    worse.pending = { kind: 'experiment', seat: 0, space: spaceIndex('experiment-2'), modifier: -1 };
    worse.phase = 'resolution';
    expect(options(worse)).toEqual(['decline']);
    expect(game.unavailable(worse, NAMES)[0]?.why).toMatch(/highest throw/);
  });

  it('needs the first number until another player has succeeded, then the second [newscience.experiment.target]', () => {
    const s = experimenter('kircher', 'astrology');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment astrology': 3 });
    const later = experimenter('kircher', 'astrology');
    seatOf(later, 1).experimented = mask('astrology');
    choicesAt(later, 'experiment-2');
    expect(needs(later)).toEqual({ 'experiment astrology': 2 });
  });

  it('does not use the second number for research of another player [newscience.experiment.target]', () => {
    const s = experimenter('kircher', 'astrology');
    seatOf(s, 1).researched = mask('astrology');
    choicesAt(s, 'experiment-2');
    expect(needs(s)).toEqual({ 'experiment astrology': 3 });
  });

  it('succeeds when the total reaches the target exactly [newscience.experiment]', () => {
    for (const [die, success] of [
      [2, false],
      [3, true],
    ] as const) {
      const s = experimenter('kircher', 'astrology');
      choicesAt(s, 'experiment-2');
      dice(s, die);
      play(s, 'experiment astrology');
      expect(seatOf(s, 0).experimented === mask('astrology')).toBe(success);
    }
  });

  it('fails on a 1, whatever the total [newscience.experiment.critical]', () => {
    const s = experimenter('newton', 'astrology');
    seatOf(s, 0).rest = 3;
    choicesAt(s, 'experiment-1');
    expect(needs(s)).toEqual({ 'experiment astrology': 2 });
    dice(s, 1);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0).experimented).toBe(0);
  });

  it('moves the one marker on success, leaves it on failure [newscience.experiment.result]', () => {
    const s = experimenter('kepler', 'astrology');
    put(put(s, 0, 'experiment-1'), 0, 'experiment-2');
    resolve(s);
    dice(s, 1, 5);
    play(s, 'experiment astrology');
    expect(seatOf(s, 0)).toMatchObject({ researched: mask('astrology'), experimented: 0 });
    play(s, 'experiment astrology');
    expect(seatOf(s, 0)).toMatchObject({ researched: 0, experimented: mask('astrology') });
  });

  it('throws every number about equally often [newscience.experiment]', () => {
    const seen = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const s = experimenter('kepler', 'astrology');
      choicesAt(s, 'experiment-1');
      s.rng = seedRng(`throw ${i}`);
      for (const event of play(s, 'experiment astrology')) if (event.type === 'rolled') seen[event.die]!++;
    }
    expect(seen[0]).toBe(0);
    for (const times of seen.slice(1)) expect(times).toBeGreaterThan(60);
  });
});
