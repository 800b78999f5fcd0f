// The main script of the single executable. The program is one asset of it: a tree of files, since ES modules with
// top-level await, worker threads and component data all come from files. They are unpacked once, into a folder of the
// user's cache that is named by their hash, and started from there; where there is no such folder, into a temporary one.
'use strict';
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const { homedir, tmpdir } = require('node:os');
const { dirname, isAbsolute, join } = require('node:path');
const { getRawAsset } = require('node:sea');
const { gunzipSync } = require('node:zlib');

const COMPLETE = '.complete';

/** The package as it was put in: lengths and names, a line end, and the files one after the other. */
function unpack(archive, folder) {
  const bytes = gunzipSync(archive);
  const end = bytes.indexOf(0x0a);
  let at = end + 1;
  for (const [name, length] of JSON.parse(bytes.subarray(0, end).toString('utf8'))) {
    const path = join(folder, name);
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    fs.writeFileSync(path, bytes.subarray(at, at + length), { mode: 0o600 });
    at += length;
  }
  fs.writeFileSync(join(folder, COMPLETE), '');
}

/** A folder that nobody else can have written to. */
function isOwn(folder) {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory()) return false;
  if (process.getuid === undefined) return true;
  return stats.uid === process.getuid() && (stats.mode & 0o022) === 0;
}

function cached(archive, hash) {
  const named = process.env.XDG_CACHE_HOME;
  const cache = join(named && isAbsolute(named) ? named : join(homedir(), '.cache'), 'boardgames');
  const folder = join(cache, hash);
  if (isOwn(folder) && fs.existsSync(join(folder, COMPLETE))) return folder;
  fs.mkdirSync(cache, { recursive: true, mode: 0o700 });
  if (!isOwn(cache)) throw new Error('the cache belongs to somebody else');
  // Unpacked beside and moved into place: two starts at once do not meet half a program.
  const draft = fs.mkdtempSync(join(cache, '.draft-'));
  unpack(archive, draft);
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(join(folder, COMPLETE))) throw error;
  }
  return folder;
}

function temporary(archive) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'boardgames-'));
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  unpack(archive, folder);
  return folder;
}

function programFolder() {
  const archive = Buffer.from(getRawAsset('package'));
  const hash = createHash('sha256').update(archive).digest('hex').slice(0, 32);
  try {
    return cached(archive, hash);
  } catch {
    return temporary(archive);
  }
}

const folder = programFolder();
createRequire(join(folder, 'package.json'))('./bin/boardgames.js');
