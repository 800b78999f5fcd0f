/** Which decisions make up one turn, in the sense of the contract. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/leonardo/rules/types.ts';
import {
  game,
  legal,
  newGame,
  passAll,
  placementGame,
  play,
  setFlorins,
  setHand,
  skipTo,
  station,
  work,
} from './scenario.ts';

/** Plays on and tells the decisions of each turn by kind and seat. */
function turnsOf(state: State, ...notations: string[]): string[][] {
  const turns = new Map<number, string[]>();
  for (const notation of notations) {
    const { turn, kind, seat } = game.decision(state)!;
    turns.set(turn, [...(turns.get(turn) ?? []), `${kind} ${seat}`]);
    play(state, notation);
  }
  return [...turns.values()];
}

describe('a turn', () => {
  it('counts from 1', () => {
    expect(game.decision(newGame())!.turn).toBe(1);
    expect(game.decision(newGame({ setup: 'experienced' }))!.turn).toBe(1);
  });

  it('is a favour with its components', () => {
    const state = newGame({ setup: 'experienced', players: 3 });
    expect(
      turnsOf(state, 'favour take-large', 'component iron', 'favour florins', 'favour apprentice'),
    ).toEqual([['favour 0', 'component 0'], ['favour 1'], ['favour 2']]);
  });

  it('is all that one player plans in phase A', () => {
    const state = newGame();
    setHand(state, 0, { iron: 2, rope: 2 });
    state.seats[0]!.labs[1].side = 0;
    expect(
      turnsOf(state, 'start small automatic-hammer', 'start large theatrical-lift', 'done').slice(0, 2),
    ).toEqual([['fabrication 0', 'fabrication 0'], ['fabrication 1']]);
  });

  it('is one placement: apprentices with their number, the master, or passing', () => {
    const state = placementGame();
    expect(turnsOf(state, 'send academy', 'crew 1', 'master council', 'master academy', 'pass')).toEqual([
      ['placement 0', 'crew 0'],
      ['placement 1'],
      ['placement 0'],
      ['placement 1'],
    ]);
  });

  it('is each choice at the Council, and each privilege carried out', () => {
    const state = placementGame({ players: 4 });
    for (const seat of [0, 1, 2]) station(state, seat, 0, 3 - seat);
    passAll(state);
    const chosen = turnsOf(state, 'leonardo player-1', 'privilege 1', 'privilege 4', 'privilege 3');
    expect(chosen).toEqual([['leonardo 0'], ['privilege 0'], ['privilege 1'], ['privilege 2']]);
    const moved = turnsOf(state, 'lift council player-1', 'drop workshop');
    expect(moved).toEqual([['lift 0', 'drop 0']]);
    const arranged = [0, 1, 2].flatMap(() => turnsOf(state, legal(state)[0]!));
    expect(new Set(arranged.flat())).toEqual(new Set(['arrange 2']));
    expect(turnsOf(state, 'component iron')).toEqual([['component 1']]);
  });

  it('is one offer, also where the same player is asked again', () => {
    const state = placementGame();
    setFlorins(state, 0, 9);
    station(state, 0, 5, 1);
    passAll(state);
    expect(turnsOf(state, 'buy wood', 'buy wood', 'renounce')).toEqual([
      ['offer 0'],
      ['offer 0'],
      ['offer 0'],
    ]);
  });

  it('is one sealed bid', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 11);
    skipTo(state, 'placement');
    passAll(state);
    expect(turnsOf(state, 'bid 1', 'bid 2')).toEqual([['bid 0'], ['bid 1']]);
  });
});
