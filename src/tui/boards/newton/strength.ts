/** The value of each basic action as the sum it is made of: printed on the desk, cards on it and under it, drawers. */
import { symbols } from '../../../games/newton/rules/counting.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Action, SeatTable } from '../../../games/newton/rules/types.ts';
import { marked } from '../../draw/changes.ts';
import { actionId } from './ids.ts';
import { type PanelInput, pin } from './panel.ts';
import { actionWord } from './signs.ts';

export function strengthSum(t: Tables, seat: SeatTable, action: Action): string {
  const count = (list: readonly { readonly action: string }[]): number =>
    list.filter(each => each.action === action).length;
  const parts = [
    { amount: t.boards[seat.board] === action ? 1 : 0, name: 'printed' },
    { amount: count(seat.desk.map(card => t.cards[card]!)), name: 'desk' },
    { amount: count(seat.tucked.map(card => t.cards[card]!)), name: 'under it' },
    { amount: seat.drawers.filter(each => each === action).length, name: 'drawer' },
  ];
  return parts.flatMap(({ amount, name }) => (amount > 0 ? [`${amount} ${name}`] : [])).join(' + ');
}

/** `Travel 2`, and what it would be after the move under the cursor: `Travel 2→3`. */
export function strengthText(t: Tables, input: PanelInput, action: Action): string {
  const { theme, subject, after } = input;
  const value = marked(input, view => theme.style.strong(String(symbols(t, view.seats[subject]!, action))));
  const now = symbols(t, input.view.seats[subject]!, action);
  const then = after === null ? now : symbols(t, after.seats[subject]!, action);
  const change = then === now ? '' : theme.style.changed(`${theme.glyph.right}${then}`);
  return pin(input, actionId(action), `${actionWord(theme, action)} ${value}`) + change;
}
