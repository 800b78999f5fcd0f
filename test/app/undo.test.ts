import { describe, expect, it } from 'vitest';
import { undoTurn } from '../../src/app/undo.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { bazaar } from '../bots/bazaar.ts';
import { loadLawGame } from '../laws/games.ts';
import { defaultOptions, games, namesFor, people } from '../support/games.ts';
import { auctionMatch } from '../toys/match.ts';

function alone(game: AnyGame, players = 1): Match {
  const options = defaultOptions(game.meta);
  return new Match({ game, players: people(namesFor(players)), seed: 'undo', options, first: 0 });
}

const sessionOf = (match: Match) => ({ match, undo: () => match.undo() });

/** Turns of the decisions that stand. */
const turnsOf = (match: Match): number[] => match.entries.map(entry => entry.decision.turn);

describe('undoing a turn', () => {
  it('takes back the decisions of this turn, and then those of the one before', () => {
    const match = alone(bazaar as unknown as AnyGame);
    const sale = (): string | undefined =>
      match.choices.map(choice => choice.notation).find(notation => /^sell [789]$/u.test(notation));
    while (sale() === undefined) match.play(match.choices[0]!.notation);
    const before = match.entries.length;
    match.play(sale()!);
    expect(match.decision?.turn).toBe(match.entries.at(-1)?.decision.turn);
    expect(undoTurn(sessionOf(match))).toBe('Taken back: 1 decision of this turn.');
    expect(match.entries).toHaveLength(before);
    match.play(sale()!);
    match.play('take');
    expect(undoTurn(sessionOf(match))).toBe('Taken back: 2 decisions of the turn before.');
    expect(match.entries).toHaveLength(before);
  });

  it('says where undo had to stop, and where there is nothing to take back', () => {
    const match = auctionMatch(['Ann'], [], { die: 'yes', hands: 'hidden' });
    expect(undoTurn(sessionOf(match))).toBe('No undo: nothing has been played yet.');
    match.play(match.choices[0]!.notation);
    expect(undoTurn(sessionOf(match))).toMatch(/^No undo: new information came up: The bids are/u);
  });

  it.each(games.map(entry => [entry.meta.title, entry] as const))(
    'never takes back more than one turn of %s',
    async (_, entry) => {
      const { game } = await loadLawGame(entry);
      const match = alone(game, entry.meta.players.min);
      const rng = seedRng('undo turns');
      while (!match.over) {
        match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
        if (nextBelow(rng, 6) > 0) continue;
        const turns = turnsOf(match);
        const last = turns.at(-1)!;
        expect(last).toBeGreaterThan(0);
        const { allowed } = match.undoState();
        undoTurn(sessionOf(match));
        const left = turnsOf(match);
        expect(left.length < turns.length).toBe(allowed);
        expect(turns.slice(left.length).every(turn => turn === last)).toBe(true);
        expect(left.at(-1) !== last || !match.undoState().allowed).toBe(true);
      }
    },
  );
});
