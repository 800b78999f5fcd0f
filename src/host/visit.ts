/** One visitor at a table, from the shell request to the farewell: full screen on a terminal, lines without one. */
import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import type { PseudoTtyInfo, ServerChannel } from 'ssh2';
import type { Session } from '../app/session.ts';
import { DEFECT } from '../app/shared/table.ts';
import type { TerminalHandle } from '../tui/terminal/handle.ts';
import type { RemoteTerminal } from '../tui/terminal/remote.ts';
import type { Door } from './hosted.ts';
import { LineInput, TypedLines } from './typing.ts';

/** The ways to look at a table, which the server does not know itself. Both end when the visitor leaves. */
export interface Faces {
  screen(terminal: TerminalHandle, session: Session): Promise<void>;
  lines(input: AsyncIterable<string>, write: (text: string) => void, session: Session): Promise<void>;
}

export interface VisitParts {
  readonly door: Door;
  readonly channel: ServerChannel;
  readonly socket: Socket;
  /** Null without a terminal. */
  readonly pty: PseudoTtyInfo | null;
  readonly faces: Faces;
  readonly stuckMs: number;
  /** A defect in this visitor's screen. */
  failed(error: unknown): void;
}

export interface Visit {
  resize(columns: number, rows: number): void;
  sendAway(why: string): void;
  /** The line is gone. */
  hangUp(): void;
  /** Nothing more will be typed. */
  eof(): void;
  /** The visitor has gone, whatever the reason. */
  readonly ended: Promise<void>;
}

/** So much may wait to be sent before the line counts as full. */
const MOST_UNSENT = 64 * 1024;

export function beginVisit(parts: VisitParts): Visit {
  const { door, faces, pty } = parts;
  const line = new Line(parts);
  let farewell = '';
  let failing = false;
  let hangUp = (): void => {};
  let eof = (): void => hangUp();
  const sendAway = (why: string): void => {
    farewell = `${why}\n`;
    hangUp();
  };
  const session = door.table.shared.sit(door.seat, why => sendAway(why));
  const term = pty === null ? '' : termOf(pty);
  const plain = pty === null || term === '' || term === 'dumb';
  let size = { columns: pty?.cols ?? 80, rows: pty?.rows ?? 24 };
  let remote: RemoteTerminal | null = null;
  const finish = async (shown: Promise<void>): Promise<void> => {
    try {
      await shown;
    } catch (error) {
      parts.failed(error);
      farewell = `${DEFECT}\n`;
    } finally {
      session.close();
      line.write(pty === null ? farewell : farewell.replaceAll('\n', '\r\n'));
      line.end();
    }
  };
  const run = async (): Promise<void> => {
    if (plain) {
      const input = new LineInput(pty === null ? null : new TypedLines(text => line.write(text)));
      hangUp = () => input.end();
      if (pty === null) eof = () => input.finish();
      line.onDrain = () => input.goOn();
      line.listen(text => input.take(text));
      const write = (text: string): void => {
        if (!line.write(pty === null ? text : text.replaceAll('\n', '\r\n'))) input.rest();
      };
      await faces.lines(input, write, session);
      return;
    }
    const { remoteTerminal } = await import('../tui/terminal/remote.ts');
    const terminal = remoteTerminal(
      {
        term,
        write: text => line.write(text),
        pause: () => void parts.channel.pause(),
        resume: () => void parts.channel.resume(),
        failed: error => {
          parts.failed(error);
          // Once more, and the screen cannot even end.
          if (failing) line.end();
          failing = true;
          sendAway(DEFECT);
        },
      },
      size.columns,
      size.rows,
    );
    remote = terminal;
    hangUp = () => terminal.hangUp();
    if (farewell !== '' || line.closed) terminal.hangUp();
    line.onDrain = () => terminal.drained();
    line.listen(text => terminal.receive(text));
    await faces.screen(terminal.handle, session);
  };
  return {
    resize(columns, rows) {
      size = { columns, rows };
      remote?.resize(columns, rows);
    },
    sendAway,
    eof: () => eof(),
    hangUp: () => {
      line.closed = true;
      hangUp();
    },
    ended: finish(run()),
  };
}

function termOf(pty: PseudoTtyInfo): string {
  const { term } = pty as PseudoTtyInfo & { readonly term?: unknown };
  return typeof term === 'string' && /^[\w.+-]{1,64}$/u.test(term) ? term : 'dumb';
}

/** The channel and the socket below it, either of which can be full. */
class Line {
  readonly #channel: ServerChannel;
  readonly #socket: Socket;
  readonly #stuckMs: number;
  #stuck: NodeJS.Timeout | undefined;
  closed = false;
  onDrain = (): void => {};
  #listener: ((text: string) => void) | null = null;
  /** What came before somebody listened. */
  #early = '';

  constructor({ channel, socket, stuckMs }: VisitParts) {
    this.#channel = channel;
    this.#socket = socket;
    this.#stuckMs = stuckMs;
    const decoder = new StringDecoder('utf8');
    channel.on('data', (data: Buffer) => {
      const text = decoder.write(data);
      if (this.#listener === null) this.#early += text;
      else this.#listener(text);
    });
    channel.on('error', () => {});
    socket.on('drain', this.#drained);
  }

  listen(listener: (text: string) => void): void {
    this.#listener = listener;
    if (this.#early !== '') listener(this.#early);
    this.#early = '';
  }

  /** False where there is no room for more. */
  write(text: string): boolean {
    if (text === '' || this.closed || !this.#channel.writable) return true;
    this.#channel.write(text, this.#drained);
    const room = this.#unsent < MOST_UNSENT;
    if (!room) this.#stuck ??= setTimeout(() => this.#socket.destroy(), this.#stuckMs);
    return room;
  }

  get #unsent(): number {
    return this.#channel.writableLength + this.#socket.writableLength;
  }

  end(): void {
    clearTimeout(this.#stuck);
    this.#socket.off('drain', this.#drained);
    if (this.closed) return;
    this.closed = true;
    if (this.#channel.writable) {
      this.#channel.exit(0);
      this.#channel.end();
    }
  }

  readonly #drained = (): void => {
    if (this.#unsent >= MOST_UNSENT) return;
    clearTimeout(this.#stuck);
    this.#stuck = undefined;
    this.onDrain();
  };
}
