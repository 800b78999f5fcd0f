/**
 * What is set off where a piece comes to rest: a cube on the map, a marker or student on a track, a tile off its pile.
 */
import { activePlayer } from './counting.ts';
import { resolve } from './effects/index.ts';
import { addPoints } from './gains.ts';
import { cityAt, mayPlaceCube } from './map.ts';
import type { Space, Tables } from './tables.ts';
import { type Emit, NONE, type PlaceIndex, type State } from './types.ts';

/**
 * Puts a cube on a place, if there is one left, and sets off what lies there. [newton.travel.cubes]
 * [newton.travel.cube-points] [newton.cities] [newton.masters.occasions]
 */
export function placeCube(t: Tables, state: State, place: PlaceIndex, coins: number, emit: Emit): void {
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
    const tile = cityAt(state, place);
    resolve(t, state, t.cities[tile]!.effect, { from: 'city', tile }, emit);
  }
}

/**
 * What a marker or student finds on the space where its move ends. [newton.special-spaces] [newton.specializations]
 * [newton.inventions] [newton.masters.occasions]
 */
export function activateSpace(t: Tables, state: State, space: Space, emit: Emit): void {
  if (space.kind === 'master') state.pending.push({ kind: 'master' });
  if (space.spot === NONE) return;
  switch (space.kind) {
    case 'specialization': {
      const tile = state.specializations[space.spot]!;
      resolve(t, state, t.specializations[tile]!.effect, { from: 'specialization', tile }, emit);
      return;
    }
    case 'invention': {
      const tile = state.inventions[space.spot]!;
      resolve(t, state, t.inventions[tile]!.effect, { from: 'invention', tile }, emit);
      return;
    }
    case 'objective':
      emit?.({ type: 'objective', seat: state.active, tile: state.objectives[space.spot]! });
  }
}

/**
 * The topmost bookshelf tile leaves its pile; the last one of a pile brings the bonus below it. [newton.study.piles]
 */
export function takeTileFromPile(t: Tables, state: State, emit: Emit): void {
  const player = activePlayer(state);
  player.tiles++;
  const pile = t.pileEmptiedBy[player.tiles]!;
  if (pile !== NONE) resolve(t, state, t.piles[pile]!.onLast, { from: 'pile', pile }, emit);
}
