/** What the cursor is on, always told: what a move would do, what a thing on the boards is, why something cannot be done. */
import { nextSentence } from '../../app/foreseen.ts';
import type { Seat } from '../../core/game.ts';
import { plural } from '../../core/words.ts';
import type { Resource, Size } from '../boards/contract.ts';
import { pointWords } from '../boards/points.ts';
import { widthOfText } from '../draw/cells.ts';
import { wrapIndented } from '../draw/text.ts';
import { keyNamer, shownKeys } from '../input/key-names.ts';
import type { Theme } from '../theme.ts';
import type { MoveItem, TableModel } from './model.ts';
import { focusedItem, type TableContext, type TableUi } from './ui.ts';

export interface Explained {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Something gained or lost, a consequence, or what a thing is. */
type Paragraph =
  | { readonly kind: 'gain' | 'loss'; readonly by: number; readonly from: string; readonly to: string }
  | { readonly kind: 'follows' | 'about'; readonly text: string };

type Change = Extract<Paragraph, { readonly from: string }>;

const about = (text: string): Paragraph => ({ kind: 'about', text });

export function explain(ui: TableUi, context: TableContext): Explained {
  const { model } = context;
  if (ui.onBoard) return onBoards(ui, context);
  const item = focusedItem(ui, model);
  if (item === null) return { title: 'If you do this', paragraphs: [] };
  if (item.kind === 'blocked') return { title: 'Why not', paragraphs: [about(item.reason)] };
  return { title: 'If you do this', paragraphs: ofMove(item, model) };
}

function ofMove(item: MoveItem, model: TableModel): Paragraph[] {
  const told = item.target === null ? null : model.boards.explain(item.target, model.view, model.names);
  const isNew = told !== null && !item.text.includes(told.text.replace(/\.$/u, ''));
  return [...consequences(item, model), ...furtherOn(item), ...(isNew ? [about(told.text)] : [])];
}

function furtherOn({ ahead }: MoveItem): Paragraph[] {
  return ahead === null ? [] : [{ kind: 'follows', text: `Then ${ahead}.` }];
}

function consequences(item: MoveItem, model: TableModel): Paragraph[] {
  const preview = model.preview(item.notation);
  if (preview === null) return [];
  const seat = model.decision?.seat ?? 0;
  const balance = preview.view === null ? [] : resourceChanges(model, preview.view, seat);
  const now = model.scores.find(score => score.seat === seat)?.total ?? null;
  const then = preview.after?.[seat]?.total ?? null;
  const points =
    now === null || then === null ? [] : change(pointsResource(now, model), pointsResource(then, model));
  // Where the points are what is in the purse, one line says it.
  const counted = balance.some(each => each.by === (then ?? 0) - (now ?? 0)) ? [] : points;
  const sentences = preview.sentences.map((text): Paragraph => ({ kind: 'follows', text }));
  const open: Paragraph[] = preview.uncertain
    ? [{ kind: 'follows', text: 'What follows depends on chance or on hidden things.' }]
    : [];
  const changes = [...balance, ...counted, ...sentences, ...open];
  return changes.length > 0 ? changes : [{ kind: 'follows', text: nextSentence(preview) }];
}

function pointsResource(amount: number, { boards }: TableModel): Resource {
  return { id: 'points', amount, text: pointWords(boards, amount), hue: 'orange' };
}

function resourceChanges(model: TableModel, after: TableModel['view'], seat: Seat): Change[] {
  const before = model.boards.resources(model.view, seat);
  const then = model.boards.resources(after, seat);
  return before.flatMap(resource => {
    const next = then.find(each => each.id === resource.id);
    return next === undefined ? [] : change(resource, next);
  });
}

function change(before: Resource, after: Resource): Change[] {
  const by = after.amount - before.amount;
  if (by === 0) return [];
  return [{ kind: by > 0 ? 'gain' : 'loss', by, from: before.text, to: after.text }];
}

function onBoards(ui: TableUi, { model, keymap }: TableContext): Explained {
  const key = keyNamer(keymap);
  if (ui.cursor === null) {
    const arrows = shownKeys(['up', 'down'], keymap);
    const text = `${arrows} scroll; ${key('next-panel')} next board; ${key('back')} back to the moves.`;
    return { title: 'The boards', paragraphs: [about(text)] };
  }
  const moves = model.items.filter(
    (item): item is MoveItem => item.kind === 'move' && item.target === ui.cursor,
  );
  const told = model.boards.explain(ui.cursor, model.view, model.names);
  const thing = told === null ? [] : [about(told.text)];
  const [only] = moves;
  if (only !== undefined && moves.length === 1) {
    const paragraphs = [
      about(`${key('choose')}: ${only.text}`),
      ...consequences(only, model),
      ...furtherOn(only),
      ...thing,
    ];
    return { title: 'If you do this', paragraphs };
  }
  if (moves.length === 0) return { title: 'What is this', paragraphs: thing };
  const several = about(`${moves.length} moves are about this: ${key('choose')} lists them.`);
  return { title: 'What is this', paragraphs: [several, ...thing] };
}

/** What has room of it; where something is missing, the last line names the key that shows all. */
export function fittedExplanation(
  explained: Explained,
  { width, height }: Size,
  { theme, keymap }: TableContext,
): { readonly lines: readonly string[]; readonly cut: number } {
  const lines = explanationLines(explained, width, theme);
  const cut = Math.max(0, lines.length - height);
  if (cut === 0) return { lines, cut };
  const shown = lines.slice(0, Math.max(0, height - 1));
  const rest = `${theme.glyph.ellipsis} ${keyNamer(keymap)('more')} shows ${plural(cut + 1, 'more line')}`;
  return { lines: [...shown, theme.style.dim(rest)], cut };
}

/**
 * The same with a legend in the last line, where all has room with it, if need be without the gaps; and where all has no
 * room in any case, as a key shows the rest of an explanation, but nothing else says what the signs mean.
 */
export function withLegend(
  explained: Explained,
  legend: string,
  size: Size,
  context: TableContext,
): { readonly lines: readonly string[]; readonly cut: number } {
  const whole = fittedExplanation(explained, size, context);
  if (legend === '' || widthOfText(legend) > size.width) return whole;
  const room = size.height - 1;
  const forms = [AIRY, DENSE].map(gap => explanationLines(explained, size.width, context.theme, gap));
  const fitting = forms.find(lines => lines.length <= room);
  if (fitting !== undefined) {
    const gap = Array.from({ length: room - fitting.length }, () => '');
    return { lines: [...fitting, ...gap, legend], cut: 0 };
  }
  if (whole.cut === 0 || room < LEAST_EXPLAINED) return whole;
  const { lines, cut } = fittedExplanation(explained, { ...size, height: room }, context);
  return { lines: [...lines, legend], cut };
}

/** Lines that a legend must leave, with the one that names the key. */
const LEAST_EXPLAINED = 4;

/** What stands before a paragraph that tells what a thing is. */
const AIRY = [''] as const;
const DENSE = [] as const;

export function explanationLines(
  { paragraphs }: Explained,
  width: number,
  theme: Theme,
  between: readonly string[] = AIRY,
): string[] {
  return paragraphs.flatMap((paragraph, i) => {
    const gap = paragraph.kind === 'about' && i > 0 ? between : [];
    return [...gap, ...wrapIndented(signedText(paragraph, theme), width, 2)];
  });
}

function signedText(paragraph: Paragraph, { style, glyph }: Theme): string {
  switch (paragraph.kind) {
    case 'gain':
      return style.good(`+ ${paragraph.from} ${glyph.right} ${paragraph.to}`);
    case 'loss':
      return style.bad(`- ${paragraph.from} ${glyph.right} ${paragraph.to}`);
    case 'follows':
      return `${style.accent(glyph.right)} ${paragraph.text}`;
    case 'about':
      return style.dim(paragraph.text);
  }
}
