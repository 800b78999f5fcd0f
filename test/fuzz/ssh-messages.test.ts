/** Whatever a guest's client says, before it is let in or after: nobody else at the table notices, and the host goes on. */
import fc from 'fast-check';
import type { Client } from 'ssh2';
import ssh2 from 'ssh2';
import { describe, expect, it } from 'vitest';
import { freshKey } from '../../src/host/host-key.ts';
import { Guest, pause, TestHost } from '../host/support.ts';
import { cases, fragment } from './hostile.ts';

/** The library's way to send a message, which it has no words for in its types. */
interface Raw {
  readonly _packetRW: {
    readonly write: {
      readonly allocStart: number;
      alloc(bytes: number): Buffer;
      finalize(packet: Buffer): Buffer;
    };
  };
  readonly _cipher: { encrypt(packet: Buffer): void };
}

type Field = number | boolean | string | Uint8Array;

function bytesOf(field: Field): Uint8Array {
  if (typeof field === 'boolean') return Uint8Array.of(field ? 1 : 0);
  if (typeof field === 'object') return field;
  const bytes = Buffer.from(typeof field === 'string' ? field : '');
  const head = Buffer.alloc(4);
  head.writeUInt32BE(typeof field === 'string' ? bytes.length : field >>> 0);
  return Buffer.concat([head, bytes]);
}

const u32: fc.Arbitrary<Field> = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 80, 24, 2 ** 15, 2 ** 31, 2 ** 32 - 1),
  fc.nat(),
);
/** Channels are numbered from 0: the first is the one that matters. */
const channel: fc.Arbitrary<Field> = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, u32);
const text: fc.Arbitrary<Field> = fc.oneof(
  fragment,
  fc.constantFrom('', 'xterm-256color', 'dumb', 'ann', 'watch', 'id'),
);
const field: fc.Arbitrary<Field> = fc.oneof(u32, text, fc.boolean(), fc.uint8Array({ maxLength: 40 }));
const fields = fc.array(field, { maxLength: 6 });

const REQUESTS = [
  ...['pty-req', 'env', 'shell', 'shell', 'exec', 'subsystem', 'window-change', 'signal', 'x11-req', 'break'],
  ...['auth-agent-req@openssh.com', 'exit-status', 'eow@openssh.com', 'xon-xoff'],
];
const CHANNELS = [
  'session',
  'session',
  'direct-tcpip',
  'direct-streamlocal@openssh.com',
  'x11',
  'tun@openssh.com',
];
const GLOBALS = [
  'tcpip-forward',
  'cancel-tcpip-forward',
  'streamlocal-forward@openssh.com',
  'keepalive@openssh.com',
];
const METHODS = ['none', 'password', 'publickey', 'hostbased', 'keyboard-interactive'];

const message = (type: number, ...parts: readonly fc.Arbitrary<readonly Field[]>[]): fc.Arbitrary<Buffer> =>
  fc.tuple(...parts).map(all => Buffer.concat([Uint8Array.of(type), ...all.flat().map(bytesOf)]));
const one = (part: fc.Arbitrary<Field>): fc.Arbitrary<readonly Field[]> => part.map(each => [each]);
const known = (words: readonly string[]): fc.Arbitrary<readonly Field[]> =>
  one(fc.oneof({ weight: 9, arbitrary: fc.constantFrom<Field>(...words) }, text));

const payload = fc.oneof(
  { weight: 4, arbitrary: message(90, known(CHANNELS), one(channel), one(u32), one(u32), fields) },
  { weight: 8, arbitrary: message(98, one(channel), known(REQUESTS), one(fc.boolean()), fields) },
  {
    weight: 2,
    arbitrary: message(
      98,
      fc.tuple(channel, fc.constant('pty-req'), fc.boolean(), text, u32, u32, u32, u32, text),
    ),
  },
  {
    weight: 2,
    arbitrary: message(98, fc.tuple(channel, fc.constant('window-change'), fc.boolean(), u32, u32, u32, u32)),
  },
  { weight: 4, arbitrary: message(94, one(channel), one(text)) },
  { weight: 2, arbitrary: message(95, one(channel), one(u32), one(text)) },
  ...[93, 96, 97, 99, 100].map(type => ({ weight: 1, arbitrary: message(type, one(channel), fields) })),
  { weight: 2, arbitrary: message(80, known(GLOBALS), one(fc.boolean()), fields) },
  { weight: 2, arbitrary: message(50, one(text), known(['ssh-connection']), known(METHODS), fields) },
  { weight: 1, arbitrary: message(61, one(u32), fields) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(255), fields)
      .map(([type, parts]) => message(type, fc.constant(parts)))
      .chain(made => made),
  },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 200 }).map(noise => Buffer.from(noise)) },
);

/** A connection that has shaken hands, and is let in where it has a key. */
function connect(port: number, login: string, key: string | null): Promise<Client> {
  const client = new ssh2.Client();
  return new Promise((resolve, reject) => {
    if (key === null) client.once('handshake', () => resolve(client));
    else client.once('ready', () => resolve(client));
    client.on('error', reject);
    client.once('close', () => reject(new Error('closed')));
    client.connect({
      ...{ host: '127.0.0.1', port, username: login, readyTimeout: 20_000 },
      ...(key === null ? { authHandler: () => false } : { privateKey: key }),
    });
  });
}

function send(client: Client, content: Buffer): void {
  const { _protocol: raw } = client as unknown as { readonly _protocol: Raw };
  const { write } = raw._packetRW;
  const packet = write.alloc(content.length);
  packet.set(content, write.allocStart);
  raw._cipher.encrypt(write.finalize(packet));
}

describe('strange messages of a client', () => {
  it('end its own visit at most', async () => {
    const key = freshKey();
    const many = {
      failuresPerAddress: 1e9,
      failures: 1e9,
      strangersPerAddress: 1e3,
      strangers: 1e3,
      connections: 1e3,
    };
    const host = await TestHost.open({ players: 'Ann,Ben', limits: many });
    const ann = await host.guest('ann');
    await ann.until('Which card');
    // Ben's key is known from now on; it is not his turn.
    (await host.guest('ben', { key, answers: [host.code('ben')] })).leave();
    const visit = fc.array(payload, { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(visit, fc.integer({ min: 0, max: 3 }), async (messages, stranger) => {
        const client = await connect(host.port, 'ben', stranger === 0 ? null : key);
        const closed = new Promise<void>(resolve => client.once('close', () => resolve()));
        // Most begin as an honest client does.
        const session = Buffer.concat([
          Uint8Array.of(90),
          bytesOf('session'),
          ...[0, 2 ** 20, 2 ** 15].map(bytesOf),
        ]);
        for (const each of stranger === 1 ? messages : [session, ...messages]) send(client, each);
        if (messages.length % 2 === 0) await pause(1);
        if (messages.length % 3 === 0) client.end();
        else client.destroy();
        await closed;
        expect(host.match.entries).toHaveLength(0);
        expect(host.defects).toEqual([]);
      }),
      cases(150),
    );
    while (host.table.shared.visitors > 1) await pause(5);
    expect(host.told.join('\n')).not.toMatch(/defect/u);
    ann.send('1\n');
    await ann.until('The others choose in secret.');
    const ben = await Guest.come(host.port, 'ben', { key });
    await ben.until('Ben: Which card');
  });
});
