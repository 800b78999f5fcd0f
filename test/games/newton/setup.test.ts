import { describe, expect, it } from 'vitest';
import { begin, fresh, game, legal, me, NAMES, place, play, scores, tables } from './scenario.ts';

const tokensOnTable = (players: number) => fresh(players).tokens.filter(token => token >= 0).length;

describe('set-up', () => {
  it('leads through six rounds to the most points [newton.overview]', () => {
    const state = fresh(2);
    while (game.decision(state)) game.apply(state, game.legalMoves(state).at(-1)!);
    expect([state.round, state.phase]).toEqual([6, 'over']);
    expect(scores(state)).toHaveLength(2);
  });

  it('gives every board a desk, drawers, slots, piles and one printed symbol of its own [newton.study-board]', () => {
    expect([tables.drawers, tables.incomeSlots, tables.tilesInPiles, tables.cubes]).toEqual([5, 5, 12, 12]);
    expect(new Set(tables.boards).size).toBe(4);
    const boards = fresh(4).seats.map(player => player.board);
    expect(new Set(boards).size).toBe(4);
  });

  it('needs no decision but the masters [newton.setup]', () => {
    expect(game.decision(fresh(3))?.kind).toBe('play');
    expect(game.decision(fresh(3, 'draft'))?.kind).toBe('keep');
    expect(game.decision(fresh(1))?.kind).toBe('keep');
  });

  it('shuffles tiles onto places of their kind [newton.setup.map]', () => {
    const layouts = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = fresh(2, 'dealt', seed);
      for (const [kind, places] of [
        ['city', state.cities],
        ['university', state.universities],
        ['ancient', state.ancients],
      ] as const) {
        expect(places.every(at => tables.places[at]!.kind === kind)).toBe(true);
        expect(new Set(places).size).toBe(places.length);
      }
      layouts.add(JSON.stringify(state.universities));
    }
    expect(layouts.size).toBeGreaterThan(1);
  });

  it('draws 5 specializations, 5 inventions and 6 objectives [newton.setup.tracks]', () => {
    const state = fresh(4);
    expect([state.specializations.length, state.inventions.length, state.objectives.length]).toEqual([
      5, 5, 6,
    ]);
    const tiles: readonly (readonly number[])[] = [state.specializations, state.inventions, state.objectives];
    for (const drawn of tiles) expect(new Set(drawn).size).toBe(drawn.length);
    expect(state.developmentStock).toEqual({ work: 4, technology: 4, travel: 4, lessons: 4, study: 4 });
    expect(state.incomeStock).toEqual({ points: 4, coins: 4, potion: 4, medical: 4 });
  });

  it('lays bonus tokens by the marks of the spots [newton.setup.tokens]', () => {
    expect([1, 2, 3, 4].map(tokensOnTable)).toEqual([9, 12, 15, 18]);
    const state = fresh(2);
    for (const [spot, { mark }] of tables.tokenSpots.entries())
      expect(state.tokens[spot]! >= 0).toBe(mark === 'none' || mark === '2+');
  });

  it('turns up three cards of each level, alone two [newton.setup.cards]', () => {
    expect(fresh(3).rows.map(row => row.length)).toEqual([3, 3, 3]);
    expect(fresh(1).rows.map(row => row.length)).toEqual([2, 2, 2]);
    expect(fresh(1).decks.map(deck => deck.length)).toEqual([13, 13, 13]);
  });

  it('gives each player cards, coins, a student and the scientist in Basel [newton.setup.player]', () => {
    for (const player of fresh(4).seats) {
      expect(player).toMatchObject({
        coins: 2,
        potions: 0,
        students: [0],
        scientist: place('basel'),
        work: 0,
        tiles: 0,
      });
      expect(player.hand.map(card => tables.cards[card]!.action).sort()).toEqual(
        ['joker', 'lessons', 'study', 'technology', 'travel', 'work'].sort(),
      );
    }
  });

  it('draws the first player, or takes the one named [newton.setup.first]', () => {
    const setup = (seed: string, first: number | null) =>
      game.setup({ players: 4, seed, options: { masters: 'dealt' }, first }).first;
    expect(setup('x', 2)).toBe(2);
    expect(new Set(Array.from({ length: 20 }, (_, i) => setup(`s${i}`, null))).size).toBe(4);
    expect(setup('x', null)).toBe(setup('x', null));
  });

  it('deals four masters to each hand [newton.setup.masters]', () => {
    const hands = fresh(4).seats.flatMap(player => player.masters);
    expect(hands).toHaveLength(16);
    expect(new Set(hands).size).toBe(16);
  });

  it('drafts one master at a time and passes the rest to the left [newton.setup.draft]', () => {
    const state = fresh(3, 'draft');
    const packs = state.deal.packs.map(pack => [...pack]);
    expect(game.decision(state)).toMatchObject({ seat: 0, kind: 'keep', secret: true });
    const first = game.legalMoves(state);
    expect(first.map(move => (move.type === 'keep' ? move.master : -1))).toEqual(packs[0]);
    game.apply(state, first[0]!);
    expect(game.decision(state)?.seat).toBe(1);
    game.apply(state, game.legalMoves(state)[1]!);
    const events: string[] = [];
    game.apply(state, game.legalMoves(state)[2]!, event => events.push(event.type));
    expect(events).toContain('packs-passed');
    expect(game.decision(state)?.seat).toBe(0);
    expect(game.legalMoves(state).map(move => (move.type === 'keep' ? move.master : -1))).toEqual(
      packs[2]!.filter((_, i) => i !== 2),
    );
    while (game.decision(state)?.kind === 'keep') game.apply(state, game.legalMoves(state)[0]!);
    expect(state.seats.map(player => player.masters.length)).toEqual([4, 4, 4]);
    expect(new Set(state.seats.flatMap(player => player.masters))).toEqual(new Set(packs.flat()));
  });

  it('lets a solo player keep four of six masters [newton.setup.solo]', () => {
    const state = fresh(1);
    expect(legal(state)).toHaveLength(6);
    play(state, legal(state)[5]!, legal(state)[0]!);
    expect(legal(state)).toHaveLength(4);
    play(state, legal(state)[0]!);
    play(state, legal(state)[0]!);
    expect(me(state).masters).toHaveLength(4);
    expect(game.decision(state)).toMatchObject({ kind: 'play', secret: false });
    expect(game.outline(game.view(state, 0), NAMES.slice(0, 1))[0]!.lines[0]).toContain('Round 1 of 6');
  });

  it('starts at the first turn once the masters are chosen', () => {
    expect(legal(begin())).toEqual([
      'play start-work',
      'play start-technology',
      'play start-travel',
      'play start-lessons',
      'play start-study',
      'play start-joker',
    ]);
  });

  it('gives each player the starting cards of the board, with books arranged as on no other [newton.setup.starting-cards]', () => {
    const state = fresh(4);
    const arrangements = state.seats.map(({ board, hand }) => {
      expect(hand).toEqual(tables.startingCards[board]);
      expect(hand.map(own => tables.cards[own]!.id)).toEqual([
        'start-work',
        'start-technology',
        'start-travel',
        'start-lessons',
        'start-study',
        'start-joker',
      ]);
      const books = hand.map(own => tables.cards[own]!.books);
      for (const colour of [0, 1, 2]) expect(books.filter(own => own[colour] === 1)).toHaveLength(2);
      return JSON.stringify(books);
    });
    expect(new Set(arrangements).size).toBe(4);
  });
});
