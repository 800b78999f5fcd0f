/** What gives something up beside the question: the cursor does not begin on it. */
import { expect, it } from 'vitest';
import { game, newGame, play, skipRound } from './scenario.ts';

it('is to cancel work, and neither to start any nor to be done', () => {
  const state = newGame();
  play(state, 'start small theatrical-lift', 'done');
  skipRound(state);
  const view = game.view(state, 0);
  const extras = game.legalMoves(state).filter(move => game.isExtra(move, view));
  expect(extras.map(({ type }) => type)).toEqual(['cancel']);
});
