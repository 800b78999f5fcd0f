/**
 * kill -9 at random moments: while the program starts, asks, writes, resumes, every other time on a slow disk. Whatever
 * it acknowledged is there afterwards, once. `npm run kills` is the long form.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';
import { build, Running } from '../cli/support/bin.ts';
import { namesFor } from '../support/games.ts';
import { ASKED, Robot } from '../tui/robot.ts';
import { inLanes, KILL_SEED } from './lanes.ts';
import { keptGame, movesIn, PlainPlayer, pause } from './player.ts';
import { SLOWLY } from './slow-disk.ts';

const PLAIN_KILLS = Number(process.env['BOARDGAMES_KILLS_PLAIN'] ?? 160);
const SCREEN_KILLS = Number(process.env['BOARDGAMES_KILLS_SCREEN'] ?? 40);
/** Far from the end of a game. */
const DECISIONS_PER_SCREEN_GAME = 60;
const PATIENCE = { timeout: 120_000 + (PLAIN_KILLS + SCREEN_KILLS) * 10_000 };

/** Every game with as few people as can play it. */
const GAMES = registry.map(({ meta }) => [meta.id, '--players', namesFor(meta.players.min).join(',')]);

beforeAll(build, 120_000);

function freshHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'boardgames-kills-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** Holds the file against what was acknowledged, and returns the decisions that stand. */
function settle(home: string, acknowledged: readonly string[], pending: string | null): string[] {
  const standing = movesIn(keptGame(home)?.text ?? '');
  const reached = pending === null ? acknowledged : [...acknowledged, pending];
  expect([acknowledged, reached]).toContainEqual(standing);
  return standing;
}

function isOver(home: string): boolean {
  return keptGame(home)?.text.includes('\n= end ') === true;
}

async function soundAfterwards(home: string): Promise<void> {
  const game = keptGame(home);
  if (game === null) return;
  if (!isOver(home)) {
    const resume = new Running(['resume', '--plain', '--curtain', 'never'], home);
    resume.child.stdin.end();
    expect(await resume.ended(), resume.err).toBe(0);
    expect(keptGame(home)?.path).toBe(game.path);
  }
  const check = new Running(['verify', game.path], home);
  expect(await check.ended(), check.err).toBe(0);
}

/** Plays a few decisions of a kept game and dies. Returns the decision under way. */
async function playAndDie(
  player: PlainPlayer,
  rng: RngState,
  acknowledged: string[],
): Promise<string | null> {
  if (nextBelow(rng, 4) === 0) {
    await pause(nextBelow(rng, 400));
    await player.kill();
    return null;
  }
  let pending: string | null = null;
  for (let left = nextBelow(rng, 12); ; left--) {
    const question = await player.question();
    // At the end of the game it leaves by itself, which acknowledges the last decision.
    if (question === null) expect(await player.run.ended(), player.run.err).toBe(0);
    if (pending !== null) acknowledged.push(pending);
    if (question === null) return null;
    pending = player.choose(question);
    if (pending === null || left === 0) break;
  }
  await pause(nextBelow(rng, 3) === 0 ? 0 : nextBelow(rng, 30));
  await player.kill();
  return pending;
}

/** A new round is shown over the table until a key is pressed. */
const MOMENT = 'any key goes on';

/** Returns how many acknowledged decisions were still there. */
async function killInPlainLines(game: readonly string[], kills: number, lane: string): Promise<number> {
  const rng = seedRng(`${KILL_SEED} ${game[0]} ${lane}`);
  let home = freshHome();
  let acknowledged: string[] = [];
  let kept = 0;
  for (let i = 0; i < kills; i++) {
    if (isOver(home)) {
      await soundAfterwards(home);
      home = freshHome();
      acknowledged = [];
    }
    const argv = keptGame(home) === null ? [...game, '--seed', 'kills'] : ['resume'];
    const flags = ['--plain', '--curtain', 'never'];
    const player = new PlainPlayer([...argv, ...flags], home, rng, i % 2 === 0 ? SLOWLY : {});
    const before = acknowledged.length;
    const pending = await playAndDie(player, rng, acknowledged);
    kept += acknowledged.length - before;
    acknowledged = settle(home, acknowledged, pending);
  }
  await soundAfterwards(home);
  return kept;
}

async function killOnTheScreen(kills: number, lane: string): Promise<number> {
  const rng = seedRng(`${KILL_SEED} screen ${lane}`);
  let home = freshHome();
  let count = 0;
  let kept = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (count >= DECISIONS_PER_SCREEN_GAME) {
      await soundAfterwards(home);
      home = freshHome();
      count = 0;
    }
    const argv = keptGame(home) === null ? ['newton', '--solo', '--seed', 'kills'] : ['resume'];
    const robot = new Robot(argv, { home });
    onTestFinished(() => robot.close());
    let screen = await robot.see(ASKED);
    let acknowledged = count;
    const seen = [screen];
    for (let left = nextBelow(rng, 5); left > 0; left--) {
      robot.press('enter');
      const before = screen;
      screen = await robot.until(
        now => now !== before && (now.includes(ASKED) || now.includes(MOMENT)),
        'an answer',
      );
      if (screen.includes(MOMENT)) {
        robot.press('enter');
        screen = await robot.see(ASKED);
      }
      seen.push(screen);
      acknowledged += 1;
    }
    robot.press('enter');
    await pause(nextBelow(rng, 30));
    robot.kill('SIGKILL');
    await robot.ended();
    const standing = movesIn(keptGame(home)?.text ?? '').length;
    expect([acknowledged, acknowledged + 1], seen.join('\n')).toContain(standing);
    kept += acknowledged - count;
    count = standing;
  }
  await soundAfterwards(home);
  return kept;
}

describe('kill -9', () => {
  it.each(GAMES)('loses and doubles nothing in plain lines: %s', PATIENCE, async (...game) => {
    const kills = Math.ceil(PLAIN_KILLS / GAMES.length);
    await inLanes(kills, `in plain lines of ${game[0]}`, (count, lane) =>
      killInPlainLines(game, count, lane),
    );
  });

  it('loses and doubles nothing on the full screen', PATIENCE, async () => {
    await inLanes(SCREEN_KILLS, 'on the full screen', killOnTheScreen);
  });
});
