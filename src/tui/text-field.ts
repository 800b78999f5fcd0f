/** One line of typed text with its cursor: names, filters, moves, notes. */
import { printable } from '../core/text.ts';
import { isCharacter, type Key } from './keys.ts';
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

/** The field after an editing key; the same field where the key edits nothing. */
export function editField(field: TextField, key: Key): TextField {
  const characters = [...field.text];
  const { cursor } = field;
  const at = (position: number): TextField => ({
    ...field,
    cursor: Math.min(Math.max(0, position), characters.length),
  });
  switch (key) {
    case 'left':
      return at(cursor - 1);
    case 'right':
      return at(cursor + 1);
    case 'home':
    case 'ctrl-a':
      return at(0);
    case 'end':
    case 'ctrl-e':
      return at(characters.length);
    case 'ctrl-u':
      return textField();
    case 'backspace':
      if (cursor === 0) return field;
      return { text: characters.toSpliced(cursor - 1, 1).join(''), cursor: cursor - 1 };
    case 'delete':
      return cursor === characters.length
        ? field
        : { text: characters.toSpliced(cursor, 1).join(''), cursor };
    default:
      if (!isCharacter(key) || key !== printable(key) || characters.length >= MAX_LENGTH) return field;
      return { text: characters.toSpliced(cursor, 0, key).join(''), cursor: cursor + 1 };
  }
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
