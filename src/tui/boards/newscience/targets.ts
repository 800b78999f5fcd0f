/** What moves point at, what can be pointed at, and which panel shows a decision best. */
import type { Decision } from '../../../core/game.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { members } from '../../../games/newscience/rules/sets.ts';
import {
  type CardIndex,
  type Move,
  NONE,
  type None,
  type Pending,
  TRACKS,
  type View,
} from '../../../games/newscience/rules/types.ts';
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
      return (view.stack[move.position - 1]?.card ?? NONE) === NONE ? null : ids.stackId(move.position);
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

export function targets(t: Tables, view: View): Target[] {
  const { inPlay, spaces } = t.boards[view.players]!;
  const on = (panel: string) => (id: string) => ({ id, panel });
  const laboratories = view.seats.map(seat => seat.laboratory);
  const scientists = t.scientists
    .map(scientist => scientist.index)
    .filter(index => view.phase === 'scientists' || view.seats.some(seat => seat.scientist === index));
  return [
    ...members(inPlay).map(ids.discoveryId).map(on('tree')),
    ...[
      ...spaces.map(space => ids.spaceId(space.index)),
      ...cardIds(view.events),
      ...view.stack.flatMap(({ card }, i) => (card === NONE ? [] : [ids.stackId(i + 1)])),
    ].map(on('actions')),
    ...[
      ids.REST,
      ...TRACKS.map(ids.trackId),
      ...scientists.map(ids.scientistId),
      ...cardIds(laboratories),
    ].map(on('players')),
  ];
}

function cardIds(cards: readonly (CardIndex | None)[]): string[] {
  return cards.flatMap(card => (card === NONE ? [] : [ids.eventId(card)]));
}

const PANELS: Readonly<Record<Pending['kind'], string>> = {
  scientist: 'players',
  place: 'actions',
  influence: 'players',
  convert: 'players',
  move: 'actions',
  peek: 'actions',
  research: 'tree',
  experiment: 'tree',
  publish: 'tree',
  reroll: 'tree',
  along: 'tree',
};

export function panelFor({ kind }: Decision): string {
  const panels: Readonly<Record<string, string>> = PANELS;
  return panels[kind] ?? 'tree';
}
