/** One laboratory: its benches with who works there, what is built, and the weeks of work. */
import type { Seat } from '../../../core/game.ts';
import { capital, plural } from '../../../core/words.ts';
import {
  automatonSpacesOf,
  freeSpaces,
  isWorking,
  spacesOf,
} from '../../../games/leonardo/rules/laboratories.ts';
import {
  CANCEL,
  HIDDEN,
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  LAB_PLACES,
  type LabIndex,
  NONE,
  NOWHERE,
} from '../../../games/leonardo/rules/types.ts';
import { labName } from '../../../games/leonardo/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { beside } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cut } from '../../draw/text.ts';
import type { Style } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { payWords } from './cards.ts';
import { arrivalOf, withArrival } from './forecast.ts';
import { framed } from './frame.ts';
import { labId } from './ids.ts';
import { between, firstFit, fitted, marked, type PanelInput } from './panel.ts';
import { partWords } from './signs.ts';
import { outlookLine, weeksLine } from './weeks.ts';
import { isVain, weeksComing } from './work.ts';

export const LOW_LAB = 6;
export const TALL_LAB = 9;

/** In `height` lines: with benches drawn as boxes where that leaves room for the rest. */
export function labBox(
  input: PanelInput,
  seat: Seat,
  index: LabIndex,
  { width, height, scale }: Size & { readonly scale: number },
): string[] {
  const { theme, view, t } = input;
  const lab = view.seats[seat]!.labs[index]!;
  const inner = width - SIDES;
  const lines =
    lab.side < 0
      ? absent(input, index, inner)
      : working(input, seat, index, { width: inner, height: height - 2, scale });
  const name = capital(labName(index));
  const count = lab.side < 0 ? '' : `, ${plural(spacesOf(t, view.seats[seat]!, index), 'bench', 'benches')}`;
  const gain = gainText(input, seat, index, width - name.length - count.length - 4);
  const room = width - 4 - widthOfText(gain);
  const edges = {
    title: firstFit(room, theme.style.strong(name) + theme.style.dim(count), theme.style.strong(name)),
    topRight: gain,
    bottomLeft: whyNobody(input, seat, index, width - 2),
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

/** Cells of a frame and the blanks inside it. */
export const SIDES = 4;

/** While workers are placed: why apprentices who are at home cannot go there. [leonardo.placement.once] */
function whyNobody(input: PanelInput, seat: Seat, index: LabIndex, room: number): string {
  const { t, view, theme } = input;
  const player = view.seats[seat]!;
  const place = LAB_PLACES[index]!;
  const isPlacing = view.phase === 'placement' && view.pending?.seat === seat && !player.passed;
  if (!isPlacing || player.idle === 0 || !isWorking(player.labs[index]!)) return '';
  const say = (...texts: string[]): string => theme.style.dim(fitted(input, room, ...texts));
  if (freeSpaces(t, player, index) === 0) return say(' no free bench ');
  if (player.placed[place] === 0) return '';
  return player.master === NOWHERE
    ? say(
        ' apprentices only once a turn, the master may come ',
        ' apprentices only once a turn ',
        ' once a turn ',
      )
    : say(' apprentices only once a turn ', ' once a turn ');
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

function working(
  input: PanelInput,
  seat: Seat,
  index: LabIndex,
  { width, height, scale }: Size & { readonly scale: number },
): string[] {
  const rest = [weeksLine(input, seat, index, width, scale), outlookLine(input, seat, index, width)];
  const [name, parts] = content(input, seat, index, width);
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
export function benchLine(input: PanelInput, seat: Seat, index: LabIndex): string {
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
  const name = theme.style.strong(t.names[lab.invention]!);
  const made = parts(lab.invention);
  const pays = payTexts(input, seat, index, lab.invention);
  const [brief = ''] = pays.slice(-1);
  const beside = pays.flatMap(pay => [`${name}${shown}`, name].map(left => [left, pay] as const));
  const fits = beside.find(([left, pay]) => widthOfText(left) + widthOfText(pay) < width);
  if (fits !== undefined) return [mark(between(...fits, width)), made];
  const room = width - widthOfText(brief) - 1;
  return [
    mark(brief === '' ? cut(name + shown, width, theme) : between(cut(name, room, theme), brief, width)),
    made,
  ];
}

/** In the words of the cards, from long to short; nothing where it will never be paid. */
function payTexts(input: PanelInput, seat: Seat, index: LabIndex, n: InventionIndex): string[] {
  const { t, view, theme } = input;
  const { revealed } = view.seats[seat]!.labs[index]!;
  if (!revealed) return isVain(t, view, n) ? [] : [SHORT_PAY, 0].map(room => payWords(input, n, room));
  const later = theme.style.strong(theme.hue.yellow(`${t.florinsLater[n]}${theme.glyph.florin}`));
  return ['pays ', ''].map(lead => `${lead}${later}${theme.style.dim(', no card')}`);
}

/** For "1st 13ƒ, then 10ƒ". */
const SHORT_PAY = 17;

/** Is a free bench in sight that was made for an automaton? */
export function hasSocket(input: PanelInput, seat: Seat): boolean {
  return LAB_INDICES.some(index => benches(input, seat, index).some(({ round }) => round));
}
