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
  const drawn = rulers.map(ruler =>
    Array.from({ length: ruler.steps + 1 }, (_, step) => stepText(input, ruler, step)),
  );
  const widths = stepWidths(drawn, width - LABEL);
  return drawn.map((steps, i) => {
    const cells = steps.map((step, j) => pad(step, widths[j]!, input.theme));
    return pad(rulers[i]!.label, LABEL, input.theme) + cells.join('').trimEnd();
  });
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
  return (there === '' ? theme.style.dim : ruler.style)(String(step)) + there;
}

/** All steps alike, as wide as there is room for; where pieces crowd, each as wide as it must be. */
function stepWidths(drawn: readonly (readonly string[])[], width: number): number[] {
  const steps = Math.max(...drawn.map(row => row.length));
  const least = Array.from(
    { length: steps },
    (_, i) => 1 + Math.max(...drawn.map(row => widthOfText(row[i] ?? ''))),
  );
  const alike = Math.min(WIDEST_STEP, Math.floor(width / steps));
  if (least.every(needed => needed <= alike)) return least.map(() => alike);
  let spare = width - least.reduce((sum, needed) => sum + needed, 0);
  return least.map(needed => {
    const extra = Math.max(0, Math.min(spare, 3 - needed + 1));
    spare -= extra;
    return needed + extra;
  });
}
