/** What every drawing of Leonardo's table is given, and how a panel picks the richest drawing there is room for. */
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import type { Move, View } from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { drawing, type Tagging } from '../../draw/targets.ts';
import { cut } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { targets } from './targets.ts';

export interface PanelInput extends DrawInput<View, Move>, Tagging {
  readonly t: Tables;
}

/** One way to draw a panel; null where the width does not allow it. */
export type Form = (input: PanelInput) => string[] | null;

export type PanelSpec = Pick<BoardPanel<View, Move>, 'id' | 'title' | 'tab' | 'key' | 'minimum'> & {
  readonly legend: (input: PanelInput) => string;
  /** From the richest to the plainest; the last one can be drawn at any width. */
  readonly forms: readonly [...Form[], (input: PanelInput) => string[]];
};

export function makePanel(t: Tables, { forms, legend, ...panel }: PanelSpec): BoardPanel<View, Move> {
  const linesOf = (input: DrawInput<View, Move> & Tagging): string[] => {
    const full: PanelInput = { ...input, t };
    let drawn: string[] = [];
    for (const form of forms) {
      const candidate = form(full);
      if (candidate === null) continue;
      drawn = candidate;
      if (drawn.length <= input.height) break;
    }
    return drawn;
  };
  return {
    ...panel,
    legend: input => legend({ ...input, t, tags: [] }),
    draw(input) {
      const drawn = drawing(input, linesOf);
      const own = new Set<string>();
      for (const target of targets(t, input.view)) if (target.panel === panel.id) own.add(target.id);
      return { ...drawn, targets: drawn.targets.filter(rect => own.has(rect.id)) };
    },
    contentHeight: input => linesOf({ ...input, tags: [] }).length,
  };
}

/** From this width on a panel says itself what its signs mean: it may stand alone, without a title to say it. */
export const LEGEND_FROM = 78;

/** The first of these texts that fits, else the last. */
export function firstFit(width: number, ...texts: readonly string[]): string {
  return texts.find(text => widthOfText(text) <= width) ?? texts.at(-1) ?? '';
}

/** The same, cut where even the last is too long. */
export function fitted({ theme }: PanelInput, width: number, ...texts: readonly string[]): string {
  return cut(firstFit(width, ...texts), width, theme);
}

/** One text at the left and one at the right end of so many cells. */
export function between(left: string, right: string, width: number): string {
  return left + ' '.repeat(Math.max(1, width - widthOfText(left) - widthOfText(right))) + right;
}

/** The text, marked where the table before showed something else. */
export function marked(input: PanelInput, text: string, fact: (view: View) => unknown): string {
  if (input.previous === null) return text;
  const same = JSON.stringify(fact(input.view)) === JSON.stringify(fact(input.previous));
  return same ? text : input.theme.style.changed(text);
}

/** Parts one after the other, each whole, in as many lines as they need. */
export function flow(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let filled = width;
  for (const part of parts) {
    const wanted = widthOfText(part);
    if (wanted === 0) continue;
    if (lines.length === 0 || filled + wanted > width) {
      lines.push(part);
      filled = wanted;
    } else {
      lines.push(lines.pop() + part);
      filled += wanted;
    }
  }
  return lines;
}

/** Widths of so many things side by side with a gap of a cell, which fill the room together. */
export function shares(room: number, count: number): number[] {
  const free = room - (count - 1);
  return Array.from(
    { length: count },
    (_, i) => Math.floor((free * (i + 1)) / count) - Math.floor((free * i) / count),
  );
}
