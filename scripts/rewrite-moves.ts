/**
 * Brings recorded games to the present rules version and data: `node scripts/run.mjs scripts/rewrite-moves.ts FILE...`.
 * Needed when the shape of a game's state changes, after `rulesVersion` was raised. A file that would become another game
 * is left as it is, and the exit code is 1. Games in test/games/<game>/rules-<version> are never rewritten.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { loadGame } from '../src/app/load-game.ts';
import { parseMoveFile } from '../src/core/movefile.ts';
import { renew } from './rewrite/renew.ts';

for (const path of process.argv.slice(2)) {
  const text = readFileSync(path, 'utf8');
  const { header } = parseMoveFile(text);
  if (header === null) throw new Error(`${path} is not a move file`);
  const { game, fingerprint } = await loadGame(header.game, null);
  const renewal = renew(game, text, fingerprint);
  if (renewal.type === 'refused') {
    process.stderr.write(`${path}, line ${renewal.line}: ${renewal.why}; left as it is.\n`);
    process.exitCode = 1;
  } else if (renewal.text !== text) {
    writeFileSync(`${path}.new`, renewal.text);
    renameSync(`${path}.new`, path);
    process.stdout.write(`${path}: rewritten.\n`);
  }
}
