/** What the signs of the tree mean, in the frame in which they are used. */
import { TRACKS } from '../../../games/newscience/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { fitting, wrap } from '../../draw/text.ts';
import type { PlayerMark } from '../../theme.ts';
import type { Size } from '../contract.ts';
import type { PanelInput } from './panel.ts';
import { influenceChip, trackLabel } from './signs.ts';
import { requirements } from './standing.ts';
import { lineSigns } from './tree-lines.ts';
import type { TreePlan } from './tree-plan.ts';
import { namingOf, ZONE_WORDS } from './tree-zones.ts';

/**
 * What the zones ask for, which target of an experiment holds when, and how it is told who has come how far: on the
 * first row of every page, over the columns behind the first.
 */
export function zoneLegend(input: PanelInput, plan: TreePlan, room: number): string {
  const { theme } = input;
  const { strong, dim } = theme.style;
  const { right } = theme.glyph;
  const naming = namingOf(plan);
  const { research, experiment, publish } = ZONE_WORDS[naming === 'whole' ? 'letters' : naming];
  const sample = sampleOf(input);
  const proved = sample.chip(sample.shape);
  const bare = sample.style(sample.shape);
  const [r, e, p] = [research.trim(), `${experiment}5${right}4`, publish.trim()].map(strong);
  const zones = (succeeded: string): string =>
    `${r}${bare} ${dim('researched')}  ${e}${proved} ${dim(succeeded)}  ${p} ${dim('publish')}`;
  const words = (succeeded: string, later: string): string =>
    `${bare} ${dim('researched')}  ${proved} ${dim(succeeded)}  ${strong(`experiment 5${right}4`)} ${dim(later)}`;
  const lines =
    naming === 'whole'
      ? [
          words('experiment succeeded, may publish', '4 once another has succeeded'),
          words('experiment succeeded', '4 for others'),
        ]
      : [
          zones('experiment succeeded (the first needs 5, others then 4)'),
          zones('experiment succeeded (5, then 4 for others)'),
          zones('experiment succeeded (5, later 4)'),
          zones('succeeded'),
        ];
  return lines.find(each => widthOfText(each) <= room) ?? lines.at(-1)!;
}

/** A player whose sign stands for all: somebody else, whose signs are not ticks. */
function sampleOf({ marks, subject }: PanelInput): PlayerMark {
  return marks[marks.findIndex((_, seat) => seat !== subject)] ?? marks[0]!;
}

/** For the title: whose sign is whose, what is open, what is not there yet. As much as there is room for. */
export function stateLegend(input: PanelInput, room: number): string {
  const { theme, choices } = input;
  const { style, glyph } = theme;
  const isThrown = choices.some(({ move }) => move.type === 'experiment');
  const isAsked = [...input.targets].some(id => id.startsWith('discovery.'));
  const isBrief = room < BRIEF;
  const open = `${style.target(`${glyph.targetOpen}${glyph.targetClose}`)} ${style.dim(isBrief ? 'open' : 'open to you')}`;
  const ring = `${style.changed(glyph.empty)} ${style.dim(room < ROOMY ? 'then' : 'if you do this')}`;
  const parts = [
    ...(isAsked ? [open] : []),
    players(input, isBrief),
    ...(isAhead(input) ? [ring] : []),
    ...(isThrown ? [style.dim(isBrief ? '3+ on the die' : '3+ die shows 3 or more')] : []),
    ...(isChanged(input) ? [`${style.changed(glyph.down)} ${style.dim('changed by a card')}`] : []),
    ...(isAsked ? [] : [`${style.strong('bold')} ${style.dim('all lines known')}`]),
    `${enough(input)} ${style.dim('you have it')}`,
  ];
  return fitting(parts, room);
}

/** In fewer cells the signs are explained in fewer words. */
const BRIEF = 48;
const ROOMY = 60;

/** Do cards change what some publication asks the player for? */
function isChanged({ t, view, subject }: PanelInput): boolean {
  return t.boards[view.players]!.byLevel.some(index =>
    requirements(t, view, subject, t.discoveries[index]!).some(({ change }) => change !== 0),
  );
}

/** `✓ done by you ● Ada ▲ Cy` */
function players({ theme, marks, subject, names }: PanelInput, isBrief: boolean): string {
  const { check } = theme.glyph;
  const own = `${marks[subject]!.style(check)} ${theme.style.dim(isBrief ? 'you' : 'done by you')}`;
  const others = names.flatMap((name, seat) =>
    seat === subject ? [] : [`${marks[seat]!.style(marks[seat]!.shape)} ${theme.style.dim(name)}`],
  );
  return [own, ...others].join(' ');
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

function enough({ theme }: PanelInput): string {
  return influenceChip(theme, `${trackLabel(TRACKS[0]!, 3)}1`, true);
}

/** Narrower screens have no title over the tree. */
export const TITLED_FROM = 82;

/** What the lines mean, in so many rows at most: the fewer there are, the shorter. None where nothing has room. */
export function wireKey({ theme }: PanelInput, { width, height }: Size): string[] {
  const { known, unknown } = lineSigns(theme);
  const signs = (meaning: string): string =>
    known === '' ? 'lines' : `${known} ${meaning}${unknown} not yet`;
  const texts = [
    `${signs('you know it (published, or your experiment succeeded) ')}. A box needs all lines that lead to it; of boxes that are joined, one.`,
    `${signs('known (published, or proved by you) ')}: a box needs all lines that lead to it, of joined boxes one`,
    `${signs('known ')}: a box needs all its lines, of joined boxes one`,
    ...(known === '' ? [] : [signs('known ')]),
  ];
  const forms = texts.map(text => wrap(text, width));
  return (forms.find(lines => lines.length <= height) ?? []).map(theme.style.dim);
}
