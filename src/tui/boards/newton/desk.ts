/** The desk of one player: the value of each action, the cards played and under the desk, drawers and the hand. */
import { plural } from '../../../core/words.ts';
import { symbols } from '../../../games/newton/rules/counting.ts';
import { pointsInPlay } from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { topPending } from '../../../games/newton/rules/topics/topic.ts';
import {
  ACTIONS,
  type Action,
  type CardAction,
  type CardIndex,
  type Move,
  type PlayerView,
  type View,
} from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { beside } from '../../draw/shapes.ts';
import { pad, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, Size } from '../contract.ts';
import { cardFace } from './action-cards.ts';
import { type CardFace, cardRows, drawCard, rowCount } from './card.ts';
import { cardId, developmentId, PURSE } from './ids.ts';
import { developmentOnOffer } from './on-offer.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import {
  actionFill,
  actionName,
  bookLegend,
  coins,
  developmentWords,
  points,
  potions,
  shortActionName,
} from './signs.ts';
import { strengthSum, strengthText } from './strength.ts';

/** Up to this height desk and hand lie side by side in one row of cards. */
const STRIP = 8;
const LEAST_CARD = { width: 10, height: 4 } as const;
const WIDEST_CARD = 24;
/** Cards of this width can be read; places without a card give way to them. */
const READABLE = 14;
const BLANK = { wide: 8, narrow: 6 } as const;
const TALLEST_CARD = 8;
/** From here on things stand side by side. */
const WIDE = 78;

export function deskPanel(t: Tables): BoardPanel<View, Move> {
  const panel = makePanel({
    id: 'desk',
    title: 'Desk',
    key: 'd',
    minimum: { width: WIDE, height: LEAST_CARD.height + 1 },
    legend: ({ theme }) => bookLegend(theme),
    lines: (input, height) => (isStrip(input, height) ? strip(t, input, height) : page(t, input, height)),
  });
  return {
    ...panel,
    contentHeight: input => (isStrip(input, input.height) ? input.height : panel.contentHeight!(input)),
  };
}

function isStrip({ width }: Pick<Size, 'width'>, height: number): boolean {
  return width >= WIDE && height > LEAST_CARD.height && height <= STRIP;
}

/** One line of values, then all cards: the five places of the desk, the hand beside them. */
function strip(t: Tables, input: PanelInput, height: number): string[] {
  const { theme, width } = input;
  const seat = input.view.seats[input.subject]!;
  const [desk, hand] = [deskFaces(t, input, seat), handFaces(t, input, seat)];
  const blanks = desk.filter(({ id }) => id === null).length;
  const cards = desk.length - blanks + hand.length;
  const cardWidth = (blank: number): number =>
    Math.max(7, Math.min(WIDEST_CARD, Math.floor((width - 1 - blank * blanks) / cards)));
  const blank = cardWidth(BLANK.wide) >= READABLE ? BLANK.wide : BLANK.narrow;
  const each = cardWidth(blank);
  const left = each * (desk.length - blanks) + blank * blanks + 1;
  const drawn = [
    ...desk.map(face =>
      drawCard(input, face, { width: face.id === null ? blank : each, height: height - 1 }),
    ),
    ...hand.map((face, i) =>
      drawCard(input, face, { width: each, height: height - 1 }).map(line => (i === 0 ? ` ${line}` : line)),
    ),
  ];
  const values = headline(t, input, left - 1);
  const inHand = handHeading(t, input, seat, width - widthOfText(values) - 2);
  // Above the hand where there is room for it, else further left.
  const start = Math.max(widthOfText(values) + 1, Math.min(left, width - 1 - widthOfText(inHand)));
  const heading = pad(values, start, theme) + inHand;
  return [heading, ...Array.from({ length: height - 1 }, (_, row) => drawn.map(card => card[row]!).join(''))];
}

/** The values of all actions; the tiles to choose from while one is chosen. */
function headline(t: Tables, input: PanelInput, room: number): string {
  const offered = tilesOnOffer(input);
  if (offered !== '') return offered;
  const sums = ACTIONS.map(action => strengthText(t, input, action)).join(' ');
  const long = `${input.theme.style.title('Desk')} ${sums}`;
  return widthOfText(long) <= room ? long : sums;
}

const briefly = (action: CardAction): string => shortActionName(action, 0);

/** From many words to few: without the number of cards and the free drawers, then with short names. */
function handHeading(t: Tables, input: PanelInput, seat: PlayerView, room: number): string {
  const { style } = input.theme;
  const isEmpty = seat.hand.length === 0;
  const title = ` ${style.title('Hand')}${isEmpty ? ` ${style.dim('empty')}` : ''}`;
  const count = isEmpty ? '' : ` ${style.dim(`of ${plural(seat.hand.length, 'card')}`)}`;
  const under = (words: string, name = actionName): string =>
    `  ${style.dim(words)} ${cardTabs(t, input, seat.tucked, name)}`;
  const drawers = (words: string, text: string): string =>
    seat.drawers.length === 0 ? '' : `  ${style.dim(words)}${text}`;
  const all = drawers('drawers: ', drawersText(t, input, seat));
  const tiles = drawers('drawers: ', drawerTiles(input, seat).join(', '));
  const forms = [
    title + count + under('under the desk:') + all,
    title + under('under the desk:') + all,
    title + under('under:') + all,
    title + under('under:') + tiles,
    title + under('under:', briefly) + tiles,
    title + under('under:', briefly) + drawers('', drawerTiles(input, seat, briefly).join(' ')),
    title + under('under:', briefly) + drawers(plural(seat.drawers.length, 'drawer'), ''),
  ];
  return forms.find(form => widthOfText(form) <= room) ?? forms.at(-1)!;
}

/** Everything: sums of the values, what lies under the desk and in its drawers, the purse, and all cards. */
function page(t: Tables, input: PanelInput, height: number): string[] {
  const { theme, width } = input;
  const seat = input.view.seats[input.subject]!;
  const half = Math.floor(width / 2);
  const sums = ACTIONS.map(
    action => `${pad(strengthText(t, input, action), 16, theme)}${theme.style.dim(sumText(t, seat, action))}`,
  );
  const isWide = width >= WIDE;
  const facts = labelled(t, input, seat, isWide ? width - half - 1 : width);
  const columns = [
    { lines: sums, width: half },
    { lines: facts, width: width - half - 1 },
  ];
  const top = isWide ? beside(columns, ' ', theme) : [...sums, ...facts];
  const [desk, hand] = [deskFaces(t, input, seat), handFaces(t, input, seat)];
  const limits = { least: LEAST_CARD.width, most: WIDEST_CARD };
  const rows = [desk, hand].reduce((sum, { length }) => sum + rowCount(length, width, limits.least), 0);
  const room = Math.floor((height - top.length - 1) / rows);
  const size = { width, height: Math.max(LEAST_CARD.height, Math.min(TALLEST_CARD, room)) };
  return [
    ...top,
    ...cardRows(input, desk, size, limits),
    `${theme.style.title('Hand')} ${theme.style.dim(plural(seat.hand.length, 'card'))}`,
    ...cardRows(input, hand, size, limits),
  ];
}

function sumText(t: Tables, seat: PlayerView, action: Action): string {
  const sum = strengthSum(t, seat, action);
  return sum === '' ? 'none in sight' : `= ${sum}`;
}

function labelled(t: Tables, input: PanelInput, seat: PlayerView, width: number): string[] {
  const { theme } = input;
  const line = (name: string, text: string): string[] =>
    wrapIndented(`${theme.style.title(name)} ${text}`, width, 2);
  const offered = tilesOnOffer(input);
  return [
    ...line('Purse', pin(input, PURSE, purseText(input))),
    ...line('Reserve', reserveText(t, input, seat)),
    ...line('Under the desk', cardTabs(t, input, seat.tucked)),
    ...line('Drawers', drawersText(t, input, seat)),
    ...(offered === '' ? [] : [offered]),
  ];
}

function purseText(input: PanelInput): string {
  const { theme, subject } = input;
  return marked(input, view => {
    const seat = view.seats[subject]!;
    return [coins(theme, seat.coins), potions(theme, seat.potions), points(theme, pointsInPlay(seat))].join(
      ', ',
    );
  });
}

function reserveText(t: Tables, { theme }: PanelInput, seat: PlayerView): string {
  return theme.style.dim(
    [
      plural(t.setup.students - seat.students.length, 'student'),
      plural(t.cubes - seat.cubes.length, 'cube'),
      `${plural(seat.tokens.length, 'token')} taken`,
    ].join(', '),
  );
}

/** Cards under the desk show their head alone. */
function cardTabs(t: Tables, { theme }: PanelInput, cards: readonly CardIndex[], name = actionName): string {
  if (cards.length === 0) return theme.style.dim('none yet');
  return cards
    .map(card => actionFill(theme, t.cards[card]!.action)(` ${name(t.cards[card]!.action)} `))
    .join(' ');
}

function drawersText(t: Tables, input: PanelInput, seat: PlayerView): string {
  const free = t.drawers - seat.drawers.length;
  const rest = free > 0 ? [input.theme.style.dim(`${free} free`)] : [];
  return [...drawerTiles(input, seat), ...rest].join(', ');
}

function drawerTiles(input: PanelInput, seat: PlayerView, name = actionName): string[] {
  return seat.drawers.map(action => pin(input, developmentId(action), `+1 ${name(action)}`));
}

function tilesOnOffer(input: PanelInput): string {
  const tiles = developmentOnOffer(input.view).map(action =>
    pin(input, developmentId(action), developmentWords(action)),
  );
  return tiles.length === 0 ? '' : `${input.theme.style.title('Choose')} ${tiles.join('  ')}`;
}

/** Five places: cards played this round, from the left, and the free ones. */
function deskFaces(t: Tables, input: PanelInput, seat: PlayerView): CardFace[] {
  const free = Math.max(0, t.setup.turnsPerRound - seat.desk.length);
  const blanks = Array.from({ length: free }, (_, i) => blankFace(input, seat.desk.length + i + 1));
  return [
    ...seat.desk.map(card => cardFace(t, input, card, { reason: reasonNot(t, input, card) })),
    ...blanks,
  ];
}

function blankFace({ theme }: PanelInput, turn: number): CardFace {
  const { rule } = theme.style;
  return {
    id: null,
    head: () => '',
    fill: rule,
    hue: rule,
    name: '',
    value: { long: '', short: '' },
    effect: { long: `turn ${turn}`, short: `turn ${turn}` },
    foot: () => '',
    dim: true,
  };
}

function handFaces(t: Tables, input: PanelInput, seat: PlayerView): CardFace[] {
  return seat.hand.map(card =>
    cardFace(t, input, card, { reason: reasonNot(t, input, card), value: handValue(t, seat, card) }),
  );
}

/** `Travel 3 = 1 card + 2 desk`: what a card of the hand is worth now. */
function handValue(t: Tables, seat: PlayerView, card: CardIndex): CardFace['value'] {
  const { action } = t.cards[card]!;
  if (action === 'joker') return { long: 'any action, 1 more than on the desk', short: 'any action' };
  const others = strengthSum(t, seat, action);
  const sum = others === '' ? '1 card' : `1 card + ${others}`;
  const value = symbols(t, seat, action) + 1;
  return { long: `${actionName(action)} ${value} = ${sum}`, short: `value ${value}` };
}

/** Why a card is none of those that are to be chosen from. */
function reasonNot(t: Tables, input: PanelInput, card: CardIndex): string {
  const { view, targets, subject, active } = input;
  if (subject !== active || targets.has(cardId(t, card))) return '';
  switch (topPending(view)?.kind) {
    case 'tuck':
      return 'only a card of the desk goes under it';
    case 'repeat':
      return 'no effect to repeat';
    case 'discard':
      return 'only a card of the hand';
    default:
      return '';
  }
}
