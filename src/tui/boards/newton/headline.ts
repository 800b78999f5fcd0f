/** Round and turn, and what a player has, for the first line of the screen. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { COLOURS, type View } from '../../../games/newton/rules/types.ts';
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
  const [blue, green, orange, free] = visibleBooks(t, player);
  const books = [blue, green, orange].map((amount, i): Resource => {
    const hue = COLOURS[i]!;
    return { id: `books.${hue}`, amount, text: `${amount} ${hue}`, hue };
  });
  const students = t.setup.students - player.students.length;
  const cubes = t.cubes - player.cubes.length;
  return [
    { id: 'coins', amount: coins, text: plural(coins, 'coin'), hue: 'yellow' },
    { id: 'potions', amount: potions, text: plural(potions, 'potion'), hue: 'purple' },
    ...books.map((book, i) => (i === 0 ? { ...book, text: `books ${book.text}` } : book)),
    ...(free > 0 ? [{ id: 'books.any', amount: free, text: `${free} any`, hue: 'pink' } as const] : []),
    { id: 'cubes', amount: cubes, text: `${plural(cubes, 'cube')} left`, hue: 'brown' },
    { id: 'students', amount: students, text: `${plural(students, 'student')} left`, hue: 'red' },
  ];
}
