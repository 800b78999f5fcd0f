/** The event cards beside all that stands on the other spaces. */
import { describe, expect, it } from 'vitest';
import { briefText } from '../../../../src/games/newscience/rules/effects/index.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { data, game, NAMES, put, reveal, spaceIndex, t, table } from '../../../games/newscience/support.ts';
import { inputFor } from './recorded.ts';

const actions = createBoards(data).panels.find(({ id }) => id === 'actions')!;
const TAKEN = ['event-1', 'experiment-1', 'experiment-2', 'research-1', 'research-2', 'influence-science'];

/** Two events of five players, of which the first is taken; what stands in their box, in one line. */
function eventBox(cards: readonly string[], width: number, height: number): string {
  const s = reveal(table('kepler', 'galileo', 'kircher', 'leibniz', 'newton'), ...cards);
  for (const [seat, space] of TAKEN.entries()) put(s, seat % NAMES.length, space);
  const open = new Set([`space.${spaceIndex('event-2')}`]);
  const input = { ...inputFor(game.view(s, 0), NAMES, { width, height }), targets: open };
  const [head = '', ...lines] = actions.draw(input).lines.map(plain);
  const left = head.indexOf('2 EVENTS') - 1;
  const end = lines.findIndex(line => line.includes('4 RESEARCH'));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map(line => line.slice(left, head.indexOf('3 INFLUENCE') - 2).trim())
    .join(' ');
}

describe('event cards', () => {
  const longest = [1, 2, 3].map(level =>
    t.cards
      .filter(card => card.level === level)
      .toSorted((a, b) => briefText(b).length - briefText(a).length)
      .slice(0, 2),
  );

  it.each([
    ['120x40', 82, 9],
    ['80x24', 80, 14],
    ['160x50', 115, 12],
  ])('of five players say at %s what they do, where no move tells it', (_, width, height) => {
    for (const card of t.cards) {
      const other = longest[card.level - 1]!.find(each => each !== card)!;
      const text = eventBox([card.id, other.id], width, height);
      expect(
        [card.text, briefText(card)].some(words => text.includes(words)),
        text,
      ).toBe(true);
    }
  });

  it('are no longer in few words than as they are printed', () => {
    for (const card of t.cards) expect(briefText(card).length).toBeLessThanOrEqual(card.text.length);
    const brief = (id: string): string => briefText(t.cards.find(card => card.id === id)!);
    expect(brief('samuel-pepys')).toBe(
      '+1 on publications; first publication +1 prestige; -1 on research and experiments',
    );
  });
});
