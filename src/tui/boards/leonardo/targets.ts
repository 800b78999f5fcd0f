/** What can be pointed at, which moves are about it, and which panel a decision belongs to. */
import { ranking } from '../../../games/leonardo/rules/city.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { purchases } from '../../../games/leonardo/rules/effects/purchases.ts';
import { inDeck } from '../../../games/leonardo/rules/sample.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  COUNCIL,
  FAVOUR_INDICES,
  LAB_INDICES,
  labAt,
  MATERIAL_INDICES,
  type Move,
  NOWHERE,
  type Pending,
  PRIVILEGE_INDICES,
  SHOPS,
  type View,
  WORKSHOP,
  ZONE_INDICES,
} from '../../../games/leonardo/rules/types.ts';
import { deciderOf } from '../../../games/leonardo/text/words.ts';
import type { Target } from '../contract.ts';
import { faceUp, homeSeat, knownTop } from './facts.ts';
import * as ids from './ids.ts';

export function targetOf(move: Move, view: View): string | null {
  const seat = deciderOf(view);
  switch (move.type) {
    case 'favour':
      return ids.favourId(move.favour);
    case 'component':
      return ids.zoneId(SHOPS[move.material]!);
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
    case 'buy': {
      const { lab, zone } = purchases[move.purchase]!;
      return lab === null ? ids.zoneId(zone) : ids.labId(seat, lab);
    }
    case 'renounce':
      return view.lord === NOWHERE ? null : ids.zoneId(view.lord);
    case 'bid':
      return ids.bidId(move.florins);
    case 'done':
    case 'pass':
      return null;
  }
}

export function targets(t: Tables, view: View): Target[] {
  return [
    ...on('city', cityTargets(t, view)),
    ...on('inventions', inventionTargets(t, view)),
    ...on('labs', ownTargets(view)),
    ...on('players', playerTargets(view)),
  ];
}

function on(panel: string, found: readonly string[]): Target[] {
  return found.map(id => ({ id, panel }));
}

function cityTargets(t: Tables, view: View): string[] {
  const found = [ids.LEONARDO];
  if (cityIsClosed(t, view)) return found;
  for (const zone of ZONE_INDICES) {
    found.push(ids.zoneId(zone), ...ranking(t, view, zone).map(seat => ids.workersId(zone, seat)));
    if (zone === COUNCIL) found.push(...PRIVILEGE_INDICES.map(ids.privilegeId));
  }
  return [...found, ids.PRICES];
}

function inventionTargets(t: Tables, view: View): string[] {
  const known = knownTop(view);
  const hidden = inDeck(t, view).filter(n => !known.includes(n));
  return [
    ...bidTargets(view),
    ...[...faceUp(view), ...known].map(ids.inventionId),
    ids.DECK,
    ...[...hidden, ...view.box].map(ids.inventionId),
  ];
}

/** The amounts of a sealed bid, for who is to make it. */
function bidTargets({ pending, viewer, seats }: View): string[] {
  if (pending?.kind !== 'bid' || pending.seat !== viewer) return [];
  return Array.from({ length: seats[viewer]!.florins + 1 }, (_, amount) => ids.bidId(amount));
}

/** The laboratories panel shows one player's side: what stands on it belongs to the viewer. */
function ownTargets(view: View): string[] {
  const seat = homeSeat(view);
  return [
    ...(view.phase === 'favours' ? FAVOUR_INDICES.map(ids.favourId) : []),
    ...LAB_INDICES.map(lab => ids.labId(seat, lab)),
    ...MATERIAL_INDICES.map(ids.materialId),
    ids.homeId(seat),
    ...view.seats[seat]!.cards.map(ids.inventionId),
    ids.bonusId(seat),
  ];
}

function playerTargets(view: View): string[] {
  const own = homeSeat(view);
  return view.seats.flatMap(({ cards }, seat) =>
    seat === own
      ? [ids.playerId(seat)]
      : [
          ids.playerId(seat),
          ids.homeId(seat),
          ...LAB_INDICES.map(lab => ids.labId(seat, lab)),
          ...cards.map(ids.inventionId),
          ids.bonusId(seat),
        ],
  );
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

export function panelFor(t: Tables, view: View): string {
  const { pending } = view;
  if (cityIsClosed(t, view) && pending?.kind === 'placement') return 'labs';
  if (pending === null) return 'city';
  if (pending.kind === 'crew' && labAt(pending.place) !== undefined) return 'labs';
  if (pending.kind === 'offer' && pending.zone === WORKSHOP) return 'labs';
  return PANELS[pending.kind];
}
