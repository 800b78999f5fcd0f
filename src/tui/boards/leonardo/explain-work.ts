/** Inventions, laboratories, components and favours in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { capital, listed, plural, sentence } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { countsFor, type Tables } from '../../../games/leonardo/rules/data.ts';
import { favours } from '../../../games/leonardo/rules/effects/favours.ts';
import { discountFor, spacesOf, weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  FAVOUR_LETTERS,
  type FavourIndex,
  HIDDEN,
  type InventionIndex,
  LAB_PLACES,
  type LabIndex,
  MATERIALS,
  type MaterialIndex,
  NONE,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import {
  automata,
  componentList,
  florins,
  inventionNames,
  labName,
} from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { tieWords } from './bidding.ts';
import { homeSeat, lackingFor } from './facts.ts';
import { outlookWords, payOf, weeksComing } from './work.ts';

export function explainInvention(
  t: Tables,
  view: View,
  n: InventionIndex | undefined,
  names: Names,
): Explanation | null {
  if (n === undefined) return null;
  const facts = `${t.names[n]}: first ${florins(t.florinsFirst[n]!)}, later ${t.florinsLater[n]}; ${plural(t.weeks[n]!, 'week')}, ${componentList(t.recipe[n]!)}, ${MATERIALS[t.type[n]!]} type, card ${n}.`;
  const owner = view.seats.findIndex(player => player.cards.includes(n));
  if (owner >= 0)
    return {
      text: `${facts} ${names[owner]} owns the card, which takes ${plural(t.constants.discount, 'week')} off later inventions of the ${MATERIALS[t.type[n]!]} type.`,
      rule: 'leonardo.card',
    };
  if (view.box.includes(n)) return { text: `${facts} It is out of the game.`, rule: 'leonardo.inventions' };
  const auction = view.auctions.find(each => each.invention === n);
  if (auction !== undefined) {
    const bidders = listed(auction.bidders.map(seat => names[seat]!));
    return {
      text: `${facts} ${bidders} have completed it together. The highest sealed bid buys the card; ${tieWords(view, auction, names)}.`,
      rule: 'leonardo.auction',
    };
  }
  const own = standing(t, view, n);
  if (view.requested.includes(n))
    return { text: `${facts}${own} It is requested.`, rule: 'leonardo.inventions.requested' };
  const waiting = cityIsClosed(t, view)
    ? 'Never requested any more: it brings nothing.'
    : 'Still in the deck: pays only once it is requested.';
  return { text: `${facts} ${waiting}${own}`, rule: 'leonardo.start.early' };
}

/** How the viewer stands to it, in sentences that follow others. */
function standing(t: Tables, view: View, n: InventionIndex): string {
  const seat = homeSeat(view);
  const player = view.seats[seat]!;
  const off = discountFor(t, player, n);
  const weeks =
    off > 0
      ? ` Your cards take ${plural(off, 'week')} off: ${plural(weeksNeeded(t, player, n), 'week')} are left.`
      : '';
  if (player.realised.includes(n)) return ' You have built it already.';
  if (player.labs.some(lab => lab.invention === n)) return `${weeks} One of your laboratories builds it.`;
  const missing = lackingFor(t, view, seat, n);
  if (missing === null) return weeks;
  return missing.every(count => count === 0)
    ? `${weeks} You have all its parts.`
    : `${weeks} You lack ${componentList(missing)}.`;
}

export function explainLab(
  t: Tables,
  view: View,
  seat: Seat,
  index: LabIndex | undefined,
  names: Names,
): Explanation | null {
  const player = view.seats[seat];
  if (player === undefined || index === undefined) return null;
  const lab = player.labs[index]!;
  const whose = `The ${labName(index)} of ${names[seat]}`;
  const [front, back] = t.spaces[index]!;
  const sockets = plural(t.automatonSpaces[index]![1]!, 'bench', 'benches');
  if (lab.side < 0)
    return {
      text: `${whose} is still in the Workshop. With a second laboratory two inventions are built at once. It has ${front} benches, later ${back}, ${sockets} of them made for automata.`,
      rule: 'leonardo.workshop',
    };
  const machines = lab.automata === 0 ? '' : ` and ${automata(lab.automata)}`;
  const has = `${plural(spacesOf(t, player, index), 'bench', 'benches')}${machines}`;
  if (lab.invention === NONE) {
    const turn =
      lab.side === 0 ? ` The Workshop can give it ${back}, ${sockets} of them made for automata.` : '';
    return {
      text: `${whose} has ${has} and is idle: it can start an invention or be improved.${turn}`,
      rule: 'leonardo.start',
    };
  }
  const coming = weeksComing(t, player, index);
  const gain = coming === 0 ? 'nobody works there now' : `${coming} more this turn with those there`;
  if (lab.invention === HIDDEN)
    return {
      text: `${whose}, ${has}, has done ${plural(lab.weeks, 'week')}, ${gain}. What it builds lies face down; its parts are some of ${componentList(lab.counted)}.`,
      rule: 'leonardo.secret.laboratory',
    };
  const need = plural(weeksNeeded(t, player, lab.invention), 'week');
  // Where nobody works, the outlook says it.
  const now = coming === 0 ? '' : `, ${gain}`;
  const [when = ''] = outlookWords(t, view, seat, index, lab.invention);
  const pays = `It pays ${payOf(t, view, seat, index, lab.invention)}.`;
  const once =
    seat === homeSeat(view) && view.phase === 'placement' && player.placed[LAB_PLACES[index]!]! > 0
      ? ' Apprentices go there once a turn.'
      : '';
  return {
    text: `${seat === homeSeat(view) ? '' : `${whose} builds `}${t.names[lab.invention]}: ${lab.weeks} of ${need} done${now}. ${sentence(when)} ${pays}${once}`,
    rule: 'leonardo.laboratory',
  };
}

export function explainMaterial(
  t: Tables,
  view: View,
  material: MaterialIndex | undefined,
): Explanation | null {
  if (material === undefined) return null;
  const seat = homeSeat(view);
  const { hand, components } = view.seats[seat]!;
  const users = view.requested.filter(n => t.recipe[n]![material]! > 0);
  const used =
    users.length === 0 ? 'No requested invention needs it.' : `It is needed for ${inventionNames(t, users)}.`;
  const where = hand === null ? 'in hand and laboratories' : 'in hand';
  const held = isCounted(view, seat) ? `${(hand ?? components)[material]} ${where}, ` : '';
  return {
    text: `${capital(MATERIALS[material]!)}: ${held}${view.shops[material]} in the shop. ${used}`,
    rule: 'leonardo.start.components',
  };
}

export function explainFavour(t: Tables, view: View, favour: FavourIndex | undefined): Explanation | null {
  if (favour === undefined) return null;
  const row = t.favours[favour]!;
  const letter = FAVOUR_LETTERS[row.letter];
  const taken = view.seats[homeSeat(view)]!.favours[row.letter];
  const limit = countsFor(t, view.players).sameFavour;
  return {
    text: `Favour ${letter} gives ${favours[favour]!.choice(t, row)}. Of letter ${letter} you have taken ${taken}, at most ${limit} may be taken.`,
    rule: 'leonardo.favours',
  };
}
