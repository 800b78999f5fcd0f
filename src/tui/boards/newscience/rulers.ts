/** The influence tracks and the rest track as rulers, with the pieces of the players on their steps. */
import type { Seat } from '../../../core/game.ts';
import { restLimit } from '../../../games/newscience/rules/gains.ts';
import { type SeatTable, TRACKS, type View } from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import { REST, trackId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { trackStyle } from './signs.ts';

const LABEL = 13;
const WIDEST_STEP = 8;

interface Ruler {
  readonly label: string;
  readonly steps: number;
  readonly style: Style;
  levelOf(seat: SeatTable): number;
}

export function rulerLines(input: PanelInput, width: number): string[] {
  const rulers = rulersOf(input);
  const drawn = rulers.map(ruler => stepsOf(input, ruler));
  const widths = stepWidths(drawn, width - LABEL);
  return drawn.map((steps, i) => {
    const cells = steps.map((step, j) => (j < steps.length - 1 ? led(step, widths[i]![j]!, input) : step));
    return pad(rulers[i]!.label, LABEL, input.theme) + cells.join('');
  });
}

/** A step with its pieces, and the rule that leads on to the next. */
function led(step: string, width: number, { theme: { glyph, style } }: PanelInput): string {
  return step + style.rule(glyph.horizontal.repeat(Math.max(0, width - widthOfText(step))));
}

/** The least width at which all pieces are in sight. */
export function rulersNeed(input: PanelInput): number {
  const drawn = rulersOf(input).map(ruler => stepsOf(input, ruler));
  return LABEL + Math.max(...crowded(drawn).map(total));
}

/** Would the move under the cursor bring a piece to another step? */
export function isPieceMoved(input: PanelInput): boolean {
  const { view, after } = input;
  if (after === null) return false;
  return rulersOf(input).some(({ levelOf }) =>
    view.seats.some((seat, i) => levelOf(seat) !== levelOf(after.seats[i]!)),
  );
}

function stepsOf(input: PanelInput, ruler: Ruler): string[] {
  return Array.from({ length: ruler.steps + 1 }, (_, step) => stepText(input, ruler, step));
}

function rulersOf(input: PanelInput): Ruler[] {
  const { t, theme, view } = input;
  const tracks = TRACKS.map((track): Ruler => {
    const style = trackStyle(theme, track);
    return {
      label: target(input, trackId(track), style(trackName(track))),
      steps: t.rules.influenceMax,
      style,
      levelOf: seat => seat.influence[track]!,
    };
  });
  const rest: Ruler = {
    label: target(input, REST, theme.hue.green('rest')),
    steps: Math.max(...view.seats.map(seat => restLimit(t, seat))),
    style: theme.hue.green,
    levelOf: seat => seat.rest,
  };
  return [...tracks, rest];
}

/** The number of a step and the pieces on it; a ring where the move under the cursor would bring one. */
function stepText(input: PanelInput, ruler: Ruler, step: number): string {
  const { theme, view, previous, after, marks } = input;
  const at = (table: View | null, seat: Seat): boolean =>
    table !== null && ruler.levelOf(table.seats[seat]!) === step;
  const pieces = view.seats.map((_, seat) => {
    const { style, shape } = marks[seat]!;
    if (at(view, seat)) {
      const moved = previous !== null && !at(previous, seat);
      return moved ? theme.style.changed(shape) : style(shape);
    }
    return at(after, seat) ? style(theme.glyph.empty) : '';
  });
  const there = pieces.join('');
  return (there === '' ? theme.style.dim : theme.style.strong)(String(step)) + there;
}

/** All steps alike, as wide as there is room for; where pieces crowd, each as wide as it must be. By ruler. */
function stepWidths(drawn: readonly (readonly string[])[], width: number): readonly (readonly number[])[] {
  const steps = Math.max(...drawn.map(row => row.length));
  const least = crowded(drawn);
  const alike = Math.min(WIDEST_STEP, Math.floor(width / steps));
  if (least.flat().every(needed => needed <= alike)) return least.map(row => row.map(() => alike));
  return least.map(row => {
    let spare = width - total(row);
    return row.map(needed => {
      const extra = Math.max(0, Math.min(spare, NARROWEST_STEP - needed));
      spare -= extra;
      return needed + extra;
    });
  });
}

const NARROWEST_STEP = 4;

/** What each step must have: the influence tracks in step with each other, the rest track, which is shorter, by itself. */
function crowded(drawn: readonly (readonly string[])[]): readonly (readonly number[])[] {
  const needs = (rows: readonly (readonly string[])[]): number[] =>
    rows[0]!.map((_, i) => 1 + Math.max(...rows.map(row => widthOfText(row[i] ?? ''))));
  const tracks = drawn.slice(0, TRACKS.length);
  const together = needs(tracks);
  return [...tracks.map(() => together), ...drawn.slice(TRACKS.length).map(row => needs([row]))];
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, each) => sum + each, 0);
}
