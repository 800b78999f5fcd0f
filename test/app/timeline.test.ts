import { describe, expect, it } from 'vitest';
import { boundary, openTimeline, type ReplayStep } from '../../src/app/replay/timeline.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { formatMatch, parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { auction } from '../toys/auction.ts';
import { auctionMatch } from '../toys/match.ts';

describe('boundary', () => {
  const step = (turn: number): ReplayStep => ({
    ...{ line: 1, kind: 'move', seat: 0, turn, round: 1, notation: '', hidden: false, comment: null },
  });
  const steps = [1, 1, 2, 2, 3].map(step);

  it('finds where the next part begins', () => {
    expect(boundary(steps, 0, 1, each => each.turn)).toBe(2);
    expect(boundary(steps, 2, 1, each => each.turn)).toBe(4);
    expect(boundary(steps, 4, 1, each => each.turn)).toBe(5);
    expect(boundary(steps, 5, -1, each => each.turn)).toBe(4);
    expect(boundary(steps, 3, -1, each => each.turn)).toBe(2);
    expect(boundary(steps, 1, -1, each => each.turn)).toBe(0);
  });
});

describe('the steps of a recorded game', () => {
  it('know their turn, an undo that to which it returns', () => {
    const match = auctionMatch(['Ann']);
    for (let i = 0; i < 2; i++) match.play(match.choices[0]!.notation);
    const undone = match.undo()!;
    match.play(match.choices[0]!.notation);
    const file = parseMoveFile(formatMatch(match, null));
    const { steps } = unwrap(openTimeline(auction as unknown as AnyGame, file));
    const turns = match.entries.map(entry => entry.decision.turn);
    expect(steps.map(step => step.turn)).toEqual([...turns, undone.decision.turn, undone.decision.turn]);
    expect(steps.map(step => step.kind)).toEqual(['move', 'move', 'undo', 'move']);
    expect(new Set(turns).size).toBeGreaterThan(1);
  });
});
