/**
 * What a seat may know. Hidden are the masters in other hands, the order of cards in the decks that nobody has seen, and
 * the generator. Cards put under a deck were seen by all. [newton.setup.masters]
 */
import type { Seat } from '../../../core/game.ts';
import { packsSeen } from './packs.ts';
import type { Tables } from './tables.ts';
import type { MasterIndex, Pending, PlayerView, SeatTable, State, Table, View } from './types.ts';

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  const secrets = viewer !== null && hasSecrets(t, state, viewer);
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

/** Masters a seat has seen and that do not lie open on the table. */
export function hasSecrets(_t: Tables, state: Readonly<State>, seat: Seat): boolean {
  const open = (master: MasterIndex): boolean => state.seats.some(player => player.played.includes(master));
  return state.seats[seat]!.masters.length > 0 || packsSeen(state, seat).some(pack => !pack.every(open));
}

export function copyTable(table: Table): Omit<Table, 'seats'> {
  const { cardInPlay } = table;
  return {
    players: table.players,
    phase: table.phase,
    round: table.round,
    turn: table.turn,
    turnsDone: table.turnsDone,
    first: table.first,
    active: table.active,
    cardInPlay: {
      card: cardInPlay.card,
      acted: cardInPlay.acted,
      effectUsed: cardInPlay.effectUsed,
      boosted: cardInPlay.boosted,
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
    pending: table.pending.map((pending): Pending => ({ ...pending })),
  };
}

export function copySeat(seat: SeatTable): SeatTable {
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
