/** A player's own side of the table: laboratories, hand, workers, invention cards, and favours at turn 0. */
import type { FavourRow, Tables } from '../../../games/leonardo/rules/data.ts';
import {
  FAVOUR_INDICES,
  FAVOUR_LETTERS,
  FAVOURS,
  type FavourId,
  type FavourIndex,
  LAB_INDICES,
  LARGE,
  MATERIAL_INDICES,
  MATERIALS,
  NOWHERE,
  SMALL,
} from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { favourId, homeId, materialId } from './ids.ts';
import { labBox, labStrip } from './lab.ts';
import { cardSummary } from './owned.ts';
import { flow, marked, type PanelInput, type PanelSpec } from './panel.ts';
import { figures, materialLetter } from './signs.ts';

export const labsPanel: PanelSpec = {
  id: 'labs',
  title: 'Laboratories and hand',
  key: 'l',
  minimum: { width: 39, height: 9 },
  forms: [boxes, sideBySide, input => [...favours(input), ...strips(input), ...info(input)]],
};

/** Framed laboratories, side by side or in a narrow column below each other; a legend where there is room. */
function boxes(input: PanelInput): string[] {
  const { width, subject, theme, height } = input;
  const narrow = width < 76;
  const each = narrow ? width : Math.floor((width - 1) / 2);
  const drawn = LAB_INDICES.map(index => ({ lines: labBox(input, subject, index, each), width: each }));
  const labs = narrow ? drawn.flatMap(({ lines }) => lines) : beside(drawn, ' ', theme);
  const lines = [...favours(input), ...labs, ...info(input)];
  return lines.length < height ? [...lines, ...legend(input)] : lines;
}

function sideBySide(input: PanelInput): string[] | null {
  const { width, subject, theme } = input;
  if (width < 52) return null;
  const each = Math.floor((width - 2) / 2);
  const blocks = LAB_INDICES.map(index => ({ lines: labStrip(input, subject, index, each), width: each }));
  return [...favours(input), ...beside(blocks, '  ', theme), ...info(input)];
}

function strips(input: PanelInput): string[] {
  return LAB_INDICES.flatMap(index => labStrip(input, input.subject, index, input.width));
}

const LABEL = 9;

function info(input: PanelInput): string[] {
  return [hand(input), workers(input), ...cardSummary(input, input.subject, LABEL)];
}

function label(input: PanelInput, text: string): string {
  return pad(` ${input.theme.style.dim(text)}`, LABEL, input.theme);
}

/** In hand; of a rival with covered work only what hand and laboratories hold together. */
function hand(input: PanelInput): string {
  const { theme, view, subject, width } = input;
  const player = view.seats[subject]!;
  const counts = player.hand ?? player.components;
  const wide = width >= 66;
  const parts = MATERIAL_INDICES.map(m => {
    const count = counts[m]!;
    const name = wide ? `${materialLetter(theme, m)} ${MATERIALS[m]} ` : materialLetter(theme, m);
    const number = count === 0 ? theme.style.dim(theme.glyph.dot) : theme.style.strong(String(count));
    const text = marked(input, name + number, each => {
      const then = each.seats[subject]!;
      return (then.hand ?? then.components)[m];
    });
    return target(input, materialId(m), text);
  });
  return label(input, player.hand === null ? 'All told' : 'Hand') + parts.join('');
}

function workers(input: PanelInput): string {
  const { theme, view, subject, signs, marks } = input;
  const player = view.seats[subject]!;
  const idle = figures(signs, player.idle, player.master === NOWHERE);
  const figured = idle === '' ? theme.style.dim('nobody') : marks[subject]!.style(idle);
  const home = marked(input, `${figured} at home`, each => {
    const then = each.seats[subject]!;
    return [then.idle, then.master];
  });
  const passed = view.phase === 'placement' && player.passed ? ', passed' : '';
  const florins = marked(
    input,
    `${theme.style.strong(String(player.florins))}${signs.florin}`,
    each => each.seats[subject]!.florins,
  );
  return `${label(input, 'Workers')}${target(input, homeId(subject), home)}${passed}  ${theme.style.dim('Florins')} ${florins}`;
}

function legend({ theme, signs, t, width }: PanelInput): string[] {
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
function favours(input: PanelInput): string[] {
  const { view, width, t } = input;
  if (view.phase !== 'favours') return [];
  const column = Math.floor(width / 2);
  const narrow = width < 76;
  const parts = FAVOUR_INDICES.map(favour => {
    const text = `${FAVOUR_LETTERS[t.favours[favour]!.letter]}) ${favourWords(input, favour)}`;
    return pad(target(input, favourId(favour), text), narrow ? width : column, input.theme);
  });
  return flow(parts, width);
}

const FAVOUR_WORDS: Readonly<Record<FavourId, (t: Tables, row: FavourRow, florin: string) => string>> = {
  florins: (_, row, florin) => `${row.florins}${florin}`,
  components: (_, row) => `${row.components} components, at most ${row.alike} alike`,
  apprentice: () => '1 apprentice',
  'flip-small': t => `small lab: ${t.spaces[SMALL]![1]} spaces + component`,
  'take-large': t => `large lab: ${t.spaces[LARGE]![0]} spaces + component`,
  'flip-large': t => `large lab: ${t.spaces[LARGE]![1]} spaces + component`,
  'automaton-small': () => 'automaton in the small lab',
  'automaton-large': () => 'automaton in the large lab',
};

function favourWords({ t, signs }: PanelInput, favour: FavourIndex): string {
  return FAVOUR_WORDS[FAVOURS[favour]!](t, t.favours[favour]!, signs.florin);
}
