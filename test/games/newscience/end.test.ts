import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/core/game.ts';
import type { State } from '../../../src/games/newscience/rules/types.ts';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import {
  duel,
  game,
  mask,
  play,
  put,
  resolve,
  reveal,
  scoresOf,
  seatOf,
  setup,
  t,
  table,
  types,
} from './support.ts';

describe('the end of a turn', () => {
  it('returns energy, clears the row and reveals the next events [newscience.endturn]', () => {
    for (const [scientists, revealed] of [
      [['kepler', 'galileo'], 1],
      [['kepler', 'galileo', 'kircher'], 1],
      [['kepler', 'galileo', 'kircher', 'leibniz'], 2],
      [['kepler', 'galileo', 'kircher', 'leibniz', 'newton'], 2],
    ] as const) {
      const s = table(...scientists);
      const next = s.deck.slice(-revealed).reverse();
      put(s, 0, 'influence-religion');
      const events = resolve(s);
      expect(s.events).toEqual(next);
      expect(s.spaces.every(owner => owner === NONE)).toBe(true);
      expect(events.filter(event => event.type === 'event-revealed' && event.reveals)).toHaveLength(revealed);
      expect(s.round).toBe(3);
    }
  });

  it('ends in one of two ways, only at the end of a turn [newscience.end]', () => {
    const s = duel();
    seatOf(s, 0).published = mask('comet-orbits', 'calculus', 'gravitation');
    expect(game.decision(s)).not.toBeNull();
    resolve(s);
    expect(game.decision(s)).toBeNull();
    expect(game.legalMoves(s)).toEqual([]);
  });

  it('ends when the last level 5 discovery in play is published, after the whole turn [newscience.end.discoveries]', () => {
    const s = table('kepler', 'galileo', 'kircher');
    seatOf(s, 1).published = mask('comet-orbits', 'calculus');
    seatOf(s, 0).experimented = mask('gravitation');
    seatOf(s, 2).experimented = mask('astrology');
    seatOf(s, 0).influence = [5, 5, 5, 5];
    seatOf(s, 0).rest = 3;
    put(put(s, 0, 'publish-1'), 2, 'publish-2');
    resolve(s);
    play(s, 'publish gravitation rest 1');
    expect(s.pending?.kind).toBe('publish');
    const events = play(s, 'publish astrology');
    expect(events).toContainEqual({ type: 'ended', seat: null, by: 'discoveries' });
    expect(s.phase).toBe('over');
  });

  it('needs five of level 5 with 4 or 5 players [newscience.end.discoveries]', () => {
    const s = table('kepler', 'galileo', 'kircher', 'leibniz');
    seatOf(s, 1).published = mask('comet-orbits', 'calculus', 'gravitation', 'combustion');
    resolve(s);
    expect(s.phase).toBe('placement');
    seatOf(s, 1).published |= mask('microorganisms');
    resolve(s);
    expect(s.phase).toBe('over');
  });

  it('ends when the stack cannot serve the next turn [newscience.end.events]', () => {
    const s = duel();
    s.deck = [];
    s.seen = [];
    expect(resolve(s)).toContainEqual({ type: 'ended', seat: null, by: 'events' });
    expect(s.phase).toBe('over');
  });

  it('lasts at most 19, 13, 16 and 13 rounds [newscience.end.events]', () => {
    expect([2, 3, 4, 5].map(players => t.boards[players]!.rounds)).toEqual([19, 13, 16, 13]);
    const s = setup(3);
    while (game.decision(s) !== null) {
      const moves = game.legalMoves(s);
      game.apply(s, moves.find(move => move.type === 'decline') ?? moves[0]!);
    }
    expect(s.round).toBe(13);
  });
});

/** A table at the end of the game. */
function over(...scientists: string[]): State {
  const s = table(...scientists);
  s.phase = 'over';
  s.pending = null;
  return s;
}

describe('final prestige', () => {
  it('counts no bonus before the end, when nobody has earned one [newscience.scoring]', () => {
    const s = table('kepler', 'galileo', 'kircher');
    expect(scoresOf(s).map(score => score.total)).toEqual([0, 0, 0]);
    seatOf(s, 1).prestige = 4;
    seatOf(s, 1).published = mask('heliocentrism');
    expect(scoresOf(s).map(score => score.total)).toEqual([0, 4, 0]);
    expect(scoresOf(s)[1]!.lines).toEqual([{ label: 'Publications', points: 4 }]);
  });

  it('adds prestige and bonuses, in lines that make up the total [newscience.scoring]', () => {
    const s = over('kepler', 'galileo', 'kircher');
    seatOf(s, 0).prestige = 12;
    seatOf(s, 0).published = mask('astrology');
    for (const score of scoresOf(s)) {
      expect(score.lines.reduce((sum, line) => sum + line.points, 0)).toBe(score.total);
    }
    expect(scoresOf(s)[0]!.lines[0]).toEqual({ label: 'Publications', points: 12 });
  });

  it('gives 3 for most published, to all who are level, counting those along [newscience.scoring.published]', () => {
    const s = over('kepler', 'galileo', 'kircher');
    seatOf(s, 0).published = mask('astrology', 'logarithms');
    seatOf(s, 1).published = mask('symbolic-algebra');
    const bonus = () => scoresOf(s).map(score => score.lines[1]!.points);
    expect(bonus()).toEqual([3, 0, 0]);
    seatOf(s, 1).published |= mask('laws-of-attraction');
    expect(bonus()).toEqual([3, 3, 0]);
  });

  it('gives 2 for each track led, to all who are level [newscience.scoring.influence]', () => {
    const s = over('kepler', 'galileo', 'kircher');
    seatOf(s, 0).influence = [5, 4, 3, 2];
    seatOf(s, 1).influence = [1, 1, 3, 1];
    seatOf(s, 2).influence = [0, 0, 0, 2];
    const tracks = scoresOf(s).map(score => score.lines.slice(2).map(line => line.points));
    expect(tracks).toEqual([
      [2, 2, 2, 2],
      [0, 0, 2, 0],
      [0, 0, 0, 2],
    ]);
  });

  it('breaks ties by level 5 publications, then shares the victory [newscience.scoring.ties]', () => {
    const s = over('kepler', 'galileo', 'kircher');
    for (const seat of s.seats) {
      seat.influence = [1, 1, 1, 1];
      seat.prestige = 20;
    }
    seatOf(s, 0).published = mask('calculus');
    seatOf(s, 1).published = mask('astrology');
    seatOf(s, 2).published = mask('logarithms');
    expect(winners(scoresOf(s))).toEqual([0]);
    seatOf(s, 2).published = mask('gravitation');
    expect(winners(scoresOf(s))).toEqual([0, 2]);
  });

  it('keeps the result fixed after the end [newscience.scoring]', () => {
    const s = duel();
    reveal(s, 'universities-closed');
    s.deck = [];
    s.seen = [];
    expect(types(resolve(s)).at(-1)).toBe('ended');
    expect(game.evaluate(s, 0)).toBe(scoresOf(s)[0]!.total);
  });
});
