/** Round and turn, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { type Books, COLOURS, type View } from '../../../games/newton/rules/types.ts';
import type { Headline, Resource } from '../contract.ts';

export function headline({ setup }: Tables, view: View): Headline {
  const round = { label: 'round', at: view.round, of: setup.rounds };
  if (view.phase !== 'actions') return { progress: [round], phases: null };
  const turn = { label: 'turn', at: view.turnsDone + 1, of: setup.turnsPerRound };
  return { progress: [round, turn], phases: null };
}

/** The most important first, as a narrow header shows only some of them. */
export function resources(t: Tables, view: View, seat: Seat): Resource[] {
  const player = view.seats[seat]!;
  const { coins, potions } = player;
  const students = t.setup.students - player.students.length;
  const cubes = t.cubes - player.cubes.length;
  return [
    { id: 'coins', amount: coins, text: plural(coins, 'coin'), hue: 'yellow' },
    { id: 'potions', amount: potions, text: plural(potions, 'potion'), hue: 'purple' },
    { id: 'books', ...booksInSight(visibleBooks(t, player)), hue: 'blue' },
    { id: 'cubes', amount: cubes, text: `${plural(cubes, 'cube')} left`, hue: 'brown' },
    { id: 'students', amount: students, text: `${plural(students, 'student')} left`, hue: 'red' },
  ];
}

/** `3 books: 1 blue 2 green`; what there is none of is left out. */
function booksInSight(books: Books): { readonly amount: number; readonly text: string } {
  const amount = books.reduce((sum, count) => sum + count, 0);
  const colours = [...COLOURS, 'any'].flatMap((colour, i) =>
    books[i]! > 0 ? [`${books[i]} ${colour}`] : [],
  );
  return { amount, text: amount === 0 ? 'no book' : `${plural(amount, 'book')}: ${colours.join(' ')}` };
}
