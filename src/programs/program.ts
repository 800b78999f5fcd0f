/** A program in a seat, from the table's side: starts it, greets it, asks it, and keeps it within its limits. */
import { done, type Result, refused } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { type Expected, type Heard, hear } from './hear.ts';
import type { Limits } from './limits.ts';
import type { Greeting, NewGameMessage, OverMessage, TableMessage } from './messages.ts';
import { PROTOCOL } from './messages.ts';
import type { ProcessLink, StartProcess } from './process.ts';
import type { Question } from './question.ts';

/** All that it may write between two questions. */
const OUTPUT_BYTES = 65_536;
/** How long it may take to say hello: interpreters and models are loaded first. */
const HELLO_MS = 30_000;
/** Lines that make no sense, since its last answer, before it is given up. */
const MOST_MISTAKES = 3;
/** How long it may take to end by itself. */
const FAREWELL_MS = 500;
const LONGEST_REASON = 200;

export interface Answer {
  readonly move: string;
  /** Safe to print. */
  readonly reason: string | null;
}

/** Where it is refused anything, it has failed for good: it is ended, and every later question is refused alike. */
export interface Program {
  /** Starts it where it does not run yet. */
  begin(game: NewGameMessage, rulesText: () => string): Promise<Result<void>>;
  decide(question: Question): Promise<Result<Answer>>;
  hurry(): void;
  over(ending: OverMessage): void;
  /** Ends it and all that it has started. */
  close(): Promise<void>;
}

interface Parts {
  readonly command: string;
  readonly limits: Limits;
  readonly start: StartProcess;
  /** Takes what it writes to stderr. */
  log(text: string): void;
  /** Told, safe to print, what it did not understand or take well: its first such word alone. */
  onComplaint(message: string): void;
}

type Said = Extract<Heard, { readonly type: 'hello' | 'move' }>;

export function openProgram({ command, limits, start, log, onComplaint }: Parts): Program {
  let link: ProcessLink | null = null;
  let greeting: Greeting | null = null;
  let failure: string | null = null;
  let expected: Expected = { type: 'nothing', answered: 0 };
  let settle: ((said: Result<Said>) => void) | null = null;
  let lines = 0;
  let complained = false;
  /**
   * Since its last answer, and not since a question: a line may arrive before the next question is put or after it, and
   * that must make no difference.
   */
  let mistakes = 0;
  /** The last of them, for who wonders why it is late. */
  let mistake = '';
  let usedMs = 0;

  const send = (message: TableMessage): void => link?.write(JSON.stringify(message));

  const answered = (said: Result<Said>): void => {
    if (expected.type !== 'nothing') {
      expected = { type: 'nothing', answered: expected.type === 'move' ? expected.question.number : 0 };
    }
    mistakes = 0;
    mistake = '';
    settle?.(said);
    settle = null;
  };

  const fail = (why: string): void => {
    if (failure !== null) return;
    failure = printable(why);
    log(`boardgames: ${failure}\n`);
    void link?.close(0);
    answered(refused('failure', failure));
  };

  const onLine = (line: string): void => {
    lines++;
    if (line.trim() === '') return;
    const heard = hear(expected, line);
    switch (heard.type) {
      case 'stale':
        return;
      case 'complaint':
        log(`it says: ${heard.message}\n`);
        if (!complained) onComplaint(printable(heard.message).slice(0, LONGEST_REASON));
        complained = true;
        return;
      case 'mistake':
        send({ type: 'error', line: lines, message: heard.message });
        mistakes++;
        mistake = `line ${lines} of its output: ${heard.message}`;
        if (mistakes >= MOST_MISTAKES) fail(mistake);
        return;
      default:
        answered(done(heard));
    }
  };

  /** Waits for what is expected, for so long. */
  const wait = (next: Expected, ms: number): Promise<Result<Said>> => {
    if (failure !== null) return Promise.resolve(refused('failure', failure));
    if (settle !== null) answered(refused('failure', 'another question was asked'));
    expected = next;
    link?.refill();
    const giveUp = (): void => {
      const silence = `it did not answer in ${Math.round(ms) / 1000} s`;
      fail(mistake === '' ? silence : `${silence}; ${mistake}`);
    };
    return new Promise(resolve => {
      let lastLook: NodeJS.Immediate | undefined;
      // Where this process itself was held up, the answer may be in the pipe, which is read before this comes.
      const late = setTimeout(() => {
        lastLook = setImmediate(giveUp);
      }, ms);
      settle = said => {
        clearTimeout(late);
        clearImmediate(lastLook);
        resolve(said);
      };
    });
  };

  const greet = async (): Promise<void> => {
    link = start(command, OUTPUT_BYTES, { onLine, onEnd: fail, onTalk: log });
    const waiting = wait({ type: 'hello' }, HELLO_MS);
    send({ type: 'hello', protocol: PROTOCOL, limits: { ...limits, outputBytes: OUTPUT_BYTES } });
    const said = await waiting;
    if (said.ok && said.value.type === 'hello') greeting = said.value.greeting;
  };

  return {
    async begin(game, rulesText) {
      usedMs = 0;
      if (link === null) await greet();
      if (failure !== null || greeting === null) return refused('failure', failure ?? 'it did not say hello');
      send(greeting.rulesText ? { ...game, rulesText: rulesText() } : game);
      return done();
    },
    async decide(question) {
      const gameMs = Math.max(0, Math.floor(limits.gameMs - usedMs));
      const timeMs = Math.min(limits.decisionMs, gameMs);
      const asked = performance.now();
      const waiting = wait({ type: 'move', question }, timeMs);
      const { view, events, ...rest } = question;
      send({
        ...{ type: 'decide', ...rest, timeMs, gameMs },
        ...(greeting?.view === true ? { view } : {}),
        ...(greeting?.events === true ? { events } : {}),
      });
      const said = await waiting;
      usedMs += performance.now() - asked;
      if (!said.ok) return said;
      if (said.value.type !== 'move') return refused('failure', 'it answered something else');
      const { move, reason } = said.value;
      return done({ move, reason: reason === null ? null : printable(reason).slice(0, LONGEST_REASON) });
    },
    hurry() {
      if (expected.type === 'move') send({ type: 'hurry', number: expected.question.number });
    },
    over(ending) {
      send(ending);
    },
    async close() {
      send({ type: 'bye' });
      // An end that was asked for is no failure of the program.
      failure ??= 'the table was closed';
      answered(refused('failure', failure));
      await link?.close(FAREWELL_MS);
    },
  };
}
