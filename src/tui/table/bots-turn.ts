/** Bots at the table: they move at a pace that can be followed, give advice, and are seen to think. */
import type { CreateBots } from '../../app/bots/player.ts';
import { type BotSeat, seatBots } from '../../app/bots/seat.ts';
import type { Session } from '../../app/session.ts';
import { isAmidSecret } from '../../core/seen.ts';
import type { TableUi } from './ui.ts';

/** How long a bot's move is looked at before the next one. */
const PACE_MS = { watch: 900, fast: 200 } as const;
const TICK_MS = 120;

/** What the bots see and change of the screen. */
export interface Watched {
  ui(): TableUi;
  /** Shown at once. */
  change(ui: TableUi): void;
  play(notation: string): void;
}

export class BotsTurn {
  readonly #session: Session;
  readonly #watched: Watched;
  readonly #bots: BotSeat;
  #closed = false;
  #ticker: NodeJS.Timeout | undefined;
  #wake: (() => void) | null = null;
  /** What was last told of a bot. */
  #told: string | null = null;

  constructor(session: Session, create: CreateBots, watched: Watched) {
    this.#session = session;
    this.#watched = watched;
    this.#bots = seatBots(session, create, message => {
      this.#told = message;
      watched.change({ ...watched.ui(), message });
    });
  }

  /** Has the bot move whose turn it is; nothing where a person decides, or where the bots are the host's. */
  async run(): Promise<void> {
    const { match } = this.#session;
    const seat = match.decision?.seat;
    const bot = seat === undefined ? null : (match.config.players[seat]?.bot ?? null);
    if (bot === null || this.#closed || this.#session.shared !== null) return;
    const started = performance.now();
    const amidSecret = isAmidSecret(match.entries, match.decision);
    this.#busy('bot');
    const notation = await this.#bots.move(bot);
    if (notation === null || this.#closed) return;
    if (!amidSecret) await this.#pause(started);
    if (this.#closed) return;
    this.#busy(null);
    const { message } = this.#watched.ui();
    this.#watched.play(notation);
    if (message !== null && message === this.#told) this.#tellAgain(message);
  }

  /** The move is there at once; who looks at the table has had no time to read, so a key takes it away, not the move. */
  #tellAgain(message: string): void {
    const ui = this.#watched.ui();
    if (!this.#closed && ui.message === null) this.#watched.change({ ...ui, message });
  }

  /** Advice for whoever decides now; null where the decision was taken meanwhile. */
  async advise(): ReturnType<BotSeat['advise']> {
    this.#busy('hint');
    const advice = await this.#bots.advise();
    if (advice === null || this.#closed) return null;
    this.#busy(null);
    return advice;
  }

  /** The bots move at once; asked for again, they stop thinking too. */
  skip(): void {
    const ui = this.#watched.ui();
    if (ui.skipping) this.#bots.hurry();
    this.#watched.change({ ...ui, skipping: true });
    this.#wake?.();
  }

  changePace(): void {
    const ui = this.#watched.ui();
    this.#watched.change({ ...ui, pace: ui.pace === 'watch' ? 'fast' : 'watch', skipping: false });
    this.#wake?.();
  }

  /** Gives up on what is being thought out. */
  interrupt(): void {
    clearInterval(this.#ticker);
    this.#bots.interrupt();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticker);
    this.#wake?.();
    void this.#bots.close();
  }

  /** Lets the last move be looked at; a key that asks for more speed ends it. */
  async #pause(started: number): Promise<void> {
    for (;;) {
      const { skipping, pace } = this.#watched.ui();
      const left = PACE_MS[pace] - (performance.now() - started);
      if (skipping || this.#closed || left <= 0) return;
      await new Promise<void>(done => {
        const timer = setTimeout(done, left);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
      this.#wake = null;
    }
  }

  /** Shows that something is being thought out. */
  #busy(what: string | null): void {
    const { ui, change } = this.#watched;
    clearInterval(this.#ticker);
    change({ ...ui(), busy: what });
    if (what === null) return;
    this.#ticker = setInterval(() => change({ ...ui(), tick: ui().tick + 1 }), TICK_MS);
  }
}
