/** The course of the game: rounds, turns and what happens between rounds. */
import type { Tables } from './data.ts';
import { addPoints } from './effects.ts';
import type { Emit, Gain, Player, State } from './types.ts';

export function beginRound(t: Tables, state: State, emit: Emit): void {
  state.phase = 'actions';
  state.turnsDone = 0;
  state.active = state.first;
  emit?.({ type: 'round', round: state.round, first: state.first });
  openTurn(t, state, emit);
}

/** The active player chooses a card; players without one are passed over. [newton.turn.no-card] */
function openTurn(t: Tables, state: State, emit: Emit): void {
  for (;;) {
    if (state.seats[state.active]!.hand.length > 0) {
      state.turn.card = -1;
      state.turn.acted = false;
      state.turn.effectUsed = false;
      state.turn.boosted = false;
      state.pending.push({ kind: 'play' });
      return;
    }
    emit?.({ type: 'passed', seat: state.active });
    if (!passOn(t, state)) {
      endRound(t, state, emit);
      return;
    }
  }
}

/** Makes the next player active; false once everybody has had all turns of the round. */
function passOn(t: Tables, state: State): boolean {
  state.active = (state.active + 1) % state.seats.length;
  if (state.active === state.first) state.turnsDone++;
  return state.turnsDone < t.setup.turnsPerRound;
}

export function endTurn(t: Tables, state: State, emit: Emit): void {
  state.pending.pop();
  if (passOn(t, state)) openTurn(t, state, emit);
  else endRound(t, state, emit);
}

/** After the sixth round the columns under the desk are full: nothing is tucked. [newton.end-of-round.last] */
function endRound(t: Tables, state: State, emit: Emit): void {
  state.phase = 'end-of-round';
  state.turnsDone = 0;
  state.active = state.first;
  if (state.round === t.setup.rounds) finishRound(t, state, emit);
  else askForTuck(t, state, emit);
}

/** Goes round the table; a player with a single card has no choice, one without has nothing to tuck. */
function askForTuck(t: Tables, state: State, emit: Emit): void {
  do {
    const player = state.seats[state.active]!;
    if (player.desk.length > 1) {
      state.pending.push({ kind: 'tuck' });
      return;
    }
    if (player.desk.length === 1) tuck(state, player, player.desk[0]!, emit);
    state.active = (state.active + 1) % state.seats.length;
  } while (state.active !== state.first);
  finishRound(t, state, emit);
}

function tuck(state: State, player: Player, card: number, emit: Emit): void {
  player.desk.splice(player.desk.indexOf(card), 1);
  player.tucked.push(card);
  emit?.({ type: 'tucked', seat: state.active, card });
}

export function applyTuck(t: Tables, state: State, card: number, emit: Emit): void {
  state.pending.pop();
  tuck(state, state.seats[state.active]!, card, emit);
  state.active = (state.active + 1) % state.seats.length;
  if (state.active === state.first) finishRound(t, state, emit);
  else askForTuck(t, state, emit);
}

/** [newton.end-of-round] */
function finishRound(t: Tables, state: State, emit: Emit): void {
  const isLast = state.round === t.setup.rounds;
  for (let i = 0; i < state.seats.length; i++) {
    const seat = (state.first + i) % state.seats.length;
    const player = state.seats[seat]!;
    if (!isLast) {
      player.hand.push(...player.desk);
      player.desk.length = 0;
    }
    payIncome(t, player, seat, emit);
  }
  if (isLast) {
    state.phase = 'over';
    emit?.({ type: 'over' });
    return;
  }
  for (let level = 0; level < state.rows.length; level++) {
    state.decks[level]!.push(...state.rows[level]!);
    state.known[level]! += state.rows[level]!.length;
  }
  fillRows(t, state);
  emit?.({ type: 'new-rows', rows: state.rows.map(row => [...row]), reveals: true });
  state.first = (state.first + 1) % state.seats.length;
  state.round++;
  beginRound(t, state, emit);
}

/** Draws the cards of a new round into empty rows. [newton.end-of-round.rows] */
export function fillRows(t: Tables, state: State): void {
  const size = state.seats.length === 1 ? t.setup.rowCards.solo : t.setup.rowCards.others;
  for (let level = 0; level < state.rows.length; level++) {
    state.rows[level] = state.decks[level]!.splice(0, size);
    state.known[level] = Math.min(state.known[level]!, state.decks[level]!.length);
  }
}

/** Finished rows and columns, income tiles and the medical tile pay every round. [newton.end-of-round.income] */
function payIncome(t: Tables, player: Player, seat: number, emit: Emit): void {
  let discoveries = 0;
  for (const run of t.runs) if ((player.shelf & run.mask) === run.mask) discoveries += run.points;
  const gain = incomeOfTiles(t, player);
  addPoints(player, 'discoveries', discoveries);
  addPoints(player, 'incomes', gain.points);
  player.coins += gain.coins;
  player.potions += gain.potions;
  if (discoveries + gain.points + gain.coins + gain.potions > 0)
    emit?.({ type: 'income', seat, discoveries, gain });
}

export function incomeOfTiles(t: Tables, player: { readonly incomes: Player['incomes'] }): Gain {
  const total = { coins: 0, potions: 0, points: 0, students: 0 };
  for (const slot of player.incomes) {
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
