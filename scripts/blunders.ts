/**
 * Records games of strong bots in each of which one decision is replaced by the worst legal move: `npm run blunders -- GAME [FROM [TO]]`.
 * The game goes to `test/app/review/blunders/<game>-<case>-at-<decision>.moves`, and the review has to find that decision. To be run again
 * when rules or component data change; the same case gives the same game.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../src/app/load-game.ts';
import { reviewRequest } from '../src/app/review/tasks.ts';
import { compareMoves } from '../src/bots/analyse.ts';
import { chooseMove } from '../src/bots/choose.ts';
import { botRequest } from '../src/bots/request.ts';
import type { AnyGame } from '../src/core/game.ts';
import { Match, repeated } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { defaultOptions } from '../src/core/options.ts';
import { nextBelow, seedRng } from '../src/core/rng.ts';
import type { HouseBot } from '../src/core/seats.ts';

/** Iterations that make a bot strong: short turns take less time each, and more of them. */
const STRONG: Readonly<Record<string, number>> = { newton: 60, newscience: 400, leonardo: 30 };
const LOOK_EFFORT = 60;
/** Decisions that are looked at for a blunder. */
const LOOKS = 12;
const FOLDER = join(process.cwd(), 'test/app/review/blunders');

function playOn(match: Match, bot: HouseBot): void {
  for (let request = botRequest(match, bot); request !== null; request = botRequest(match, bot)) {
    match.play(chooseMove(match.game, request).notation);
  }
}

function strongGame(game: AnyGame, bot: HouseBot, seed: string): Match {
  const { meta } = game;
  const players = Array.from({ length: meta.players.min }, (_, seat) => ({ name: `Bot ${seat + 1}`, bot }));
  const match = new Match({ game, players, seed, options: defaultOptions(meta), first: null });
  playOn(match, bot);
  return match;
}

/**
 * Of a dozen decisions the one at which most can be spoilt: where the worst move is hardly worse than the best there is
 * nothing to find. Returns the game with that move in it, and the number of the decision.
 */
function plant(game: AnyGame, seed: string): { readonly match: Match; readonly number: number } {
  const bot: HouseBot = { level: 'hard', iterations: STRONG[game.meta.id]! };
  const strong = strongGame(game, bot, seed);
  const own = strong.entries.filter(({ decision }) => decision.seat === 0);
  const rng = seedRng(`plant ${seed}`);
  let planted = { number: 0, notation: '', gap: Number.POSITIVE_INFINITY };
  for (let look = 0; look < LOOKS; look++) {
    const { number, choice } = own[nextBelow(rng, own.length)]!;
    const before = repeated(strong, { decisions: number - 1 });
    const notations = before.choices.map(({ notation }) => notation);
    const request = { ...reviewRequest(before, 0, LOOK_EFFORT), seed: `worst ${seed} ${number}` };
    for (const { notation, gap } of compareMoves(game, request, choice.notation, notations).outlooks) {
      if (gap < planted.gap) planted = { number, notation, gap };
    }
  }
  const { number, notation } = planted;
  const match = repeated(strong, { decisions: number - 1 });
  match.play(notation);
  playOn(match, bot);
  return { match, number };
}

const [id, from = '1', to = '10'] = process.argv.slice(2);
if (id === undefined || STRONG[id] === undefined) {
  throw new Error(
    `usage: npm run blunders -- GAME [FROM [TO]], with a game of ${Object.keys(STRONG).join(', ')}`,
  );
}
const { game, fingerprint } = await loadGame(id, null);
mkdirSync(FOLDER, { recursive: true });
for (let number = Number(from); number <= Number(to); number++) {
  const planted = plant(game, `blunder-${number}`);
  const name = `${id}-${String(number).padStart(2, '0')}-at-`;
  for (const old of readdirSync(FOLDER)) if (old.startsWith(name)) rmSync(join(FOLDER, old));
  writeFileSync(join(FOLDER, `${name}${planted.number}.moves`), formatMatch(planted.match, fingerprint));
  process.stdout.write(`${name}${planted.number}\n`);
}
