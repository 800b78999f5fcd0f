/** The table: carries out what the keys ask for, lets the bots move, and keeps the snapshot that is drawn. */

import { resolve } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { type BotSeat, seatBots } from '../../app/bots/seat.ts';
import { alone, type Front, nextFront } from '../../app/curtain.ts';
import { type ResultSheet, resultSheet } from '../../app/result-sheet.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Session } from '../../app/session.ts';
import { undoTurn } from '../../app/undo.ts';
import { done, type Result } from '../../core/result.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { loadBoards } from '../boards/load.ts';
import type { Key } from '../keys.ts';
import { topicsOf } from '../overlays/rules.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import type { Scene, Stage } from '../stage.ts';
import type { MouseInput } from '../terminal/events.ts';
import { layoutOf } from './board-area.ts';
import { greetingFor } from './greeting.ts';
import { lessonBefore } from './lesson.ts';
import { buildModel, type TableModel } from './model.ts';
import { momentsSince } from './moments.ts';
import type { Command } from './outcome.ts';
import { pointAtTable } from './pointing.ts';
import { pressAtTable, tableBindings } from './press.ts';
import { PEEK_MS, turnedDown } from './secrets.ts';
import { Table } from './table.tsx';
import { freshDecision, INITIAL_UI, isTyping, type TableContext, type TableUi, visibleItems } from './ui.ts';

/** How long a bot's move is looked at before the next one. */
const PACE_MS = { watch: 900, fast: 200 } as const;
const TICK_MS = 120;

export async function openTable(stage: Stage, session: Session): Promise<Result<Scene>> {
  const boards = await loadBoards(session.loaded);
  const topics = topicsOf(stage.services, session.loaded);
  return done(new TableScene(stage, session, boards, topics));
}

class TableScene implements Scene {
  readonly #stage: Stage;
  readonly #session: Session;
  readonly #boards: AnyBoards;
  readonly #topics: readonly RuleTopic[];
  readonly #bots: BotSeat;
  #front: Front;
  /** Turns down again what the player in front has turned up; undefined while it lies face down. */
  #peek: NodeJS.Timeout | undefined;
  #model: TableModel;
  #ui: TableUi;
  #reported: string | null = null;
  #result: ResultSheet | null = null;
  #closed = false;
  /** Decisions of which everything worth it was shown. */
  #witnessed: number;
  #ticker: NodeJS.Timeout | undefined;
  #wake: (() => void) | null = null;

  constructor(stage: Stage, session: Session, boards: AnyBoards, topics: readonly RuleTopic[]) {
    this.#stage = stage;
    this.#session = session;
    this.#boards = boards;
    this.#topics = topics;
    this.#bots = seatBots(session, stage.createBots, sentence => this.#say(sentence));
    this.#front = this.#nextFront(alone(null));
    const model = buildModel(session, boards, this.#front);
    const greeting = stage.settings.moments === false ? null : greetingFor(session, stage.services);
    this.#model = model.phase.kind === 'choose' && greeting !== null ? { ...model, advice: greeting } : model;
    this.#witnessed = session.match.entries.length;
    this.#result = this.#tellResult();
    this.#ui = this.#opening();
    this.#reportSaving();
    void this.#runBots();
  }

  handle(key: Key): void {
    this.#peek?.refresh();
    const { ui, command } = pressAtTable(this.#ui, key, this.#context(this.#stage.terminal.size()));
    this.#ui = ui;
    if (command !== null) this.#run(command);
  }

  mouse(event: MouseInput): void {
    this.#peek?.refresh();
    const outcome = pointAtTable(this.#ui, event, this.#context(this.#stage.terminal.size()));
    if (outcome === null) return;
    if ('key' in outcome) {
      this.handle(outcome.key);
      return;
    }
    this.#ui = outcome.ui;
    if (outcome.command !== null) this.#run(outcome.command);
  }

  paste(text: string): void {
    const typing = this.#model.phase.kind !== 'curtain' && isTyping(this.#ui.overlay);
    if (typing) typePasted(text, key => this.handle(key));
    else this.#say(PASTE_DOES_NOTHING);
  }

  render(size: Size): ReactElement {
    return createElement(Table, { ui: this.#ui, context: this.#context(size) });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#peek);
    this.#wake?.();
    void this.#bots.close();
    this.#session.close();
  }

  #opening(): TableUi {
    const { notices } = this.#session;
    const ui: TableUi = { ...INITIAL_UI, pace: this.#stage.settings.pace ?? INITIAL_UI.pace };
    if (notices.length === 0) return this.#started(ui);
    return { ...ui, overlay: { kind: 'box', title: 'Before you go on', text: notices, rule: '' } };
  }

  #context(size: Size): TableContext {
    const { name, path, saveProblem } = this.#session;
    const context: TableContext = {
      model: this.#model,
      size,
      theme: this.#stage.theme,
      topics: this.#topics,
      saving: { name, path, problem: saveProblem },
      result: this.#result,
      keymap: this.#stage.keymap,
      instantDigits: this.#stage.settings.digits === 'play',
      bindings: ui => tableBindings(ui, context),
    };
    return context;
  }

  #run(command: Command): void {
    switch (command.type) {
      case 'play':
        this.#play(command.notation);
        return;
      case 'undo':
        this.#advance(() => this.#session.undo());
        return;
      case 'redo':
        this.#advance(() => this.#session.redo());
        return;
      case 'undo-turn':
        this.#undoTurn();
        return;
      case 'lift':
        this.#lift(this.#front.curtain);
        return;
      case 'peek':
        this.#turnSecrets(this.#peek === undefined);
        return;
      case 'hint':
        void this.#hint();
        return;
      case 'skip':
        if (this.#ui.skipping) this.#bots.hurry();
        this.#ui = { ...this.#ui, skipping: true };
        this.#wake?.();
        return;
      case 'pace':
        this.#ui = { ...this.#ui, pace: this.#ui.pace === 'watch' ? 'fast' : 'watch', skipping: false };
        this.#wake?.();
        return;
      case 'note':
        this.#note(command.text);
        return;
      case 'save':
        this.#saveAs(resolve(command.path));
        return;
      case 'quit':
        this.#stage.exit(null, this.#farewell());
        return;
      case 'menu':
        void this.#leaveFor(this.#stage.go({ screen: 'menu' }));
        return;
      case 'again':
        void this.#leaveFor(this.#again());
        return;
      case 'watch':
        void this.#leaveFor(this.#watch());
        return;
    }
  }

  #play(notation: string): void {
    const objection = this.#session.guide?.objection(notation) ?? null;
    if (objection === null) this.#advance(() => this.#session.play(notation));
    else this.#ui = { ...this.#ui, overlay: { kind: 'box', title: 'Lesson', text: [objection], rule: '' } };
  }

  #undoTurn(): void {
    let told = '';
    const { viewer } = this.#model;
    this.#advance(() => {
      told = undoTurn(this.#session, viewer);
    });
    this.#say(told);
  }

  /** With the cursor on the move of the lesson, else on one that goes on and spends nothing. */
  #started(ui: TableUi): TableUi {
    const { advice, items } = this.#model;
    const suggested = items.findIndex(item => item.kind === 'move' && item.notation === advice?.suggested);
    const usual = items.findIndex(item => item.kind === 'move' && !item.extra);
    const started = { ...ui, focus: Math.max(0, suggested < 0 ? usual : suggested) };
    if (ui.overlay !== null) return started;
    return { ...started, overlay: lessonBefore(started, this.#context(this.#stage.terminal.size())) };
  }

  /** After anything that may have changed the game. */
  #advance(act: () => void): void {
    this.#bots.interrupt();
    this.#endPeek();
    act();
    this.#front = this.#nextFront(this.#front);
    if (this.#front.curtain !== null) this.#stage.terminal.discardKeys();
    this.#refresh();
    void this.#runBots();
  }

  #nextFront(before: Front): Front {
    const rule = { mode: this.#stage.settings.curtain, leavesTraces: false };
    return nextFront(this.#session.match, before, rule);
  }

  #turnSecrets(up: boolean): void {
    this.#endPeek();
    if (up) this.#peek = setTimeout(() => this.#turnSecrets(false), PEEK_MS);
    else this.#ui = turnedDown(this.#ui);
    this.#model = buildModel(this.#session, this.#boards, this.#front, up);
    this.#stage.changed();
  }

  #endPeek(): void {
    clearTimeout(this.#peek);
    this.#peek = undefined;
  }

  #refresh(): void {
    clearInterval(this.#ticker);
    const before = this.#model;
    const model = buildModel(this.#session, this.#boards, this.#front);
    // What a bot has just done is marked; what the player did needs no mark.
    const watched = before.phase.kind === 'wait' && before.viewer === model.viewer;
    this.#model = watched ? { ...model, previous: before.view } : model;
    this.#ui = this.#started(freshDecision(this.#ui));
    if (this.#model.phase.kind !== 'wait') this.#ui = { ...this.#showMoments(this.#ui), skipping: false };
    this.#result = this.#tellResult();
    this.#reportSaving();
    this.#stage.changed();
  }

  /** What has happened since a person was last in front and is worth more than a line in the log. */
  #showMoments(ui: TableUi): TableUi {
    const { match, guide } = this.#session;
    const since = this.#witnessed;
    this.#witnessed = match.entries.length;
    if (this.#stage.settings.moments === false || guide !== null || ui.overlay !== null) return ui;
    const moments = momentsSince(match, this.#boards, this.#model, since);
    return moments.length === 0 ? ui : { ...ui, overlay: { kind: 'moments', moments } };
  }

  /** Games that cannot be read take nothing away from this one. */
  #tellResult(): ResultSheet | null {
    if (!this.#session.match.over) return null;
    const finished = this.#stage.services.finished();
    return this.#result ?? resultSheet(this.#session, finished.ok ? finished.value : []);
  }

  #lift(seat: number | null): void {
    this.#front = alone(seat);
    this.#refresh();
    const { log, news } = this.#model;
    const told = layoutOf(this.#ui, this.#context(this.#stage.terminal.size())).kind === 'beside';
    if (news >= log.length || told) return;
    const text = log.slice(news).map(line => line.text);
    this.#ui = { ...this.#ui, overlay: { kind: 'box', title: 'Since your last turn', text, rule: '' } };
  }

  #reportSaving(): void {
    const problem = this.#session.saveProblem;
    if (problem !== null && problem !== this.#reported) {
      this.#ui = { ...this.#ui, overlay: { kind: 'unsaved', problem } };
    }
    this.#reported = problem;
  }

  async #runBots(): Promise<void> {
    const { match } = this.#session;
    const seat = match.decision?.seat;
    const bot = seat === undefined ? null : (match.config.players[seat]?.bot ?? null);
    if (bot === null || this.#closed) return;
    const started = performance.now();
    this.#busy('bot');
    const notation = await this.#bots.move(bot);
    if (notation === null || this.#closed) return;
    await this.#pause(started);
    if (this.#closed) return;
    this.#busy(null);
    this.#advance(() => this.#session.play(notation));
  }

  /** Lets the last move be looked at; a key that asks for more speed ends it. */
  async #pause(started: number): Promise<void> {
    while (!this.#ui.skipping && !this.#closed) {
      const left = PACE_MS[this.#ui.pace] - (performance.now() - started);
      if (left <= 0) return;
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

  async #hint(): Promise<void> {
    this.#busy('hint');
    const advice = await this.#bots.advise();
    if (advice === null || this.#closed) return;
    this.#busy(null);
    if (this.#model.secrets?.faceDown === true) return;
    const ui: TableUi = { ...this.#ui, filter: '', about: null, onBoard: false, cursor: null };
    const at = visibleItems(ui, this.#model).findIndex(
      item => item.kind === 'move' && item.notation === advice.notation,
    );
    const overlay = { kind: 'box', title: 'Hint', text: [advice.sentence], rule: '' } as const;
    this.#ui = { ...ui, focus: Math.max(0, at), panel: null, overlay };
    this.#stage.changed();
  }

  /** Shows that something is being thought out. */
  #busy(what: string | null): void {
    clearInterval(this.#ticker);
    this.#ui = { ...this.#ui, busy: what };
    if (what !== null) {
      this.#ticker = setInterval(() => {
        this.#ui = { ...this.#ui, tick: this.#ui.tick + 1 };
        this.#stage.changed();
      }, TICK_MS);
    }
    this.#stage.changed();
  }

  #say(message: string): void {
    this.#ui = { ...this.#ui, message };
    this.#stage.changed();
  }

  #note(text: string): void {
    const noted = this.#session.note(text);
    this.#say(noted.ok ? 'The note is in the move file.' : noted.problem.message);
  }

  #saveAs(path: string): void {
    const saved = this.#session.saveAs(path);
    this.#reported = this.#session.saveProblem;
    this.#say(saved.ok ? `Saved to ${path}.` : saved.problem.message);
  }

  /** Goes to another screen; where that fails, the table stays and says why. */
  async #leaveFor(going: Promise<Result<void>>): Promise<void> {
    const gone = await going;
    if (!gone.ok) this.#say(gone.problem.message);
  }

  async #again(): Promise<Result<void>> {
    const { loaded, match } = this.#session;
    const { players, seed, options, first } = match.config;
    const plan = { game: loaded.entry, players, seed, options, first, dataDir: loaded.dataDir };
    const session = await this.#stage.services.start(plan);
    return session.ok ? this.#stage.go({ screen: 'table', session: session.value }) : session;
  }

  async #watch(): Promise<Result<void>> {
    const { path, loaded } = this.#session;
    if (path === null) return done();
    const opened = await this.#stage.services.openFile(path, loaded.dataDir);
    return opened.ok ? this.#stage.go({ screen: 'replay', ...opened.value, as: 'all' }) : opened;
  }

  #farewell(): string {
    const { name, path, saveProblem } = this.#session;
    if (saveProblem !== null || path === null) return 'The game is not saved.';
    if (this.#model.phase.kind === 'over') {
      return `The moves are in ${path}.\nAs text: boardgames replay FILE --print`;
    }
    if (name === null) return `The game is kept in ${path}.`;
    return `The game is kept as ${name}.\nGo on with: boardgames resume ${name}`;
  }
}
