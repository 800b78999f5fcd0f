/** What is printed on the tracks and on the bookshelf, and what tiles there are: the same in every game. [newton.components] */
import type { Thing } from '../../../core/game.ts';
import { listed, plural, sentence } from '../../../core/words.ts';
import { effectText } from '../rules/effects/index.ts';
import type { Space, Square, Tables } from '../rules/tables.ts';
import { ACTIONS, INCOME_TYPES } from '../rules/types.ts';
import { needText, runText } from './components.ts';
import { booksText, gainText } from './words.ts';

export function printedBoards(t: Tables): Thing[] {
  const shelves = [...new Set(t.squares.map(({ shelf }) => shelf))].sort((a, b) => a - b);
  return [
    {
      name: 'Work track',
      text: `${plural(t.work.length - 1, 'space')} after the start, the special ones on ${spacesText(t.work.filter(isSpecial))}.`,
      rule: 'newton.work',
    },
    ...t.technology
      .filter(({ end }) => end)
      .map((end, nth) => ({
        name: `Technology track, branch ${nth + 1}`,
        text: `By steps from the start, ${spacesText(pathTo(t, end))}. Which bonus tokens lie there depends on the number of players.`,
        rule: 'newton.technology',
      })),
    ...shelves.map(shelf => ({
      name: `Bookshelf, shelf ${shelf}`,
      text: `By column, with what a tile there needs, ${squaresText(t, shelf)}.`,
      rule: 'newton.study',
    })),
    {
      name: 'Bookshelf, lines',
      text: `Points at the end of every round once finished: ${t.runs.map(run => runText(t, run)).join('; ')}.`,
      rule: 'newton.study.runs',
    },
    {
      name: 'Specialization tiles',
      text: sentence(t.specializations.map(({ effect }) => effectText(t, effect)).join('; ')),
      rule: 'newton.specializations',
    },
    {
      name: 'Stock of tiles',
      text: `Development tiles: ${listed(ACTIONS.map(action => `${t.developmentCount[action]} of ${action}`))}. Income tiles: ${listed(INCOME_TYPES.map(type => `${t.incomeCount[type]} with ${gainText(t.incomeGain[type])}`))}. Medical tiles: ${t.medicalCount}.`,
      rule: 'newton.tiles.development',
    },
  ];
}

function isSpecial({ kind }: Space): boolean {
  return kind !== 'start' && kind !== 'plain';
}

function spacesText(spaces: readonly Space[]): string {
  return spaces.map(space => `${space.depth}: ${kindText(space)}`).join('; ');
}

function kindText({ kind, books }: Space): string {
  if (kind === 'token') return 'bonus token';
  return books === null ? kind : `${kind} (${booksText(books)})`;
}

/** The spaces from the start to an end, without the start. */
function pathTo(t: Tables, end: Space<number>): Space[] {
  const path: Space[] = [];
  let space: Space = end;
  while (space.kind !== 'start') {
    path.unshift(space);
    space = t.technology[space.parent!]!;
  }
  return path;
}

function squaresText(t: Tables, shelf: number): string {
  return t.squares
    .filter(square => square.shelf === shelf)
    .sort((a, b) => a.column - b.column)
    .map(square => `${square.column}: ${squareText(t, square)}`)
    .join('; ');
}

function squareText(t: Tables, square: Square): string {
  if (square.kind === 'book') return needText(t, square);
  return square.kind === 'glass' ? 'glass' : 'filled';
}
