/** One laboratory: its benches with who works there, what is built, and the weeks of work. */
import type { Seat } from '../../../core/game.ts';
import { capital, plural } from '../../../core/words.ts';
import {
  automatonSpacesOf,
  freeSpaces,
  isWorking,
  spacesOf,
  weeksNeeded,
} from '../../../games/leonardo/rules/laboratories.ts';
import {
  CANCEL,
  HIDDEN,
  KEEP,
  LAB_PLACES,
  type LabIndex,
  NONE,
} from '../../../games/leonardo/rules/types.ts';
import { labName } from '../../../games/leonardo/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { beside } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cut } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import { arrivalOf, withArrival } from './forecast.ts';
import { framed } from './frame.ts';
import { labId } from './ids.ts';
import { firstFit, fitted, marked, type PanelInput } from './panel.ts';
import { partWords } from './signs.ts';
import { outlookWords, weeksComing } from './work.ts';

export const LOW_LAB = 6;
export const TALL_LAB = 9;

/** In `height` lines: with benches drawn as boxes where that leaves room for the rest. */
export function labBox(
  input: PanelInput,
  seat: Seat,
  index: LabIndex,
  width: number,
  height: number,
): string[] {
  const { theme, view, t } = input;
  const lab = view.seats[seat]!.labs[index]!;
  const inner = width - 4;
  const lines = lab.side < 0 ? absent(input, index, inner) : working(input, seat, index, inner, height - 2);
  const name = capital(labName(index));
  const count = lab.side < 0 ? '' : `, ${plural(spacesOf(t, view.seats[seat]!, index), 'bench', 'benches')}`;
  const gain = gainText(input, seat, index, width - name.length - count.length - 4);
  const room = width - 4 - widthOfText(gain);
  const edges = {
    title: firstFit(room, theme.style.strong(name) + theme.style.dim(count), theme.style.strong(name)),
    topRight: gain,
  };
  const usual: Style = isWorking(lab) ? text => text : theme.style.rule;
  return framed(
    input,
    labId(seat, index),
    lines.map(line => ` ${line}`),
    { width, height },
    edges,
    usual,
  );
}

/** In a part of a line: its name, and its benches if it is there. */
export function labInBrief(input: PanelInput, seat: Seat, index: LabIndex): string {
  const name = target(input, labId(seat, index), capital(labName(index)));
  const isThere = input.view.seats[seat]!.labs[index]!.side >= 0;
  return `${name}${isThere ? benchLine(input, seat, index) : input.theme.style.dim('not yet owned')}  `;
}

function absent(input: PanelInput, index: LabIndex, inner: number): string[] {
  const { t, theme } = input;
  const [front] = t.spaces[index]!;
  return [
    theme.style.dim(fitted(input, inner, 'not yet owned')),
    theme.style.dim(
      fitted(input, inner, `the Workshop has it, with ${front} benches`, `in the Workshop, ${front} benches`),
    ),
  ];
}

function working(input: PanelInput, seat: Seat, index: LabIndex, inner: number, height: number): string[] {
  const rest = [weeksLine(input, seat, index, inner), outlookLine(input, seat, index, inner)];
  const [name, parts] = content(input, seat, index, inner);
  if (height < TALL_LAB - 2) return [benchLine(input, seat, index), name, ...rest];
  return [...benchBoxes(input, seat, index), name, parts, ...rest].slice(0, height);
}

interface Bench {
  readonly sign: string;
  /** A free bench that was made for an automaton. */
  readonly round: boolean;
}

/** Everybody on the laboratory, those about to come, then its free benches; those made for automata stand last. */
function benches({ t, theme, view, marks, focused }: PanelInput, seat: Seat, index: LabIndex): Bench[] {
  const place = LAB_PLACES[index]!;
  const player = view.seats[seat]!;
  const arrival = arrivalOf(focused, view);
  const coming = arrival?.place === place && arrival.seat === seat ? arrival : null;
  const { glyph, style } = theme;
  const lab = player.labs[index]!;
  const then = coming === null ? player : withArrival(view, coming).seats[seat]!;
  const free = freeSpaces(t, then, index);
  const sockets = Math.min(free, Math.max(0, automatonSpacesOf(t, player, index) - lab.automata));
  const bench = (sign: string, count: number, round = false): Bench[] =>
    Array.from({ length: count }, () => ({ sign, round }));
  return [
    ...bench(marks[seat]!.style(glyph.apprentice), player.placed[place]!),
    ...bench(marks[seat]!.style(glyph.master), player.master === place ? 1 : 0),
    ...bench(style.changed('+'), (coming?.apprentices ?? 0) + (coming?.master === true ? 1 : 0)),
    ...bench(' ', free - sockets),
    ...bench(style.strong(glyph.automaton), lab.automata),
    ...bench(' ', sockets, true),
  ];
}

/** "[♙][♚][ ]( )" */
function benchLine(input: PanelInput, seat: Seat, index: LabIndex): string {
  const { theme } = input;
  const text = benches(input, seat, index)
    .map(({ sign, round }) =>
      round ? theme.style.dim('( )') : `${theme.style.dim('[')}${sign}${theme.style.dim(']')}`,
    )
    .join('');
  return marked(input, text, view => occupants(view, seat, index));
}

function benchBoxes(input: PanelInput, seat: Seat, index: LabIndex): string[] {
  const { theme } = input;
  const { glyph, style } = theme;
  const edge = glyph.horizontal.repeat(3);
  const blocks = benches(input, seat, index).map(({ sign, round }) => {
    const [open, close] = round ? ['(', ')'] : [glyph.vertical, glyph.vertical];
    return {
      width: 5,
      lines: [
        style.rule(glyph.topLeft + edge + glyph.topRight),
        `${style.rule(open)} ${sign} ${style.rule(close)}`,
        style.rule(glyph.bottomLeft + edge + glyph.bottomRight),
      ],
    };
  });
  return beside(blocks, '', theme);
}

function occupants({ seats }: PanelInput['view'], seat: Seat, index: LabIndex): unknown {
  const { labs, placed, master } = seats[seat]!;
  const { side, automata } = labs[index]!;
  return [side, automata, placed[LAB_PLACES[index]!], master === LAB_PLACES[index]];
}

function gainText({ t, theme, view }: PanelInput, seat: Seat, index: LabIndex, room: number): string {
  const gain = weeksComing(t, view.seats[seat]!, index);
  if (gain === 0) return '';
  const weeks = `+${plural(gain, 'week')}`;
  return theme.style.good(firstFit(room, ` ${weeks} this turn `, ` ${weeks} `));
}

/** What is being built, as far as the viewer may know, and its components. */
function content(input: PanelInput, seat: Seat, index: LabIndex, width: number): [string, string] {
  const { t, theme, view, names } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const plan = player.plan[index]!;
  const mark = (text: string): string =>
    marked(input, text, each => [each.seats[seat]!.labs[index]!.invention, each.seats[seat]!.plan[index]]);
  const parts = (n: number): string => fitted(input, width, `made of ${partWords(theme, t.recipe[n]!)}`);
  if (plan !== KEEP && plan !== CANCEL)
    return [
      mark(cut(`${theme.style.accent('will start:')} ${theme.style.strong(t.names[plan]!)}`, width, theme)),
      parts(plan),
    ];
  if (plan === CANCEL && isWorking(lab)) return [mark(theme.style.accent('will stop this work')), ''];
  if (lab.invention === NONE)
    return [mark(theme.style.dim(fitted(input, width, 'idle: nothing is built here', 'idle'))), ''];
  if (lab.invention === HIDDEN) {
    const whose = seat === view.viewer ? 'you know' : `${names[seat]} knows`;
    const back = theme.glyph.shade.repeat(3);
    return [mark(fitted(input, width, `${back} face down: only ${whose} it`, `${back} face down`)), ''];
  }
  const shown = lab.revealed ? theme.style.warn(' shown to all') : '';
  return [mark(cut(theme.style.strong(t.names[lab.invention]!) + shown, width, theme)), parts(lab.invention)];
}

/**
 * Weeks done, weeks that those here will do, weeks to go, and those that a discount takes off. Of work that lies face
 * down only the weeks done are known, so its bar goes to the end of the track.
 */
function weeksLine(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view, marks, focused } = input;
  const player = view.seats[seat]!;
  const { invention, weeks } = player.labs[index]!;
  if (invention === NONE) return '';
  const known = invention === HIDDEN ? null : invention;
  const whole = known === null ? t.constants.weekTrack : t.weeks[known]!;
  const need = known === null ? whole : weeksNeeded(t, player, known);
  const arrival = arrivalOf(focused, view);
  const later = arrival === null ? player : withArrival(view, arrival).seats[seat]!;
  const done = Math.min(weeks, need);
  const coming = Math.min(weeksComing(t, player, index), need - done);
  const more = Math.min(weeksComing(t, later, index), need - done) - coming;
  const plus = (coming > 0 ? ` + ${coming}` : '') + (more > 0 ? ` + ${more}?` : '');
  const text = known === null ? `${weeks}${plus} weeks done` : `${weeks}${plus} of ${plural(need, 'week')}`;
  const scale = Math.floor((width - text.length - 1) / whole);
  const { barFull, barEmpty, shade, dotted } = theme.glyph;
  const bar = (sign: string, count: number): string => sign.repeat(count * Math.max(0, Math.min(3, scale)));
  const drawn =
    marks[seat]!.style(bar(barFull, done) + bar(shade, coming)) +
    theme.style.changed(bar(shade, more)) +
    theme.style.rule(bar(barEmpty, need - done - coming - more) + bar(dotted, whole - need));
  return marked(
    input,
    cut(scale > 0 ? `${drawn} ${text}` : text, width, theme),
    each => each.seats[seat]!.labs[index]!.weeks,
  );
}

/** When the work will be done, with those whom the move under the cursor would bring. */
function outlookLine(input: PanelInput, seat: Seat, index: LabIndex, width: number): string {
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
