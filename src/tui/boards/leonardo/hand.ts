/** What a player holds beside the laboratories: components, workers at home, and invention cards by type. */
import type { Seat } from '../../../core/game.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import {
  MATERIAL_INDICES,
  MATERIALS,
  type MaterialIndex,
  NOWHERE,
} from '../../../games/leonardo/rules/types.ts';
import { florins, workers } from '../../../games/leonardo/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { shortName } from './deck.ts';
import { bonusId, homeId, inventionId, materialId } from './ids.ts';
import { firstFit, flow, marked, type PanelInput } from './panel.ts';
import { figures, materialStyle } from './signs.ts';
import { bonusWords } from './types-row.ts';

const LABEL = 10;

function label({ theme }: PanelInput, text: string): string {
  return pad(` ${theme.style.dim(text)}`, LABEL, theme);
}

/** With a label before the first line. */
function labelled(input: PanelInput, name: string, parts: readonly string[]): string[] {
  return flow(parts, input.width - LABEL).map(
    (line, i) => (i === 0 ? label(input, name) : ' '.repeat(LABEL)) + line,
  );
}

/** In hand; where the hand lies face down, what hand and laboratories hold together. */
export function handLines(input: PanelInput, seat: Seat): string[] {
  if (!isCounted(input.view, seat)) return labelled(input, 'Hand', [uncounted(input)]);
  const parts = MATERIAL_INDICES.map(m => heldPart(input, seat, m, true));
  if (input.view.seats[seat]!.hand !== null) return labelled(input, 'Hand', parts);
  const covered = input.theme.style.dim(`${faceDown(input)} with what lies in the laboratories:`);
  return [...labelled(input, 'Hand', [covered]), ...labelled(input, '', parts)];
}

/** Hand and workers in as few words as can be. */
export function briefLines(input: PanelInput, seat: Seat): string[] {
  const { theme, view, marks } = input;
  const { hand, idle, master } = view.seats[seat]!;
  const people =
    marks[seat]!.style(figures(theme, idle, master === NOWHERE)) || theme.style.dim('all sent out');
  const known = isCounted(view, seat);
  return labelled(input, known && hand === null ? 'Hand+labs' : 'Hand', [
    ...(known ? MATERIAL_INDICES.map(m => heldPart(input, seat, m, false)) : [uncounted(input)]),
    theme.style.dim(idle === 0 && master !== NOWHERE ? '' : '  at home'),
    target(input, homeId(seat), people),
    known && hand === null ? faceDown(input) : '',
  ]);
}

function faceDown({ theme }: PanelInput): string {
  return ` ${theme.glyph.shade.repeat(3)} face down`;
}

/** Others have to remember what was taken and spent. */
function uncounted(input: PanelInput): string {
  return input.theme.style.dim(`${faceDown(input)}, not counted`);
}

/** "2 iron ■■", and what the move under the cursor would change. */
function heldPart(input: PanelInput, seat: Seat, m: MaterialIndex, drawn: boolean): string {
  const { theme, view, after } = input;
  const { hand, components } = view.seats[seat]!;
  const count = (hand ?? components)[m]!;
  const then = hand === null ? null : (after?.seats[seat]?.hand ?? null);
  const gain = then === null ? 0 : then[m]! - count;
  const style = materialStyle(theme, m);
  const { square } = theme.glyph;
  const squares = drawn ? ` ${style(count > 5 ? `${square} x ${count}` : square.repeat(count))}` : '';
  const text =
    count === 0 ? theme.style.dim(`no ${MATERIALS[m]}`) : `${count} ${style(MATERIALS[m]!)}${squares}`;
  const shown = marked(input, text, each => (each.seats[seat]!.hand ?? each.seats[seat]!.components)[m]);
  const change = gain === 0 ? '' : theme.style.changed(gain > 0 ? ` +${gain}?` : ` ${gain}?`);
  return `${target(input, materialId(m), shown + change)}${drawn ? ' ' : ''}`;
}

/** Workers not placed, and florins. */
export function homeLine(input: PanelInput, seat: Seat): string {
  const { theme, view, marks, width } = input;
  const player = view.seats[seat]!;
  const master = player.master === NOWHERE;
  const drawn = marks[seat]!.style(figures(theme, player.idle, master));
  const words = workers(player.idle, master);
  const passed = view.phase === 'placement' && player.passed ? ', passed' : '';
  const text = firstFit(
    width - LABEL - 16,
    `${drawn} ${words} not placed${passed}`,
    `${drawn} ${words}${passed}`,
    `${drawn}${passed}`,
  );
  const shown = marked(input, text.trimStart(), each => [each.seats[seat]!.idle, each.seats[seat]!.master]);
  const money = isCounted(view, seat)
    ? marked(input, theme.style.strong(florins(player.florins)), each => each.seats[seat]!.florins)
    : '';
  return `${label(input, 'At home')}${target(input, homeId(seat), shown)}  ${money}`;
}

/** The types owned and not, then what they are worth at the end and what one more would add: in one line or two. */
export function cardLinesOf(input: PanelInput, seat: Seat): string[] {
  const room = input.width - LABEL;
  const row = typeRow(input, seat, room);
  const rest = room - widthOfText(row);
  return labelled(input, 'Types', [row, bonusText(input, seat, rest < LEAST_BONUS ? room : rest)]);
}

/** The shortest words for what the types are worth; with less room they begin a line of their own. */
export const LEAST_BONUS = 24;

/** All in one line. */
export function typeLine(input: PanelInput, seat: Seat): string {
  const room = input.width - LABEL;
  const row = typeRow(input, seat, room - LEAST_BONUS);
  return `${label(input, 'Types')}${row}${bonusText(input, seat, room - widthOfText(row))}`;
}

/** The types owned, with a word for each card if there is room, and those that are not. */
function typeRow(input: PanelInput, seat: Seat, room: number): string {
  const { t, theme, view } = input;
  const { cards } = view.seats[seat]!;
  const named = MATERIAL_INDICES.flatMap(m => {
    const own = cards.filter(n => t.type[n] === m);
    const words = own.map(n => target(input, inventionId(n), shortName(input, n)));
    return own.length === 0 ? [] : [`${tick(input, m)}:${words.join('')} `];
  });
  const missing = MATERIAL_INDICES.filter(m => cards.every(n => t.type[n] !== m)).map(m => MATERIALS[m]!);
  const rest = missing.length === 0 ? '' : theme.style.dim(`no ${missing.join(', ')} `);
  return firstFit(room, named.join('') + rest, typesHeld(input, seat).join('') + rest);
}

function tick({ theme }: PanelInput, m: MaterialIndex): string {
  return `${theme.style.good(theme.glyph.check)} ${materialStyle(theme, m)(MATERIALS[m]!)}`;
}

/** The types owned: each stands for its first card, a sum behind it for more of them. */
function typesHeld(input: PanelInput, seat: Seat): string[] {
  const { t, view } = input;
  return MATERIAL_INDICES.flatMap(m => {
    const [first, ...more] = view.seats[seat]!.cards.filter(n => t.type[n] === m);
    if (first === undefined) return [];
    const others = more.map(n => target(input, inventionId(n), '+ 1'));
    return [`${target(input, inventionId(first), tick(input, m))}${others.join('')}`];
  });
}

export function bonusText(input: PanelInput, seat: Seat, room: number): string {
  const { t, view, theme } = input;
  const text = bonusWords(t, theme, view.seats[seat]!.cards, room - 2);
  return target(
    input,
    bonusId(seat),
    marked(input, text, each => each.seats[seat]!.cards),
  );
}
