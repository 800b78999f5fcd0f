/** One line of typed text with its cursor: names, filters, moves, notes. */
import { printable } from '../core/text.ts';
import type { Action } from './input/actions.ts';
import type { ActionsOf, KeyList } from './input/key-list.ts';
import type { Theme } from './theme.ts';

export interface TextField {
  readonly text: string;
  /** In characters from the start. */
  readonly cursor: number;
}

/** In characters. */
export const MAX_LENGTH = 200;

export function textField(text = ''): TextField {
  return { text, cursor: [...text].length };
}

/** The keys of every text field; what takes the text and what leaves it differs from one to the other. */
export const EDITING_KEYS = {
  where: 'in every text field',
  rows: [
    { actions: ['text'], short: 'type', about: 'type' },
    { actions: ['left', 'right'], short: 'move', about: 'move the cursor' },
    { actions: ['line-start', 'line-end'], short: 'ends', about: 'to the start and to the end of the text' },
    { actions: ['erase', 'erase-next'], short: 'erase', about: 'erase before and under the cursor' },
    { actions: ['clear'], short: 'clear', about: 'erase all of it' },
  ],
} as const satisfies KeyList<unknown>;

export function editField(field: TextField, action: Action<ActionsOf<typeof EDITING_KEYS>>): TextField {
  const characters = [...field.text];
  const { cursor } = field;
  const at = (position: number): TextField => ({
    ...field,
    cursor: Math.min(Math.max(0, position), characters.length),
  });
  switch (action.name) {
    case 'left':
      return at(cursor - 1);
    case 'right':
      return at(cursor + 1);
    case 'line-start':
      return at(0);
    case 'line-end':
      return at(characters.length);
    case 'clear':
      return textField();
    case 'erase':
      if (cursor === 0) return field;
      return { text: characters.toSpliced(cursor - 1, 1).join(''), cursor: cursor - 1 };
    case 'erase-next':
      return { text: characters.toSpliced(cursor, 1).join(''), cursor };
    case 'text':
      return typed(field, action.character);
  }
}

/** Takes no character that could do harm on a terminal. */
function typed(field: TextField, character: string): TextField {
  const characters = [...field.text];
  if (character !== printable(character) || characters.length >= MAX_LENGTH) return field;
  return { text: characters.toSpliced(field.cursor, 0, character).join(''), cursor: field.cursor + 1 };
}

/** The field with its cursor, moved along so that the cursor is in sight. */
export function showField(field: TextField, width: number, theme: Theme): string {
  const characters = [...field.text, ' '];
  const from = Math.max(0, field.cursor - width + 2);
  const before = characters.slice(from, field.cursor).join('');
  const under = characters[field.cursor] ?? ' ';
  const after = characters.slice(field.cursor + 1, from + width).join('');
  return before + theme.style.focus(under) + after;
}
