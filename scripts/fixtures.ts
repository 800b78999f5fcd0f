/**
 * Records a full game for every player count and combination of options: `node scripts/run.mjs scripts/fixtures.ts`.
 * Needed only when a game's rules or the facts they read change; review the difference before you commit it. Where only the
 * state's shape changes, scripts/rewrite-moves.ts keeps the games.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../src/app/load-game.ts';
import type { AnyGame, OptionSpec, Options } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { nextUnit, type RngState, seedRng } from '../src/core/rng.ts';
import { registry } from '../src/registry.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
/** Weights are raised to this power: sensible play, with some variety. */
const SHARPNESS = 2;
const UNDO_SHARE = 0.03;

function combinations(specs: readonly OptionSpec[], players: number): Options[] {
  return specs.reduce<Options[]>(
    (found, { key, values, players: range }) => {
      const open = range === undefined || (players >= range.min && players <= range.max);
      return found.flatMap(options =>
        (open ? values : values.slice(0, 1)).map(value => ({ ...options, [key]: value })),
      );
    },
    [{}],
  );
}

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
  const seats = NAMES.slice(0, players).map(name => ({ name, bot: null }));
  const match = new Match({ game, players: seats, seed, options, first: null });
  const rng = seedRng(`fixture ${seed}`);
  while (!match.over) {
    match.play(pick(match, rng));
    if (nextUnit(rng) < UNDO_SHARE) match.undo();
  }
  return match;
}

/** A game of The New Science that ends with the last great publication: rare, so it has to be looked for. */
function endsByDiscoveries(match: Match): boolean {
  return match.entries
    .at(-1)!
    .events.some(event => event.type === 'ended' && 'by' in event && event.by === 'discoveries');
}

for (const { meta } of registry) {
  const { game, fingerprint } = await loadGame(meta.id, null);
  const folder = join(import.meta.dirname, '../test/games', meta.id, 'fixtures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, match: Match): void =>
    writeFileSync(join(folder, `${name}.moves`), formatMatch(match, fingerprint));
  for (let players = meta.players.min; players <= meta.players.max; players++)
    for (const options of combinations(meta.options, players)) {
      const name = [players, ...Object.entries(options).map(([key, value]) => `${key}-${value}`)].join('-');
      write(name, record(game, players, options, `fixture-${name}`));
    }
  if (meta.id !== 'newscience') continue;
  for (let n = 1; ; n++) {
    const match = record(game, 2, { scientists: 'dealt' }, `great-works-${n}`);
    if (!endsByDiscoveries(match)) continue;
    write('2-all-great-works-published', match);
    break;
  }
}
