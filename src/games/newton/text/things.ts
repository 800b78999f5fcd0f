/** What has a name on the table, for players who ask for it by name. */
import type { Names, Seat, Thing } from '../../../core/game.ts';
import { indices } from '../../../core/grammar.ts';
import { listed } from '../../../core/words.ts';
import { ruleOfEffect } from '../rules/effects/index.ts';
import type { Tables } from '../rules/tables.ts';
import type { CardIndex, MasterIndex, PlaceIndex, TechnologyIndex, View } from '../rules/types.ts';
import { cardText, masterText, spaceName } from './components.ts';
import { mapLine, technologyLine } from './outline.ts';
import { nameOf } from './words.ts';

export function things(t: Tables, view: View, names: Names): Thing[] {
  return [
    ...indices<PlaceIndex>(t.places).map(place => ({
      name: t.places[place]!.name,
      text: `${mapLine(t, view, place, names)}.`,
      rule: 'newton.travel',
    })),
    ...indices<TechnologyIndex>(t.technology).map(space => ({
      name: spaceName(t, space),
      text: `${technologyLine(t, view, space, names)}.`,
      rule: 'newton.technology',
    })),
    ...t.cardsOfLevel.flat().flatMap(card => cardThing(t, view, [card], names)),
    ...t.startingCards[0]!.flatMap((_, i) =>
      cardThing(
        t,
        view,
        t.startingCards.map(set => set[i]!),
        names,
      ),
    ),
    ...indices<MasterIndex>(t.masters).flatMap(master => masterThing(t, view, master, names)),
  ];
}

/**
 * The cards of one name: an action card, or the starting cards of an action, of which each player has another. Cards in a
 * deck are left out: nobody knows where they are.
 */
function cardThing(t: Tables, view: View, cards: readonly CardIndex[], names: Names): Thing[] {
  const texts = cards.flatMap(card => {
    const where = placesOf(view, card, names);
    return where.length === 0 ? [] : [`${cardText(t, card)}. It is ${listed(where)}.`];
  });
  if (texts.length === 0) return [];
  const { name, effect } = t.cards[cards[0]!]!;
  const rule = effect === null ? 'newton.setup.starting-cards' : ruleOfEffect(effect);
  return [{ name, text: texts.join(' '), rule }];
}

function placesOf(view: View, card: CardIndex, names: Names): string[] {
  const where = view.seats.flatMap(({ hand, desk, tucked }, seat) => [
    ...(hand.includes(card) ? [`in the hand of ${nameOf(names, seat)}`] : []),
    ...(desk.includes(card) ? [`on the desk of ${nameOf(names, seat)}`] : []),
    ...(tucked.includes(card) ? [`under the desk of ${nameOf(names, seat)}`] : []),
  ]);
  if (view.rows.some(row => row.includes(card))) where.push('face up, to be taken with lessons');
  return where;
}

function masterThing(t: Tables, view: View, master: MasterIndex, names: Names): Thing[] {
  const holds = (seat: Seat): boolean => view.seats[seat]!.masters?.includes(master) === true;
  const where = view.seats.flatMap(({ played }, seat) => [
    ...(played.includes(master) ? [`Played by ${nameOf(names, seat)}.`] : []),
    ...(holds(seat) ? [`In the hand of ${nameOf(names, seat)}.`] : []),
  ]);
  if (where.length === 0) return [];
  const text = `${masterText(t, master)}. ${where.join(' ')}`;
  return [{ name: t.masters[master]!.name, text, rule: 'newton.masters' }];
}
