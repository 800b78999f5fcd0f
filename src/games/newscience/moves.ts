/** Legal moves of the pending decision, and what each move does. */
import { applyExperiment, applyReroll, legalReroll, listExperiments } from './actions/experiment.ts';
import { applyConvert, gainInfluence, legalConvert, legalInfluence } from './actions/influence.ts';
import { applyDrop, applyLift, legalMarkerMoves } from './actions/movemarker.ts';
import { applyBury, legalPeek } from './actions/peek.ts';
import { applyPlace, applyScientist, legalScientists, listPlacements } from './actions/placement.ts';
import { applyAlong, applyPublish, legalAlong, listPublications } from './actions/publish.ts';
import { applyResearch, listResearch } from './actions/research.ts';
import type { Tables } from './data.ts';
import { advance } from './flow.ts';
import type { Emit, Move, Pending, State } from './types.ts';

const DECLINE: Move = { type: 'decline' };

export function legalMoves(t: Tables, s: Readonly<State>): Move[] {
  const p = s.pending;
  if (p === null) return [];
  const found: Move[] = [];
  switch (p.kind) {
    case 'place':
      listPlacements(t, s, p.seat, found);
      return found;
    case 'research':
      listResearch(t, s, p, found);
      break;
    case 'experiment':
      listExperiments(t, s, p, found);
      break;
    case 'publish':
      listPublications(t, s, p, found);
      break;
    case 'scientist':
      return legalScientists(t, s);
    case 'influence':
      return legalInfluence(p);
    case 'convert':
      return legalConvert(t, s, p.seat);
    case 'move':
      return legalMarkerMoves(t, s, p);
    case 'peek':
      return legalPeek(t, s, p.count);
    case 'reroll':
      return legalReroll();
    case 'along':
      return legalAlong(p);
  }
  found.push(DECLINE);
  return found;
}

export function apply(t: Tables, s: State, move: Move, emit: Emit): void {
  const p = s.pending!;
  s.pending = null;
  perform(t, s, p, move, emit);
  advance(t, s, emit);
}

/** The move is one of those that the pending decision lists. */
function perform(t: Tables, s: State, p: Pending, move: Move, emit: Emit): void {
  if (move.type === 'decline') {
    emit?.({ type: 'declined', seat: p.seat, what: p.kind });
    return;
  }
  switch (p.kind) {
    case 'place':
      if (move.type === 'place') applyPlace(t, s, p.seat, move.space, emit);
      break;
    case 'research':
      if (move.type === 'research') applyResearch(t, s, p, move, emit);
      break;
    case 'experiment':
      if (move.type === 'experiment') applyExperiment(t, s, p, move, emit);
      break;
    case 'publish':
      if (move.type === 'publish') applyPublish(t, s, p, move, emit);
      break;
    case 'along':
      if (move.type === 'along') applyAlong(t, s, move.discovery, emit);
      break;
    case 'scientist':
      if (move.type === 'scientist') applyScientist(t, s, p.seat, move.scientist, emit);
      break;
    case 'influence':
      if (move.type === 'influence') gainInfluence(t, s, p.seat, move.track, p.by, emit);
      break;
    case 'convert':
      if (move.type === 'convert') applyConvert(t, s, p.seat, p.left, move.from, move.to, emit);
      break;
    case 'move':
      if (move.type === 'lift') applyLift(s, p, move.space);
      else if (move.type === 'drop') applyDrop(t, s, p, move.space, emit);
      break;
    case 'peek':
      if (move.type === 'bury') applyBury(t, s, p.seat, move.position, emit);
      break;
    case 'reroll':
      if (move.type === 'reroll') applyReroll(t, s, p, emit);
      break;
  }
}
