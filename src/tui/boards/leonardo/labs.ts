/** A player's own side of the table: laboratories, hand, workers, invention cards, and favours at turn 0. */
import { FAVOURS, type FavourId, LABS, MATERIALS, NOWHERE } from '../../../games/leonardo/types.ts';
import { beside } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { pad } from '../../draw/text.ts';
import { favourId, homeId, materialId } from './ids.ts';
import { labBox, labStrip } from './lab.ts';
import { cardSummary } from './owned.ts';
import { flow, marked, type PanelSpec, type Scene } from './scene.ts';
import { figures, materialLetter } from './signs.ts';

export const labsPanel: PanelSpec = {
  id: 'labs',
  title: 'Laboratories and hand',
  key: 'l',
  minimum: { width: 39, height: 9 },
  forms: [boxes, sideBySide, scene => [...favours(scene), ...strips(scene), ...info(scene)]],
};

/** Framed laboratories, side by side or in a narrow column below each other; a legend where there is room. */
function boxes(scene: Scene): string[] {
  const { width, subject, theme, height } = scene;
  const narrow = width < 76;
  const each = narrow ? width : Math.floor((width - 1) / 2);
  const drawn = LABS.map((_, index) => ({ lines: labBox(scene, subject, index, each), width: each }));
  const labs = narrow ? drawn.flatMap(({ lines }) => lines) : beside(drawn, ' ', theme);
  const lines = [...favours(scene), ...labs, ...info(scene)];
  return lines.length < height ? [...lines, ...legend(scene)] : lines;
}

function sideBySide(scene: Scene): string[] | null {
  const { width, subject, theme } = scene;
  if (width < 52) return null;
  const each = Math.floor((width - 2) / 2);
  const blocks = LABS.map((_, index) => ({ lines: labStrip(scene, subject, index, each), width: each }));
  return [...favours(scene), ...beside(blocks, '  ', theme), ...info(scene)];
}

function strips(scene: Scene): string[] {
  return LABS.flatMap((_, index) => labStrip(scene, scene.subject, index, scene.width));
}

const LABEL = 9;

function info(scene: Scene): string[] {
  return [hand(scene), workers(scene), ...cardSummary(scene, scene.subject, LABEL)];
}

function label(scene: Scene, text: string): string {
  return pad(` ${scene.theme.style.dim(text)}`, LABEL, scene.theme);
}

/** In hand; of a rival with covered work only what hand and laboratories hold together. */
function hand(scene: Scene): string {
  const { theme, view, subject, width } = scene;
  const player = view.players[subject]!;
  const counts = player.hand ?? player.components;
  const wide = width >= 66;
  const parts = counts.map((count, m) => {
    const name = wide ? `${materialLetter(theme, m)} ${MATERIALS[m]} ` : materialLetter(theme, m);
    const number = count === 0 ? theme.style.dim(theme.glyph.dot) : theme.style.strong(String(count));
    const text = marked(scene, name + number, each => {
      const then = each.players[subject]!;
      return (then.hand ?? then.components)[m];
    });
    return spot(scene, materialId(m), text);
  });
  return label(scene, player.hand === null ? 'All told' : 'Hand') + parts.join('');
}

function workers(scene: Scene): string {
  const { theme, view, subject, signs, marks } = scene;
  const player = view.players[subject]!;
  const idle = figures(signs, player.idle, player.master === NOWHERE);
  const figured = idle === '' ? theme.style.dim('nobody') : marks[subject]!.style(idle);
  const home = marked(scene, `${figured} at home`, each => {
    const then = each.players[subject]!;
    return [then.idle, then.master];
  });
  const passed = view.phase === 'placement' && player.passed ? ', passed' : '';
  const florins = marked(
    scene,
    `${theme.style.strong(String(player.florins))}${signs.florin}`,
    each => each.players[subject]!.florins,
  );
  return `${label(scene, 'Workers')}${spot(scene, homeId(subject), home)}${passed}  ${theme.style.dim('Florins')} ${florins}`;
}

function legend({ theme, signs, t, width }: Scene): string[] {
  const { masterWeeks, automatonWeeks } = t.constants;
  const parts = [
    `${signs.apprentice} 1 week`,
    `${signs.master} ${masterWeeks} weeks`,
    `${signs.automaton} ${automatonWeeks} weeks`,
    `${signs.space} free space`,
    `${signs.socket} free, made for ${signs.automaton}`,
  ];
  const line = ` ${parts.join('   ')}`;
  return line.length > width ? [] : [theme.style.dim(line)];
}

/** Turn 0: what may be taken, a to d. */
function favours(scene: Scene): string[] {
  const { view, width, t } = scene;
  if (view.phase !== 'favours') return [];
  const column = Math.floor(width / 2);
  const narrow = width < 76;
  const parts = FAVOURS.map(favour => {
    const text = `${'abcd'[t.favours[favour].letter]}) ${favourWords(scene, favour)}`;
    return pad(spot(scene, favourId(favour), text), narrow ? width : column, scene.theme);
  });
  return flow(parts, width);
}

function favourWords({ t, signs }: Scene, favour: FavourId): string {
  const row = t.favours[favour];
  switch (favour) {
    case 'florins':
      return `${row.florins}${signs.florin}`;
    case 'components':
      return `${row.components} components, at most ${row.alike} alike`;
    case 'apprentice':
      return '1 apprentice';
    case 'flip-small':
    case 'flip-large':
    case 'take-large': {
      const [lab, side] = favour === 'flip-small' ? [0, 1] : [1, favour === 'flip-large' ? 1 : 0];
      return `${lab === 0 ? 'small' : 'large'} lab: ${t.spaces[lab]![side]} spaces + component`;
    }
    case 'automaton-small':
      return 'automaton in the small lab';
    case 'automaton-large':
      return 'automaton in the large lab';
  }
}
