/** Action cards: the three open rows with their decks, and a card as one line wherever it lies. */
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { CardIndex, View } from '../../../games/newton/rules/types.ts';
import { target } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { cardId, deckId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { actionWord, books, effect } from './signs.ts';

export function rowsPanel(t: Tables): BoardPanel<View> {
  return makePanel({
    id: 'cards',
    title: 'Lessons: cards to take',
    key: 'c',
    minimum: { width: 44, height: 10 },
    lines: input => lines(t, input),
  });
}

/** Cards of a level below each other where the panel is high enough, side by side otherwise. */
function lines(t: Tables, input: PanelInput): string[] {
  const { theme, view, width, height } = input;
  const cards = view.rows.reduce((sum, row) => sum + row.length, 0);
  const perLine = height >= cards + view.rows.length || width < 80 ? 1 : Math.floor(width / 40);
  return view.rows.flatMap((row, i) => {
    const { unseen, bottom } = view.decks[i]!;
    const left = unseen + bottom.length;
    const head = [
      target(input, deckId(i + 1), theme.style.title(`Level ${i + 1}`)),
      theme.style.dim(` ${plural(left, 'card')} in the deck`),
    ].join('');
    const drawn = row.map(card => cardLine(t, input, card));
    const cell = Math.floor(width / perLine);
    const packed: string[] = [];
    for (let at = 0; at < drawn.length; at += perLine)
      packed.push(
        drawn
          .slice(at, at + perLine)
          .map(each => pad(each, cell, theme))
          .join(''),
      );
    return [head, ...packed];
  });
}

/** A card as a line: action, books, effect, name. */
export function cardLine(t: Tables, input: PanelInput, card: CardIndex): string {
  const { theme } = input;
  const info = t.cards[card]!;
  const power = info.effect === null || info.effect.op === 'books' ? '' : effect(theme, info.effect);
  const front = `${pad(actionWord(theme, info.action), 6, theme)} ${pad(books(theme, info.books), 3, theme)} ${pad(power, 13, theme)}`;
  return ` ${target(input, cardId(t, card), front)} ${theme.style.dim(info.name)}`;
}

/** A card in a few cells: its action and its books. */
export function cardChip(t: Tables, input: PanelInput, card: CardIndex): string {
  const info = t.cards[card]!;
  const shown = books(input.theme, info.books);
  return target(
    input,
    cardId(t, card),
    `${actionWord(input.theme, info.action)}${shown === '' ? '' : ` ${shown}`}`,
  );
}
