/** What cards, masters, tiles and tokens do: the effect language carried out. Everything happens to the active player. */
import { countOf } from './books.ts';
import type { Space, Tables } from './data.ts';
import { fixedAction } from './frames.ts';
import type { Operation } from './operations.ts';
import {
  ACTIONS,
  type Action,
  type Cause,
  type Emit,
  type Gain,
  INCOME_TYPES,
  type IncomeSlot,
  type IncomeType,
  type Player,
  POINT_SOURCES,
  type PointSource,
  type SeatTable,
  type State,
  type Table,
  type TileFamily,
} from './types.ts';

const SOURCE_OF: Record<Cause['from'], PointSource> = {
  token: 'tokens',
  invention: 'inventions',
  specialization: 'inventions',
  card: 'effects',
  city: 'effects',
  master: 'effects',
  pile: 'piles',
};
const FREE = { coins: 0, potions: 0 };

export function activePlayer(state: State): Player {
  return state.seats[state.active]!;
}

export function addPoints(player: SeatTable, source: PointSource, points: number): void {
  player.points[POINT_SOURCES.indexOf(source)]! += points;
}

/** New students begin at the start of the technology track; without one in the reserve nothing comes. */
export function addStudents(t: Tables, player: SeatTable, count: number): number {
  const added = Math.min(count, t.setup.students - player.students.length);
  for (let i = 0; i < added; i++) player.students.push(0);
  return added;
}

/** Takes the resources `times` times and says so, together with what was paid. */
export function receive(
  t: Tables,
  state: State,
  gain: Gain,
  times: number,
  by: Cause,
  emit: Emit,
  paid: { coins: number; potions: number } = FREE,
): void {
  const player = activePlayer(state);
  player.coins += gain.coins * times;
  player.potions += gain.potions * times;
  if (gain.points > 0) addPoints(player, SOURCE_OF[by.from], gain.points * times);
  const students = gain.students > 0 ? addStudents(t, player, gain.students * times) : 0;
  emit?.({
    type: 'gained',
    seat: state.active,
    gain: {
      coins: gain.coins * times,
      potions: gain.potions * times,
      points: gain.points * times,
      students,
    },
    paid,
    by,
  });
}

/**
 * Carries out an effect. Gains come at once; decisions are put on the stack so that the first listed is taken first.
 */
export function resolve(t: Tables, state: State, effect: readonly Operation[], by: Cause, emit: Emit): void {
  const base = state.pending.length;
  for (const op of effect) perform(t, state, op, by, emit);
  if (state.pending.length - base > 1) state.pending.push(...state.pending.splice(base).reverse());
}

function perform(t: Tables, state: State, op: Operation, by: Cause, emit: Emit): void {
  const player = activePlayer(state);
  const { pending } = state;
  switch (op.op) {
    case 'gain':
      receive(t, state, op.gain, op.per === null ? 1 : countOf(t, state, player, op.per), by, emit);
      return;
    case 'exchange':
      if (op.cards > 0) pending.push({ kind: 'discard', card: by.item });
      else if (player.coins >= op.coins && player.potions >= op.potions) {
        player.coins -= op.coins;
        player.potions -= op.potions;
        receive(t, state, op.gain, 1, by, emit, { coins: op.coins, potions: op.potions });
      }
      return;
    case 'books':
      return;
    case 'modify':
      if (op.rule === 'village-jump') pending.push({ kind: 'jump', coins: op.coins });
      return;
    case 'repeat-lightning':
      pending.push({ kind: 'repeat' });
      return;
    case 'act': {
      const times = op.per === null ? 1 : countOf(t, state, player, op.per);
      for (let i = 0; i < times; i++) {
        if (op.action === 'any') pending.push({ kind: 'any-action', value: op.value, symbols: false });
        else pending.push(fixedAction(op, op.action));
      }
      return;
    }
    case 'lesson-then-act':
      pending.push({ kind: 'lessons', value: op.value, own: false, split: false, thenAct: op.bonus });
      return;
    case 'place-cube':
      pending.push({ kind: 'place-cube', on: op.on, coins: op.coins });
      return;
    case 'remove-tiles': {
      const count = Math.min(op.count, t.tilesInPiles - player.tiles);
      player.tilesRemoved += count;
      emit?.({ type: 'tiles-removed', seat: state.active, count });
      for (let i = 0; i < count; i++) takeTileFromPile(t, state, emit);
      return;
    }
    case 'play-master':
      pending.push({ kind: 'master' });
      return;
    case 'take-development':
      takeTile(t, state, 'development', op.type, emit);
      return;
    case 'take-income':
      takeTile(t, state, 'income', op.type, emit);
      return;
    case 'medical':
      visitMedicalCity(t, state, emit);
      return;
  }
}

/** The topmost bookshelf tile leaves its pile; the last one of a pile brings the bonus below it. [newton.study.piles] */
export function takeTileFromPile(t: Tables, state: State, emit: Emit): void {
  const player = activePlayer(state);
  player.tiles++;
  let last = 0;
  for (let pile = 0; pile < t.piles.length; pile++) {
    last += t.piles[pile]!.tiles;
    if (player.tiles === last) resolve(t, state, t.piles[pile]!.onLast, { from: 'pile', item: pile }, emit);
  }
}

/** Puts a cube on a place, if there is one left, and sets off what lies there. [newton.travel.cubes] */
export function placeCube(t: Tables, state: State, place: number, coins: number, emit: Emit): void {
  const player = activePlayer(state);
  if (!mayPlaceCube(t, player, place)) return;
  player.coins -= coins;
  player.cubes.push(place);
  const points = t.cubePoints[player.cubes.length]!;
  addPoints(player, 'cubes', points);
  emit?.({ type: 'cube', seat: state.active, place, coins, points });
  const { kind } = t.places[place]!;
  if (kind === 'master') state.pending.push({ kind: 'master' });
  else if (kind === 'objective')
    emit?.({ type: 'objective', seat: state.active, tile: state.objectives[t.mapObjective]! });
  else if (kind === 'city') {
    const tile = state.cities.indexOf(place);
    resolve(t, state, t.cities[tile]!.effect, { from: 'city', item: tile }, emit);
  }
}

export function mayPlaceCube(t: Tables, seat: SeatTable, place: number): boolean {
  return t.places[place]!.takesCubes && seat.cubes.length < t.cubes && !seat.cubes.includes(place);
}

/** What a marker or student finds on the space where its move ends. [newton.special-spaces] */
export function activateSpace(t: Tables, state: State, space: Space, emit: Emit): void {
  switch (space.kind) {
    case 'specialization': {
      const tile = state.specializations[space.spot]!;
      resolve(t, state, t.specializations[tile]!.effect, { from: 'specialization', item: tile }, emit);
      return;
    }
    case 'invention': {
      const tile = state.inventions[space.spot]!;
      resolve(t, state, t.inventions[tile]!.effect, { from: 'invention', item: tile }, emit);
      return;
    }
    case 'master':
      state.pending.push({ kind: 'master' });
      return;
    case 'objective':
      emit?.({ type: 'objective', seat: state.active, tile: state.objectives[space.spot]! });
      return;
    default:
      return;
  }
}

/** Takes the bonus token of a spot, if it still lies there. [newton.tokens] */
export function takeToken(t: Tables, state: State, spot: number, doubled: boolean, emit: Emit): void {
  const token = spot < 0 ? -1 : state.tokens[spot]!;
  if (token < 0) return;
  state.tokens[spot] = -1;
  activePlayer(state).tokens.push(token);
  emit?.({ type: 'token', seat: state.active, token, doubled });
  receive(t, state, t.tokens[token]!, doubled ? 2 : 1, { from: 'token', item: token }, emit);
}

export function slotsOf(seat: SeatTable, family: TileFamily): (Action | IncomeSlot)[] {
  return family === 'development' ? seat.drawers : seat.incomes;
}

export function hasFreeSlot(t: Tables, seat: SeatTable, family: TileFamily): boolean {
  return slotsOf(seat, family).length < (family === 'development' ? t.drawers : t.incomeSlots);
}

/** Types of tile of a family that the stock still holds. */
export function typesInStock(table: Table, family: TileFamily): readonly (Action | IncomeType)[] {
  return family === 'development'
    ? ACTIONS.filter(type => table.developmentStock[type] > 0)
    : INCOME_TYPES.filter(type => table.incomeStock[type] > 0);
}

/** A development or income tile comes from the stock; with full slots the player may replace one. */
export function takeTile(
  t: Tables,
  state: State,
  family: TileFamily,
  type: Action | IncomeType | 'any',
  emit: Emit,
): void {
  if (type === 'any') {
    state.pending.push({ kind: 'choose-tile', family });
    return;
  }
  if (stockOf(state, family)[type] === 0) {
    emit?.({ type: 'nothing', seat: state.active, kind: 'choose-tile' });
    return;
  }
  layTile(t, state, family, type, emit);
}

function layTile(t: Tables, state: State, family: TileFamily, tile: Action | IncomeSlot, emit: Emit): void {
  const player = activePlayer(state);
  if (!hasFreeSlot(t, player, family)) {
    state.pending.push({ kind: 'replace-tile', tile, family });
    return;
  }
  slotsOf(player, family).push(tile);
  stockOf(state, family)[tile]!--;
  emit?.({ type: 'tile', seat: state.active, tile, family, replaced: null });
}

/** The replaced tile goes back to its stock. [newton.tiles.replace] */
export function replaceTile(
  state: State,
  family: TileFamily,
  tile: Action | IncomeSlot,
  replaced: Action | IncomeType,
  emit: Emit,
): void {
  const slots = slotsOf(activePlayer(state), family);
  const stock = stockOf(state, family);
  slots[slots.indexOf(replaced)] = tile;
  stock[replaced]!++;
  stock[tile]!--;
  emit?.({ type: 'tile', seat: state.active, tile, family, replaced });
}

function stockOf(state: State, family: TileFamily): Record<string, number> {
  return family === 'development' ? state.developmentStock : state.incomeStock;
}

/** The first medical city brings the tile, another one turns it. [newton.tiles.medical] */
function visitMedicalCity(t: Tables, state: State, emit: Emit): void {
  const { incomes } = activePlayer(state);
  const slot = incomes.indexOf('medical');
  if (slot >= 0) {
    incomes[slot] = 'medical-turned';
    emit?.({
      type: 'tile',
      seat: state.active,
      tile: 'medical-turned',
      family: 'income',
      replaced: 'medical',
    });
  } else if (!incomes.includes('medical-turned')) layTile(t, state, 'income', 'medical', emit);
}
