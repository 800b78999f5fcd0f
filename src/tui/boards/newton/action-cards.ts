/** Action cards as faces, and why one of them cannot be had or played. */
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { CardIndex, MasterIndex } from '../../../games/newton/rules/types.ts';
import type { CardFace } from './card.ts';
import { cardId, masterId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { phrase, phrases } from './phrases.ts';
import { actionFill, actionHue, shortActionName, spines } from './signs.ts';

/** `reason` says why the card is out of question; empty where it is not. */
export function cardFace(t: Tables, input: PanelInput, card: CardIndex, reason = ''): CardFace {
  const { theme } = input;
  const { name, level, action, effect, books } = t.cards[card]!;
  const text = effect === null ? '' : phrase(t, effect);
  return {
    id: cardId(t, card),
    head: width => shortActionName(action, width),
    fill: actionFill(theme, action),
    hue: actionHue(theme, action),
    name: level === 0 ? 'Starting card' : name,
    text: [reason, text].filter(part => part !== '').join('; '),
    foot: spines(theme, books),
    dim: reason !== '',
  };
}

export function masterFace(t: Tables, input: PanelInput, master: MasterIndex, state: string): CardFace {
  const { theme } = input;
  const { name, effect, points, books } = t.masters[master]!;
  return {
    id: masterId(t, master),
    head: () => state,
    fill: theme.fill.pink,
    hue: theme.hue.pink,
    name,
    text: phrases(t, effect),
    foot: `${theme.hue.orange(plural(points, 'point'))}${books.some(count => count > 0) ? ` ${spines(theme, books)}` : ''}`,
    dim: state === 'played',
  };
}
