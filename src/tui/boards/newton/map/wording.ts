/** What stands beside the name of a place: its tile or bonus token, in more or fewer words as there is room. */
import { tokenAt } from '../../../../games/newton/rules/counting.ts';
import { effectText } from '../../../../games/newton/rules/effects/index.ts';
import type { Operation } from '../../../../games/newton/rules/effects/operation.ts';
import { ancientAt, cityAt, universityAt } from '../../../../games/newton/rules/map.ts';
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import {
  type AncientIndex,
  type CityIndex,
  NONE,
  type None,
  type PlaceIndex,
  type Table,
  type TokenIndex,
  type UniversityIndex,
} from '../../../../games/newton/rules/types.ts';
import { gainWords, shortGain } from '../signs.ts';

export const WORDINGS = ['long', 'middle', 'short'] as const;
export type Wording = (typeof WORDINGS)[number];

/**
 * Cells kept after the text for scientists and cubes; what is more is told by a plus. Who comes to a village takes its
 * token, so that pieces have the room of that. At the start all scientists stand together.
 */
export function roomForPieces(t: Tables, place: PlaceIndex, wording: Wording): number {
  const { kind, takesCubes, tokenSpot } = t.places[place]!;
  if (kind === 'start') return 4;
  if (takesCubes) return { long: 5, middle: 2, short: 2 }[wording];
  if (wording === 'short') return 2;
  if (tokenSpot !== NONE) return 0;
  return wording === 'long' ? 4 : 1;
}

/** What a place offers now, the longest form first; empty where that is nothing, or may be left out. */
export function offerForms(t: Tables, table: Table, place: PlaceIndex, wording: Wording): readonly string[] {
  const longest = isOptional(t, place) ? 0 : WORDINGS.indexOf(wording);
  const forms = WORDINGS.slice(longest).map(each => offerText(t, table, place, each));
  return wording === 'short' && isOptional(t, place) ? [...forms, ''] : forms;
}

/**
 * Tiles of cities and tokens are told in as many words as there is room: there is always room for few, and on the smallest
 * map perhaps for none, as the cursor tells them, too.
 */
function isOptional(t: Tables, place: PlaceIndex): boolean {
  const { kind } = t.places[place]!;
  return kind === 'city' || kind === 'village';
}

function offerText(t: Tables, table: Table, place: PlaceIndex, wording: Wording): string {
  const { kind, tokenSpot } = t.places[place]!;
  switch (kind) {
    case 'university':
      return universityText(t, universityAt(table, place), wording);
    case 'ancient':
      return ancientText(t, ancientAt(table, place), wording);
    case 'city':
      return cityText(t, cityAt(table, place), wording);
    case 'start':
    case 'village':
      return tokenText(t, tokenAt(table, tokenSpot), wording);
    case 'master':
    case 'objective':
      return FIXED[kind][wording];
  }
}

/** The cells that are kept for the offer of a place, whatever it is. */
export function widestOffer(t: Tables, place: PlaceIndex, wording: Wording): number {
  if (!isOptional(t, place)) return widestText(t, place, wording);
  return { long: widestText(t, place, 'long'), middle: widestText(t, place, 'short'), short: 0 }[wording];
}

/** The cells that it would fill in those words. */
export function widestText(t: Tables, place: PlaceIndex, wording: Wording): number {
  const { kind, tokenSpot } = t.places[place]!;
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
  const all = <I>(
    list: readonly unknown[],
    text: (t: Tables, index: I, wording: Wording) => string,
  ): number => widest(list.map((_, index) => text(t, index as I, wording)));
  switch (kind) {
    case 'university':
      return all(t.numerals, universityText);
    case 'ancient':
      return all(t.ancientNumbers, ancientText);
    case 'city':
      return all(t.cities, cityText);
    case 'start':
    case 'village':
      return tokenSpot === NONE ? 0 : all(t.tokens, tokenText);
    case 'master':
    case 'objective':
      return FIXED[kind][wording].length;
  }
}

const FIXED = {
  master: { long: 'play a master', middle: 'a master', short: 'master' },
  objective: { long: 'objective', middle: 'objective', short: 'goal' },
} as const;

function universityText(t: Tables, tile: UniversityIndex, wording: Wording): string {
  const numeral = t.numerals[tile]!;
  if (wording === 'short') return numeral;
  return `${wording === 'long' ? 'University' : 'Univ.'} ${numeral}`;
}

function ancientText(t: Tables, tile: AncientIndex, wording: Wording): string {
  return `${{ long: 'Ancient Land', middle: 'Ancient', short: 'Anc.' }[wording]} ${t.ancientNumbers[tile]}`;
}

function cityText(t: Tables, tile: CityIndex, wording: Wording): string {
  const { effect } = t.cities[tile]!;
  const [op] = effect;
  const short = op === undefined || effect.length > 1 ? null : shortOperation(op, wording);
  return short ?? effectText(t, effect);
}

function shortOperation(op: Operation, wording: Wording): string | null {
  switch (op.op) {
    case 'gain':
      if (op.per !== null) return null;
      return wording === 'short' ? shortGain(op.gain) : gainWords(op.gain);
    case 'place-cube':
      if (op.on === 'any') return null;
      return {
        long: `cube on ${op.on === 'ancient' ? 'an ancient land' : 'a university'}`,
        middle: `cube>${op.on === 'ancient' ? 'anc.' : 'univ.'}`,
        short: `>${op.on === 'ancient' ? 'anc.' : 'univ.'}`,
      }[wording];
    case 'medical':
      return wording === 'long' ? 'medical tile' : 'medical';
    default:
      return null;
  }
}

function tokenText(t: Tables, token: TokenIndex | None, wording: Wording): string {
  if (token === NONE) return '';
  const gain = t.tokens[token]!;
  return `+${wording === 'short' ? shortGain(gain).replace(/ points?/u, '*') : gainWords(gain)}`;
}
