/** Inventions, laboratories, components and favours in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { discountFor } from '../../../games/leonardo/actions/completion.ts';
import type { Tables } from '../../../games/leonardo/data.ts';
import {
  type FavourId,
  HIDDEN,
  type Invention,
  type LabIndex,
  MATERIALS,
  type Material,
  type PlayerView,
  type View,
} from '../../../games/leonardo/types.ts';
import {
  componentList,
  florins,
  inventionFacts,
  inventionName,
  labName,
  plural,
  purchaseName,
} from '../../../games/leonardo/words.ts';
import type { Explanation } from '../contract.ts';
import { homeSeat, labWork, lacking, weeksNeeded } from './facts.ts';

export function explainInvention(t: Tables, view: View, n: Invention, names: Names): Explanation | null {
  if (n < 1 || t.ids[n] === undefined) return null;
  const facts = `${inventionName(t, n)}: ${inventionFacts(t, n)}.`;
  const owner = view.players.findIndex(player => player.cards.includes(n));
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
  return view.requested.includes(n)
    ? { text: facts + own, rule: 'leonardo.inventions.requested' }
    : { text: `${facts} Still in the deck: ${waiting(t, view)}.${own}`, rule: 'leonardo.start.early' };
}

/** Nothing new is requested once the city is closed. */
function waiting(t: Tables, view: View): string {
  return view.turn > t.constants.cityTurns ? 'it will not be requested any more' : 'not requested yet';
}

/** How the viewer stands to it, in sentences that follow others. */
function standing(t: Tables, view: View, n: Invention): string {
  const player = view.players[homeSeat(view)]!;
  const off = discountFor(t, player, n);
  const weeks = off > 0 ? ` With your cards it takes ${plural(weeksNeeded(t, player, n), 'week')}.` : '';
  if (player.realised.includes(n)) return ' You have realised it.';
  if (player.labs.some(lab => lab.invention === n)) return `${weeks} You are building it.`;
  const missing = lacking(t, player, n);
  if (missing === null) return weeks;
  return missing.every(count => count === 0)
    ? `${weeks} Its components are in hand.`
    : `${weeks} Still missing: ${componentList(missing)}.`;
}

export function explainLab(
  t: Tables,
  view: View,
  seat: Seat,
  index: LabIndex,
  names: Names,
): Explanation | null {
  const player = view.players[seat];
  const lab = player?.labs[index];
  if (player === undefined || lab === undefined) return null;
  const whose = `The ${labName(index)} of ${names[seat]}`;
  const [front, back] = t.spaces[index]!;
  if (lab.side < 0)
    return {
      text: `${whose} still lies in the Workshop: ${front} spaces, turned ${back} with ${plural(t.automatonSpaces[index]![1]!, 'space')} for automata.`,
      rule: 'leonardo.workshop',
    };
  const work = labWork(t, player, index);
  const turn = lab.side === 0 ? ` Its other side has ${back}.` : '';
  const automata = lab.automata === 1 ? '1 automaton' : `${lab.automata} automata`;
  const head = `${whose}: ${plural(work.spaces, 'space')}, ${automata}.${turn}`;
  if (lab.invention === 0)
    return { text: `${head} Idle: it can start an invention or be improved.`, rule: 'leonardo.start' };
  const gain = ` Those on it now do ${plural(work.gain, 'week')} at the end of phase C.`;
  if (lab.invention === HIDDEN)
    return {
      text: `${head} A secret invention with ${plural(lab.weeks, 'week')} done, made of at most ${componentList(lab.counted)}.${gain}`,
      rule: 'leonardo.secret.laboratory',
    };
  return { text: `${head} ${workText(t, player, index)}${gain}`, rule: 'leonardo.laboratory' };
}

function workText(t: Tables, player: PlayerView, index: LabIndex): string {
  const { invention, weeks, revealed } = player.labs[index]!;
  const need = weeksNeeded(t, player, invention);
  const pays = revealed
    ? `somebody else was first: it pays ${t.florinsLater[invention]} and brings no card`
    : `pays ${t.florinsFirst[invention]} when it is requested and nobody was first`;
  return `Builds ${inventionName(t, invention)}, ${weeks} of ${plural(need, 'week')} done; ${pays}.`;
}

export function explainMaterial(t: Tables, view: View, material: Material): Explanation | null {
  const name = MATERIALS[material];
  if (name === undefined) return null;
  const player = view.players[homeSeat(view)]!;
  const held = player.hand === null ? player.components[material]! : player.hand[material]!;
  const users = view.requested.filter(n => t.recipe[n]![material]! > 0);
  const used =
    users.length === 0
      ? 'No requested invention needs it.'
      : `Needed for ${users.map(n => inventionName(t, n)).join(', ')}.`;
  return {
    text: `${name}: ${held} in hand, ${view.shops[material]} in the shop. ${used}`,
    rule: 'leonardo.start.components',
  };
}

export function explainFavour(t: Tables, view: View, favour: FavourId): Explanation {
  const row = t.favours[favour];
  const taken = view.players[homeSeat(view)]!.favours[row.letter]!;
  const limit = t.counts[view.players.length]?.sameFavour ?? taken;
  const what =
    favour === 'florins'
      ? florins(row.florins)
      : favour === 'components'
        ? `${row.components} components of your choice, at most ${row.alike} alike`
        : purchaseName(t, favour);
  const extra =
    favour !== 'components' && row.components > 0
      ? ` and ${plural(row.components, 'component')} of your choice`
      : '';
  return {
    text: `Favour ${'abcd'[row.letter]}: ${what}${extra}. Letter ${'abcd'[row.letter]} taken ${taken} of at most ${limit} times.`,
    rule: 'leonardo.favours',
  };
}
