/** Pieces on the tracks, and energy markers while their actions are carried out. */
import { describe, expect, it } from 'vitest';
import { parseMoveFile, replay } from '../../../../src/core/movefile.ts';
import { DISCOVERY_ACTIONS, TRACKS, type View } from '../../../../src/games/newscience/rules/types.ts';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { data, game, t } from '../../../games/newscience/support.ts';
import { fixturesOf } from '../../../support/games.ts';
import { inputFor, isOurs, textIn } from './recorded.ts';

const panels = createBoards(data).panels;
const players = panels.find(({ id }) => id === 'players')!;
const actions = panels.find(({ id }) => id === 'actions')!;
/** Of the decisions of a game. */
const EVERY = 7;
/** Where the row of a player begins, beside the rulers. */
const PLAYER = /[ ▸]\d [●■▲◆▼][A-Z] /u;

function positions(text: string): { readonly views: readonly View[]; readonly names: readonly string[] } {
  const views: View[] = [];
  let names: readonly string[] = [];
  replay(game, parseMoveFile(text), {
    after(match) {
      names = match.names;
      const view = match.view(0);
      if (isOurs(view) && match.entries.length % EVERY === 0) views.push(view);
    },
  });
  return { views, names };
}

describe.each([...fixturesOf('newscience')])('the pieces of %s', (_name, text) => {
  const { views, names } = positions(text);

  it.each([78, 82, 115, 153])('are all on their tracks in a panel of %i columns', width => {
    for (const view of views) {
      const input = inputFor(view, names, { width, height: 20 });
      const shapes = input.marks.map(({ shape }) => shape);
      for (const line of players.draw(input).lines.slice(0, TRACKS.length + 1)) {
        const ruler = plain(line).split(PLAYER)[0]!;
        const there = [...ruler].filter(sign => shapes.includes(sign));
        expect(there.toSorted(), ruler).toEqual(shapes.toSorted());
      }
    }
  });

  it('stand on their spaces while their actions are carried out', () => {
    let seen = 0;
    for (const view of views) {
      const { pending } = view;
      const action = DISCOVERY_ACTIONS.find(kind => kind === pending?.kind);
      if (action === undefined || pending === null || !('space' in pending)) continue;
      // A card tells in words who has taken it.
      if (t.spaces[pending.space]!.action === 'event') continue;
      const input = inputFor(view, names, { width: 82, height: 16 });
      const { lines, targets } = actions.draw(input);
      const rect = targets.find(({ id }) => id === `space.${pending.space}`)!;
      const text = textIn(lines, rect);
      expect(text).toContain(input.marks[pending.seat]!.shape);
      expect(text).toContain(input.theme.glyph.cursor);
      seen++;
    }
    expect(seen).toBeGreaterThan(2);
  });
});
