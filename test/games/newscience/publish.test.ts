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
  t,
  table,
  types,
} from './support.ts';

function author(scientist: string, ...known: string[]) {
  const s = duel(scientist, 'leibniz');
  seatOf(s, 0).experimented = mask(...known);
  seatOf(s, 0).influence = [5, 5, 5, 5];
  return s;
}

describe('publish', () => {
  it('takes what is known by own experiment [newscience.publish]', () => {
    const s = author('kepler', 'astrology', 'falling-bodies');
    seatOf(s, 0).researched = mask('symbolic-algebra');
    seatOf(s, 1).experimented = mask('laws-of-attraction');
    expect(choicesAt(s, 'publish-1')).toEqual(['publish astrology', 'publish falling-bodies', 'decline']);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('has with %i players %i spaces [newscience.publish.spaces]', (players, spaces) => {
    expect(t.boards[players]!.spaces.filter(space => space.action === 'publish')).toHaveLength(spaces);
  });

  it('needs the points, made up with rest [newscience.publish.points]', () => {
    const s = table('newton', 'leibniz', 'kepler');
    seatOf(s, 0).experimented = mask('heliocentrism');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    put(s, 0, 'publish-1');
    expect(types(resolve(s))).toContain('lost');
    seatOf(s, 0).rest = 2;
    put(s, 0, 'publish-1');
    resolve(s);
    expect(options(s)).toEqual(['publish heliocentrism rest 2', 'decline']);
    play(s, 'publish heliocentrism rest 2');
    expect(seatOf(s, 0)).toMatchObject({ rest: 0, prestige: 4 });
  });

  it('adds space and scientist [newscience.publish.points]', () => {
    expect(choicesAt(author('kepler', 'heliocentrism'), 'publish-1')).toContain('publish heliocentrism');
    expect(choicesAt(author('newton', 'heliocentrism'), 'publish-1')).toEqual([]);
  });

  it('needs the influence on every track, and does not spend it [newscience.publish.influence]', () => {
    for (const influence of [
      [0, 2, 0, 0],
      [1, 1, 5, 5],
    ]) {
      const s = author('kepler', 'heliocentrism');
      seatOf(s, 0).influence = influence;
      expect(choicesAt(s, 'publish-1')).toEqual([]);
    }
    const s = author('kepler', 'heliocentrism');
    seatOf(s, 0).influence = [1, 2, 0, 0];
    expect(choicesAt(s, 'publish-1')).toEqual(['publish heliocentrism', 'decline']);
    play(s, 'publish heliocentrism');
    expect(seatOf(s, 0).influence).toEqual([1, 2, 0, 0]);
  });

  it('publishes Astrology with 1 point and religion 1 for 2 prestige, as in the rulebook [newscience.publish.prestige]', () => {
    const s = author('newton', 'astrology');
    seatOf(s, 0).influence = [0, 1, 0, 0];
    choicesAt(s, 'publish-1');
    const events = play(s, 'publish astrology');
    expect(seatOf(s, 0)).toMatchObject({ prestige: 2, experimented: 0, published: mask('astrology') });
    expect(events[0]).toEqual({
      type: 'published',
      seat: 0,
      discovery: discoveryIndex('astrology'),
      rest: 0,
      prestige: 2,
      total: 2,
    });
  });

  it('makes it known to all [newscience.publish.prestige]', () => {
    const s = author('kepler', 'symbolic-algebra');
    seatOf(s, 1).published = mask('astrology');
    put(s, 0, 'publish-1');
    resolve(s);
    play(s, 'publish symbolic-algebra');
    put(s, 1, 'research-1');
    resolve(s);
    expect(options(s)).toContain('research logarithms');
  });

  it('sends the markers of the others back from both zones [newscience.publish.returned]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz');
    seatOf(s, 0).experimented = mask('astrology');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 1).researched = mask('astrology', 'alchemy');
    seatOf(s, 2).experimented = mask('astrology');
    put(s, 0, 'publish-1');
    resolve(s);
    const events = play(s, 'publish astrology');
    expect(ids(seatOf(s, 1).researched)).toEqual(['alchemy']);
    expect(seatOf(s, 2).experimented).toBe(0);
    expect(
      events.filter(event => event.type === 'marker-returned').map(event => 'seat' in event && event.seat),
    ).toEqual([1, 2]);
  });

  it('takes no second publication of the same discovery [newscience.publish.returned]', () => {
    const s = author('kepler', 'astrology');
    seatOf(s, 1).experimented = mask('astrology');
    choicesAt(s, 'publish-1');
    play(s, 'publish astrology');
    put(s, 1, 'publish-1');
    expect(resolve(s)).toContainEqual({
      type: 'lost',
      seat: 1,
      action: 'publish',
      cause: { kind: 'no-discovery' },
    });
  });
});

describe('published along', () => {
  it('publishes own unpublished prerequisites all the way down, without prestige [newscience.publish.along]', () => {
    const s = author('kepler', 'symbolic-algebra', 'astrology', 'logarithms', 'probability');
    seatOf(s, 0).influence = [1, 0, 2, 0];
    seatOf(s, 1).researched = mask('astrology');
    choicesAt(s, 'publish-1');
    const events = play(s, 'publish probability');
    expect(seatOf(s, 0).prestige).toBe(4);
    expect(seatOf(s, 0).published).toBe(mask('symbolic-algebra', 'astrology', 'logarithms', 'probability'));
    expect(seatOf(s, 0).experimented).toBe(0);
    expect(seatOf(s, 1).researched).toBe(0);
    expect(events.filter(event => event.type === 'published-along')).toHaveLength(3);
  });

  it('leaves alone what is no prerequisite, only researched, or known to others alone [newscience.publish.along]', () => {
    const s = author('kepler', 'logarithms', 'laws-of-attraction');
    seatOf(s, 0).researched = mask('symbolic-algebra');
    seatOf(s, 1).experimented = mask('astrology');
    choicesAt(s, 'publish-1');
    play(s, 'publish logarithms');
    expect(seatOf(s, 0)).toMatchObject({
      published: mask('logarithms'),
      experimented: mask('laws-of-attraction'),
      researched: mask('symbolic-algebra'),
    });
    expect(seatOf(s, 1).experimented).toBe(mask('astrology'));
  });

  it('stops at a published discovery [newscience.publish.along]', () => {
    const s = author('kepler', 'symbolic-algebra', 'probability');
    seatOf(s, 1).published = mask('logarithms');
    choicesAt(s, 'publish-1');
    play(s, 'publish probability');
    expect(seatOf(s, 0).published).toBe(mask('probability'));
    expect(seatOf(s, 0).experimented).toBe(mask('symbolic-algebra'));
  });

  it('takes the one known member of a group by itself [newscience.publish.along.groups]', () => {
    const s = author('kepler', 'heliocentrism', 'jovian-moons');
    seatOf(s, 1).published = mask('astrology', 'laws-of-attraction');
    choicesAt(s, 'publish-1');
    play(s, 'publish jovian-moons');
    expect(seatOf(s, 0).published).toBe(mask('heliocentrism', 'jovian-moons'));
  });

  it('asks which of several members [newscience.publish.along.groups]', () => {
    const s = author('kepler', 'heliocentrism', 'planetary-motion', 'astrology', 'jovian-moons');
    choicesAt(s, 'publish-1');
    play(s, 'publish jovian-moons');
    expect(s.pending).toEqual({ kind: 'along', seat: 0, choices: mask('heliocentrism', 'planetary-motion') });
    play(s, 'along planetary-motion');
    expect(seatOf(s, 0).published).toBe(mask('jovian-moons', 'planetary-motion', 'astrology'));
    expect(seatOf(s, 0).experimented).toBe(mask('heliocentrism'));
    expect(s.along).toEqual({ seat: -1, published: 0 });
  });

  it('asks for each group on the way down [newscience.publish.along.groups]', () => {
    const s = author(
      'kepler',
      'calculus',
      'infinite-series',
      'pendulum',
      'light-spectrum',
      'probability',
      'analytic-geometry',
    );
    seatOf(s, 0).rest = 3;
    choicesAt(s, 'publish-1');
    play(s, 'publish calculus');
    const asked: string[] = [];
    while (s.pending?.kind === 'along') {
      asked.push(ids(s.pending.choices).join());
      play(s, options(s)[0]!);
    }
    expect(asked.sort()).toEqual(['analytic-geometry,probability', 'pendulum,light-spectrum']);
  });

  it('takes no member if one is published already [newscience.publish.along.groups]', () => {
    const s = author('kepler', 'heliocentrism', 'jovian-moons');
    seatOf(s, 1).published = mask('planetary-motion');
    choicesAt(s, 'publish-1');
    play(s, 'publish jovian-moons');
    expect(seatOf(s, 0).published).toBe(mask('jovian-moons'));
    expect(seatOf(s, 0).experimented).toBe(mask('heliocentrism'));
  });
});
