/** The replay viewer: keeps the position, plays on by itself, and hands over to a table of its own. */
import { createElement, type ReactElement } from 'react';
import type { LoadedGame } from '../../app/load-game.ts';
import { type Eyes, eyesOn, type Onlooker, problemFor, sightSentence } from '../../app/replay/onlooker.ts';
import { openTimeline, type Timeline } from '../../app/replay/timeline.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { Seat } from '../../core/game.ts';
import type { ParsedFile } from '../../core/movefile.ts';
import { done, type Result } from '../../core/result.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { loadBoards } from '../boards/load.ts';
import type { Key } from '../keys.ts';
import { topicsOf } from '../overlays/rules.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { saveScreen } from '../picture/save.ts';
import type { Scene, Stage } from '../stage.ts';
import { type TableModel, watchModel } from '../table/model.ts';
import { isTyping } from '../table/ui.ts';
import type { MouseInput } from '../terminal/events.ts';
import { pointInReplay } from './pointing.ts';
import { pressInReplay, replayBindings } from './press.ts';
import { moveTo, say } from './reduce.ts';
import { Replay } from './replay.tsx';
import { initialReplay, type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

export async function openReplay(
  stage: Stage,
  loaded: LoadedGame,
  file: ParsedFile,
  asked?: Onlooker,
): Promise<Result<Scene>> {
  const boards = await loadBoards(loaded);
  const timeline = openTimeline(loaded.game, file);
  if (!timeline.ok) return timeline;
  const eyes = eyesOn(timeline.value.last(), asked);
  return done(new ReplayScene(stage, loaded, timeline.value, boards, eyes));
}

class ReplayScene implements Scene {
  readonly #stage: Stage;
  readonly #loaded: LoadedGame;
  readonly #timeline: Timeline;
  readonly #boards: AnyBoards;
  readonly #eyes: Eyes;
  readonly #topics: readonly RuleTopic[];
  #ui: ReplayUi;
  #model: TableModel;
  #timer: NodeJS.Timeout | undefined;

  constructor(stage: Stage, loaded: LoadedGame, timeline: Timeline, boards: AnyBoards, eyes: Eyes) {
    this.#stage = stage;
    this.#loaded = loaded;
    this.#timeline = timeline;
    this.#boards = boards;
    this.#eyes = eyes;
    this.#topics = topicsOf(stage.services, loaded);
    const { first } = eyes;
    const last = timeline.last();
    const problem = timeline.problem === null ? null : problemFor(timeline.problem, first, last);
    const message =
      problem === null
        ? sightSentence(last.over, first)
        : `The record holds up to line ${problem.line}: ${problem.message}.`;
    this.#ui = initialReplay(first, message);
    this.#model = this.#look();
  }

  handle(key: Key): void {
    const before = this.#ui;
    const { ui, command } = pressInReplay(before, key, this.#context(this.#stage.terminal.size()));
    this.#show(ui);
    if (command === 'quit') this.#stage.exit(null);
    if (command === 'fork') void this.#fork();
    if (command === 'picture') this.#picture();
  }

  mouse(event: MouseInput): void {
    const pointed = pointInReplay(this.#ui, event, this.#context(this.#stage.terminal.size()));
    if (pointed === null) return;
    if ('key' in pointed) this.handle(pointed.key);
    else this.#show(pointed);
  }

  paste(text: string): void {
    const { jump, table } = this.#ui;
    if (jump !== null || isTyping(table.overlay)) typePasted(text, key => this.handle(key));
    else this.#say(PASTE_DOES_NOTHING);
  }

  render(size: Size): ReactElement {
    return createElement(Replay, { ui: this.#ui, context: this.#context(size) });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(ui: ReplayUi): void {
    const stepped = ui.at === this.#ui.at + 1 && ui.as === this.#ui.as;
    const looksElsewhere = ui.at !== this.#ui.at || ui.as !== this.#ui.as;
    const timed = ui.playing !== this.#ui.playing || ui.speed !== this.#ui.speed || looksElsewhere;
    this.#ui = ui;
    if (looksElsewhere) {
      const before = this.#model;
      const model = this.#look();
      const same = stepped && before.viewer === model.viewer;
      this.#model = same ? { ...model, previous: before.view } : model;
    }
    if (timed) this.#schedule();
    this.#stage.changed();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#ui.playing) return;
    const next = (): void => this.#show(moveTo(this.#ui, this.#ui.at + 1, this.#timeline.steps));
    this.#timer = setTimeout(next, SPEEDS[this.#ui.speed]);
  }

  #look(): TableModel {
    const match = this.#timeline.matchAt(this.#ui.at);
    const { as } = this.#ui;
    const eyes: Seat | null = as === 'all' ? (match.decision?.seat ?? null) : as;
    return watchModel(match, this.#boards, eyes);
  }

  #context(size: Size): ReplayContext {
    const context: ReplayContext = {
      model: this.#model,
      size,
      theme: this.#stage.theme,
      topics: this.#topics,
      saving: { name: null, path: null, problem: null },
      result: null,
      eyes: this.#eyes,
      steps: this.#timeline.steps,
      positionOfLine: line => this.#timeline.positionOfLine(line),
      keymap: this.#stage.keymap,
      instantDigits: false,
      taught: false,
      bindings: () => replayBindings(this.#ui, context),
    };
    return context;
  }

  #picture(): void {
    const { id } = this.#loaded.entry.meta;
    this.#say(saveScreen(this.#stage, this, `${id} ${this.#model.seed} ${this.#ui.at}`));
  }

  #say(message: string): void {
    this.#show(say(this.#ui, message));
  }

  async #fork(): Promise<void> {
    const session = this.#stage.services.fork(this.#loaded, this.#timeline.forkAt(this.#ui.at));
    const gone = await this.#stage.go({ screen: 'table', session });
    if (!gone.ok) this.#say(gone.problem.message);
  }
}
