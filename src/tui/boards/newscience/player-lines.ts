/** Each player's own part of the table, always with the same facts in the same order. */
import type { Seat } from '../../../core/game.ts';
import { listed, plural, signed } from '../../../core/words.ts';
import { laboratoryOf } from '../../../games/newscience/rules/cards.ts';
import type { Scientist } from '../../../games/newscience/rules/data.ts';
import { briefText } from '../../../games/newscience/rules/effects/index.ts';
import { markersInUse } from '../../../games/newscience/rules/knowledge.ts';
import { count } from '../../../games/newscience/rules/sets.ts';
import { DISCOVERY_ACTIONS, NONE } from '../../../games/newscience/rules/types.ts';
import { influenceText, lastName } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { bar } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad, wrapIndented } from '../../draw/text.ts';
import { eventId, scientistId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { prestige } from './signs.ts';

/** How much is said of each player: what is not said is one key away. Own: the effects of the own laboratory alone. */
export type Detail = 'all' | 'bonuses' | 'laboratory' | 'effects' | 'own' | 'bars' | 'least';

export function playerLines(input: PanelInput, width: number, detail: Detail): string[] {
  return input.view.order.flatMap(seat => seatLines(input, seat, width, detail));
}

function seatLines(input: PanelInput, seat: Seat, width: number, detail: Detail): string[] {
  const first = cut(firstLine(input, seat, width, detail), width, input.theme);
  const { laboratory } = input.view.seats[seat]!;
  const facts = [
    ...(detail === 'all' || detail === 'bonuses' ? [bonusOf(input, seat)] : []),
    ...(detail === 'all' ? [suppliesOf(input, seat)] : []),
  ];
  const isEffectToldApart = !isNamed(input, seat, detail) || detail === 'effects';
  const kept = laboratory === NONE || !isEffectToldApart ? [] : [effectText(input, seat, detail)];
  const below = [...facts, ...kept].filter(text => text !== '').join('; ');
  return below === '' ? [first] : [first, ...wrapIndented(`     ${below}`, width, 5)];
}

/** Is the laboratory named on the first line? */
function isNamed({ subject }: PanelInput, seat: Seat, detail: Detail): boolean {
  return (
    detail === 'least' || detail === 'bars' || detail === 'effects' || (detail === 'own' && seat !== subject)
  );
}

/** Place in the order, who it is, and the prestige as a bar. */
function firstLine(input: PanelInput, seat: Seat, width: number, detail: Detail): string {
  const { t, theme, view, names, marks, after, active } = input;
  const { scientist } = view.seats[seat]!;
  const who =
    scientist === NONE ? '' : target(input, scientistId(scientist), lastName(t.scientists[scientist]!.name));
  const place = view.order.indexOf(seat) + 1;
  const turn = seat === active ? theme.style.strong(theme.glyph.cursor) : ' ';
  const name = seat === input.subject ? theme.style.strong(names[seat]!) : names[seat]!;
  const points = marked(input, table => prestige(theme, table.seats[seat]!.prestige));
  const more = after === null ? 0 : after.seats[seat]!.prestige - view.seats[seat]!.prestige;
  const gain = more > 0 ? theme.style.changed(` +${more}`) : '';
  const head = `${turn}${place} ${marks[seat]!.text} ${name} ${who}`;
  const isBrief = isNamed(input, seat, detail);
  const isTold = isBrief || view.seats[seat]!.laboratory === NONE;
  const keeps = (brief: boolean): string => (isTold ? ` ${laboratoryText(input, seat, false, brief)}` : '');
  const column = pad(head, Math.min(headWidth(input), Math.floor(width * 0.6)), theme);
  const isToldBelow = detail === 'all' || detail === 'bonuses';
  const bonus = isToldBelow ? '' : ` ${pad(briefBonus(input, seat), bonusWidth(input), theme)}`;
  const score = ` ${pad(`${points}${gain}`, POINTS, theme)}`;
  const tail = `${score}${keeps(isBrief)}`;
  const most = Math.max(1, ...view.seats.map(each => each.prestige));
  const chart = bar(view.seats[seat]!.prestige, most, barWidth(input, width), theme, marks[seat]!.style);
  const forms = [
    ...(detail === 'least' || chart === '' ? [] : [`${column}${bonus} ${chart}${tail}`]),
    `${column}${bonus}${tail}`,
    `${column}${bonus}${score}${keeps(true)}`,
    `${column}${tail}`,
  ];
  return forms.find(form => widthOfText(form) <= width) ?? forms.at(-1)!;
}

/** Of the bars for the prestige: the same for all players, none where other facts need the cells. */
function barWidth(input: PanelInput, width: number): number {
  const { t, view } = input;
  const names = view.seats.map(seat => laboratoryOf(t, seat)?.name.length ?? 0);
  const cells = Math.min(
    BAR.most,
    width - HEAD - bonusWidth(input) - POINTS - Math.max(NO_CARD, ...names) - 5,
  );
  return cells < BAR.least ? 0 : cells;
}

function bonusWidth(input: PanelInput): number {
  return Math.max(...input.view.seats.map((_, seat) => briefBonus(input, seat).length));
}

/** `R+1 P+2`, with the letters of the tree. */
function briefBonus({ t, view }: PanelInput, seat: Seat): string {
  const { scientist } = view.seats[seat]!;
  if (scientist === NONE) return '';
  const { bonus } = t.scientists[scientist]!;
  return DISCOVERY_ACTIONS.filter(action => bonus[action] !== 0)
    .map(action => `${action.charAt(0).toUpperCase()}${signed(bonus[action])}`)
    .join(' ');
}

const POINTS = '★10'.length;

/** As much as the longest name asks for. */
function headWidth({ t, view, names }: PanelInput): number {
  const lengths = view.seats.map(({ scientist }, seat) => {
    const who = scientist === NONE ? '' : lastName(t.scientists[scientist]!.name);
    return HEAD_SIGNS + names[seat]!.length + who.length;
  });
  return Math.min(HEAD, Math.max(...lengths));
}

/** Columns of the first line: who it is, the bar, and what is said where there is nothing to keep. */
const HEAD = 24;
/** Order, mark and the cells between the names. */
const HEAD_SIGNS = '>1 @A  '.length + 2;
const NO_CARD = 'keeps no card'.length;
const BAR = { least: 5, most: 14 } as const;

function bonusOf({ t, view, theme }: PanelInput, seat: Seat): string {
  const { scientist } = view.seats[seat]!;
  if (scientist === NONE) return '';
  const { bonus } = t.scientists[scientist]!;
  return DISCOVERY_ACTIONS.filter(action => bonus[action] !== 0)
    .map(action => `${action} ${theme.style.strong(signed(bonus[action]))}`)
    .join(' ');
}

function suppliesOf({ t, view }: PanelInput, seat: Seat): string {
  const me = view.seats[seat]!;
  const left = t.rules.discoveryMarkers - markersInUse(me);
  return `${count(me.published)} published, ${plural(left, 'discovery marker')} left`;
}

/** What the kept card does: with its name, or in few words below it. */
function effectText(input: PanelInput, seat: Seat, detail: Detail): string {
  const card = laboratoryOf(input.t, input.view.seats[seat]!);
  if (detail === 'effects' && card !== undefined) return input.theme.style.dim(briefText(card));
  return laboratoryText(input, seat, true);
}

function laboratoryText(input: PanelInput, seat: Seat, withEffect: boolean, isBrief = false): string {
  const { t, theme, view } = input;
  const card = laboratoryOf(t, view.seats[seat]!);
  if (card === undefined) return theme.style.dim(isBrief ? 'no card' : 'keeps no card');
  const name = target(input, eventId(card.index), theme.hue.teal(card.name));
  if (isBrief) return name;
  return withEffect ? `keeps${name}${theme.style.dim(`(${card.text})`)}` : `keeps${name}`;
}

/** The scientists that are free, with what they bring, while they are chosen. */
export function scientistLines(input: PanelInput, width: number): string[] {
  const { t, view } = input;
  return t.scientists
    .filter(scientist => view.seats.every(seat => seat.scientist !== scientist.index))
    .flatMap(scientist => wrapIndented(scientistText(input, scientist), width, 3));
}

function scientistText(
  input: PanelInput,
  { index, name, bonus, influence, firstTurnOrder }: Scientist,
): string {
  const { theme } = input;
  const adds = DISCOVERY_ACTIONS.map(action => `${action} ${theme.style.strong(signed(bonus[action]))}`);
  const start = `starts with ${influenceText(influence)}, place ${firstTurnOrder} in the first turn`;
  return `${target(input, scientistId(index), theme.style.strong(name))}${listed(adds)}; ${theme.style.dim(start)}`;
}
