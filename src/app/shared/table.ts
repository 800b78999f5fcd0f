/**
 * One game that several terminals sit at. It owns the session; a visitor gets a session of its own seat, hears when others have
 * decided, and is sent away when somebody else takes the seat over.
 */
import type { Seat } from '../../core/game.ts';
import type { Entry, SeenMatch } from '../../core/match.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { isAmidSecret } from '../../core/seen.ts';
import type { CreateBots } from '../bots/player.ts';
import { type BotSeat, seatBots } from '../bots/seat.ts';
import type { Session } from '../session.ts';
import { CHAT_KEPT, type ChatLine, chatSentence, chatText, missedLines, tooFast } from './chat.ts';
import { SeatMatch } from './seat-match.ts';
import { SeatSession } from './seat-session.ts';
import type { SharedSeat, TableNews } from './shared-seat.ts';

/** How long a bot's move is looked at while somebody is there to look. */
const BOT_PACE_MS = 900;

/** What somebody is told who comes upon a defect. */
export const DEFECT =
  'Something went wrong that should not have, and your line is closed. The game is kept: come again.';

/** Whoever keeps the table hears what happens at it. */
export interface TableWitness {
  /** A sentence for the host's own terminal; nothing secret, and nothing that a guest wrote. */
  told(sentence: string): void;
  /** It is this person's turn now. */
  turn(seat: Seat): void;
  /** The chat has changed and has to be kept. */
  said(chat: readonly ChatLine[]): void;
  /** Somebody has left a seat: has to be kept. */
  left(left: readonly (number | null)[]): void;
  /** A defect in what one visitor is shown. */
  failed(error: unknown): void;
}

export interface SharedTableParts {
  readonly session: Session;
  readonly createBots: CreateBots;
  readonly hints: boolean;
  readonly chat: readonly ChatLine[];
  /** When whoever sits there last left, by seat. */
  readonly left: readonly (number | null)[];
  readonly witness: TableWitness;
  now(): Date;
  readonly botPaceMs?: number;
}

interface Visitor {
  readonly seat: Seat | null;
  readonly guest: boolean;
  readonly missed: readonly ChatLine[];
  readonly match: SeatMatch;
  readonly listeners: Set<(news: TableNews) => void>;
  /** How the game stood to this visitor when it was last announced. */
  stood: string;
  /** Sends the visitor away, with a sentence why. */
  readonly sendAway: (why: string) => void;
}

export class SharedTable {
  readonly session: Session;
  readonly #parts: SharedTableParts;
  readonly #bots: BotSeat;
  readonly #visitors = new Set<Visitor>();
  #chat: readonly ChatLine[];
  #left: readonly (number | null)[];
  #thinking = false;
  #closed = false;
  /** Ends the pause that is made now. */
  #wake = (): void => {};
  #asked = '';
  #unsaved = false;

  constructor(parts: SharedTableParts) {
    this.#parts = parts;
    this.session = parts.session;
    this.#chat = parts.chat;
    this.#left = parts.left;
    this.#bots = seatBots(parts.session, parts.createBots, (sentence, forGuests) => {
      parts.witness.told(sentence);
      if (forGuests !== null) this.#announce({ type: 'told', text: forGuests }, null);
    });
  }

  get match(): SeenMatch {
    return this.session.match;
  }

  /** Begins: bots move, and whoever decides is named to the witness. */
  open(): void {
    this.#goOn();
  }

  isHere(seat: Seat): boolean {
    return [...this.#visitors].some(visitor => visitor.seat === seat);
  }

  get visitors(): number {
    return this.#visitors.size;
  }

  /** Seats a visitor, a guest or the host; whoever sat there is sent away. A spectator (null) takes nobody's place. */
  sit(seat: Seat | null, sendAway: (why: string) => void, guest = true): SeatSession {
    const name = seat === null ? 'A spectator' : this.match.names[seat]!;
    const before = seat === null ? undefined : [...this.#visitors].find(other => other.seat === seat);
    if (before !== undefined) {
      this.#part(before);
      before.sendAway('Somebody has taken over your seat from another terminal, with your key or password.');
    }
    const match = new SeatMatch(this.match, seat);
    const missed = seat === null ? [] : missedLines(this.#chat, seat, this.#left[seat] ?? null);
    const visitor: Visitor = {
      ...{ seat, guest, missed, match, sendAway },
      ...{ listeners: new Set(), stood: standOf(match) },
    };
    this.#visitors.add(visitor);
    this.#tell(
      before === undefined ? `${name} has come.` : `${name} has moved to another terminal.`,
      visitor,
    );
    return new SeatSession(this.session.loaded, match, this.#seatOf(visitor), {
      play: notation => this.#decide(visitor, () => this.session.play(notation)),
      undo: () => this.#decide(visitor, () => this.session.undo()),
      redo: () => this.#decide(visitor, () => this.session.redo()),
      leave: () => {
        if (this.#part(visitor)) this.#tell(`${name} has left.`, visitor);
      },
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const visitor of [...this.#visitors]) {
      this.#part(visitor);
      visitor.sendAway('The host has closed the table. The game is kept.');
    }
    this.#wake();
    await this.#bots.close();
    this.session.close();
  }

  /** False where the visitor had gone before. */
  #part(visitor: Visitor): boolean {
    visitor.match.leave();
    const was = this.#visitors.delete(visitor);
    const { seat } = visitor;
    if (was && seat !== null) {
      const now = this.#parts.now().getTime();
      this.#left = this.match.names.map((_, i) => (i === seat ? now : (this.#left[i] ?? null)));
      this.#parts.witness.left(this.#left);
    }
    return was;
  }

  #seatOf(visitor: Visitor): SharedSeat {
    const { seat, guest, listeners } = visitor;
    const sentences = (lines: readonly ChatLine[]): string[] =>
      lines.map(line => chatSentence(line, this.match.names));
    const lines = (): string[] => sentences(this.#chat);
    return {
      seat,
      guest,
      missed: sentences(visitor.missed),
      hints: this.#parts.hints,
      get chat() {
        return lines();
      },
      say: typed => this.#say(visitor, typed),
      onNews(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  #decide<T extends Entry | null>(visitor: Visitor, act: () => T): T {
    if (!this.#visitors.has(visitor)) throw new Error('this visitor has left the table');
    const taken = act();
    this.#changed(visitor);
    return taken;
  }

  #say(visitor: Visitor, typed: string): Result<void> {
    const text = chatText(typed);
    if (!text.ok) return text;
    if (!this.#visitors.has(visitor)) return refused('usage', 'You have left the table.');
    const at = this.#parts.now().getTime();
    if (tooFast(this.#chat, visitor.seat, at)) return refused('usage', 'Not so fast: wait a moment.');
    const line: ChatLine = { at, seat: visitor.seat, text: text.value };
    this.#chat = [...this.#chat, line].slice(-CHAT_KEPT);
    this.#parts.witness.said(this.#chat);
    this.#announce({ type: 'told', text: chatSentence(line, this.match.names) }, visitor);
    return done();
  }

  /** The decision is on disk: now all may see it. */
  #changed(by: Visitor | null): void {
    this.#announce({ type: 'changed' }, by);
    this.#reportSaving();
    this.#goOn();
  }

  /** Bots move until a person decides, who is named to the witness once a turn. */
  #goOn(): void {
    if (!this.#thinking) void this.#runBots();
  }

  #nameDecider(): void {
    const { decision, human, over, names } = this.match;
    const asked = decision === null ? 'over' : `${decision.seat} ${decision.turn}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (over) this.#parts.witness.told('The game is over.');
    if (human === null) return;
    this.#parts.witness.told(`It is ${names[human]}'s turn.`);
    this.#parts.witness.turn(human);
  }

  #reportSaving(): void {
    const problem = this.session.saveProblem;
    if ((problem !== null) === this.#unsaved) return;
    this.#unsaved = problem !== null;
    this.#parts.witness.told(problem ?? 'The game is saved again.');
    const text = this.#unsaved ? 'The host cannot save the game at the moment.' : 'The game is saved again.';
    this.#announce({ type: 'told', text }, null);
  }

  async #runBots(): Promise<void> {
    this.#thinking = true;
    for (;;) {
      const seat = this.match.decision?.seat;
      const bot = seat === undefined ? null : (this.match.config.players[seat]?.bot ?? null);
      if (bot === null) break;
      const started = performance.now();
      const amidSecret = isAmidSecret(this.match.entries, this.match.decision);
      const notation = await this.#bots.move(bot);
      const pace = amidSecret ? 0 : (this.#parts.botPaceMs ?? BOT_PACE_MS);
      const left = pace - (performance.now() - started);
      if (left > 0 && this.#visitors.size > 0) await this.#pause(left);
      if (notation === null || this.#closed) return;
      this.session.play(notation);
      this.#announce({ type: 'changed' }, null);
      this.#reportSaving();
    }
    this.#thinking = false;
    this.#nameDecider();
  }

  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #tell(text: string, by: Visitor): void {
    this.#parts.witness.told(text);
    this.#announce({ type: 'told', text }, by);
  }

  /** Whoever brought it about knows already; to whom nothing has changed, nothing is announced. */
  #announce(news: TableNews, by: Visitor | null): void {
    for (const visitor of [...this.#visitors]) {
      const stands = standOf(visitor.match);
      const same = news.type === 'changed' && stands === visitor.stood;
      visitor.stood = stands;
      if (visitor === by || same) continue;
      for (const listener of [...visitor.listeners]) this.#bring(news, listener, visitor);
    }
  }

  /** Whoever has decided has done so, whatever becomes of another's screen. */
  #bring(news: TableNews, listener: (news: TableNews) => void, { sendAway }: Visitor): void {
    try {
      listener(news);
    } catch (error) {
      this.#parts.witness.failed(error);
      sendAway(DEFECT);
    }
  }
}

/** How far the game has come to this visitor's knowledge. */
function standOf({ entries, decision }: SeatMatch): string {
  return [entries.length, decision?.seat, decision?.turn, decision?.kind].join(' ');
}
