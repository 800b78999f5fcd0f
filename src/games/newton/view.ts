/**
 * What a seat may know, and full states that such knowledge allows. Hidden are the masters in other hands, the order
 * of cards in the decks that nobody has seen, and the generator. Cards put under a deck were seen by all.
 */
import type { Seat } from '../../core/game.ts';
import { type RngState, seedRng, shuffle } from '../../core/rng.ts';
import { packHeld } from './actions/masters.ts';
import type { Tables } from './data.ts';
import { sampleDeal } from './deal.ts';
import type { Frame, Player, PlayerView, SeatTable, State, Table, View } from './types.ts';

export function view(state: State, viewer: Seat | null): View {
  const secrets = viewer !== null && hasSecrets(state, viewer);
  return Object.assign(copyTable(state), {
    viewer,
    seats: state.seats.map(
      (player, seat): PlayerView =>
        Object.assign(copySeat(player), {
          masters: seat === viewer || player.masters.length === 0 ? player.masters.slice() : null,
          mastersInHand: player.masters.length,
        }),
    ),
    decks: state.decks.map((deck, level) => {
      const unseen = deck.length - state.known[level]!;
      return { unseen, bottom: deck.slice(unseen) };
    }),
    deal: {
      draft: state.deal.draft,
      seen: secrets ? packsSeen(state, viewer) : [],
      picks: secrets ? state.deal.picks[viewer]!.slice() : [],
    },
  });
}

/** The cards this seat had before it, choice by choice. */
function packsSeen(state: State, seat: Seat): number[][] {
  const { deal } = state;
  const players = state.seats.length;
  const own = deal.picks[seat]!;
  if (!deal.draft) return [deal.packs[seat]!.slice()];
  const size = deal.packs[seat]!.length;
  const current = state.phase === 'masters' ? own.length + (isWaiting(state, seat) ? 0 : 1) : size;
  return Array.from({ length: Math.min(current, size) }, (_, nth) => {
    const pack = packHeld(deal, players, seat, nth);
    const gone: number[] = [];
    for (let earlier = 0; earlier < nth; earlier++)
      gone.push(deal.picks[(pack + earlier) % players]![earlier]!);
    return deal.packs[pack]!.filter(master => !gone.includes(master));
  });
}

/** Has this seat chosen already, while others have not? */
function isWaiting(state: State, seat: Seat): boolean {
  return state.deal.picks[seat]!.length > state.deal.picks[state.active]!.length;
}

/** Masters a seat has seen and that do not lie open on the table. */
export function hasSecrets(state: State, seat: Seat): boolean {
  const open = (master: number): boolean => state.seats.some(player => player.played.includes(master));
  return state.seats[seat]!.masters.length > 0 || packsSeen(state, seat).some(pack => !pack.every(open));
}

function copyTable(table: Table): Omit<Table, 'seats'> {
  return {
    phase: table.phase,
    round: table.round,
    turnsDone: table.turnsDone,
    first: table.first,
    active: table.active,
    turn: {
      card: table.turn.card,
      acted: table.turn.acted,
      effectUsed: table.turn.effectUsed,
      boosted: table.turn.boosted,
    },
    cities: table.cities.slice(),
    universities: table.universities.slice(),
    ancients: table.ancients.slice(),
    specializations: table.specializations.slice(),
    inventions: table.inventions.slice(),
    objectives: table.objectives.slice(),
    tokens: table.tokens.slice(),
    rows: table.rows.map(row => row.slice()),
    developmentStock: { ...table.developmentStock },
    incomeStock: { ...table.incomeStock },
    pending: table.pending.map((frame): Frame => ({ ...frame })),
  };
}

function copySeat(seat: SeatTable): SeatTable {
  return {
    board: seat.board,
    coins: seat.coins,
    potions: seat.potions,
    points: seat.points.slice(),
    hand: seat.hand.slice(),
    desk: seat.desk.slice(),
    tucked: seat.tucked.slice(),
    discarded: seat.discarded.slice(),
    played: seat.played.slice(),
    work: seat.work,
    students: seat.students.slice(),
    scientist: seat.scientist,
    cubes: seat.cubes.slice(),
    tokens: seat.tokens.slice(),
    tiles: seat.tiles,
    tilesRemoved: seat.tilesRemoved,
    shelf: seat.shelf,
    drawers: seat.drawers.slice(),
    incomes: seat.incomes.slice(),
  };
}

/** Draws the hidden parts anew: decks from the cards not in sight, masters as far as the viewer's memory allows. */
export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const { decks, known } = sampleDecks(t, view, rng);
  const deal = sampleDeal(t, view, rng);
  return {
    rng,
    ...copyTable(view),
    seats: view.seats.map(
      (player, seat): Player => ({
        ...copySeat(player),
        masters:
          player.masters?.slice() ?? deal.picks[seat]!.filter(master => !player.played.includes(master)),
      }),
    ),
    decks,
    known,
    deal,
  };
}

function sampleDecks(t: Tables, view: View, rng: RngState): { decks: number[][]; known: number[] } {
  const inSight = new Array<boolean>(t.cards.length).fill(false);
  const see = (cards: readonly number[]): void => {
    for (const card of cards) inSight[card] = true;
  };
  view.rows.forEach(see);
  for (const deck of view.decks) see(deck.bottom);
  for (const { hand, desk, tucked, discarded } of view.seats) [hand, desk, tucked, discarded].forEach(see);
  return {
    decks: view.decks.map((deck, i) => {
      const unseen = t.cardsOfLevel[i + 1]!.filter(card => !inSight[card]);
      return shuffle(rng, unseen).concat(deck.bottom);
    }),
    known: view.decks.map(deck => deck.bottom.length),
  };
}
