/** Development and income tiles: the stocks, the drawers and slots of a player, the medical tile. */
import { activePlayer } from './counting.ts';
import type { Tables } from './tables.ts';
import {
  ACTIONS,
  type Action,
  type Emit,
  INCOME_TYPES,
  type IncomeSlot,
  type IncomeType,
  type SeatTable,
  type State,
  type Table,
  type TileFamily,
} from './types.ts';

function slotsOf(seat: SeatTable, family: TileFamily): (Action | IncomeSlot)[] {
  return family === 'development' ? seat.drawers : seat.incomes;
}

function stockOf(table: Table, family: TileFamily): Record<string, number> {
  return family === 'development' ? table.developmentStock : table.incomeStock;
}

function typesOf(family: TileFamily): readonly (Action | IncomeType)[] {
  return family === 'development' ? ACTIONS : INCOME_TYPES;
}

/** Types of tile of a family that the stock still holds. */
export function typesInStock(table: Table, family: TileFamily): (Action | IncomeType)[] {
  const stock = stockOf(table, family);
  return typesOf(family).filter(type => stock[type]! > 0);
}

/** Own tiles that may go back; the medical tile never does. [newton.tiles.replace] */
export function replaceableTiles(seat: SeatTable, family: TileFamily): (Action | IncomeType)[] {
  const slots = slotsOf(seat, family);
  return typesOf(family).filter(type => slots.includes(type));
}

/** A tile comes from the stock; if there is none left, nothing happens. [newton.specializations] */
export function takeTile(
  t: Tables,
  state: State,
  family: TileFamily,
  type: Action | IncomeType | 'any',
  emit: Emit,
): void {
  if (type === 'any') state.pending.push({ kind: 'choose-tile', family });
  else if (stockOf(state, family)[type]! > 0) layTile(t, state, family, type, emit);
  else emit?.({ type: 'nothing', seat: state.active, kind: 'choose-tile' });
}

/**
 * Into a free drawer or slot; with none free the player may replace one. [newton.tiles.development]
 * [newton.tiles.income]
 */
function layTile(t: Tables, state: State, family: TileFamily, tile: Action | IncomeSlot, emit: Emit): void {
  const slots = slotsOf(activePlayer(state), family);
  if (slots.length === (family === 'development' ? t.drawers : t.incomeSlots)) {
    state.pending.push({ kind: 'replace-tile', tile, family });
    return;
  }
  slots.push(tile);
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

/** The first medical city brings the tile, another one turns it. [newton.tiles.medical] */
export function visitMedicalCity(t: Tables, state: State, emit: Emit): void {
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
