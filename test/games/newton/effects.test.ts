import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  card,
  give,
  legal,
  master,
  me,
  onDesk,
  place,
  play,
  space,
  square,
  strengthen,
  tables,
  tokenWith,
} from './scenario.ts';

const EFFECTS = 2;

function withCard(id: string, edit?: (state: State) => void): State {
  const state = begin();
  give(state, id);
  edit?.(state);
  play(state, `play ${id}`);
  return state;
}

describe('special effects', () => {
  it('are on every action card and on no starting card [newton.effects]', () => {
    for (const info of tables.cards) expect(info.effect === null).toBe(info.level === 0);
    expect(tables.cards.filter(info => info.level === 2)).toHaveLength(15);
  });

  it('gain what is shown [newton.effects.gain]', () => {
    const state = withCard('assayers-bench');
    play(state, 'effect');
    expect(me(state).coins).toBe(2 + 2);
    expect(legal(state)).not.toContain('effect');
  });

  it('exchange once, for the full price [newton.effects.exchange]', () => {
    const state = withCard('patrons-commission', s => {
      me(s).coins = 7;
    });
    play(state, 'effect');
    expect(me(state).coins).toBe(3);
    expect(me(state).points[EFFECTS]).toBe(4);
    expect(legal(state)).not.toContain('effect');
    expect(legal(withCard('patrons-commission'))).not.toContain('effect');
  });

  it('show a book of free choice while on the desk [newton.effects.free-book]', () => {
    const state = withCard('universal-language');
    expect(legal(state)).toContain('shelve shelf-1-3');
    expect(legal(state)).not.toContain('effect');
  });

  it('pay 1 point for each book of a colour, free ones too, potions not [newton.effects.per-colour]', () => {
    const state = withCard('botanical-voyage', s => {
      onDesk(s, 'start-travel', 'apprentice');
      me(s).potions = 4;
      me(s).played = [master('newton')];
    });
    play(state, 'effect');
    expect(me(state).points[EFFECTS]).toBe(1 + 1 + 2 + 2);
  });

  it('pay 4 points for each triple of a colour [newton.effects.triples]', () => {
    const state = withCard('royal-observatory', s => {
      onDesk(s, 'start-work', 'start-lessons', 'reading-room');
      me(s).played = [master('newton')];
      me(s).potions = 5;
    });
    play(state, 'effect');
    expect(me(state).points[EFFECTS]).toBe(8);
  });

  it('place a second tile for 3 coins, sharing out the value of 3 [newton.effects.second-tile]', () => {
    const state = withCard('annotated-folio', s => {
      onDesk(s, 'start-travel', 'start-work', 'start-lessons');
      strengthen(s, 'study', 3);
      me(s).coins = 3;
      me(s).cubes = [s.universities[tables.numerals.indexOf('V')]!];
    });
    play(state, 'shelve shelf-1-2');
    expect(legal(state).filter(move => move.startsWith('shelve'))).toEqual([
      'shelve shelf-2-1',
      'shelve shelf-2-8',
      'shelve shelf-1-3',
      'shelve shelf-1-5',
      'shelve shelf-1-6',
      'shelve shelf-1-8',
    ]);
    play(state, 'shelve shelf-2-1');
    expect(me(state)).toMatchObject({ coins: 0, tiles: 2 });
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('offer no second tile without the coins [newton.effects.second-tile]', () => {
    const state = withCard('annotated-folio', s => {
      strengthen(s, 'study', 3);
      me(s).coins = 1;
    });
    play(state, 'shelve shelf-1-3');
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('offer +1 for a second tile only with the coins for both [newton.effects.second-tile]', () => {
    const placed = (coins: number): State => {
      const state = withCard('annotated-folio', s => {
        onDesk(s, 'start-travel');
        me(s).coins = coins;
      });
      play(state, 'shelve shelf-1-3');
      return state;
    };
    expect(placed(4).pending.at(-1)?.kind).toBe('turn');
    const state = placed(5);
    play(state, 'boost');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'study', value: 1, placed: 1 });
  });

  it('ignore a requirement for 4 coins [newton.effects.ignore-requirement]', () => {
    const state = withCard('borrowed-key', s => {
      strengthen(s, 'study', 3);
      me(s).coins = 4;
    });
    play(state, 'shelve shelf-3-8 ignoring');
    expect(me(state).coins).toBe(0);
    expect(me(state).shelf & (1 << square('shelf-3-8'))).not.toBe(0);
  });

  it('double the tokens of the own technology action, each still one token [newton.effects.double-tokens]', () => {
    const state = withCard('wandering-tinker', s => {
      const spot = tables.technology[space('tech-a1')]!.tokenSpot;
      s.tokens[spot] = tokenWith(gain => gain.students === 1);
    });
    play(state, 'student tech-start tech-a1');
    expect(me(state).students).toEqual([space('tech-a1'), 0, 0]);
    expect(me(state).tokens).toHaveLength(1);
  });

  it('jump to a village without a token for 2 coins, before travelling [newton.effects.village-jump]', () => {
    const state = withCard('mail-coach');
    play(state, 'effect');
    const taken = tables.villages.filter(at => {
      const { tokenSpot } = tables.places[at]!;
      return tokenSpot >= 0 && state.tokens[tokenSpot]! >= 0;
    });
    expect(legal(state)).toHaveLength(14 - taken.length);
    play(state, 'jump mitau');
    expect(me(state)).toMatchObject({ coins: 0, scientist: place('mitau') });
    expect(legal(state)).toContain('go frombork');
  });

  it('jump also after travelling, or without it [newton.effects.village-jump]', () => {
    const after = withCard('mail-coach', s => {
      me(s).coins = 2;
    });
    play(after, 'go weil', 'stop', 'effect', 'jump mitau');
    expect(me(after).scientist).toBe(place('mitau'));
    const without = begin();
    give(without, 'mail-coach');
    play(without, 'play mail-coach', 'stop', 'effect', 'jump mohacs');
    expect(me(without).scientist).toBe(place('mohacs'));
  });

  it('repeat the immediate effect of another card, never a repeat [newton.effects.repeat]', () => {
    const state = withCard('repetition-class', s => {
      onDesk(s, 'assayers-bench', 'masterclass', 'reading-room', 'wandering-tinker');
    });
    play(state, 'effect');
    expect(legal(state)).toEqual(['repeat assayers-bench']);
    play(state, 'repeat assayers-bench');
    expect(me(state).coins).toBe(2 + 2);
  });

  it('discard any card of the hand for 4 points and 2 coins [newton.effects.discard]', () => {
    const state = withCard('public-experiment');
    play(state, 'effect', 'discard start-work');
    expect(me(state)).toMatchObject({ coins: 4, discarded: [card('start-work')] });
    expect(me(state).points[EFFECTS]).toBe(4);
    expect(me(state).hand).not.toContain(card('start-work'));
  });

  it('can repeat a discard [newton.effects.discard]', () => {
    const state = withCard('repetition-class', s => onDesk(s, 'public-experiment'));
    play(state, 'effect', 'repeat public-experiment', 'discard start-joker');
    expect(me(state).points[EFFECTS]).toBe(4);
  });

  it('place cubes on the way for 2 coins, paid once [newton.effects.extra-cubes]', () => {
    const state = withCard('field-notes', s => {
      strengthen(s, 'travel', 4);
      me(s).coins = 5;
      me(s).scientist = place('wien');
    });
    play(state, 'go bologna', 'cube');
    expect(me(state).coins).toBe(2);
    play(state, 'go napoli', 'cube');
    expect(me(state).coins).toBeGreaterThanOrEqual(2);
    expect(me(state).cubes).toEqual([place('bologna'), place('napoli')]);
  });

  it('place no cube where the journey begins [newton.effects.extra-cubes]', () => {
    const state = withCard('field-notes', s => {
      strengthen(s, 'travel', 2);
      me(s).scientist = place('wien');
    });
    expect(legal(state)).not.toContain('cube');
  });

  it('offer no cube on the way where the journey ends anyway [newton.effects.extra-cubes]', () => {
    for (const [coins, offered] of [
      [5, true],
      [4, true],
      [3, false],
    ] as const) {
      const state = withCard('field-notes', s => {
        strengthen(s, 'travel', 3);
        me(s).coins = coins + 2;
        me(s).scientist = place('lindos');
      });
      play(state, 'go alexandria');
      expect(legal(state).includes('cube')).toBe(offered);
    }
  });
});
