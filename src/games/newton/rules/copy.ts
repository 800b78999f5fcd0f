/**
 * Copies of the table and of a whole state, field by field: measured, a spread takes many times as long. What is
 * forgotten does not compile, and a law compares every copy with a generic one. All states that bots look at have the
 * fields in the same order, and so one shape.
 */
import { copyLists } from '../../../core/lists.ts';
import type { Pending, Player, SeatTable, State, Table } from './types.ts';

export function copy(state: Readonly<State>): State {
  const { rng, deal } = state;
  return Object.assign(copyTable(state), {
    rng: [rng[0], rng[1], rng[2], rng[3]] satisfies State['rng'],
    seats: state.seats.map(copyPlayer),
    decks: copyLists(state.decks),
    known: state.known.slice(),
    deal: { draft: deal.draft, packs: copyLists(deal.packs), picks: copyLists(deal.picks) },
  });
}

function copyPlayer(player: Readonly<Player>): Player {
  return Object.assign(copySeat(player), { masters: player.masters.slice() });
}

/** A copy of what lies open, but for the players. */
export function copyTable(table: Readonly<Table>): Omit<Table, 'seats'> {
  const { cardInPlay, developmentStock, incomeStock } = table;
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
    rows: copyLists(table.rows),
    developmentStock: {
      work: developmentStock.work,
      technology: developmentStock.technology,
      travel: developmentStock.travel,
      lessons: developmentStock.lessons,
      study: developmentStock.study,
    },
    incomeStock: {
      points: incomeStock.points,
      coins: incomeStock.coins,
      potion: incomeStock.potion,
      medical: incomeStock.medical,
    },
    pending: table.pending.map(copyPending),
  };
}

export function copySeat(seat: Readonly<SeatTable>): SeatTable {
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

function copyPending(pending: Readonly<Pending>): Pending {
  switch (pending.kind) {
    case 'keep':
    case 'play':
    case 'turn':
    case 'master':
    case 'repeat':
    case 'reveal':
    case 'tuck':
      return { kind: pending.kind };
    case 'work': {
      const { value, own, paid, ignorePrerequisite } = pending;
      return { kind: 'work', value, own, paid, ignorePrerequisite };
    }
    case 'technology': {
      const { value, own, student, moved, split, ignorePrerequisite, doubleTokens } = pending;
      return { kind: 'technology', value, own, student, moved, split, ignorePrerequisite, doubleTokens };
    }
    case 'travel': {
      const { value, own, steps, freeRoutes, cubesOnTheWay } = pending;
      return { kind: 'travel', value, own, steps, freeRoutes, cubesOnTheWay };
    }
    case 'lessons': {
      const { value, own, split, thenAct } = pending;
      return { kind: 'lessons', value, own, split, thenAct };
    }
    case 'study': {
      const { value, own, placed, more, ignoreRequirement } = pending;
      return { kind: 'study', value, own, placed, more, ignoreRequirement };
    }
    case 'any-action':
      return { kind: 'any-action', value: pending.value, symbols: pending.symbols };
    case 'place-cube':
      return { kind: 'place-cube', on: pending.on, coins: pending.coins };
    case 'choose-tile':
      return { kind: 'choose-tile', family: pending.family };
    case 'replace-tile':
      return { kind: 'replace-tile', tile: pending.tile, family: pending.family };
    case 'jump':
      return { kind: 'jump', coins: pending.coins };
    case 'discard':
      return { kind: 'discard', card: pending.card };
  }
}
