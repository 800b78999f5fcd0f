import { describe, expect, it } from 'vitest';
import { cardIndex, duel, four, game, mask, NAMES, put, resolve, reveal, seatOf, table } from './support.ts';

/** What everybody is told when the marker of seat 0 on this space is resolved. */
function told(s: ReturnType<typeof duel>, space: string): string | undefined {
  const lost = resolve(put(s, 0, space)).find(event => event.type === 'lost');
  return lost === undefined ? undefined : game.narrate(lost, NAMES);
}

describe('a lost action says why', () => {
  it('names the influence that is lacking [newscience.resolution.lost]', () => {
    const s = duel('kepler');
    seatOf(s, 0).experimented = mask('astrology');
    expect(told(s, 'publish-1')).toBe(
      'Ann loses the publish action, nothing to publish: Astrology needs 1 more religion.',
    );
  });

  it('names the discovery that lacks least, with all it lacks [newscience.resolution.lost]', () => {
    const s = table('newton', 'kepler', 'galileo');
    seatOf(s, 0).influence = [0, 0, 0, 0];
    seatOf(s, 0).experimented = mask('heliocentrism', 'comet-orbits');
    expect(told(s, 'publish-1')).toBe(
      'Ann loses the publish action, nothing to publish: Heliocentrism needs 2 more points, 1 more government and 2 more religion.',
    );
  });

  it('counts cards that ease any track, and rest [newscience.resolution.lost]', () => {
    const s = reveal(table('kepler', 'newton', 'galileo'), 'robert-bellarmine');
    seatOf(s, 0).influence = [0, 1, 0, 0];
    seatOf(s, 0).rest = 1;
    seatOf(s, 0).experimented = mask('heliocentrism');
    put(s, 0, 'event-1');
    expect(told(s, 'publish-1')).toMatch(/: Heliocentrism needs 1 more religion\.$/);
  });

  it('names what has to be known first [newscience.resolution.lost]', () => {
    const s = duel('galileo');
    seatOf(s, 0).researched = mask('astrology', 'laws-of-attraction');
    seatOf(s, 0).experimented = mask('symbolic-algebra');
    expect(told(s, 'research-1')).toBe(
      'Ann loses the research action, nothing to research: Logarithms needs knowledge of Astrology.',
    );
  });

  it('names the points that are lacking [newscience.resolution.lost]', () => {
    const s = four('kircher');
    const known = ['astrology', 'laws-of-attraction', 'symbolic-algebra', 'alchemy', 'anatomy'];
    seatOf(s, 0).experimented = mask(...known);
    expect(told(s, 'research-4')).toMatch(/nothing to research: \w+ needs 1 more point\.$/);
  });

  it('says where no marker lies in the zone that is needed [newscience.resolution.lost]', () => {
    expect(told(duel(), 'experiment-1')).toBe(
      'Ann loses the experiment action, nothing to try: none of the discovery markers lies in a research zone.',
    );
    expect(told(duel(), 'publish-1')).toMatch(/none of the discovery markers lies in an experiment zone\.$/);
  });

  it('says that even the highest throw would fail [newscience.resolution.lost]', () => {
    const hopeless = () => {
      const s = reveal(four('kircher'), 'great-plague');
      seatOf(s, 0).researched = mask('calculus');
      return s;
    };
    expect(told(hopeless(), 'experiment-4')).toMatch(
      /nothing to try: Calculus needs 1 more point, even for the highest throw\.$/,
    );
    const helped = hopeless();
    seatOf(helped, 0).laboratory = cardIndex('spinozas-lenses');
    expect(told(helped, 'experiment-4')).toBeUndefined();
  });

  it('says that all discovery markers are in use [newscience.resolution.lost]', () => {
    const s = four('galileo');
    seatOf(s, 0).researched = 0x3ff;
    expect(told(s, 'research-1')).toBe(
      'Ann loses the research action, nothing to research: all 10 discovery markers are in use.',
    );
  });
});
