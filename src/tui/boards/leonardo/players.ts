/** Everybody's open side: florins, components, workers, laboratories, cards. */
import type { Seat } from '../../../core/game.ts';
import { HIDDEN, LABS, type LabIndex, NOWHERE } from '../../../games/leonardo/types.ts';
import { spot } from '../../draw/spot.ts';
import { cut, pad } from '../../draw/text.ts';
import { weeksNeeded } from './facts.ts';
import { homeId, labId, playerId } from './ids.ts';
import { spaces } from './lab.ts';
import { bonusText, ownedByType } from './owned.ts';
import { flow, marked, type PanelSpec, type Scene } from './scene.ts';
import { figures, materialLetter } from './signs.ts';

export const playersPanel: PanelSpec = {
  id: 'players',
  title: 'Players',
  key: 'p',
  minimum: { width: 39, height: 7 },
  forms: [
    scene => (scene.width < 76 ? null : everybody(scene, wideLines)),
    scene => everybody(scene, scene.width < 48 ? narrowLines : twoLines),
  ],
};

type Lines = (scene: Scene, seat: Seat) => string[];

/** With an empty line between one player and the next where there is room. */
function everybody(scene: Scene, linesOf: Lines): string[] {
  const blocks = scene.view.players.map((_, seat) => linesOf(scene, seat));
  const airy = blocks.flatMap((lines, seat) => (seat === 0 ? lines : ['', ...lines]));
  return airy.length <= scene.height ? airy : blocks.flat();
}

function wideLines(scene: Scene, seat: Seat): string[] {
  const { theme, width } = scene;
  const [small, large] = LABS.map((_, index) => labText(scene, seat, index, 'long'));
  const cards = ownedByType(scene, seat, 'words').join('') || theme.style.dim('none ');
  return [
    wideHead(scene, seat),
    pad(`   ${small}`, Math.floor(width / 2) - 1, theme) + large,
    `    ${theme.style.dim('cards')} ${cards}${bonusText(scene, seat)}`,
  ];
}

function wideHead(scene: Scene, seat: Seat): string {
  const { theme, view, width } = scene;
  const leonardo = view.leonardo === seat ? theme.style.accent('Leonardo') : '';
  const what = view.players[seat]!.hand === null ? 'hand+labs' : 'hand';
  const first = `${identity(scene, seat, 14)}${florins(scene, seat)}  ${leonardo}`;
  return (
    pad(first, Math.floor(width / 2), theme) +
    pad(theme.style.dim(what), 10, theme) +
    pad(components(scene, seat), 15, theme) +
    home(scene, seat)
  );
}

function twoLines(scene: Scene, seat: Seat): string[] {
  const { theme, width } = scene;
  const wide = width >= 76;
  const labs = LABS.map((_, index) => labText(scene, seat, index, wide ? 'medium' : 'short'));
  const owned = ownedByType(scene, seat, 'letters').join('');
  const head = `${identity(scene, seat, 10)}${florins(scene, seat)} ${leonardoSign(scene, seat)} `;
  return [
    wide ? wideHead(scene, seat) : head + pad(components(scene, seat), 15, theme) + home(scene, seat),
    `   ${pad(labs[0]!, wide ? 27 : 19, theme)}${pad(labs[1]!, wide ? 27 : 19, theme)}${wide ? cardNumbers(scene, seat) : owned}`,
  ];
}

function narrowLines(scene: Scene, seat: Seat): string[] {
  const labs = LABS.map((_, index) => labText(scene, seat, index, 'short'));
  return [
    `${identity(scene, seat, 10)}${florins(scene, seat)} ${leonardoSign(scene, seat)} ${components(scene, seat)}`,
    `   ${home(scene, seat)} ${cardNumbers(scene, seat)}`,
    ...flow([`  ${labs[0]}`, labs[1]!], scene.width),
  ];
}

function identity(scene: Scene, seat: Seat, room: number): string {
  const { theme, marks, names, active } = scene;
  const cursor = active === seat ? theme.style.accent(theme.glyph.cursor) : ' ';
  const name = `${marks[seat]!.text} ${cut(names[seat] ?? '', room, theme)}`;
  return cursor + pad(spot(scene, playerId(seat), name), room + 5, theme);
}

function florins(scene: Scene, seat: Seat): string {
  const { theme, view, signs } = scene;
  const amount = theme.style.strong(String(view.players[seat]!.florins).padStart(3));
  return marked(scene, `${amount}${signs.florin}`, each => each.players[seat]!.florins);
}

function leonardoSign({ theme, view }: Scene, seat: Seat): string {
  return view.leonardo === seat ? theme.style.accent('L') : ' ';
}

/** As far as they can be counted: in hand, or in hand and under laboratories together. */
function components(scene: Scene, seat: Seat): string {
  const { theme, view } = scene;
  const player = view.players[seat]!;
  const counts = player.hand ?? player.components;
  const parts = counts.flatMap((count, m) => (count > 0 ? [`${materialLetter(theme, m)}${count}`] : []));
  const text = parts.join(' ') || theme.style.dim('nothing');
  return marked(scene, text, each => each.players[seat]!.components);
}

function home(scene: Scene, seat: Seat): string {
  const { theme, view, signs, marks } = scene;
  const player = view.players[seat]!;
  const idle = figures(signs, player.idle, player.master === NOWHERE);
  const passed = view.phase === 'placement' && player.passed;
  const nobody = theme.style.dim(passed ? 'passed' : 'all out');
  const text = idle === '' ? nobody : marks[seat]!.style(idle) + (passed ? theme.style.dim(' passed') : '');
  return spot(scene, homeId(seat), text);
}

function labText(scene: Scene, seat: Seat, index: LabIndex, size: 'long' | 'medium' | 'short'): string {
  const { t, theme, view } = scene;
  const player = view.players[seat]!;
  const lab = player.labs[index]!;
  const long = size === 'long';
  const name = (index === 0 ? 'small' : 'large') + (long ? ' lab' : '');
  const title = spot(scene, labId(seat, index), name);
  if (lab.side < 0) return title + theme.style.dim(long ? 'not yet owned' : '-');
  const head = `${title}${pad(spaces(scene, seat, index, ''), 6, theme)} `;
  if (lab.invention === 0) return head + theme.style.dim('idle');
  const hidden = lab.invention === HIDDEN;
  const need = hidden ? '' : `/${weeksNeeded(t, player, lab.invention)}`;
  const what = hidden ? 'secret' : `for ${lab.invention}`;
  const weeks = `${lab.weeks}${need}${long ? (lab.weeks === 1 && hidden ? ' week,' : ' weeks,') : 'w'}${size === 'short' ? '' : ` ${what}`}`;
  return head + marked(scene, weeks, each => each.players[seat]!.labs[index]!.weeks);
}

function cardNumbers(scene: Scene, seat: Seat): string {
  const owned = ownedByType(scene, seat, 'letters');
  return owned.length === 0 ? '' : `${scene.theme.style.dim('cards')} ${owned.join('')}`;
}
