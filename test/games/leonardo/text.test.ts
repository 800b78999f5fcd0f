import { describe, expect, it } from 'vitest';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { LARGE, MATERIALS } from '../../../src/games/leonardo/rules/types.ts';
import {
  game,
  names,
  newGame,
  passAll,
  placementGame,
  play,
  setCards,
  skipTo,
  station,
  work,
} from './scenario.ts';

const describeAll = (state: Parameters<typeof game.view>[0]) => {
  const view = game.view(state, state.pending!.seat);
  return Object.fromEntries(
    game.legalMoves(state).map(move => [game.notate(move), game.describe(move, view, names)]),
  );
};

/** Words that nobody understands who has not read the rulebook; phases with letters look like places of the city. */
const UNKNOWN_WORDS = /renounce|phase [A-D]\b|zones? [A-H]\b|realis/iu;

describe('texts', () => {
  it('say what a start costs and pays', () => {
    const state = newGame();
    const texts = describeAll(state);
    expect(texts['start small theatrical-lift']).toBe('Start Theatrical lift: 11 weeks, 13 florins');
    expect(texts['start small fortified-house']).toContain('5 florins once requested');
    state.seats[state.pending!.seat]!.labs[LARGE]!.side = 0;
    expect(describeAll(state)['start small theatrical-lift']).toBe(
      'Start Theatrical lift, small lab: 11 weeks, 13 florins',
    );
  });

  it('warn of work that cannot be requested any more [leonardo.start.early] [leonardo.refill.last]', () => {
    const state = newGame();
    state.round = 8;
    const texts = describeAll(state);
    expect(texts['start small theatrical-lift']).toContain('13 florins');
    expect(texts['start small fortified-house']).toContain('pays nothing');
  });

  it('say where a crew would stand', () => {
    const state = placementGame();
    play(state, 'send joiner', 'crew 2', 'send joiner');
    expect(describeAll(state)['crew 2']).toBe('2 apprentices: 2nd so far, 1 left');
    expect(describeAll(state)['crew 3']).toContain('1st so far');
    expect(game.decision(state)!.prompt).toContain('How many apprentices to the Joiner?');
  });

  it('say what it takes to be first, and where the master would stand', () => {
    const state = placementGame();
    expect(describeAll(state)['send joiner']).toBe('Send to Joiner, 1 to be 1st');
    play(state, 'send joiner', 'crew 2');
    const texts = describeAll(state);
    expect(texts['send joiner']).toBe('Send to Joiner, 3 to be 1st');
    expect(texts['master joiner']).toBe('Master to Joiner, 2nd');
    state.shops[MATERIALS.indexOf('wood')] = 1;
    expect(describeAll(state)['master joiner']).toBe('Master to Joiner, 2nd, 1 wood left');
  });

  it('say why something is not on the list', () => {
    const state = newGame();
    expect(game.unavailable(state, names)).toContainEqual({
      what: 'Start Bellows machine (12)',
      why: 'you lack 1 glass + 2 wood',
      rule: 'leonardo.start.components',
    });
    skipTo(state, 'placement');
    expect(game.unavailable(state, names)).toContainEqual({
      what: 'Send apprentices to the small laboratory',
      why: 'it builds nothing',
      rule: 'leonardo.placement.laboratory',
    });
  });

  it('tell the story in sentences', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, 0, 1);
    work(state, 1, 0, 12, 11);
    const events = [
      ...play(state, 'pass', 'pass', 'pass'),
      ...play(state, 'leonardo player-2', 'privilege 2'),
    ];
    const story = events.map(event => game.narrate(event, names));
    expect(story).toContain('Ann gives Leonardo to Bob.');
    expect(story).toContain('Ann takes 1 florin from the Council.');
    expect(story).toContain('Bob completes Bellows machine (12) and receives 13 florins.');
    expect(story).toContain('Bob takes the card Bellows machine (12).');
  });

  it('tell apart giving Leonardo and leaving him where he is', () => {
    const story = (holder: number) => {
      const state = placementGame({ players: 3 });
      station(state, 1, 0, 1);
      passAll(state);
      const events = play(state, `leonardo player-${holder}`);
      return events.map(event => game.narrate(event, names));
    };
    expect(story(1)).toEqual(['Bob leaves Leonardo with Ann.']);
    expect(story(2)).toEqual(['Bob takes Leonardo.']);
    expect(story(3)).toEqual(['Bob gives Leonardo to Cid.']);
  });

  it('never ask for fewer than 0 weeks, however many cards of the type', () => {
    const state = newGame();
    setCards(state, 0, 8, 13, 18);
    skipTo(state, 'placement');
    work(state, 0, 0, 3, 0);
    expect(describeAll(state)['master small']).toContain('0 of 0 weeks');
  });

  it('outline the table under headings', () => {
    const state = newGame({ players: 3 });
    play(state, 'start small theatrical-lift');
    skipTo(state, 'placement');
    const sections = game.outline(game.view(state, 1), names);
    expect(sections.map(section => section.title)).toEqual([
      'Table',
      'Requested inventions',
      'City (the first purchase is free, then 2, 3, 4 florins; the strongest goes first, of equals who came first)',
      'Ann (player 1)',
      'Bob (player 2, you)',
      'Cid (player 3)',
    ]);
    expect(sections[3]!.lines).toContain(
      'Small laboratory (3 benches): a secret invention at 0 weeks, nobody at work.',
    );
    expect(sections[1]!.lines).toContain(
      'Bellows machine (12): silver, wood type, 11 weeks, 1 glass + 2 wood, pays 13 florins, later 10',
    );
  });

  it.each([2, 5])('are complete and one line each in random games with %i players', players => {
    const rng = seedRng(`texts ${players}`);
    const state = newGame({ players, setup: 'experienced', codex: 'yes', seed: `texts ${players}` });
    const check = (text: string) => {
      expect(text).toMatch(/^(?!.*(undefined|null|NaN))[ -~]+$/);
      expect(text).not.toMatch(UNKNOWN_WORDS);
    };
    while (state.pending !== null) {
      const moves = game.legalMoves(state);
      const view = game.view(state, state.pending.seat);
      check(game.decision(state)!.prompt);
      for (const move of moves) {
        check(game.describe(move, view, names));
        check(game.group(move));
        expect(game.notate(move)).toMatch(/^[a-z0-9-]+( [a-z0-9-]+)*$/);
      }
      for (const reason of game.unavailable(state, names)) check(`${reason.what}: ${reason.why}`);
      if (nextBelow(rng, 20) === 0)
        for (const { title, lines } of game.outline(view, names)) [title, ...lines].forEach(check);
      game.apply(state, moves[nextBelow(rng, moves.length)]!, event => check(game.narrate(event, names)));
    }
  });
});
