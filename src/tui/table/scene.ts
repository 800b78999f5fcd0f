/** The table: carries out what the keys ask for, lets the bots move, and keeps the snapshot that is drawn. */

import { resolve } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { alone, type Front, nextFront } from '../../app/curtain.ts';
import { dealNotice } from '../../app/deal.ts';
import { type ResultSheet, resultSheet } from '../../app/result-sheet.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Session } from '../../app/session.ts';
import type { TableNews } from '../../app/shared/shared-seat.ts';
import { undoTurn } from '../../app/undo.ts';
import { Warnings } from '../../app/warnings.ts';
import { done, type Result } from '../../core/result.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { loadBoards } from '../boards/load.ts';
import type { Key } from '../keys.ts';
import { topicsOf } from '../overlays/rules.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { saveScreen } from '../picture/save.ts';
import type { Scene, Stage } from '../stage.ts';
import type { MouseInput } from '../terminal/events.ts';
import { BotsTurn } from './bots-turn.ts';
import { newsBox, noticeBox, verdictBox } from './boxes.ts';
import { farewell, leave } from './leaving.ts';
import { lessonBefore } from './lesson.ts';
import { buildModel, type TableModel } from './model.ts';
import { Witness } from './moments.ts';
import type { Command } from './outcome.ts';
import { Peek } from './peek.ts';
import { pointAtTable } from './pointing.ts';
import { pressAtTable, tableBindings } from './press.ts';
import { turnedDown } from './secrets.ts';
import { Table } from './table.tsx';
import {
  advised,
  firstFocus,
  freshDecision,
  INITIAL_UI,
  isChatting,
  isTyping,
  type TableContext,
  type TableUi,
  type Welcome,
} from './ui.ts';
import { warned } from './warn.ts';
import { welcomeTo } from './welcome.ts';
import { saveAs, sayToAll, takeNote } from './writing.ts';

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
  readonly #bots: BotsTurn;
  #front: Front;
  readonly #peek = new Peek();
  #model: TableModel;
  #ui: TableUi;
  #reported: string | null = null;
  readonly #taught: boolean;
  readonly #warnings: Warnings;
  #result: ResultSheet | null = null;
  readonly #witness: Witness;
  /** Still to be said, at the first question. */
  #welcome: Welcome | null;
  readonly #offNews: () => void;
  /** What was last told to everybody at a shared table; read once a key is pressed. */
  #heard: string | null = null;

  constructor(stage: Stage, session: Session, boards: AnyBoards, topics: readonly RuleTopic[]) {
    this.#stage = stage;
    this.#session = session;
    this.#boards = boards;
    this.#topics = topics;
    const { lessons } = stage.services;
    this.#warnings = new Warnings(
      stage.settings.warnings !== false && session.guide === null && session.puzzle === null,
    );
    const teachable = session.guide === null && session.shared === null;
    this.#taught = teachable && lessons().includes(session.loaded.entry);
    this.#front = this.#nextFront(alone(null));
    this.#model = buildModel(session, boards, this.#front);
    this.#welcome = stage.settings.moments === false ? null : welcomeTo(session, stage.services);
    this.#witness = new Witness(session, boards);
    this.#result = this.#tellResult();
    this.#ui = this.#opening();
    this.#bots = new BotsTurn(session, stage.createBots, {
      ui: () => this.#ui,
      change: ui => this.#change(ui),
      play: notation => this.#advance(() => session.play(notation)),
    });
    this.#reportSaving();
    this.#offNews = session.shared?.onNews(news => this.#hear(news)) ?? (() => {});
    void this.#bots.run();
  }

  handle(key: Key): void {
    this.#peek.prolong();
    const { ui, command } = pressAtTable(this.#ui, key, this.#context(this.#stage.terminal.size()));
    this.#ui = command === null ? warned(ui, this.#model, this.#session.match, this.#warnings) : ui;
    if (command !== null) this.#run(command);
  }

  mouse(event: MouseInput): void {
    this.#peek.prolong();
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
    this.#peek.end();
    this.#offNews();
    this.#bots.close();
    this.#session.close();
  }

  #opening(): TableUi {
    const overlay = noticeBox(this.#session);
    const ui: TableUi = { ...INITIAL_UI, pace: this.#stage.settings.pace ?? INITIAL_UI.pace };
    if (overlay !== null) return { ...ui, overlay };
    const context = this.#context(this.#stage.terminal.size());
    const { match } = this.#session;
    const message = match.commitment === null ? null : dealNotice(match);
    return this.#started({
      ...ui,
      overlay: this.#session.shared === null ? null : newsBox(context),
      message,
    });
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
      taught: this.#taught,
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
        this.#turnSecrets(!this.#peek.isUp);
        return;
      case 'hint':
        void this.#hint();
        return;
      case 'skip':
        this.#bots.skip();
        return;
      case 'pace':
        this.#bots.changePace();
        return;
      case 'note':
        this.#say(takeNote(this.#session, command.text));
        return;
      case 'say':
        this.#tellAll(command.text);
        return;
      case 'save':
        this.#say(saveAs(this.#session, resolve(command.path)));
        this.#reported = this.#session.saveProblem;
        return;
      case 'picture':
        this.#say(saveScreen(this.#stage, this, this.#about()));
        return;
      case 'quit':
        this.#stage.exit(null, farewell(this.#session));
        return;
      case 'menu':
      case 'again':
      case 'watch':
      case 'review':
      case 'learn':
        void this.#leave(command.type);
        return;
    }
  }

  #play(notation: string): void {
    if (this.#showVerdict()) return;
    const objection = this.#session.guide?.objection(notation) ?? null;
    if (objection === null) this.#advance(() => this.#session.play(notation));
    else this.#ui = { ...this.#ui, overlay: { kind: 'box', title: 'Lesson', text: [objection] } };
  }

  #undoTurn(): void {
    let told = '';
    const { viewer } = this.#model;
    this.#advance(() => {
      told = undoTurn(this.#session, viewer);
    });
    this.#say(told);
  }

  #started(ui: TableUi): TableUi {
    const started = { ...ui, focus: firstFocus(this.#model) };
    if (ui.overlay !== null) return started;
    if (this.#model.phase.kind === 'choose' && this.#welcome !== null) {
      const welcome = this.#welcome;
      this.#welcome = null;
      return { ...started, welcome };
    }
    return { ...started, overlay: lessonBefore(started, this.#context(this.#stage.terminal.size())) };
  }

  /** After anything that may have changed the game. */
  #advance(act: () => void): void {
    this.#bots.interrupt();
    this.#peek.end();
    act();
    this.#front = this.#nextFront(this.#front);
    if (this.#front.curtain !== null) this.#stage.terminal.discardKeys();
    this.#refresh();
    if (!this.#showVerdict()) void this.#bots.run();
  }

  /** A puzzle that is played out stays on the table; only undo goes on from there. */
  #showVerdict(): boolean {
    const overlay = verdictBox(this.#session);
    if (overlay === null) return false;
    this.#change({ ...this.#ui, overlay });
    return true;
  }

  /** Others at the table have done something. What is being looked at or typed stays until this seat decides. */
  #hear(news: TableNews): void {
    const ui = this.#ui;
    if (news.type === 'changed') {
      this.#bots.interrupt();
      this.#refresh();
      if (this.#model.phase.kind === 'wait') this.#ui = ui;
      else if (ui.message !== null && ui.message === this.#heard) this.#say(ui.message);
      return;
    }
    this.#heard = news.text;
    this.#model = buildModel(this.#session, this.#boards, this.#front);
    if (isChatting(ui.overlay)) this.#stage.changed();
    else this.#say(news.text);
  }

  #nextFront(before: Front): Front {
    const { shared } = this.#session;
    if (shared !== null) return alone(shared.seat);
    const rule = { mode: this.#stage.settings.curtain, leavesTraces: false };
    return nextFront(this.#session.match, before, rule);
  }

  #turnSecrets(up: boolean): void {
    this.#peek.end();
    if (up) this.#peek.begin(() => this.#turnSecrets(false));
    else this.#ui = turnedDown(this.#ui);
    this.#model = buildModel(this.#session, this.#boards, this.#front, up);
    this.#stage.changed();
  }

  #refresh(): void {
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

  #showMoments(ui: TableUi): TableUi {
    const moments = this.#witness.news(this.#model);
    const isSilent = this.#stage.settings.moments === false || ui.overlay !== null;
    return isSilent || moments.length === 0 ? ui : { ...ui, overlay: { kind: 'moments', moments } };
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
    const box = newsBox(this.#context(this.#stage.terminal.size()));
    if (box !== null) this.#ui = { ...this.#ui, overlay: box };
  }

  #reportSaving(): void {
    const problem = this.#session.saveProblem;
    if (problem !== null && problem !== this.#reported) {
      this.#ui = { ...this.#ui, overlay: { kind: 'unsaved', problem } };
    }
    this.#reported = problem;
  }

  async #hint(): Promise<void> {
    if (this.#session.puzzle !== null) return this.#say('There are no hints in a puzzle.');
    const advice = await this.#bots.advise();
    if (advice === null || this.#model.secrets?.faceDown === true) return;
    this.#change(advised(this.#ui, this.#model, advice));
  }

  #change(ui: TableUi): void {
    this.#ui = ui;
    this.#stage.changed();
  }

  #say(message: string): void {
    this.#change({ ...this.#ui, message });
  }

  /** Which moment of which game this is. */
  #about(): string {
    const { decisions } = this.#model;
    return `${this.#session.name ?? this.#session.loaded.entry.meta.id} ${decisions}`;
  }

  #tellAll(text: string): void {
    const told = sayToAll(this.#session, text);
    this.#model = buildModel(this.#session, this.#boards, this.#front);
    this.#say(told);
  }

  async #leave(to: Parameters<typeof leave>[0]): Promise<void> {
    const gone = await this.#stage.once(() => leave(to, this.#stage, this.#session));
    if (!gone.ok) this.#say(gone.problem.message);
  }
}
