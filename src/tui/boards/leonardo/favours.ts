/** The favours of turn 0, from which everybody builds a beginning. */
import { plural } from '../../../core/words.ts';
import { countsFor, type FavourRow, type Tables } from '../../../games/leonardo/rules/data.ts';
import {
  FAVOUR_INDICES,
  FAVOUR_LETTERS,
  FAVOURS,
  type FavourId,
  LARGE,
  SMALL,
} from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { favourId } from './ids.ts';
import { fitted, flow, type PanelInput } from './panel.ts';

const WORDS: Readonly<Record<FavourId, (t: Tables, row: FavourRow) => string>> = {
  florins: (_, row) => florins(row.florins),
  components: (_, row) => `${row.components} components, ${row.alike} alike at most`,
  apprentice: () => 'one more apprentice',
  'flip-small': t => `small lab, ${t.spaces[SMALL]![1]} benches + a component`,
  'take-large': t => `large lab, ${t.spaces[LARGE]![0]} benches + a component`,
  'flip-large': t => `large lab, ${t.spaces[LARGE]![1]} benches + a component`,
  'automaton-small': () => 'automaton for the small lab',
  'automaton-large': () => 'automaton for the large lab',
};

/** Only while favours are taken. */
export function favourLines(input: PanelInput): string[] {
  const { view, width, t, theme } = input;
  if (view.phase !== 'favours') return [];
  const column = width < 76 ? width : Math.floor(width / 2);
  const parts = FAVOUR_INDICES.map(favour => {
    const row = t.favours[favour]!;
    const letter = theme.style.strong(`${FAVOUR_LETTERS[row.letter]})`);
    return pad(
      target(input, favourId(favour), `${letter} ${WORDS[FAVOURS[favour]!](t, row)}`),
      column,
      theme,
    );
  });
  const { favours, sameFavour } = countsFor(t, view.players);
  const rule = ` Everybody takes ${plural(favours, 'favour')}, at most ${sameFavour} of one letter:`;
  return [theme.style.dim(fitted(input, width, rule)), ...flow(parts, width)];
}
