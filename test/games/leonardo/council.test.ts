import { describe, expect, it } from 'vitest';
import { LAB_PLACES, type State } from '../../../src/games/leonardo/rules/types.ts';
import {
  asked,
  game,
  legal,
  names,
  passAll,
  placementGame,
  play,
  setFlorins,
  skipRound,
  station,
  tables,
  work,
} from './scenario.ts';

const COUNCIL = 0;

/** Phase C with these strengths in the Council, by seat in order of arrival. */
function councilGame(
  crews: [seat: number, apprentices: number][],
  config: Parameters<typeof placementGame>[0],
): State {
  const state = placementGame(config);
  for (const [seat, apprentices] of crews) station(state, seat, COUNCIL, apprentices);
  passAll(state);
  return state;
}

describe('ranking', () => {
  it('counts the master as two and breaks ties by the row [leonardo.rank]', () => {
    const state = placementGame({ players: 4 });
    station(state, 1, 2, 2);
    station(state, 3, 2, 1, true);
    station(state, 0, 2, 2);
    station(state, 2, 2, 0, true);
    const events = passAll(state);
    expect(events).toContainEqual({ type: 'lord', seat: null, zone: 2, ranking: [3, 1, 0, 2] });
    expect(asked(state)).toBe('offer 3');
  });

  it('is taken zone by zone from A to H, laboratories last [leonardo.resolve]', () => {
    const state = placementGame();
    station(state, 0, 7, 1);
    station(state, 0, 0, 1);
    station(state, 1, 2, 1);
    station(state, 1, 1, 1);
    const events = [...passAll(state), ...skipRound(state)];
    expect(events.filter(event => event.type === 'lord').map(event => event.zone)).toEqual([0, 1, 2, 7]);
  });
});

describe('the Council', () => {
  it('is free and sends all workers home [leonardo.council]', () => {
    const state = councilGame([[0, 2]], { players: 3 });
    const { florins } = state.seats[0]!;
    play(state, 'leonardo player-1', 'privilege 3');
    expect(state.rows[COUNCIL]).toEqual([0]);
    while (state.phase === 'council') play(state, legal(state)[0]!);
    expect(state.seats[0]!.florins).toBe(florins);
    expect(state.rows[COUNCIL]).toEqual([]);
    expect(state.seats[0]!.idle).toBe(4);
  });

  it('gives the last nothing when all are present [leonardo.council.last]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, COUNCIL, 1);
    station(state, 1, COUNCIL, 2);
    station(state, 2, COUNCIL, 1);
    const events = passAll(state);
    expect(events).toContainEqual({ type: 'excluded', seat: 2 });
    expect(state.seats[2]!.placed[COUNCIL]).toBe(0);
    play(state, 'leonardo player-2', 'privilege 2');
    expect(asked(state)).toBe('privilege 0');
  });

  it('gives a privilege to both of two players [leonardo.council.two]', () => {
    const state = councilGame(
      [
        [0, 1],
        [1, 2],
      ],
      { players: 2 },
    );
    play(state, 'leonardo player-2', 'privilege 2');
    expect(asked(state)).toBe('privilege 0');
  });

  it('lets the first hand Leonardo to anybody, at once [leonardo.council.leonardo]', () => {
    const state = councilGame([[1, 1]], { players: 3 });
    expect(asked(state)).toBe('leonardo 1');
    expect(legal(state)).toEqual(['leonardo player-1', 'leonardo player-2', 'leonardo player-3']);
    play(state, 'leonardo player-3');
    expect(state.leonardo).toBe(2);
    skipRound(state);
    expect(state.pending!.seat).toBe(2);
  });

  it('offers each privilege once, the first choosing without declining [leonardo.council.choice]', () => {
    const state = councilGame(
      [
        [0, 2],
        [1, 1],
      ],
      { players: 3 },
    );
    play(state, 'leonardo player-1');
    expect(legal(state)).toEqual(['privilege 1', 'privilege 2', 'privilege 3', 'privilege 4']);
    play(state, 'privilege 2');
    expect(legal(state)).toEqual(['privilege 1', 'privilege 3', 'privilege 4', 'decline']);
    const events = play(state, 'decline');
    expect(events).toContainEqual({ type: 'declined', seat: 1 });
    expect(events).toContainEqual({ type: 'council-florins', seat: 0, florins: 1 });
  });

  it('offers only what can be used [leonardo.council.usable]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, COUNCIL, 0, true);
    setFlorins(state, 0, 0);
    passAll(state);
    play(state, 'leonardo player-1');
    expect(legal(state)).toEqual(['privilege 2', 'privilege 3']);
    expect(game.unavailable(state, names).map(reason => reason.rule)).toContain('leonardo.council.usable');
  });

  it('carries privileges out by number, not by rank [leonardo.council.order]', () => {
    const state = councilGame(
      [
        [0, 3],
        [1, 2],
        [2, 1],
      ],
      { players: 4 },
    );
    play(state, 'leonardo player-1', 'privilege 4', 'privilege 3', 'privilege 1');
    expect(asked(state)).toBe('lift 2');
    play(state, 'lift council player-3', 'drop workshop');
    expect(asked(state)).toBe('arrange 1');
    while (asked(state) === 'arrange 1') play(state, legal(state)[0]!);
    expect(asked(state)).toBe('component 0');
  });

  it('moves an own apprentice, even from the Council, never into it [leonardo.council.move]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, COUNCIL, 1, true);
    station(state, 1, 3, 2);
    station(state, 0, 5, 1);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 1');
    expect(legal(state)).toEqual(['lift council player-1', 'lift joiner player-1']);
    play(state, 'lift joiner player-1');
    expect(legal(state)).not.toContain('drop council');
    expect(legal(state)).not.toContain('drop joiner');
    play(state, 'drop blacksmith');
    expect(state.rows[3]).toEqual([1, 0]);
    expect(state.rows[5]).toEqual([]);
    expect(state.seats[0]!.placed[3]).toBe(1);
  });

  it('lets the moved apprentice join own workers [leonardo.council.move]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, COUNCIL, 1);
    station(state, 0, 3, 1);
    station(state, 1, 3, 2);
    passAll(state);
    const events = play(
      state,
      'leonardo player-1',
      'privilege 1',
      'lift council player-1',
      'drop blacksmith',
    );
    expect(events).toContainEqual({ type: 'lord', seat: null, zone: 3, ranking: [0, 1] });
  });

  it('gives all its florins [leonardo.council.florins]', () => {
    const state = placementGame();
    state.councilFlorins = 4;
    state.bank -= 3;
    station(state, 0, COUNCIL, 1);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 2');
    expect(state.seats[0]!.florins).toBe(7);
  });

  it('shows four cards of the deck to be arranged [leonardo.council.look]', () => {
    const state = councilGame([[0, 1]], { players: 3 });
    const [a, b, c, d, e] = state.deck;
    const id = (n: number | undefined) => `order ${tables.ids[n!]}`;
    const events = play(state, 'leonardo player-1', 'privilege 3');
    expect(events).toContainEqual({ type: 'saw', seat: 0, inventions: [a, b, c, d], only: 0, reveals: true });
    expect(legal(state)).toEqual([a, b, c, d].map(id));
    play(state, id(d), id(b));
    expect(legal(state)).toEqual([id(a), id(c)]);
    play(state, id(c));
    expect(state.deck.slice(0, 5)).toEqual([d, b, c, a, e]);
  });

  it('shows what is left of a short deck [leonardo.council.look]', () => {
    const state = placementGame({ players: 3 });
    state.deck = state.deck.slice(0, 1);
    station(state, 0, COUNCIL, 1);
    passAll(state);
    const events = play(state, 'leonardo player-1', 'privilege 3');
    expect(events).toContainEqual({ type: 'looked', seat: 0, count: 1 });
    expect(state.seats[0]!.knowledge.cards).toEqual(state.deck);
  });

  it('sells a component for 1 florin [leonardo.council.component]', () => {
    const state = councilGame([[0, 1]], { players: 3 });
    state.shops[1] = 0;
    const before = state.seats[0]!.hand.slice();
    play(state, 'leonardo player-1', 'privilege 4');
    expect(legal(state)).toEqual(['component iron', 'component wood', 'component brick', 'component rope']);
    play(state, 'component wood');
    expect(state.seats[0]!.hand[2]).toBe(before[2]! + 1);
    expect(state.seats[0]!.florins).toBe(2);
  });

  it('gains a florin after the turns 1 to 7 [leonardo.council.growth]', () => {
    const state = placementGame();
    const found: number[] = [];
    while (state.pending !== null) {
      found.push(state.councilFlorins);
      skipRound(state);
    }
    expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });

  it('tells of the florin as long as somebody can come for it [leonardo.council.growth]', () => {
    const state = placementGame();
    const told: boolean[] = [];
    while (state.pending !== null) told.push(skipRound(state).some(({ type }) => type === 'council-grows'));
    expect(told).toEqual([true, true, true, true, true, true, false, false, false]);
  });
});

describe('Codex Leonardi I', () => {
  it('moves any apprentice between the zones B to H [leonardo.codex]', () => {
    const state = placementGame({ players: 3, codex: 'yes' });
    station(state, 0, COUNCIL, 1);
    station(state, 0, 3, 1);
    station(state, 1, 4, 1);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 1');
    expect(legal(state)).toEqual(['lift blacksmith player-1', 'lift glazier player-2']);
    play(state, 'lift blacksmith player-1');
    expect(legal(state)).not.toContain('drop council');
    play(state, 'drop glazier');
    expect(state.rows[4]).toEqual([1, 0]);
  });

  it('does not move another player where that player leads [leonardo.codex.others]', () => {
    const state = placementGame({ players: 3, codex: 'yes' });
    station(state, 0, COUNCIL, 1);
    station(state, 1, 4, 1);
    station(state, 1, 5, 1);
    station(state, 1, 2, 1);
    station(state, 2, 2, 2);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 1', 'lift glazier player-2');
    expect(legal(state)).toContain('drop academy');
    expect(legal(state)).toContain('drop ropemaker');
    expect(legal(state)).not.toContain('drop joiner');
  });

  it('says who cannot be moved: master, Council, laboratories [leonardo.council.move] [leonardo.codex]', () => {
    const state = placementGame({ players: 3, codex: 'yes' });
    station(state, 0, COUNCIL, 1);
    station(state, 0, 3, 1, true);
    work(state, 0, 0, 12, 0);
    state.seats[0]!.idle -= 1;
    state.seats[0]!.placed[LAB_PLACES[0]!] = 1;
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 1');
    expect(legal(state)).toEqual(['lift blacksmith player-1']);
    expect(game.unavailable(state, names).map(reason => reason.what)).toEqual([
      'Move the master from the Blacksmith',
      'Move an apprentice from the Council',
      'Move an apprentice from the small laboratory',
    ]);
  });

  it('cannot be used without an apprentice in B to H [leonardo.codex]', () => {
    const state = councilGame([[0, 1]], { players: 3, codex: 'yes' });
    play(state, 'leonardo player-1');
    expect(legal(state)).not.toContain('privilege 1');
  });
});
