/**
 * Leonardo's boards: the city, the requested inventions, one player's laboratories and hand, and everybody's open side.
 * Pure drawings of a View; `facts.ts`, `forecast.ts` and `work.ts` hold what follows from it, `signs.ts` the signs that
 * all panels share.
 */
import type { Names } from '../../../core/game.ts';
import { makeTables } from '../../../games/leonardo/rules/data.ts';
import type { Event, Move, View } from '../../../games/leonardo/rules/types.ts';
import type { Data } from '../../../games/leonardo/schema.ts';
import type { GameBoards } from '../contract.ts';
import { cityPanel } from './city.ts';
import { explain } from './explain.ts';
import { headline, resources } from './headline.ts';
import { inventionsPanel } from './inventions.ts';
import { labsPanel } from './labs.ts';
import { layout } from './layout.ts';
import { moment } from './moments.ts';
import { makePanel } from './panel.ts';
import { playersPanel } from './players.ts';
import { panelFor, targetOf, targets } from './targets.ts';

export function createBoards(data: Data): GameBoards<View, Move> {
  const t = makeTables(data);
  return {
    panels: [cityPanel, inventionsPanel, labsPanel, playersPanel].map(spec => makePanel(t, spec)),
    layout,
    headline: view => headline(t, view),
    resources,
    moment: (event: Event, view: View, names: Names) => moment(t, event, view, names),
    targetOf,
    targets: view => targets(t, view),
    explain: (target, view, names) => explain(t, target, view, names),
    panelFor: (_, view) => panelFor(t, view),
  };
}
