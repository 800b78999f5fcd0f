/**
 * Pictures, casts, pages and reviews for one player's eyes or for everybody's, from two tables that differ in all that is
 * hidden from them: the bytes are the same.
 */
import { describe, expect, it } from 'vitest';
import { type LoadedGame, loadEntry } from '../../src/app/load-game.ts';
import { openTimeline } from '../../src/app/replay/timeline.ts';
import { readExpectations } from '../../src/app/review/expectations.ts';
import { assembleReview, type Review } from '../../src/app/review/review.ts';
import { look } from '../../src/app/review/run.ts';
import { reviewTasks } from '../../src/app/review/tasks.ts';
import { calibrationFor } from '../../src/bots/expectation.ts';
import { type AnyGame, type BaseState, isVisible, type Seat } from '../../src/core/game.ts';
import { equal } from '../../src/core/json.ts';
import type { Match, MatchConfig } from '../../src/core/match.ts';
import { formatMatch, parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { castOf } from '../../src/tui/cast/cast.ts';
import { pageOf } from '../../src/tui/page/page.ts';
import { instantAt, stillOf } from '../../src/tui/picture/still.tsx';
import { svgOf } from '../../src/tui/picture/svg.ts';
import { createTheme } from '../../src/tui/theme.ts';
import { variants } from '../laws/search.ts';
import { games, namesFor, people, playersNear } from '../support/games.ts';
import { matchFrom } from './twins.ts';

/** `BOARDGAMES_SECRECY=20` looks at twenty times as many tables. */
const TABLES = 3 * Number(process.env['BOARDGAMES_SECRECY'] ?? 1);
/** Steps that are taken at both, as long as the rules reveal nothing. */
const LONGEST = 8;
const DARK = createTheme({ ascii: false, colorLevel: 3, palette: 'dark' });
const LIGHT = createTheme({ ascii: false, colorLevel: 3, palette: 'light' });

interface Pair {
  readonly truth: Match;
  readonly permuted: Match;
}

function alike({ truth, permuted }: Pair, viewer: Seat | null): boolean {
  const known = (match: Match): unknown => {
    const told = match.entries.flatMap(({ events }) => events.filter(event => isVisible(event, viewer)));
    const mine = viewer !== null && match.decision?.seat === viewer ? match.choices : null;
    return [match.view(viewer), told, match.decision?.seat, mine?.map(({ notation }) => notation)];
  };
  return equal(known(truth), known(permuted));
}

/** The same moves at both tables, up to where the viewer could tell them apart. */
function playedOn(state: BaseState, config: MatchConfig, viewer: Seat | null, rng: RngState): Pair {
  const { game } = config;
  const other = game.sample(game.view(state, viewer), `another truth ${nextBelow(rng, 1e6)}`);
  const open = (moves: readonly string[]): Pair => {
    const pair = { truth: matchFrom(state, config), permuted: matchFrom(other, config) };
    for (const match of [pair.truth, pair.permuted]) for (const move of moves) match.play(move);
    return pair;
  };
  let moves: readonly string[] = [];
  while (moves.length < LONGEST) {
    const { truth, permuted } = open(moves);
    if (truth.decision === null) break;
    const { notation } = truth.choices[nextBelow(rng, truth.choices.length)]!;
    if (permuted.find(notation) === undefined) break;
    const longer = [...moves, notation];
    if (!alike(open(longer), viewer)) break;
    moves = longer;
  }
  return open(moves);
}

function reviewOf({ game }: LoadedGame, match: Match, seat: Seat): Review {
  const tasks = reviewTasks(match, [seat], 2);
  const looked = tasks.map(task => look(game, task));
  const known = unwrap(readExpectations(game.meta.id, nodeFiles));
  const calibration = calibrationFor(known, match.names.length);
  return assembleReview({ match, seats: [seat], effort: 2, wanted: tasks.length, looked, calibration });
}

async function shown(loaded: LoadedGame, match: Match, viewer: Seat | null) {
  const text = formatMatch(match, loaded.fingerprint);
  const timeline = unwrap(openTimeline(match.game, parseMoveFile(text))).through(viewer);
  const review = viewer === null ? null : reviewOf(loaded, match, viewer);
  const game = { loaded, timeline, as: viewer, boards: await loadBoards(loaded) };
  const pictures = [0, timeline.steps.length].flatMap(at =>
    [DARK, LIGHT].map(theme => {
      const lines = stillOf(instantAt(game, at), { size: { width: 120, height: 40 }, theme, board: null });
      return svgOf(lines, theme.palette);
    }),
  );
  const cast = castOf(game, { size: { width: 100, height: 30 }, theme: DARK, board: null });
  const themes = { dark: DARK, light: LIGHT };
  const reviews = review === null ? [] : [review];
  return { pictures, cast, review, page: pageOf({ game, themes, reviews, script: '', style: '' }) };
}

/** A bound for moves at random that leave something to be hidden and reviewed: half of a short game. */
function fewerThan(game: AnyGame, state: BaseState): number {
  const played = game.copy(state);
  let moves = 0;
  while (moves < MOST_MOVES && game.decision(played) !== null) {
    game.apply(played, game.legalMoves(played)[0]!);
    moves++;
  }
  return moves < MOST_MOVES ? Math.max(1, Math.floor(moves / 2)) : MOST_MOVES;
}

const MOST_MOVES = 60;

describe.each(games)('$meta.title', entry => {
  it('is shown the same, whatever is hidden from who looks', { timeout: 120_000 * TABLES }, async () => {
    const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
    const { game } = loaded;
    const { players, options } = variants(entry.meta).findLast(
      variant => variant.players === playersNear(entry.meta, 3) && variant.options['open'] !== 'yes',
    )!;
    const config = { game, players: people(namesFor(players)), seed: 'a-sealed-seed', options, first: null };
    const rng = seedRng(`permuted tables of ${entry.meta.id}`);
    let reviewed = 0;
    let steps = 0;
    let hidden = 0;
    for (let table = 0; table < TABLES; table++) {
      const viewer = table % 3 === 2 ? null : nextBelow(rng, players);
      let state = game.setup({ players, seed: `${table}`, options, first: null });
      for (let left = nextBelow(rng, fewerThan(game, state)); left > 0; left--) {
        const moves = game.legalMoves(state);
        const next = game.copy(state);
        game.apply(next, moves[nextBelow(rng, moves.length)]!);
        // Nothing is hidden once a short game is over.
        if (game.decision(next) === null) break;
        state = next;
      }
      const { truth, permuted } = playedOn(state, config, viewer, rng);
      const [a, b] = [await shown(loaded, truth, viewer), await shown(loaded, permuted, viewer)];
      for (const what of ['pictures', 'cast', 'page', 'review'] as const) {
        expect(equal(a[what], b[what]), `${what} of table ${table} for ${viewer}`).toBe(true);
      }
      if (truth.decision !== null) expect(a.page + a.cast + a.pictures.join('')).not.toContain(config.seed);
      reviewed += a.review?.decisions.length ?? 0;
      steps += truth.entries.length;
      if (truth.hash() !== permuted.hash()) hidden++;
    }
    expect(steps).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(0);
    expect(reviewed).toBeGreaterThan(0);
  });
});
