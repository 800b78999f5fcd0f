/** The masters of a player, on the table and in the hand, and those to choose from before the first round. */

import { plural } from '../../../core/words.ts';
import { effectText } from '../../../games/newton/rules/effects/index.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { MasterIndex, Move, View } from '../../../games/newton/rules/types.ts';
import { pad, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { masterFace } from './action-cards.ts';
import { type CardFace, drawCard } from './card.ts';
import { masterId } from './ids.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import { phrases } from './phrases.ts';

const LEAST = { width: 18, height: 5 } as const;
const WIDEST = 52;

export function mastersPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel({
    id: 'masters',
    title: 'Masters',
    key: 'k',
    minimum: { width: 38, height: 5 },
    legend: ({ theme }) => `${theme.glyph.star} points  ${theme.glyph.check} played`,
    lines: (input, height) => lines(t, input, height),
  });
}

interface Shown {
  readonly master: MasterIndex;
  readonly state: 'to choose' | 'kept' | 'in hand' | 'played';
}

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { theme, view, width, subject } = input;
  const all = mastersOf(input);
  const hidden = view.seats[subject]!.masters === null ? view.seats[subject]!.mastersInHand : 0;
  const note = hidden === 0 ? [] : [theme.style.dim(`${plural(hidden, 'master')} hidden in the hand`)];
  if (all.length === 0) return note.length === 0 ? [theme.style.dim('no master')] : note;
  const faces = all.map(({ master, state }) => masterFace(t, input, master, state));
  const boxes = boxed(input, faces, height - note.length);
  const [long, short] = [effectText, phrases].map(words =>
    all.flatMap(each => written(t, input, each, width, words(t, t.masters[each.master]!.effect))),
  ) as [string[], string[]];
  return [...(boxes ?? (long.length + note.length <= height ? long : short)), ...note];
}

function mastersOf({ view, subject }: PanelInput): Shown[] {
  const { played, masters } = view.seats[subject]!;
  const choosing = view.phase === 'masters' && view.viewer === subject;
  const pack = choosing ? (view.deal.seen.at(-1) ?? []) : [];
  const kept = masters ?? [];
  return [
    ...pack.filter(master => !kept.includes(master)).map(master => ({ master, state: 'to choose' as const })),
    ...kept.map(master => ({ master, state: choosing ? ('kept' as const) : ('in hand' as const) })),
    ...played.map(master => ({ master, state: 'played' as const })),
  ];
}

/** Cards in as many rows as there is room for; null where they do not fit. */
function boxed(input: PanelInput, faces: readonly CardFace[], height: number): string[] | null {
  const most = Math.floor(input.width / LEAST.width);
  for (let perRow = Math.min(most, faces.length); perRow > 0 && most > 0; perRow--) {
    const rows = Math.ceil(faces.length / perRow);
    if (perRow > 1 && Math.ceil(faces.length / (perRow - 1)) * LEAST.height <= height) continue;
    const each = Math.min(7, Math.floor(height / rows));
    if (each < LEAST.height) return null;
    const width = Math.min(WIDEST, Math.floor(input.width / perRow));
    return Array.from({ length: rows }, (_, row) => {
      const cards = faces
        .slice(row * perRow, (row + 1) * perRow)
        .map(face => drawCard(input, face, { width, height: each }));
      return Array.from({ length: each }, (_, line) => cards.map(card => card[line]!).join(''));
    }).flat();
  }
  return null;
}

/** A master in a line or two: what it does, and its points. */
function written(
  t: Tables,
  input: PanelInput,
  { master, state }: Shown,
  width: number,
  effect: string,
): string[] {
  const { theme } = input;
  const { name, points } = t.masters[master]!;
  const style = state === 'played' ? theme.style.dim : theme.style.strong;
  const head = pin(input, masterId(t, master), style(name.split(' ').at(-1)!));
  const tick = state === 'played' ? ` ${theme.style.good(theme.glyph.check)}` : '';
  const text = `${head}${tick}: ${effect}, ${theme.hue.orange(`${points}${theme.glyph.star}`)}`;
  return wrapIndented(text, width, 2).map(line => pad(line, width, theme));
}
