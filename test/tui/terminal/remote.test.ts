import { describe, expect, it } from 'vitest';
import { FRAME } from '../../../src/tui/terminal/modes.ts';
import { type RemoteLine, remoteTerminal } from '../../../src/tui/terminal/remote.ts';

function lineOf(changes: Partial<RemoteLine> = {}): RemoteLine & { readonly sent: string[]; room: boolean } {
  const line = {
    sent: [] as string[],
    room: true,
    term: 'xterm-256color',
    write(text: string): boolean {
      line.sent.push(text);
      return line.room;
    },
    pause: () => {},
    resume: () => {},
    failed: (error: unknown) => {
      throw error;
    },
    ...changes,
  };
  return line;
}

const frame = (text: string): string => FRAME.begin + text + FRAME.end;

describe('a terminal elsewhere', () => {
  it('gets no frames while its line is full, and a fresh picture afterwards', () => {
    const line = lineOf();
    const { handle, drained } = remoteTerminal(line, 80, 24);
    let repaints = 0;
    handle.onSignal('SIGWINCH', () => void repaints++);
    line.room = false;
    handle.output.write(frame('one'));
    handle.output.write(frame('two'));
    handle.output.writeNow('off');
    expect(line.sent).toEqual([frame('one'), 'off']);
    drained();
    drained();
    expect(repaints).toBe(1);
    line.room = true;
    handle.output.write(frame('three'));
    expect(line.sent.at(-1)).toBe(frame('three'));
  });

  it('is no larger than a screen can be, and says so when it changes', () => {
    const remote = remoteTerminal(lineOf(), 1e9, 0);
    let resized = 0;
    remote.handle.output.onResize(() => void resized++);
    expect([remote.handle.output.columns, remote.handle.output.rows]).toEqual([400, 24]);
    remote.resize(100, 30);
    expect([remote.handle.output.columns, remote.handle.output.rows, resized]).toEqual([100, 30, 1]);
  });

  it('reads a flood in pieces, and has the line wait', async () => {
    const waits: string[] = [];
    const remote = remoteTerminal(
      lineOf({ pause: () => void waits.push('pause'), resume: () => void waits.push('resume') }),
      80,
      24,
    );
    let read = '';
    let longest = 0;
    remote.handle.input.on('data', data => {
      read += data;
      longest = Math.max(longest, data.length);
    });
    remote.receive('x'.repeat(5000));
    expect(read.length).toBeLessThan(200);
    while (read.length < 5000) await new Promise(wake => setTimeout(wake, 5));
    expect(longest).toBeLessThan(100);
    expect(waits).toEqual(['pause', 'resume']);
  });

  it('has done with a paste of a megabyte at once, and reads keys after it in small pieces again', async () => {
    const remote = remoteTerminal(lineOf(), 80, 24);
    const read: string[] = [];
    remote.handle.input.on('data', data => void read.push(data));
    const [pasted, keys] = ['word '.repeat(200_000), 'k'.repeat(1000)];
    // Cut in the middle of the mark at its end.
    remote.receive(`\u001B[200~${pasted}\u001B[20`);
    remote.receive(`1~${keys}`);
    while (read.join('').length < pasted.length + keys.length + 12) {
      await new Promise(wake => setTimeout(wake, 5));
    }
    expect(read.join('')).toBe(`\u001B[200~${pasted}\u001B[201~${keys}`);
    expect(read.length).toBeLessThan(100);
    const behind = read.slice(read.findIndex(slice => slice.includes('k')));
    expect(Math.max(...behind.map(slice => slice.length))).toBeLessThan(100);
  });

  it('takes what comes long after the beginning of a paste for keys', async () => {
    const remote = remoteTerminal(lineOf(), 80, 24);
    const read: string[] = [];
    remote.handle.input.on('data', data => void read.push(data));
    remote.receive('\u001B[200~');
    await new Promise(wake => setTimeout(wake, 600));
    remote.receive('k'.repeat(1000));
    while (read.join('').length < 1006) await new Promise(wake => setTimeout(wake, 5));
    expect(Math.max(...read.map(slice => slice.length))).toBeLessThan(100);
  });

  it('leaves others most of the time where keys take long, and never cuts one in two', async () => {
    const remote = remoteTerminal(lineOf(), 80, 24);
    const slices: string[] = [];
    let busy = 0;
    remote.handle.input.on('data', data => {
      slices.push(data);
      for (const end = performance.now() + 5; performance.now() < end; );
      busy += 5;
    });
    const flood = '\u001B[1;5Cé🎲'.repeat(12);
    const began = performance.now();
    remote.receive(flood);
    while (slices.join('').length < flood.length) await new Promise(wake => setTimeout(wake, 5));
    expect(performance.now() - began).toBeGreaterThan(2 * busy);
    expect(slices.join('')).toBe(flood);
    for (const slice of slices) expect(slice).toMatch(/^(?:\u001B\[1;5C|é|🎲)+$/u);
    expect(Math.max(...slices.slice(3).map(({ length }) => length))).toBeLessThan(30);
  });

  it('ends alone where its screen has a defect', () => {
    const defects: unknown[] = [];
    const remote = remoteTerminal(lineOf({ failed: error => void defects.push(error) }), 80, 24);
    remote.handle.input.on('data', () => {
      throw new Error('defect');
    });
    remote.receive('x');
    expect(defects).toHaveLength(1);
  });

  it('ends as if it were closed, also where nobody listened yet', async () => {
    const { handle, hangUp } = remoteTerminal(lineOf(), 80, 24);
    hangUp();
    await new Promise<void>(resolve => handle.onSignal('SIGHUP', resolve));
  });

  it.each([
    ['dumb', 0],
    ['linux', 1],
    ['screen-256color', 2],
    ['vt100', 0],
    ['xterm-kitty', 3],
  ] as const)('shows as many colours as %s has', (term, level) => {
    expect(remoteTerminal(lineOf({ term }), 80, 24).handle.colorLevel).toBe(level);
  });

  it.each([
    ['vt100', true],
    ['ansi', true],
    ['xterm-256color', false],
    ['linux', false],
  ] as const)('has a locale without Unicode where it is called %s: %s', (term, old) => {
    const { env } = remoteTerminal(lineOf({ term }), 80, 24).handle;
    expect(env['LC_ALL'] ?? '').toBe(old ? 'C' : '');
  });
});
