/**
 * Makes docs/pictures/*.svg from real screens: the built program in a pseudo-terminal, played by a robot.
 * `npm run pictures` makes all of them, `npm run pictures -- newton` those of one game.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadGame } from '../src/app/load-game.ts';
import { botRequest, chooseMove } from '../src/bots/index.ts';
import { Match } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { defaultOptions } from '../src/core/options.ts';
import { registry } from '../src/registry.ts';
import { namesFor, people, playersNear } from '../test/support/games.ts';
import { ASKED, Robot } from '../test/tui/robot.ts';
import { type PageName, pictureOf } from './svg.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
/** In this size every page of boards is kept, in the others the one that comes up by itself. */
const LEAFED = 80;
const PAGES: readonly PageName[] = ['dark', 'light'];
/** Decisions taken before the pictures, so that there is something on the boards; in short games half of them. */
const DECISIONS = 80;
/** More boards than any game has. */
const MOST_BOARDS = 12;

async function pictureGame(id: string): Promise<void> {
  const moves = join(mkdtempSync(join(tmpdir(), 'boardgames-pictures-')), 'middle.moves');
  writeFileSync(moves, await middleOf(id));
  for (const page of PAGES) {
    for (const [columns, rows] of SIZES) {
      const robot = start([id, '--moves', moves, '--curtain', 'never', '--theme', page], columns, rows);
      const name = `${id}-${columns}x${rows}${page === 'dark' ? '' : `-${page}`}`;
      try {
        await robot.see(ASKED);
        if (columns === LEAFED && page === 'dark') await keepBoards(robot, name);
        else keep(robot, `${name}-1`, page);
      } finally {
        robot.close();
      }
    }
  }
  rmSync(dirname(moves), { recursive: true });
}

/** A game that sensible players have brought to its middle, as a move file. */
async function middleOf(id: string): Promise<string> {
  const { game, fingerprint } = await loadGame(id, null);
  const players = people(namesFor(game.meta.players.min === 1 ? 1 : playersNear(game.meta, 3)));
  const options = defaultOptions(game.meta);
  const open = (): Match => new Match({ game, players, seed: 'copper-owl-17', options, first: 0 });
  const whole = open();
  for (;;) {
    const request = botRequest(whole, { level: 'medium', iterations: null });
    if (request === null) break;
    whole.play(chooseMove(game, request).notation);
  }
  const { entries } = whole;
  const least = Math.min(DECISIONS, entries.length / 2);
  const isOwn = (i: number): boolean => i >= least && entries[i]!.decision.seat === 0;
  const own = [...entries.keys()].filter(isOwn);
  const middle = own.find(i => !entries[i]!.decision.secret) ?? own[0] ?? 0;
  const match = open();
  for (const { choice } of entries.slice(0, middle)) match.play(choice.notation);
  return formatMatch(match, fingerprint);
}

/** One picture for each page of boards: Tab goes round them. */
async function keepBoards(robot: Robot, name: string): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < MOST_BOARDS; i++) {
    const { screen } = robot;
    if (seen.includes(screen)) return;
    seen.push(screen);
    keep(robot, `${name}-${seen.length}`);
    robot.press('tab');
    await settled(robot);
  }
}

/** A key that changes nothing gives no sign: the next one that does is waited for instead. */
async function settled(robot: Robot): Promise<void> {
  robot.press('?');
  await robot.see('─ Keys ─');
  robot.press('esc');
  await robot.until(screen => !screen.includes('─ Keys ─'));
}

async function pictureMenu(): Promise<void> {
  const robot = start([], 80, 24);
  try {
    await robot.see('New game');
    keep(robot, 'menu-80x24');
    // Lessons come first for who has never played.
    for (const _ of registry) robot.press('down');
    robot.press('enter');
    await robot.see('Start');
    keep(robot, 'set-up-80x24');
  } finally {
    robot.close();
  }
}

function start(args: readonly string[], columns: number, rows: number): Robot {
  const command = [process.execPath, join(root, 'bin/boardgames.js'), ...args] as const;
  return new Robot([], { columns, rows, command: [command[0], ...command.slice(1)] });
}

function keep(robot: Robot, name: string, page: PageName = 'dark'): void {
  writeFileSync(join(folder, `${name}.svg`), pictureOf(robot.terminal, page));
  process.stdout.write(`docs/pictures/${name}.svg\n`);
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (wanted.length === 0) await pictureMenu();
for (const { meta } of registry) {
  if (wanted.length === 0 || wanted.includes(meta.id)) await pictureGame(meta.id);
}
