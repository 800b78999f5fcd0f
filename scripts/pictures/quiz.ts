/**
 * Positions that docs/quiz asks about, each the beginning of a recorded game, with the boards that a small screen leafs to.
 * They are told by what is to be decided, so that they are of the same kind when the games are recorded anew; the answers
 * have to be read again then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '../../src/app/load-game.ts';
import { Match } from '../../src/core/match.ts';
import { formatMatch, parseMoveFile, replay } from '../../src/core/movefile.ts';
import { ASKED, type Robot } from '../../test/tui/robot.ts';
import type { PicturedScreen } from './screens.ts';

interface QuizPosition {
  readonly name: string;
  readonly game: string;
  readonly fixture: string;
  /** The decision of this kind, by whomsoever, in this round. */
  readonly round: number;
  readonly kind: string;
  readonly nth: number;
  /** What the tab of each board says: the first is in front from the beginning. */
  readonly boards: Readonly<Record<string, string>>;
}

const THREE = { game: 'newscience', fixture: '3-scientists-dealt' } as const;
const FIVE = { game: 'newscience', fixture: '5-scientists-dealt' } as const;
const LEONARDO = { game: 'leonardo', fixture: '3-setup-beginner-codex-no-open-no-counted-yes' } as const;

const ALONE = { game: 'newton', fixture: '1-masters-dealt' } as const;
const FOUR = { game: 'newton', fixture: '4-masters-draft' } as const;

const TREE = { tree: 'Discoveries' } as const;
const ACTIONS = { actions: 'Actions and events' } as const;
const TRACKS = { players: 'Tracks and players' } as const;
const SCIENCE = {
  tree: { ...TREE, ...ACTIONS, ...TRACKS },
  actions: { ...ACTIONS, ...TRACKS, ...TREE },
} as const;

const QUIZ: readonly QuizPosition[] = [
  { ...ALONE, name: 'a', round: 2, kind: 'travel', nth: 1, boards: { map: 'Europe', tree: 'Tree and work' } },
  {
    ...ALONE,
    name: 'b',
    round: 4,
    kind: 'study',
    nth: 1,
    boards: { shelf: 'Bookshelf', objectives: 'Objectives' },
  },
  {
    ...ALONE,
    name: 'c',
    round: 2,
    kind: 'lessons',
    nth: 1,
    boards: { cards: 'Lessons', masters: 'Masters', desk: 'Desk' },
  },
  { ...FOUR, name: 'd', round: 3, kind: 'travel', nth: 1, boards: { map: 'Europe', desk: 'Desk' } },
  { ...THREE, name: 'a', round: 8, kind: 'research', nth: 1, boards: SCIENCE.tree },
  { ...THREE, name: 'b', round: 8, kind: 'place', nth: 4, boards: SCIENCE.actions },
  { ...FIVE, name: 'c', round: 10, kind: 'place', nth: 6, boards: SCIENCE.actions },
  { ...THREE, name: 'd', round: 8, kind: 'experiment', nth: 2, boards: SCIENCE.tree },
  {
    ...LEONARDO,
    name: 'a',
    round: 4,
    kind: 'placement',
    nth: 12,
    boards: { city: 'City', inventions: 'Inventions', laboratories: 'Laboratories', players: 'Players' },
  },
  {
    ...LEONARDO,
    name: 'b',
    round: 6,
    kind: 'fabrication',
    nth: 3,
    boards: { inventions: 'Inventions', laboratories: 'Laboratories' },
  },
  { ...LEONARDO, name: 'c', round: 6, kind: 'bid', nth: 1, boards: { inventions: 'Inventions' } },
  {
    ...LEONARDO,
    name: 'd',
    round: 9,
    kind: 'placement',
    nth: 6,
    boards: { laboratories: 'Laboratories', players: 'Players' },
  },
];

/** `newscience-quiz-a-tree`, and so on. The beginnings of the wanted ones are written into a folder. */
export async function quizScreens(
  folder: string,
  wants: (name: string) => boolean,
): Promise<PicturedScreen[]> {
  const screens: PicturedScreen[] = [];
  for (const position of QUIZ) {
    const { name, game, boards } = position;
    const wanted = Object.entries(boards).filter(([board]) => wants(`${game}-quiz-${name}-${board}`));
    if (wanted.length === 0) continue;
    const moves = join(folder, `quiz-${game}-${name}.moves`);
    writeFileSync(moves, await beginningOf(position));
    for (const [board, tab] of wanted)
      screens.push({
        name: `${game}-quiz-${name}-${board}`,
        args: [game, '--moves', moves, '--curtain', 'never'],
        experienced: true,
        reach: robot => leaf(robot, tab, board === Object.keys(boards)[0]),
      });
  }
  return screens;
}

/** The recorded game as far as the decision. */
async function beginningOf({ game: id, fixture, round, kind, nth }: QuizPosition): Promise<string> {
  const { game, fingerprint } = await loadGame(id, null);
  const file = join(import.meta.dirname, '../../test/games', id, 'fixtures', `${fixture}.moves`);
  const { match: whole } = replay(game, parseMoveFile(readFileSync(file, 'utf8')));
  if (whole === null) throw new Error(`${file} cannot be replayed`);
  const { entries } = whole;
  const asked = entries.filter(({ decision, ...entry }) => entry.round === round && decision.kind === kind);
  const last = asked[nth - 1];
  if (last === undefined) throw new Error(`${file} has no decision ${nth} of ${kind} in round ${round}`);
  const match = new Match(whole.config);
  for (const { choice } of entries.slice(0, entries.indexOf(last))) match.play(choice.notation);
  return formatMatch(match, fingerprint);
}

/** The chosen board among the tabs, in the second row, stands in brackets. */
const TABS = /\[(?<tab>\p{Lu}[\p{L} ]+)\]/u;

/**
 * Presses Tab until the board is in front. False where no picture is needed: the board is in sight without that, and is
 * not the first.
 */
async function leaf(robot: Robot, tab: string, isFirst: boolean): Promise<boolean> {
  await robot.see(ASKED);
  const inFront = (): string => TABS.exec(robot.lines[1]!)?.groups?.['tab'] ?? '';
  const first = inFront();
  if (first === '') return isFirst;
  for (let shown = first; shown !== tab; shown = inFront()) {
    robot.press('tab');
    await robot.until(() => inFront() !== shown);
    if (inFront() === first) return isFirst;
  }
  return true;
}
