/** What research, experiments and publications have in common. */
import { plural } from '../../../../core/words.ts';
import { cardNames } from '../../text/words.ts';
import { activeCards } from '../cards.ts';
import type { Tables } from '../data.ts';
import { NO_CARDS, plainPoints } from '../points.ts';
import {
  type CardIndex,
  DISCOVERY_ACTIONS,
  type DiscoveryAction,
  type DiscoveryIndex,
  type DiscoveryMove,
  type DiscoveryPending,
  type DiscoverySet,
  type Move,
  type State,
} from '../types.ts';

/** Above the rest that anybody has. */
const MOST_REST = 16;
/** Moves without cards, made once: a search finds most of its moves again by being the same object. By what they need. */
const plainMoves: Move[][] = [];

export function discoveryMove(
  type: DiscoveryAction,
  discovery: DiscoveryIndex,
  rest: number,
  cards: readonly CardIndex[],
  needs: number,
): Move {
  if (cards.length > 0 || rest >= MOST_REST) return { type, discovery, rest, cards, needs };
  const place = (discovery * DISCOVERY_ACTIONS.length + NUMBERS[type]) * MOST_REST + rest;
  while (plainMoves.length <= place) plainMoves.push([]);
  const byNeeds = plainMoves[place]!;
  const known = byNeeds[needs];
  if (known !== undefined) return known;
  const move: Move = { type, discovery, rest, cards: NO_CARDS, needs };
  byNeeds[needs] = move;
  return move;
}

const NUMBERS: Readonly<Record<DiscoveryAction, number>> = { research: 0, experiment: 1, publish: 2 };

export function notateDiscovery(t: Tables, move: DiscoveryMove): string {
  const rest = move.rest > 0 ? ` rest ${move.rest}` : '';
  const cards = move.cards.map(card => ` with ${t.cards[card]!.id}`).join('');
  return `${move.type} ${t.discoveries[move.discovery]!.id}${rest}${cards}`;
}

/** Rest and cards that a move costs. */
export function priceText(t: Tables, { rest, cards }: DiscoveryMove): string {
  const costs = [
    ...(rest > 0 ? [`spend ${rest} rest`] : []),
    ...(cards.length > 0 ? [`use ${cardNames(t, cards)}`] : []),
  ];
  return costs.length > 0 ? ` (${costs.join(', ')})` : '';
}

/** What the player has to work with. */
export function meansText(
  t: Tables,
  state: Readonly<State>,
  { kind, seat, modifier }: DiscoveryPending,
): string {
  const me = state.seats[seat]!;
  const cards = activeCards(t, state, seat).length > 0 ? ' before cards' : '';
  const die = kind === 'experiment' ? ' + die' : '';
  return `${plural(plainPoints(t, me, modifier, kind), 'point')}${cards}${die}, ${me.rest} rest`;
}

export function shortText(needed: number, points: number, rest: number): string {
  return `needs ${plural(needed, 'point')}, you have ${points} and ${rest} rest`;
}

/** Discoveries that some of these moves are about. */
export function discoveriesIn(moves: readonly Move[]): DiscoverySet {
  return moves.reduce((set, move) => ('discovery' in move ? set | (1 << move.discovery) : set), 0);
}
