/** What the signs of the tree mean, in the frame in which they are used. */

import { TRACKS } from '../../../games/newscience/rules/types.ts';
import type { Theme } from '../../theme.ts';
import type { PanelInput } from './panel.ts';
import { fitting, influenceChip } from './signs.ts';
import type { TreePlan } from './tree-plan.ts';
import { type Naming, namingOf } from './tree-zones.ts';

/** How the zones are called in the boxes, over the columns behind the first; null where levels have room there. */
export function zoneLegend(theme: Theme, plan: TreePlan): string | null {
  const { right, star } = theme.glyph;
  if (namingOf(plan) !== 'letters') return null;
  const { blue, orange, purple } = theme.hue;
  const dim = theme.style.dim;
  return [
    `${blue('R')} ${dim('research')}`,
    `${orange('E')} ${dim(`experiment first${right}later`)}`,
    `${purple('P')} ${dim('publish')}`,
    `${orange(star)} ${dim('prestige')}`,
  ].join('  ');
}

/** For the title: how far a discovery has come, what is enough, what is not there yet. As much as there is room for. */
export function stateLegend(input: PanelInput, room: number): string {
  return fitting(stateParts(input), room);
}

function stateParts(input: PanelInput): string[] {
  const { theme, after, choices } = input;
  const { style } = theme;
  const isThrown = choices.some(({ move }) => move.type === 'experiment');
  return [
    done(input, 'you have done it'),
    ...(after === null ? [] : [ghost(theme)]),
    ...(isThrown ? [style.dim('3+ die shows 3 or more')] : []),
    enough(theme),
  ];
}

/** In the place of what a zone asks for. */
function done({ theme, marks, subject }: PanelInput, text: string): string {
  return `${marks[subject]!.chip(theme.glyph.check)} ${theme.style.dim(text)}`;
}

function ghost({ glyph, style }: Theme): string {
  return `${style.changed(glyph.empty)} ${style.dim('if you do this')}`;
}

function enough(theme: Theme): string {
  return `${influenceChip(theme, TRACKS[0]!, 'Gov1', true)} ${theme.style.dim('you have it')}`;
}

/** Narrower screens have no title over the tree. */
const TITLED_FROM = 82;

/**
 * Below the first boxes of the fields, as far as there is room: some of it is in sight wherever the tree is scrolled to.
 * First comes what the title and the first row do not say.
 */
export function notesFor(input: PanelInput, plan: TreePlan): readonly (readonly string[])[] {
  const { theme } = input;
  const { star, right } = theme.glyph;
  const { dim } = theme.style;
  const zones: Readonly<Record<Naming, readonly string[]>> = {
    letters: [
      ...(input.width < TITLED_FROM
        ? [done(input, 'you did it')]
        : [dim(`${right}4 if another`), dim('  succeeded')]),
      `${theme.style.changed(theme.glyph.empty)} ${dim('would be')}`,
    ],
    short: [dim('res research'), dim('exp experiment:'), dim(` 5${right}4 first, later`), dim('pub publish')],
    whole: [dim(`5${right}4: first 5,`), dim('then, once another'), dim('has succeeded, 4')],
  };
  const enough = `${influenceChip(theme, TRACKS[0]!, 'Gov1', true)} ${dim('enough')}`;
  const notes = [...zones[namingOf(plan)], enough, dim(`${star} prestige`)];
  let next = 0;
  return plan.notes.map(({ height }) => {
    const lines = notes.slice(next, next + height);
    next += lines.length;
    return lines;
  });
}
