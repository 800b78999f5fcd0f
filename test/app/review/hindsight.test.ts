import { describe, expect, it } from 'vitest';
import { anythingBetween, lossInHindsight } from '../../../src/app/review/hindsight.ts';
import { assembleReview } from '../../../src/app/review/review.ts';
import type { Looked } from '../../../src/app/review/tasks.ts';
import { Match } from '../../../src/core/match.ts';
import { bazaar } from '../../bots/bazaar.ts';
import { people } from '../../support/games.ts';

const match = new Match({
  game: bazaar as unknown as Match['game'],
  players: people(['Ann', 'Ben']),
  seed: 'hindsight',
  options: {},
  first: null,
});
const DEAL = { type: 'deal', seat: null, reveals: true } as const;
while (!match.over) match.play(match.choices.at(-1)!.notation);

describe('hindsight', () => {
  const after = { score: 20, lead: 0 };

  it('takes from a loss what could still be reached behind the move', () => {
    expect(lossInHindsight(5, after, { score: 22, lead: 2 })).toBe(3);
    expect(lossInHindsight(5, after, { score: 40, lead: 20 })).toBe(0);
  });

  it('charges nothing more for what went badly afterwards', () => {
    expect(lossInHindsight(5, after, { score: 10, lead: -10 })).toBe(5);
  });

  it('knows when somebody else, or chance, came between', () => {
    const { entries } = match;
    const at = entries.findIndex(({ decision }, i) => entries[i + 1]?.decision.seat !== decision.seat);
    const next = entries.findIndex(
      ({ decision }, i) => i > at && decision.seat === entries[at]!.decision.seat,
    );
    expect(anythingBetween(entries, at + 1, next + 1)).toBe(true);
    const quiet: Match['entries'] = entries.map(entry => ({
      ...entry,
      decision: { ...entry.decision, seat: 0 },
      events: [],
    }));
    expect(anythingBetween(quiet, 1, 2)).toBe(false);
    const news: Match['entries'] = [...quiet].with(0, { ...quiet[0]!, events: [DEAL] });
    expect(anythingBetween(news, 1, 2)).toBe(true);
  });
});

describe('in a review', () => {
  /** Every move of the first seat's looked worth 4 points less than the bot's, and the next one starts from `next`. */
  function reviewed(entries: Match['entries'], next: number) {
    const outlook = (notation: string, score: number, gap: number) => ({
      ...{ notation, score, lead: score, gap, error: 0 },
    });
    const played = (i: number): string => entries[i]!.choice.notation;
    const looked: Looked[] = [
      {
        number: 1,
        analysis: { choice: 'other', outlooks: [outlook('other', 10, 0), outlook(played(0), 6, -4)] },
        comparison: { causes: [], stocks: [], choices: [1, 1] },
      },
      {
        number: 2,
        analysis: { choice: played(1), outlooks: [outlook(played(1), next, 0)] },
        comparison: null,
      },
    ];
    const calibration = { spread: 10, turns: [1], score: [0], lead: [0], rounds: [] };
    const seen = { ...{ config: match.config, names: match.names, over: false }, entries };
    return assembleReview({
      match: {
        ...seen,
        roundName: round => `Round ${round}`,
        finalScores: () => match.finalScores(),
      },
      ...{ seats: [0], effort: 1, wanted: 2, looked, calibration },
    });
  }
  const oneTurn: Match['entries'] = match.entries.slice(0, 2).map(entry => ({
    ...entry,
    decision: { ...entry.decision, seat: 0, turn: 1 },
    events: [],
  }));

  it('a loss that the next decision of the turn does not bear out is taken back', () => {
    const [first] = reviewed(oneTurn, 9).decisions;
    expect(first).toMatchObject({ loss: 1, luck: 0, revised: 0 });
    expect(first!.after.lead).toBeCloseTo(9);
    expect(reviewed(oneTurn, 12).decisions[0]).toMatchObject({ loss: 0, grade: 'good', reason: null });
  });

  it('a loss stays where something new came up, and the change is luck', () => {
    const news = [...oneTurn].with(0, { ...oneTurn[0]!, events: [DEAL] });
    expect(reviewed(news, 9).decisions[0]).toMatchObject({ loss: 4, luck: 3, revised: 0 });
  });

  it('what is seen worse afterwards, though nothing happened, is no luck', () => {
    expect(reviewed(oneTurn, 2).decisions[0]).toMatchObject({ loss: 4, luck: 0, revised: -4 });
  });
});
