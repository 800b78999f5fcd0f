/** The key by which guests recognise the host: made once, readable by its user alone. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { done, type Result, refused } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { attempt, type FileSystem } from '../storage/file-system.ts';
import { readText } from '../storage/read-file.ts';

export interface HostKey {
  readonly text: string;
  /** As ssh shows it at the first visit. */
  readonly fingerprint: string;
}

const MAX_KEY_BYTES = 10_000;

export function hostKey(home: string, files: FileSystem): Result<HostKey> {
  const path = join(home, 'host_key');
  const what = `The host key ${printable(path)} cannot be made`;
  const made = attempt(what, () => {
    if (files.info(path) !== null) return;
    files.makeDirectory(home);
    files.create(path, `${freshKey()}\n`);
  });
  if (!made.ok) return made;
  const text = readText(path, MAX_KEY_BYTES, files);
  if (!text.ok) return text;
  const key = ssh2.utils.parseKey(text.value);
  if (key instanceof Error || !key.isPrivateKey()) {
    return refused('failure', `${printable(path)} is no key; delete it and a new one is made.`);
  }
  return done({ text: text.value, fingerprint: fingerprintOf(key.getPublicSSH()) });
}

/** A private key in OpenSSH's form. Of what the library generates, one in some 400 it cannot read itself: those are thrown away. */
export function freshKey(generate = () => ssh2.utils.generateKeyPairSync('ed25519').private): string {
  for (;;) {
    const text = generate();
    if (!(ssh2.utils.parseKey(text) instanceof Error)) return text;
  }
}

export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/u, '')}`;
}
