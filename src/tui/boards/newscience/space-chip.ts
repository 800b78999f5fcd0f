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
import { raised, trackLabel } from './signs.ts';

export function spaceChip(input: PanelInput, space: BoardSpace, letters: number | undefined): string {
  const { theme, view, previous, marks, focus, targets } = input;
  const { glyph, style } = theme;
  const id = spaceId(space.index);
  const seat = view.spaces[space.index]!;
  const text = `${labelOf(input, space, letters)}${holderOf(input, space)}`;
  const changed = previous !== null && previous.spaces[space.index] !== seat;
  if (focus === id) return tagged(input, id, style.focus(`[${plain(text)}]`));
  if (targets.has(id)) {
    const open = style.target(glyph.targetOpen);
    const close = style.target(glyph.targetClose);
    return tagged(
      input,
      id,
      raised(theme)(`${open}${seat === NONE ? text : marks[seat]!.chip(text)}${close}`),
    );
  }
  const shown = ` ${text} `;
  if (seat !== NONE) return tagged(input, id, (changed ? style.changed : marks[seat]!.chip)(plain(shown)));
  const resting = isShut(input, space) ? style.dim(shown) : theme.ground.panel(shown);
  return tagged(input, id, changed ? style.changed(plain(shown)) : resting);
}

function isClosed({ t, view }: PanelInput, space: BoardSpace): boolean {
  return !isOpen(t, view, space, closedSpaces(t, view));
}

/** Nobody can come here any more in this turn. */
function isShut(input: PanelInput, space: BoardSpace): boolean {
  return input.view.phase === 'resolution' || isClosed(input, space);
}

/** The mark of who stands there, a ring where the move under the cursor would put one. */
function holderOf(input: PanelInput, space: BoardSpace): string {
  const { theme, view, marks, after } = input;
  const seat = view.spaces[space.index]!;
  if (seat !== NONE) return ` ${plain(marks[seat]!.text)}`;
  const next = view.phase === 'placement' ? (after?.spaces[space.index] ?? NONE) : NONE;
  if (next !== NONE && input.focus === spaceId(space.index))
    return ` ${theme.glyph.empty}${marks[next]!.letter}`;
  if (isClosed(input, space)) return ' closed';
  return space.action === 'influence' && space.track !== NONE ? '' : ` ${theme.glyph.dot}${theme.glyph.dot}`;
}

function labelOf(input: PanelInput, space: BoardSpace, letters: number | undefined): string {
  const { t, theme, view, subject } = input;
  const { action, track, label, modifier } = space;
  if (action === 'rest') return ['1st', '2nd', '3rd'][Number(label) - 1] ?? label;
  if (action !== 'influence') return signed(modifier);
  if (track === NONE) return letters === undefined ? 'any track' : 'any';
  const name = letters === undefined ? trackLabel(track).toLowerCase() : trackLabel(track, letters);
  if (view.spaces[space.index] !== NONE || isShut(input, space)) return name;
  const level = view.seats[subject]!.influence[track]!;
  const reached = levelAfter(t, level, influencePerMarker(t, view, track));
  return reached === level ? `${name} stays ${level}` : `${name} ${level}${theme.glyph.right}${reached}`;
}
