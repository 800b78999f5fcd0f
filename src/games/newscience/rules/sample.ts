/** Full states that a view allows. */
import { type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import { copyTable } from './copy.ts';
import type { Tables } from './data.ts';
import { type CardIndex, EVENT_LEVELS, NONE, type State, type View } from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const deck = dealStack(t, view, rng);
  const seen = view.stack.map(card => card.seen).reverse();
  return Object.assign(copyTable(view), { rng, deck, seen });
}

/** The stack and the cards left out are the only secrets: unseen cards are dealt anew, level by level. [newscience.hidden] */
function dealStack(t: Tables, view: View, rng: RngState): CardIndex[] {
  const isSeen = seenCards(t, view);
  const unseen: CardIndex[][] = [];
  for (const level of EVENT_LEVELS) {
    const cards: CardIndex[] = [];
    for (const card of t.stacks[view.players]![level]!) if (isSeen[card] === 0) cards.push(card);
    unseen[level] = shuffle(rng, cards);
  }
  const deck: CardIndex[] = [];
  for (const { card, level } of view.stack) deck.push(card === NONE ? unseen[level]!.pop()! : card);
  return deck.reverse();
}

/** 1 for each card that lies face up or that the viewer has looked at. */
function seenCards(t: Tables, { events, discard, seats, stack }: View): Uint8Array {
  const seen = new Uint8Array(t.cards.length);
  for (const card of events) if (card !== NONE) seen[card] = 1;
  for (const card of discard) seen[card] = 1;
  for (const { laboratory } of seats) if (laboratory !== NONE) seen[laboratory] = 1;
  for (const { card } of stack) if (card !== NONE) seen[card] = 1;
  return seen;
}
