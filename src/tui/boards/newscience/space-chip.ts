/** One action space: what tells it from its neighbours, and who stands on it. */
import { signed } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import { influencePerMarker, levelAfter } from '../../../games/newscience/rules/gains.ts';
import { closedSpaces, isOpen } from '../../../games/newscience/rules/spaces.ts';
import { NONE } from '../../../games/newscience/rules/types.ts';
import { plain } from '../../draw/cells.ts';
import { tagged } from '../../draw/targets.ts';
import { spaceId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { holderOf, isDone, markerInHand } from './phase.ts';
import { raised, trackLabel } from './signs.ts';

/** With the name of who stands there; in words; empty spaces with a sign; as short as can be. */
export type ChipForm = 'whole' | 'named' | 'marked' | 'short';

export function spaceChip(input: PanelInput, space: BoardSpace, form: ChipForm): string {
  const { t, theme, view, previous, marks, focus, targets } = input;
  const { glyph, style } = theme;
  const id = spaceId(space.index);
  const seat = holderOf(t, view, space.index);
  const isNow = markerInHand(t, view)?.space === space.index;
  const text = plain(`${labelOf(input, space, form)}${holderText(input, space, form)}`);
  const changed = previous !== null && holderOf(t, previous, space.index) !== seat;
  if (focus === id) return tagged(input, id, style.focus(`[${text}]`));
  if (targets.has(id)) {
    const open = style.target(glyph.targetOpen);
    const close = style.target(glyph.targetClose);
    const shown = seat === NONE ? text : marks[seat]!.chip(text);
    return tagged(input, id, raised(theme)(`${open}${shown}${close}`));
  }
  const shown = `${isNow ? glyph.cursor : ' '}${text} `;
  if (changed) return tagged(input, id, style.changed(shown));
  if (seat !== NONE) return tagged(input, id, marks[seat]!.chip(shown));
  return tagged(input, id, isShut(input, space) ? style.dim(shown) : theme.ground.panel(shown));
}

function isClosed({ t, view }: PanelInput, space: BoardSpace): boolean {
  return !isOpen(t, view, space, closedSpaces(t, view));
}

/** Nobody can come here any more in this turn. */
function isShut(input: PanelInput, space: BoardSpace): boolean {
  return input.view.phase === 'resolution' || isClosed(input, space);
}

/** Who stands there, or that nobody does. What the move under the cursor would do is told by the cursor alone. */
function holderText(input: PanelInput, space: BoardSpace, form: ChipForm): string {
  const { t, theme, view, marks, names } = input;
  const seat = holderOf(t, view, space.index);
  const isShort = form === 'short' && space.action !== 'rest';
  if (seat !== NONE)
    return `${isShort ? '' : ' '}${marks[seat]!.text}${form === 'whole' ? ` ${names[seat]}` : ''}`;
  if (isClosed(input, space)) return ' closed';
  if (isDone(t, view, space.action)) return form === 'whole' ? ' empty' : '';
  const { dot } = theme.glyph;
  if (view.phase === 'resolution') return form === 'whole' || form === 'named' ? ' empty' : ` ${dot}${dot}`;
  // Rest spaces are taken from the first on: nobody goes to one before that is gone.
  if (space.action === 'rest' && restBefore(input, space)) return ' later';
  return space.action === 'influence' || isShort ? '' : ' free';
}

/** Is a rest space before this one still free? */
function restBefore({ t, view }: PanelInput, { index }: BoardSpace): boolean {
  return t.boards[view.players]!.restSpaces.some(
    other => other.index < index && view.spaces[other.index] === NONE,
  );
}

function labelOf(input: PanelInput, space: BoardSpace, form: ChipForm): string {
  const { t, theme, view, subject } = input;
  const { action, track, label, modifier } = space;
  if (action === 'rest') return ['1st', '2nd', '3rd'][Number(label) - 1] ?? label;
  if (action !== 'influence') return signed(modifier);
  if (track === NONE) return form === 'short' ? 'any' : 'any track';
  const name = form === 'short' ? trackLabel(track, 3) : trackLabel(track).toLowerCase();
  if (view.spaces[space.index] !== NONE || isShut(input, space)) return name;
  const level = view.seats[subject]!.influence[track]!;
  const reached = levelAfter(t, level, influencePerMarker(t, view, track));
  return reached === level ? `${name} stays ${level}` : `${name} ${level}${theme.glyph.right}${reached}`;
}
