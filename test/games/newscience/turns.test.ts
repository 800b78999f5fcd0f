import { describe, expect, it } from 'vitest';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import type { State } from '../../../src/games/newscience/rules/types.ts';
import { dice, duel, game, keep, mask, play, put, resolve, reveal, seatOf, setup, table } from './support.ts';

function turn(s: State): number {
  return game.decision(s)!.turn;
}

describe('turns', () => {
  it('begin with 1, and with every placement', () => {
    const s = setup(3);
    expect(turn(s)).toBe(1);
    play(s, 'place rest-1');
    expect(turn(s)).toBe(2);
    play(s, 'place rest-2', 'place rest-3');
    expect(turn(s)).toBe(4);
  });

  it('begin with every choice of a scientist', () => {
    const s = setup(3, 'seed', 'chosen');
    expect(turn(s)).toBe(1);
    play(s, 'take newton');
    expect(turn(s)).toBe(2);
  });

  it('begin with every marker, also with two of one player in a row', () => {
    const s = duel('galileo');
    put(put(s, 0, 'research-1'), 0, 'research-2');
    resolve(s);
    const before = turn(s);
    play(s, 'research astrology');
    expect(s.pending).toMatchObject({ kind: 'research', seat: 0 });
    expect(turn(s)).toBe(before + 1);
  });

  it('hold all decisions of one marker: moves of a marker, tracks, second throws, members of groups', () => {
    const card = reveal(table('kepler', 'galileo', 'kircher', 'leibniz'), 'samuel-hartlib');
    put(card, 0, 'event-1');
    resolve(card);
    const first = turn(card);
    play(card, 'shift government science');
    expect(turn(card)).toBe(first);

    const moved = reveal(duel(), 'robert-hooke');
    put(put(moved, 0, 'event-1'), 1, 'influence-science');
    resolve(moved);
    const lifted = turn(moved);
    play(moved, 'move influence-science');
    expect(turn(moved)).toBe(lifted);

    const failed = keep(duel('kircher'), 0, 'spinozas-lenses');
    seatOf(failed, 0).researched = mask('astrology');
    put(failed, 0, 'experiment-1');
    resolve(failed);
    const thrown = turn(failed);
    dice(failed, 1);
    play(failed, 'experiment astrology');
    expect(failed.pending?.kind).toBe('reroll');
    expect(turn(failed)).toBe(thrown);

    const author = duel('kepler');
    seatOf(author, 0).experimented = mask('heliocentrism', 'planetary-motion', 'jovian-moons');
    seatOf(author, 0).influence = [5, 5, 5, 5];
    put(author, 0, 'publish-1');
    resolve(author);
    const published = turn(author);
    play(author, 'publish jovian-moons');
    expect(author.pending?.kind).toBe('along');
    expect(turn(author)).toBe(published);
  });

  it('belong to one seat and one round, follow each other and are as long as stated', () => {
    let decisions = 0;
    let turns = 0;
    for (const players of [2, 3, 4, 5]) {
      for (let i = 0; i < 5; i++) {
        const s = setup(players, `turns ${i}`, i % 2 === 0 ? 'dealt' : 'chosen');
        const rng = seedRng(`turns ${players} ${i}`);
        let last = { turn: 0, seat: -1, round: 0 };
        for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
          const now = { turn: decision.turn, seat: decision.seat, round: s.round };
          if (now.turn === last.turn) expect(now).toEqual(last);
          else expect(now.turn).toBeGreaterThan(last.turn);
          turns += now.turn === last.turn ? 0 : 1;
          decisions++;
          last = now;
          const moves = game.legalMoves(s);
          game.apply(s, moves[nextBelow(rng, moves.length)]!);
        }
      }
    }
    expect(Math.round((10 * decisions) / turns) / 10).toBe(game.turnLength);
  });
});
