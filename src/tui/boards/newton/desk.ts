/** The desk of one player: symbols, the cards played and under it, drawers, hand, masters and what is in the purse. */
import { symbols, visibleBooks } from '../../../games/newton/rules/counting.ts';
import { pointsInPlay } from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import {
  ACTIONS,
  type Action,
  type MasterIndex,
  type PlayerView,
  type View,
} from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { target } from '../../draw/targets.ts';
import { pad, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { cardChip, cardLine } from './cards.ts';
import { actionId, developmentId, masterId, PURSE } from './ids.ts';
import { developmentOnOffer } from './on-offer.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { actionWord, bookCounts, coins, developmentSign, points, potions } from './signs.ts';

const LABEL = 9;

export function deskPanel(t: Tables): BoardPanel<View> {
  return makePanel({
    id: 'desk',
    title: 'Desk',
    key: 'd',
    minimum: { width: 58, height: 8 },
    lines: (input, height) => lines(t, input, height),
  });
}

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { theme, subject, view, width } = input;
  const seat = view.seats[subject]!;
  const compact = [
    ...label(input, 'Purse', [purseText(t, input, seat)]),
    ...label(
      input,
      'Symbols',
      ACTIONS.map(action => symbolText(t, input, action)),
    ),
    ...label(input, 'Desk', deskCards(t, input, seat)),
    ...label(
      input,
      'Under it',
      seat.tucked.map(card => ` ${actionWord(theme, t.cards[card]!.action)} `),
    ),
    ...label(input, 'Drawers', drawers(t, input, seat)),
    ...tilesToChoose(input),
    ...label(input, 'Masters', masters(t, input, seat)),
    ...offered(t, input),
  ];
  const long = seat.hand.map(card => cardLine(t, input, card));
  if (compact.length + long.length + 1 <= height) return [...compact, theme.style.title('Hand'), ...long];
  return [
    ...compact,
    ...label(
      input,
      'Hand',
      seat.hand.map(card => cardChip(t, input, card)),
    ),
  ].map(each => pad(each, width, theme));
}

/** A heading and things after it, wrapped between things. */
function label({ theme, width }: PanelInput, name: string, things: readonly string[]): string[] {
  const shown = things.length === 0 ? [theme.style.dim(' none')] : things;
  const out: string[] = [];
  let row = pad(theme.style.title(name), LABEL, theme);
  for (const thing of shown) {
    const longer = row + thing;
    if (widthOfText(row) > LABEL && widthOfText(longer) > width) {
      out.push(row);
      row = ' '.repeat(LABEL) + thing;
    } else row = longer;
  }
  return [...out, row].flatMap(each => wrapIndented(each, width, LABEL));
}

function purseText(t: Tables, input: PanelInput, seat: PlayerView): string {
  const { theme, subject } = input;
  const dim = theme.style.dim;
  const amount = (draw: (of: PlayerView) => string): string =>
    marked(input, view => draw(view.seats[subject]!));
  const purse = [
    amount(of => coins(theme, of.coins)),
    amount(of => potions(theme, of.potions)),
    amount(of => points(theme, pointsInPlay(of))),
  ].join(' ');
  const cubes = `${t.cubes - seat.cubes.length}${dim(' cubes')}`;
  const students = `${t.setup.students - seat.students.length}${dim(' students in reserve')}`;
  const tokens = `${seat.tokens.length}${dim(seat.tokens.length === 1 ? ' token' : ' tokens')}`;
  const inSight = amount(of => bookCounts(theme, visibleBooks(t, of)));
  return `${target(input, PURSE, purse)} ${dim('books')} ${inSight}  ${cubes}  ${students}  ${tokens}`;
}

function symbolText(t: Tables, input: PanelInput, action: Action): string {
  const { theme, subject } = input;
  const count = marked(input, view => theme.style.strong(String(symbols(t, view.seats[subject]!, action))));
  return target(input, actionId(action), `${actionWord(theme, action)} ${count}`);
}

/** Five places: cards played this round, from the left, and the free ones. */
function deskCards(t: Tables, input: PanelInput, seat: PlayerView): string[] {
  const free = Math.max(0, t.setup.turnsPerRound - seat.desk.length);
  const blanks = Array.from(
    { length: free },
    () => ` ${input.theme.style.dim(input.theme.glyph.squareEmpty)} `,
  );
  return [...seat.desk.map(card => cardChip(t, input, card)), ...blanks];
}

function drawers(t: Tables, input: PanelInput, seat: PlayerView): string[] {
  const { theme } = input;
  const printed = ` ${theme.style.dim('printed')} ${developmentSign(theme, t.boards[seat.board]!)} `;
  const free = Math.max(0, t.drawers - seat.drawers.length);
  const blanks = Array.from({ length: free }, () => ` ${theme.style.dim(theme.glyph.squareEmpty)} `);
  const tiles = seat.drawers.map(action =>
    target(input, developmentId(action), developmentSign(theme, action)),
  );
  return [printed, ...tiles, ...blanks];
}

function tilesToChoose(input: PanelInput): string[] {
  const tiles = developmentOnOffer(input.view).map(action =>
    target(input, developmentId(action), developmentSign(input.theme, action)),
  );
  return tiles.length === 0 ? [] : label(input, 'Choose', tiles);
}

/** The masters to choose from before the first round. */
function offered(t: Tables, input: PanelInput): string[] {
  const { deal, phase, viewer } = input.view;
  const pack = deal.seen.at(-1);
  if (phase !== 'masters' || pack === undefined || viewer !== input.subject) return [];
  const kept = input.view.seats[input.subject]!.masters ?? [];
  const left = pack.filter(master => !kept.includes(master));
  return label(
    input,
    'Choose',
    left.map(master => target(input, masterId(t, master), masterSign(t, input, master))),
  );
}

function masterSign(t: Tables, { theme }: PanelInput, master: MasterIndex): string {
  const { name, points: worth } = t.masters[master]!;
  return `${name.split(' ').at(-1)} ${points(theme, worth)}`;
}

function masters(t: Tables, input: PanelInput, seat: PlayerView): string[] {
  const { style, glyph } = input.theme;
  const sign = (master: MasterIndex, mark: string): string =>
    target(input, masterId(t, master), mark + masterSign(t, input, master));
  const played = seat.played.map(master => sign(master, style.good(glyph.check)));
  if (seat.masters !== null) return [...played, ...seat.masters.map(master => sign(master, ''))];
  return seat.mastersInHand === 0
    ? played
    : [...played, ` ${style.dim(`${seat.mastersInHand} hidden in hand`)}`];
}
