/** Development and income tiles of free choice, and full slots. [newton.specializations] [newton.tiles.replace] */
import { tileText } from '../../text/words.ts';
import { activePlayer } from '../counting.ts';
import { STOP } from '../moves.ts';
import { replaceableTiles, replaceTile, takeTile, typesInStock } from '../tiles.ts';
import type { PendingOf } from '../types.ts';
import { nothingUnavailable, pendingOf, topic, type Words } from './topic.ts';

export const chooseTile = topic<PendingOf<'choose-tile'>>({
  rule: 'newton.specializations',
  secret: false,
  open: true,
  legal(_t, state, { family }, moves) {
    for (const tile of typesInStock(state, family)) moves.push({ type: 'tile', tile });
  },
  apply(t, state, { family }, move, emit) {
    if (move.type !== 'tile') return;
    state.pending.pop();
    takeTile(t, state, family, move.tile, emit);
  },
  prompt: (_t, _state, { family }) =>
    family === 'development'
      ? 'Which development tile do you take? It adds 1 to every later action of its kind'
      : 'Which income tile do you take? It pays at the end of every round',
  unavailable: nothingUnavailable,
  idle: {
    test: (_t, state, { family }) => typesInStock(state, family).length === 0,
    phrase: 'finds no such tile left',
  },
});

export const replaceTileTopic = topic<PendingOf<'replace-tile'>>({
  rule: 'newton.tiles.replace',
  secret: false,
  open: true,
  legal(_t, state, { family }, moves) {
    for (const tile of replaceableTiles(activePlayer(state), family)) moves.push({ type: 'replace', tile });
    moves.push(STOP);
  },
  apply(_t, state, { family, tile }, move, emit) {
    state.pending.pop();
    if (move.type === 'replace') replaceTile(state, family, tile, move.tile, emit);
  },
  prompt: (t, _state, { family, tile }) =>
    `All your slots are full. Which tile do you give back for the ${tileText(t, family, tile)}?`,
  unavailable: nothingUnavailable,
  stopText: () => 'Keep your tiles and leave the new one',
});

export const tilesMoves: Pick<Words, 'tile' | 'replace'> = {
  tile: {
    notate: (_t, move) => `tile ${move.tile}`,
    group: 'Tiles',
    describe: (t, { tile }, view) => `Take the ${tileText(t, pendingOf(view, 'choose-tile').family, tile)}`,
  },
  replace: {
    notate: (_t, move) => `replace ${move.tile}`,
    group: 'Your tiles',
    describe: (t, { tile }, view) =>
      `Give back the ${tileText(t, pendingOf(view, 'replace-tile').family, tile)}`,
  },
};
