/** Action cards as faces, and why one of them cannot be had or played. */
import { plural } from '../../../core/words.ts';
import { effectText, operationText } from '../../../games/newton/rules/effects/index.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { CardIndex, MasterIndex } from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import type { CardFace } from './card.ts';
import { cardId, masterId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { phrase, phrases } from './phrases.ts';
import { actionFill, actionHue, bookWords, shortActionName, spines } from './signs.ts';

export interface CardNotes {
  /** Why the card is out of question; empty where it is not. */
  readonly reason?: string;
  readonly value?: CardFace['value'];
}

const NO_VALUE = { long: '', short: '' } as const;

export function cardFace(
  t: Tables,
  input: PanelInput,
  card: CardIndex,
  { reason = '', value = NO_VALUE }: CardNotes = {},
): CardFace {
  const { theme } = input;
  const { name, level, action, effect, books } = t.cards[card]!;
  const withReason = (text: string): string => [reason, text].filter(part => part !== '').join('; ');
  return {
    id: cardId(t, card),
    head: width => shortActionName(action, width),
    fill: actionFill(theme, action),
    hue: actionHue(theme, action),
    name: level === 0 ? '' : name,
    value,
    effect:
      effect === null
        ? { long: withReason('no effect'), short: reason }
        : { long: withReason(operationText(t, effect)), short: withReason(phrase(t, effect)) },
    foot: width => {
      const short = spines(theme, books);
      const long = `${short} ${theme.style.dim(bookWords(books))}`;
      return widthOfText(long) <= width ? long : short;
    },
    dim: reason !== '',
  };
}

export function masterFace(t: Tables, input: PanelInput, master: MasterIndex, state: string): CardFace {
  const { theme } = input;
  const { name, effect, points, books } = t.masters[master]!;
  const worth = theme.hue.orange(plural(points, 'point'));
  const shown = books.some(count => count > 0) ? ` ${spines(theme, books)}` : '';
  return {
    id: masterId(t, master),
    head: () => state,
    fill: theme.fill.pink,
    hue: theme.hue.pink,
    name,
    value: NO_VALUE,
    effect: { long: effectText(t, effect), short: phrases(t, effect) },
    foot: width => {
      const long = `${worth} at the end${shown}`;
      return widthOfText(long) <= width ? long : worth + shown;
    },
    dim: state === 'played',
  };
}
