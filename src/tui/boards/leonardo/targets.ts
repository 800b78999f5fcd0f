/** What can be pointed at, where it stands, which moves are about it, and which panel a decision belongs to. */
import type { Decision, Seat } from '../../../core/game.ts';
import type { Tables } from '../../../games/leonardo/data.ts';
import {
  ACADEMY,
  COUNCIL,
  FAVOURS,
  FIRST_LAB,
  FIRST_SHOP,
  LABS,
  MATERIALS,
  type MaterialId,
  type Move,
  type Pending,
  type PurchaseId,
  type View,
  WORKSHOP,
  ZONES,
} from '../../../games/leonardo/types.ts';
import type { Target } from '../contract.ts';
import { cityIsClosed, faceUp, homeSeat, inDeck, phaseLetter, rankingOf } from './facts.ts';
import * as ids from './ids.ts';

export function targetOf(move: Move, view: View): string | null {
  const seat = view.pending?.seat ?? 0;
  switch (move.type) {
    case 'favour':
      return ids.favourId(move.favour);
    case 'component':
      return ids.zoneId(FIRST_SHOP + move.material);
    case 'start':
    case 'order':
      return ids.inventionId(move.invention);
    case 'cancel':
      return ids.labId(seat, move.lab);
    case 'send':
    case 'master':
      return ids.placeId(move.place, seat);
    case 'crew':
      return view.pending?.kind === 'crew' ? ids.placeId(view.pending.place, seat) : null;
    case 'leonardo':
      return ids.playerId(move.to);
    case 'privilege':
      return ids.privilegeId(move.privilege);
    case 'decline':
      return ids.zoneId(COUNCIL);
    case 'lift':
      return ids.workersId(move.from, move.owner);
    case 'drop':
      return ids.zoneId(move.to);
    case 'buy':
      return purchaseTarget(move.purchase, seat);
    case 'renounce':
      return ids.zoneId(view.lord);
    case 'bid': {
      const [auction] = view.auctions;
      return auction === undefined ? null : ids.inventionId(auction.invention);
    }
    case 'done':
    case 'pass':
      return null;
  }
}

function purchaseTarget(purchase: PurchaseId, seat: Seat): string {
  switch (purchase) {
    case 'flip-small':
    case 'automaton-small':
      return ids.labId(seat, 0);
    case 'take-large':
    case 'flip-large':
    case 'automaton-large':
      return ids.labId(seat, 1);
    case 'apprentice':
      return ids.zoneId(ACADEMY);
    default:
      return ids.zoneId(FIRST_SHOP + MATERIALS.indexOf(purchase satisfies MaterialId));
  }
}

/**
 * Things that stand below each other in one drawing and side by side in another are on a diagonal, so that both pairs of
 * arrow keys go from one to the next.
 */
export function targets(t: Tables, view: View): Target[] {
  return [...cityTargets(t, view), ...inventionTargets(t, view), ...ownTargets(view), ...playerTargets(view)];
}

function cityTargets(t: Tables, view: View): Target[] {
  const at = (id: string, row: number, col: number): Target => ({ id, panel: 'city', row, col });
  const found = [at(ids.TURN, -1, 0), at(ids.LEONARDO, -1, 20)];
  if (phaseLetter(view) !== null) found.push(at(ids.PHASE, -1, 10));
  for (let zone = 0; zone < ZONES; zone++) {
    found.push(at(ids.zoneId(zone), zone, 3 * zone));
    for (const [rank, seat] of rankingOf(t, view, zone).entries())
      found.push(at(ids.workersId(zone, seat), zone, 3 * zone + 2 + rank / 5));
  }
  for (let privilege = 1; privilege <= 4; privilege++)
    found.push(at(ids.privilegeId(privilege), 0.5, 3 * (privilege - 1)));
  return cityIsClosed(t, view) ? found : [...found, at(ids.PRICES, ZONES, 3 * ZONES)];
}

const DECK_ROW = 20;

function inventionTargets(t: Tables, view: View): Target[] {
  const at = (id: string, row: number, col: number): Target => ({ id, panel: 'inventions', row, col });
  const up = faceUp(view);
  const found = up.map((n, i) => at(ids.inventionId(n), i, 3 * i));
  found.push(at(ids.DECK, DECK_ROW - 1, 0));
  const known = view.viewer === null ? [] : (view.players[view.viewer]!.knowledge.cards ?? []);
  for (const [i, n] of known.entries()) found.push(at(ids.inventionId(n), DECK_ROW - 2, 3 * i));
  const hidden = [...inDeck(t, view).filter(n => !known.includes(n)), ...view.box];
  const perLine = 8;
  for (const [i, n] of hidden.entries())
    found.push(at(ids.inventionId(n), DECK_ROW + Math.floor(i / perLine), 3 * (i % perLine)));
  return found;
}

/** The laboratories panel shows one player's side: what stands on it belongs to the viewer. */
function ownTargets(view: View): Target[] {
  const seat = homeSeat(view);
  const at = (id: string, row: number, col: number): Target => ({ id, panel: 'labs', row, col });
  const found = LABS.map((_, index) => at(ids.labId(seat, index), 2 * index, 4 * index));
  if (view.phase === 'favours')
    for (const [i, favour] of FAVOURS.entries())
      found.push(at(ids.favourId(favour), Math.floor(i / 2) - 10, 8 * (i % 2)));
  for (const m of MATERIALS.keys()) found.push(at(ids.materialId(m), 6, 3 * m));
  found.push(at(ids.homeId(seat), 8, 0), at(ids.bonusId(seat), 10, 12));
  for (const [i, n] of view.players[seat]!.cards.entries()) found.push(at(ids.inventionId(n), 10, 2 * i));
  return found;
}

function playerTargets(view: View): Target[] {
  const at = (id: string, row: number, col: number): Target => ({ id, panel: 'players', row, col });
  const own = homeSeat(view);
  return view.players.flatMap((player, seat) => {
    const found = [at(ids.playerId(seat), 3 * seat, 0)];
    if (seat === own) return found;
    return [
      ...found,
      at(ids.homeId(seat), 3 * seat, 10),
      at(ids.bonusId(seat), 3 * seat + 2, 20),
      ...LABS.map((_, index) => at(ids.labId(seat, index), 3 * seat + 1, 4 + 8 * index)),
      ...player.cards.map((n, i) => at(ids.inventionId(n), 3 * seat + 2, 2 * i)),
    ];
  });
}

const PANELS: Readonly<Record<Pending['kind'], string>> = {
  favour: 'labs',
  component: 'city',
  fabrication: 'inventions',
  placement: 'city',
  crew: 'city',
  leonardo: 'players',
  privilege: 'city',
  lift: 'city',
  drop: 'city',
  arrange: 'inventions',
  offer: 'city',
  bid: 'inventions',
};

export function panelFor(decision: Decision, view: View): string {
  const { pending, lord } = view;
  if (pending?.kind === 'crew' && pending.place >= FIRST_LAB) return 'labs';
  if (pending?.kind === 'offer' && lord === WORKSHOP) return 'labs';
  return PANELS[decision.kind as Pending['kind']] ?? 'city';
}
