/** Menu text of moves: what each costs, brings and closes off. */
import type { Names, Seat } from '../../core/game.ts';
import { discountFor } from './actions/completion.ts';
import { priceOf } from './actions/offers.ts';
import type { Tables } from './data.ts';
import {
  CANCEL,
  FIRST_LAB,
  FIRST_SHOP,
  type Invention,
  type LabIndex,
  MATERIALS,
  type Move,
  type Place,
  type PlayerView,
  type PurchaseId,
  type View,
} from './types.ts';
import { componentList, florins, inventionName, labName, placeName, plural, purchaseName } from './words.ts';

export function describe(t: Tables, move: Move, view: View, names: Names): string {
  const seat = view.pending?.seat ?? 0;
  const player = view.players[seat]!;
  switch (move.type) {
    case 'favour':
      return describeFavour(t, move.favour);
    case 'component':
      return describeComponent(view, move.material);
    case 'start':
      return describeStart(t, view, player, move);
    case 'cancel': {
      const lab = player.labs[move.lab]!;
      const back = lab.invention > 0 ? componentList(t.recipe[lab.invention]!) : 'its components';
      const what = lab.invention > 0 ? inventionName(t, lab.invention) : 'the work';
      return `Cancel ${what} in the ${labName(move.lab)}: lose ${plural(lab.weeks, 'week')}, take back ${back}`;
    }
    case 'done':
      return player.plan.some(plan => plan >= CANCEL)
        ? 'Done: shown together with what the others choose'
        : 'Change nothing: no laboratory starts or stops';
    case 'send':
      return `Send apprentices to ${placeName(t, move.place)}${situation(t, view, names, move.place)}`;
    case 'master':
      return `Place the master in ${placeName(t, move.place)}, for ${masterWorth(t, move.place)}${situation(t, view, names, move.place)}`;
    case 'crew':
      return describeCrew(t, view, seat, move.count);
    case 'pass':
      return 'Pass: place nobody else this turn';
    case 'leonardo':
      if (move.to === seat) return view.leonardo === seat ? 'Keep Leonardo' : 'Take Leonardo yourself';
      return view.leonardo === move.to
        ? `Leave Leonardo with ${names[move.to]}`
        : `Give Leonardo to ${names[move.to]}`;
    case 'privilege':
      return describePrivilege(t, view, move.privilege);
    case 'decline':
      return 'Take your workers back without a privilege';
    case 'lift':
      return `Move ${move.owner === seat ? 'your own apprentice' : `an apprentice of ${names[move.owner]}`} from ${placeName(t, move.from)}${situation(t, view, names, move.from)}`;
    case 'drop':
      return `To ${placeName(t, move.to)}${situation(t, view, names, move.to)}`;
    case 'order': {
      const step = view.pending?.kind === 'arrange' ? view.pending.step : 0;
      const facts = `${plural(t.weeks[move.invention]!, 'week')}, ${componentList(t.recipe[move.invention]!)}`;
      return `${inventionName(t, move.invention)} as card ${step + 1} from the top (${facts})`;
    }
    case 'buy':
      return describePurchase(t, view, move.purchase);
    case 'renounce':
      return `Renounce: take your workers out of ${placeName(t, view.lord)}`;
    case 'bid':
      return move.florins === 0
        ? 'Bid 0: only the card "0"'
        : `Bid ${florins(move.florins)} of your ${player.florins}; paid only if you win`;
  }
}

function describeFavour(t: Tables, favour: (Move & { type: 'favour' })['favour']): string {
  const row = t.favours[favour];
  switch (favour) {
    case 'florins':
      return `a) Take ${florins(row.florins)}`;
    case 'components':
      return `b) Take ${row.components} components of your choice, at most ${row.alike} alike`;
    case 'apprentice':
      return 'c) Take an apprentice';
    default: {
      const extra = row.components > 0 ? `, and ${plural(row.components, 'component')} of your choice` : '';
      return `d) Take ${purchaseName(t, favour)}${extra}`;
    }
  }
}

function describeComponent(view: View, material: number): string {
  const price = view.pending?.kind === 'component' ? view.pending.price : 0;
  const cost = price > 0 ? ` for ${florins(price)}` : '';
  return `Take 1 ${MATERIALS[material]}${cost} (${view.shops[material]} in the shop)`;
}

function describeStart(t: Tables, view: View, player: PlayerView, move: Move & { type: 'start' }): string {
  const n = move.invention;
  const discount = discountFor(t, player, n);
  const weeks = `${plural(t.weeks[n]!, 'week')}${discount > 0 ? ` less ${discount}` : ''}`;
  return `Start ${inventionName(t, n)} in the ${labName(move.lab)}: ${componentList(t.recipe[n]!)}, ${weeks}; ${prospect(t, view, n)}`;
}

/** What an invention may pay. Nothing new is requested once the city is closed. [leonardo.start.early] */
function prospect(t: Tables, view: View, n: Invention): string {
  if (view.requested.includes(n)) return `pays ${t.florinsFirst[n]}, later ${t.florinsLater[n]}`;
  return view.turn > t.constants.cityTurns
    ? 'will not be requested any more, so it pays nothing'
    : `not requested yet, would pay ${t.florinsFirst[n]}`;
}

/** Strength of a player in a zone, from public facts. */
function strengthIn(t: Tables, player: PlayerView, place: Place): number {
  return player.placed[place]! + (player.master === place ? t.constants.masterRank : 0);
}

function masterWorth(t: Tables, place: Place): string {
  return place < FIRST_LAB
    ? `${t.constants.masterRank} in the ranking`
    : `${plural(t.constants.masterWeeks, 'week')} of work`;
}

/** Who is in a zone already, or how far a laboratory is. */
function situation(t: Tables, view: View, names: Names, place: Place): string {
  if (place >= FIRST_LAB) return labSituation(t, view, place - FIRST_LAB);
  const present = view.rows[place]!.map(
    seat => `${names[seat]} ${strengthIn(t, view.players[seat]!, place)}`,
  );
  const stock =
    place >= FIRST_SHOP ? `${view.shops[place - FIRST_SHOP]} ${MATERIALS[place - FIRST_SHOP]} left` : '';
  const facts = [present.join(', ') || 'nobody there', stock].filter(fact => fact !== '');
  return ` (${facts.join('; ')})`;
}

function labSituation(t: Tables, view: View, index: LabIndex): string {
  const player = view.players[view.pending?.seat ?? 0]!;
  const lab = player.labs[index]!;
  const place = FIRST_LAB + index;
  const used = lab.automata + player.placed[place]! + (player.master === place ? 1 : 0);
  const free = t.spaces[index]![lab.side]! - used;
  if (lab.invention <= 0) return ` (${plural(free, 'free space')})`;
  const need = Math.max(0, t.weeks[lab.invention]! - discountFor(t, player, lab.invention));
  return ` (${inventionName(t, lab.invention)} at ${lab.weeks} of ${plural(need, 'week')}; ${plural(free, 'free space')})`;
}

function describeCrew(t: Tables, view: View, seat: Seat, count: number): string {
  const player = view.players[seat]!;
  const keep = `${player.idle - count} left`;
  if (view.pending?.kind !== 'crew') return `${plural(count, 'apprentice')}, ${keep}`;
  const { place } = view.pending;
  if (place >= FIRST_LAB) return `${plural(count, 'apprentice')}: ${plural(count, 'week')} of work, ${keep}`;
  const own = strengthIn(t, player, place) + count;
  const row = view.rows[place]!;
  const at = row.includes(seat) ? row.indexOf(seat) : row.length;
  const ahead = row.filter((other, i) => {
    const strength = strengthIn(t, view.players[other]!, place);
    return other !== seat && (strength > own || (strength === own && i < at));
  });
  return `${plural(count, 'apprentice')}: strength ${own}, rank ${ahead.length + 1} as things stand, ${keep}`;
}

function describePrivilege(t: Tables, view: View, privilege: number): string {
  const { councilComponentPrice: price, councilLook } = t.constants;
  switch (privilege) {
    case 1:
      return view.codex
        ? '1) Move an apprentice of any player between two zones B to H'
        : '1) Move one of your apprentices in the city to another zone';
    case 2:
      return `2) Take the ${florins(view.councilFlorins)} of the Council`;
    case 3:
      return `3) Look at the top ${plural(Math.min(councilLook, view.deckSize), 'invention')} of the deck and arrange them`;
    default:
      return `4) Buy a component of your choice for ${florins(price)}`;
  }
}

function describePurchase(t: Tables, view: View, purchase: PurchaseId): string {
  const price = priceOf(t, view);
  const cost = price === 0 ? 'free' : florins(price);
  const next = t.constants.prices[view.bought + 1];
  const after = next === undefined ? 'the last one here' : `the next costs ${next}`;
  const when = purchase === 'apprentice' ? ', who works from the next turn on' : '';
  return `Buy ${purchaseName(t, purchase)}${when} (${cost}; ${after})`;
}
