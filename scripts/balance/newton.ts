/**
 * Newton: where points come from, what each action is worth, whether the study boards are even, and which lines of the
 * bookshelf are finished.
 */
import { loadGame } from '../../src/app/load-game.ts';
import { textTable } from '../../src/app/text-table.ts';
import type { HouseBot } from '../../src/core/seats.ts';
import { create } from '../../src/games/newton/index.ts';
import { isFinished } from '../../src/games/newton/rules/counting.ts';
import { makeTables } from '../../src/games/newton/rules/data.ts';
import { reachedObjective } from '../../src/games/newton/rules/scoring.ts';
import type { Tables } from '../../src/games/newton/rules/tables.ts';
import { ACTIONS, type Action } from '../../src/games/newton/rules/types.ts';
import { schema } from '../../src/games/newton/schema.ts';
import {
  Counter,
  gamesOf,
  hard,
  MEDIUM,
  type Mean,
  type Measured,
  meanOf,
  meanText,
  percent,
  playGame,
  type Run,
  type Share,
  shareText,
  takeParts,
} from './shared.ts';

/** What the data has to keep. Scores are those of four `medium` and of one `hard`. */
const BARS = {
  effectsAtMost: 1 / 3,
  objectivesAtLeast: 1 / 4,
  fourMedium: [75, 95],
  hardAlone: [105, 120],
  dearestActionAtMost: 2,
  board: 0.08,
  line: 0.15,
} as const;

const OPTIONS = { masters: 'dealt' };
const HARD = hard(30);
/** Above so many points a solo player has the highest rank. [newton.scoring.solo] */
const TOP_RANK = 120;

interface Part {
  readonly name: string;
  readonly bot: HouseBot;
  readonly players: number;
  readonly games: number;
}

const PARTS: readonly Part[] = [
  { name: 'medium', bot: MEDIUM, players: 1, games: 200 },
  { name: 'medium', bot: MEDIUM, players: 2, games: 200 },
  { name: 'medium', bot: MEDIUM, players: 4, games: 200 },
  { name: 'hard@30', bot: HARD, players: 1, games: 60 },
  { name: 'hard@30', bot: HARD, players: 2, games: 60 },
  { name: 'hard@30', bot: HARD, players: 4, games: 60 },
];
const FORBIDDEN = { games: 200 };

type NewtonGame = ReturnType<typeof create>;

export async function measure(run: Run): Promise<Measured> {
  const loaded = await loadGame('newton', null);
  const data = schema.parse(loaded.data);
  const game = create(data);
  const t = makeTables(data);
  const boards = data['study-boards'].boards.map(({ id }) => id);
  const parts = takeParts(run, {
    ...Object.fromEntries(
      PARTS.map(part => [`${part.name} ${part.players}`, () => measurePart(game, t, boards, part, run)]),
    ),
    actions: () => measureActions(game, run),
  });
  return { data: loaded.fingerprint, bars: BARS, parts };
}

/** Values by name, in the order in which they are first named. */
class Values {
  readonly #values = new Map<string, number[]>();

  add(name: string, value: number): void {
    const values = this.#values.get(name);
    if (values === undefined) this.#values.set(name, [value]);
    else values.push(value);
  }

  means(): Record<string, Mean> {
    return Object.fromEntries([...this.#values].map(([name, values]) => [name, meanOf(values)]));
  }
}

function measurePart(
  game: NewtonGame,
  t: Tables,
  boards: readonly string[],
  { name, bot, players, games }: Part,
  run: Run,
) {
  const [sources, things, scoresOf] = [new Values(), new Values(), new Values()];
  const [wins, lines, ranks] = [new Counter(), new Counter(), new Counter()];
  const totals: number[] = [];
  for (let i = 0; i < gamesOf(run, games); i++) {
    const seats = Array.from({ length: players }, () => ({ bot }));
    const played = playGame(game, { seats, seed: `${run.seed}-${players}-${i}`, options: OPTIONS });
    for (const [seat, player] of played.state.seats.entries()) {
      const { total, lines: scoreLines } = played.scores[seat]!;
      totals.push(total);
      ranks.add('top rank', total > TOP_RANK);
      const sums = new Map(SOURCES.map(source => [source, 0]));
      for (const { label, points } of scoreLines)
        sums.set(sourceOf(label), (sums.get(sourceOf(label)) ?? 0) + points);
      for (const [source, points] of sums) sources.add(source, points);
      things.add('cubes placed', player.cubes.length);
      things.add(
        'objectives fulfilled',
        t.objectiveSpots.filter(spot => reachedObjective(t, player, spot)).length,
      );
      things.add('bookshelf tiles placed', player.tiles - player.tilesRemoved);
      things.add('masters played', player.played.length);
      for (const line of t.runs) lines.add(line.id, isFinished(player.shelf, line));
      const board = boards[player.board]!;
      scoresOf.add(board, total);
      wins.add(board, played.wins[seat]!);
    }
  }
  const part = {
    ...{ bot: name, players, score: meanOf(totals), topRank: ranks.shares()['top rank']! },
    ...{ sources: sources.means(), things: things.means(), lines: lines.shares() },
    boards: { wins: players === 1 ? {} : wins.shares(), scores: scoresOf.means() },
  };
  printPart(part);
  return part;
}

type MeasuredPart = ReturnType<typeof measurePart>;

/** The heading under which a line of a score is summed up. */
function sourceOf(label: string): string {
  const colon = label.indexOf(':');
  return colon < 0 ? label : `${label.slice(0, colon)}s`;
}

/** All of them, so that nobody is left out of a mean for having no points there. */
const SOURCES = [
  'Bonus tokens',
  'Inventions',
  'Special effects',
  'Travel cubes 9 to 12',
  'Bookshelf piles',
  'Discoveries (rows and columns)',
  'Income and medical tiles',
  'Objectives',
  'Masters',
];

/** The game without a basic action: wherever it would begin, by a card, a tile or a master, it is left at once. */
function without(game: NewtonGame, action: Action): NewtonGame {
  return {
    ...game,
    legalMoves(state) {
      return game.legalMoves(state).filter(move => !(move.type === 'do' && move.action === action));
    },
    apply(state, move, emit) {
      game.apply(state, move, emit);
      while (state.pending.at(-1)?.kind === action) state.pending.pop();
    },
  };
}

/** What each action that is forbidden costs `medium` alone, from the same deals. */
function measureActions(game: NewtonGame, run: Run) {
  const costs = new Values();
  const full: number[] = [];
  for (let i = 0; i < gamesOf(run, FORBIDDEN.games); i++) {
    const table = { seats: [{ bot: MEDIUM }], seed: `${run.seed}-1-${i}`, options: OPTIONS };
    const score = playGame(game, table).scores[0]!.total;
    full.push(score);
    for (const action of ACTIONS)
      costs.add(action, score - playGame(without(game, action), table).scores[0]!.total);
  }
  const measured = { nothingForbidden: meanOf(full), costs: costs.means() };
  console.log(`\nmedium alone: ${meanText(measured.nothingForbidden)}; what it costs to forbid`);
  print(Object.entries(measured.costs).map(([action, cost]) => [`  ${action}`, meanText(cost)]));
  return measured;
}

function printPart({
  bot,
  players,
  score,
  topRank,
  sources,
  things,
  lines,
  boards,
}: Pick<MeasuredPart, keyof MeasuredPart>): void {
  console.log(`\n${bot}, ${players === 1 ? 'alone' : `${players} players`}: score ${meanText(score)}`);
  print([
    ['  above 120 points', shareText(topRank)],
    ...Object.entries(sources).map(([name, mean]) => [
      `  ${name}`,
      `${meanText(mean)}, ${percent(mean.mean / score.mean)}`,
    ]),
    ...Object.entries(things).map(([name, mean]) => [`  ${name}`, meanText(mean)]),
    ...Object.entries(lines).map(([name, share]) => [
      `  ${name}`,
      `${shareText(share)}${share.share < BARS.line ? '  <<' : ''}`,
    ]),
    ...Object.entries(boards.scores).map(([board, mean]) => [
      `  ${board}`,
      meanText(mean),
      offEven(boards.wins[board], players),
    ]),
  ]);
}

function offEven(share: Share | undefined, players: number): string {
  if (share === undefined) return '';
  const off = share.share - 1 / players;
  const sign = Math.abs(off) > BARS.board ? '  <<' : '';
  return `wins ${shareText(share)}, ${(100 * off).toFixed(1)} off even${sign}`;
}

function print(rows: readonly (readonly string[])[]): void {
  for (const line of textTable(rows)) console.log(line);
}
