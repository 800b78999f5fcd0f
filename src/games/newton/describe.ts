/** Menu texts: what a move costs and brings. */
import { potionsForSquare, priceOfIgnoring, priceOfTile } from './actions/study.ts';
import * as technology from './actions/technology.ts';
import * as travel from './actions/travel.ts';
import { valueOfAnyAction, valueOfCardAction } from './actions/turn.ts';
import * as work from './actions/work.ts';
import { symbols, visibleBooks } from './books.ts';
import type { Tables } from './data.ts';
import { topFrame } from './frames.ts';
import * as text from './text.ts';
import type {
  Frame,
  Move,
  SeatTable,
  StudyFrame,
  Table,
  TechnologyFrame,
  TravelFrame,
  WorkFrame,
} from './types.ts';

const { plural, costText } = text;

export function describe(t: Tables, move: Move, table: Table): string {
  const seat = table.seats[table.active]!;
  const frame = topFrame(table.pending)!;
  const prices = t.setup.quickActions;
  switch (move.type) {
    case 'keep':
    case 'master':
      return describeMaster(t, move.master, move.type === 'keep' ? 'Keep' : 'Play');
    case 'play':
      return describePlay(t, seat, move.card, frame.kind === 'aside');
    case 'aside':
      return 'Play a card without its basic action (only its symbol, its books and its effect count)';
    case 'do': {
      const value =
        frame.kind === 'any-action'
          ? valueOfAnyAction(t, seat, frame, move.action)
          : valueOfCardAction(t, table, move.action);
      return `${text.capital(move.action)}, value ${value}: ${text.valueText(move.action, value)}`;
    }
    case 'effect':
      return `Use the card's effect: ${text.operationText(t, t.cards[table.turn.card]!.effect!)}`;
    case 'end':
      return describeEnd(t, table);
    case 'boost':
      return `Pay ${plural(prices.boost.coins, 'coin')}: +1 to the value of this action (once a turn)`;
    case 'potion':
      return `Pay ${plural(prices.potion.coins, 'coin')}: buy a potion (replaces a missing book; ${t.setup.potionsForPlace} replace a missing university or ancient land)`;
    case 'hire':
      return `Pay ${plural(prices.student.coins, 'coin')}: a new student at the start of the technology track`;
    case 'reveal':
      return `Pay ${plural(prices.reveal.coins, 'coin')}: turn up ${plural(prices.reveal.cards, 'more card')} from a deck`;
    case 'deck':
      return `From the deck of level ${move.level}`;
    case 'advance':
      return describeAdvance(t, table, seat, frame as WorkFrame, move.spaces);
    case 'student':
      return describeStep(t, table, seat, frame as TechnologyFrame, move.from, move.to);
    case 'go':
      return describeGo(t, table, seat, frame as TravelFrame, move.to);
    case 'cube':
      return `Place a travel cube in ${t.places[seat.scientist]!.name} on your way${costText(travel.priceOfCubes(t, table, frame as TravelFrame), 0)}`;
    case 'take':
      return `Take ${text.cardText(t, move.card)}`;
    case 'shelve':
      return describeShelve(t, table, seat, frame as StudyFrame, move.square, move.ignore);
    case 'stop':
      return describeStop(t, table, seat, frame);
    case 'visit':
      return `Place a cube on ${text.placeText(t, table, move.place)}${frame.kind === 'place-cube' ? costText(frame.coins, 0) : ''}`;
    case 'tile':
      return `Take the ${text.tileText(t, frame.kind === 'choose-tile' ? frame.family : 'income', move.tile)}`;
    case 'replace':
      return frame.kind === 'replace-tile'
        ? `Give back the ${text.tileText(t, frame.family, move.tile)}`
        : '';
    case 'jump':
      return `Jump to ${t.places[move.to]!.name}${nearby(t, table, seat, move.to)}${frame.kind === 'jump' ? costText(frame.coins, 0) : ''}`;
    case 'repeat':
      return `Repeat ${t.cards[move.card]!.name}: ${text.operationText(t, t.cards[move.card]!.effect!)}`;
    case 'discard':
      return `Discard ${text.cardText(t, move.card)}`;
    case 'tuck':
      return describeTuck(t, move.card);
  }
}

function describeMaster(t: Tables, master: number, verb: string): string {
  const { name, effect, points } = t.masters[master]!;
  return `${verb} ${name}: ${text.effectText(t, effect)}; ${plural(points, 'point')} at the end once played`;
}

function describePlay(t: Tables, seat: SeatTable, card: number, aside: boolean): string {
  const { action, level, name } = t.cards[card]!;
  if (aside) return `Play ${text.cardText(t, card)}`;
  const shows = text.cardFace(t, card);
  if (action === 'joker') return `Play Joker: any action, its visible symbols + 1 as value; ${shows}`;
  const value = symbols(t, seat, action) + 1;
  const what = level === 0 ? text.capital(action) : `${name} [level ${level}], ${action}`;
  return `Play ${what}, value ${value}: ${text.valueText(action, value)}; ${shows}`;
}

function describeEnd(t: Tables, table: Table): string {
  const { turn } = table;
  const { effect } = t.cards[turn.card]!;
  if (!turn.effectUsed && effect?.op === 'gain')
    return `End your turn (and take ${text.operationText(t, effect)})`;
  return turn.acted ? 'End your turn' : 'End your turn without the basic action';
}

function describeAdvance(t: Tables, table: Table, seat: SeatTable, frame: WorkFrame, spaces: number): string {
  const coins = work.wages(t, seat, frame, spaces);
  const earned = frame.paid ? `, earn ${plural(coins, 'coin')}` : '';
  if (spaces === 0) return `Stay where you are${earned}`;
  const arrival = seat.work + spaces;
  const space = t.work[arrival]!;
  const potions = space.kind === 'objective' ? work.potionsForObjective(t, seat, frame) : 0;
  const offer = text.spaceText(t, table, space);
  return `Advance ${plural(spaces, 'space')} to ${arrival}${earned}${offer === '' ? '' : `; ${offer}`}${potions > 0 ? `; costs ${plural(potions, 'potion')}` : ''}`;
}

function describeStep(
  t: Tables,
  table: Table,
  seat: SeatTable,
  frame: TechnologyFrame,
  from: number,
  to: number,
): string {
  const space = t.technology[to]!;
  const potions = technology.potionsToEnter(t, frame, to, visibleBooks(t, seat));
  const token = space.tokenSpot < 0 ? -1 : table.tokens[space.tokenSpot]!;
  const here =
    token >= 0
      ? `bonus token: ${text.gainText(t.tokens[token]!)}${frame.doubleTokens ? ', doubled' : ''}`
      : text.spaceText(t, table, space);
  const ahead = space.end ? 'end of the branch' : aheadText(t, table, to);
  const start = frame.student >= 0 ? 'Go on' : `Lead the student at ${text.spaceName(t, from)}`;
  return `${start} to ${text.spaceName(t, to)}${costText(0, potions)}${here === '' ? '' : `: ${here}`}${ahead === '' ? '' : ` [${ahead}]`}`;
}

/** The next special spaces beyond this one, branch by branch. */
function aheadText(t: Tables, table: Table, from: number): string {
  const found: string[] = [];
  const walk = (space: number, steps: number): void => {
    for (const next of t.technology[space]!.children) {
      const offer = text.spaceText(t, table, t.technology[next]!);
      if (offer === '') walk(next, steps + 1);
      else found.push(`${steps + 1} on: ${offer}`);
    }
  };
  walk(from, 0);
  return found.join(' | ');
}

function describeGo(t: Tables, table: Table, seat: SeatTable, frame: TravelFrame, to: number): string {
  const from = seat.scientist;
  const coins = travel.routeCost(t, frame, from, t.places[from]!.neighbours.indexOf(to));
  const known = seat.cubes.includes(to) ? ', your cube is there already' : '';
  return `Go to ${t.places[to]!.name}${costText(coins, travel.potionsToEnter(t, seat, to))}: ${text.placeOffer(t, table, to)}${known}${frame.value > 1 ? nearby(t, table, seat, to) : ''}`;
}

/** Names of places next to this one where a cube could go. */
function nearby(t: Tables, table: Table, seat: SeatTable, place: number): string {
  const names = t.places[place]!.neighbours.filter(
    next =>
      next !== table.seats[table.active]!.scientist &&
      t.places[next]!.takesCubes &&
      !seat.cubes.includes(next),
  ).map(next => t.places[next]!.name);
  return names.length === 0 ? '' : ` [on to ${names.join(', ')}]`;
}

function describeShelve(
  t: Tables,
  table: Table,
  seat: SeatTable,
  frame: StudyFrame,
  index: number,
  ignore: boolean,
): string {
  const square = t.squares[index]!;
  const potions = ignore ? 0 : potionsForSquare(t, table, seat, square, visibleBooks(t, seat));
  const coins = priceOfTile(t, table, frame) + (ignore ? priceOfIgnoring(t, table, frame) : 0);
  const filled = seat.shelf | (1 << index);
  const lines = t.runs
    .filter(run => run.squares.includes(index))
    .map(run => {
      const open = run.squares.filter(other => (filled & (1 << other)) === 0).length;
      return open === 0
        ? `finishes a ${run.direction}: ${plural(run.points, 'point')} every round`
        : `${open} more for a ${run.direction} of ${plural(run.points, 'point')} a round`;
    });
  return `Tile on ${text.squareText(t, square)}${ignore ? ', ignoring the requirement' : ''}${costText(coins, potions)}${lines.length > 0 ? `: ${lines.join('; ')}` : ''}`;
}

const DECLINE: Partial<Record<Frame['kind'], string>> = {
  master: 'Play no master now',
  'place-cube': 'Place no cube',
  'replace-tile': 'Keep your tiles and leave the new one',
  'any-action': 'Take no action',
  lessons: 'Take no card',
};

function describeStop(t: Tables, table: Table, seat: SeatTable, frame: Frame): string {
  if (frame.kind === 'travel' && frame.steps > 0) {
    const here = t.places[seat.scientist]!;
    const cube =
      here.takesCubes && seat.cubes.length < t.cubes && !seat.cubes.includes(seat.scientist)
        ? `: place a cube, ${text.placeOffer(t, table, seat.scientist)}`
        : ' (no cube here)';
    return `Stop in ${here.name}${cube}`;
  }
  if (frame.kind === 'technology' && frame.student >= 0) {
    const space = seat.students[frame.student]!;
    const offer = text.spaceText(t, table, t.technology[space]!);
    return `Stop at ${text.spaceName(t, space)}${offer === '' ? ' (nothing happens here)' : `: ${offer}`}`;
  }
  if (frame.kind === 'study' && frame.placed > 0) return 'Place no further tile';
  return DECLINE[frame.kind] ?? 'Leave this action';
}

function describeTuck(t: Tables, card: number): string {
  const { name, action, books, effect } = t.cards[card]!;
  const symbol = action === 'joker' ? 'a joker adds nothing there' : `+1 to every later ${action} action`;
  const lost = effect === null ? text.booksText(books) : `${text.booksText(books)} and its effect`;
  return `${name}: ${symbol}; you lose ${lost}`;
}

const GROUPS: Record<Move['type'], string> = {
  keep: 'Masters',
  play: 'Cards in your hand',
  aside: 'Or',
  do: 'Basic action',
  effect: 'Special effect',
  end: 'Finish',
  boost: 'Quick actions',
  potion: 'Quick actions',
  hire: 'Quick actions',
  reveal: 'Quick actions',
  deck: 'Decks',
  advance: 'Work',
  student: 'Technology',
  go: 'Travel',
  cube: 'Travel',
  take: 'Face-up cards',
  shelve: 'Bookshelf',
  stop: 'Finish',
  master: 'Masters',
  visit: 'Places',
  tile: 'Tiles',
  replace: 'Your tiles',
  jump: 'Villages',
  repeat: 'Cards on your desk',
  discard: 'Cards in your hand',
  tuck: 'Cards on your desk',
};

export function group(move: Move): string {
  return GROUPS[move.type];
}
