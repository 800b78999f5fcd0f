/** What a player holds beside the laboratories: components, workers at home, and invention cards by type. */
import type { Seat } from '../../../core/game.ts';
import { MATERIAL_INDICES, MATERIALS, NOWHERE } from '../../../games/leonardo/rules/types.ts';
import { florins, workers } from '../../../games/leonardo/text/words.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { bonusId, homeId, inventionId, materialId } from './ids.ts';
import { firstFit, flow, marked, type PanelInput } from './panel.ts';
import { figures, materialStyle, partWords } from './signs.ts';
import { bonusWords, typeParts } from './types-row.ts';

const LABEL = 9;

function label({ theme }: PanelInput, text: string): string {
  return pad(` ${theme.style.dim(text)}`, LABEL, theme);
}

/** With a label before the first line. */
function labelled(input: PanelInput, name: string, parts: readonly string[]): string[] {
  return flow(parts, input.width - LABEL).map(
    (line, i) => (i === 0 ? label(input, name) : ' '.repeat(LABEL)) + line,
  );
}

/** In hand; where the hand lies face down, what hand and laboratories hold together. In brief, only what there is. */
export function handLines(input: PanelInput, seat: Seat, brief: boolean): string[] {
  const { theme, view, after } = input;
  const player = view.seats[seat]!;
  const counts = player.hand ?? player.components;
  const then = player.hand === null ? null : (after?.seats[seat]?.hand ?? null);
  const parts = MATERIAL_INDICES.flatMap(m => {
    const count = counts[m]!;
    const gain = then === null ? 0 : then[m]! - count;
    if (brief && count === 0 && gain === 0) return [];
    const style = materialStyle(theme, m);
    const squares = count > 5 ? `${theme.glyph.square} x ${count}` : theme.glyph.square.repeat(count);
    const text =
      count === 0
        ? theme.style.dim(`no ${MATERIALS[m]}`)
        : `${count} ${style(MATERIALS[m]!)} ${style(squares)}`;
    const shown = marked(input, text, each => (each.seats[seat]!.hand ?? each.seats[seat]!.components)[m]);
    const change = gain === 0 ? '' : theme.style.changed(gain > 0 ? ` +${gain}` : ` ${gain}`);
    return [`${target(input, materialId(m), shown + change)} `];
  });
  if (parts.length === 0) parts.push(theme.style.dim('nothing'));
  if (player.hand !== null) return labelled(input, 'Hand', parts);
  const back = ` ${theme.glyph.shade.repeat(3)} face down;`;
  if (brief) return labelled(input, 'Hand', [`${back} with the labs ${partWords(theme, counts)}`]);
  const covered = theme.style.dim(`${back} with what lies in the laboratories:`);
  return [...labelled(input, 'Hand', [covered]), ...labelled(input, '', parts)];
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
  const money = marked(input, theme.style.strong(florins(player.florins)), each => each.seats[seat]!.florins);
  return `${label(input, 'At home')}${target(input, homeId(seat), shown)}  ${money}`;
}

/** Cards by type, a row of all types, then what they are worth and what the next type would add. */
export function cardLinesOf(input: PanelInput, seat: Seat): string[] {
  const { t, theme, view } = input;
  const row = typeParts(t, theme, view.seats[seat]!.cards, n => target(input, inventionId(n), String(n)));
  return labelled(input, 'Types', [' ', ...row, bonusText(input, seat)]);
}

export function bonusText(input: PanelInput, seat: Seat): string {
  const { t, view, theme } = input;
  const text = bonusWords(t, theme, view.seats[seat]!.cards);
  return target(
    input,
    bonusId(seat),
    marked(input, text, each => each.seats[seat]!.cards),
  );
}
