/** The state of the replay viewer that the keys change. Plain data. */

import type { Eyes, Onlooker } from '../../app/replay/onlooker.ts';
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { Seat } from '../../core/game.ts';
import { INITIAL_UI, type TableContext, type TableUi } from '../table/ui.ts';
import type { TextField } from '../text-field.ts';

export interface ReplayUi {
  /** Steps that have been played. */
  readonly at: number;
  readonly as: Onlooker;
  /** Who is asked to come and look, behind the curtain. */
  readonly curtain: Seat | null;
  readonly playing: boolean;
  /** Index in `SPEEDS`. */
  readonly speed: number;
  /** The line to jump to, while it is typed. */
  readonly jump: TextField | null;
  /** Boards, overlays and messages, as at the table. */
  readonly table: TableUi;
}

/** Milliseconds a position is shown while the game plays by itself. */
export const SPEEDS = [3000, 1500, 800, 400, 150] as const;

export function initialReplay(as: Onlooker, message: string | null): ReplayUi {
  const table = { ...INITIAL_UI, message };
  return { at: 0, as, curtain: null, playing: false, speed: 2, jump: null, table };
}

export interface ReplayContext extends TableContext {
  readonly eyes: Eyes;
  readonly steps: readonly ReplayStep[];
  positionOfLine(line: number): number;
}
