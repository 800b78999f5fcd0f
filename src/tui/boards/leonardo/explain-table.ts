/** Leonardo, deck, players and bids in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { MATERIALS, NOWHERE, type SeatView, type View } from '../../../games/leonardo/rules/types.ts';
import {
  componentList,
  florins,
  inventionNames,
  placeName,
  workers,
} from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { tieWords } from './bidding.ts';

export function explainLeonardo(view: View, names: Names): Explanation {
  return {
    text: `${names[view.leonardo]} has Leonardo, places workers first and wins ties among bids. The strongest in the Council decides who has him next.`,
    rule: 'leonardo.council.leonardo',
  };
}

export function explainDeck(view: View): Explanation {
  const box =
    view.box.length === 0
      ? ''
      : ` ${plural(view.box.length, 'invention')} out of the game will never be requested.`;
  return {
    text: `${plural(view.deckSize, 'invention')} lie face down and take the place of completed ones when a turn ends. All know which they are, but not their order. What is started early pays only once it is requested.${box}`,
    rule: 'leonardo.start.early',
  };
}

export function explainHome(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const { idle, master, academy } = view.seats[seat]!;
  const { masterRank, masterWeeks } = t.constants;
  const away = master === NOWHERE ? '' : ` The master is in ${placeName(t, master)}.`;
  return {
    text: `${names[seat]} has ${workers(idle, master === NOWHERE)} at home.${away} ${plural(academy, 'more apprentice')} can be had in the Academy. In the city the master counts for ${masterRank} apprentices, in a laboratory he does ${masterWeeks} weeks of work, an apprentice 1.`,
    rule: 'leonardo.workers',
  };
}

export function explainBonus(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const { cards } = view.seats[seat]!;
  const ladder = t.constants.varietyBonus
    .flatMap((bonus, count) => (bonus > 0 ? [`${count} types bring ${bonus}`] : []))
    .join(', ');
  return {
    text: `${names[seat]} owns cards of ${plural(typesOwned(t, cards), 'type')}, worth ${florins(varietyBonus(t, cards))} at the end: ${ladder}. Each card also takes ${plural(t.constants.discount, 'week')} off later inventions of its type.`,
    rule: 'leonardo.end.bonus',
  };
}

export function explainPlayer(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const player = view.seats[seat]!;
  const held = isCounted(view, seat)
    ? `${names[seat]} has ${florins(player.florins)} and ${componentsHeld(player)}.`
    : `What ${names[seat]} has in florins and components is not counted.`;
  const without = player.realised.filter(n => !player.cards.includes(n));
  const later = without.length === 0 ? '' : ` Built without the card: ${inventionNames(t, without)}.`;
  const leonardo =
    view.leonardo === seat
      ? ` ${names[seat]} holds Leonardo, begins when workers are placed and wins tied bids.`
      : ` With Leonardo, ${names[seat]} would begin when workers are placed and win tied bids.`;
  return {
    text: `${held} Cards: ${inventionNames(t, player.cards)}.${later}${leonardo}`,
    rule: 'leonardo.secret',
  };
}

function componentsHeld({ hand, components }: SeatView): string {
  return hand === null
    ? `${componentList(components)} in hand and laboratories together`
    : `${componentList(hand)} in hand`;
}

/** A sum that may be bid, as the viewer stands. */
export function explainBid(t: Tables, view: View, amount: number, names: Names): Explanation | null {
  const [auction] = view.auctions;
  if (auction === undefined) return null;
  const { discount } = t.constants;
  const paid =
    amount === 0
      ? 'It wins nothing; if all bid 0, the card goes out of the game.'
      : `If it is the highest bid, you pay ${florins(amount)} and take the card; else nothing.`;
  const type = MATERIALS[t.type[auction.invention]!];
  return {
    text: `${paid} The card takes ${plural(discount, 'week')} off later ${type} inventions and counts for the bonus for types at the end; ${tieWords(view, auction, names)}.`,
    rule: 'leonardo.auction',
  };
}
