// Plays a game of each kind with the built program, answers chosen by number, and prints a hash of each file it wrote.
// The same on every Node, locale, time zone and terminal: `node scripts/hashes.mjs [BIN] [LINES]`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesOf } from './games.mjs';

const bin = process.argv[2] ?? join(import.meta.dirname, '../bin/boardgames.js');
const count = Number(process.argv[3] ?? 6_000);

/** Answers without a pattern; those that are no choice are refused and the next one counts. */
function answers() {
  let value = 20_240_229;
  const lines = [];
  for (let i = 0; i < count; i++) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0;
    lines.push(1 + ((value >>> 16) % 9));
  }
  return `${lines.join('\n')}\n`;
}

/** Every game with as few people as can play it, and some variants that take other ways. */
const games = [
  ...gamesOf(bin).map(({ id, fewest }) => [id, '--players', fewest]),
  ['newton', '--players', 'Ann,Bob', '--masters', 'draft'],
  ['newscience', '--players', 'Ann,Bob,Cid'],
  ['leonardo', '--players', 'Ann,Bob', '--setup', 'experienced', '--codex'],
];

const home = mkdtempSync(join(tmpdir(), 'boardgames-hashes-'));
try {
  for (const [i, game] of games.entries()) {
    const argv = [bin, ...game, '--plain', '--curtain', 'never', '--seed', `hashes-${i}`];
    const { status, stderr } = spawnSync(process.execPath, argv, {
      input: answers(),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, BOARDGAMES_HOME: join(home, String(i)) },
    });
    if (status !== 0) throw new Error(`${game.join(' ')} ended with ${status}: ${stderr}`);
    const folder = join(home, String(i), 'games');
    const text = readFileSync(
      join(
        folder,
        readdirSync(folder).find(name => name.endsWith('.moves')),
      ),
      'utf8',
    );
    const sum = createHash('sha256').update(text).digest('hex').slice(0, 16);
    process.stdout.write(`${sum} ${text.split('\n').length} lines ${game.join(' ')}\n`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
