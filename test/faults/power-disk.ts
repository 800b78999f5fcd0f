/**
 * A disk that keeps apart what was written and what is safe. Every system call of the storage is counted and can be made to
 * fail or to be the last one; after that the power is gone, and what was not synced is there, not there, or half there.
 * Names and contents are made safe separately, as the standard has it: a file by its own fsync, its name by its directory's.
 */
import type { Stats } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SystemCalls } from '../../src/storage/file-system.ts';

/** The process is gone: no call returns any more. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

const SECTOR = 512;

type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly length: number };

interface FileNode {
  readonly kind: 'file';
  readonly number: number;
  bytes: Buffer;
  safe: Buffer;
  /** Since the last sync. */
  changes: Change[];
}

/** A name that came, went, or went over to another file in one step. */
interface NameChange {
  readonly name: string;
  readonly node: Node | null;
  /** The name that the same step took away. */
  readonly from: string | null;
}

interface FolderNode {
  readonly kind: 'folder';
  readonly number: number;
  names: Map<string, Node>;
  safe: Map<string, Node>;
  changes: NameChange[];
}

type Node = FileNode | FolderNode;

/** Yes or no, asked for every change that may have reached the disk. */
export type Chance = () => boolean;

export class PowerDisk implements SystemCalls {
  #numbers = 0;
  readonly #root: FolderNode;
  readonly #open = new Map<number, { readonly node: Node; readonly append: boolean; at: number }>();
  #nextFile = 3;
  #dead = false;
  calls = 0;
  /** Called before every call with its number; what it throws is what the system says. */
  fault: (call: number, name: keyof SystemCalls) => void = () => {};

  constructor(folders: readonly string[] = []) {
    this.#root = this.#folder();
    for (const path of folders) this.#makeSafe(path);
  }

  // What is there, for whoever looks from outside.

  text(path: string): string | null {
    const node = this.#find(path);
    return node?.kind === 'file' ? node.bytes.toString('utf8') : null;
  }

  /** Whole and safe, as by somebody else. */
  put(path: string, text: string): void {
    const bytes = Buffer.from(text);
    const node = this.#find(path);
    if (node?.kind === 'file') Object.assign(node, { bytes, safe: bytes, changes: [] });
    else this.#name(path, this.#file(bytes));
  }

  /** How many changes have not been made safe: each may have reached the disk or not. */
  get unsafe(): number {
    return this.#nodes().reduce((sum, node) => sum + changeCount(node), 0);
  }

  /** The disk that the next start finds. */
  afterPowerCut(chance: Chance): PowerDisk {
    const next = new PowerDisk();
    const made = new Map<Node, Node>();
    const rebuild = (node: Node): Node => {
      const known = made.get(node);
      if (known !== undefined) return known;
      if (node.kind === 'file') {
        const file = next.#file(survivingBytes(node, chance));
        made.set(node, file);
        return file;
      }
      const folder = next.#folder();
      made.set(node, folder);
      for (const [name, part] of survivingNames(node, chance)) folder.names.set(name, rebuild(part));
      folder.safe = new Map(folder.names);
      return folder;
    };
    const root = rebuild(this.#root) as FolderNode;
    next.#root.names = root.names;
    next.#root.safe = new Map(root.names);
    return next;
  }

  // The system calls.

  readonly openSync: SystemCalls['openSync'] = (path, flags) => {
    this.#call('openSync');
    let node = this.#find(path);
    if (flags === 'wx') {
      if (node !== null) throw systemError('EEXIST');
      const file = this.#file(Buffer.alloc(0));
      this.#name(path, file);
      node = file;
    }
    if (node === null) throw systemError('ENOENT');
    const file = this.#nextFile++;
    this.#open.set(file, { node, append: typeof flags === 'number', at: 0 });
    return file;
  };

  readonly closeSync: SystemCalls['closeSync'] = file => {
    this.#call('closeSync');
    this.#open.delete(file);
  };

  readonly readSync: SystemCalls['readSync'] = (file, into) => {
    this.#call('readSync');
    const open = this.#opened(file);
    const count = this.#content(open.node).bytes.copy(into, 0, open.at);
    open.at += count;
    return count;
  };

  /** Takes at most a sector at a time, so that the power can go in the middle of a text. */
  readonly writeSync: SystemCalls['writeSync'] = (file, bytes, from) => {
    this.#call('writeSync');
    const open = this.#opened(file);
    const node = this.#content(open.node);
    const part = Buffer.from(bytes.subarray(from, from + SECTOR));
    const at = open.append ? node.bytes.length : open.at;
    node.bytes = Buffer.concat([node.bytes.subarray(0, at), part]);
    open.at = at + part.length;
    node.changes.push({ kind: 'write', at, bytes: part });
    return part.length;
  };

  readonly ftruncateSync: SystemCalls['ftruncateSync'] = (file, length) => {
    this.#call('ftruncateSync');
    const node = this.#content(this.#opened(file).node);
    node.bytes = Buffer.from(node.bytes.subarray(0, length));
    node.changes.push({ kind: 'truncate', length });
  };

  readonly fsyncSync: SystemCalls['fsyncSync'] = file => {
    const { node } = this.#opened(file);
    try {
      this.#call('fsyncSync');
    } catch (error) {
      // A failed sync is not made good by a later one: the system takes the pages for clean.
      if (node.kind === 'file' && !this.#dead) node.changes = [];
      throw error;
    }
    if (node.kind === 'file') node.safe = applyAll(node.safe, node.changes);
    else node.safe = new Map(node.names);
    node.changes = [];
  };

  readonly fstatSync: SystemCalls['fstatSync'] = file => {
    this.#call('fstatSync');
    return statsOf(this.#opened(file).node);
  };

  readonly statSync: SystemCalls['statSync'] = path => {
    this.#call('statSync');
    const node = this.#find(path);
    return node === null ? undefined : statsOf(node);
  };

  readonly existsSync: SystemCalls['existsSync'] = path => {
    if (this.#dead) throw new PowerCut();
    return this.#find(path) !== null;
  };

  readonly realpathSync: SystemCalls['realpathSync'] = path => path;

  readonly readdirSync: SystemCalls['readdirSync'] = path => {
    this.#call('readdirSync');
    const node = this.#find(path);
    if (node?.kind !== 'folder') throw systemError('ENOENT');
    return [...node.names.keys()];
  };

  readonly mkdirSync: SystemCalls['mkdirSync'] = path => {
    this.#call('mkdirSync');
    if (this.#find(path) !== null) throw systemError('EEXIST');
    this.#name(path, this.#folder());
  };

  readonly linkSync: SystemCalls['linkSync'] = (from, to) => {
    this.#call('linkSync');
    const node = this.#need(from);
    if (this.#find(to) !== null) throw systemError('EEXIST');
    this.#name(to, node);
  };

  readonly renameSync: SystemCalls['renameSync'] = (from, to) => {
    this.#call('renameSync');
    this.#name(to, this.#need(from), basename(from));
  };

  readonly unlinkSync: SystemCalls['unlinkSync'] = path => {
    this.#call('unlinkSync');
    this.#need(path);
    this.#name(path, null);
  };

  readonly rmSync: SystemCalls['rmSync'] = path => {
    this.#call('rmSync');
    if (this.#find(path) !== null) this.#name(path, null);
  };

  readonly writeFileSync: SystemCalls['writeFileSync'] = () => {
    throw new Error('nothing of the storage writes without a sync');
  };

  #call(name: keyof SystemCalls): void {
    if (this.#dead) throw new PowerCut();
    try {
      this.fault(this.calls++, name);
    } catch (error) {
      this.#dead = error instanceof PowerCut;
      throw error;
    }
  }

  #file(bytes: Buffer): FileNode {
    return { kind: 'file', number: ++this.#numbers, bytes, safe: bytes, changes: [] };
  }

  #folder(): FolderNode {
    return { kind: 'folder', number: ++this.#numbers, names: new Map(), safe: new Map(), changes: [] };
  }

  #makeSafe(path: string): void {
    let folder = this.#root;
    for (const name of path.split('/').filter(part => part !== '')) {
      const next = folder.names.get(name) ?? this.#folder();
      if (next.kind !== 'folder') throw systemError('ENOTDIR');
      folder.names.set(name, next);
      folder.safe.set(name, next);
      folder = next;
    }
  }

  #find(path: string): Node | null {
    let node: Node | undefined = this.#root;
    for (const name of path.split('/').filter(part => part !== ''))
      node = node?.kind === 'folder' ? node.names.get(name) : undefined;
    return node ?? null;
  }

  #need(path: string): Node {
    const node = this.#find(path);
    if (node === null) throw systemError('ENOENT');
    return node;
  }

  /** Renames stay in one folder: the storage does no other. */
  #name(path: string, node: Node | null, from: string | null = null): void {
    const folder = this.#find(dirname(path));
    if (folder?.kind !== 'folder') throw systemError('ENOENT');
    const change = { name: basename(path), node, from };
    applyName(folder.names, change);
    folder.changes.push(change);
  }

  #opened(file: number): { readonly node: Node; readonly append: boolean; at: number } {
    const open = this.#open.get(file);
    if (open === undefined) throw systemError('EBADF');
    return open;
  }

  #content(node: Node): FileNode {
    if (node.kind !== 'file') throw systemError('EISDIR');
    return node;
  }

  #nodes(): Node[] {
    const found = new Set<Node>([this.#root]);
    for (const node of found)
      if (node.kind === 'folder') for (const part of node.names.values()) found.add(part);
    return [...found];
  }
}

export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function changeCount({ changes }: Node): number {
  return changes.length;
}

function applyAll(bytes: Buffer, changes: readonly Change[]): Buffer {
  return changes.reduce<Buffer>((now, change) => applyChange(now, change), bytes);
}

/** What lies between the old end and a later write reads as zeros. */
function applyChange(bytes: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') {
    const cut = Buffer.alloc(change.length);
    bytes.copy(cut);
    return cut;
  }
  const grown = Buffer.alloc(Math.max(bytes.length, change.at + change.bytes.length));
  bytes.copy(grown);
  change.bytes.copy(grown, change.at);
  return grown;
}

/** Any of the changes may be lost; of a write also single sectors, which then read as zeros where the file has grown. */
function survivingBytes({ safe, changes }: FileNode, chance: Chance): Buffer {
  let bytes = safe;
  for (const change of changes) {
    if (chance()) continue;
    if (change.kind === 'truncate' || chance()) bytes = applyChange(bytes, change);
    else for (const sector of sectorsOf(change)) if (chance()) bytes = applyChange(bytes, sector);
  }
  return bytes;
}

function* sectorsOf({ at, bytes }: Change & { kind: 'write' }): Generator<Change> {
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, from + SECTOR - ((at + from) % SECTOR));
    yield { kind: 'write', at: at + from, bytes: bytes.subarray(from, to) };
    from = to;
  }
}

function applyName(names: Map<string, Node>, { name, node, from }: NameChange): void {
  if (from !== null) names.delete(from);
  if (node === null) names.delete(name);
  else names.set(name, node);
}

/** Any of the changes may be lost, whatever came after it. */
function survivingNames({ safe, changes }: FolderNode, chance: Chance): Map<string, Node> {
  const names = new Map(safe);
  for (const change of changes) if (!chance()) applyName(names, change);
  return names;
}

function statsOf(node: Node): Stats {
  const about = {
    isFile: () => node.kind === 'file',
    isDirectory: () => node.kind === 'folder',
    size: node.kind === 'file' ? node.bytes.length : 0,
    dev: 1,
    ino: node.number,
    mtimeMs: 0,
  };
  return about as unknown as Stats;
}
