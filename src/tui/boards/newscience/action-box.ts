/** What stands in the box of an action: its spaces, and below them what it would bring the player now. */
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Action } from '../../../games/newscience/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { cut, wrap } from '../../draw/text.ts';
import type { Size } from '../contract.ts';
import { actionNote, type Note } from './action-note.ts';
import { briefEvents, eventBox, wholeEvents } from './event-cards.ts';
import type { PanelInput } from './panel.ts';
import { isDone } from './phase.ts';
import { type ChipForm, spaceChip } from './space-chip.ts';

export function actionBox(input: PanelInput, action: Action, size: Size): string[] {
  const own = spacesOf(input, action);
  if (action === 'event') return eventBox(input, own, size);
  const note = actionNote(input, action, own);
  const { width, height } = size;
  const all = arrangements(input, own, width);
  const roomFor = (rows: number): string[] | undefined => all.find(chips => chips.length + rows <= height);
  const fitting = noteRows(note, width).find(rows => roomFor(rows) !== undefined);
  const chips = fitting === undefined ? all.at(-1)! : roomFor(fitting)!;
  return [...chips, ...shownNote(input, note, width, height - chips.length)];
}

/** The lines with which the box tells what matters now. */
export function wholeHeight(input: PanelInput, action: Action, width: number): number {
  return isDone(input.t, input.view, action)
    ? leastHeight(input, action, width)
    : fullHeight(input, action, width);
}

/** The lines with which it tells all it has to tell. */
export function fullHeight(input: PanelInput, action: Action, width: number): number {
  const own = spacesOf(input, action);
  if (action === 'event') return wholeEvents(input, own, width);
  return arrangements(input, own, width)[0]!.length + noteLines(actionNote(input, action, own), width).length;
}

/** Those with which it can do. */
export function leastHeight(input: PanelInput, action: Action, width: number): number {
  const own = spacesOf(input, action);
  if (action === 'event') return own.length;
  const isTold = noteLines(actionNote(input, action, own), width).length > 0;
  return arrangements(input, own, width).at(-1)!.length + (isTold ? 1 : 0);
}

/** Those with which the cards of the events are told in few words; for other actions the least. */
export function briefHeight(input: PanelInput, action: Action, width: number): number {
  if (action === 'event') return briefEvents(input, spacesOf(input, action), width);
  return leastHeight(input, action, width);
}

function spacesOf({ t, view }: PanelInput, action: Action): BoardSpace[] {
  return t.boards[view.players]!.spaces.filter(space => space.action === action);
}

/** Ways to set the spaces, the roomiest first: below each other, or side by side in words, with signs, shortened. */
function arrangements(input: PanelInput, spaces: readonly BoardSpace[], width: number): string[][] {
  const below = (form: ChipForm): string[] => spaces.map(space => spaceChip(input, space, form));
  const fitting = (['whole', 'named', 'marked'] as const)
    .map(below)
    .find(chips => chips.every(chip => widthOfText(chip) <= width));
  return [
    ...(fitting === undefined ? [] : [fitting]),
    ...(['named', 'marked', 'short'] as const).map(form => flowing(below(form), width)),
  ];
}

/** Side by side, with a cell between them where that takes no line more. */
function flowing(chips: readonly string[], width: number): string[] {
  const [apart, close] = [' ', ''].map(gap => {
    const lines: string[] = [];
    for (const chip of chips) {
      const last = lines.at(-1);
      if (last !== undefined && widthOfText(last) + gap.length + widthOfText(chip) <= width)
        lines[lines.length - 1] = last + gap + chip;
      else lines.push(chip);
    }
    return lines;
  });
  return apart!.length > close!.length ? close! : apart!;
}

/** One thing a line. */
function noteLines({ head, items }: Note, width: number): string[] {
  return [...(head === '' ? [] : wrap(head, width)), ...items.flatMap(item => wrap(`- ${item}`, width))];
}

function sentenceOf({ head, items }: Note): string {
  return [head, items.join(', ')].filter(part => part !== '').join(' ');
}

/** The roomiest first: one thing a line, a sentence, a few words. */
function noteForms(note: Note, width: number): string[][] {
  return [
    noteLines(note, width),
    ...[sentenceOf(note), ...(note.brief ?? [])].map(text => wrap(text, width)),
  ];
}

/** Rows that the note can do with, most of it first; how the spaces are set comes before one thing a line. */
function noteRows(note: Note, width: number): number[] {
  const [apart = 0, ...others] = noteForms(note, width).map(lines => lines.length);
  const [sentence = 0, ...brief] = others;
  return [Math.min(apart, sentence), ...brief, 0];
}

/** In fewer lines as a sentence, which is cut at last. */
function shownNote({ theme }: PanelInput, note: Note, width: number, height: number): string[] {
  const { dim } = theme.style;
  const fits = noteForms(note, width).find(lines => lines.length <= height);
  if (fits !== undefined) return fits.map(dim);
  const shown = wrap(sentenceOf(note), width).slice(0, Math.max(0, height));
  const last = shown.length - 1;
  return shown.map((line, i) => dim(i === last ? cut(`${line}${theme.glyph.ellipsis}`, width, theme) : line));
}
