/**
 * The terminal while the program has it: raw keys and the question for its colours first, then the full screen. However
 * that ends, `close` gives it back as it was.
 */
import type { Settings } from '../../app/settings.ts';
import type { Size } from '../boards/contract.ts';
import { answersNothing, BackgroundQuestion } from './background.ts';
import type { InputEvent } from './events.ts';
import type { Off, TerminalHandle } from './handle.ts';
import { modesFor } from './modes.ts';
import { InputReader } from './reader.ts';
import { Screen } from './screen.ts';

export interface TerminalWishes {
  readonly mouse: boolean;
  /** Ask the terminal for its background. */
  readonly ask: boolean;
}

export function wishesOf({ mouse, theme, color }: Settings, handle: TerminalHandle): TerminalWishes {
  const ask = theme === 'auto' && color && handle.colorLevel > 0 && !answersNothing(handle.env);
  return { mouse, ask };
}

/** How long a process that could not be stopped waits before it takes the screen again. */
const STOPPED_MS = 100;

export class OpenTerminal {
  readonly handle: TerminalHandle;
  readonly screen: Screen;
  readonly background = new BackgroundQuestion();
  readonly #reader: InputReader;
  /** What came before somebody listened. */
  readonly #waiting: InputEvent[] = [];
  #listener: (event: InputEvent) => void = event => this.#waiting.push(event);
  #mouse: boolean;
  #reading = false;
  #closed = false;
  #offExit: Off = () => {};
  #offStop: Off = () => {};

  constructor(handle: TerminalHandle, { mouse, ask }: TerminalWishes) {
    this.handle = handle;
    this.screen = new Screen(handle, modesFor({ mouse }));
    this.#reader = new InputReader(handle.input, {
      input: event => this.#listener(event),
      reply: text => this.background.reply(text),
    });
    this.#offExit = handle.onExit(() => this.close());
    this.#read();
    this.#mouse = mouse;
    if (ask) this.#ask();
  }

  /** Takes the screen, and tells what is typed from now on and what was before. */
  enter(listener: (event: InputEvent) => void): void {
    this.screen.enter();
    this.#offStop = this.handle.onSignal('SIGTSTP', this.suspend);
    this.#listener = listener;
    for (const event of this.#waiting.splice(0)) listener(event);
  }

  size(): Size {
    return { width: this.screen.columns, height: this.screen.rows };
  }

  repaint(): void {
    this.screen.repaint();
  }

  adjust(settings: Settings): void {
    const { mouse, ask } = wishesOf(settings, this.handle);
    if (mouse !== this.#mouse) this.screen.change(modesFor({ mouse }));
    this.#mouse = mouse;
    if (ask) this.#ask();
  }

  discardKeys(): void {
    this.#reader.discard();
  }

  /** Raw mode delivers Ctrl-Z as a key: the program stops itself. */
  readonly suspend = (): void => {
    const { stop } = this.handle;
    if (stop === null || !this.screen.active) return;
    this.#giveBack();
    // Stops for good only while nobody listens to the signal.
    this.#offStop();
    let back = false;
    const resume = (): void => {
      if (back) return;
      back = true;
      clearTimeout(timer);
      offResume();
      if (this.#closed) return;
      this.#read();
      this.screen.enter();
      this.screen.repaint();
      this.#offStop = this.handle.onSignal('SIGTSTP', this.suspend);
    };
    const offResume = this.handle.onSignal('SIGCONT', resume);
    const timer = setTimeout(resume, STOPPED_MS);
    stop();
  };

  /** Idempotent and synchronous: also works while the process ends. */
  close(): void {
    this.#closed = true;
    this.#offExit();
    this.#offStop();
    this.#giveBack();
  }

  /** Once is enough: its colours stay what they are. */
  #ask(): void {
    if (!this.background.asked) this.background.ask(text => this.handle.output.write(text));
  }

  #read(): void {
    this.#reading = true;
    this.#reader.start();
  }

  #giveBack(): void {
    const held = this.screen.leave();
    if (this.#reading) {
      this.#reading = false;
      // Answers and mouse reports that are still on their way would end up on the prompt of the shell.
      this.handle.input.drain(this.background.ends, this.background.outstanding);
      this.#reader.stop();
    }
    if (held !== '') this.handle.tell(held);
  }
}
