/** The question behind each pending decision, in words. */
import type { Decision } from '../../core/game.ts';
import { priceOf } from './actions/offers.ts';
import { countsFor, type Tables } from './data.ts';
import {
  ACADEMY,
  FIRST_SHOP,
  MATERIALS,
  NOWHERE,
  type Pending,
  type Player,
  type State,
  WORKSHOP,
} from './types.ts';
import { florins, inventionName, placeName, plural, purchaseName } from './words.ts';

const RULES: Readonly<Record<Pending['kind'], string>> = {
  favour: 'leonardo.favours',
  component: 'leonardo.favours',
  fabrication: 'leonardo.start',
  placement: 'leonardo.placement',
  crew: 'leonardo.placement.once',
  leonardo: 'leonardo.council.leonardo',
  privilege: 'leonardo.council.choice',
  lift: 'leonardo.council.move',
  drop: 'leonardo.council.move',
  arrange: 'leonardo.council.look',
  offer: 'leonardo.offers',
  bid: 'leonardo.auction',
};

export function decision(t: Tables, state: Readonly<State>): Decision | null {
  const { pending } = state;
  if (pending === null) return null;
  return {
    seat: pending.seat,
    kind: pending.kind,
    prompt: prompt(t, state, pending),
    secret: pending.kind === 'fabrication' || pending.kind === 'bid' || pending.kind === 'arrange',
    rule: ruleOf(state, pending),
  };
}

function ruleOf(state: Readonly<State>, pending: Pending): string {
  if (pending.kind === 'component' && state.turn > 0) return 'leonardo.council.component';
  if (state.codex && (pending.kind === 'lift' || pending.kind === 'drop')) return 'leonardo.codex';
  if (pending.kind === 'offer') {
    if (state.lord === WORKSHOP) return 'leonardo.workshop';
    return state.lord === ACADEMY ? 'leonardo.academy' : 'leonardo.shops';
  }
  return RULES[pending.kind];
}

function prompt(t: Tables, state: Readonly<State>, pending: Pending): string {
  const player = state.players[pending.seat]!;
  switch (pending.kind) {
    case 'favour': {
      const taken = player.favours.reduce((a, b) => a + b, 0);
      return `Which favour do you take? Number ${taken + 1} of ${countsFor(t, state.players.length).favours}`;
    }
    case 'component':
      return pending.price > 0
        ? `Which component do you buy for ${florins(pending.price)}?`
        : `Which component do you take? ${pending.left} to choose`;
    case 'fabrication':
      return 'What do your laboratories build? Nobody sees it before all have chosen';
    case 'placement':
      return `Where do you place workers? ${workersLeft(player)} left`;
    case 'crew':
      return `How many apprentices go to ${placeName(t, pending.place)}? You cannot add more there later this turn`;
    case 'leonardo':
      return 'You are first in the Council: who takes Leonardo, and so begins the next turns and wins tied bids?';
    case 'privilege':
      return pending.first
        ? 'Which privilege of the Council do you choose?'
        : 'Which privilege of the Council is left for you?';
    case 'lift':
      return 'Which apprentice do you move?';
    case 'drop':
      return `To which zone does the apprentice from ${placeName(t, pending.from)} go?`;
    case 'arrange':
      return `Which invention shall be card ${pending.step + 1} of the deck? ${pending.count - pending.step} left to arrange`;
    case 'offer':
      return offerPrompt(t, state, player);
    case 'bid': {
      const { invention, bidders } = state.auctions[0]!;
      return `How much do you bid for the card ${inventionName(t, invention)}, sealed, against ${plural(bidders.length - 1, 'player')}? You have ${florins(player.florins)}`;
    }
  }
}

function workersLeft(player: Player): string {
  const parts: string[] = [];
  if (player.idle > 0) parts.push(plural(player.idle, 'apprentice'));
  if (player.master === NOWHERE) parts.push('the master');
  return parts.join(' and ');
}

function offerPrompt(t: Tables, state: Readonly<State>, player: Player): string {
  const price = priceOf(t, state);
  const cost = price === 0 ? 'free' : `${florins(price)} of your ${player.florins}`;
  if (state.lord === WORKSHOP) return `Which improvement do you buy in the Workshop? Price: ${cost}`;
  const what = state.lord === ACADEMY ? 'apprentice' : MATERIALS[state.lord - FIRST_SHOP]!;
  return `Do you buy ${purchaseName(t, what)} in ${placeName(t, state.lord)}? Price: ${cost}`;
}
