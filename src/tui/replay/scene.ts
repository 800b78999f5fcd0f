/** The replay viewer: keeps the position, plays on by itself, and hands over to a table of its own. */
import { createElement, type ReactElement } from 'react';
import type { LoadedGame } from '../../app/load-game.ts';
import { pointsByRound, type RoundPoints } from '../../app/points.ts';
import {
  type Eyes,
  eyesOn,
  type Onlooker,
  problemFor,
  sightSentence,
  type ToldProblem,
} from '../../app/replay/onlooker.ts';
import { openTimeline, type Timeline } from '../../app/replay/timeline.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { OpenedFile } from '../../app/services.ts';
import type { Seat } from '../../core/game.ts';
import { done, type Result } from '../../core/result.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { loadBoards } from '../boards/load.ts';
import type { Key } from '../keys.ts';
import { topicsOf } from '../overlays/rules.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { saveScreen } from '../picture/save.ts';
import { goToReview } from '../review/open.ts';
import type { Scene, Stage } from '../stage.ts';
import { type TableModel, watchModel } from '../table/model.ts';
import { isTyping } from '../table/ui.ts';
import type { MouseInput } from '../terminal/events.ts';
import { pointInReplay } from './pointing.ts';
import { pressInReplay, replayBindings } from './press.ts';
import { moveTo, say } from './reduce.ts';
import { Replay } from './replay.tsx';
import { initialReplay, type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

export async function openReplay(stage: Stage, opened: OpenedFile, asked?: Onlooker): Promise<Result<Scene>> {
  const { loaded, file } = opened;
  const boards = await loadBoards(loaded);
  const timeline = openTimeline(loaded.game, file);
  if (!timeline.ok) return timeline;
  const eyes = eyesOn(timeline.value.last(), asked);
  return done(new ReplayScene(stage, opened, timeline.value, boards, eyes));
}

class ReplayScene implements Scene {
  readonly #stage: Stage;
  readonly #opened: OpenedFile;
  readonly #loaded: LoadedGame;
  /** Through the eyes that look at it. */
  #timeline: Timeline;
  readonly #boards: AnyBoards;
  readonly #eyes: Eyes;
  readonly #topics: readonly RuleTopic[];
  #ui: ReplayUi;
  #model: TableModel;
  #rounds: { readonly at: number; readonly as: Onlooker; readonly rounds: readonly RoundPoints[] } | null =
    null;
  #timer: NodeJS.Timeout | undefined;

  constructor(stage: Stage, opened: OpenedFile, timeline: Timeline, boards: AnyBoards, eyes: Eyes) {
    const { loaded } = opened;
    this.#stage = stage;
    this.#opened = opened;
    this.#loaded = loaded;
    this.#boards = boards;
    this.#eyes = eyes;
    this.#topics = topicsOf(stage.services, loaded);
    const { first } = eyes;
    this.#timeline = timeline.through(first);
    const last = timeline.last();
    const found = timeline.problems[0];
    const message =
      found === undefined ? sightSentence(last.over, first) : brokenSentence(problemFor(found, first, last));
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
    if (command === 'review') void this.#review();
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

  #show(wanted: ReplayUi): void {
    const ui = wanted.as === this.#ui.as ? wanted : { ...wanted, at: this.#lookThrough(wanted) };
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

  /** The position through other eyes, to which fewer or more steps may lead. */
  #lookThrough({ as, at }: ReplayUi): number {
    const before = this.#timeline;
    this.#timeline = before.through(as);
    return this.#timeline.positionOf(before, at);
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

  /** Reckoned when they are first asked for at a position. */
  #points(): readonly RoundPoints[] {
    const { at, as } = this.#ui;
    if (this.#rounds?.at !== at || this.#rounds.as !== as) {
      this.#rounds = { at, as, rounds: pointsByRound(this.#timeline.matchAt(at), as) };
    }
    return this.#rounds.rounds;
  }

  #context(size: Size): ReplayContext {
    const context: ReplayContext = {
      model: this.#model,
      size,
      theme: this.#stage.theme,
      topics: this.#topics,
      saving: { name: null, path: null, problem: null },
      result: null,
      rounds: () => this.#points(),
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
    const about = [id, ...this.#model.names, this.#ui.at].join(' ');
    this.#say(saveScreen(this.#stage, this, about));
  }

  #say(message: string): void {
    this.#show(say(this.#ui, message));
  }

  /** Of the player through whose eyes the game is looked at, else of everybody at the keyboard. */
  async #review(): Promise<void> {
    const { as } = this.#ui;
    const seat = typeof as === 'number' ? as : undefined;
    const gone = await this.#stage.once(() => goToReview(this.#stage, this.#opened, seat));
    if (!gone.ok) this.#say(gone.problem.message);
  }

  async #fork(): Promise<void> {
    const session = this.#stage.services.fork(this.#loaded, this.#timeline.forkAt(this.#ui.at));
    const gone = await this.#stage.go({ screen: 'table', session });
    if (!gone.ok) this.#say(gone.problem.message);
  }
}

function brokenSentence({ line, message }: ToldProblem): string {
  return line === null
    ? `The record breaks off: ${message}.`
    : `The record holds up to line ${line}: ${message}.`;
}
