/** What the boards must not say: letters, sums and words that readers took for something else. */
import { describe, expect, it } from 'vitest';
import { lacking } from '../../../../src/games/leonardo/rules/components.ts';
import { makeTables } from '../../../../src/games/leonardo/rules/data.ts';
import {
  KEEP,
  MATERIALS,
  NOWHERE,
  type State,
  ZONE_INDICES,
} from '../../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../../src/games/leonardo/schema.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { colour, mono } from '../../support.ts';
import { boards, type Config, inputFor, positionAt, positionsOf } from './positions.ts';

const t = makeTables(schema.parse(loadBundledData('leonardo')));
const THREE: Config = { players: 3, seed: 'three' };
const FIVE: Config = { players: 5, seed: 'five', setup: 'experienced' };
const [hammer] = t.inventions as [(typeof t.inventions)[number]];

function linesOf(id: string, state: State, size: { width: number; height: number }, theme = mono): string[] {
  const viewer = state.pending?.seat ?? 0;
  const panel = boards.panels.find(each => each.id === id)!;
  return [...panel.draw(inputFor(state, viewer, theme, size)).lines];
}

const textOf = (...args: Parameters<typeof linesOf>): string =>
  linesOf(...args)
    .map(plain)
    .join('\n');

/** How many letters of a drawing are filled: right before each stands its background colour. */
function filled(lines: readonly string[]): number {
  const letters = MATERIALS.map(id => id[0]!.toUpperCase()).join('');
  return [...lines.join('\n').matchAll(new RegExp(`\\u001B\\[[\\d;]*48;[\\d;]*m [${letters}] `, 'gu'))]
    .length;
}

describe('letters of components', () => {
  it('are filled for parts in hand only, not for what lies in a laboratory or was built', () => {
    const state = positionAt(THREE, 1, 'fabrication');
    const seat = state.pending!.seat;
    state.requested = [hammer];
    const player = state.seats[seat]!;
    const size = { width: 80, height: 14 };
    player.hand = [1, 0, 0, 0, 0];
    expect(lacking(t, player.hand, hammer)).toEqual([0, 0, 0, 0, 0]);
    expect(filled(linesOf('inventions', state, size, colour))).toBe(1);
    player.hand = [0, 1, 1, 1, 1];
    expect(filled(linesOf('inventions', state, size, colour))).toBe(0);
    expect(textOf('inventions', state, size)).toContain('(I)');
    player.labs[0].invention = hammer;
    expect(textOf('inventions', state, size)).not.toContain('(I)');
    player.hand = [1, 1, 1, 1, 1];
    expect(filled(linesOf('inventions', state, size, colour))).toBe(0);
    player.labs[0].invention = 0;
    player.realised = [hammer];
    expect(player.plan).toEqual([KEEP, KEEP]);
    expect(filled(linesOf('inventions', state, size, colour))).toBe(0);
  });

  it('are not filled on the card that is bid for, which is built', () => {
    const state = positionAt({ players: 4, seed: 'four' }, 1, 'bid');
    for (const player of state.seats) player.hand = [2, 2, 2, 2, 2];
    state.requested = [];
    expect(filled(linesOf('inventions', state, { width: 80, height: 14 }, colour))).toBe(0);
  });
});

describe('numbers', () => {
  const SIZES = [
    { width: 41, height: 9 },
    { width: 78, height: 12 },
    { width: 80, height: 14 },
    { width: 115, height: 20 },
  ];

  it('never stand before the name of a card as if they counted it', () => {
    const words = t.inventions.map(n => t.names[n]!.split(' ').at(-1)!).filter(word => word !== 'glass');
    const counted = new RegExp(`\\b\\d+ (?:${words.join('|')})\\b`, 'u');
    const behind = new RegExp(`✓ (?:${MATERIALS.join('|')})\\s+\\d`, 'u');
    for (const config of [THREE, FIVE])
      for (const state of positionsOf(config, 53))
        for (const { id } of boards.panels)
          for (const size of SIZES) {
            const text = textOf(id, state, size);
            expect(text).not.toMatch(counted);
            expect(text).not.toMatch(behind);
          }
  });

  it('of cards in the deck are told as numbers where there is no room for names', () => {
    for (const state of positionsOf(FIVE, 61)) {
      const text = textOf('inventions', state, { width: 78, height: 11 });
      if (/(?:bronze|copper|silver|gold): +\d/u.test(text)) expect(text).toContain('by number');
    }
  });

  it('of weeks have bars on one scale in both laboratories', () => {
    let compared = 0;
    for (const config of [THREE, FIVE])
      for (const state of positionsOf(config, 7))
        for (const width of [72, 78, 115]) {
          const row = textOf('labs', state, { width, height: 16 }).split('\n');
          for (const line of row) {
            const bars = [...line.matchAll(/(?<bar>[█▓▒░]+) [\d +?]*?of (?<need>\d+) week/gu)];
            if (bars.length < 2) continue;
            const [left, right] = bars.map(({ groups }) => groups!['bar']!.length / Number(groups!['need']));
            expect(Math.abs(left! - right!)).toBeLessThan(0.3);
            compared++;
          }
        }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('places', () => {
  it('have names and no letters, which belong to players and components', () => {
    for (const state of positionsOf(THREE, 71))
      for (const width of [60, 78, 115]) {
        const text = textOf('city', state, { width, height: 21 });
        expect(text).not.toMatch(
          /\b[A-H] (?:Council|Workshop|Academy|Blacksmith|Glazier|Joiner|Brickmaker|Ropemaker)/u,
        );
      }
  });

  it('say why nobody can be sent where apprentices stand already', () => {
    let said = 0;
    for (const state of positionsOf(THREE, 5)) {
      if (state.pending?.kind !== 'placement') continue;
      const player = state.seats[state.pending.seat]!;
      const isThere = ZONE_INDICES.some(zone => player.placed[zone]! > 0);
      // Where the master is at home, too, he may still join them.
      if (!isThere || player.idle === 0 || player.master === NOWHERE) continue;
      expect(textOf('city', state, { width: 115, height: 21 })).toContain('once a turn');
      said++;
    }
    expect(said).toBeGreaterThan(0);
  });
});

describe('laboratories', () => {
  it('tell what the work pays beside its name', () => {
    let paid = 0;
    for (const state of positionsOf(THREE, 9)) {
      const seat = state.pending?.seat ?? 0;
      const working = state.seats[seat]!.labs.filter(lab => lab.invention !== 0);
      const text = textOf('labs', state, { width: 78, height: 9 });
      for (const { invention, revealed } of working) {
        const isDead =
          !revealed && state.round > t.constants.cityTurns && !state.requested.includes(invention as never);
        if (isDead || state.phase === 'over') continue;
        const sums = revealed
          ? `${t.florinsLater[invention]}ƒ, no card`
          : `${t.florinsFirst[invention]}ƒ, then`;
        expect(text).toContain(sums);
        paid++;
      }
    }
    expect(paid).toBeGreaterThan(5);
  });
});
