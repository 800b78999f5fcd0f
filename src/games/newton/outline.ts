/** The table in lines of text, for plain mode and screen readers. */
import type { Names, Seat } from '../../core/game.ts';
import { symbols, visibleBooks } from './books.ts';
import type { Tables } from './data.ts';
import { incomeOfTiles } from './rounds.ts';
import { pointsInPlay, reachedObjective, scoreLines } from './scoring.ts';
import * as text from './text.ts';
import { ACTIONS, type PlayerView, type View } from './types.ts';

const { plural, listWords } = text;

export function outline(t: Tables, view: View, names: Names): string[] {
  const lines = [headline(t, view, names), ''];
  for (const [seat, player] of view.seats.entries()) {
    lines.push(
      `${names[seat] ?? `Player ${seat + 1}`}${seat === view.viewer && names.length > 1 ? ' (you)' : ''}:`,
    );
    lines.push(...playerLines(t, view, player).map(line => `  ${line}`), '');
  }
  lines.push('Map:', ...mapLines(t, view, names).map(line => `  ${line}`), '');
  lines.push('Work track:', ...workLines(t, view, names).map(line => `  ${line}`), '');
  lines.push('Technology track:', ...technologyLines(t, view, names).map(line => `  ${line}`), '');
  lines.push('Cards to take with lessons:', ...cardLines(t, view).map(line => `  ${line}`));
  return lines;
}

function headline(t: Tables, view: View, names: Names): string {
  if (view.phase === 'over') return 'Newton, the game is over.';
  if (view.phase === 'masters') return 'Newton, before the first round: choosing masters.';
  const turn =
    view.phase === 'actions'
      ? `, turn ${view.turnsDone + 1} of ${t.setup.turnsPerRound}`
      : ', end of the round';
  const first = names.length > 1 ? ` First player: ${names[view.first]}.` : '';
  return `Newton, round ${view.round} of ${t.setup.rounds}${turn}.${first}`;
}

function playerLines(t: Tables, view: View, player: PlayerView): string[] {
  const total = scoreLines(t, view, player).reduce((sum, line) => sum + line.points, 0);
  const cards = (list: readonly number[]): string =>
    list.length === 0 ? 'none' : list.map(card => cardName(t, card)).join(', ');
  const masters = (list: readonly number[]): string =>
    list.length === 0 ? 'none' : list.map(master => t.masters[master]!.name).join(', ');
  const income = incomeOfTiles(t, player);
  const lines = [
    `${plural(player.coins, 'coin')}, ${plural(player.potions, 'potion')}, ${plural(pointsInPlay(player), 'point')} (${total} with objectives and masters)`,
    `Hand: ${cards(player.hand)}`,
    `Desk: ${cards(player.desk)}`,
    `Under the desk: ${cards(player.tucked)}`,
    `Symbols: ${ACTIONS.map(action => `${action} ${symbols(t, player, action)}`).join(', ')}`,
    `Books in sight: ${text.booksText(visibleBooks(t, player))}`,
    `Masters played: ${masters(player.played)}; in hand: ${player.masters === null ? player.mastersInHand : masters(player.masters)}`,
    `Cubes placed: ${player.cubes.length} of ${t.cubes}${player.cubes.length > 0 ? ` (${player.cubes.map(place => t.places[place]!.name).join(', ')})` : ''}`,
    `Bonus tokens: ${player.tokens.length}; students in reserve: ${t.setup.students - player.students.length}`,
    ...shelfLines(t, view, player),
  ];
  if (player.incomes.length > 0) lines.push(`Income tiles pay each round: ${text.gainText(income)}`);
  const reached = view.objectives.flatMap((tile, spot) =>
    reachedObjective(t, player, spot) ? [text.objectiveName(t, tile)] : [],
  );
  if (reached.length > 0) lines.push(`Objectives reached: ${listWords(reached)}`);
  return lines;
}

function cardName(t: Tables, card: number): string {
  const { name, action, level } = t.cards[card]!;
  return level === 0 ? name : `${name} (${action})`;
}

/** The bookshelf shelf by shelf, the highest first, and the lines that pay. */
function shelfLines(t: Tables, view: View, player: PlayerView): string[] {
  const lines = [`Bookshelf: ${player.tiles} of ${t.tilesInPiles} tiles taken`];
  for (const shelf of [3, 2, 1]) {
    const squares = t.squares.flatMap((square, i) => (square.shelf === shelf ? [{ square, i }] : []));
    squares.sort((a, b) => a.square.column - b.square.column);
    const cells = squares.map(({ square, i }) => {
      if (square.kind === 'glass') return 'glass';
      if ((player.shelf & (1 << i)) !== 0) return 'FILLED';
      if (square.books !== null) return text.booksText(square.books).replaceAll(/ books?/g, '');
      if (square.university >= 0)
        return `University ${t.numerals[square.university]}${mark(player, view.universities[square.university]!)}`;
      return `Ancient ${t.ancientNumbers[square.ancient]}${mark(player, view.ancients[square.ancient]!)}`;
    });
    lines.push(`  Shelf ${shelf}: ${cells.join(' | ')}`);
  }
  const finished = t.runs.filter(run => (player.shelf & run.mask) === run.mask);
  const open = t.runs.filter(run => (player.shelf & run.mask) !== run.mask);
  const runText = (run: (typeof t.runs)[number]): string => {
    const first = t.squares[run.squares[0]!]!;
    const last = t.squares[run.squares[run.squares.length - 1]!]!;
    return run.direction === 'row'
      ? `shelf ${first.shelf} columns ${first.column}-${last.column} pays ${run.points}`
      : `column ${first.column} shelves ${first.shelf}-${last.shelf} pays ${run.points}`;
  };
  if (finished.length > 0) lines.push(`  Finished: ${finished.map(runText).join('; ')}`);
  lines.push(`  Open: ${open.map(runText).join('; ')}`);
  return lines;
}

function mark(player: PlayerView, place: number): string {
  return player.cubes.includes(place) ? ' (visited)' : '';
}

function who(names: Names, view: View, test: (player: PlayerView, seat: Seat) => boolean): string {
  return view.seats
    .flatMap((player, seat) => (test(player, seat) ? [names[seat] ?? `Player ${seat + 1}`] : []))
    .join(', ');
}

function mapLines(t: Tables, view: View, names: Names): string[] {
  return t.places.map((place, i) => {
    const routes = place.neighbours
      .map((next, nth) => `${t.places[next]!.name}${place.costs[nth]! > 0 ? ` ${place.costs[nth]}` : ''}`)
      .join(', ');
    const cubes = who(names, view, player => player.cubes.includes(i));
    const here = who(names, view, player => player.scientist === i);
    const needs = place.books === null ? '' : `, needs ${text.booksText(place.books)}`;
    return `${text.placeText(t, view, i)}${needs}${here === '' ? '' : `, scientist: ${here}`}${cubes === '' ? '' : `, cubes: ${cubes}`}; routes: ${routes}`;
  });
}

function workLines(t: Tables, view: View, names: Names): string[] {
  return t.work.flatMap((space, i) => {
    const offer = text.spaceText(t, view, space);
    const here = who(names, view, player => player.work === i);
    const needs = space.books === null ? '' : `, needs ${text.booksText(space.books)}`;
    if (offer === '' && here === '') return [];
    return [`${i}${offer === '' ? '' : ` ${offer}${needs}`}${here === '' ? '' : ` (marker: ${here})`}`];
  });
}

function technologyLines(t: Tables, view: View, names: Names): string[] {
  return t.technology.map((space, i) => {
    const token = space.tokenSpot < 0 ? -1 : view.tokens[space.tokenSpot]!;
    const offer =
      token >= 0 ? `bonus token: ${text.gainText(t.tokens[token]!)}` : text.spaceText(t, view, space);
    const needs = space.books === null ? '' : `, needs ${text.booksText(space.books)}`;
    const students = view.seats.flatMap((player, seat) => {
      const count = player.students.filter(at => at === i).length;
      return count === 0 ? [] : [`${names[seat] ?? `Player ${seat + 1}`}${count > 1 ? ` ${count}` : ''}`];
    });
    const next =
      space.children.length === 0
        ? 'end'
        : `on to ${space.children.map(child => text.spaceName(t, child)).join(' or ')}`;
    return `${text.spaceName(t, i)}${offer === '' ? '' : ` ${offer}${needs}`} (${next})${students.length === 0 ? '' : `, students: ${students.join(', ')}`}`;
  });
}

function cardLines(t: Tables, view: View): string[] {
  return view.rows.flatMap((row, i) => [
    `Level ${i + 1} (${plural(view.decks[i]!.unseen + view.decks[i]!.bottom.length, 'card')} in the deck)${row.length === 0 ? ': none' : ''}`,
    ...row.map(card => `  ${text.cardText(t, card)}`),
  ]);
}
