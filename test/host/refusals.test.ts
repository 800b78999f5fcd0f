/** Whoever is not let in stays out, and whoever is in gets a shell and nothing else. */
import { createConnection, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import ssh2, { type Client } from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { knock, pause, TestHost } from './support.ts';

type Ask = (client: Client, answered: (error?: Error | null) => void) => void;

const REQUESTS: Readonly<Record<string, Ask>> = {
  'a command': (client, answered) => void client.exec('id', answered),
  'a command with a terminal': (client, answered) => void client.exec('id', { pty: true }, answered),
  'a subsystem': (client, answered) => void client.subsys('anything', answered),
  'file transfer': (client, answered) => void client.sftp(answered),
  'a connection from the host': (client, answered) =>
    void client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, answered),
  'a port of the host': (client, answered) => void client.forwardIn('127.0.0.1', 0, answered),
  'a socket of the host': (client, answered) =>
    void client.openssh_forwardOutStreamLocal('/tmp/any', answered),
  'a new socket at the host': (client, answered) =>
    void client.openssh_forwardInStreamLocal('/tmp/any', answered),
  'windows of the guest': (client, answered) => void client.shell(false, { x11: true }, answered),
};

describe('the door', () => {
  it.each(Object.entries(REQUESTS))('refuses %s', async (_, ask) => {
    const host = await TestHost.open();
    const client = await knock(host.port, 'ann', { answers: [host.code('ann')] });
    const error = await new Promise<Error | null | undefined>(resolve => ask(client, resolve));
    expect(error).toBeInstanceOf(Error);
    expect(host.table.shared.visitors).toBe(0);
  });

  it('refuses the agent of a guest', async () => {
    class Agent extends ssh2.BaseAgent<string> {
      override getIdentities(callback: (error: Error | undefined, keys?: string[]) => void): void {
        callback(undefined, []);
      }
      override sign(): void {}
      override getStream(callback: (error: Error | undefined, stream: PassThrough) => void): void {
        callback(undefined, new PassThrough());
      }
    }
    const host = await TestHost.open();
    const client = new ssh2.Client();
    const error = await new Promise<Error | undefined>(resolve => {
      client.on('keyboard-interactive', (_name, _about, _lang, prompts, finish) =>
        finish(prompts.length === 2 ? ['a long password', 'a long password'] : [host.code('ann')]),
      );
      client.on('ready', () => client.shell(false, { env: {} }, answered => resolve(answered)));
      client.on('error', resolve);
      client.connect({
        ...{ host: '127.0.0.1', port: host.port, username: 'ann', tryKeyboard: true },
        ...{ agent: new Agent(), agentForward: true },
      });
      onTestFinished(() => void client.destroy());
    });
    expect(error?.message).toMatch(/agent/iu);
  });

  it('takes no environment', async () => {
    const host = await TestHost.open();
    const client = await knock(host.port, 'ann', { answers: [host.code('ann')] });
    let text = '';
    client.shell(
      { term: 'xterm', cols: 100, rows: 30 },
      { env: { LC_ALL: 'C', NO_COLOR: '1' } },
      (_, channel) => {
        channel.setEncoding('utf8').on('data', (data: string) => {
          text += data;
        });
      },
    );
    while (!text.includes('Which card')) await pause(5);
    expect(text).toContain('─');
  });

  it('opens one shell for a connection', async () => {
    const host = await TestHost.open();
    const client = await knock(host.port, 'ann', { answers: [host.code('ann')] });
    const shell = (): Promise<Error | undefined> => new Promise(resolve => client.shell(false, resolve));
    expect(await shell()).toBeUndefined();
    expect(await shell()).toBeInstanceOf(Error);
  });

  it('ends a connection that guesses, and bars an address that goes on guessing', async () => {
    const host = await TestHost.open({ limits: { failuresPerAddress: 5 } });
    for (const guess of ['a', 'b', 'c', 'd', 'e']) {
      await expect(knock(host.port, 'ann', { answers: [guess] })).rejects.toThrow();
    }
    expect(host.told.at(-1)).toContain('Too many wrong codes and passwords from ');
    expect(host.told.join(' ')).not.toContain(host.code('ann'));
    // The right code comes too late from there.
    await expect(knock(host.port, 'ann', { answers: [host.code('ann')] })).rejects.toThrow();
  });

  it('ends a connection that asks without end to be let in', async () => {
    const host = await TestHost.open();
    const client = new ssh2.Client();
    let asked = 0;
    const closed = new Promise<void>(resolve => client.once('close', () => resolve()));
    client.on('error', () => {});
    client.connect({
      ...{ host: '127.0.0.1', port: host.port, username: 'ann' },
      authHandler: (_left, _partial, next) => {
        asked++;
        next('none');
      },
    });
    onTestFinished(() => void client.destroy());
    await closed;
    expect(asked).toBeGreaterThan(20);
    expect(asked).toBeLessThan(100);
  });

  it('waits neither for the silent nor for those who never say who they are', async () => {
    const host = await TestHost.open({ limits: { helloMs: 60, loginMs: 150, shellMs: 60 } });
    const silent = plug(host.port);
    const polite = plug(host.port);
    polite.socket.write('SSH-2.0-polite\r\n');
    await Promise.all([silent.closed, polite.closed]);
    const idle = await knock(host.port, 'ann', { answers: [host.code('ann')] }).catch(() => null);
    if (idle !== null) await new Promise<void>(resolve => idle.once('close', () => resolve()));
  });

  it('has room for so many strangers and no more', async () => {
    const host = await TestHost.open({ limits: { strangersPerAddress: 3 } });
    const plugs = Array.from({ length: 3 }, () => plug(host.port));
    await Promise.all(plugs.map(({ opened }) => opened));
    const late = plug(host.port);
    await late.closed;
    for (const { socket } of plugs) socket.destroy();
    await pause(50);
    await knock(host.port, 'ann', { answers: [host.code('ann')] });
  });
});

/** A bare connection. */
function plug(port: number): {
  readonly socket: Socket;
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
} {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return {
    socket,
    opened: new Promise(resolve => socket.once('data', () => resolve())),
    closed: new Promise(resolve => socket.once('close', () => resolve())),
  };
}
