/** A space of the technology tree: its sign or the student on it, and in words what it gives. */
import { tokenAt, visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Space, Tables } from '../../../games/newton/rules/tables.ts';
import { NONE, type TechnologyIndex } from '../../../games/newton/rules/types.ts';
import { marked } from '../../draw/changes.ts';
import { techId } from './ids.ts';
import { type PanelInput, pin } from './panel.ts';
import { spaceSigns, spaceWords } from './phrases.ts';
import { gainHue, gainWords, neededBooks, shortGain } from './signs.ts';

/** The space itself: its kind, or a student on one of the plain kind, which has nothing to be covered. */
export function signOf(t: Tables, input: PanelInput, space: TechnologyIndex): string {
  const { theme, marks, subject } = input;
  const sign = marked(input, view => {
    const seat = view.seats.findIndex(
      (_, i) => studentsOn(view.seats[seatOrder(input, i)]!.students, space) > 0,
    );
    if (seat < 0 || !isCovered(t.technology[space]!)) return kindSign(input, t.technology[space]!);
    return marks[seatOrder(input, seat)]!.chip(marks[seatOrder(input, seat)]!.letter);
  });
  const comes = newStudent(input, space) && isCovered(t.technology[space]!);
  return pin(input, techId(t, space), comes ? theme.style.changed(marks[subject]!.letter) : sign);
}

/** Does a student stand in the place of the sign? */
function isCovered({ kind }: Space): boolean {
  return kind === 'plain' || kind === 'start' || kind === 'token';
}

/** Before a student that would come here by the move under the cursor; empty elsewhere. */
export function arrowTo(input: PanelInput, space: TechnologyIndex): string {
  return newStudent(input, space) ? input.theme.style.changed(input.theme.glyph.right) : '';
}

/** Seats from the one looked at on. */
function seatOrder({ subject, view }: PanelInput, nth: number): number {
  return (subject + nth) % view.seats.length;
}

function studentsOn(students: readonly TechnologyIndex[], space: TechnologyIndex): number {
  return students.filter(each => each === space).length;
}

/** Would a student of the player come here by the move under the cursor? */
function newStudent({ view, after, subject }: PanelInput, space: TechnologyIndex): boolean {
  if (after === null || view.seats[subject]!.students.includes(space)) return false;
  return after.seats[subject]!.students.includes(space);
}

function kindSign({ theme }: PanelInput, space: Space): string {
  const { glyph, hue, style } = theme;
  switch (space.kind) {
    case 'invention':
      return hue.orange(glyph.diamondEmpty);
    case 'specialization':
      return hue.teal(glyph.squareEmpty);
    case 'objective':
      return style.strong(glyph.diamond);
    case 'master':
      return hue.pink(glyph.full);
    case 'token':
    case 'plain':
    case 'start':
      return glyph.empty;
  }
}

/** Beside the sign: who stands there, but for whoever covers it, who would come, and its token. */
export function besideOf(t: Tables, input: PanelInput, index: TechnologyIndex, length: Length): string {
  const { theme } = input;
  const space = t.technology[index]!;
  const { tokenSpot } = space;
  const covers = isCovered(space) ? 1 : 0;
  const { letter: own } = input.marks[input.subject]!;
  const coming = covers === 0 && newStudent(input, index) ? theme.style.changed(own) : '';
  const there = marked(input, view => {
    const students = view.seats.flatMap((_, i) => {
      const seat = seatOrder(input, i);
      const { chip, letter } = input.marks[seat]!;
      return Array.from({ length: studentsOn(view.seats[seat]!.students, index) }, () => chip(letter));
    });
    const token = tokenAt(view, tokenSpot);
    if (token === NONE) return students.slice(covers).join('');
    const gain = t.tokens[token]!;
    return (
      students.slice(covers).join('') +
      gainHue(theme, gain)(`+${length === 'long' ? gainWords(gain) : shortGain(gain)}`)
    );
  });
  return coming + there;
}

/** What a space gives to who stops there: its tile or objective, with the books that are asked for. */
export function offerOf(t: Tables, input: PanelInput, index: TechnologyIndex, length: Length): string {
  const { theme, subject } = input;
  const space = t.technology[index]!;
  return marked(input, view => {
    const offer = length === 'short' ? spaceSigns(t, theme, view, space) : spaceWords(t, view, space);
    if (space.books === null) return offer;
    return `${neededBooks(theme, space.books, visibleBooks(t, view.seats[subject]!))} ${offer}`;
  });
}

/** In words, or shorter with signs. */
export type Length = 'long' | 'short';
