import { describe, expect, it } from 'vitest';
import { nextSentence } from '../../src/app/foreseen.ts';
import { Match } from '../../src/core/match.ts';
import { loadLawGame } from '../laws/games.ts';
import { games } from '../support/games.ts';

async function beginnersOfLeonardo(): Promise<Match> {
  const entry = games.find(({ meta }) => meta.id === 'leonardo')!;
  const { game } = await loadLawGame(entry);
  const players = ['Ann', 'Ben'].map(name => ({ name, bot: null }));
  const options = { setup: 'beginner', codex: 'no', open: 'no', counted: 'yes' };
  return new Match({ game, players, seed: 'foreseen', options, first: null });
}

describe('a move that changes nothing by itself', () => {
  it('tells what is asked next where it is the first half of a choice', async () => {
    const match = await beginnersOfLeonardo();
    const offers = (notation: string) => match.choices.some(choice => choice.notation === notation);
    while (!offers('send council')) match.play(offers('done') ? 'done' : match.choices[0]!.notation);
    const preview = match.preview('send council')!;
    expect(preview.sentences).toEqual([]);
    match.play('send council');
    expect(nextSentence(preview)).toBe(`Next: ${match.decision!.prompt}`);
  });

  it('ends the turn otherwise', () => {
    expect(nextSentence({ next: null })).toBe('Your turn ends.');
  });
});
