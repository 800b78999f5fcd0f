/** In place of the city in the last turns: what is different now, and how the florins stand. */

import { plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import {
  HIDDEN,
  LAB_INDICES,
  LABS,
  MATERIAL_INDICES,
  MATERIALS,
  NONE,
} from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import { cut, pad, wrapIndented } from '../../draw/text.ts';
import { leonardoText, turnLine } from './city-lines.ts';
import type { PanelInput } from './panel.ts';
import { weeksText, workOf } from './weeks.ts';

export function closedCity(input: PanelInput): string[] {
  const { theme, t, view, width } = input;
  const { turns, cityTurns } = t.constants;
  const what = [
    'Nobody goes to the city any more: workers go to laboratories only.',
    'No new invention is requested. What lies face up or was shown to all can still be completed; other work brings nothing.',
    'Nothing can be bought, and the Council does not meet: Leonardo stays where he is.',
    `After turn ${turns} the richest wins: florins, and a bonus for different types of cards.`,
  ];
  const lines = [
    turnLine(input),
    theme.style.strong(` The city is closed from turn ${cityTurns + 1} on`),
    ...what.flatMap(text => wrapIndented(` ${theme.glyph.bullet} ${text}`, width - 1, 3)),
    leonardoText(input, true),
  ];
  const standings = view.seats.map((_, seat) => standing(input, seat));
  const works = view.seats.map((_, seat) => atWork(input, seat));
  const forms = [
    [...lines, '', heading(input, 'Who leads'), ...standings, '', heading(input, 'What is built'), ...works],
    [...lines, ...standings, heading(input, 'What is built'), ...works],
  ];
  return forms.find(form => form.length <= input.height) ?? [...lines, ...standings];
}

function heading({ theme }: PanelInput, text: string): string {
  return theme.style.strong(` ${text}`);
}

function nameOf({ theme, marks, names }: PanelInput, seat: number): string {
  return ` ${pad(`${marks[seat]!.text} ${names[seat]}`, 16, theme)} `;
}

/** What the laboratories of a player build and when, as far as the viewer may know. */
function atWork(input: PanelInput, seat: number): string {
  const { t, theme, view, width } = input;
  const parts = LAB_INDICES.flatMap(index => {
    const work = workOf(input, seat, index);
    if (work === null) return [];
    const { invention } = view.seats[seat]!.labs[index]!;
    const what = invention === HIDDEN || invention === NONE ? 'face down' : t.names[invention]!;
    return [`${theme.style.dim(`${LABS[index]} lab:`)} ${what}, ${weeksText(work)}`];
  });
  const none = theme.style.dim('nothing');
  return cut(`${nameOf(input, seat)}${parts.length === 0 ? none : parts.join('   ')}`, width, theme);
}

/** Florins and bonus of a player, with their sum. */
function standing(input: PanelInput, seat: number): string {
  const { theme, t, view } = input;
  const { florins: held, cards } = view.seats[seat]!;
  const bonus = varietyBonus(t, cards);
  const owned = MATERIAL_INDICES.filter(m => cards.some(n => t.type[n] === m)).map(m => MATERIALS[m]!);
  const which = owned.length === 0 ? '' : ` (${owned.join(', ')})`;
  const types = `${plural(typesOwned(t, cards), 'type')}${which}`;
  const name = nameOf(input, seat);
  if (!isCounted(view, seat))
    return `${name}${theme.style.dim(`${florins(bonus)} for ${types}, and what is in hand`)}`;
  return `${name}${theme.style.strong(florins(held + bonus))} ${theme.style.dim(`= ${held} in hand + ${bonus} for ${types}`)}`;
}
