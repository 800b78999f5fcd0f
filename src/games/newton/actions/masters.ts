/** Masters: which ones a player keeps at the start, and playing one. [newton.masters] */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../data.ts';
import { activePlayer, resolve } from '../effects.ts';
import { beginRound } from '../rounds.ts';
import type { Deal, Emit, Move, State } from '../types.ts';

/** Whose pack a seat holds at its nth choice: packs are passed to the left. [newton.setup.draft] */
export function packHeld(deal: { draft: boolean }, players: number, seat: Seat, nth: number): Seat {
  return deal.draft ? (seat - (nth % players) + players) % players : seat;
}

function cardsLeft(deal: Deal, seat: Seat): number[] {
  const players = deal.packs.length;
  const pack = deal.packs[packHeld(deal, players, seat, deal.picks[seat]!.length)]!;
  return pack.filter(master => !deal.picks.some(picks => picks.includes(master)));
}

/** Hands out the masters, or opens the choice of them. */
export function beginMasters(t: Tables, state: State): void {
  const { deal } = state;
  if (deal.draft || state.seats.length === 1) {
    state.active = 0;
    state.pending.push({ kind: 'keep' });
    return;
  }
  for (const [seat, pack] of deal.packs.entries()) {
    deal.picks[seat]!.push(...pack);
    state.seats[seat]!.masters.push(...pack);
  }
  beginRound(t, state, undefined);
}

export function legalKeep(state: State, moves: Move[]): void {
  for (const master of cardsLeft(state.deal, state.active)) moves.push({ type: 'keep', master });
}

function keep(state: State, seat: Seat, master: number, emit: Emit): void {
  state.deal.picks[seat]!.push(master);
  state.seats[seat]!.masters.push(master);
  emit?.({ type: 'kept', seat, master, only: seat });
}

/** Choices of a draft are made one after the other but against the same cards: each seat has its own pack. */
export function applyKeep(t: Tables, state: State, master: number, emit: Emit): void {
  const { deal, active } = state;
  const players = state.seats.length;
  keep(state, active, master, emit);
  const kept = deal.picks[active]!.length;
  if (!deal.draft) {
    if (kept < t.setup.masters.soloKept) return;
  } else {
    emit?.({ type: 'chose', seat: active });
    state.active = (active + 1) % players;
    if (state.active !== 0) return;
    emit?.({ type: 'packs-passed', reveals: true });
    if (kept + 1 < t.setup.masters.dealt) return;
    for (let seat = 0; seat < players; seat++)
      for (const last of cardsLeft(deal, seat)) keep(state, seat, last, emit);
  }
  state.pending.pop();
  beginRound(t, state, emit);
}

export function legalMaster(state: State, moves: Move[]): void {
  for (const master of activePlayer(state).masters) moves.push({ type: 'master', master });
}

export function applyMaster(t: Tables, state: State, master: number, emit: Emit): void {
  const player = activePlayer(state);
  state.pending.pop();
  player.masters.splice(player.masters.indexOf(master), 1);
  player.played.push(master);
  emit?.({ type: 'master', seat: state.active, master, reveals: true });
  resolve(t, state, t.masters[master]!.effect, { from: 'master', item: master }, emit);
}
