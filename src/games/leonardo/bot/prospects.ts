/** What the turns to come hold for a player: how many there are, and what people will do in them. */
import type { Tables } from '../rules/data.ts';
import { freeSpaces, isWorking, spacesOf } from '../rules/laboratories.ts';
import { printedTurn } from '../rules/turns.ts';
import { LAB_INDICES, NOWHERE, type SeatState, type State } from '../rules/types.ts';
import { USE, WORTH } from './weights.ts';
import { lastingShare, peopleOf } from './worth.ts';

export interface Prospects {
  /** Turns after the present one; the present one too while nobody has been placed. */
  readonly later: number;
  /** Weeks that people will give to laboratories in those turns. */
  readonly weeks: number;
  /** Weeks of those not placed yet. */
  readonly idle: number;
  /** Weeks that people could give to laboratories in a turn. */
  readonly most: number;
  /** Florins that the others earn in the city. */
  readonly errands: number;
  /** Have the laboratories of the present turn done their work? */
  readonly worked: boolean;
}

/** Do workers stand where they will work in this turn? */
export function isUnderWay({ phase }: Readonly<State>): boolean {
  return phase === 'placement' || phase === 'council' || phase === 'offers';
}

function haveWorked({ phase }: Readonly<State>): boolean {
  return phase === 'laboratories' || phase === 'auctions';
}

/** The present one too while nobody has been placed. */
export function turnsToCome(t: Tables, state: Readonly<State>): number {
  const before = isUnderWay(state) || haveWorked(state) ? 0 : 1;
  return t.constants.turns - Math.max(1, printedTurn(state)) + before;
}

export function lookAhead(t: Tables, state: Readonly<State>, player: Readonly<SeatState>): Prospects {
  const { cityTurns, masterWeeks } = t.constants;
  const turn = Math.max(1, printedTurn(state));
  const worked = haveWorked(state);
  const before = isUnderWay(state) || worked ? 0 : 1;
  const later = turnsToCome(t, state);
  const open = Math.max(0, cityTurns - turn + before);
  const people = peopleOf(t, player);
  let room = 0;
  for (const lab of LAB_INDICES) room += spacesOf(t, player, lab) - player.labs[lab]!.automata;
  const most = Math.min(people, room + 1);
  const inLabs = Math.min(people * USE.laboratories, most);
  const out = (people - inLabs) * WORTH.errand;
  let errands = 0;
  for (let i = 0; i < open; i++) errands += out * lastingShare(later - i);
  let idle = 0;
  if (state.phase === 'placement' && !player.passed) {
    idle = player.idle + (player.master === NOWHERE ? masterWeeks : 0);
    if (turn > cityTurns) idle = Math.min(idle, freeRoom(t, player));
  }
  return {
    later,
    weeks: inLabs * open + most * (later - open),
    idle: idle * USE.idle,
    most,
    errands,
    worked,
  };
}

/** Weeks that idle people could still be placed for in working laboratories. */
function freeRoom(t: Tables, player: Readonly<SeatState>): number {
  let room = 0;
  for (const lab of LAB_INDICES) if (isWorking(player.labs[lab]!)) room += freeSpaces(t, player, lab);
  return player.master === NOWHERE && room > 0 ? room + 1 : room;
}
