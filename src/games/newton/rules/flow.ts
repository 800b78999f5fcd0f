/** What happens between decisions: whose turn it is, the end of a round, the end of the game. [newton.course] */

import type { Seat } from '../../../core/game.ts';
import { takeOut } from '../../../core/lists.ts';
import { activePlayer, isFinished } from './counting.ts';
import { addPoints } from './gains.ts';
import { cardsLeft, keepMaster } from './packs.ts';
import type { Tables } from './tables.ts';
import {
  type CardIndex,
  type Emit,
  type Gain,
  NONE,
  type Pending,
  type Player,
  type SeatTable,
  type State,
} from './types.ts';

/** Goes on once nobody has anything to decide: up to the next decision, or to the end of the game. */
export function advance(t: Tables, state: State, emit: Emit): void {
  switch (state.phase) {
    case 'masters':
      passPacks(t, state, emit);
      return;
    case 'actions':
      if (passOn(t, state)) openTurn(t, state, emit);
      else endRound(t, state, emit);
      return;
    case 'end-of-round':
      state.active = nextSeat(state);
      if (state.active === state.first) finishRound(t, state, emit);
      else askForTuck(t, state, emit);
      return;
    case 'over':
      return;
  }
}

/** Asks for a decision that begins a turn. */
function beginTurn(state: State, pending: Pending): void {
  state.turn++;
  state.pending.push(pending);
}

function nextSeat(state: State): Seat {
  return (state.active + 1) % state.players;
}

/** Hands out the masters, or opens the choice of them. [newton.setup.masters] [newton.setup.solo] */
export function beginMasters(t: Tables, state: State): void {
  const { deal } = state;
  if (deal.draft || state.players === 1) {
    state.active = 0;
    beginTurn(state, { kind: 'keep' });
    return;
  }
  for (const [seat, pack] of deal.packs.entries())
    for (const master of pack) keepMaster(state, seat, master, undefined);
  beginRound(t, state, undefined);
}

/**
 * The next choice, until the last card of a pack goes to its holder by itself. [newton.setup.draft] [newton.setup.solo]
 */
function passPacks(t: Tables, state: State, emit: Emit): void {
  const { deal, active } = state;
  const { dealt, soloKept } = t.setup.masters;
  const kept = deal.picks[active]!.length;
  let chosen = kept >= soloKept;
  if (deal.draft) {
    state.active = nextSeat(state);
    const roundTheTable = state.active === 0;
    if (roundTheTable) emit?.({ type: 'packs-passed', seat: null, reveals: true });
    chosen = roundTheTable && kept + 1 >= dealt;
    if (chosen)
      for (let seat = 0; seat < state.players; seat++)
        for (const last of cardsLeft(deal, seat)) keepMaster(state, seat, last, emit);
  }
  if (chosen) beginRound(t, state, emit);
  else beginTurn(state, { kind: 'keep' });
}

function beginRound(t: Tables, state: State, emit: Emit): void {
  state.phase = 'actions';
  state.turnsDone = 0;
  state.active = state.first;
  emit?.({ type: 'round', seat: null, round: state.round, first: state.first });
  openTurn(t, state, emit);
}

/** The active player chooses a card; players without one are passed over. [newton.turn.no-card] */
function openTurn(t: Tables, state: State, emit: Emit): void {
  while (activePlayer(state).hand.length === 0) {
    emit?.({ type: 'passed', seat: state.active });
    if (!passOn(t, state)) {
      endRound(t, state, emit);
      return;
    }
  }
  const { cardInPlay } = state;
  cardInPlay.card = NONE;
  cardInPlay.acted = false;
  cardInPlay.effectUsed = false;
  cardInPlay.boosted = false;
  beginTurn(state, { kind: 'play' });
}

/** Makes the next player active; false once everybody has had all turns of the round. */
function passOn(t: Tables, state: State): boolean {
  state.active = nextSeat(state);
  if (state.active === state.first) state.turnsDone++;
  return state.turnsDone < t.setup.turnsPerRound;
}

/** After the sixth round the columns under the desk are full: nothing is tucked. [newton.end-of-round.last] */
function endRound(t: Tables, state: State, emit: Emit): void {
  state.phase = 'end-of-round';
  state.turnsDone = 0;
  state.active = state.first;
  if (state.round === t.setup.rounds) finishRound(t, state, emit);
  else askForTuck(t, state, emit);
}

/** A player with a single card has no choice, one without has nothing to put there. [newton.end-of-round.tuck] */
function askForTuck(t: Tables, state: State, emit: Emit): void {
  do {
    const { desk } = activePlayer(state);
    if (desk.length > 1) {
      beginTurn(state, { kind: 'tuck' });
      return;
    }
    if (desk.length === 1) tuckCard(state, desk[0]!, emit);
    state.active = nextSeat(state);
  } while (state.active !== state.first);
  finishRound(t, state, emit);
}

export function tuckCard(state: State, card: CardIndex, emit: Emit): void {
  const player = activePlayer(state);
  takeOut(player.desk, card);
  player.tucked.push(card);
  emit?.({ type: 'tucked', seat: state.active, card });
}

/** [newton.end-of-round] */
function finishRound(t: Tables, state: State, emit: Emit): void {
  const isLast = state.round === t.setup.rounds;
  for (let i = 0; i < state.players; i++) {
    const seat = (state.first + i) % state.players;
    const player = state.seats[seat]!;
    if (!isLast) {
      player.hand.push(...player.desk);
      player.desk.length = 0;
    }
    payIncome(t, player, seat, emit);
  }
  if (isLast) {
    state.phase = 'over';
    emit?.({ type: 'over', seat: null });
    return;
  }
  for (let level = 0; level < state.rows.length; level++) {
    state.decks[level]!.push(...state.rows[level]!);
    state.known[level]! += state.rows[level]!.length;
  }
  fillRows(t, state);
  emit?.({ type: 'new-rows', seat: null, rows: state.rows.map(row => [...row]), reveals: true });
  state.first = (state.first + 1) % state.players; // [newton.end-of-round.first]
  state.round++;
  beginRound(t, state, emit);
}

/** Draws the cards of a new round into empty rows. [newton.end-of-round.rows] [newton.setup.cards] */
export function fillRows(t: Tables, state: State): void {
  const size = state.players === 1 ? t.setup.rowCards.solo : t.setup.rowCards.others;
  for (let level = 0; level < state.rows.length; level++) {
    state.rows[level] = state.decks[level]!.splice(0, size);
    state.known[level] = Math.min(state.known[level]!, state.decks[level]!.length);
  }
}

/** Finished rows and columns, income tiles and the medical tile pay every round. [newton.end-of-round.income] */
function payIncome(t: Tables, player: Player, seat: Seat, emit: Emit): void {
  let discoveries = 0;
  for (const run of t.runs) if (isFinished(player.shelf, run)) discoveries += run.points;
  const gain = incomeOfTiles(t, player);
  addPoints(player, 'discoveries', discoveries);
  addPoints(player, 'incomes', gain.points);
  player.coins += gain.coins;
  player.potions += gain.potions;
  if (discoveries + gain.points + gain.coins + gain.potions > 0)
    emit?.({ type: 'income', seat, discoveries, gain });
}

export function incomeOfTiles(t: Tables, { incomes }: SeatTable): Gain {
  const total = { coins: 0, potions: 0, points: 0, students: 0 };
  for (const slot of incomes) {
    if (slot === 'medical') total.points += t.medical[0];
    else if (slot === 'medical-turned') total.points += t.medical[1];
    else {
      const gain = t.incomeGain[slot];
      total.coins += gain.coins;
      total.potions += gain.potions;
      total.points += gain.points;
    }
  }
  return total;
}
