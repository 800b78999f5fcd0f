/** One laboratory: its spaces with who works there, what is built, and the track of weeks. */
import type { Seat } from '../../../core/game.ts';
import { capital, plural } from '../../../core/words.ts';
import {
  automatonSpacesOf,
  discountFor,
  freeSpaces,
  isWorking,
  weeksNeeded,
} from '../../../games/leonardo/rules/laboratories.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  CANCEL,
  HIDDEN,
  type InventionIndex,
  KEEP,
  LAB_PLACES,
  type LabIndex,
  NONE,
  SMALL,
} from '../../../games/leonardo/rules/types.ts';
import { labName } from '../../../games/leonardo/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { box } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad } from '../../draw/text.ts';
import { weeksComing } from './facts.ts';
import { labId } from './ids.ts';
import { edgeStyle, firstFit, marked, type PanelInput } from './panel.ts';
import { figures, recipeLetters } from './signs.ts';

const LAB_BOX_HEIGHT = 6;

export function labBox(input: PanelInput, seat: Seat, index: LabIndex, width: number): string[] {
  const { theme, view } = input;
  const inner = width - 4;
  const lab = view.seats[seat]!.labs[index]!;
  const lines =
    lab.side < 0
      ? absent(input, index, inner)
      : [
          between(spaces(input, seat, index, ' '), gainText(input, seat, index), inner),
          content(input, seat, index, inner),
          weekBar(input, seat, index, inner),
          progress(input, seat, index, inner),
        ];
  const title = spot(input, labId(seat, index), capital(labName(index))).trim();
  const usual = isWorking(lab) ? (text: string) => text : theme.style.dim;
  const style = edgeStyle(input, labId(seat, index), usual);
  const framed = box(lines, { width, height: LAB_BOX_HEIGHT }, theme, title, style);
  return taggedBlock(input, labId(seat, index), framed);
}

function absent({ t, theme }: PanelInput, index: LabIndex, inner: number): string[] {
  const [front] = t.spaces[index]!;
  const text = firstFit(
    inner,
    `not yet owned: ${front} spaces, in the Workshop`,
    `not owned, ${front} spaces`,
  );
  return [theme.style.dim(cut(text, inner, theme))];
}

/** The same in three lines without a frame. */
export function labStrip(input: PanelInput, seat: Seat, index: LabIndex, width: number): string[] {
  const { theme, view } = input;
  const lab = view.seats[seat]!.labs[index]!;
  const title = spot(input, labId(seat, index), index === SMALL ? 'Small lab' : 'Large lab');
  const inner = width - 2;
  const block = (lines: readonly string[]): string[] => taggedBlock(input, labId(seat, index), lines);
  if (lab.side < 0) return block([title, ` ${absent(input, index, inner)[0]}`, '']);
  const head = pad(title, 12, theme) + spaces(input, seat, index, '');
  const weeks = progress(input, seat, index, inner - BAR_SHORT - 1);
  return block([
    between(head, gainText(input, seat, index), width - 1),
    ` ${content(input, seat, index, inner)}`,
    ` ${weekBar(input, seat, index, BAR_SHORT)} ${weeks}`,
  ]);
}

const BAR_SHORT = 15;

function between(left: string, right: string, width: number): string {
  return left + ' '.repeat(Math.max(1, width - widthOfText(left) - widthOfText(right))) + right;
}

/** Everybody on the laboratory, then its free spaces; those made for automata stand last. */
export function spaces(input: PanelInput, seat: Seat, index: LabIndex, gap: string): string {
  const { t, theme, view, signs, marks } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const place = LAB_PLACES[index]!;
  const free = freeSpaces(t, player, index);
  const sockets = Math.min(free, automatonSpacesOf(t, player, index) - lab.automata);
  const people = [...figures(signs, player.placed[place]!, player.master === place)];
  const cells = [
    ...people.map(marks[seat]!.style),
    ...new Array<string>(free - sockets).fill(theme.style.dim(signs.space)),
    ...new Array<string>(lab.automata).fill(theme.style.strong(signs.automaton)),
    ...new Array<string>(sockets).fill(theme.style.dim(signs.socket)),
  ];
  return marked(input, cells.join(gap), each => {
    const then = each.seats[seat]!;
    const { side, automata } = then.labs[index]!;
    return [side, automata, then.placed[place], then.master === place, weeksComing(t, then, index)];
  });
}

function gainText({ t, theme, view }: PanelInput, seat: Seat, index: LabIndex): string {
  const gain = weeksComing(t, view.seats[seat]!, index);
  return gain === 0 ? '' : theme.style.good(`+${plural(gain, 'week')}`);
}

/** What is being built, as far as the viewer may know. */
function content(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const plan = player.plan[index]!;
  const named = (n: InventionIndex): string => {
    const recipe = recipeLetters(theme, t.recipe[n]!);
    return `${theme.style.strong(cut(`${n} ${t.names[n]}`, width - widthOfText(recipe) - 2, theme))}  ${recipe}`;
  };
  const text = (): string => {
    if (plan !== KEEP && plan !== CANCEL)
      return `${theme.style.accent('plan')} ${cut(named(plan), width - 5, theme)}`;
    if (plan === CANCEL && isWorking(lab)) return theme.style.accent('plan: cancel the work');
    if (lab.invention === NONE)
      return theme.style.dim(firstFit(width, 'idle, free for an invention', 'idle'));
    return lab.invention === HIDDEN ? 'a secret invention' : named(lab.invention);
  };
  return marked(input, cut(text(), width, theme), each => {
    const then = each.seats[seat]!;
    return [then.labs[index]!.invention, then.plan[index]];
  });
}

/**
 * Weeks done, weeks that those now on it will do, weeks to go, and those that the discount takes off. Where the
 * invention is secret the bar goes to the end of the track.
 */
function weekBar(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view, marks } = input;
  const player = view.seats[seat]!;
  const { invention, weeks } = player.labs[index]!;
  if (invention === NONE) return '';
  const track = t.constants.weekTrack;
  const scale = Math.max(1, Math.floor(width / track));
  const whole = invention === HIDDEN ? track : t.weeks[invention]!;
  const need = invention === HIDDEN ? track : weeksNeeded(t, player, invention);
  const done = Math.min(weeks, need);
  const coming = Math.min(weeksComing(t, player, index), need - done);
  const { barFull, barEmpty, shade, dotted } = theme.glyph;
  return (
    marks[seat]!.style(barFull.repeat(done * scale) + shade.repeat(coming * scale)) +
    theme.style.dim(barEmpty.repeat((need - done - coming) * scale) + dotted.repeat((whole - need) * scale))
  );
}

/** How far the work is, and what it brings when it is done. */
function progress(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
  const { view } = input;
  const { invention, weeks } = view.seats[seat]!.labs[index]!;
  if (invention === NONE) return '';
  const text =
    invention === HIDDEN
      ? firstFit(width, `${plural(weeks, 'week')} done`, `${weeks} wks`)
      : firstFit(width, ...knownProgress(input, seat, index, invention));
  return marked(input, text, each => each.seats[seat]!.labs[index]!.weeks);
}

/** From long to short. */
function knownProgress(input: PanelInput, seat: Seat, index: LabIndex, n: InventionIndex): string[] {
  const { t, theme, view, signs } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const need = weeksNeeded(t, player, n);
  const left = Math.max(0, need - lab.weeks);
  const off = discountFor(t, player, n);
  const short = `${lab.weeks}/${need} wks`;
  const count = `${lab.weeks} of ${need} weeks`;
  const pays = lab.revealed
    ? `pays ${t.florinsLater[n]}${signs.florin}, no card`
    : `pays ${t.florinsFirst[n]}${signs.florin}`;
  const idle = !lab.revealed && !view.requested.includes(n);
  if (idle && cityIsClosed(t, view)) return [`${count}, no longer asked for`, `${short}, too late`, short];
  if (left === 0 && idle) return ['work done, waits until requested', 'done, waits'];
  if (idle) return [`${count}, not requested yet`, `${short}, waits`, short];
  if (left <= weeksComing(t, player, index)) {
    const done = theme.style.good(`${theme.glyph.check} this turn`);
    return [
      `${count}, ${done}, ${pays}`,
      `${short} ${done}`,
      `${short} ${theme.style.good(theme.glyph.check)}`,
    ];
  }
  const discount = off > 0 ? ` (${off} off)` : '';
  return [`${count}${discount}, ${left} to go, ${pays}`, `${short}, ${left} to go`, short];
}
