/** Everybody's open side, always in the same order of facts: florins, components, workers, laboratories, cards. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { spacesOf, weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { typesOwned } from '../../../games/leonardo/rules/scoring.ts';
import {
  HIDDEN,
  LAB_INDICES,
  LAB_PLACES,
  LABS,
  type LabIndex,
  NONE,
  NOWHERE,
} from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { bar } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad, wrapIndented } from '../../draw/text.ts';
import { homeSeat } from './facts.ts';
import { bonusText, LEAST_BONUS } from './hand.ts';
import { homeId, inventionId, labId, playerId } from './ids.ts';
import { between, firstFit, flow, marked, type PanelInput, type PanelSpec } from './panel.ts';
import { figures, partWords } from './signs.ts';

export const playersPanel: PanelSpec = {
  id: 'players',
  title: 'What everybody has',
  tab: 'Players',
  key: 'p',
  minimum: { width: 70, height: 7 },
  legend: ({ theme }) => `${theme.glyph.florin} florins`,
  forms: [
    input => everybody(input, isWide(input) ? wideLines : fourLines, true),
    input => everybody(input, isWide(input) ? wideLines : fourLines, false),
    input => (isWide(input) ? everybody(input, wideShort, false) : everybody(input, threeLines, false)),
    input => (isWide(input) ? null : everybody(input, threeShort, false)),
    input => (isWide(input) ? null : everybody(input, twoLines, false)),
    input => everybody(input, isWide(input) ? wideShort : fewest, false),
  ],
};

/** From here on everything is shown, and scrolled where there is no room for it; in a narrow place only what has room. */
function isWide({ width }: PanelInput): boolean {
  return width >= 70;
}

/** Columns of a bar of florins. */
const GAUGE = 14;

type Lines = (input: PanelInput, seat: Seat) => string[];

function everybody(input: PanelInput, linesOf: Lines, airy: boolean): string[] {
  return input.view.seats.flatMap((_, seat) => [...(airy && seat > 0 ? [''] : []), ...linesOf(input, seat)]);
}

function wideLines(input: PanelInput, seat: Seat): string[] {
  const { theme, width } = input;
  const half = Math.floor(width / 2) - 2;
  const labs = LAB_INDICES.map(index => pad(wideLab(input, seat, index, half), half, theme));
  const cards = cardsOf(input, seat);
  const parts = `   ${cut(holding(input, seat, width - 4), width - 4, theme)}`;
  const room = width - widthOfText(parts) - 1;
  const isShort = cards.length === 0 && room >= LEAST_BONUS;
  return [
    headLine(input, seat),
    isShort ? between(parts, bonusText(input, seat, room), width) : parts,
    `  ${labs.join('')}`,
    ...(isShort ? [] : flow(['  ', ...cards, bonusText(input, seat, width - 2)], width)),
  ];
}

/** Cells for `end 8ƒ; 4 types 13ƒ`. */
const BESIDE_CARDS = 21;

/** Cards beside the components, and with them as much of what they are worth as there is room for. */
function wideShort(input: PanelInput, seat: Seat): string[] {
  const [head = '', parts = '', labs = ''] = wideLines(input, seat);
  const cards = cardsOf(input, seat);
  if (cards.length === 0) return [head, parts, labs];
  const left = `   ${holding(input, seat, Math.floor(input.width / 2))}`;
  const owned = cards.join('');
  const room = input.width - widthOfText(left) - widthOfText(owned) - 1;
  if (room < 0) return [head, parts, labs, ...flow(['  ', ...cards], input.width)];
  const bonus = room < BESIDE_CARDS ? '' : bonusText(input, seat, room);
  return [head, between(left, owned + bonus, input.width), labs];
}

function fourLines(input: PanelInput, seat: Seat): string[] {
  const { view, width } = input;
  const owned = view.seats[seat]!.cards;
  if (owned.length === 0) return threeLines(input, seat);
  const numbers = owned.map(n => target(input, inventionId(n), `${n}`));
  const forms = [cardsOf(input, seat), numbers].map(cards => `   cards${cards.join('')}`);
  return [...threeLines(input, seat), firstFit(width, ...forms)];
}

function threeLines(input: PanelInput, seat: Seat): string[] {
  const { width } = input;
  const held = wrapIndented(`   ${holding(input, seat, width - 4)}`, width - 1, 3);
  return [headLine(input, seat), ...held, labLine(input, seat)];
}

function threeShort(input: PanelInput, seat: Seat): string[] {
  return [headLine(input, seat), heldLine(input, seat), labLine(input, seat)];
}

function labLine(input: PanelInput, seat: Seat): string {
  const forms = ['whole', 'brief', 'briefest'] as const;
  return firstFit(input.width, ...forms.map(form => `  ${ownedLabs(input, seat, form)}`));
}

/** "small lab 3 weeks done, large lab empty", of those that are there. */
function ownedLabs(input: PanelInput, seat: Seat, form: LabForm): string {
  const { labs } = input.view.seats[seat]!;
  const owned = LAB_INDICES.filter(index => labs[index]!.side >= 0);
  return owned.map(index => labText(input, seat, index, form)).join(',');
}

type LabForm = 'whole' | 'brief' | 'briefest';

function labText(input: PanelInput, seat: Seat, index: LabIndex, form: LabForm): string {
  const { theme, view } = input;
  const name = form === 'whole' || index === LAB_INDICES[0] ? `${LABS[index]} lab` : LABS[index]!;
  const title = seat === homeSeat(view) ? ` ${name} ` : target(input, labId(seat, index), name);
  const { invention, weeks } = view.seats[seat]!.labs[index]!;
  if (invention === NONE) return title + theme.style.dim('empty');
  const known = needOf(input, seat, index);
  const words = {
    whole: known === null ? `${plural(weeks, 'week')} done` : `${weeks} of ${plural(known, 'week')}`,
    brief: known === null ? plural(weeks, 'week') : `${weeks} of ${plural(known, 'week')}`,
    briefest: known === null ? plural(weeks, 'week') : `${weeks} of ${known}`,
  }[form];
  return title + marked(input, words, each => each.seats[seat]!.labs[index]!.weeks);
}

/** The weeks that the work takes; null where it lies face down. */
function needOf({ t, view }: PanelInput, seat: Seat, index: LabIndex): number | null {
  const player = view.seats[seat]!;
  const { invention } = player.labs[index]!;
  return invention === HIDDEN || invention === NONE ? null : weeksNeeded(t, player, invention);
}

/** Where nobody counts the components of others, their laboratories say more. */
function twoLines(input: PanelInput, seat: Seat): string[] {
  const second = isCounted(input.view, seat) ? heldLine : labLine;
  return [headLine(input, seat), second(input, seat)];
}

function heldLine(input: PanelInput, seat: Seat): string {
  const { theme, width } = input;
  return `   ${cut(holding(input, seat, width - 4), width - 4, theme)}`;
}

/** The own components stand with the own laboratories. */
function fewest(input: PanelInput, seat: Seat): string[] {
  return seat === homeSeat(input.view) ? [headLine(input, seat)] : twoLines(input, seat);
}

/** Mark, name and florins, the most of all as a whole bar; who holds Leonardo, and who is at home. */
function headLine(input: PanelInput, seat: Seat): string {
  const { theme, marks, names, active, view, width, t } = input;
  const { cards } = view.seats[seat]!;
  const cursor = active === seat ? theme.style.accent(theme.glyph.cursor) : ' ';
  const room = width < 60 ? 7 : 14;
  const you = seat === view.viewer && width >= 60 ? ' (you)' : '';
  const name = target(
    input,
    playerId(seat),
    `${marks[seat]!.text} ${cut(`${names[seat]}${you}`, room, theme)}`,
  );
  const { money, gauge } = purse(input, seat);
  const leonardo = view.leonardo === seat ? theme.style.accent('Leonardo') : '';
  const types = cards.length === 0 ? '' : `${plural(typesOwned(t, cards), 'type')} `;
  const people = home(input, seat);
  const left = `${cursor}${pad(name, room + 5, theme)} ${gauge}${money} `;
  const rest = width - widthOfText(left) - widthOfText(people) - 1;
  return between(left + firstFit(rest, types + leonardo, leonardo), people, width);
}

/** Florins in figures and, where there is room, as a bar against the most; a question mark where nobody counts them. */
function purse(input: PanelInput, seat: Seat): { readonly money: string; readonly gauge: string } {
  const { theme, view, width } = input;
  const isWide = width >= 60;
  if (!isCounted(view, seat)) {
    return { money: theme.style.dim(`  ?${theme.glyph.florin}`), gauge: isWide ? ' '.repeat(GAUGE) : '' };
  }
  const { florins } = view.seats[seat]!;
  const most = Math.max(1, ...view.seats.map((each, i) => (isCounted(view, i) ? each.florins : 0)));
  const text = theme.style.strong(`${String(florins).padStart(3)}${theme.glyph.florin}`);
  return {
    money: marked(input, text, each => each.seats[seat]!.florins),
    gauge: isWide ? bar(florins, most, GAUGE, theme, theme.hue.yellow) : '',
  };
}

/** Components as far as they can be counted: in hand, or in hand and under laboratories together. */
function holding(input: PanelInput, seat: Seat, room: number): string {
  const { theme, view } = input;
  if (!isCounted(view, seat))
    return theme.style.dim(firstFit(room, 'parts in hand and labs: not counted', 'parts: not counted'));
  const { hand, components } = view.seats[seat]!;
  const words = partWords(theme, hand ?? components) || 'none';
  const brief = partWords(theme, hand ?? components, ' ');
  const where =
    hand === null
      ? ['parts in hand or in labs: ', 'in hand or labs: ', 'parts: ']
      : ['parts in hand: ', 'parts: '];
  const text = firstFit(room, ...[...where, ''].map(label => label + words), brief);
  return marked(input, text, each => each.seats[seat]!.components);
}

function home(input: PanelInput, seat: Seat): string {
  const { theme, view, marks } = input;
  const player = view.seats[seat]!;
  const idle = figures(theme, player.idle, player.master === NOWHERE);
  const passed = view.phase === 'placement' && player.passed;
  const left = theme.style.dim(input.width < 60 ? 'home ' : 'at home ');
  const nobody = theme.style.dim(passed ? 'passed' : 'sent out');
  const people = left + marks[seat]!.style(idle);
  const text = idle === '' ? nobody : people + (passed ? theme.style.dim(' passed') : '');
  return target(input, homeId(seat), text);
}

function wideLab(input: PanelInput, seat: Seat, index: LabIndex, room: number): string {
  const { theme, view } = input;
  const { side, invention, weeks } = view.seats[seat]!.labs[index]!;
  const name = `${LABS[index]} lab`;
  const title = seat === homeSeat(view) ? ` ${name} ` : target(input, labId(seat, index), name);
  if (side < 0) return title + theme.style.dim('not owned');
  const head = `${title}${crewOf(input, seat, index)} `;
  if (invention === NONE) return head + theme.style.dim('empty');
  const done = plural(weeks, 'week');
  const known = needOf(input, seat, index);
  const words =
    known === null
      ? firstFit(room - widthOfText(head), `${done} done, face down`, done)
      : `${weeks} of ${plural(known, 'week')}`;
  return head + marked(input, words, each => each.seats[seat]!.labs[index]!.weeks);
}

/** How many benches there are, and who works at them. */
function crewOf({ t, view, theme, marks }: PanelInput, seat: Seat, index: LabIndex): string {
  const player = view.seats[seat]!;
  const place = LAB_PLACES[index]!;
  const people = figures(theme, player.placed[place]!, player.master === place);
  const machines = theme.glyph.automaton.repeat(player.labs[index]!.automata);
  return `${theme.style.dim(`of ${spacesOf(t, player, index)}:`)} ${marks[seat]!.style(people)}${machines}`.trimEnd();
}

/** "12 machine" */
function cardsOf(input: PanelInput, seat: Seat): string[] {
  const { t, view } = input;
  return view.seats[seat]!.cards.map(n =>
    target(input, inventionId(n), `${n} ${t.names[n]!.split(' ').at(-1)}`),
  );
}
