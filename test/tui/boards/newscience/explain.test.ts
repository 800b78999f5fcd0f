import { describe, expect, it } from 'vitest';
import { createBoards } from '../../../../src/tui/boards/newscience/index.ts';
import {
  cardIndex,
  data,
  discoveryIndex,
  duel,
  four,
  game,
  keep,
  NAMES,
  reveal,
  scientistIndex,
  seatOf,
  spaceIndex,
} from '../../../games/newscience/support.ts';

const boards = createBoards(data);

function explained(target: string, state = duel(), viewer: number | null = 0): string {
  return boards.explain(target, game.view(state, viewer), NAMES)!.text;
}

describe('explanations', () => {
  it("say where the viewer's own rest stops", () => {
    const s = keep(four(), 1, 'invisible-college');
    expect(explained('rest', s, 0)).toMatch(/stops at 3\.$/);
    expect(explained('rest', s, 1)).toMatch(/stops at 4 for you, by the card in your laboratory\.$/);
    expect(explained('rest', s, null)).toMatch(/stops at 3\.$/);
    seatOf(s, 1).laboratory = cardIndex('bacons-method');
    expect(explained('rest', s, 1)).toMatch(/stops at 3\.$/);
  });

  it('say what a discovery needs and brings', () => {
    expect(explained(`discovery.${discoveryIndex('heliocentrism')}`)).toBe(
      'Heliocentrism, astronomy, level 2. Needs Astrology and Laws of Attraction. Research 2; experiment 4 for the first to succeed, 3 after that; publish 3 with government 1 and religion 2, for 4 prestige.',
    );
  });

  it('say whether a space is closed', () => {
    const closed = reveal(four(), 'defenestration');
    const government = `space.${spaceIndex('influence-government')}`;
    expect(explained(government, closed)).toMatch(/Closed this turn\.$/);
    expect(explained(government)).not.toContain('Closed');
  });

  it('say who is what, and who leads a track', () => {
    expect(explained(`scientist.${scientistIndex('galileo')}`)).toMatch(
      /^Galileo Galilei: research \+2, experiment \+1 and publish \+0; starts with .* place 2 in the first turn's order\./,
    );
    const s = duel();
    seatOf(s, 1).influence = [4, 0, 0, 0];
    expect(explained('track.0', s)).toMatch(/up to 5: .* gains 2 prestige\. The highest level now is 4\.$/);
  });

  it('have nothing to say on what is not there', () => {
    const view = game.view(duel(), 0);
    for (const target of ['nowhere', 'discovery.99', 'space.99', 'stack.1', 'event.-1'])
      expect(boards.explain(target, view, NAMES)).toBeNull();
  });
});
