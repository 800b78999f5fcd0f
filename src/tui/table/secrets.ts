/**
 * What only the player in front may know, while others look on. It lies face down: the table is drawn from a spectator's
 * view, so that nothing can show by mistake. A key turns it up; any move, the same key or a while without a key turns
 * it down again.
 */
import type { Front } from '../../app/curtain.ts';
import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Keymap } from '../input/actions.ts';
import { keyNamer } from '../input/key-names.ts';
import type { TableModel } from './model.ts';
import type { TableUi } from './ui.ts';

export interface Secrets {
  readonly seat: Seat;
  readonly faceDown: boolean;
}

/** Null where the player in front has none, or has the table to themselves. */
export function secretsOf(
  match: Pick<Match, 'hasSecrets'>,
  { viewer, shared }: Front,
  peeking: boolean,
): Secrets | null {
  if (!shared || viewer === null || !match.hasSecrets(viewer)) return null;
  return { seat: viewer, faceDown: !peeking };
}

/** The same screen without what was said of things that now lie face down. */
export function turnedDown(ui: TableUi): TableUi {
  const overlay = ui.overlay?.kind === 'box' ? null : ui.overlay;
  return { ...ui, overlay, message: null, onBoard: false, cursor: null, about: null };
}

/** Others at a shared table choose in secret: who of them is asked now stays untold. */
export function isVeiled({
  shared,
  phase,
  decision,
}: Pick<TableModel, 'shared' | 'phase' | 'decision'>): boolean {
  return shared !== null && phase.kind === 'wait' && decision?.secret === true;
}

/** For the player in front; null where there is nothing to say. */
export function secretsLine({ secrets, names, phase }: TableModel, keymap: Keymap): string | null {
  if (secrets === null || phase.kind !== 'choose') return null;
  const key = keyNamer(keymap)('peek');
  const name = names[secrets.seat];
  return secrets.faceDown
    ? `What only ${name} may see lies face down: ${key} turns it up.`
    : `Only ${name} should look now: ${key} turns it face down again.`;
}
