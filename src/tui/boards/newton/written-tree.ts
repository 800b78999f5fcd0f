/** The technology tree as text, where it has no room as a picture: each space that gives something, below the one before it. */
import { indices } from '../../../core/grammar.ts';
import { capital } from '../../../core/words.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { TechnologyIndex } from '../../../games/newton/rules/types.ts';
import { spaceName, technologyOffer } from '../../../games/newton/text/components.ts';
import { marked } from '../../draw/changes.ts';
import { wrapIndented } from '../../draw/text.ts';
import { techId } from './ids.ts';
import { type PanelInput, pin } from './panel.ts';

export function writtenTree(t: Tables, input: PanelInput): string[] {
  return indices<TechnologyIndex>(t.technology).flatMap(space => {
    const { depth, end } = t.technology[space]!;
    const students = marked(input, view =>
      view.seats
        .map((seat, i) => {
          const { chip, letter } = input.marks[i]!;
          return seat.students
            .filter(each => each === space)
            .map(() => chip(letter))
            .join('');
        })
        .join(''),
    );
    const offer = marked(input, view => technologyOffer(t, view, t.technology[space]!));
    const name = pin(input, techId(t, space), capital(spaceName(t, space)));
    const text = [name, offer, end ? 'end of the branch' : '', students]
      .filter(part => part !== '')
      .join(' ');
    return wrapIndented(' '.repeat(depth) + text, input.width, depth + 2);
  });
}
