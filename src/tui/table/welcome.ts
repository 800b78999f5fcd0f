/**
 * What whoever has never played a game is told at the first decision: its aim, how long it takes, where it is taught. It
 * lies over the boards, beside the question, and takes no key: the first one that is pressed does what it always does.
 */
import type { Services } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import type { Rect } from '../boards/contract.ts';
import { wrap } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import { insideDialog } from '../overlays/box.ts';
import { LESSON_MINUTES, lengthText } from '../overlays/welcome.ts';
import { layoutOf } from './board-area.ts';
import type { TableContext, TableUi, Welcome } from './ui.ts';

/** Null where the player knows the game, or is being taught it. */
export function welcomeTo(session: Session, services: Services): Welcome | null {
  const { entry } = session.loaded;
  const { meta } = entry;
  if (session.guide !== null || session.match.entries.length > 0 || !services.isNewTo(entry)) return null;
  return {
    title: `Welcome to ${meta.title}`,
    aim: meta.aim,
    length: `A game takes ${lengthText(meta)}.`,
  };
}

export interface WelcomeCard {
  readonly rect: Rect;
  readonly lines: readonly string[];
}

/** In the middle of the boards; null where they have no room for it. */
export function welcomeCard(ui: TableUi, welcome: Welcome, context: TableContext): WelcomeCard | null {
  const layout = layoutOf(ui, context);
  if (layout.kind === 'one') return null;
  const { theme, keymap, taught } = context;
  const bottom = Math.max(...layout.panels.map(({ rect }) => rect.row + rect.height));
  const right = Math.max(...layout.panels.map(({ rect }) => rect.col + rect.width));
  const top = Math.min(...layout.panels.map(({ rect }) => rect.row));
  const beside = layout.kind === 'beside';
  const area = {
    row: top,
    width: beside ? Math.min(right, layout.column.col) : right,
    height: (beside ? bottom : Math.min(bottom, layout.column.row)) - top,
  };
  const width = Math.min(area.width, WIDEST);
  const inner = insideDialog({ row: 0, col: 0, width, height: area.height });
  const key = keyNamer(keymap);
  const lesson = taught ? [`${key('learn')} plays the lesson with you, ${LESSON_MINUTES}.`] : [];
  const ways = [welcome.length, ...lesson].join(' ');
  const go = `The game has begun: ${key('help')} lists the keys.`;
  const written = (gap: readonly string[]): string[] => [
    ...welcome.aim.flatMap((sentence, i) => [...(i > 0 ? gap : []), ...wrap(sentence, inner.width)]),
    ...gap,
    ...wrap(theme.style.accent(ways), inner.width),
    ...gap,
    ...wrap(theme.style.dim(go), inner.width),
  ];
  const lines = [written(['']), written([])].find(each => each.length <= inner.height);
  if (lines === undefined) return null;
  const height = lines.length + 2;
  const row = area.row + Math.floor((area.height - height) / 2);
  return { rect: { row, col: Math.floor((area.width - width) / 2), width, height }, lines };
}

/** Wider lines are hard to read. */
const WIDEST = 72;
