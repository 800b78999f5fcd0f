/**
 * Newton's boards: the map of Europe, the technology and work tracks, the card rows, and of one player the desk, the
 * bookshelf and the objectives. Pure drawings of a View; `signs.ts` holds the signs all panels share.
 */
import type { RawData } from '../../../core/game.ts';
import { type Data, makeTables } from '../../../games/newton/data.ts';
import type { Move, View } from '../../../games/newton/types.ts';
import type { GameBoards } from '../contract.ts';
import { rowsPanel } from './cards.ts';
import { deskPanel } from './desk.ts';
import { explain } from './explain.ts';
import { layoutOf } from './layout.ts';
import { mapPanel } from './map.ts';
import { objectivesPanel } from './objectives.ts';
import { shelfPanel } from './shelf.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { tracksPanel } from './tracks.ts';

/** The data fits the game's schema: whoever reads it from disk has checked that. */
export function createBoards(data: RawData): GameBoards<View, Move> {
  const raw = data as unknown as Data;
  const t = makeTables(raw);
  const panels = [
    mapPanel(t, raw.map),
    tracksPanel(t),
    deskPanel(t),
    shelfPanel(t),
    rowsPanel(t),
    objectivesPanel(t),
  ];
  return {
    panels,
    layout: (size, chosen) => layoutOf(panels, size, chosen),
    targetOf: (move, view) => targetOf(t, move, view),
    targets: view => targets(t, raw.map, view),
    explain: (target, view) => explain(t, target, view),
    panelFor,
  };
}
