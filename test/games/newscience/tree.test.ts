import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  discoveryIndex,
  duel,
  ids,
  mask,
  play,
  put,
  resolve,
  seatOf,
  t,
  table,
} from './support.ts';

describe('the tree of discoveries', () => {
  it('has Astrology as the rulebook shows it [newscience.tree]', () => {
    const astrology = t.discoveries[discoveryIndex('astrology')]!;
    expect(astrology).toMatchObject({
      research: 1,
      first: 4,
      next: 3,
      publish: 1,
      prestige: 2,
      influence: [0, 1, 0, 0],
    });
    const heliocentrism = t.discoveries[discoveryIndex('heliocentrism')]!;
    expect(heliocentrism).toMatchObject({ publish: 3, prestige: 4, influence: [1, 2, 0, 0] });
  });

  it('counts own experiments and publications of anyone as knowledge [newscience.tree.knowledge]', () => {
    const s = duel('galileo');
    seatOf(s, 0).experimented = mask('astrology');
    seatOf(s, 1).published = mask('laws-of-attraction');
    expect(choicesAt(s, 'research-2')).toContain('research heliocentrism');
  });

  it('does not count research, nor experiments of others [newscience.tree.knowledge]', () => {
    const s = duel('galileo');
    seatOf(s, 0).researched = mask('astrology');
    seatOf(s, 0).experimented = mask('laws-of-attraction');
    seatOf(s, 1).experimented = mask('astrology');
    expect(choicesAt(s, 'research-2')).toEqual(['research symbolic-algebra', 'decline']);
  });

  it('lets a player climb without publishing, for no prestige [newscience.tree.knowledge]', () => {
    const s = duel('galileo');
    seatOf(s, 0).experimented = mask('astrology', 'symbolic-algebra', 'logarithms');
    expect(choicesAt(s, 'research-2')).toContain('research analytic-geometry');
    expect(seatOf(s, 0).prestige).toBe(0);
  });

  it('needs Astrology and Laws of Attraction for level 2 astronomy [newscience.tree.prerequisites]', () => {
    for (const [known, possible] of [
      [['astrology'], false],
      [['laws-of-attraction'], false],
      [['astrology', 'laws-of-attraction'], true],
    ] as const) {
      const s = duel('galileo');
      seatOf(s, 0).experimented = mask(...known);
      const choices = choicesAt(s, 'research-2');
      expect(choices.includes('research planetary-motion')).toBe(possible);
      expect(choices.includes('research heliocentrism')).toBe(possible);
    }
  });

  it.each([
    ['heliocentrism', 'jovian-moons', []],
    ['planetary-motion', 'jovian-moons', []],
    ['analytic-geometry', 'infinite-series', []],
    ['probability', 'infinite-series', []],
    ['pendulum', 'gravitation', ['saturns-rings']],
    ['light-spectrum', 'gravitation', ['saturns-rings']],
    ['elastic-force', 'calculus', ['infinite-series']],
  ])('is satisfied with %s of its group for %s [newscience.tree.groups]', (member, next, others) => {
    const s = duel('galileo');
    seatOf(s, 0).rest = 3;
    seatOf(s, 1).published = mask(...others);
    expect(choicesAt(s, 'research-1').some(choice => choice.startsWith(`research ${next}`))).toBe(false);
    const known = duel('galileo');
    seatOf(known, 0).rest = 3;
    seatOf(known, 0).experimented = mask(member);
    seatOf(known, 1).published = mask(...others);
    expect(choicesAt(known, 'research-1').some(choice => choice.startsWith(`research ${next}`))).toBe(true);
  });

  it('lists the three groups of the FAQ [newscience.tree.groups]', () => {
    const groups = t.discoveries.filter(d => ['heliocentrism', 'probability', 'pendulum'].includes(d.id));
    expect(groups.map(d => [t.fields[d.field]!.id, d.level])).toEqual([
      ['astronomy', 2],
      ['mathematics', 3],
      ['physics', 4],
    ]);
  });

  it('allows no research with ten markers on the board [newscience.markers]', () => {
    const s = table('galileo', 'kepler', 'kircher', 'leibniz');
    const first = ids(0x3ff);
    expect(first).toHaveLength(10);
    seatOf(s, 0).experimented = mask(...first.slice(0, 4));
    seatOf(s, 0).researched = mask(...first.slice(4));
    put(s, 0, 'research-1');
    expect(resolve(s)).toContainEqual({
      type: 'lost',
      seat: 0,
      action: 'research',
      cause: { kind: 'no-marker' },
    });
  });

  it('does not count published discoveries among the ten [newscience.markers]', () => {
    const s = table('galileo', 'kepler', 'kircher', 'leibniz');
    seatOf(s, 0).published = 0x3ff;
    seatOf(s, 0).researched = mask('laws-of-attraction');
    expect(choicesAt(s, 'research-1')).toContain('research alchemy');
    play(s, 'research alchemy');
    expect(ids(seatOf(s, 0).researched)).toEqual(['laws-of-attraction', 'alchemy']);
  });
});
