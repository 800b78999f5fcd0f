/** One line: the nine turns, the phases of a turn, and who holds Leonardo. */

import { printedTurn } from '../../../games/leonardo/rules/turns.ts';
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { tagged, target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { type PhaseLetter, phaseLetter } from './facts.ts';
import { LEONARDO, PHASE, TURN } from './ids.ts';
import { firstFit, marked, type PanelInput } from './panel.ts';

const PHASES: readonly (readonly [PhaseLetter, string])[] = [
  ['A', 'start'],
  ['B', 'place'],
  ['C', 'city'],
  ['D', 'complete'],
];

export function turnLine(input: PanelInput): string {
  const { view, width, theme, t } = input;
  const right = marked(
    input,
    target(input, LEONARDO, `Leonardo ${input.marks[view.leonardo]!.text}`),
    ({ leonardo }) => leonardo,
  );
  const room = width - widthOfText(right);
  const turn = `${target(input, TURN, 'Turn')}${theme.style.strong(String(printedTurn(view)))} of ${t.constants.turns}`;
  const left = firstFit(
    room,
    `${target(input, TURN, 'Turn')}${turns(input)}  ${phases(input)}`,
    `${turn}   ${phases(input)}`,
    `${turn}   ${phaseNow(input)}`,
    turn,
  );
  return pad(left, room, theme) + right;
}

/** Past turns are dim, a cursor stands before the present one, a rule before the turns without the city. */
function turns({ t, view, theme }: PanelInput): string {
  const { turns: last, cityTurns } = t.constants;
  const now = printedTurn(view);
  let text = '';
  for (let turn = view.experienced ? 0 : 1; turn <= last; turn++) {
    if (turn === cityTurns + 1) text += theme.style.dim(` ${theme.glyph.vertical}`);
    if (turn === now) text += theme.style.accent(theme.glyph.cursor) + theme.style.strong(String(turn));
    else text += ` ${turn < now ? theme.style.dim(String(turn)) : turn}`;
  }
  return text;
}

function phases(input: PanelInput): string {
  const { theme, view } = input;
  const now = phaseLetter(view);
  const parts = PHASES.map(([letter, name]) =>
    letter === now
      ? theme.style.accent(theme.glyph.cursor) +
        tagged(input, PHASE, spot(input, PHASE, theme.style.strong(`${letter} ${name}`)).trimStart())
      : ` ${theme.style.dim(`${letter} ${name}`)} `,
  );
  return parts.join('');
}

function phaseNow(input: PanelInput): string {
  const found = PHASES.find(([letter]) => letter === phaseLetter(input.view));
  return found === undefined ? '' : target(input, PHASE, `Phase ${found[0]}, ${found[1]}`);
}
