/**
 * Makes the puzzles of a game: `npm run puzzles -- GAME... [--count N] [--seed TEXT]`. Bots play games; where one way to play a turn out is
 * clearly the best, the game up to there is written to `rules-data/<game>/puzzles/NN.moves`, and what every line of the turn is worth
 * to `NN.json` beside it. To be run again when rules or component data change; the same seed gives the same puzzles.
 * `--again 1-16` looks at the lines of those that there are once more, and renews their notes; it names the ones that no longer stand out.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import { readPuzzle } from '../src/app/puzzles/collection.ts';
import { puzzleNames } from '../src/app/puzzles/names.ts';
import type { Note } from '../src/app/puzzles/note.ts';
import { readExpectations } from '../src/app/review/expectations.ts';
import { reviewRequest } from '../src/app/review/tasks.ts';
import { chooseMove } from '../src/bots/choose.ts';
import { calibrationFor, expected } from '../src/bots/expectation.ts';
import { outcomeOf } from '../src/bots/lines.ts';
import { botRequest } from '../src/bots/request.ts';
import type { AnyGame } from '../src/core/game.ts';
import { Match, type MatchConfig, repeated } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { defaultOptions } from '../src/core/options.ts';
import { unwrap } from '../src/core/result.ts';
import { nextUnit, seedRng } from '../src/core/rng.ts';
import type { HouseBot } from '../src/core/seats.ts';
import { nodeFiles } from '../src/storage/file-system.ts';
import { findPuzzle, LAST_WALKS } from './puzzles/find.ts';

const BOT = { level: 'hard', iterations: 10 } as const;
/** A collection from many games: each may give so many. */
const MOST_OF_A_GAME = 2;
/** A game is looked through from a point in this first part of it on, so that all rounds come up. */
const LATEST = 0.9;
/** Points by which the best line has to lead, as a share of the deviation of final scores between bots. */
const MARGIN = 0.1;

function playedOut(config: MatchConfig): Match {
  const match = new Match(config);
  for (let request = botRequest(match, BOT); request !== null; request = botRequest(match, BOT)) {
    match.play(chooseMove(match.game, request).notation);
  }
  return match;
}

/** What a bot would play to the end of the turn. */
function lineOf(match: Match, bot: HouseBot): readonly string[] {
  const copy = repeated(match);
  const { turn } = copy.decision!;
  const moves: string[] = [];
  while (copy.decision?.turn === turn) {
    const { notation } = chooseMove(copy.game, botRequest(copy, bot)!);
    const { events } = copy.play(notation);
    moves.push(notation);
    if (events.some(({ reveals }) => reveals === true)) break;
  }
  return moves;
}

function levelOf(match: Match, best: readonly string[]): number {
  const { seat } = match.decision!;
  const view = match.view(seat);
  const outcome = outcomeOf(match.game, view, seat, best);
  const finds = (level: 'easy' | 'medium'): boolean =>
    outcomeOf(match.game, view, seat, lineOf(match, { level, iterations: null })) === outcome;
  return finds('easy') ? 1 : finds('medium') ? 2 : 3;
}

const rounded = (value: number, unit: number): number => Math.round(value / unit) * unit;
const tenth = (value: number): number => Number(rounded(value, 0.1).toFixed(1));

interface Puzzle {
  readonly moves: string;
  readonly note: Note;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string' }, again: { type: 'string' } },
});
const count = Number(values.count ?? '32');
const seed = values.seed ?? 'puzzle';

function puzzleAt(game: AnyGame, fingerprint: string, match: Match): Puzzle | null {
  const { seat, turn } = match.decision!;
  const players = match.config.players.length;
  const calibration = calibrationFor(unwrap(readExpectations(game.meta.id, nodeFiles)), players);
  const request = reviewRequest(match, seat, LAST_WALKS);
  const seeds = [`${request.seed} a`, `${request.seed} b`] as const;
  const found = findPuzzle(game, request, seeds, MARGIN * calibration.spread);
  if (found === null) return null;
  const seats = match.config.players.map((player, at) =>
    at === seat ? { name: 'Player', bot: null } : player,
  );
  const asked = repeated(match, { players: seats });
  const lines = found.lines.map(({ moves, gap, score, lead }) => {
    const expectation = expected({ score, lead }, { turn, round: match.round }, calibration);
    return {
      ...{ moves: [...moves], gap: tenth(gap) || 0 },
      ...{ score: tenth(expectation.score), lead: tenth(expectation.lead) },
    };
  });
  return {
    moves: formatMatch(asked, fingerprint),
    note: {
      ...{ format: 'boardgames/puzzle@1', made: `npm run puzzles -- ${game.meta.id} --seed ${seed}`, seat },
      ...{ level: levelOf(match, lines[0]!.moves), margin: tenth(found.margin), walks: LAST_WALKS },
      ...{ seeds: [...seeds], lines },
    },
  };
}

/** The lines of a collection's puzzles once more, over the same tables. */
async function lookAgain(id: string, range: string): Promise<void> {
  const loaded = await loadGame(id, null);
  const [from = 1, to = from] = range.split('-').map(Number);
  for (const name of unwrap(puzzleNames(id, nodeFiles))) {
    if (Number(name) < from || Number(name) > to) continue;
    const { match, note } = unwrap(readPuzzle(loaded, name, undefined, nodeFiles));
    const puzzle = puzzleAt(loaded.game, loaded.fingerprint, match);
    if (puzzle === null) {
      process.stdout.write(`${id} ${name}: no line stands out any more\n`);
      continue;
    }
    const { margin, seeds, lines } = puzzle.note;
    const [own, best] = [note.lines[0]!, lines[0]!].map(({ moves }) => moves.join(', '));
    const path = join(import.meta.dirname, '..', 'rules-data', id, 'puzzles', `${name}.json`);
    writeFileSync(path, `${JSON.stringify({ ...note, margin, seeds, lines })}\n`);
    const same = own === best ? 'the same line' : `now ${best} instead of ${own}`;
    process.stdout.write(`${id} ${name}: ${same}, margin ${margin} (${note.margin} before)\n`);
  }
}

for (const id of positionals) {
  if (values.again === undefined) await makeAll(id);
  else await lookAgain(id, values.again);
}

async function makeAll(id: string): Promise<void> {
  const { game, fingerprint } = await loadGame(id, null);
  const folder = join(import.meta.dirname, '..', 'rules-data', id, 'puzzles');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { min, max } = game.meta.players;
  const started = performance.now();
  const rng = seedRng(`${seed}-${id}`);
  let found = 0;
  let looked = 0;
  for (let at = 0; found < count; at++) {
    const seats = Array.from({ length: min + (at % (max - min + 1)) }, (_, i) => ({
      ...{ name: `Bot ${i + 1}`, bot: BOT },
    }));
    const options = defaultOptions(game.meta);
    const config = { game, players: seats, seed: `${seed}-${id}-${at}`, options, first: null };
    const whole = playedOut(config);
    const from = whole.entries[Math.floor(nextUnit(rng) * LATEST * whole.entries.length)]!.decision.turn;
    const match = new Match(config);
    let turn = 0;
    let own = 0;
    for (const { decision, choice } of whole.entries) {
      const isNew = decision.turn !== turn && decision.turn >= from && match.choices.length > 1;
      turn = decision.turn;
      const puzzle = isNew ? puzzleAt(game, fingerprint, match) : null;
      if (isNew) looked++;
      if (puzzle !== null) {
        own++;
        found++;
        const name = join(folder, String(found).padStart(2, '0'));
        writeFileSync(`${name}.moves`, puzzle.moves);
        writeFileSync(`${name}.json`, `${JSON.stringify(puzzle.note)}\n`);
        const { level, margin, lines } = puzzle.note;
        const what = `${seats.length} players, round ${match.round}, ${match.decision!.kind}`;
        const seconds = Math.round((performance.now() - started) / 1000);
        process.stdout.write(
          `${id} ${found}: game ${at}, ${what}, ${lines.length} lines, margin ${margin}, level ${level}; ${looked} looked at, ${seconds} s\n`,
        );
      }
      if (own >= MOST_OF_A_GAME || found >= count) break;
      match.play(choice.notation);
    }
  }
}
