/** Resizes without end and pastes of a megabyte: the program draws the last size, goes on, and then rests. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { Robot } from '../tui/robot.ts';
import { pause } from './player.ts';

const LARGEST = { columns: 250, rows: 60 };
const SIZES = 150;
const PASTED = '1\r'.repeat(512 * 1024);
/** What a program at rest may compute in so many milliseconds; one that spins takes a core, or its share of it. */
const REST_MS = 3000;
const BUSY_MS = 200;
/** The unit of `/proc/PID/stat`, whatever the clock of the kernel is. */
const HERTZ = 100;

/** Milliseconds that a process has computed so far, in its own code and in the kernel, as Linux counts them. */
function computed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / HERTZ;
}

/** Painting everything again changes nothing. */
async function isWhole(robot: Robot): Promise<void> {
  const { screen, output } = robot;
  robot.press('ctrlL');
  await robot.until(() => robot.output.includes('\u001B[2J', output.length), 'a new picture');
  expect(robot.screen).toBe(screen);
}

describe.runIf(process.platform === 'linux')('a storm', () => {
  it.each([
    { place: 'at a table', args: ['newton', '--solo', '--seed', 'storm'], ready: 'Enter play' },
    { place: 'in the menu', args: [], ready: 'Enter' },
  ])(
    'of sizes and pastes $place leaves a whole screen and a program at rest',
    {
      timeout: 240_000,
    },
    async ({ args, ready }) => {
      const robot = new Robot(args, { columns: 100, rows: 30 });
      onTestFinished(() => robot.close());
      await robot.see(ready);
      const rng = seedRng('storm');
      for (let i = 0; i < SIZES; i++) {
        const [columns, rows] =
          i % 10 === 0 ? [1, 1] : [1 + nextBelow(rng, LARGEST.columns), 1 + nextBelow(rng, LARGEST.rows)];
        robot.resize(columns, rows);
        if (i % 5 === 0) await pause(20);
      }
      robot.resize(LARGEST.columns, LARGEST.rows);
      await robot.paste(PASTED);
      robot.resize(120, 40);
      await robot.see('Pasted text does nothing here.');
      robot.press('?');
      await robot.see('this list');
      robot.press('esc');
      await robot.until(screen => screen.includes(ready) && !screen.includes('this list'));
      await pause(1000);
      await isWhole(robot);
      const before = computed(robot.pid);
      await pause(REST_MS);
      expect(computed(robot.pid) - before).toBeLessThan(BUSY_MS);
      robot.press('q');
      expect(await robot.ended()).toBe(0);
      expect(robot.modesLeftOn).toEqual([]);
      expect(robot.fullScreen).toBe(false);
    },
  );
});
