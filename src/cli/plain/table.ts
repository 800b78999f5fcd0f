/**
 * Plain line mode: append-only text without boxes or escape codes, for screen readers, dumb terminals and pipes. The
 * same match underneath as on the full screen.
 */

import { type BotSeat, seatBots } from '../../app/bots/seat.ts';
import { humans } from '../../app/curtain.ts';
import { dealNotice } from '../../app/deal.ts';
import { standingOf, standingSentence } from '../../app/history/standing.ts';
import { privateNews, sentencesOf, sinceLastTurn } from '../../app/log.ts';
import { endingLines } from '../../app/scores.ts';
import type { Services } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import type { Settings } from '../../app/settings.ts';
import { Warnings } from '../../app/warnings.ts';
import type { Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import { formatBot, type Player } from '../../core/seats.ts';
import { printable } from '../../core/text.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { answer } from './answer.ts';
import { type ListedChoice, listChoices } from './choices.ts';
import { Curtain } from './curtain.ts';
import { LineReader } from './lines.ts';
import { type Asked, briefQuestion, fullQuestion, NOTHING_ASKED } from './question.ts';
import { playShared } from './shared.ts';
import { asciiText } from './text.ts';

/** What lines are read from and written to, and all else that a plain table asks of the world. */
export interface PlainIo
  extends Pick<Io, 'stdin' | 'stdout' | 'stderr' | 'env' | 'cwd' | 'files' | 'onExit' | 'createBots'> {
  readonly services: Pick<Services, 'finished'>;
}

/** The plain table: what the commands typed at it work on. */
export class PlainTable {
  readonly io: PlainIo;
  readonly session: Session;
  readonly bots: BotSeat;
  readonly #settings: Settings;
  readonly warnings: Warnings;
  readonly #lines: LineReader;
  readonly #curtain: Curtain;
  /** Decisions whose outcome has been told. */
  #told = 0;
  /** What the last question said, so that brief lines need not repeat it. */
  #asked: Asked = NOTHING_ASKED;
  #reported: string | null = null;
  /** The player asked to leave while the game is not saved: asked once more. */
  leaving = false;

  constructor(session: Session, settings: Settings, io: PlainIo) {
    this.io = io;
    this.session = session;
    this.#settings = settings;
    this.warnings = new Warnings(
      settings.warnings !== false && session.guide === null && session.puzzle === null,
    );
    this.#lines = new LineReader(io.stdin);
    this.#curtain = new Curtain(session.match, settings, io.stdout, io.env);
    this.bots = seatBots(session, io.createBots, sentence => this.say(sentence));
    this.#told = session.match.entries.length;
  }

  get brief(): boolean {
    return this.#settings.brief === true;
  }

  get match(): SeenMatch {
    return this.session.match;
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) {
      const text = printable(line);
      this.io.stdout.write(`${this.#settings.ascii ? asciiText(text) : text}\n`);
    }
  }

  /** Plays until the game is over, the player leaves or the input ends. Returns the exit code. */
  async run(): Promise<number> {
    const forget = this.io.onExit(() => this.io.stderr.write(`\n${this.#whereabouts()}\n`));
    try {
      this.#opening();
      let ended = await this.#play();
      if (ended === 'over') {
        this.say(...endingLines(this.match), ...this.#standing());
        ended = await this.#rescue();
      }
      if (ended === 'input ended') this.say('');
      // Whoever is sent away, or whose line is gone, has not left: who did it says what there is to say.
      const sent = ended === 'input ended' && this.session.shared !== null;
      const whereabouts = sent ? '' : this.#whereabouts();
      if (whereabouts !== '') this.say(whereabouts);
      return ended === 'input ended' && this.session.saveProblem !== null ? EXIT.failure : EXIT.done;
    } finally {
      forget();
      await this.bots.close();
      // Whoever waits for others also waits for the next line, which may never come.
      if (this.session.shared === null) await this.#lines.close();
      else void this.#lines.close();
      this.session.close();
    }
  }

  async #play(): Promise<'over' | 'left' | 'input ended'> {
    const { shared } = this.session;
    if (shared !== null) return playShared(this, shared, this.#lines);
    for (;;) {
      this.#reportSaving();
      const decision = this.match.decision;
      if (decision === null) return 'over';
      const bot = this.match.config.players[decision.seat]?.bot ?? null;
      if (bot !== null) {
        const notation = await this.bots.move(bot);
        if (notation !== null) this.session.play(notation);
        this.tell(this.#curtain.front);
        continue;
      }
      const turn = await this.#turn(decision.seat);
      if (turn !== 'moved') return turn;
      const verdict = this.session.puzzle?.verdict(this.match) ?? null;
      if (verdict !== null) {
        this.say('', ...verdict);
        return 'left';
      }
    }
  }

  async #turn(seat: Seat): Promise<'moved' | 'left' | 'input ended'> {
    const raised = await this.#curtain.handOver(seat, () => this.#lines.next());
    if (raised === 'input ended') return raised;
    if (raised === 'raised') {
      const news = sinceLastTurn(this.match, seat).flatMap(entry => sentencesOf(this.match, entry, seat));
      if (news.length > 0) this.say('Since your last turn:', ...news);
      this.#told = this.match.entries.length;
    }
    if (raised === 'passed') this.say(...privateNews(this.match, seat));
    this.ask();
    for (;;) {
      const line = await this.#lines.next();
      if (line === null) return 'input ended';
      const outcome = await answer(this, seat, line);
      this.#reportSaving();
      if (outcome === 'left') return outcome;
      if (outcome === 'moved') {
        this.tell(seat);
        return outcome;
      }
      this.mark();
    }
  }

  /** A finished game that is not on disk gets a last chance to be saved elsewhere. */
  async #rescue(): Promise<'over' | 'left' | 'input ended'> {
    if (this.session.saveProblem === null) return 'over';
    this.say('The game is not saved. Type "save FILE" to save it, or "quit" to leave without it.');
    this.leaving = true;
    while (this.session.saveProblem !== null) {
      this.mark();
      const line = await this.#lines.next();
      if (line === null) return 'input ended';
      const asked = /^(?:save|quit|q)(?:\s|$)/iu.test(line);
      if (asked && (await answer(this, this.#curtain.front ?? 0, line)) === 'left') return 'left';
      this.leaving = true;
    }
    return 'over';
  }

  /** How the game compares with those before it; several people at one keyboard are left to compare themselves. */
  #standing(): string[] {
    const finished = this.io.services.finished();
    if (!finished.ok || this.session.shared !== null || humans(this.match.config.players).length !== 1)
      return [];
    const standing = standingOf(this.session, finished.value);
    return standing === null ? [] : [standingSentence(standing)];
  }

  #opening(): void {
    const { meta } = this.session.loaded.entry;
    const { over, config } = this.match;
    const hidden = this.brief || config.seed === '' || (this.match.commitment !== null && !over);
    const seed = hidden ? '' : ` Seed: ${config.seed}.`;
    const deal = dealNotice(this.match);
    this.say(`${meta.title}. Players: ${config.players.map(seatText).join(', ')}.${seed}`);
    if (deal !== null) this.say(deal);
    this.say(...this.session.notices);
    if (over) return;
    const way = this.brief ? 'the number of a choice' : 'the number of a choice or its text in brackets';
    this.say(`Type ${way}; "help" lists the commands.`);
  }

  ask(): void {
    const { decision } = this.match;
    if (decision === null) return;
    this.sayLesson();
    const choices = this.choices(decision.seat);
    if (this.brief) {
      const { lines, asked } = briefQuestion(this.match, decision, choices, this.#asked);
      this.#asked = asked;
      this.say(...lines);
    } else this.say('', ...fullQuestion(this.match, decision, choices));
    this.mark();
  }

  /** What the lesson says about this decision, where there is one. */
  sayLesson(): boolean {
    const advice = this.session.guide?.advice() ?? null;
    if (advice === null || advice.text.length === 0) return false;
    this.say('', `${advice.title}.`, ...advice.text);
    return true;
  }

  /** What this seat may choose from, with the move that the lesson suggests. */
  choices(seat: Seat): ListedChoice[] {
    return listChoices(this.match, seat, this.session.guide?.advice()?.suggested ?? null);
  }

  mark(): void {
    this.io.stdout.write('> ');
  }

  /** What the decisions since the last telling brought about. */
  tell(viewer: Seat | null): void {
    const news = this.match.entries.slice(this.#told);
    this.#told = this.match.entries.length;
    const sentences = news.flatMap(entry => sentencesOf(this.match, entry, viewer));
    const round = this.match.roundName();
    if (sentences.some(sentence => sentence.startsWith(round))) this.#asked = { ...this.#asked, round };
    this.say(...sentences);
  }

  /** After an undo: what was told of the decisions taken back no longer holds. */
  forgetUndone(): void {
    this.#told = Math.min(this.#told, this.match.entries.length);
  }

  #reportSaving(): void {
    const problem = this.session.saveProblem;
    if (problem !== null && problem !== this.#reported) {
      this.io.stderr.write(`${problem} Play on unsaved, or type "save FILE" to save it elsewhere.\n`);
    }
    if (problem === null && this.#reported !== null) this.say('The game is saved again.');
    this.#reported = problem;
  }

  #whereabouts(): string {
    const { name, path, saveProblem, shared } = this.session;
    if (shared !== null) return 'You have left the table. Come back any time, the same way.';
    if (this.session.puzzle !== null) return '';
    if (saveProblem !== null || path === null) return 'The game is not saved.';
    if (this.match.over) {
      return `The moves are in ${printable(path)}. "boardgames replay FILE --print" tells the game as text.`;
    }
    if (name === null)
      return `The game is kept in ${printable(path)}; go on with "boardgames ${this.session.loaded.entry.meta.id} --moves FILE".`;
    return `The game is kept as ${name}; go on with "boardgames resume ${name}".`;
  }
}

function seatText({ name, bot }: Player): string {
  return bot === null || name === formatBot(bot) ? name : `${name} (${bot.level} bot)`;
}
