/** Pasted text is typed where somebody types; anywhere else it does nothing, and says so. */
import { printable } from '../core/text.ts';
import { MAX_LENGTH } from './text-field.ts';

export const PASTE_DOES_NOTHING = 'Pasted text does nothing here.';

/** The first line with anything on it goes into the field, character by character; nothing is sent off. */
export function typePasted(text: string, type: (character: string) => void): void {
  const line = text.split(/\r\n?|\n/u).find(each => each.trim() !== '') ?? '';
  const characters = [...printable(line.replaceAll('\t', ' '))];
  for (const character of characters.slice(0, MAX_LENGTH)) type(character);
}
