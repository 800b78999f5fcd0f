/** Inventions, laboratories, components and favours in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { capital, listed, plural, sentence } from '../../../core/words.ts';
import { countsFor, type Tables } from '../../../games/leonardo/rules/data.ts';
import { favours } from '../../../games/leonardo/rules/effects/favours.ts';
import { discountFor, spacesOf, weeksNeeded } from '../../../games/leonardo/rules/laboratories.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  FAVOUR_LETTERS,
  type FavourIndex,
  HIDDEN,
  type InventionIndex,
  type LabIndex,
  MATERIALS,
  type MaterialIndex,
  METALS,
  NONE,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import {
  automata,
  componentList,
  florins,
  inventionName,
  inventionNames,
  labName,
} from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { tieWords } from './bidding.ts';
import { homeSeat, lackingFor } from './facts.ts';
import { outlookWords, weeksComing } from './work.ts';

export function explainInvention(
  t: Tables,
  view: View,
  n: InventionIndex | undefined,
  names: Names,
): Explanation | null {
  if (n === undefined) return null;
  const facts = `${inventionName(t, n)} is made of ${componentList(t.recipe[n]!)} and takes ${plural(t.weeks[n]!, 'week')} of work (${METALS[t.metal[n]!]}, ${MATERIALS[t.type[n]!]} type). All who complete it in the first turn get ${florins(t.florinsFirst[n]!)}, later ones ${t.florinsLater[n]}.`;
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
      text: `${facts} ${bidders} have completed it together and been paid. The highest sealed bid now buys the card; ${tieWords(view, auction, names)}.`,
      rule: 'leonardo.auction',
    };
  }
  const own = standing(t, view, n);
  if (view.requested.includes(n))
    return { text: `${facts} It is requested.${own}`, rule: 'leonardo.inventions.requested' };
  const waiting = cityIsClosed(t, view)
    ? 'It will not be requested any more, so it brings nothing.'
    : 'It is still in the deck: it may be started, but is paid only once it is requested.';
  return { text: `${facts} ${waiting}${own}`, rule: 'leonardo.start.early' };
}

/** How the viewer stands to it, in sentences that follow others. */
function standing(t: Tables, view: View, n: InventionIndex): string {
  const player = view.seats[homeSeat(view)]!;
  const off = discountFor(t, player, n);
  const weeks =
    off > 0
      ? ` Your cards take ${plural(off, 'week')} off: ${plural(weeksNeeded(t, player, n), 'week')} are left.`
      : '';
  if (player.realised.includes(n)) return ' You have built it already.';
  if (player.labs.some(lab => lab.invention === n)) return `${weeks} One of your laboratories builds it.`;
  const missing = lackingFor(t, player, n);
  if (missing === null) return weeks;
  return missing.every(count => count === 0)
    ? `${weeks} You have all its parts in hand.`
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
      text: `${whose} still lies in the Workshop. It has ${front} benches; improved once more it has ${back}, ${sockets} of them made for automata.`,
      rule: 'leonardo.workshop',
    };
  const turn =
    lab.side === 0 ? ` Improved, it would have ${back}, ${sockets} of them made for automata.` : '';
  const machines = lab.automata === 0 ? '' : ` and ${automata(lab.automata)}`;
  const head = `${whose} has ${plural(spacesOf(t, player, index), 'bench', 'benches')}${machines}.${turn}`;
  if (lab.invention === NONE)
    return {
      text: `${head} It is idle: it can start an invention, or be improved in the Workshop.`,
      rule: 'leonardo.start',
    };
  const coming = weeksComing(t, player, index);
  const gain =
    coming === 0
      ? ' Nobody works there now.'
      : ` Those there now do ${plural(coming, 'week')} when the city has been visited.`;
  if (lab.invention === HIDDEN)
    return {
      text: `${head} What it builds lies face down, ${plural(lab.weeks, 'week')} done; it is made of some of ${componentList(lab.counted)}.${gain}`,
      rule: 'leonardo.secret.laboratory',
    };
  const need = plural(weeksNeeded(t, player, lab.invention), 'week');
  const [when = ''] = outlookWords(t, view, seat, index, lab.invention);
  return {
    text: `${head} It builds ${inventionName(t, lab.invention)}: ${lab.weeks} of ${need} are done.${gain} ${sentence(when)}`,
    rule: 'leonardo.laboratory',
  };
}

export function explainMaterial(
  t: Tables,
  view: View,
  material: MaterialIndex | undefined,
): Explanation | null {
  if (material === undefined) return null;
  const { hand, components } = view.seats[homeSeat(view)]!;
  const users = view.requested.filter(n => t.recipe[n]![material]! > 0);
  const used =
    users.length === 0 ? 'No requested invention needs it.' : `It is needed for ${inventionNames(t, users)}.`;
  const where = hand === null ? 'in hand and laboratories' : 'in hand';
  return {
    text: `${capital(MATERIALS[material]!)}: ${(hand ?? components)[material]} ${where}, ${view.shops[material]} in the shop. ${used}`,
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
