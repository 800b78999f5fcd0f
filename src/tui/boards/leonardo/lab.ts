/** One laboratory: its spaces with who works there, what is built, and the track of weeks. */
import type { Seat } from '../../../core/game.ts';
import { discountFor } from '../../../games/leonardo/actions/completion.ts';
import { CANCEL, HIDDEN, type LabIndex, type LabView } from '../../../games/leonardo/types.ts';
import { plural } from '../../../games/leonardo/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { box } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { cut, pad } from '../../draw/text.ts';
import { labWork, weeksNeeded } from './facts.ts';
import { labId } from './ids.ts';
import { edgeStyle, firstFit, marked, type Scene } from './scene.ts';
import { recipeLetters } from './signs.ts';

export const LAB_BOX_HEIGHT = 6;

export function labBox(scene: Scene, seat: Seat, index: LabIndex, width: number): string[] {
  const { theme, view } = scene;
  const inner = width - 4;
  const lab = view.players[seat]!.labs[index]!;
  const lines =
    lab.side < 0
      ? absent(scene, index, inner)
      : [
          between(spaces(scene, seat, index, ' '), gainText(scene, seat, index), inner),
          content(scene, seat, index, inner),
          weekBar(scene, seat, index, inner),
          progress(scene, seat, index, inner),
        ];
  const title = spot(scene, labId(seat, index), labTitle(index)).trim();
  const usual = lab.invention !== 0 ? (text: string) => text : theme.style.dim;
  return box(
    lines,
    { width, height: LAB_BOX_HEIGHT },
    theme,
    title,
    edgeStyle(scene, labId(seat, index), usual),
  );
}

function labTitle(index: LabIndex): string {
  return index === 0 ? 'Small laboratory' : 'Large laboratory';
}

function absent({ t, theme }: Scene, index: LabIndex, inner: number): string[] {
  const [front] = t.spaces[index]!;
  const text = firstFit(
    inner,
    `not yet owned: ${front} spaces, in the Workshop`,
    `not owned, ${front} spaces`,
  );
  return [theme.style.dim(cut(text, inner, theme))];
}

/** The same in three lines without a frame. */
export function labStrip(scene: Scene, seat: Seat, index: LabIndex, width: number): string[] {
  const { theme, view } = scene;
  const lab = view.players[seat]!.labs[index]!;
  const title = spot(scene, labId(seat, index), index === 0 ? 'Small lab' : 'Large lab');
  const inner = width - 2;
  if (lab.side < 0) return [title, ` ${absent(scene, index, inner)[0]}`, ''];
  const head = pad(title, 12, theme) + spaces(scene, seat, index, '');
  const weeks = progress(scene, seat, index, inner - BAR_SHORT - 1);
  return [
    between(head, gainText(scene, seat, index), width - 1),
    ` ${content(scene, seat, index, inner)}`,
    ` ${weekBar(scene, seat, index, BAR_SHORT)} ${weeks}`,
  ];
}

const BAR_SHORT = 15;

function between(left: string, right: string, width: number): string {
  return left + ' '.repeat(Math.max(1, width - widthOfText(left) - widthOfText(right))) + right;
}

/** Everybody on the laboratory, then its free spaces; those made for automata stand last. */
export function spaces(scene: Scene, seat: Seat, index: LabIndex, gap: string): string {
  const { t, theme, view, signs, marks } = scene;
  const player = view.players[seat]!;
  const lab = player.labs[index]!;
  const work = labWork(t, player, index);
  const free = work.spaces - lab.automata - work.apprentices - (work.master ? 1 : 0);
  const sockets = Math.min(free, work.sockets - lab.automata);
  const people = [...signs.apprentice.repeat(work.apprentices), ...(work.master ? [signs.master] : [])];
  const cells = [
    ...people.map(marks[seat]!.style),
    ...new Array<string>(free - sockets).fill(theme.style.dim(signs.space)),
    ...new Array<string>(lab.automata).fill(theme.style.strong(signs.automaton)),
    ...new Array<string>(sockets).fill(theme.style.dim(signs.socket)),
  ];
  return marked(scene, cells.join(gap), each => {
    const then = each.players[seat]!;
    return [labWork(t, then, index), then.labs[index]!.automata];
  });
}

function gainText({ t, theme, view }: Scene, seat: Seat, index: LabIndex): string {
  const { gain } = labWork(t, view.players[seat]!, index);
  return gain === 0 ? '' : theme.style.good(`+${plural(gain, 'week')}`);
}

/** What is being built, as far as the viewer may know. */
function content(scene: Scene, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view } = scene;
  const player = view.players[seat]!;
  const lab = player.labs[index]!;
  const plan = player.plan[index]!;
  const named = (n: number): string => {
    const recipe = recipeLetters(theme, t.recipe[n]!);
    return `${theme.style.strong(cut(`${n} ${t.names[n]}`, width - widthOfText(recipe) - 2, theme))}  ${recipe}`;
  };
  const text = (): string => {
    if (plan > 0) return `${theme.style.accent('plan')} ${cut(named(plan), width - 5, theme)}`;
    if (plan === CANCEL && lab.invention > 0) return theme.style.accent('plan: cancel the work');
    if (lab.invention === 0) return theme.style.dim(firstFit(width, 'idle, free for an invention', 'idle'));
    return lab.invention === HIDDEN ? 'a secret invention' : named(lab.invention);
  };
  return marked(scene, cut(text(), width, theme), each => {
    const then = each.players[seat]!;
    return [then.labs[index]!.invention, then.plan[index]];
  });
}

/**
 * Weeks done, weeks that those now on it will do, weeks to go, and those that the discount takes off. Where the
 * invention is secret the bar goes to the end of the track.
 */
function weekBar(scene: Scene, seat: Seat, index: LabIndex, width: number): string {
  const { t, theme, view, marks } = scene;
  const player = view.players[seat]!;
  const lab = player.labs[index]!;
  if (lab.invention === 0) return '';
  const track = t.constants.weekTrack;
  const scale = Math.max(1, Math.floor(width / track));
  const whole = lab.invention === HIDDEN ? track : t.weeks[lab.invention]!;
  const need = lab.invention === HIDDEN ? track : weeksNeeded(t, player, lab.invention);
  const done = Math.min(lab.weeks, need);
  const coming = Math.min(labWork(t, player, index).gain, need - done);
  const { barFull, barEmpty, shade, dotted } = theme.glyph;
  return (
    marks[seat]!.style(barFull.repeat(done * scale) + shade.repeat(coming * scale)) +
    theme.style.dim(barEmpty.repeat((need - done - coming) * scale) + dotted.repeat((whole - need) * scale))
  );
}

/** How far the work is, and what it brings when it is done. */
function progress(scene: Scene, seat: Seat, index: LabIndex, width: number): string {
  const { view } = scene;
  const lab = view.players[seat]!.labs[index]!;
  if (lab.invention === 0) return '';
  const text =
    lab.invention === HIDDEN
      ? firstFit(width, `${plural(lab.weeks, 'week')} done`, `${lab.weeks} wks`)
      : firstFit(width, ...knownProgress(scene, seat, lab, index));
  return marked(scene, text, each => each.players[seat]!.labs[index]!.weeks);
}

/** From long to short. */
function knownProgress(scene: Scene, seat: Seat, lab: LabView, index: LabIndex): string[] {
  const { t, theme, view, signs } = scene;
  const player = view.players[seat]!;
  const n = lab.invention;
  const need = weeksNeeded(t, player, n);
  const left = Math.max(0, need - lab.weeks);
  const off = discountFor(t, player, n);
  const short = `${lab.weeks}/${need} wks`;
  const count = `${lab.weeks} of ${need} weeks`;
  const pays = lab.revealed
    ? `pays ${t.florinsLater[n]}${signs.florin}, no card`
    : `pays ${t.florinsFirst[n]}${signs.florin}`;
  const idle = !lab.revealed && !view.requested.includes(n);
  if (idle && view.turn > t.constants.cityTurns)
    return [`${count}, no longer asked for`, `${short}, too late`, short];
  if (left === 0 && idle) return ['work done, waits until requested', 'done, waits'];
  if (idle) return [`${count}, not requested yet`, `${short}, waits`, short];
  if (left <= labWork(t, player, index).gain) {
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
