/**
 * Newton's boards: the map of Europe, the technology and work tracks, the cards to be taken, all players in short, and of
 * one player the desk with the hand, the bookshelf, the objectives and the masters. Pure drawings of a View; `signs.ts`
 * and `phrases.ts` hold the signs and words that all panels share.
 */
import { makeTables } from '../../../games/newton/rules/data.ts';
import type { Move, View } from '../../../games/newton/rules/types.ts';
import type { Data } from '../../../games/newton/schema.ts';
import type { GameBoards } from '../contract.ts';
import { deskPanel } from './desk.ts';
import { explain } from './explain.ts';
import { headline, resources } from './headline.ts';
import { layoutOf, wholeWithoutColumn } from './layout.ts';
import { lessonsPanel } from './lessons.ts';
import { mapPanel } from './map.ts';
import { mastersPanel } from './masters.ts';
import { objectivesPanel } from './objectives.ts';
import { playersPanel } from './players.ts';
import { shelfPanel } from './shelf.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { tracksPanel } from './tracks.ts';

export function createBoards(data: Data): GameBoards<View, Move> {
  const t = makeTables(data);
  const panels = [
    mapPanel(t, data.map),
    tracksPanel(t),
    shelfPanel(t),
    deskPanel(t),
    lessonsPanel(t),
    objectivesPanel(t),
    mastersPanel(t),
    playersPanel(t),
  ];
  return {
    panels,
    layout: layoutOf,
    alone: wholeWithoutColumn,
    headline: view => headline(t, view),
    resources: (view, seat) => resources(t, view, seat),
    targetOf: (move, view) => targetOf(t, move, view),
    targets: view => targets(t, view),
    explain: (target, view, names) => explain(t, target, view, names),
    panelFor,
  };
}
