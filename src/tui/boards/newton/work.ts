/** The work track as a ruler: numbered spaces, markers on them, and in words what comes next. */
import { plural } from '../../../core/words.ts';
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Space, Tables } from '../../../games/newton/rules/tables.ts';
import type { View } from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { cut, pad } from '../../draw/text.ts';
import { workId } from './ids.ts';
import { type PanelInput, pin } from './panel.ts';
import { spaceWords } from './phrases.ts';
import { neededBooks } from './signs.ts';

const LABEL = 'Work ';

/** The ruler, wrapped where it is narrow, and a line on the spaces ahead. */
export function workLines(t: Tables, input: PanelInput): string[] {
  const { theme, width } = input;
  const room = width - LABEL.length;
  const step = Math.max(4, Math.min(7, Math.floor(room / t.work.length)));
  const perLine = Math.max(1, Math.floor(room / step));
  const cells = t.work.map((space, i) => pad(cell(t, input, space, i), step, theme));
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += perLine)
    rows.push(
      (at === 0 ? theme.style.title(LABEL) : ' '.repeat(LABEL.length)) +
        cells.slice(at, at + perLine).join(''),
    );
  return [...rows, nextText(t, input)];
}

function cell(t: Tables, input: PanelInput, space: Space, index: number): string {
  const { theme, marks } = input;
  const markers = marked(input, view =>
    view.seats.map((seat, i) => (seat.work === index ? marks[i]!.chip(marks[i]!.letter) : '')).join(''),
  );
  const comes =
    input.after !== null &&
    input.after.seats[input.subject]!.work === index &&
    input.view.seats[input.subject]!.work !== index;
  const ghost = comes ? theme.style.changed(theme.glyph.right + marks[input.subject]!.letter) : '';
  return pin(input, workId(t, index), `${kindSign(input, space)}${index}`) + markers + ghost;
}

function kindSign({ theme }: PanelInput, { kind }: Space): string {
  const { glyph, hue, style } = theme;
  switch (kind) {
    case 'specialization':
      return hue.teal(glyph.squareEmpty);
    case 'invention':
      return hue.orange(glyph.diamondEmpty);
    case 'master':
      return hue.pink(glyph.full);
    case 'objective':
      return style.strong(glyph.diamond);
    case 'start':
    case 'plain':
    case 'token':
      return style.dim(glyph.dot);
  }
}

/** The special spaces ahead, as many as fit, the next one first. */
function nextText(t: Tables, input: PanelInput): string {
  const { theme, width, subject } = input;
  return marked(input, view => {
    const { work } = view.seats[subject]!;
    const ahead = t.work.flatMap((space, i) =>
      (i > work && space.spot !== -1) || (i > work && space.kind === 'master') ? [i] : [],
    );
    if (ahead.length === 0) return theme.style.dim('The marker stands at the end of the work track.');
    let text = '';
    for (const [nth, i] of ahead.entries()) {
      const part = `${nth === 0 ? `${theme.style.strong('next')} in ${plural(i - work, 'space')}: ` : theme.style.dim(` ${theme.glyph.dot} at ${i}: `)}${goalText(t, input, view, t.work[i]!)}`;
      if (nth > 0 && widthOfText(text + part) > width - LABEL.length) break;
      text += part;
    }
    return ' '.repeat(LABEL.length) + cut(text, width - LABEL.length, theme);
  });
}

function goalText(t: Tables, { theme, subject }: PanelInput, view: View, space: Space): string {
  const words = spaceWords(t, view, space);
  if (space.books === null) return words;
  const have = visibleBooks(t, view.seats[subject]!);
  const lacking = missingBooks(have, space.books);
  const state = lacking === 0 ? 'you have the books' : `${plural(lacking, 'book')} missing`;
  return `${neededBooks(theme, space.books, have)} ${words} (${state})`;
}
