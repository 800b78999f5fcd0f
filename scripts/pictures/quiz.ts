/** Positions that docs/quiz asks about, each the beginning of a recorded game, with the boards that a small screen leafs to. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASKED, type Robot } from '../../test/tui/robot.ts';
import type { PicturedScreen } from './screens.ts';

interface QuizPosition {
  readonly name: string;
  readonly game: string;
  readonly fixture: string;
  /** Of the recorded file, its head included. */
  readonly lines: number;
  /** How often Tab is pressed, by the board that comes up in front then. */
  readonly boards: Readonly<Record<string, number>>;
}

const THREE = { game: 'newscience', fixture: '3-scientists-dealt' } as const;
const FIVE = { game: 'newscience', fixture: '5-scientists-dealt' } as const;
const LEONARDO = { game: 'leonardo', fixture: '3-setup-beginner-codex-no-open-no' } as const;

const ALONE = { game: 'newton', fixture: '1-masters-dealt' } as const;
const FOUR = { game: 'newton', fixture: '4-masters-draft' } as const;

const QUIZ: readonly QuizPosition[] = [
  { ...ALONE, name: 'a', lines: 50, boards: { map: 0, tree: 1 } },
  { ...ALONE, name: 'b', lines: 58, boards: { shelf: 0, objectives: 3 } },
  { ...ALONE, name: 'c', lines: 54, boards: { cards: 0, masters: 2, desk: 7 } },
  { ...FOUR, name: 'd', lines: 200, boards: { desk: 0 } },
  { ...THREE, name: 'a', lines: 111, boards: { tree: 0, actions: 1, players: 2 } },
  { ...THREE, name: 'b', lines: 122, boards: { actions: 0, players: 1, tree: 2 } },
  { ...FIVE, name: 'c', lines: 308, boards: { actions: 0, players: 1, tree: 2 } },
  { ...THREE, name: 'd', lines: 114, boards: { tree: 0, actions: 1, players: 2 } },
  { ...LEONARDO, name: 'a', lines: 139, boards: { city: 0, inventions: 1, laboratories: 2, players: 3 } },
  { ...LEONARDO, name: 'b', lines: 157, boards: { inventions: 0, laboratories: 1 } },
  { ...LEONARDO, name: 'c', lines: 255, boards: { inventions: 0 } },
  { ...LEONARDO, name: 'd', lines: 281, boards: { laboratories: 0, players: 1 } },
];

/** `newscience-quiz-a-tree`, and so on. The beginnings are written into a folder. */
export function quizScreens(folder: string): PicturedScreen[] {
  return QUIZ.flatMap(({ name, game, fixture, lines, boards }) => {
    const moves = join(folder, `quiz-${game}-${name}.moves`);
    const recorded = join(import.meta.dirname, '../../test/games', game, 'fixtures', `${fixture}.moves`);
    writeFileSync(moves, `${readFileSync(recorded, 'utf8').split('\n').slice(0, lines).join('\n')}\n`);
    return Object.entries(boards).map(([board, tabs]) => ({
      name: `${game}-quiz-${name}-${board}`,
      args: [game, '--moves', moves, '--curtain', 'never'],
      experienced: true,
      async reach(robot: Robot) {
        await robot.see(ASKED);
        for (let i = 0; i < tabs; i++) {
          const { screen } = robot;
          robot.press('tab');
          await robot.until(now => now !== screen);
        }
      },
    }));
  });
}
