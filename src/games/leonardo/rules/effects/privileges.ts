/** The four privileges of the Council. */
import type { Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { plural } from '../../../../core/words.ts';
import { florins } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { cardsToLookAt, lookAtDeck } from '../topics/arrange.ts';
import { componentQuestion } from '../topics/components.ts';
import { anyLift } from '../topics/move-apprentice.ts';
import { beginTurn } from '../turns.ts';
import { type Event, PRIVILEGES, type PrivilegeId, type State, type View } from '../types.ts';

export interface Privilege {
  /** As a noun. */
  readonly name: string;
  /** Who cannot use it may not choose it. [leonardo.council.usable] */
  possible(t: Tables, state: Readonly<State>, seat: Seat): boolean;
  whyNot(t: Tables): string;
  /** Does it, or asks what is still to be chosen. */
  carryOut(t: Tables, state: State, seat: Seat, emit: Emit<Event>): void;
  /** What it lets its holder do, as an order without a full stop. */
  about(t: Tables, view: View): string;
  /** Anchor of its rule. */
  rule(view: View): string;
}

const PRIVILEGE_EFFECTS: Readonly<Record<PrivilegeId, Privilege>> = {
  'move-apprentice': {
    name: 'moving an apprentice',
    possible: anyLift,
    whyNot: () => 'there is no apprentice you may move',
    carryOut: (_, state, seat) => beginTurn(state, { kind: 'lift', seat }),
    about: (_, { codex }) =>
      codex
        ? 'move an apprentice of any player from one place to another, the Council apart'
        : 'move one of your apprentices in the city, not the master, to another place but the Council',
    rule: ({ codex }) => (codex ? 'leonardo.codex' : 'leonardo.council.move'),
  },
  'take-florins': {
    name: 'the florins of the Council',
    possible: () => true,
    whyNot: () => '',
    /** All of them. [leonardo.council.florins] */
    carryOut(_, state, seat, emit) {
      emit?.({ type: 'council-florins', seat, florins: state.councilFlorins });
      state.seats[seat]!.florins += state.councilFlorins;
      state.councilFlorins = 0;
    },
    about: (_, { councilFlorins }) => `take the ${florins(councilFlorins)} lying on the Council`,
    rule: () => 'leonardo.council.florins',
  },
  'arrange-deck': {
    name: 'arranging the deck',
    possible: (_, { deck }) => deck.length > 0,
    whyNot: () => 'the deck is empty',
    carryOut: lookAtDeck,
    about(t, { deckSize }) {
      const cards = plural(cardsToLookAt(t, deckSize), 'invention');
      return `look in secret at the top ${cards} of the deck and put them back in any order`;
    },
    rule: () => 'leonardo.council.look',
  },
  'buy-component': {
    name: 'buying a component',
    possible: (t, { seats, shops }, seat) =>
      seats[seat]!.florins >= t.constants.councilComponentPrice && shops.some(stock => stock > 0),
    whyNot: t => `it takes ${florins(t.constants.councilComponentPrice)} and something in the shops`,
    carryOut(t, state, seat) {
      const price = t.constants.councilComponentPrice;
      const question = componentQuestion(state, seat, { left: 1, alike: 1, price });
      if (question !== null) beginTurn(state, question);
    },
    about: t => `buy a component of your choice for ${florins(t.constants.councilComponentPrice)}`,
    rule: () => 'leonardo.council.component',
  },
};

/** By PrivilegeIndex. */
export const privileges: readonly Privilege[] = PRIVILEGES.map(id => PRIVILEGE_EFFECTS[id]);
