/** Names of things. */
import type { Tables } from '../rules/data.ts';
import { wordOf } from '../rules/effects/index.ts';
import type { CardIndex, PrizeIndex } from '../rules/types.ts';

/** "the duke (6)" */
export function cardName(t: Tables, card: CardIndex): string {
  const { name, value } = t.cards[card]!;
  return `the ${name} (${value})`;
}

/** "page 1, duke 6" */
export function cardList(t: Tables, cards: readonly CardIndex[]): string {
  return cards.map(card => `${t.cards[card]!.name} ${t.cards[card]!.value}`).join(', ') || 'none';
}

/** "the crown" */
export function prizeName(t: Tables, prize: PrizeIndex): string {
  return `the ${t.prizes[prize]!.name}`;
}

/** "the crown (7 points)" */
export function prizeText(t: Tables, prize: PrizeIndex): string {
  const { effect } = t.prizes[prize]!;
  return `${prizeName(t, prize)} (${wordOf(effect).text(effect)})`;
}

/** "the crown (7 points), the herald (take a spent card back)" */
export function prizeList(t: Tables, prizes: readonly PrizeIndex[]): string {
  return prizes.map(prize => prizeText(t, prize)).join(', ') || 'none';
}
