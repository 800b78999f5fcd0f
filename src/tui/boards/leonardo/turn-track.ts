/** One line: the nine turns, the phases of a turn, and who holds Leonardo. */

import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { pad } from '../../draw/text.ts';
import { type PhaseLetter, phaseLetter } from './facts.ts';
import { LEONARDO, PHASE, TURN } from './ids.ts';
import { firstFit, marked, type Scene } from './scene.ts';

const PHASES: readonly (readonly [PhaseLetter, string])[] = [
  ['A', 'start'],
  ['B', 'place'],
  ['C', 'city'],
  ['D', 'complete'],
];

export function turnLine(scene: Scene): string {
  const { view, width, theme, t } = scene;
  const right = marked(
    scene,
    spot(scene, LEONARDO, `Leonardo ${scene.marks[view.leonardo]!.text}`),
    ({ leonardo }) => leonardo,
  );
  const room = width - widthOfText(right);
  const turn = `${spot(scene, TURN, 'Turn')}${theme.style.strong(String(view.turn))} of ${t.constants.turns}`;
  const left = firstFit(
    room,
    `${spot(scene, TURN, 'Turn')}${turns(scene)}  ${phases(scene)}`,
    `${turn}   ${phases(scene)}`,
    `${turn}   ${phaseNow(scene)}`,
    turn,
  );
  return pad(left, room, theme) + right;
}

/** Past turns are dim, a cursor stands before the present one, a rule before the turns without the city. */
function turns({ t, view, theme }: Scene): string {
  const { turns: last, cityTurns } = t.constants;
  let text = '';
  for (let turn = view.experienced ? 0 : 1; turn <= last; turn++) {
    if (turn === cityTurns + 1) text += theme.style.dim(` ${theme.glyph.vertical}`);
    if (turn === view.turn) text += theme.style.accent(theme.glyph.cursor) + theme.style.strong(String(turn));
    else text += ` ${turn < view.turn ? theme.style.dim(String(turn)) : turn}`;
  }
  return text;
}

function phases(scene: Scene): string {
  const { theme, view } = scene;
  const now = phaseLetter(view);
  const parts = PHASES.map(([letter, name]) =>
    letter === now
      ? theme.style.accent(theme.glyph.cursor) +
        spot(scene, PHASE, theme.style.strong(`${letter} ${name}`)).trimStart()
      : ` ${theme.style.dim(`${letter} ${name}`)} `,
  );
  return parts.join('');
}

function phaseNow(scene: Scene): string {
  const found = PHASES.find(([letter]) => letter === phaseLetter(scene.view));
  return found === undefined ? '' : spot(scene, PHASE, `Phase ${found[0]}, ${found[1]}`);
}
