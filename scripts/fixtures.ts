/**
 * Records a full game for every player count and combination of options: `npm run fixtures -- [GAME...]`, of all games by
 * default. Needed for a new game, and when a game's rules or the facts they read change; review the difference before you commit it.
 * Where only the state's shape changes, scripts/rewrite-moves.ts keeps the games.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntry, requireGame } from '../src/app/load-game.ts';
import type { AnyGame, Options } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { nextUnit, type RngState, seedRng } from '../src/core/rng.ts';
import { nodeFiles } from '../src/storage/file-system.ts';
import { variants } from '../test/laws/search.ts';
import { games, namesFor, people, testFolder } from '../test/support/games.ts';

/** Weights are raised to this power: sensible play, with some variety. */
const SHARPNESS = 2;
const UNDO_SHARE = 0.03;

function pick(match: Match, rng: RngState): string {
  const state = match.revealState();
  const moves = match.choices.map(choice => choice.move);
  const weights = match.game.priors(state, moves).map(weight => weight ** SHARPNESS);
  let rest = nextUnit(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = match.choices.find((_, i) => {
    rest -= weights[i]!;
    return rest < 0;
  });
  return (chosen ?? match.choices.at(-1)!).notation;
}

function record(game: AnyGame, players: number, options: Options, seed: string): Match {
  const match = new Match({ game, players: people(namesFor(players)), seed, options, first: null });
  const rng = seedRng(`fixture ${seed}`);
  while (!match.over) {
    match.play(pick(match, rng));
    if (nextUnit(rng) < UNDO_SHARE) match.undo();
  }
  return match;
}

interface Wanted {
  readonly name: string;
  readonly players: number;
  readonly options: Options;
  test(match: Match): boolean;
}

/** Games that are too rare to come up by themselves and have to be looked for, by game. */
const RARE: Readonly<Record<string, readonly Wanted[]>> = {
  newscience: [
    {
      name: '2-all-great-works-published',
      players: 2,
      options: { scientists: 'dealt' },
      test: match =>
        match.entries
          .at(-1)!
          .events.some(event => event.type === 'ended' && 'by' in event && event.by === 'discoveries'),
    },
  ],
};

function look(game: AnyGame, { name, players, options, test }: Wanted): Match {
  for (let n = 1; ; n++) {
    const match = record(game, players, options, `${name}-${n}`);
    if (test(match)) return match;
  }
}

const wanted = process.argv.slice(2).map(id => requireGame(id, games));
for (const entry of wanted.length === 0 ? games : wanted) {
  const { id } = entry.meta;
  const { game, fingerprint } = await loadEntry(entry, null, nodeFiles);
  const folder = join(testFolder(id), 'fixtures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, match: Match): void =>
    writeFileSync(join(folder, `${name}.moves`), formatMatch(match, fingerprint));
  for (const { players, options } of variants(entry.meta)) {
    const name = [players, ...Object.entries(options).map(([key, value]) => `${key}-${value}`)].join('-');
    write(name, record(game, players, options, `fixture-${name}`));
  }
  for (const rare of RARE[id] ?? []) write(rare.name, look(game, rare));
}
