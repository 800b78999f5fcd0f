/** Inventions, laboratories, components and favours in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
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
  type LabTable,
  MATERIALS,
  type MaterialIndex,
  NONE,
  type SeatTable,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import {
  automata,
  componentList,
  inventionFacts,
  inventionName,
  inventionNames,
  labName,
} from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { homeSeat, lackingFor, weeksComing } from './facts.ts';

export function explainInvention(
  t: Tables,
  view: View,
  n: InventionIndex | undefined,
  names: Names,
): Explanation | null {
  if (n === undefined) return null;
  const facts = `${inventionName(t, n)}: ${inventionFacts(t, n)}.`;
  const owner = view.seats.findIndex(player => player.cards.includes(n));
  if (owner >= 0)
    return {
      text: `${facts} ${names[owner]} owns the card: ${t.constants.discount} weeks off later inventions of the ${MATERIALS[t.type[n]!]} type.`,
      rule: 'leonardo.card',
    };
  if (view.box.includes(n)) return { text: `${facts} It is out of the game.`, rule: 'leonardo.inventions' };
  const auction = view.auctions.find(each => each.invention === n);
  if (auction !== undefined) {
    const bidders = auction.bidders.map(seat => names[seat]).join(', ');
    return {
      text: `${facts} Completed together by ${bidders}: the highest sealed bid takes the card, paid to the bank.`,
      rule: 'leonardo.auction',
    };
  }
  const own = standing(t, view, n);
  if (view.requested.includes(n)) return { text: facts + own, rule: 'leonardo.inventions.requested' };
  const waiting = cityIsClosed(t, view) ? 'it will not be requested any more' : 'not requested yet';
  return { text: `${facts} Still in the deck: ${waiting}.${own}`, rule: 'leonardo.start.early' };
}

/** How the viewer stands to it, in sentences that follow others. */
function standing(t: Tables, view: View, n: InventionIndex): string {
  const player = view.seats[homeSeat(view)]!;
  const off = discountFor(t, player, n);
  const weeks = off > 0 ? ` With your cards it takes ${plural(weeksNeeded(t, player, n), 'week')}.` : '';
  if (player.realised.includes(n)) return ' You have realised it.';
  if (player.labs.some(lab => lab.invention === n)) return `${weeks} You are building it.`;
  const missing = lackingFor(t, player, n);
  if (missing === null) return weeks;
  return missing.every(count => count === 0)
    ? `${weeks} Its components are in hand.`
    : `${weeks} Still missing: ${componentList(missing)}.`;
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
  if (lab.side < 0)
    return {
      text: `${whose} still lies in the Workshop: ${front} spaces, turned ${back} with ${plural(t.automatonSpaces[index]![1]!, 'space')} for automata.`,
      rule: 'leonardo.workshop',
    };
  const turn = lab.side === 0 ? ` Its other side has ${back}.` : '';
  const head = `${whose}: ${plural(spacesOf(t, player, index), 'space')}, ${automata(lab.automata)}.${turn}`;
  const { invention } = lab;
  if (invention === NONE)
    return { text: `${head} Idle: it can start an invention or be improved.`, rule: 'leonardo.start' };
  const gain = ` Those on it now do ${plural(weeksComing(t, player, index), 'week')} at the end of phase C.`;
  if (invention === HIDDEN)
    return {
      text: `${head} A secret invention with ${plural(lab.weeks, 'week')} done, made of at most ${componentList(lab.counted)}.${gain}`,
      rule: 'leonardo.secret.laboratory',
    };
  return { text: `${head} ${workText(t, player, lab, invention)}${gain}`, rule: 'leonardo.laboratory' };
}

function workText(t: Tables, player: SeatTable, { weeks, revealed }: LabTable, n: InventionIndex): string {
  const pays = revealed
    ? `somebody else was first: it pays ${t.florinsLater[n]} and brings no card`
    : `pays ${t.florinsFirst[n]} when it is requested and nobody was first`;
  return `Builds ${inventionName(t, n)}, ${weeks} of ${plural(weeksNeeded(t, player, n), 'week')} done; ${pays}.`;
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
    users.length === 0 ? 'No requested invention needs it.' : `Needed for ${inventionNames(t, users)}.`;
  return {
    text: `${MATERIALS[material]}: ${(hand ?? components)[material]} in hand, ${view.shops[material]} in the shop. ${used}`,
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
    text: `Favour ${letter}: ${favours[favour]!.choice(t, row)}. Letter ${letter} taken ${taken} of at most ${limit} times.`,
    rule: 'leonardo.favours',
  };
}
