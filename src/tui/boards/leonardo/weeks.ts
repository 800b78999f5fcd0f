/** The weeks of work in a laboratory as a bar, and when they will be done. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { HIDDEN, LAB_INDICES, type LabIndex, NONE } from '../../../games/leonardo/rules/types.ts';
import { cut } from '../../draw/text.ts';
import { arrivalOf, withArrival } from './forecast.ts';
import { fitted, marked, type PanelInput } from './panel.ts';
import { outlookWords, weeksComing } from './work.ts';

interface Work {
  /** Weeks done, those that the present workers will do, and those whom the move under the cursor would bring. */
  readonly weeks: number;
  readonly coming: number;
  readonly more: number;
  /** Null where it lies face down. */
  readonly need: number | null;
}

/** Null where nothing is built. */
export function workOf({ t, view, focused }: PanelInput, seat: Seat, index: LabIndex): Work | null {
  const player = view.seats[seat]!;
  const { invention, weeks } = player.labs[index]!;
  if (invention === NONE) return null;
  const arrival = arrivalOf(focused, view);
  const later = arrival === null ? player : withArrival(view, arrival).seats[seat]!;
  const coming = weeksComing(t, player, index);
  const need = invention === HIDDEN ? null : weeksNeeded(t, player, invention);
  return { weeks, coming, more: weeksComing(t, later, index) - coming, need };
}

export function weeksText({ weeks, coming, more, need }: Work): string {
  const isDone = need !== null && weeks >= need;
  const plus = isDone ? '' : (coming > 0 ? ` + ${coming}` : '') + (more > 0 ? ` + ${more}?` : '');
  return need === null ? `${weeks}${plus} weeks done` : `${weeks}${plus} of ${plural(need, 'week')}`;
}

/** Cells for a week in lines of so many cells: the same in both laboratories, so that their bars can be compared. 0 where bars have no room. */
export function weekScale(input: PanelInput, seat: Seat, width: number): number {
  const scales = LAB_INDICES.flatMap(index => {
    const work = workOf(input, seat, index);
    if (work === null) return [];
    const room = width - weeksText(work).length - 1;
    return [room / (work.need ?? input.t.constants.weekTrack)];
  });
  const scale = Math.min(MOST_PER_WEEK, ...scales);
  if (scale >= 1) return Math.floor(scale);
  return scale < LEAST_PER_WEEK ? 0 : scale;
}

const MOST_PER_WEEK = 3;
const LEAST_PER_WEEK = 0.3;

/**
 * Weeks done, weeks that those here will do, and weeks to go. Of work that lies face down only the weeks done are known,
 * so its bar goes to the end of the track.
 */
export function weeksLine(
  input: PanelInput,
  seat: Seat,
  index: LabIndex,
  width: number,
  scale: number,
): string {
  const { t, theme, marks } = input;
  const work = workOf(input, seat, index);
  if (work === null) return '';
  const { weeks, coming, more, need } = work;
  const whole = need ?? t.constants.weekTrack;
  const text = weeksText(work);
  const { barFull, barEmpty, shade } = theme.glyph;
  const cells = (count: number): number => Math.round(Math.min(whole, count) * scale);
  const bar = (sign: string, from: number, to: number): string => sign.repeat(cells(to) - cells(from));
  const soon = weeks + coming;
  const drawn =
    marks[seat]!.style(bar(barFull, 0, weeks) + bar(shade, weeks, soon)) +
    theme.style.changed(bar(shade, soon, soon + more)) +
    theme.style.rule(bar(barEmpty, soon + more, whole));
  return marked(
    input,
    cut(scale > 0 && whole > 0 ? `${drawn} ${text}` : text, width, theme),
    each => each.seats[seat]!.labs[index]!.weeks,
  );
}

/** When the work will be done, with those whom the move under the cursor would bring. */
export function outlookLine(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view, focused } = input;
  const { invention } = view.seats[seat]!.labs[index]!;
  if (invention === NONE || invention === HIDDEN) return '';
  const arrival = arrivalOf(focused, view);
  const then = arrival === null ? view : withArrival(view, arrival);
  const [long = '', ...shorter] = outlookWords(t, then, seat, index, invention);
  const style = long.startsWith('done') ? theme.style.good : theme.style.dim;
  const [before] = outlookWords(t, view, seat, index, invention);
  const lead = before === long ? '' : theme.style.changed('if you do this: ');
  const texts = [long, ...shorter].map(text => lead + style(text));
  return fitted(input, width, ...texts, style(shorter.at(-1) ?? long));
}
