/** Everybody's open side, always in the same order of facts: florins, components, workers, laboratories, cards. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { spacesOf, weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { typesOwned } from '../../../games/leonardo/rules/scoring.ts';
import {
  HIDDEN,
  LAB_INDICES,
  LAB_PLACES,
  LABS,
  type LabIndex,
  NONE,
  NOWHERE,
} from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { bar } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad, wrapIndented } from '../../draw/text.ts';
import { homeSeat } from './facts.ts';
import { bonusText } from './hand.ts';
import { homeId, inventionId, labId, playerId } from './ids.ts';
import { between, firstFit, flow, marked, type PanelInput, type PanelSpec } from './panel.ts';
import { figures, partWords } from './signs.ts';

export const playersPanel: PanelSpec = {
  id: 'players',
  title: 'What everybody has',
  tab: 'Players',
  key: 'p',
  minimum: { width: 70, height: 7 },
  forms: [
    input => everybody(input, isWide(input) ? wideLines : fourLines, true),
    input => everybody(input, isWide(input) ? wideLines : fourLines, false),
    input => (isWide(input) ? null : everybody(input, threeLines, false)),
    input => (isWide(input) ? null : everybody(input, threeShort, false)),
    input => (isWide(input) ? null : everybody(input, twoLines, false)),
    input => everybody(input, isWide(input) ? wideLines : fewest, false),
  ],
};

/** From here on everything is shown, and scrolled where there is no room for it; in a narrow place only what has room. */
function isWide({ width }: PanelInput): boolean {
  return width >= 70;
}

type Lines = (input: PanelInput, seat: Seat) => string[];

function everybody(input: PanelInput, linesOf: Lines, airy: boolean): string[] {
  return input.view.seats.flatMap((_, seat) => [...(airy && seat > 0 ? [''] : []), ...linesOf(input, seat)]);
}

function wideLines(input: PanelInput, seat: Seat): string[] {
  const { theme, width } = input;
  const half = Math.floor(width / 2) - 2;
  const labs = LAB_INDICES.map(index => pad(labText(input, seat, index, half), half, theme));
  return [
    headLine(input, seat),
    `   ${cut(holding(input, seat, width - 4), width - 4, theme)}`,
    `  ${labs.join('')}`,
    ...flow(['  ', ...cardsOf(input, seat), bonusText(input, seat)], width),
  ];
}

function fourLines(input: PanelInput, seat: Seat): string[] {
  const cards = cardsOf(input, seat);
  const owned = cards.length === 0 ? [] : flow(['   cards', ...cards], input.width).slice(0, 1);
  return [...threeLines(input, seat), ...owned];
}

function threeLines(input: PanelInput, seat: Seat): string[] {
  const { width } = input;
  const held = wrapIndented(`   ${holding(input, seat, width - 4)}`, width - 1, 3);
  return [headLine(input, seat), ...held, labLine(input, seat)];
}

function threeShort(input: PanelInput, seat: Seat): string[] {
  return [...twoLines(input, seat), labLine(input, seat)];
}

function labLine(input: PanelInput, seat: Seat): string {
  const labs = LAB_INDICES.map(index => labText(input, seat, index, null));
  return `   ${input.theme.style.dim('labs:')}${labs.join(',')}`;
}

function twoLines(input: PanelInput, seat: Seat): string[] {
  const { theme, width } = input;
  return [headLine(input, seat), `   ${cut(holding(input, seat, width - 4), width - 4, theme)}`];
}

/** The own components stand with the own laboratories. */
function fewest(input: PanelInput, seat: Seat): string[] {
  return seat === homeSeat(input.view) ? [headLine(input, seat)] : twoLines(input, seat);
}

/** Mark, name and florins, the most of all as a whole bar; who holds Leonardo, and who is at home. */
function headLine(input: PanelInput, seat: Seat): string {
  const { theme, marks, names, active, view, width, t } = input;
  const { florins, cards } = view.seats[seat]!;
  const cursor = active === seat ? theme.style.accent(theme.glyph.cursor) : ' ';
  const room = width < 60 ? 7 : 14;
  const you = seat === view.viewer && width >= 60 ? ' (you)' : '';
  const name = target(
    input,
    playerId(seat),
    `${marks[seat]!.text} ${cut(`${names[seat]}${you}`, room, theme)}`,
  );
  const most = Math.max(1, ...view.seats.map(player => player.florins));
  const money = marked(
    input,
    theme.style.strong(`${String(florins).padStart(3)}${theme.glyph.florin}`),
    each => each.seats[seat]!.florins,
  );
  const gauge = width < 60 ? '' : bar(florins, most, 14, theme, theme.hue.yellow);
  const leonardo = view.leonardo === seat ? theme.style.accent('Leonardo') : '';
  const types = cards.length === 0 ? '' : `${plural(typesOwned(t, cards), 'type')} `;
  const people = home(input, seat);
  const left = `${cursor}${pad(name, room + 5, theme)} ${gauge}${money} `;
  const rest = width - widthOfText(left) - widthOfText(people) - 1;
  return between(left + firstFit(rest, types + leonardo, leonardo), people, width);
}

/** Components as far as they can be counted: in hand, or in hand and under laboratories together. */
function holding(input: PanelInput, seat: Seat, room: number): string {
  const { theme, view } = input;
  const { hand, components } = view.seats[seat]!;
  const words = partWords(theme, hand ?? components) || 'no components';
  const text =
    hand === null
      ? firstFit(room, `hand and labs: ${words}`, `has ${words}`)
      : firstFit(room, `in hand: ${words}`, `has ${words}`);
  return marked(input, text, each => each.seats[seat]!.components);
}

function home(input: PanelInput, seat: Seat): string {
  const { theme, view, marks } = input;
  const player = view.seats[seat]!;
  const idle = figures(theme, player.idle, player.master === NOWHERE);
  const passed = view.phase === 'placement' && player.passed;
  const nobody = theme.style.dim(passed ? 'passed' : 'all out');
  const text = idle === '' ? nobody : marks[seat]!.style(idle) + (passed ? theme.style.dim(' passed') : '');
  return target(input, homeId(seat), text);
}

function labText(input: PanelInput, seat: Seat, index: LabIndex, room: number | null): string {
  const { t, theme, view } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const name = room === null ? LABS[index]! : `${LABS[index]} lab`;
  const title = seat === homeSeat(view) ? ` ${name} ` : target(input, labId(seat, index), name);
  if (lab.side < 0) return title + theme.style.dim(room === null ? 'none' : 'not owned');
  const crew = room === null ? '' : `${crewOf(input, seat, index)} `;
  const { invention } = lab;
  if (invention === NONE) return title + crew + theme.style.dim('idle');
  const done = plural(lab.weeks, 'week');
  const known = invention === HIDDEN ? null : weeksNeeded(t, player, invention);
  const words =
    known === null
      ? firstFit((room ?? 0) - widthOfText(title + crew), `${done}, face down`, done)
      : `${lab.weeks} of ${room === null ? known : plural(known, 'week')}`;
  return title + crew + marked(input, words, each => each.seats[seat]!.labs[index]!.weeks);
}

/** How many benches there are, and who works at them. */
function crewOf({ t, view, theme, marks }: PanelInput, seat: Seat, index: LabIndex): string {
  const player = view.seats[seat]!;
  const place = LAB_PLACES[index]!;
  const people = figures(theme, player.placed[place]!, player.master === place);
  const machines = theme.glyph.automaton.repeat(player.labs[index]!.automata);
  return `${theme.style.dim(`of ${spacesOf(t, player, index)}:`)} ${marks[seat]!.style(people)}${machines}`.trimEnd();
}

/** "12 machine" */
function cardsOf(input: PanelInput, seat: Seat): string[] {
  const { t, view } = input;
  return view.seats[seat]!.cards.map(n =>
    target(input, inventionId(n), `${n} ${t.names[n]!.split(' ').at(-1)}`),
  );
}
