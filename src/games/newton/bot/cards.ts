/** What the cards of a player will still do. */
import { worthToCome } from '../rules/effects/index.ts';
import { ACTIONS, type CardIndex } from '../rules/types.ts';
import { faded, type Prospects } from './prospects.ts';
import { actionWorth } from './values.ts';
import { CARD } from './weights.ts';

/** Each round a player plays up to five of the cards left, and one of them goes under the desk. */
export function cardsToCome(prospects: Prospects): number {
  const { t, player, state } = prospects;
  const { hand, desk } = player;
  const inHand = worthOf(prospects, hand);
  const plays = state.phase === 'actions' ? t.setup.turnsPerRound - desk.length : 0;
  const thisRound = hand.length === 0 ? 0 : (inHand * Math.min(plays, hand.length)) / hand.length;
  return thisRound + laterRounds(prospects, worthOf(prospects, desk, inHand), hand.length + desk.length);
}

/** What the best face-up card up to a level adds to the turns to come. */
export function bestFurtherCard(prospects: Prospects, highest: number): number {
  const { hand, desk } = prospects.player;
  const { rows } = prospects.state;
  const owned = hand.length + desk.length;
  const together = worthOf(prospects, desk, worthOf(prospects, hand));
  const without = laterRounds(prospects, together, owned);
  let best = 0;
  for (let level = 1; level <= Math.min(highest, rows.length); level++)
    for (const card of rows[level - 1]!)
      best = Math.max(
        best,
        laterRounds(prospects, together + cardWorth(prospects, card), owned + 1) - without,
      );
  return best;
}

function worthOf(prospects: Prospects, cards: readonly CardIndex[], more = 0): number {
  let sum = more;
  for (const card of cards) sum += cardWorth(prospects, card);
  return sum;
}

/** Turns in the rounds to come with so many cards of this worth together. */
function laterRounds(prospects: Prospects, worthOfCards: number, owned: number): number {
  const { turnsPerRound, rounds } = prospects.t.setup;
  let turns = 0;
  for (let round = prospects.state.round + 1, left = owned - 1; round <= rounds && left > 0; round++, left--)
    turns += Math.min(turnsPerRound, left);
  return owned === 0 ? 0 : (worthOfCards * turns) / owned;
}

/** An average turn with this card. */
function cardWorth(prospects: Prospects, card: CardIndex): number {
  if (Number.isNaN(prospects.cards[card])) prospects.cards[card] = findCardWorth(prospects, card);
  return prospects.cards[card]!;
}

function findCardWorth(prospects: Prospects, card: CardIndex): number {
  const { action, books, effect } = prospects.t.cards[card]!;
  let worth = 0;
  if (action === 'joker') {
    for (let i = 0; i < ACTIONS.length; i++)
      worth = Math.max(worth, actionWorth(ACTIONS[i]!, prospects.symbols[i]! + 1));
  } else {
    const itself = prospects.player.desk.includes(card) ? 0 : 1;
    worth = actionWorth(action, prospects.symbols[ACTIONS.indexOf(action)]! + itself);
  }
  return (
    CARD.share *
    (worth * faded(CARD.action, prospects.future) +
      (effect === null ? 0 : worthToCome(prospects, effect)) +
      CARD.book * (books[0] + books[1] + books[2] + books[3]))
  );
}
