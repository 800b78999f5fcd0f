/**
 * What holds the screens together: the one in front and the size. Keys go to the screen in front; what it draws
 * goes to Ink. The interface's state lives in the screens, outside React.
 */

import type { ReactElement } from 'react';
import type { CreateBots } from '../app/bots/player.ts';
import type { Services } from '../app/services.ts';
import type { Settings } from '../app/settings.ts';
import { done, type Result } from '../core/result.ts';
import type { Size } from './boards/contract.ts';
import type { Action, Keymap } from './input/actions.ts';
import { EVERYWHERE_KEYS, type EverywhereAction } from './input/everywhere.ts';
import { readKey } from './input/key-list.ts';
import type { Key } from './keys.ts';
import type { TuiScreen } from './request.ts';
import type { InputEvent, MouseInput } from './terminal/events.ts';
import type { Theme } from './theme.ts';

/** A full screen: menu, table, replay. */
export interface Scene {
  /** It is in front now, and the screen before has given its game free. */
  opened?(): void;
  handle(key: Key): void;
  /** A press, a release or a turn of the wheel, on the cells of the frame. Without it the wheel stands for the arrows. */
  mouse?(event: MouseInput): void;
  /** Pasted text, which must never be taken for keys: see `paste.ts`. */
  paste?(text: string): void;
  /** A tree of components that fills the terminal. */
  render(size: Size): ReactElement;
  /** Stops whatever goes on in the background and gives the game free. */
  close(): void;
}

/** What the stage asks of the terminal. */
export interface Terminal {
  size(): Size;
  repaint(): void;
  suspend(): void;
  /** Forgets keys typed ahead. */
  discardKeys(): void;
  /** Settings have changed that the terminal has to know of. */
  adjust(settings: Settings): void;
}

/** How the screen came to be left. */
export interface Ending {
  /** What ended it; null where the player left. Ctrl-C is a key here, and counts as the signal it would have been. */
  readonly signal: NodeJS.Signals | null;
  /** A sentence for the normal screen afterwards. */
  readonly farewell: string | null;
}

/** Makes the screen that was asked for. */
export type Route = (stage: Stage, screen: TuiScreen) => Promise<Result<Scene>>;

/** What the stage is given. */
export interface StageParts {
  /** What these settings look like on the terminal. */
  themeFor(settings: Settings): Theme;
  readonly settings: Settings;
  readonly services: Services;
  readonly terminal: Terminal;
  /** The keys of the player's choice. */
  readonly keymap: Keymap;
  readonly route: Route;
  readonly createBots: CreateBots;
  end(ending: Ending): void;
}

export class Stage {
  #theme: Theme;
  #settings: Settings;
  readonly services: Services;
  readonly terminal: Terminal;
  readonly createBots: CreateBots;
  readonly keymap: Keymap;
  readonly #parts: StageParts;
  readonly #listeners = new Set<() => void>();
  #scene: Scene | null = null;
  #screen: ReactElement | null = null;
  #stale = true;
  #announced = false;
  #busy = false;

  constructor(parts: StageParts) {
    this.#theme = parts.themeFor(parts.settings);
    this.#settings = parts.settings;
    this.services = parts.services;
    this.terminal = parts.terminal;
    this.createBots = parts.createBots;
    this.keymap = parts.keymap;
    this.#parts = parts;
  }

  /** Brings a screen to the front and closes the one before; that one stays where the new one cannot be made. */
  async go(screen: TuiScreen): Promise<Result<void>> {
    const scene = await this.#parts.route(this, screen);
    if (!scene.ok) return scene;
    this.#scene?.close();
    this.#scene = scene.value;
    scene.value.opened?.();
    this.changed();
    return done();
  }

  /** One request at a time: keys pressed while another screen is being made ask for nothing more. */
  async once(request: () => Promise<Result<void>>): Promise<Result<void>> {
    if (this.#busy) return done();
    this.#busy = true;
    try {
      return await request();
    } finally {
      this.#busy = false;
    }
  }

  get theme(): Theme {
    return this.#theme;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** The player wants it otherwise: from now on. */
  adjust(settings: Settings): void {
    this.#settings = settings;
    this.terminal.adjust(settings);
    this.restyle();
  }

  /** The terminal has said what it looks like, or the player how it should. */
  restyle(): void {
    this.#theme = this.#parts.themeFor(this.#settings);
    this.changed();
  }

  readonly receive = (event: InputEvent): void => {
    switch (event.type) {
      case 'key':
        this.handle(event.key);
        return;
      case 'mouse':
        if (this.#scene?.mouse !== undefined) this.#scene.mouse(event);
        else if (event.action === 'wheel-up') this.#scene?.handle('up');
        else if (event.action === 'wheel-down') this.#scene?.handle('down');
        break;
      case 'paste':
        this.#scene?.paste?.(event.text);
    }
    this.changed();
  };

  readonly handle = (key: Key): void => {
    const reading = readKey(EVERYWHERE_KEYS, this.keymap, key, null);
    if (reading.type === 'action') this.#act(reading.action);
    else this.#scene?.handle(key);
    this.changed();
  };

  #act({ name }: Action<EverywhereAction>): void {
    switch (name) {
      case 'abort':
        this.exit('SIGINT');
        return;
      case 'repaint':
        this.terminal.repaint();
        return;
      case 'suspend':
        this.terminal.suspend();
    }
  }

  /** Ends everything: on the player's wish with a farewell, or on a signal. */
  exit(signal: NodeJS.Signals | null, farewell: string | null = null): void {
    this.#scene?.close();
    this.#scene = null;
    this.#parts.end({ signal, farewell });
  }

  /** Something is to be drawn again. Many changes in one turn of the event loop make one frame. */
  changed(): void {
    this.#stale = true;
    if (this.#announced) return;
    this.#announced = true;
    queueMicrotask(() => {
      this.#announced = false;
      for (const listener of this.#listeners) listener();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The screen in front; the same element until something has changed. */
  readonly screen = (): ReactElement | null => {
    if (this.#stale && this.#scene !== null) {
      this.#stale = false;
      this.#screen = this.#scene.render(this.terminal.size());
    }
    return this.#screen;
  };
}
