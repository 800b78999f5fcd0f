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
  mask,
  NAMES,
  put,
  reveal,
  scientistIndex,
  seatOf,
  spaceIndex,
} from '../../../games/newscience/support.ts';

const boards = createBoards(data);

function explained(target: string, state = duel(), viewer: number | null = 0): string {
  return boards.explain(target, game.view(state, viewer), NAMES.slice(0, state.players))!.text;
}

describe('explanations', () => {
  it("say where the viewer's own rest stops, and how much there is", () => {
    const s = keep(four(), 1, 'invisible-college');
    expect(explained('rest', s, 0)).toMatch(/stops at 3\. You have 0\.$/);
    expect(explained('rest', s, 1)).toMatch(
      /stops at 4 for you, by the card in your laboratory\. You have 0\.$/,
    );
    expect(explained('rest', s, null)).toMatch(/stops at 3\.$/);
    seatOf(s, 1).laboratory = cardIndex('bacons-method');
    expect(explained('rest', s, 1)).toMatch(/stops at 3\. You have 0\.$/);
  });

  const heliocentrism = `discovery.${discoveryIndex('heliocentrism')}`;

  it('say what a discovery needs and brings, and what the viewer lacks', () => {
    expect(explained(heliocentrism)).toBe(
      'Heliocentrism: astronomy, level 2, 4 prestige. You cannot research it yet: first you must know Astrology and Laws of Attraction. Research: 2 points. Experiment: 4 with the die, 3 once another player has succeeded. Publish: 3 points, government 1 and religion 2: you need 2 more religion.',
    );
    const stranger = explained(heliocentrism, duel(), null);
    expect(stranger).toContain('It builds on Astrology and Laws of Attraction. Research: 2 points.');
    expect(stranger).not.toMatch(/\byou\b/iu);
  });

  it('follow a discovery from the research to the publication', () => {
    const s = duel();
    seatOf(s, 0).influence = [1, 1, 0, 0];
    seatOf(s, 0).researched = mask('heliocentrism');
    expect(explained(heliocentrism, s)).toContain(
      'You have researched it; next comes the experiment. Your points and the die together must reach 4 (nobody else has succeeded yet). A 1 on the die always fails.',
    );
    seatOf(s, 1).experimented = mask('heliocentrism');
    expect(explained(heliocentrism, s)).toMatch(/must reach 3 \(the lower target\).* succeeded with it/);
    seatOf(s, 0).researched = 0;
    seatOf(s, 0).experimented = mask('heliocentrism');
    expect(explained(heliocentrism, s)).toContain(
      'You know it by your own experiment. Publish: 3 points, government 1 and religion 2: you need 1 more religion.',
    );
    seatOf(s, 0).influence = [1, 2, 0, 0];
    expect(explained(heliocentrism, s)).toContain('government 1 and religion 2: you have it.');
    seatOf(s, 1).experimented = 0;
    seatOf(s, 1).published = mask('heliocentrism');
    expect(explained(heliocentrism, s)).toMatch(/has published it: all players know it/);
  });

  it('say why a space is closed, and who stands there', () => {
    const closed = reveal(four(), 'defenestration');
    const government = `space.${spaceIndex('influence-government')}`;
    expect(explained(government, closed)).toContain('Closed this turn by Defenestration of Prague.');
    expect(explained(government)).not.toContain('Closed');
    expect(explained(`space.${spaceIndex('event-1')}`)).toContain('there is no event card here this turn');
    expect(explained(government, put(duel(), 1, 'influence-government'))).toContain("Bob's marker lies here");
  });

  it('say what a marker on a space would bring the viewer', () => {
    const s = duel();
    seatOf(s, 0).influence = [2, 5, 0, 0];
    expect(explained(`space.${spaceIndex('influence-government')}`, s)).toMatch(/from 2 to 3\.$/);
    expect(explained(`space.${spaceIndex('influence-religion')}`, s)).toMatch(/bring you nothing\.$/);
    expect(explained(`space.${spaceIndex('rest-1')}`, s)).toMatch(/You would have 1 rest\.$/);
    seatOf(s, 0).rest = 3;
    expect(explained(`space.${spaceIndex('rest-1')}`, s)).toMatch(/gain no rest: you have all 3\.$/);
    expect(explained(`space.${spaceIndex('research-1')}`, s)).toMatch(
      /You would have \d points \(marker 1, space \+1, .*within reach now: Astrology, Symbolic Algebra and Laws of Attraction\.$/,
    );
    expect(explained(`space.${spaceIndex('experiment-1')}`, s)).toMatch(/you have researched nothing\.$/);
    expect(explained(`space.${spaceIndex('publish-1')}`, s)).toMatch(
      /no experiment of yours has succeeded\.$/,
    );
  });

  it('say who is what, and who leads a track', () => {
    expect(explained(`scientist.${scientistIndex('galileo')}`)).toMatch(
      /^Galileo Galilei: research \+2, experiment \+1 and publish \+0; starts with .* place 2 in the first turn's order\./,
    );
    const s = duel();
    seatOf(s, 1).influence = [4, 0, 0, 0];
    expect(explained('track.0', s)).toMatch(/up to 5: .* gains 2 prestige.* The most now is 4: Bob\.$/);
  });

  it('say of a card what becomes of it', () => {
    expect(explained(`event.${cardIndex('tycho-brahe')}`)).toBe(
      'Tycho Brahe, an event of level 1 (play now). Whoever has a marker on it plays it at once. Your energy marker on this card is also an extra experiment action with -1, after the printed experiment spaces. This turn you have +1 on experiments in astronomy, and when you roll a 1 you roll again once.',
    );
  });

  it('have nothing to say on what is not there', () => {
    const view = game.view(duel(), 0);
    for (const target of ['nowhere', 'discovery.99', 'space.99', 'stack.1', 'event.-1'])
      expect(boards.explain(target, view, NAMES)).toBeNull();
  });
});
