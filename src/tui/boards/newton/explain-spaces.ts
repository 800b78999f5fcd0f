/** A sentence or two on where one can go: places of the map, spaces of the technology and work tracks. */
import type { Names } from '../../../core/game.ts';
import { capital, listed, plural } from '../../../core/words.ts';
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { tokenAt, visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Place, Space, Tables } from '../../../games/newton/rules/tables.ts';
import {
  NONE,
  type PlaceIndex,
  type PlayerView,
  type TechnologyIndex,
  type View,
} from '../../../games/newton/rules/types.ts';
import { placeText, routesText, spaceText } from '../../../games/newton/text/components.ts';
import { booksText, gainText, nameOf } from '../../../games/newton/text/words.ts';
import type { Explanation } from '../contract.ts';
import { cheapestWays, type Way } from './map/reach.ts';
import { ownSeat } from './own-seat.ts';

const PLACE_RULES: Readonly<Record<Place['kind'], string>> = {
  city: 'newton.cities',
  university: 'newton.requirements',
  ancient: 'newton.requirements',
  master: 'newton.masters.occasions',
  objective: 'newton.travel.objective',
  village: 'newton.tokens',
  start: 'newton.travel',
};

const SPACE_RULES: Readonly<Record<Space['kind'], string>> = {
  specialization: 'newton.specializations',
  invention: 'newton.inventions',
  master: 'newton.masters.occasions',
  objective: 'newton.objectives',
  token: 'newton.tokens',
  start: 'newton.quick.student',
  plain: 'newton.special-spaces',
};

export function explainPlace(t: Tables, view: View, place: PlaceIndex, names: Names): Explanation {
  const { takesCubes, kind } = t.places[place]!;
  const cube = takesCubes
    ? ' End a journey here to place a travel cube and get what it offers.'
    : ' No cube is placed here.';
  return {
    text: `${placeText(t, view, place)}.${wayText(t, view, place)}${cube}${presentText(view, place, names)} Routes from here, with their price in coins: ${routesText(t, place)}.`,
    rule: PLACE_RULES[kind],
  };
}

/** Whose scientists and cubes are at a place. */
function presentText(view: View, place: PlaceIndex, names: Names): string {
  const who = (has: (seat: PlayerView) => boolean): string[] =>
    view.seats.flatMap((seat, i) => (has(seat) ? [nameOf(names, i)] : []));
  const scientists = who(seat => seat.scientist === place);
  const cubes = who(seat => seat.cubes.includes(place));
  return [
    scientists.length === 0 ? '' : ` The scientist of ${listed(scientists)} is here.`,
    cubes.length === 0 ? '' : ` ${listed(cubes)} ${cubes.length === 1 ? 'has' : 'have'} a cube here.`,
  ].join('');
}

/** What getting there would cost the viewer from where the scientist stands: straight, and on the cheapest way. */
function wayText(t: Tables, view: View, place: PlaceIndex): string {
  const seat = ownSeat(view);
  const way = seat.scientist === place ? undefined : cheapestWays(t, seat).get(place);
  if (way === undefined) return '';
  const { name, neighbours, costs } = t.places[seat.scientist]!;
  const nth = neighbours.indexOf(place);
  const cheapest = `${costWords(way.coins)}${potionWords(way.potions)} in ${plural(way.places.length, 'step')}${overText(t, way)}`;
  if (nth < 0) return ` From ${name}: ${cheapest}.`;
  const straight = `${costWords(costs[nth]!)} by the route from ${name}`;
  return way.places.length === 1 ? ` ${capital(straight)}.` : ` ${capital(straight)}; ${cheapest}.`;
}

function costWords(coins: number): string {
  return coins === 0 ? 'free' : plural(coins, 'coin');
}

function potionWords(potions: number): string {
  return potions > 0 ? ` and ${plural(potions, 'potion')} for books you lack` : '';
}

function overText(t: Tables, { places }: Way): string {
  const names = places.slice(0, -1).map(place => t.places[place]!.name);
  return names.length === 0 ? '' : ` over ${listed(names)}`;
}

function entering(t: Tables, view: View, space: Space): string {
  if (space.books === null) return '';
  const lacking = missingBooks(visibleBooks(t, ownSeat(view)), space.books);
  const state = lacking === 0 ? 'you have them' : `you lack ${lacking}, which potions can replace`;
  return ` Entering needs ${booksText(space.books)} in sight: ${state}.`;
}

export function explainTechnology(t: Tables, view: View, index: TechnologyIndex, names: Names): Explanation {
  const space = t.technology[index]!;
  const there = view.seats.flatMap((seat, i) => {
    const count = seat.students.filter(student => student === index).length;
    return count === 0 ? [] : [`${plural(count, 'student')} of ${nameOf(names, i)}`];
  });
  const present =
    there.length === 0
      ? ''
      : ` Here ${there.length === 1 && there[0]!.startsWith('1 ') ? 'stands' : 'stand'} ${listed(there)}.`;
  return {
    text: `${technologyText(t, view, space)}${entering(t, view, space)}${stepsText(t, view, index)}${present}`,
    rule: SPACE_RULES[space.kind],
  };
}

/** How far the nearest own student is behind the space. */
function stepsText(t: Tables, view: View, index: TechnologyIndex): string {
  const { students } = ownSeat(view);
  let steps = 0;
  for (let at: TechnologyIndex | typeof NONE = index; at !== NONE; at = t.technology[at]!.parent) {
    if (students.includes(at))
      return steps === 0
        ? ''
        : ` Your nearest student is ${plural(steps, 'step')} away: a technology action of that value gets there.`;
    steps++;
  }
  return ' None of your students can get here any more; a new one can.';
}

function technologyText(t: Tables, view: View, space: Space): string {
  if (space.kind === 'start') return 'The start of the technology track: new students stand here.';
  const offer = spaceText(t, view, space);
  if (offer !== '') return `${capital(offer)}, for a student that ends its move here.`;
  const token = tokenAt(view, space.tokenSpot);
  return token === NONE
    ? 'A plain space of the technology track.'
    : `A bonus token, ${gainText(t.tokens[token]!)}: the first student to pass takes it.`;
}

export function explainWork(t: Tables, view: View, index: number): Explanation {
  const space = t.work[index]!;
  const offer = spaceText(t, view, space);
  const { work } = ownSeat(view);
  const away = index - work;
  const where =
    away > 0
      ? ` Your marker is ${plural(away, 'space')} away: a work action of that value gets there and earns ${plural(away, 'coin')}.`
      : away === 0
        ? ' Your marker stands here.'
        : ' Your marker has passed it.';
  if (offer === '') return { text: `Space ${index} of the work track.${where}`, rule: 'newton.work' };
  return {
    text: `${capital(offer)}, if your marker ends its move here.${where}${entering(t, view, space)}`,
    rule: SPACE_RULES[space.kind],
  };
}
