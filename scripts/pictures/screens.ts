/** The screens that are pictured: how the program is called, and what is pressed to come to each. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '../../src/registry.ts';
import { ASKED, type Robot } from '../../test/tui/robot.ts';
import { quizScreens } from './quiz.ts';
import { type Cut, type Recorded, record } from './records.ts';

export interface PicturedScreen {
  readonly name: string;
  readonly args: readonly string[];
  /** A home with finished games; without it everything is new to the player. */
  readonly experienced?: boolean;
  /** False where there is nothing to picture at the size of this terminal. */
  reach(robot: Robot): Promise<unknown>;
}

const keys =
  (sight: string | RegExp, ...pressed: readonly string[]) =>
  async (robot: Robot): Promise<void> => {
    for (const key of pressed) robot.press(key);
    await robot.see(sight);
  };

const asked = keys(ASKED);

/** At a table where somebody is asked, then by these keys. */
const fromTable =
  (sight: string | RegExp, ...pressed: readonly string[]) =>
  async (robot: Robot): Promise<void> => {
    await asked(robot);
    await keys(sight, ...pressed)(robot);
  };

/** By typing a move as in move files. */
const playing = (move: string, sight: string | RegExp) => fromTable(sight, ':', ...move, 'enter');

/** A hosted table, seen from the first seat. */
const OWN_SEAT = ['--first', 'Ann', '--play', 'Ann', '--listen', '127.0.0.1:0'];

/** A newcomer has the lessons above the games. */
const DOWN_TO_GAMES = registry.map(() => 'down');

/** Writes the games that are pictured into a folder; screens of other games than the wanted are left out. */
export async function screensIn(folder: string, wants: (name: string) => boolean): Promise<PicturedScreen[]> {
  const screens: PicturedScreen[] = [
    { name: 'menu', args: [], reach: keys('New game') },
    { name: 'menu-played', args: [], experienced: true, reach: keys('New game') },
    {
      name: 'set-up',
      args: [],
      async reach(robot) {
        await robot.see('New game');
        await keys('Start', ...DOWN_TO_GAMES, 'enter')(robot);
      },
    },
    { name: 'settings', args: [], experienced: true, reach: menuRow('Settings') },
    { name: 'history', args: [], experienced: true, reach: menuRow('History') },
    {
      name: 'hosted',
      args: ['host', 'leonardo', '--players', 'Ann,Ben,bot:hard', '--seed', 'evening', ...OWN_SEAT],
      experienced: true,
      async reach(robot) {
        await keys('press Enter')(robot);
        await keys(ASKED, 'enter')(robot);
        await keys('You: Good evening!', '"', ...'Good evening!', 'enter')(robot);
      },
    },
    ...registry.flatMap(({ meta }): PicturedScreen[] => [
      { name: `${meta.id}-welcome`, args: [meta.id, '--solo', '--seed', 'owl'], reach: asked },
      { name: `${meta.id}-lesson`, args: ['learn', meta.id], reach: keys(/Enter|any key/u) },
    ]),
    ...(await quizScreens(folder, wants)),
  ];
  for (const { meta } of registry) {
    const names = GAME_SCREENS.map(name => `${meta.id}${name}`);
    if (names.some(wants)) screens.push(...(await gameScreens(meta.id, folder)));
  }
  return screens.filter(({ name }) => wants(name));
}

const GAME_SCREENS = [
  ...['', '-rules', '-log', '-scores', '-keys', '-boards', '-ahead'],
  ...['-curtain', '-round', '-moment', '-secret', '-replay', '-review', '-puzzle', '-result'],
];

async function gameScreens(id: string, folder: string): Promise<PicturedScreen[]> {
  const recorded = await record(id);
  const file = (name: string, moves: string): string => {
    const path = join(folder, `${id}-${name}.moves`);
    writeFileSync(path, moves);
    return path;
  };
  const table = (moves: string): string[] => [id, '--moves', moves, '--curtain', 'never'];
  const middle = file('middle', recorded.middle);
  const whole = file('whole', recorded.whole);
  const over = (name: string, sight: string, ...pressed: readonly string[]): PicturedScreen => ({
    name: `${id}-${name}`,
    args: table(middle),
    experienced: true,
    reach: fromTable(sight, ...pressed),
  });
  const after = (name: string, cut: Cut | null, sight: string | RegExp): PicturedScreen[] =>
    cut === null
      ? []
      : [
          {
            name: `${id}-${name}`,
            args: table(file(name, cut.moves)),
            experienced: true,
            reach: playing(cut.next, sight),
          },
        ];
  const secret = recorded.before(({ decision }) => decision.secret);
  return [
    { name: id, args: table(middle), experienced: true, reach: asked },
    over('rules', '─ Rules', 'R'),
    over('log', '─ What happened ─', 'l'),
    over('scores', '─ Scores ─', 's'),
    over('keys', '─ Keys ─', '?'),
    over('boards', '─ Boards ─', 'B'),
    over('ahead', 'as it would be', 'v'),
    ...after('round', newRound(recorded), 'any key goes on'),
    ...after('moment', somethingHappens(recorded), 'any key goes on'),
    ...(secret === null
      ? []
      : [
          {
            name: `${id}-secret`,
            args: table(file('secret', secret.moves)),
            experienced: true,
            reach: asked,
          },
          {
            name: `${id}-curtain`,
            args: [id, '--moves', file('curtain', secret.moves), '--curtain', 'always'],
            reach: keys(/Pass the keyboard/u),
          },
        ]),
    { name: `${id}-replay`, args: ['replay', whole], reach: keys(/Step [1-9]\d* of/u, ']', ']') },
    { name: `${id}-review`, args: ['review', whole], reach: keys('Expected final score') },
    { name: `${id}-puzzle`, args: ['puzzle', id], reach: keys(/puzzle/iu) },
    {
      name: `${id}-result`,
      args: table(file('result', recorded.almost.moves)),
      experienced: true,
      async reach(robot) {
        await playing(recorded.almost.next, /─ The game is over|any key goes on/u)(robot);
        while (robot.screen.includes('any key goes on')) {
          const { screen } = robot;
          robot.press('space');
          await robot.until(now => now !== screen);
        }
        await robot.see('─ The game is over');
      },
    },
  ];
}

function newRound({ before }: Recorded): Cut | null {
  return before(({ round }, next) => round > 1 && next !== undefined && next.round > round);
}

/** Bids that are opened, a die that is thrown. */
function somethingHappens({ before }: Recorded): Cut | null {
  return before(({ events }) => events.some(({ type }) => MOMENTS.includes(type)));
}

const MOMENTS = ['bids', 'rolled'];

function menuRow(title: string) {
  return async (robot: Robot): Promise<void> => {
    await robot.see('New game');
    const before = robot.screen;
    robot.press('end');
    await robot.until(screen => screen !== before);
    for (let i = 0; i < 12 && !new RegExp(`▸.*${title}`, 'u').test(robot.screen); i++) {
      const { screen } = robot;
      robot.press('up');
      await robot.until(now => now !== screen);
    }
    const { screen } = robot;
    robot.press('enter');
    await robot.until(now => now !== screen);
  };
}

/** Finished games of every kind, so that there is a history. */
export async function playSome(home: string, program: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  for (const { meta } of registry) {
    const path = join(home, `${meta.id}.moves`);
    const { moves, next } = (await record(meta.id)).almost;
    writeFileSync(path, moves);
    const env = { ...process.env, BOARDGAMES_HOME: home };
    const args = [program, meta.id, '--moves', path, '--plain'];
    spawnSync(process.execPath, args, { env, input: `${next}\n` });
  }
}
