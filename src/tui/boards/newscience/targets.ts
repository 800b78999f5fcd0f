/** What moves point at, where those things stand, and which panel shows a decision best. */
import type { Decision } from '../../../core/game.ts';
import { boardOf, type Data, type Tables } from '../../../games/newscience/data.ts';
import { type Move, TRACKS, type View } from '../../../games/newscience/types.ts';
import type { Target } from '../contract.ts';
import * as ids from './ids.ts';

export function targetOf(move: Move, view: View): string | null {
  switch (move.type) {
    case 'scientist':
      return ids.scientistId(move.scientist);
    case 'place':
    case 'lift':
    case 'drop':
      return ids.spaceId(move.space);
    case 'influence':
      return ids.trackId(move.track);
    case 'convert':
      return ids.trackId(move.to);
    case 'bury':
      return view.stack[move.position - 1]?.card == null ? null : ids.stackId(move.position);
    case 'research':
    case 'experiment':
    case 'publish':
    case 'along':
      return ids.discoveryId(move.discovery);
    case 'reroll':
      return view.pending?.kind === 'reroll' ? ids.discoveryId(view.pending.discovery) : null;
    case 'decline':
      return null;
  }
}

const ROWS = ['rest', 'event', 'influence', 'research', 'experiment', 'publish'];

export function targets(t: Tables, raw: Data['tree'], view: View): Target[] {
  const layout = view.seats.length < 4 ? raw.drawing['three-fields'] : raw.drawing['five-fields'];
  const inPlay = new Set(boardOf(t, view.seats.length).byLevel.map(index => t.discoveries[index]!.id));
  const cards = [...view.events, ...view.seats.map(seat => seat.laboratory)].filter(id => id !== null);
  const scientists = view.seats.flatMap(seat => (seat.scientist === null ? [] : [seat.scientist]));
  const choice = view.phase === 'scientists' ? t.scientists.map(scientist => scientist.id) : scientists;
  return [
    ...layout.nodes
      .filter(node => inPlay.has(node.id))
      .map(node => ({ id: ids.discoveryId(node.id), panel: 'tree', row: node.y, col: node.x })),
    ...view.spaces.map((space, i) => ({
      id: ids.spaceId(space.id),
      panel: 'actions',
      row: ROWS.indexOf(space.action) * 2,
      col: view.spaces.slice(0, i).filter(other => other.action === space.action).length * 12,
    })),
    ...[...new Set(cards)].map((id, i) => ({
      id: ids.eventId(id),
      panel: view.events.includes(id) ? 'actions' : 'players',
      row: 14 + i,
      col: 0,
    })),
    ...view.stack.flatMap((item, i) =>
      item.card === null ? [] : [{ id: ids.stackId(i + 1), panel: 'actions', row: 20, col: i * 12 }],
    ),
    { id: ids.REST, panel: 'players', row: 0, col: 30 },
    ...TRACKS.map((track, i) => ({ id: ids.trackId(track), panel: 'players', row: 0, col: 40 + i * 12 })),
    ...[...new Set(choice)].map((id, i) => ({
      id: ids.scientistId(id),
      panel: 'players',
      row: 6 + i,
      col: 0,
    })),
  ];
}

const PANELS: Readonly<Record<string, string>> = {
  scientist: 'players',
  place: 'actions',
  move: 'actions',
  peek: 'actions',
  influence: 'players',
  convert: 'players',
};

export function panelFor(decision: Decision): string {
  return PANELS[decision.kind] ?? 'tree';
}
