import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadGame } from '../../src/app/load-game.ts';
import { Warnings, wasteOf } from '../../src/app/warnings.ts';
import { Match } from '../../src/core/match.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { people } from '../support/games.ts';

function newMatch({ game }: LoadedGame, seed: string): Match {
  const { min } = game.meta.players;
  const options = Object.fromEntries(game.meta.options.map(({ key, values }) => [key, values[0]]));
  return new Match({ game, players: people(['Ann', 'Bob'].slice(0, min)), seed, options, first: null });
}

/** The first position of random games in which a kind of waste can be committed, and the move. */
function findWaste(loaded: LoadedGame, kind: string): { readonly match: Match; readonly notation: string } {
  for (let game = 0; game < 150; game++) {
    const match = newMatch(loaded, `waste ${kind} ${game}`);
    const rng = seedRng(`waste ${game}`);
    while (!match.over) {
      const found = match.choices.find(({ notation }) => wasteOf(match, notation)?.kind === kind);
      if (found !== undefined) return { match, notation: found.notation };
      match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
    }
  }
  throw new Error(`no position with ${kind}`);
}

const KINDS = [
  ['newton', 'action', 'end'],
  ['newton', 'token', 'student'],
  ['newton', 'repeat', 'end'],
  ['newton', 'income', 'tile'],
  ['newscience', 'influence', 'place'],
  ['newscience', 'rest', 'place'],
  ['newscience', 'decline', 'decline'],
  ['leonardo', 'bench', 'pass'],
  ['leonardo', 'offer', 'renounce'],
] as const;

describe.each(KINDS)('in %s, waste of the kind %s', (id, kind, word) => {
  it('is warned of once to each player, and never without the wish', async () => {
    const { match, notation } = findWaste(await loadGame(id, null), kind);
    expect(notation.startsWith(word), notation).toBe(true);
    const warnings = new Warnings(true);
    expect(warnings.before(match, notation)).toMatch(/^[A-Z0-9].*\.$/u);
    expect(warnings.before(match, notation)).toBeNull();
    expect(new Warnings(false).before(match, notation)).toBeNull();
  });
});

it('says nothing about a move that wastes nothing', async () => {
  const match = newMatch(await loadGame('newton', null), 'owl');
  const sound = match.choices.find(({ notation }) => notation !== 'aside')!;
  expect(new Warnings(true).before(match, sound.notation)).toBeNull();
});
