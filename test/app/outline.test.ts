import { describe, expect, it } from 'vitest';
import { findSections, sectionLines, sectionOf } from '../../src/app/outline.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { auctionMatch } from '../toys/match.ts';

const sections = ['Map', 'Ann (you)', 'Bob', 'Cards on the map'].map(title => ({ title, lines: ['one'] }));
const found = (text: string) => findSections(sections, text).map(section => section.title);

describe('sections of an outline', () => {
  it('are found by title, by its beginning or by a word in it', () => {
    expect(found('map')).toEqual(['Map']);
    expect(found('ann')).toEqual(['Ann (you)']);
    expect(found('ON THE')).toEqual(['Cards on the map']);
    expect(found('a')).toEqual(['Ann (you)']);
    expect(found('moon')).toEqual([]);
    expect(found('')).toHaveLength(4);
  });

  it('are written with their lines moved in', () => {
    expect(sectionLines(sections[0]!)).toEqual(['Map:', '  one']);
  });

  it("are a player's own where they bear the name, also where other titles are called so", () => {
    const match = auctionMatch(['Ann', 'Map']);
    const game: AnyGame = {
      ...match.game,
      outline: (_view, names) =>
        ['Map of the world', ...names, 'Map'].map((title, i) => ({ title, lines: [String(i)] })),
    };
    expect(sectionOf(game, match.view(1), match.names, 1)?.lines).toEqual(['2']);
    expect(sectionOf(match.game, match.view(1), match.names, 1)).toBeNull();
  });
});
