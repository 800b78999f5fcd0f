/** The Council: four privileges in words, who has chosen them, and who stands there. */
import { ordinal, plural } from '../../../core/words.ts';
import { cardsToLookAt } from '../../../games/leonardo/rules/topics/arrange.ts';
import {
  COUNCIL,
  NOBODY,
  PRIVILEGE_INDICES,
  PRIVILEGES,
  type PrivilegeId,
  type PrivilegeIndex,
} from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { tagged } from '../../draw/targets.ts';
import { privilegeId } from './ids.ts';
import { fitted, marked, type PanelInput } from './panel.ts';
import { rankingEntries, rankingLines } from './zone-box.ts';

/** From this width on the workers stand beside the privileges, below that before them. */
const BESIDE_FROM = 42;

export const COUNCIL_LINES = 1 + PRIVILEGES.length;

export function councilLines(input: PanelInput, room: number, height: number): string[] {
  if (room < BESIDE_FROM) {
    return [presentLine(input, room), ...privilegeLines(input, room)];
  }
  const right = Math.floor(room * 0.42);
  const left = room - right;
  const blocks = [
    { lines: privilegeLines(input, left), width: left },
    { lines: rankingLines(input, COUNCIL, right, height), width: right },
  ];
  return beside(blocks, '', input.theme);
}

/** In one line, strongest first. */
function presentLine(input: PanelInput, room: number): string {
  const entries = rankingEntries(input, COUNCIL, 'short');
  if (entries.length === 0) return input.theme.style.dim(' nobody');
  const ranked = entries.map((entry, i) => ` ${ordinal(i + 1)}${entry}`);
  const tight = rankingEntries(input, COUNCIL, 'tight');
  return fitted(input, room, ranked.join(''), entries.join(''), tight.join(''));
}

export function privilegeLines(input: PanelInput, room: number): string[] {
  return PRIVILEGE_INDICES.map(privilege => privilegeLine(input, privilege, room));
}

/** From long to short. */
const WORDS: Readonly<Record<PrivilegeId, (input: PanelInput) => readonly string[]>> = {
  'move-apprentice': ({ view }) =>
    view.codex
      ? ["move anybody's apprentice", 'move an apprentice', 'move apprentice']
      : ['move one of your apprentices', 'move an apprentice', 'move apprentice'],
  'take-florins': ({ view }) => {
    const florins = plural(view.councilFlorins, 'florin');
    return [`take the ${florins} lying here`, `take the ${florins}`, `take ${florins}`];
  },
  'arrange-deck': ({ view, t }) => {
    const count = cardsToLookAt(t, view.deckSize);
    return [`put ${count} cards of the deck in order`, `arrange ${count} of the deck`, 'arrange the deck'];
  },
  'buy-component': ({ t, theme }) => {
    const cost = `${t.constants.councilComponentPrice}${theme.glyph.florin}`;
    return [`buy any component for ${cost}`, `any part for ${cost}`];
  },
};

/** A privilege, and at its end who has chosen it. */
function privilegeLine(input: PanelInput, privilege: PrivilegeIndex, room: number): string {
  const { theme, view, marks } = input;
  const id = privilegeId(privilege);
  const holder = view.privileges[privilege]!;
  const free = holder === NOBODY;
  const taken = free ? '' : ` ${marks[holder]!.text}`;
  const words = WORDS[PRIVILEGES[privilege]!](input);
  const text = fitted(input, room - 4 - (free ? 0 : 3), ...words);
  const line = `${theme.style.strong(String(privilege + 1))} ${free ? text : theme.style.dim(text)}${taken}`;
  const shown = marked(input, line, each => each.privileges[privilege]);
  return tagged(input, id, spot(input, id, shown));
}
