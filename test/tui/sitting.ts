/** A screen without a terminal: keys go in, frames come out. */
import type { ReactElement } from 'react';
import type { CreateBots } from '../../src/app/bots/player.ts';
import { createServices } from '../../src/app/services.ts';
import type { Session } from '../../src/app/session.ts';
import type { Settings } from '../../src/app/settings.ts';
import { SharedTable } from '../../src/app/shared/table.ts';
import type { Seat } from '../../src/core/game.ts';
import { completeOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { parsePlayers } from '../../src/core/seats.ts';
import type { GameEntry } from '../../src/registry.ts';
import type { FileSystem } from '../../src/storage/file-system.ts';
import type { Size } from '../../src/tui/boards/contract.ts';
import { plain, widthOfText } from '../../src/tui/draw/cells.ts';
import { rebind } from '../../src/tui/input/rebind.ts';
import { frameOf } from '../../src/tui/picture/frame.ts';
import type { TuiScreen } from '../../src/tui/request.ts';
import { route } from '../../src/tui/route.ts';
import { type Ending, Stage } from '../../src/tui/stage.ts';
import type { MouseInput } from '../../src/tui/terminal/events.ts';
import type { Theme } from '../../src/tui/theme.ts';
import { auctionEntry, World } from '../cli/support/world.ts';
import { mono } from './support.ts';

export interface SittingOptions {
  readonly game?: GameEntry;
  readonly players?: string;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly size?: Size;
  readonly theme?: Theme;
  readonly curtain?: Settings['curtain'];
  readonly keys?: Settings['keys'];
  readonly digits?: NonNullable<Settings['digits']>;
  readonly moments?: boolean;
  /** The game is new to the player. */
  readonly newcomer?: boolean;
  readonly files?: Partial<FileSystem>;
  readonly createBots?: CreateBots;
  /** Corrected component data, as text by file name. */
  readonly data?: Readonly<Record<string, string>>;
}

export interface SharedSitting {
  readonly table: SharedTable;
  readonly sittings: readonly Sitting[];
  sit(seat: Seat | null, sitting?: Sitting, guest?: boolean): Promise<Sitting>;
  /** What the host heard. */
  readonly told: readonly string[];
  /** Why visitors had to go. */
  readonly sentAway: readonly string[];
}

export class Sitting {
  readonly world: World;
  readonly stage: Stage;
  size: Size;
  ending: Ending | null = null;
  /** How often pending input was thrown away. */
  discarded = 0;
  repainted = 0;
  /** Is the mouse reported? */
  pointing = true;
  #drawn: { readonly screen: ReactElement | null; readonly lines: readonly string[] } | null = null;

  private constructor(options: SittingOptions) {
    this.world = new World();
    this.size = options.size ?? { width: 80, height: 24 };
    const games = [options.game ?? auctionEntry];
    const io = this.world.io({ games, ...(options.files === undefined ? {} : { files: options.files }) });
    this.stage = new Stage({
      themeFor: () => options.theme ?? mono,
      settings: {
        ...{ ascii: false, color: true, curtain: options.curtain ?? 'auto', theme: 'dark', mouse: true },
        ...(options.keys === undefined ? {} : { keys: options.keys }),
        ...(options.digits === undefined ? {} : { digits: options.digits }),
        ...(options.moments === undefined ? {} : { moments: options.moments }),
      },
      services: { ...unwrap(createServices(io)), isNewTo: () => options.newcomer ?? false },
      terminal: {
        size: () => this.size,
        repaint: () => void this.repainted++,
        suspend: () => {},
        discardKeys: () => void this.discarded++,
        adjust: ({ mouse }) => {
          this.pointing = mouse;
        },
      },
      keymap: unwrap(rebind(options.keys ?? {})),
      route,
      createBots: parts => (options.createBots ?? io.createBots)(parts),
      end: ending => {
        this.ending = ending;
      },
    });
  }

  static async menu(options: SittingOptions = {}): Promise<Sitting> {
    const sitting = new Sitting(options);
    unwrap(await sitting.stage.go({ screen: 'menu' }));
    return sitting;
  }

  static async table(options: SittingOptions = {}): Promise<Sitting> {
    const sitting = new Sitting(options);
    unwrap(await sitting.stage.go({ screen: 'table', session: await sitting.#start(options) }));
    return sitting;
  }

  /** Several screens in one process at one table, each on a seat of its own; null is a spectator's. */
  static async shared(
    seats: readonly (Seat | null)[],
    options: SittingOptions & { readonly hints?: boolean } = {},
  ): Promise<SharedSitting> {
    const first = new Sitting(options);
    const told: string[] = [];
    const sentAway: string[] = [];
    const table = new SharedTable({
      session: await first.#start(options),
      createBots: settings => first.world.io({}).createBots(settings),
      hints: options.hints ?? false,
      chat: [],
      left: [],
      witness: {
        ...{ told: sentence => void told.push(sentence), turn: () => {} },
        ...{ said: () => {}, left: () => {} },
        failed(error) {
          throw error;
        },
      },
      now: () => new Date(),
      botPaceMs: 0,
    });
    const sit = async (seat: Seat | null, sitting = new Sitting(options), guest = true): Promise<Sitting> => {
      const session = table.sit(seat, why => void sentAway.push(why), guest);
      unwrap(await sitting.stage.go({ screen: 'table', session }));
      return sitting;
    };
    const sittings: Sitting[] = [];
    for (const seat of seats) sittings.push(await sit(seat, sittings.length === 0 ? first : undefined));
    table.open();
    return { table, sittings, sit, told, sentAway };
  }

  async #start(options: SittingOptions): Promise<Session> {
    const game = options.game ?? auctionEntry;
    const players = unwrap(parsePlayers(options.players ?? 'Ann,Bob'));
    const data = Object.entries(options.data ?? {});
    for (const [name, text] of data) this.world.write(`own/${name}`, text);
    const started = await this.stage.services.start({
      game,
      players,
      seed: options.seed ?? 'copper-owl-17',
      options: completeOptions(game.meta, options.options ?? {}),
      first: 0,
      dataDir: data.length === 0 ? null : this.world.path('own'),
    });
    return unwrap(started);
  }

  static async replay(path: string, options: SittingOptions, as?: (TuiScreen & { screen: 'replay' })['as']) {
    const sitting = new Sitting(options);
    const opened = unwrap(await sitting.stage.services.openFile(path));
    unwrap(await sitting.stage.go({ screen: 'replay', ...opened, ...(as === undefined ? {} : { as }) }));
    return sitting;
  }

  /** With little effort, so that it is made in no time. */
  static async review(path: string, options: SittingOptions = {}): Promise<Sitting> {
    const sitting = new Sitting(options);
    const opened = unwrap(await sitting.stage.services.openFile(path));
    const plan = unwrap(unwrap(await sitting.stage.services.reviews()).plan(opened, { path, effort: 4 }));
    unwrap(await sitting.stage.go({ screen: 'review', plan, opened }));
    return sitting;
  }

  press(...keys: readonly string[]): this {
    for (const key of keys) this.stage.handle(key);
    return this;
  }

  /** Moves by their numbers in the list. */
  play(...numbers: readonly number[]): this {
    for (const number of numbers) this.press(...String(number), 'enter');
    return this;
  }

  /** The first move, again and again, until the game is over. */
  playOut(): this {
    for (let i = 0; i < 200 && !this.text.includes('The game is over'); i++) this.press('enter');
    return this;
  }

  type(text: string): this {
    return this.press(...text);
  }

  paste(text: string): this {
    this.stage.receive({ type: 'paste', text });
    return this;
  }

  mouse(action: MouseInput['action'], row: number, col: number, button: MouseInput['button'] = 'left'): this {
    const bare = { shift: false, alt: false, ctrl: false };
    this.stage.receive({ type: 'mouse', action, button, row, col, ...bare });
    return this;
  }

  /** A click on the middle of the first place where a text stands, as somebody does who looks for it. */
  clickOn(text: string): this {
    const [row, col] = this.find(text);
    return this.mouse('press', row, col).mouse('release', row, col);
  }

  /** Row and column of the middle of a text. */
  find(text: string): readonly [number, number] {
    const lines = this.text.split('\n');
    const row = lines.findIndex(line => line.includes(text));
    if (row < 0) throw new Error(`"${text}" is nowhere:\n${this.text}`);
    const before = lines[row]!.slice(0, lines[row]!.indexOf(text));
    return [row, widthOfText(before) + Math.floor(widthOfText(text) / 2)];
  }

  wheel(action: 'wheel-up' | 'wheel-down'): this {
    return this.mouse(action, 0, 0, null);
  }

  resize(width: number, height: number): this {
    this.size = { width, height };
    this.stage.changed();
    return this;
  }

  /** The frame, checked to be exactly as large as the terminal. */
  get lines(): readonly string[] {
    const screen = this.stage.screen();
    if (this.#drawn === null || this.#drawn.screen !== screen) {
      const lines = frameOf(screen, this.size, this.stage.theme);
      const wrong = lines.find(line => widthOfText(line) !== this.size.width);
      if (wrong !== undefined) throw new Error(`a line of a wrong width: ${JSON.stringify(wrong)}`);
      this.#drawn = { screen, lines };
    }
    return this.#drawn.lines;
  }

  get text(): string {
    return this.lines.map(line => plain(line).trimEnd()).join('\n');
  }

  /** Waits for something that the background brings about. */
  async until(seen: (text: string) => boolean): Promise<string> {
    for (let i = 0; i < 2000; i++) {
      if (seen(this.text)) return this.text;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    throw new Error(`it never came up:\n${this.text}`);
  }
}
