/** What the signs of the tree mean, in the frame in which they are used. */

import { TRACKS } from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { fitting } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { PanelInput } from './panel.ts';
import { influenceChip, trackLabel } from './signs.ts';
import type { TreePlan } from './tree-plan.ts';
import { type Naming, namingOf, ZONE_WORDS } from './tree-zones.ts';

/**
 * How the zones are called in the boxes, and which target of an experiment holds when: over the columns behind the
 * first. Null where the boxes say it in words.
 */
export function zoneLegend(theme: Theme, plan: TreePlan, room: number): string | null {
  const naming = namingOf(plan);
  if (naming === 'whole') return null;
  const { research, experiment, publish } = ZONE_WORDS[naming];
  const { blue, orange, purple } = theme.hue;
  const dim = theme.style.dim;
  const line = (then: string): string =>
    [
      `${blue(research.trim())} ${dim('research')}`,
      `${orange(`${experiment}5${theme.glyph.right}4`)} ${dim(`experiment 5, ${then}`)}`,
      `${purple(publish.trim())} ${dim('publish')}`,
    ].join('  ');
  const lines = ['4 once another player has done it', '4 once another did it', 'then 4'].map(line);
  return lines.find(each => widthOfText(each) <= room) ?? lines.at(-1)!;
}

/** On top of a tree that is scrolled: the same, and what else has room. */
export function scrolledLegend(input: PanelInput, plan: TreePlan): string {
  const zones = zoneLegend(input.theme, plan, plan.width);
  return zones === null ? '' : fitting([zones, enough(input.theme), done(input)], plan.width);
}

/** For the title: how far a discovery has come, what is enough, what is not there yet. As much as there is room for. */
export function stateLegend(input: PanelInput, room: number): string {
  const { theme, choices } = input;
  const isThrown = choices.some(({ move }) => move.type === 'experiment');
  const track = TRACKS[0]!;
  const { targetOpen, targetClose } = theme.glyph;
  const isAsked = [...input.targets].some(id => id.startsWith('discovery.'));
  return fitting(
    [
      ...(isAsked
        ? [`${theme.style.target(`${targetOpen}${targetClose}`)} ${theme.style.dim('open to you')}`]
        : []),
      done(input, anyOther(input)),
      ...(isAhead(input) ? [`${theme.style.changed(theme.glyph.empty)} if you do this`] : []),
      ...(isThrown ? [theme.style.dim('3+ die shows 3 or more')] : []),
      `${gov(theme)} ${theme.style.dim(`enough ${trackName(track)}`)}`,
    ],
    room,
  );
}

/** Would the move under the cursor put a marker on the tree? */
function isAhead({ view, after }: PanelInput): boolean {
  return (
    after?.seats.some((seat, i) => {
      const now = view.seats[i]!;
      return (seat.researched & ~now.researched) !== 0 || (seat.experimented & ~now.experimented) !== 0;
    }) ?? false
  );
}

/** In the place of what a zone asks for; behind it stand the shapes of others. */
function done({ theme, marks, subject, names }: PanelInput, other: number | null = null): string {
  const own = `${marks[subject]!.chip(theme.glyph.check)} ${theme.style.dim('done by you')}`;
  if (other === null) return own;
  return `${own}${theme.style.dim(',')} ${marks[other]!.style(marks[other]!.shape)} ${theme.style.dim(`by ${names[other]}`)}`;
}

function anyOther({ subject, names }: PanelInput): number | null {
  const other = names.findIndex((_, seat) => seat !== subject);
  return other < 0 ? null : other;
}

function gov(theme: Theme): string {
  return influenceChip(theme, TRACKS[0]!, `${trackLabel(TRACKS[0]!, 3)}1`, true);
}

function enough(theme: Theme): string {
  return `${gov(theme)} ${theme.style.dim('enough')}`;
}

/** Narrower screens have no title over the tree. */
export const TITLED_FROM = 82;

/** Below the first boxes of the fields, as far as there is room: what title and first row do not say. */
export function notesFor(input: PanelInput, plan: TreePlan): readonly (readonly string[])[] {
  const { theme, width } = input;
  const { right } = theme.glyph;
  const { dim } = theme.style;
  const wires = ['lines: all are', 'needed, one of', 'joined boxes'];
  const boxed = width < TITLED_FROM ? [[enough(theme)]] : [wires.map(dim)];
  const notes: Readonly<Record<Naming, readonly (readonly string[])[]>> = {
    letters: boxed,
    short: boxed,
    whole: [[`5${right}4: first 5,`, 'then, once another', 'has succeeded, 4'].map(dim), wires.map(dim)],
  };
  const left = [...notes[namingOf(plan)]];
  return plan.notes.map(({ height }) => {
    const next = left.findIndex(lines => lines.length <= height);
    return next < 0 ? [] : left.splice(next, 1)[0]!;
  });
}
