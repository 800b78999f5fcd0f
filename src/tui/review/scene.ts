/** The review screen: has the review made in the background, and shows it decision by decision. */
import { createElement, type ReactElement } from 'react';
import { thresholdSentence } from '../../app/review/grades.ts';
import type { ReviewPlan } from '../../app/review/plan.ts';
import type { Review, ReviewedDecision, ReviewedMove } from '../../app/review/review.ts';
import { matchBefore, type Reviews } from '../../app/review/service.ts';
import type { RuleTopic } from '../../app/rules-text.ts';
import type { OpenedFile } from '../../app/services.ts';
import { done, type Result } from '../../core/result.ts';
import { plural } from '../../core/words.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { loadBoards } from '../boards/load.ts';
import type { Key } from '../keys.ts';
import { topicsOf } from '../overlays/rules.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { saveScreen } from '../picture/save.ts';
import type { Scene, Stage } from '../stage.ts';
import { type TableModel, watchModel } from '../table/model.ts';
import { pointAtTable } from '../table/pointing.ts';
import { isTyping } from '../table/ui.ts';
import type { MouseInput } from '../terminal/events.ts';
import { pressInReview, reviewBindings } from './press.ts';
import { type ReviewCommand, say } from './reduce.ts';
import { ReviewView } from './review.tsx';
import { initialReview, type Making, type ReviewContext, type ReviewUi } from './ui.ts';

/** While the bot looks at the game, the picture of it grows this often. */
const REDRAW_MS = 500;

export async function openReview(stage: Stage, plan: ReviewPlan, opened: OpenedFile): Promise<Result<Scene>> {
  const boards = await loadBoards(plan.loaded);
  const reviews = await stage.services.reviews();
  return reviews.ok ? done(new ReviewScene(stage, plan, opened, boards, reviews.value)) : reviews;
}

class ReviewScene implements Scene {
  readonly #stage: Stage;
  readonly #plan: ReviewPlan;
  readonly #opened: OpenedFile;
  readonly #boards: AnyBoards;
  readonly #reviews: Reviews;
  readonly #topics: readonly RuleTopic[];
  #stopped = new AbortController();
  #review: Review;
  #making: Making | null = null;
  #ui: ReviewUi;
  #model: TableModel;
  #moves: readonly ReviewedMove[] = [];
  #closed = false;

  constructor(stage: Stage, plan: ReviewPlan, opened: OpenedFile, boards: AnyBoards, reviews: Reviews) {
    this.#stage = stage;
    this.#plan = plan;
    this.#opened = opened;
    this.#boards = boards;
    this.#reviews = reviews;
    this.#topics = topicsOf(stage.services, plan.loaded);
    this.#review = reviews.kept(plan);
    this.#ui = initialReview(plan.notices[0] ?? null);
    this.#model = this.#look();
  }

  opened(): void {
    if (this.#review.decisions.length < this.#review.wanted) void this.#make();
  }

  handle(key: Key): void {
    const { ui, command } = pressInReview(this.#ui, key, this.#context(this.#stage.terminal.size()));
    this.#show(ui);
    if (command !== null) this.#run(command);
  }

  mouse(event: MouseInput): void {
    const context = this.#context(this.#stage.terminal.size());
    if (event.action === 'wheel-up' || event.action === 'wheel-down') {
      this.handle(event.action === 'wheel-up' ? 'up' : 'down');
      return;
    }
    const pointed = pointAtTable(this.#ui.table, event, context);
    if (pointed === null) return;
    if ('key' in pointed) this.handle(pointed.key);
    else this.#show({ ...this.#ui, table: pointed.ui });
  }

  paste(text: string): void {
    if (isTyping(this.#ui.table.overlay)) typePasted(text, key => this.handle(key));
    else this.#show(say(this.#ui, PASTE_DOES_NOTHING));
  }

  render(size: Size): ReactElement {
    return createElement(ReviewView, { ui: this.#ui, context: this.#context(size) });
  }

  close(): void {
    this.#closed = true;
    this.#stopped.abort();
  }

  #run(command: ReviewCommand): void {
    switch (command.type) {
      case 'quit':
        this.#stage.exit(null);
        return;
      case 'stop':
        this.#stopped.abort();
        return;
      case 'go-on':
        this.#stopped = new AbortController();
        void this.#make();
        return;
      case 'picture': {
        const { id } = this.#plan.loaded.entry.meta;
        this.#show(say(this.#ui, saveScreen(this.#stage, this, `${id} review ${this.#ui.at}`)));
        return;
      }
      case 'watch':
        void this.#stage.once(() => this.#stage.go({ screen: 'replay', ...this.#opened }));
        return;
      case 'try':
        void this.#try(command.notation);
    }
  }

  async #make(): Promise<void> {
    const wanted = this.#plan.tasks.length;
    const started = performance.now();
    let first: number | null = null;
    let drawn = started;
    this.#making = { done: this.#review.decisions.length, wanted, seconds: null };
    const made = await this.#reviews.make(this.#plan, this.#stopped.signal, (count, soFar) => {
      if (this.#closed) return;
      first ??= count;
      const fresh = count - first;
      const now = performance.now();
      const seconds = fresh === 0 ? null : ((now - started) * (wanted - count)) / fresh / 1000;
      this.#making = { done: count, wanted, seconds };
      if (now - drawn >= REDRAW_MS) {
        drawn = now;
        this.#grow(soFar());
      }
      this.#stage.changed();
    });
    if (this.#closed) return;
    this.#making = null;
    this.#grow(made.ok ? made.value : this.#reviews.kept(this.#plan));
    const missing = this.#review.wanted - this.#review.decisions.length;
    const stopped = missing === 0 ? null : `Stopped: ${plural(missing, 'decision')} not looked at yet.`;
    this.#show(say(this.#ui, made.ok ? stopped : made.problem.message));
  }

  /** More was looked at: the decision in front stays there, wherever it now stands among the others. */
  #grow(review: Review): void {
    const { shown } = this;
    this.#review = review;
    const at = review.decisions.findIndex(({ number }) => number === shown?.number);
    this.#ui = { ...this.#ui, at: Math.max(0, at) };
    if (shown === null) this.#model = this.#look();
  }

  async #try(notation: string): Promise<void> {
    const { shown } = this;
    if (shown === null) return;
    const tried = this.#moves.find(move => move.notation === notation)?.text ?? notation;
    this.#show({ ...this.#ui, verdict: [`${tried}: the bot looks at it.`] });
    const sentences = await this.#reviews.tryMove(this.#plan, this.#review, shown, notation);
    if (this.#closed || this.shown?.number !== shown.number) return;
    this.#show({ ...this.#ui, verdict: [`You tried: ${tried}`, ...sentences] });
  }

  /** The decision in front. */
  get shown(): ReviewedDecision | null {
    return this.#review.decisions[this.#ui.at] ?? null;
  }

  #show(ui: ReviewUi): void {
    const elsewhere = ui.at !== this.#ui.at;
    this.#ui = ui;
    if (elsewhere) this.#model = this.#look();
    this.#stage.changed();
  }

  /** The table before the decision, as its player saw it. */
  #look(): TableModel {
    const { shown } = this;
    const match = matchBefore(this.#plan, shown?.number ?? 1);
    const seat = shown?.seat ?? this.#plan.seats[0]!;
    const view = match.view(seat);
    this.#moves =
      shown === null
        ? []
        : match.choices.map(({ move, notation }) => ({
            notation,
            text: match.game.describe(move, view, match.names),
          }));
    return watchModel(match, this.#boards, seat);
  }

  #context(size: Size): ReviewContext {
    const context: ReviewContext = {
      model: this.#model,
      size,
      theme: this.#stage.theme,
      topics: this.#topics,
      saving: { name: null, path: null, problem: null },
      result: null,
      helpNote: thresholdSentence(this.#review.thresholds),
      review: this.#review,
      making: this.#making,
      shown: this.shown,
      moves: this.#moves,
      length: this.#plan.match.entries.length,
      keymap: this.#stage.keymap,
      instantDigits: false,
      taught: false,
      bindings: () => reviewBindings(this.#ui, context),
    };
    return context;
  }
}
