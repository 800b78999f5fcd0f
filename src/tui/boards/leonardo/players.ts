/** Everybody's open side, always in the same order of facts: florins, components, workers, laboratories, cards. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
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
import { target } from '../../draw/targets.ts';
import { cut, pad, wrapIndented } from '../../draw/text.ts';
import { shortName } from './deck.ts';
import { homeSeat } from './facts.ts';
import { bonusText, LEAST_BONUS } from './hand.ts';
import { homeId, inventionId, labId, playerId } from './ids.ts';
import { benchLine } from './lab.ts';
import { between, firstFit, flow, marked, type PanelInput, type PanelSpec } from './panel.ts';
import { figures, partWords } from './signs.ts';

export const playersPanel: PanelSpec = {
  id: 'players',
  title: 'What everybody has',
  tab: 'Players',
  key: 'p',
  minimum: { width: 70, height: 7 },
  legend: playersLegend,
  forms: [
    input => everybody(input, isWide(input) ? wideLines : fourLines, true),
    input => everybody(input, isWide(input) ? wideLines : fourLines, false),
    input => (isWide(input) ? everybody(input, wideShort, false) : everybody(input, threeLines, false)),
    input => (isWide(input) ? null : everybody(input, threeShort, false)),
    input => (isWide(input) ? null : everybody(input, twoLines, false)),
    input => everybody(input, isWide(input) ? wideShort : fewest, false),
  ],
};

function playersLegend({ theme, width, view, t }: PanelInput): string {
  const { florin } = theme.glyph;
  const hasBonus = view.seats.some(({ cards }) => varietyBonus(t, cards) > 0);
  return hasBonus && width < 60 ? '+ bonus at the end' : `${florin} florins`;
}

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
    ...(isShort ? [] : cardLine(input, seat, cards)),
  ];
}

/** The cards, and what they are worth in as many words as there is room for in their last line. */
function cardLine(input: PanelInput, seat: Seat, cards: readonly string[]): string[] {
  const { width } = input;
  const lines = flow([`   ${cardWord(cards)}`, ...cards], width);
  const last = lines.pop() ?? '';
  const room = width - widthOfText(last);
  return room < LEAST_BONUS
    ? [...lines, last, `  ${bonusText(input, seat, width - 2)}`]
    : [...lines, last + bonusText(input, seat, room)];
}

function cardWord(cards: readonly string[]): string {
  return cards.length === 0 ? 'no card ' : cards.length === 1 ? 'card:' : 'cards:';
}

/** Cells for `end 8ƒ; 4 types 13ƒ`. */
const BESIDE_CARDS = 23;

/** Cards beside the components, and with them as much of what they are worth as there is room for. */
function wideShort(input: PanelInput, seat: Seat): string[] {
  const [head = '', parts = '', labs = ''] = wideLines(input, seat);
  const cards = cardsOf(input, seat);
  if (cards.length === 0) return [head, parts, labs];
  const left = `   ${holding(input, seat, Math.floor(input.width / 2))}`;
  const owned = `${cardWord(cards)}${cards.join('')}`;
  const room = input.width - widthOfText(left) - widthOfText(owned) - 1;
  if (room < 0) return [head, parts, labs, ...flow([`   ${cardWord(cards)}`, ...cards], input.width)];
  const bonus = room < BESIDE_CARDS ? '' : bonusText(input, seat, room);
  return [head, between(left, owned + bonus, input.width), labs];
}

function fourLines(input: PanelInput, seat: Seat): string[] {
  const cards = cardsOf(input, seat);
  const lines = [headLine(input, seat), ...heldLines(input, seat), labLine(input, seat)];
  return cards.length === 0 ? lines : [...lines, ...flow([`   ${cardWord(cards)}`, ...cards], input.width)];
}

function heldLines(input: PanelInput, seat: Seat): string[] {
  const { width } = input;
  return wrapIndented(`   ${holding(input, seat, width - 4)}`, width - 1, 3);
}

function threeLines(input: PanelInput, seat: Seat): string[] {
  return [headLine(input, seat), ...heldLines(input, seat), labLine(input, seat)];
}

function threeShort(input: PanelInput, seat: Seat): string[] {
  return [headLine(input, seat), heldLine(input, seat), labLine(input, seat)];
}

function labLine(input: PanelInput, seat: Seat): string {
  const forms = ['staffed', 'whole', 'brief', 'briefest'] as const;
  return firstFit(input.width, ...forms.map(form => `  ${ownedLabs(input, seat, form)}`));
}

/** "small lab 3 weeks done, large lab empty", of those that are there. */
function ownedLabs(input: PanelInput, seat: Seat, form: LabForm): string {
  const { labs } = input.view.seats[seat]!;
  const owned = LAB_INDICES.filter(index => labs[index]!.side >= 0);
  return owned.map(index => labText(input, seat, index, form)).join(',');
}

/** With who works there, then ever shorter. */
type LabForm = 'staffed' | 'whole' | 'brief' | 'briefest';

function labText(input: PanelInput, seat: Seat, index: LabIndex, form: LabForm): string {
  const { theme, view } = input;
  const isNamed = form === 'whole' || (form !== 'staffed' && index === LAB_INDICES[0]);
  const name = isNamed ? `${LABS[index]} lab` : LABS[index]!;
  const title = seat === homeSeat(view) ? ` ${name} ` : target(input, labId(seat, index), name);
  const { invention, weeks } = view.seats[seat]!.labs[index]!;
  if (invention === NONE) return title + theme.style.dim('idle');
  const known = needOf(input, seat, index);
  const crew = peopleOf(input, seat, index);
  const words = {
    staffed: `${crew === '' ? '' : `${crew} `}${known === null ? plural(weeks, 'week') : `${weeks} of ${plural(known, 'week')}`}`,
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

/** Mark, name and florins with the bonus for types; who holds Leonardo, and who is at home. */
function headLine(input: PanelInput, seat: Seat): string {
  const { theme, marks, names, active, view, width, t } = input;
  const { cards } = view.seats[seat]!;
  const isWide = width >= 60;
  const cursor = active === seat ? theme.style.accent(theme.glyph.cursor) : ' ';
  const room = isWide ? 14 : 7;
  const you = seat === view.viewer && isWide ? ' (you)' : '';
  const name = target(
    input,
    playerId(seat),
    `${marks[seat]!.text} ${cut(`${names[seat]}${you}`, room, theme)}`,
  );
  const leonardo = view.leonardo === seat ? theme.style.accent('Leonardo') : '';
  const bonus = varietyBonus(t, cards);
  const types = cards.length === 0 ? '' : plural(typesOwned(t, cards), 'type');
  const forTypes = bonus === 0 ? types : `+ ${bonus} for ${types}`;
  const people = home(input, seat);
  const left = `${cursor}${pad(name, room + 5, theme)} ${gauge(input, seat)}${money(input, seat)} `;
  const rest = width - widthOfText(left) - widthOfText(people) - 1;
  const spaced = (...texts: string[]): string => texts.filter(text => text !== '').join(' ');
  const brief = bonus === 0 ? types : `+ ${bonus}`;
  return between(left + firstFit(rest, spaced(forTypes, leonardo), forTypes, brief, ''), people, width);
}

/** In figures; a question mark where nobody counts them. */
function money(input: PanelInput, seat: Seat): string {
  const { theme, view } = input;
  if (!isCounted(view, seat)) return theme.style.dim(`  ?${theme.glyph.florin}`);
  const text = theme.style.strong(`${String(view.seats[seat]!.florins).padStart(3)}${theme.glyph.florin}`);
  return marked(input, text, each => each.seats[seat]!.florins);
}

/** Where there is room: florins and behind them the bonus for types, in the player's colour, against the most of all. */
function gauge({ t, theme, view, marks, width }: PanelInput, seat: Seat): string {
  if (width < 60) return '';
  const sums = view.seats.map(
    ({ florins, cards }, i) => (isCounted(view, i) ? florins : 0) + varietyBonus(t, cards),
  );
  const cells = (amount: number): number => Math.round((amount / Math.max(1, ...sums)) * GAUGE);
  const held = isCounted(view, seat) ? cells(view.seats[seat]!.florins) : 0;
  const all = cells(sums[seat]!);
  const { barFull, barEmpty, shade } = theme.glyph;
  return (
    marks[seat]!.style(barFull.repeat(held) + shade.repeat(all - held)) +
    theme.style.rule(barEmpty.repeat(GAUGE - all))
  );
}

/** Components as far as they can be counted: in hand, or in hand and under laboratories together. */
function holding(input: PanelInput, seat: Seat, room: number): string {
  const { theme, view } = input;
  if (!isCounted(view, seat))
    return theme.style.dim(firstFit(room, 'parts in hand and labs: not counted', 'parts: not counted'));
  const { hand, components } = view.seats[seat]!;
  const words = partWords(theme, hand ?? components) || 'none';
  const brief = partWords(theme, hand ?? components, ' ');
  const where = [hand === null ? 'hand+labs: ' : 'in hand: ', 'has: '];
  const labelled = [words, brief].flatMap(text => where.map(label => label + text));
  const text = firstFit(room, ...labelled, brief);
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
  const text = idle === '' ? nobody : passed ? theme.style.dim('passed ') + marks[seat]!.style(idle) : people;
  return target(input, homeId(seat), text);
}

function wideLab(input: PanelInput, seat: Seat, index: LabIndex, room: number): string {
  const { theme, view } = input;
  const { side, invention, weeks } = view.seats[seat]!.labs[index]!;
  const name = `${LABS[index]} lab`;
  const title = seat === homeSeat(view) ? ` ${name} ` : target(input, labId(seat, index), name);
  if (side < 0) return title + theme.style.dim('not owned');
  const known = needOf(input, seat, index);
  const done = plural(weeks, 'week');
  const words = known === null ? [`${done} done, face down`, done] : [`${weeks} of ${plural(known, 'week')}`];
  const states = invention === NONE ? [theme.style.dim('idle')] : words;
  const shown = states.map(text => marked(input, text, each => each.seats[seat]!.labs[index]!.weeks));
  const crews = [benchLine(input, seat, index), peopleOf(input, seat, index)];
  return firstFit(
    room,
    ...crews.flatMap(crew => shown.map(text => `${title}${crew}${crew === '' ? '' : ' '}${text}`)),
  );
}

function peopleOf({ view, theme, marks }: PanelInput, seat: Seat, index: LabIndex): string {
  const { placed, master, labs } = view.seats[seat]!;
  const place = LAB_PLACES[index]!;
  const people = figures(theme, placed[place]!, master === place);
  const machines = theme.glyph.automaton.repeat(labs[index]!.automata);
  return `${people === '' ? '' : marks[seat]!.style(people)}${machines}`;
}

/** A word for each card. */
function cardsOf(input: PanelInput, seat: Seat): string[] {
  return input.view.seats[seat]!.cards.map(n => target(input, inventionId(n), shortName(input, n)));
}
