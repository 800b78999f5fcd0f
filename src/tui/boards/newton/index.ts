/**
 * Newton's boards: the map of Europe, the technology and work tracks, the card rows, and of one player the desk, the
 * bookshelf and the objectives. Pure drawings of a View; `signs.ts` holds the signs all panels share.
 */
import { makeTables } from '../../../games/newton/rules/data.ts';
import type { Move, View } from '../../../games/newton/rules/types.ts';
import type { Data } from '../../../games/newton/schema.ts';
import type { GameBoards } from '../contract.ts';
import { rowsPanel } from './cards.ts';
import { deskPanel } from './desk.ts';
import { explain } from './explain.ts';
import { headline, resources } from './headline.ts';
import { layoutOf } from './layout.ts';
import { mapPanel } from './map.ts';
import { objectivesPanel } from './objectives.ts';
import { shelfPanel } from './shelf.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { tracksPanel } from './tracks.ts';

export function createBoards(data: Data): GameBoards<View, Move> {
  const t = makeTables(data);
  const panels = [
    mapPanel(t, data.map),
    tracksPanel(t),
    deskPanel(t),
    shelfPanel(t),
    rowsPanel(t),
    objectivesPanel(t),
  ];
  return {
    panels,
    layout: (size, chosen) => layoutOf(panels, size, chosen),
    headline: view => headline(t, view),
    resources,
    targetOf: (move, view) => targetOf(t, move, view),
    targets: view => targets(t, view),
    explain: (target, view) => explain(t, target, view),
    panelFor,
  };
}
