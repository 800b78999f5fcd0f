/**
 * Guessing how the masters were handed out, from what one seat remembers. Each slot is one card of one pack, in the
 * order in which the pack was emptied; a slot belongs to the seat that took the card, or to nobody.
 */
import type { Seat } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { type RngState, shuffle } from '../../../core/rng.ts';
import { packHeld } from './packs.ts';
import type { Tables } from './tables.ts';
import type { Deal, MasterIndex, View } from './types.ts';

interface Slot {
  readonly pack: Seat;
  readonly taker: Seat | null;
  /** Cards that the viewer's memory allows here. */
  readonly candidates: readonly MasterIndex[];
}

export function sampleDeal(t: Tables, view: View, rng: RngState): Deal {
  const slots = makeSlots(t, view, rng);
  const cards: MasterIndex[] = [];
  const playedBy = new Array<Seat | null>(t.masters.length).fill(null);
  let played = 0;
  for (const [seat, player] of view.seats.entries()) {
    for (const master of player.played) playedBy[master] = seat;
    played += player.played.length;
  }
  fill(slots, cards, new Array<boolean>(t.masters.length).fill(false), playedBy, played);
  const deal: Deal = {
    draft: view.deal.draft,
    packs: view.seats.map(() => []),
    picks: view.seats.map(() => []),
  };
  const taken: { seat: Seat; nth: number; card: MasterIndex }[] = [];
  for (const [i, slot] of slots.entries()) {
    const card = cards[i]!;
    const nth = deal.packs[slot.pack]!.push(card) - 1;
    if (slot.taker !== null) taken.push({ seat: slot.taker, nth, card });
  }
  for (const { seat, card } of taken.sort((a, b) => a.nth - b.nth)) deal.picks[seat]!.push(card);
  restoreOrder(view, deal);
  return deal;
}

function makeSlots(t: Tables, view: View, rng: RngState): Slot[] {
  const { deal, viewer, players } = view;
  const size = players === 1 ? t.setup.masters.soloDrawn : t.setup.masters.dealt;
  const remembered = new Set(deal.seen.flat());
  const unknown = indices<MasterIndex>(t.masters).filter(master => !remembered.has(master));
  const slots: Slot[] = [];
  for (let pack = 0; pack < players; pack++) {
    for (let nth = 0; nth < size; nth++) {
      const seat = deal.draft ? (pack + nth) % players : pack;
      const made = view.seats[seat]!.mastersInHand + view.seats[seat]!.played.length;
      const taker = nth < made ? seat : null;
      if (taker !== null && taker === viewer && deal.picks.length > 0) {
        slots.push({ pack, taker, candidates: [deal.picks[nth]!] });
        continue;
      }
      let candidates = unknown;
      for (const [choice, seen] of deal.seen.entries()) {
        if (viewer === null || packHeld(deal, players, viewer, choice) !== pack) continue;
        if (!deal.draft || nth >= choice) candidates = seen;
        else if (candidates !== unknown) candidates = candidates.filter(card => !seen.includes(card));
      }
      if (candidates !== unknown) candidates = candidates.filter(card => !deal.picks.includes(card));
      slots.push({ pack, taker, candidates: shuffle(rng, candidates.slice()) });
    }
  }
  return slots;
}

/**
 * Depth-first: cards that a seat has played must lie in its slots, so they are tried first. `unplaced` counts the
 * played cards that have no slot yet.
 */
function fill(
  slots: readonly Slot[],
  cards: MasterIndex[],
  used: boolean[],
  playedBy: readonly (Seat | null)[],
  unplaced: number,
): boolean {
  const slot = slots[cards.length];
  if (slot === undefined) return unplaced === 0;
  for (const owner of slot.taker === null ? [null] : [slot.taker, null]) {
    const left = owner === null ? unplaced : unplaced - 1;
    for (const card of slot.candidates) {
      if (used[card] || playedBy[card] !== owner) continue;
      cards.push(card);
      used[card] = true;
      if (fill(slots, cards, used, playedBy, left)) return true;
      cards.pop();
      used[card] = false;
    }
  }
  return false;
}

/** A pack is remembered in the order in which it lay before the viewer. */
function restoreOrder(view: View, deal: Deal): void {
  if (view.viewer === null) return;
  for (let choice = view.deal.seen.length - 1; choice >= 0; choice--) {
    const pack = deal.packs[packHeld(deal, view.players, view.viewer, choice)]!;
    const seen = view.deal.seen[choice]!;
    const before = pack.filter(card => !seen.includes(card));
    pack.splice(0, pack.length, ...before, ...seen);
  }
}
