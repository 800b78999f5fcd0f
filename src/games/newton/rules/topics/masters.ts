/** Masters: which ones a player keeps at the start, and playing one. [newton.masters] */
import { takeOut } from '../../../../core/lists.ts';
import { masterText } from '../../text/components.ts';
import { activePlayer } from '../counting.ts';
import { resolve } from '../effects/index.ts';
import { STOP } from '../moves.ts';
import { cardsLeft, keepMaster } from '../packs.ts';
import type { PendingOf } from '../types.ts';
import { nothingUnavailable, topic, type Words } from './topic.ts';

/**
 * Choices of a draft are made one after the other but against the same cards: each seat has its own pack.
 * [newton.setup.draft]
 */
export const keep = topic<PendingOf<'keep'>>({
  rule: (_t, state) => (state.deal.draft ? 'newton.setup.draft' : 'newton.setup.solo'),
  secret: true,
  open: false,
  legal(t, state, _pending, moves) {
    for (const master of cardsLeft(state.deal, state.active)) moves.push(t.moves.keep[master]!);
  },
  apply(_t, state, _pending, move, emit) {
    if (move.type !== 'keep') return;
    state.pending.pop();
    keepMaster(state, state.active, move.master, emit);
    if (state.deal.draft) emit?.({ type: 'chose', seat: state.active });
  },
  prompt(t, state) {
    const kept = state.deal.picks[state.active]!.length;
    const { dealt, soloDrawn, soloKept } = t.setup.masters;
    return state.deal.draft
      ? `Which master do you keep? The other cards go to your left neighbour (choice ${kept + 1} of ${dealt})`
      : `Which master do you keep? Choose ${soloKept} of ${soloDrawn} (${kept} kept so far)`;
  },
  unavailable: nothingUnavailable,
});

export const master = topic<PendingOf<'master'>>({
  rule: 'newton.masters',
  secret: false,
  open: false,
  legal(t, state, _pending, moves) {
    for (const card of activePlayer(state).masters) moves.push(t.moves.master[card]!);
    moves.push(STOP);
  },
  apply(t, state, _pending, move, emit) {
    state.pending.pop();
    if (move.type !== 'master') return;
    const player = activePlayer(state);
    takeOut(player.masters, move.master);
    player.played.push(move.master);
    emit?.({ type: 'master', seat: state.active, master: move.master, reveals: true });
    resolve(t, state, t.masters[move.master]!.effect, { from: 'master', master: move.master }, emit);
  },
  prompt: () => 'Which master do you play?',
  unavailable: nothingUnavailable,
  idle: {
    test: (_t, state) => activePlayer(state).masters.length === 0,
    phrase: 'has no master to play',
  },
  stopText: () => 'Play no master now',
});

export const mastersMoves: Pick<Words, 'keep' | 'master'> = {
  keep: {
    notate: (t, move) => `keep ${t.masters[move.master]!.id}`,
    group: 'Masters',
    describe: (t, move) => `Keep ${masterText(t, move.master)}`,
  },
  master: {
    notate: (t, move) => `master ${t.masters[move.master]!.id}`,
    group: 'Masters',
    describe: (t, move) => `Play ${masterText(t, move.master)}`,
  },
};
