/** The table in words, for plain mode and screen readers. */
import type { Names, Section } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { listed, plural } from '../../../core/words.ts';
import { isFilled, isFinished, symbols, visibleBooks } from '../rules/counting.ts';
import { incomeOfTiles } from '../rules/flow.ts';
import { placeNeeded } from '../rules/map.ts';
import { pointsInPlay, reachedObjective, totalOf } from '../rules/scoring.ts';
import type { Space, Tables } from '../rules/tables.ts';
import {
  ACTIONS,
  type Books,
  type CardIndex,
  type MasterIndex,
  NONE,
  type PlaceIndex,
  type PlayerView,
  type SquareIndex,
  type TechnologyIndex,
  type View,
} from '../rules/types.ts';
import {
  cardText,
  objectiveName,
  placeText,
  routesText,
  runText,
  spaceName,
  spaceText,
  technologyOffer,
} from './components.ts';
import { booksText, gainText, nameOf } from './words.ts';

export function outline(t: Tables, view: View, names: Names): Section[] {
  return [
    { id: 'table', title: 'Newton', lines: headlines(t, view, names) },
    ...view.seats.flatMap((player, seat) => {
      const own = seat === view.viewer && view.players > 1 ? ' (you)' : '';
      const name = nameOf(names, seat);
      return [
        {
          ...{ id: 'player', seat, title: `Player ${seat + 1}: ${name}${own}` },
          lines: playerLines(t, view, player),
        },
        { id: 'shelf', seat, title: `Bookshelf of ${name}`, lines: shelfLines(t, view, player) },
      ];
    }),
    {
      ...{ id: 'map', title: 'Map' },
      lines: indices<PlaceIndex>(t.places).map(place => mapLine(t, view, place, names)),
    },
    { id: 'work', title: 'Work track', lines: workLines(t, view, names) },
    {
      ...{ id: 'technology', title: 'Technology track' },
      lines: indices<TechnologyIndex>(t.technology).map(space => technologyLine(t, view, space, names)),
    },
    { id: 'cards', title: 'Cards to take with lessons', lines: cardLines(t, view) },
  ];
}

function headlines(t: Tables, view: View, names: Names): string[] {
  if (view.phase === 'over') return ['The game is over.'];
  if (view.phase === 'masters') return ['Before the first round: choosing masters.'];
  const moment =
    view.phase === 'actions' ? `turn ${view.turnsDone + 1} of ${t.setup.turnsPerRound}` : 'end of the round';
  const first = view.players > 1 ? [`First player: ${nameOf(names, view.first)}.`] : [];
  return [`Round ${view.round} of ${t.setup.rounds}, ${moment}.`, ...first];
}

function playerLines(t: Tables, view: View, player: PlayerView): string[] {
  const cards = (list: readonly CardIndex[]): string =>
    list.length === 0 ? 'none' : list.map(card => cardName(t, card)).join(', ');
  const masters = (list: readonly MasterIndex[]): string =>
    list.length === 0 ? 'none' : list.map(master => t.masters[master]!.name).join(', ');
  const lines = [
    `${plural(player.coins, 'coin')}, ${plural(player.potions, 'potion')}, ${plural(pointsInPlay(player), 'point')} (${totalOf(t, view, player)} with objectives and masters)`,
    `Hand: ${cards(player.hand)}`,
    `Desk: ${cards(player.desk)}`,
    `Under the desk: ${cards(player.tucked)}`,
    `Symbols: ${ACTIONS.map(action => `${action} ${symbols(t, player, action)}`).join(', ')}`,
    `Books in sight: ${booksText(visibleBooks(t, player))}`,
    `Masters played: ${masters(player.played)}; in hand: ${player.masters === null ? player.mastersInHand : masters(player.masters)}`,
    `Cubes placed: ${player.cubes.length} of ${t.cubes}${player.cubes.length > 0 ? ` (${player.cubes.map(place => t.places[place]!.name).join(', ')})` : ''}`,
    `Bonus tokens: ${player.tokens.length}; students in reserve: ${t.setup.students - player.students.length}`,
  ];
  if (player.incomes.length > 0)
    lines.push(`Income tiles pay each round: ${gainText(incomeOfTiles(t, player))}`);
  const reached = t.objectiveSpots
    .filter(spot => reachedObjective(t, player, spot))
    .map(spot => objectiveName(t, view.objectives[spot]!));
  if (reached.length > 0) lines.push(`Objectives reached: ${listed(reached)}`);
  return lines;
}

function cardName(t: Tables, card: CardIndex): string {
  const { name, action, level } = t.cards[card]!;
  return level === 0 ? name : `${name} (${action})`;
}

/** The bookshelf shelf by shelf, the highest first, and the lines that pay. */
function shelfLines(t: Tables, view: View, player: PlayerView): string[] {
  const lines = [`${player.tiles} of ${t.tilesInPiles} tiles taken`];
  for (const shelf of [3, 2, 1]) {
    const squares = indices<SquareIndex>(t.squares).filter(square => t.squares[square]!.shelf === shelf);
    squares.sort((a, b) => t.squares[a]!.column - t.squares[b]!.column);
    lines.push(
      `Shelf ${shelf}, by column: ${squares.map(square => squareCell(t, view, player, square)).join('; ')}`,
    );
  }
  const finished = t.runs.filter(run => isFinished(player.shelf, run));
  const unfinished = t.runs.filter(run => !isFinished(player.shelf, run));
  if (finished.length > 0) lines.push(`Finished: ${finished.map(run => runText(t, run)).join('; ')}`);
  if (unfinished.length > 0) lines.push(`Not finished: ${unfinished.map(run => runText(t, run)).join('; ')}`);
  return lines;
}

function squareCell(t: Tables, view: View, player: PlayerView, index: SquareIndex): string {
  const square = t.squares[index]!;
  if (square.kind === 'glass') return 'glass';
  if (isFilled(player.shelf, index)) return 'FILLED';
  if (square.books !== null) return booksText(square.books).replaceAll(/ books?/g, '');
  const visited = player.cubes.includes(placeNeeded(view, square)) ? ' (visited)' : '';
  if (square.university !== NONE) return `University ${t.numerals[square.university]}${visited}`;
  return `Ancient ${t.ancientNumbers[square.ancient]}${visited}`;
}

/** The players whom a test picks, after a heading; empty for none. */
function who(
  names: Names,
  view: View,
  before: string,
  after: string,
  test: (player: PlayerView) => boolean,
): string {
  const found = view.seats.flatMap((player, seat) => (test(player) ? [nameOf(names, seat)] : []));
  return found.length === 0 ? '' : `${before}${found.join(', ')}${after}`;
}

/** The books that a place or space asks for. */
function needs(books: Books | null): string {
  return books === null ? '' : `, needs ${booksText(books)}`;
}

export function mapLine(t: Tables, view: View, place: PlaceIndex, names: Names): string {
  const here = who(names, view, ', scientist: ', '', player => player.scientist === place);
  const cubes = who(names, view, ', cubes: ', '', player => player.cubes.includes(place));
  return `${placeText(t, view, place)}${needs(t.places[place]!.books)}${here}${cubes}; routes: ${routesText(t, place)}`;
}

function workLines(t: Tables, view: View, names: Names): string[] {
  return t.work.flatMap((space, i) => {
    const offer = offered(spaceText(t, view, space), space);
    const here = who(names, view, ' (marker: ', ')', player => player.work === i);
    return offer === '' && here === '' ? [] : [`${i}${offer}${here}`];
  });
}

function offered(offer: string, space: Space): string {
  return offer === '' ? '' : ` ${offer}${needs(space.books)}`;
}

export function technologyLine(t: Tables, view: View, at: TechnologyIndex, names: Names): string {
  const space = t.technology[at]!;
  const students = view.seats.flatMap((player, seat) => {
    const count = player.students.filter(student => student === at).length;
    return count === 0 ? [] : [`${nameOf(names, seat)}${count > 1 ? ` ${count}` : ''}`];
  });
  const next =
    space.children.length === 0
      ? 'end'
      : `on to ${space.children.map(child => spaceName(t, child)).join(' or ')}`;
  return `${spaceName(t, at)}${offered(technologyOffer(t, view, space), space)} (${next})${students.length === 0 ? '' : `, students: ${students.join(', ')}`}`;
}

function cardLines(t: Tables, view: View): string[] {
  return view.rows.flatMap((row, i) => {
    const { unseen, bottom } = view.decks[i]!;
    return [
      `Level ${i + 1} (${plural(unseen + bottom.length, 'card')} in the deck)${row.length === 0 ? ': none' : ''}`,
      ...row.map(card => `  ${cardText(t, card)}`),
    ];
  });
}
