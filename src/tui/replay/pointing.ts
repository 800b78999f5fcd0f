/** What the mouse does in the replay viewer: a click on a step goes there, the wheel steps on and back. */
import { curtainRegions } from '../components/curtain.tsx';
import { hitAt, type Region } from '../input/regions.ts';
import type { Key } from '../keys.ts';
import { scrollPanel } from '../table/boards.ts';
import type { TableHit } from '../table/hits.ts';
import { pointAtTable } from '../table/pointing.ts';
import { tableRegions } from '../table/regions.ts';
import type { MouseInput } from '../terminal/events.ts';
import { replayCurtain } from './curtain.ts';
import { jumpDialog } from './jump.ts';
import { recordRegions, type StepHit } from './record.ts';
import { moveTo } from './reduce.ts';
import type { ReplayContext, ReplayUi } from './ui.ts';

/** A key that is written where the mouse points, or another state of the viewer; null for nothing. */
export type PointedInReplay = ReplayUi | { readonly key: Key } | null;

export function pointInReplay(ui: ReplayUi, event: MouseInput, context: ReplayContext): PointedInReplay {
  const { action, button, row, col } = event;
  const clicked = action === 'press' && button === 'left';
  if (ui.curtain !== null) {
    const hit = hitAt(curtainRegions(replayCurtain(ui.curtain, context), context.theme), row, col);
    return clicked && hit?.type === 'key' ? { key: hit.key } : null;
  }
  if (ui.jump !== null) {
    const hit = hitAt(jumpDialog(context.size, context.keymap, context.theme).regions, row, col);
    return clicked && hit !== null ? { key: hit.key } : null;
  }
  if (ui.table.overlay !== null) return onTable(ui, event, context);
  const regions: Region<StepHit | TableHit>[] = [
    ...tableRegions(ui.table, context),
    ...recordRegions(ui, context),
  ];
  const hit = hitAt(regions, row, col);
  const wheel = action === 'wheel-up' ? -1 : action === 'wheel-down' ? 1 : null;
  const halted: ReplayUi = { ...ui, playing: false };
  if (wheel !== null) {
    return hit?.type === 'panel' || hit?.type === 'target'
      ? { ...ui, table: scrollPanel(ui.table, hit.panel, 3 * wheel, context) }
      : moveTo(halted, ui.at + wheel, context.steps);
  }
  if (!clicked || hit === null) return null;
  return hit.type === 'step' ? moveTo(halted, hit.at, context.steps) : onTable(ui, event, context);
}

/** Boards and what lies over them answer as at the table, where nothing can be played. */
function onTable(ui: ReplayUi, event: MouseInput, context: ReplayContext): PointedInReplay {
  const pointed = pointAtTable(ui.table, event, context);
  if (pointed === null || 'key' in pointed) return pointed;
  return { ...ui, table: pointed.ui };
}
