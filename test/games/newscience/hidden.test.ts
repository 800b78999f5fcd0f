import { describe, expect, it } from 'vitest';
import { clone, equal } from '../../../src/core/json.ts';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import { cardIndex, duel, four, game, options, play, put, resolve, reveal, setup, t } from './support.ts';

function peeked() {
  const s = reveal(duel(), 'accademia-dei-lincei');
  put(s, 0, 'event-1');
  resolve(s);
  return s;
}

describe('what is hidden', () => {
  it('is the order of the stack and the cards left out [newscience.hidden]', () => {
    const s = setup(4);
    const other = clone(s);
    const unused = t.cards
      .map(card => card.index)
      .filter(card => t.cards[card]!.level === 3 && !s.deck.includes(card));
    other.deck.splice(0, 2, ...unused.slice(0, 2));
    other.rng = [1, 2, 3, 4];
    for (const viewer of [null, 0, 1, 2, 3]) {
      const view = game.view(s, viewer);
      expect(view).toEqual(game.view(other, viewer));
      expect(view.stack.every(item => item.card === NONE)).toBe(true);
      expect(Object.keys(view)).not.toContain('deck');
      expect(Object.keys(view)).not.toContain('rng');
    }
  });

  it('shows the level of every card in the stack to all [newscience.hidden]', () => {
    const levels = game.view(setup(3), null).stack.map(item => item.level);
    expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('shows peeked cards to the one who looked, and to all that it happened [newscience.hidden]', () => {
    const s = peeked();
    const top = s.deck.slice(-2).reverse();
    expect(
      game
        .view(s, 0)
        .stack.slice(0, 3)
        .map(item => item.card),
    ).toEqual([...top, NONE]);
    for (const viewer of [null, 1]) {
      expect(game.view(s, viewer).stack.every(item => item.card === NONE)).toBe(true);
      expect(
        game
          .view(s, viewer)
          .stack.slice(0, 3)
          .map(item => item.seen),
      ).toEqual([1, 1, 0]);
    }
    expect(game.hasSecrets(s, 0)).toBe(true);
    expect(game.hasSecrets(s, 1)).toBe(false);
  });

  it('keeps the knowledge of a buried card until it is revealed [newscience.hidden]', () => {
    const s = peeked();
    const buried = s.deck.at(-1);
    play(s, 'bury 1');
    const known = game.view(s, 0).stack.filter(item => item.card !== NONE);
    expect(known.map(item => item.card)).toEqual([buried]);
    expect(game.view(s, 1).stack.some(item => item.card !== NONE)).toBe(false);
  });

  it('offers the burying in words that do not give the card away [newscience.hidden]', () => {
    const s = peeked();
    expect(options(s)).toEqual(['bury 1', 'bury 2', 'decline']);
    const events = play(s, 'bury 2');
    expect(events.find(event => event.type === 'buried')).toEqual({
      type: 'buried',
      seat: 0,
      position: 2,
      level: 1,
    });
  });

  it('samples stacks that fit the view and differ by seed [newscience.hidden]', () => {
    const s = peeked();
    const stacks = new Set<string>();
    for (const viewer of [null, 0, 1]) {
      const view = game.view(s, viewer);
      for (let seed = 0; seed < 5; seed++) {
        const sampled = game.sample(view, `${seed}`);
        expect(equal(game.view(sampled, viewer), view)).toBe(true);
        expect(sampled.deck).not.toContain(cardIndex('accademia-dei-lincei'));
        stacks.add(sampled.deck.join());
      }
      expect(game.sample(view, 'same')).toEqual(game.sample(view, 'same'));
    }
    expect(stacks.size).toBeGreaterThanOrEqual(10);
    expect(game.sample(game.view(s, 0), 'x').deck.slice(-2)).toEqual(s.deck.slice(-2));
  });

  it('samples no card that was seen leaving the game [newscience.hidden]', () => {
    const s = reveal(four(), 'bacons-method', 'tulip-crash');
    resolve(s);
    for (let seed = 0; seed < 20; seed++) {
      const { deck } = game.sample(game.view(s, 2), `${seed}`);
      expect(deck).not.toContain(cardIndex('bacons-method'));
      expect(new Set([...deck, ...s.events]).size).toBe(deck.length + 2);
    }
  });

  it('has no secret choices', () => {
    expect(game.decision(peeked())?.secret).toBe(false);
    expect(game.decision(setup(3, 'seed', 'chosen'))?.secret).toBe(false);
  });
});
