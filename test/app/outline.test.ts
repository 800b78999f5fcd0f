import { describe, expect, it } from 'vitest';
import {
  findSections,
  findThings,
  noSection,
  noThing,
  sectionIds,
  sectionLines,
  sectionsOf,
} from '../../src/app/outline.ts';
import { parseRules } from '../../src/app/rules-text.ts';
import { Match } from '../../src/core/match.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';
import { loadLawGame } from '../laws/games.ts';
import { fixturesOf, games } from '../support/games.ts';

const names = ['Ann', 'Map', 'Ben Lee'];
const lines = ['one'];
const sections = [
  { id: 'map', title: 'Map of the world', lines },
  ...names.flatMap((name, seat) => [
    { id: 'player', seat, title: `${name} (player ${seat + 1})`, lines },
    { id: 'shelf', seat, title: `Shelf of ${name}`, lines },
  ]),
  { id: 'cards', title: 'Cards on the table', lines },
];
const found = (text: string, viewer: number | null = 0) =>
  findSections(sections, text, names, viewer).map(section => section.title);

describe('sections of an outline', () => {
  it('are found by id, your own where every player has one', () => {
    expect(found('MAP')).toEqual(['Map of the world']);
    expect(found('shelf')).toEqual(['Shelf of Ann']);
    expect(found('shelf', null)).toHaveLength(3);
    expect(found('shelf ben lee')).toEqual(['Shelf of Ben Lee']);
    expect(found('shelf moon')).toEqual([]);
  });

  it('are found by player, and by title', () => {
    expect(found('ann')).toEqual(['Ann (player 1)', 'Shelf of Ann']);
    expect(found('ben')).toEqual(['Ben Lee (player 3)']);
    expect(found('on the')).toEqual(['Cards on the table']);
    expect(found('moon')).toEqual([]);
    expect(found('')).toHaveLength(sections.length);
  });

  it("are a player's own by their seat, whatever the player is called", () => {
    expect(sectionsOf(sections, 1).map(({ title }) => title)).toEqual(['Map (player 2)', 'Shelf of Map']);
  });

  it('are written with their lines moved in, and named where none is found', () => {
    expect(sectionLines(sections[0]!)).toEqual(['Map of the world:', '  one']);
    expect(sectionIds(sections)).toEqual(['map', 'player', 'shelf', 'cards']);
    const none = 'No part of the table is called';
    expect(noSection(sections, 'shlf', names)).toBe(`${none} "shlf". Did you mean "shelf"?`);
    expect(noSection(sections, 'observatory', names)).toBe(
      `${none} "observatory". The parts are map, player, shelf and cards.`,
    );
  });
});

describe('things on the table', () => {
  const things = ['Paris', 'Malm\u00f6', 'Weil der Stadt', 'Weilburg'].map(name => {
    return { name, text: `${name}.`, rule: 'a.b' };
  });
  const thing = (text: string) => findThings(things, text).map(({ name }) => name);

  it('are found by name, its beginning or a part of it, without accents', () => {
    expect(thing('paris')).toEqual(['Paris']);
    expect(thing('malmo')).toEqual(['Malm\u00f6']);
    expect(thing('WEIL')).toEqual(['Weil der Stadt', 'Weilburg']);
    expect(thing('stadt')).toEqual(['Weil der Stadt']);
    expect(thing('')).toEqual([]);
    expect(noThing(things, 'Pariss')).toContain('Did you mean "Paris"?');
    expect(noThing(things, 'Observatory')).toContain('"board" shows what there is.');
  });

  it.each(games.map(entry => [entry.meta.title, entry] as const))(
    'of %s have rules that can be looked up, from the first decision to the last',
    async (_, entry) => {
      const { game } = await loadLawGame(entry);
      const anchors = new Set(
        parseRules(unwrap(readRules(entry.meta.id, nodeFiles))).map(({ anchor }) => anchor),
      );
      const over = [...fixturesOf(entry.meta.id).values()].map(text => {
        const { match } = replay(game, parseMoveFile(text));
        return match!;
      });
      for (const match of over.flatMap(one => [new Match(one.config), one])) {
        const all = game.things(match.view(0), match.names);
        expect(all.length).toBeGreaterThan(0);
        expect(all.filter(({ rule }) => !anchors.has(rule))).toEqual([]);
      }
    },
  );
});
