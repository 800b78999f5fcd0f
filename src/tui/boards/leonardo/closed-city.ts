/** In place of the city in the last turns: what is different now, and how the florins stand. */

import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import { pad, wrapIndented } from '../../draw/text.ts';
import { leonardoText, turnLine } from './city-lines.ts';
import type { PanelInput } from './panel.ts';

export function closedCity(input: PanelInput): string[] {
  const { theme, t, view, width } = input;
  const { turns, cityTurns } = t.constants;
  const what = [
    'Nobody goes to the city any more: workers go to laboratories only.',
    'No new invention is requested. What lies face up or was shown to all can still be completed; other work brings nothing.',
    'Nothing can be bought, and the Council does not meet: Leonardo stays where he is.',
    `After turn ${turns} the richest wins: florins, and a bonus for different types of cards.`,
  ];
  return [
    turnLine(input),
    theme.style.strong(` The city is closed from turn ${cityTurns + 1} on`),
    ...what.flatMap(text => wrapIndented(` ${theme.glyph.bullet} ${text}`, width - 1, 3)),
    leonardoText(input, true),
    ...view.seats.map((_, seat) => standing(input, seat)),
  ];
}

/** Florins and bonus of a player, with their sum. */
function standing({ theme, t, view, marks, names }: PanelInput, seat: number): string {
  const { florins: held, cards } = view.seats[seat]!;
  const bonus = varietyBonus(t, cards);
  const types = plural(typesOwned(t, cards), 'type');
  const name = pad(`${marks[seat]!.text} ${names[seat]}`, 16, theme);
  if (!isCounted(view, seat))
    return ` ${name} ${theme.style.dim(`${florins(bonus)} for ${types}, and what is in hand`)}`;
  return ` ${name} ${theme.style.strong(florins(held + bonus))} ${theme.style.dim(`= ${held} in hand + ${bonus} for ${types}`)}`;
}
