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
  /** How often Tab is pressed, by the board that comes up in front then. */
  readonly boards: Readonly<Record<string, number>>;
}

const THREE = { game: 'newscience', fixture: '3-scientists-dealt' } as const;
const FIVE = { game: 'newscience', fixture: '5-scientists-dealt' } as const;
const LEONARDO = { game: 'leonardo', fixture: '3-setup-beginner-codex-no-open-no-counted-yes' } as const;

const ALONE = { game: 'newton', fixture: '1-masters-dealt' } as const;
const FOUR = { game: 'newton', fixture: '4-masters-draft' } as const;

const SCIENCE = {
  tree: { tree: 0, actions: 1, players: 2 },
  actions: { actions: 0, players: 1, tree: 2 },
} as const;

const QUIZ: readonly QuizPosition[] = [
  { ...ALONE, name: 'a', round: 2, kind: 'travel', nth: 1, boards: { map: 0, tree: 1 } },
  { ...ALONE, name: 'b', round: 3, kind: 'study', nth: 2, boards: { shelf: 0, objectives: 3 } },
  { ...ALONE, name: 'c', round: 2, kind: 'lessons', nth: 1, boards: { cards: 0, masters: 2, desk: 7 } },
  { ...FOUR, name: 'd', round: 3, kind: 'travel', nth: 1, boards: { map: 0, desk: 3 } },
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
    boards: { city: 0, inventions: 1, laboratories: 2, players: 3 },
  },
  {
    ...LEONARDO,
    name: 'b',
    round: 6,
    kind: 'fabrication',
    nth: 3,
    boards: { inventions: 0, laboratories: 1 },
  },
  { ...LEONARDO, name: 'c', round: 6, kind: 'bid', nth: 1, boards: { inventions: 0 } },
  { ...LEONARDO, name: 'd', round: 9, kind: 'placement', nth: 6, boards: { laboratories: 0, players: 1 } },
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
    for (const [board, tabs] of wanted)
      screens.push({
        name: `${game}-quiz-${name}-${board}`,
        args: [game, '--moves', moves, '--curtain', 'never'],
        experienced: true,
        reach: robot => leaf(robot, tabs),
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

/** The chosen board among the tabs stands in brackets. */
const TABS = /\[\p{Lu}[\p{L} ]+\]/u;

/** Presses Tab so often; false where all boards are in sight at once. */
async function leaf(robot: Robot, tabs: number): Promise<boolean> {
  await robot.see(ASKED);
  if (tabs > 0 && !TABS.test(robot.screen)) return false;
  for (let i = 0; i < tabs; i++) {
    const { screen } = robot;
    robot.press('tab');
    await robot.until(now => now !== screen);
  }
  return true;
}
