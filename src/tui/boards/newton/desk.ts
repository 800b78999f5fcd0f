/** The desk of one player: symbols, the cards played and under it, drawers, hand, masters and what is in the purse. */
import { symbols, visibleBooks } from '../../../games/newton/books.ts';
import type { Tables } from '../../../games/newton/data.ts';
import { ACTIONS, type Action, type PlayerView, type View } from '../../../games/newton/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { spot } from '../../draw/spot.ts';
import { fill, pad, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { cardChip, cardLine } from './cards.ts';
import { actionId, masterId, PURSE } from './ids.ts';
import { actionWord, bookCounts, coins, developmentSign, points, potions } from './signs.ts';

type Input = DrawInput<View>;

const LABEL = 9;

export function deskPanel(t: Tables): BoardPanel<View> {
  return {
    id: 'desk',
    title: 'Desk',
    key: 'd',
    minimum: { width: 58, height: 8 },
    contentHeight: input => lines(t, input, 0).length,
    draw: input => fill(lines(t, input, input.height), input.width, input.height, input.theme),
  };
}

function lines(t: Tables, input: Input, height: number): string[] {
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
  ].map(line => pad(line, width, theme));
}

/** A heading and things after it, wrapped between things. */
function label({ theme, width }: Input, name: string, things: readonly string[]): string[] {
  const shown = things.length === 0 ? [theme.style.dim(' none')] : things;
  const out: string[] = [];
  let line = pad(theme.style.title(name), LABEL, theme);
  for (const thing of shown) {
    if (widthOfText(line) > LABEL && widthOfText(line) + widthOfText(thing) > width) {
      out.push(line);
      line = ' '.repeat(LABEL);
    }
    line += thing;
  }
  return [...out, line].flatMap(text => wrapIndented(text, width, LABEL));
}

function purseText(t: Tables, input: Input, seat: PlayerView): string {
  const { theme, subject } = input;
  const dim = theme.style.dim;
  const amount = (draw: (of: PlayerView) => string): string =>
    marked(input, view => draw(view.seats[subject]!));
  const purse = [
    amount(of => coins(theme, of.coins)),
    amount(of => potions(theme, of.potions)),
    amount(of =>
      points(
        theme,
        of.points.reduce((sum, each) => sum + each, 0),
      ),
    ),
  ].join(' ');
  const cubes = `${t.cubes - seat.cubes.length}${dim(' cubes')}`;
  const students = `${t.setup.students - seat.students.length}${dim(' students in reserve')}`;
  const tokens = `${seat.tokens.length}${dim(seat.tokens.length === 1 ? ' token' : ' tokens')}`;
  const inSight = amount(of => bookCounts(theme, visibleBooks(t, of)));
  return `${spot(input, PURSE, purse)} ${dim('books')} ${inSight}  ${cubes}  ${students}  ${tokens}`;
}

function symbolText(t: Tables, input: Input, action: Action): string {
  const { theme, subject } = input;
  const count = marked(input, view => theme.style.strong(String(symbols(t, view.seats[subject]!, action))));
  return spot(input, actionId(action), `${actionWord(theme, action)} ${count}`);
}

/** Five places: cards played this round, from the left, and the free ones. */
function deskCards(t: Tables, input: Input, seat: PlayerView): string[] {
  const free = Math.max(0, t.setup.turnsPerRound - seat.desk.length);
  const blanks = Array.from(
    { length: free },
    () => ` ${input.theme.style.dim(input.theme.glyph.squareEmpty)} `,
  );
  return [...seat.desk.map(card => cardChip(t, input, card)), ...blanks];
}

function drawers(t: Tables, { theme }: Input, seat: PlayerView): string[] {
  const printed = ` ${theme.style.dim('printed')} ${developmentSign(theme, t.boards[seat.board]!)} `;
  const free = Math.max(0, t.drawers - seat.drawers.length);
  const blanks = Array.from({ length: free }, () => ` ${theme.style.dim(theme.glyph.squareEmpty)} `);
  return [printed, ...seat.drawers.map(action => ` ${developmentSign(theme, action)} `), ...blanks];
}

/** The masters to choose from before the first round. */
function offered(t: Tables, input: Input): string[] {
  const { deal, phase, viewer } = input.view;
  const pack = deal.seen.at(-1);
  if (phase !== 'masters' || pack === undefined || viewer !== input.subject) return [];
  const kept = input.view.seats[input.subject]!.masters ?? [];
  const left = pack.filter(master => !kept.includes(master));
  return label(
    input,
    'Choose',
    left.map(master => spot(input, masterId(t, master), masterSign(t, input, master))),
  );
}

function masterSign(t: Tables, { theme }: Input, master: number): string {
  const { name, points: worth } = t.masters[master]!;
  return `${name.split(' ').at(-1)} ${points(theme, worth)}`;
}

function masters(t: Tables, input: Input, seat: PlayerView): string[] {
  const { style, glyph } = input.theme;
  const sign = (master: number, mark: string): string =>
    spot(input, masterId(t, master), mark + masterSign(t, input, master));
  const played = seat.played.map(master => sign(master, style.good(glyph.check)));
  if (seat.masters !== null) return [...played, ...seat.masters.map(master => sign(master, ''))];
  return seat.mastersInHand === 0
    ? played
    : [...played, ` ${style.dim(`${seat.mastersInHand} hidden in hand`)}`];
}
