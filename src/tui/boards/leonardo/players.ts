/** Everybody's open side: florins, components, workers, laboratories, cards. */
import type { Seat } from '../../../core/game.ts';
import { weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import {
  HIDDEN,
  LAB_INDICES,
  LABS,
  type LabIndex,
  MATERIAL_INDICES,
  NONE,
  NOWHERE,
} from '../../../games/leonardo/rules/types.ts';
import { target } from '../../draw/targets.ts';
import { cut, pad } from '../../draw/text.ts';
import { homeId, labId, playerId } from './ids.ts';
import { spaces } from './lab.ts';
import { bonusText, ownedByType } from './owned.ts';
import { flow, marked, type PanelInput, type PanelSpec } from './panel.ts';
import { figures, materialLetter } from './signs.ts';

export const playersPanel: PanelSpec = {
  id: 'players',
  title: 'Players',
  key: 'p',
  minimum: { width: 39, height: 7 },
  forms: [
    input => (input.width < 76 ? null : everybody(input, wideLines)),
    input => everybody(input, input.width < 48 ? narrowLines : twoLines),
  ],
};

type Lines = (input: PanelInput, seat: Seat) => string[];

/** With an empty line between one player and the next where there is room. */
function everybody(input: PanelInput, linesOf: Lines): string[] {
  const blocks = input.view.seats.map((_, seat) => linesOf(input, seat));
  const airy = blocks.flatMap((lines, seat) => (seat === 0 ? lines : ['', ...lines]));
  return airy.length <= input.height ? airy : blocks.flat();
}

function wideLines(input: PanelInput, seat: Seat): string[] {
  const { theme, width } = input;
  const [small, large] = LAB_INDICES.map(index => labText(input, seat, index, 'long'));
  const cards = ownedByType(input, seat, 'words').join('') || theme.style.dim('none ');
  return [
    wideHead(input, seat),
    pad(`   ${small}`, Math.floor(width / 2) - 1, theme) + large,
    `    ${theme.style.dim('cards')} ${cards}${bonusText(input, seat)}`,
  ];
}

function wideHead(input: PanelInput, seat: Seat): string {
  const { theme, view, width } = input;
  const leonardo = view.leonardo === seat ? theme.style.accent('Leonardo') : '';
  const what = view.seats[seat]!.hand === null ? 'hand+labs' : 'hand';
  const first = `${identity(input, seat, 14)}${florins(input, seat)}  ${leonardo}`;
  return (
    pad(first, Math.floor(width / 2), theme) +
    pad(theme.style.dim(what), 10, theme) +
    pad(components(input, seat), 15, theme) +
    home(input, seat)
  );
}

function twoLines(input: PanelInput, seat: Seat): string[] {
  const { theme, width } = input;
  const wide = width >= 76;
  const labs = LAB_INDICES.map(index => labText(input, seat, index, wide ? 'medium' : 'short'));
  const owned = ownedByType(input, seat, 'letters').join('');
  const head = `${identity(input, seat, 10)}${florins(input, seat)} ${leonardoSign(input, seat)} `;
  return [
    wide ? wideHead(input, seat) : head + pad(components(input, seat), 15, theme) + home(input, seat),
    `   ${pad(labs[0]!, wide ? 27 : 19, theme)}${pad(labs[1]!, wide ? 27 : 19, theme)}${wide ? cardNumbers(input, seat) : owned}`,
  ];
}

function narrowLines(input: PanelInput, seat: Seat): string[] {
  const labs = LAB_INDICES.map(index => labText(input, seat, index, 'short'));
  return [
    `${identity(input, seat, 10)}${florins(input, seat)} ${leonardoSign(input, seat)} ${components(input, seat)}`,
    `   ${home(input, seat)} ${cardNumbers(input, seat)}`,
    ...flow([`  ${labs[0]}`, labs[1]!], input.width),
  ];
}

function identity(input: PanelInput, seat: Seat, room: number): string {
  const { theme, marks, names, active } = input;
  const cursor = active === seat ? theme.style.accent(theme.glyph.cursor) : ' ';
  const name = `${marks[seat]!.text} ${cut(names[seat] ?? '', room, theme)}`;
  return cursor + pad(target(input, playerId(seat), name), room + 5, theme);
}

function florins(input: PanelInput, seat: Seat): string {
  const { theme, view, signs } = input;
  const amount = theme.style.strong(String(view.seats[seat]!.florins).padStart(3));
  return marked(input, `${amount}${signs.florin}`, each => each.seats[seat]!.florins);
}

function leonardoSign({ theme, view }: PanelInput, seat: Seat): string {
  return view.leonardo === seat ? theme.style.accent('L') : ' ';
}

/** As far as they can be counted: in hand, or in hand and under laboratories together. */
function components(input: PanelInput, seat: Seat): string {
  const { theme, view } = input;
  const player = view.seats[seat]!;
  const counts = player.hand ?? player.components;
  const parts = MATERIAL_INDICES.flatMap(m =>
    counts[m]! > 0 ? [`${materialLetter(theme, m)}${counts[m]}`] : [],
  );
  const text = parts.join(' ') || theme.style.dim('nothing');
  return marked(input, text, each => each.seats[seat]!.components);
}

function home(input: PanelInput, seat: Seat): string {
  const { theme, view, signs, marks } = input;
  const player = view.seats[seat]!;
  const idle = figures(signs, player.idle, player.master === NOWHERE);
  const passed = view.phase === 'placement' && player.passed;
  const nobody = theme.style.dim(passed ? 'passed' : 'all out');
  const text = idle === '' ? nobody : marks[seat]!.style(idle) + (passed ? theme.style.dim(' passed') : '');
  return target(input, homeId(seat), text);
}

function labText(input: PanelInput, seat: Seat, index: LabIndex, size: 'long' | 'medium' | 'short'): string {
  const { t, theme, view } = input;
  const player = view.seats[seat]!;
  const lab = player.labs[index]!;
  const long = size === 'long';
  const name = LABS[index] + (long ? ' lab' : '');
  const title = target(input, labId(seat, index), name);
  if (lab.side < 0) return title + theme.style.dim(long ? 'not yet owned' : '-');
  const head = `${title}${pad(spaces(input, seat, index, ''), 6, theme)} `;
  const { invention } = lab;
  if (invention === NONE) return head + theme.style.dim('idle');
  const hidden = invention === HIDDEN;
  const need = hidden ? '' : `/${weeksNeeded(t, player, invention)}`;
  const what = hidden ? 'secret' : `for ${invention}`;
  const weeks = `${lab.weeks}${need}${long ? (lab.weeks === 1 && hidden ? ' week,' : ' weeks,') : 'w'}${size === 'short' ? '' : ` ${what}`}`;
  return head + marked(input, weeks, each => each.seats[seat]!.labs[index]!.weeks);
}

function cardNumbers(input: PanelInput, seat: Seat): string {
  const owned = ownedByType(input, seat, 'letters');
  return owned.length === 0 ? '' : `${input.theme.style.dim('cards')} ${owned.join('')}`;
}
