import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/app/rules-text.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { trackOf } from '../../../src/games/newscience/rules/board.ts';
import type { Event } from '../../../src/games/newscience/rules/types.ts';
import {
  cardIndex,
  discoveryIndex,
  duel,
  four,
  game,
  keep,
  mask,
  NAMES,
  play,
  put,
  resolve,
  reveal,
  scientistIndex,
  seatOf,
  setup,
  spaceIndex,
  table,
} from './support.ts';

const rules = readFileSync(join(import.meta.dirname, '../../../rules-data/newscience/rules.md'), 'utf8');

function say(s: ReturnType<typeof setup>): string[] {
  const view = game.view(s, s.pending?.seat ?? null);
  return game.legalMoves(s).map(move => game.describe(move, view, NAMES));
}

describe('texts', () => {
  it('say in every situation of random games what can be done, in whole words', () => {
    const seen = new Map<string, Event>();
    const said = new Set<string>();
    const pointed = new Set<string>();
    const asked = new Set<string>();
    for (const players of [2, 3, 4, 5]) {
      const s = setup(players, `text ${players}`, players % 2 === 0 ? 'dealt' : 'chosen');
      const rng = seedRng(`text ${players}`);
      for (let decision = game.decision(s); decision !== null; decision = game.decision(s)) {
        const moves = game.legalMoves(s);
        const view = game.view(s, decision.seat);
        const texts = moves.map(move => game.describe(move, view, NAMES));
        for (const text of texts) said.add(text);
        for (const move of moves) said.add(game.group(move));
        for (const reason of game.unavailable(s, NAMES)) pointed.add(reason.rule ?? '');
        pointed.add(decision.rule);
        asked.add(decision.prompt);
        game.apply(s, moves[nextBelow(rng, moves.length)]!, event => seen.set(event.type, event));
      }
      const sections = game.outline(game.view(s, 0), NAMES);
      const outline = sections.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
      expect(outline).not.toMatch(/undefined|NaN|null/);
    }
    expect([...said].filter(text => !/^[A-Z]/.test(text) || /undefined|NaN|null/.test(text))).toEqual([]);
    expect([...asked].filter(prompt => !prompt.includes('?') || /undefined|NaN|null/.test(prompt))).toEqual(
      [],
    );
    expect([...pointed].filter(anchor => !rules.includes(`{#${anchor}}`))).toEqual([]);
    for (const event of seen.values()) {
      expect(game.narrate(event, NAMES)).toMatch(/^[A-Z].*[.!]$/);
      expect(game.narrate(event, NAMES)).not.toMatch(/undefined|NaN|null/);
    }
    expect(seen.size).toBeGreaterThan(18);
  });

  it('say cost and gain of a placement', () => {
    const s = reveal(keep(duel('galileo'), 0, 'bacons-method'), 'napiers-bones');
    const texts = say(s);
    expect(texts).toContain('Rest: +1 rest (you have 0), go 1st next turn');
    expect(texts).toContain(
      "Napier's Bones (to keep): +3 on one research, then discard. It replaces Bacon's New Organon.",
    );
    expect(texts).toContain('Government from 2 to 3');
    expect(texts).toContain('Research 1 (+1): 4 points');
    expect(texts).toContain('Experiment 2: 2 + die');
    expect(say(reveal(duel(), 'universities-closed'))[0]).toMatch(/^Rest: \+2 rest/);
  });

  it('say cost and gain of an action', () => {
    const s = table('kircher', 'galileo', 'newton');
    seatOf(s, 0).rest = 2;
    seatOf(s, 0).researched = mask('probability');
    seatOf(s, 0).experimented = mask('astrology', 'laws-of-attraction');
    seatOf(s, 1).experimented = mask('astrology');
    put(put(put(s, 0, 'research-2'), 0, 'experiment-3'), 0, 'publish-1');
    resolve(s);
    expect(game.decision(s)?.prompt).toBe('What do you research? 2 points, 2 rest');
    expect(say(s)).toContain('Research Heliocentrism, level 2, 4 prestige');
    play(s, 'decline');
    expect(say(s)).toContain('Experiment on Probability (spend 1 rest): 3 or more on the die, 67 %');
    play(s, 'decline');
    expect(say(s)).toEqual([
      'Publish Astrology for 2 prestige; Bob must take a marker back',
      'Decline the publication',
    ]);
  });

  it('say what a publication takes along', () => {
    const s = reveal(four('kepler'), 'samuel-pepys');
    seatOf(s, 0).experimented = mask(
      'jovian-moons',
      'heliocentrism',
      'planetary-motion',
      'logarithms',
      'astrology',
    );
    seatOf(s, 0).influence = [5, 5, 5, 5];
    put(put(s, 0, 'event-1'), 0, 'publish-1');
    resolve(s);
    const texts = say(s);
    expect(texts).toContain('Publish Logarithms for 4 prestige; publishes Astrology along for nothing');
    expect(texts).toContain(
      'Publish Jovian Moons for 6 prestige; publishes Heliocentrism or Planetary Motion along for nothing',
    );
  });

  it('give the reason for what cannot be done', () => {
    const s = duel('kepler');
    put(s, 0, 'research-2');
    resolve(s);
    expect(game.unavailable(s, NAMES)).toContainEqual({
      what: 'Jovian Moons',
      why: 'you must first know Heliocentrism or Planetary Motion',
      rule: 'newscience.tree.prerequisites',
    });
    const author = reveal(duel('newton'), 'trial-of-galileo');
    seatOf(author, 0).experimented = mask('astrology', 'laws-of-attraction');
    put(author, 0, 'publish-1');
    resolve(author);
    expect(game.unavailable(author, NAMES)[0]).toEqual({
      what: 'Astrology',
      why: 'needs religion 2 (you have 1)',
      rule: 'newscience.publish.influence',
    });
    expect(game.unavailable(put(four(), 1, 'publish-1'), NAMES)).toContainEqual({
      what: 'Publish space 1',
      why: 'taken by Bob',
      rule: 'newscience.energy.space',
    });
  });

  it('outline the table under headings', () => {
    const s = keep(reveal(four(), 'tycho-brahe', 'tulip-crash'), 2, 'jesuit-network');
    seatOf(s, 0).published = mask('astrology');
    const sections = game.outline(game.view(s, 0), NAMES);
    expect(sections.map(section => section.title)).toEqual([
      'Turn 2 of at most 16',
      'Events',
      'Action spaces',
      'Ann, Johannes Kepler (you)',
      'Bob, Galileo Galilei',
      'Cid, Athanasius Kircher',
      'Dee, Gottfried Wilhelm Leibniz',
      'Astronomy',
      'Mathematics',
      'Physics',
      'Chemistry',
      'Biology',
    ]);
    expect(sections[0]!.lines).toEqual(['Placing energy.', 'Turn order: Ann, Bob, Cid, Dee.']);
    expect(sections[7]!.lines[0]).toMatch(/^Astrology, level 1: published by Ann\. Research 1, /);
  });

  it('tell what a card that was played still gives', () => {
    const s = reveal(duel(), 'rudolf-ii');
    put(put(s, 0, 'event-1'), 0, 'research-1');
    resolve(s);
    const lines = game.outline(game.view(s, 0), NAMES).flatMap(section => section.lines);
    expect(lines).toContain('Played this turn: Emperor Rudolf II (+3 on research)');
  });

  it('promise no more than a placement brings', () => {
    const s = duel();
    seatOf(s, 0).rest = 3;
    seatOf(s, 0).influence = [5, 4, 0, 0];
    const texts = say(s);
    expect(texts).toContain('Rest: no rest, you have all 3, go 1st next turn');
    expect(texts).toContain('Government influence: nothing, you are at the top with 5');
    expect(texts).toContain('Religion from 4 to 5');
    const plague = reveal(duel(), 'universities-closed');
    seatOf(plague, 0).rest = 2;
    expect(say(plague)[0]).toMatch(/^Rest: \+1 rest \(you have 2\)/);
  });

  it('of the rules all stand in a topic that can be asked for, how to read them too [newscience.sources]', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../../rules-data/newscience/rules.md'), 'utf8');
    const [first] = parseRules(rules);
    const before = rules.slice(0, rules.indexOf(`{#${first!.anchor}}`));
    expect(before.split('\n').filter(line => line !== '' && !line.startsWith('#'))).toEqual([]);
    const sources = parseRules(rules).find(topic => topic.anchor === 'newscience.sources');
    expect(sources?.body.join(' ')).toMatch(/in our own words.*reconstructed/u);
  });

  it('name the player whom an event is about, whatever the player is called', () => {
    const names = ['The', 'Turn', 'Nobody', 'No', 'You'];
    const told = new Set<string>();
    for (const players of [2, 3, 4, 5]) {
      const s = setup(players, `names ${players}`, 'chosen');
      const rng = seedRng(`names ${players}`);
      while (s.pending !== null) {
        const moves = game.legalMoves(s);
        game.apply(s, moves[nextBelow(rng, moves.length)]!, event => {
          told.add(event.type);
          if (event.seat !== null) expect(game.narrate(event, names)).toContain(names[event.seat]);
        });
      }
    }
    expect(told.size).toBeGreaterThan(18);
  });

  it('notate moves in plain words that never change', () => {
    const [science, religion] = [trackOf('science'), trackOf('religion')];
    expect(game.notate({ type: 'scientist', scientist: scientistIndex('newton') })).toBe('take newton');
    expect(game.notate({ type: 'place', space: spaceIndex('research-2') })).toBe('place research-2');
    expect(game.notate({ type: 'influence', track: science })).toBe('raise science');
    expect(game.notate({ type: 'convert', from: science, to: religion })).toBe('shift science religion');
    expect(game.notate({ type: 'lift', space: spaceIndex('publish-1') })).toBe('move publish-1');
    expect(game.notate({ type: 'drop', space: spaceIndex('publish-2') })).toBe('to publish-2');
    expect(game.notate({ type: 'bury', position: 2 })).toBe('bury 2');
    expect(game.notate({ type: 'reroll' })).toBe('reroll');
    expect(game.notate({ type: 'along', discovery: discoveryIndex('probability') })).toBe(
      'along probability',
    );
    expect(game.notate({ type: 'decline' })).toBe('decline');
    const work = {
      discovery: discoveryIndex('calculus'),
      rest: 2,
      cards: [cardIndex('pascaline')],
      needs: 0,
    };
    expect(game.notate({ type: 'publish', ...work })).toBe('publish calculus rest 2 with pascaline');
  });
});
