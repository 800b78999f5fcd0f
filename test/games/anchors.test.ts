/** Rules that can be pointed at: every anchor is cited by the code that implements it and named by a test. */
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../support/games.ts';
import { citedIn, handedOutIn, linkedIn, notInCode, sectionsOf, testedIn } from './anchors.ts';

describe.each(games.map(({ meta }) => meta))('the rules of $title', ({ id }) => {
  const sections = sectionsOf(id);
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const unknown = (found: Iterable<string>): string[] => [...found].filter(one => !anchors.includes(one));
  let reasons: Readonly<Record<string, string>>;

  beforeAll(async () => {
    reasons = await notInCode(id);
  });

  it('give every section an anchor of its own, and begin with what the game is about', () => {
    expect(sections.filter(({ anchor }) => anchor === null).map(({ heading }) => heading)).toEqual([]);
    expect(anchors[0]).toBe(`${id}.overview`);
    expect(anchors.filter(anchor => !anchor.startsWith(`${id}.`))).toEqual([]);
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
  });

  it('have a text in every section, and a source or a ruling', () => {
    const silent = sections.filter(({ body }) => body.trim().length <= 20);
    const sourceless = sections.filter(({ body }) => !/^(?:Source|Ruling): /mu.test(body));
    expect([...silent, ...sourceless].map(({ anchor }) => anchor)).toEqual([]);
  });

  it('are pointed at under anchors that exist', () => {
    expect(unknown([...linkedIn(sections), ...citedIn(id), ...handedOutIn(id), ...testedIn(id)])).toEqual([]);
  });

  it('have a test each, with the anchor in its title', () => {
    const tested = testedIn(id);
    expect(anchors.filter(anchor => !tested.has(anchor))).toEqual([]);
  });

  it('are cited where they are implemented, or are listed with the reason why no code does', () => {
    const cited = citedIn(id);
    expect(anchors.filter(anchor => !cited.has(anchor) && reasons[anchor] === undefined)).toEqual([]);
    expect(unknown(Object.keys(reasons))).toEqual([]);
    expect(Object.keys(reasons).filter(anchor => cited.has(anchor))).toEqual([]);
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/\w \w/u);
  });
});
