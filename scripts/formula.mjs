// Prints a Homebrew formula for a packed tarball: `node scripts/formula.mjs TARBALL [URL]`.
// Without an address the formula takes the tarball from where it lies, which is enough for `brew install --formula`.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [tarball, url] = process.argv.slice(2);
if (tarball === undefined) throw new Error('usage: formula.mjs TARBALL [URL]');
const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sum = createHash('sha256').update(readFileSync(tarball)).digest('hex');
process.stdout.write(
  readFileSync(join(root, 'packaging/homebrew/boardgames.rb'), 'utf8')
    .replace(/^#.*\n/u, '')
    .replace('@URL@', url ?? pathToFileURL(resolve(tarball)).href)
    .replace('@VERSION@', version)
    .replace('@SHA256@', sum),
);
