/** The menu: carries out what the keys ask for. */
import { createElement, type ReactElement } from 'react';
import { groupGames, type HistoryGroup } from '../../app/history/groups.ts';
import type { GameEntry } from '../../app/load-game.ts';
import { keptLists } from '../../app/menu-lists.ts';
import { type PlainSetting, prefer } from '../../app/preferences.ts';
import { nextPuzzle, puzzlesByGame, requirePuzzle } from '../../app/puzzles/shelf.ts';
import type { Session } from '../../app/session.ts';
import { done, type Result } from '../../core/result.ts';
import type { Size } from '../boards/contract.ts';
import { pageRegions } from '../components/page.tsx';
import { hitAt, type Region } from '../input/regions.ts';
import type { Key } from '../keys.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { goToReview } from '../review/open.ts';
import type { Scene, Stage } from '../stage.ts';
import type { MouseInput } from '../terminal/events.ts';
import { menuDialog } from './dialogs.ts';
import { Menu } from './menu.tsx';
import { pressInMenu } from './press.ts';
import { clickRow, type MenuCommand, type MenuOutcome } from './reduce.ts';
import { menuRows } from './rows.ts';
import { EMPTY_SHELF, INITIAL_MENU, type MenuContext, type MenuUi, type Shelf } from './state.ts';
import { menuText } from './texts.ts';
import { menuRegions, type RowHit } from './view.ts';

/** Commands that end at another screen. */
const LEAVING: ReadonlySet<MenuCommand['type']> = new Set([
  'start',
  'learn',
  'daily',
  'puzzle',
  'resume',
  'watch',
  'review',
]);

export class MenuScene implements Scene {
  readonly #stage: Stage;
  readonly #lessons: readonly GameEntry[];
  #ui: MenuUi = INITIAL_MENU;
  #shelf: Shelf = EMPTY_SHELF;
  #groups: readonly HistoryGroup[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#lessons = stage.services.lessons();
  }

  opened(): void {
    this.#readShelf();
  }

  handle(key: Key): void {
    this.#take(pressInMenu(this.#ui, key, this.#context(this.#stage.terminal.size())));
  }

  mouse({ action, button, row, col }: MouseInput): void {
    const { keymap } = this.#stage;
    if (action === 'wheel-up') this.handle(keymap.up[0] ?? '');
    if (action === 'wheel-down') this.handle(keymap.down[0] ?? '');
    if (action !== 'press' || button !== 'left') return;
    const context = this.#context(this.#stage.terminal.size());
    const hit = hitAt(this.#regions(context), row, col);
    if (hit?.type === 'key') this.handle(hit.key);
    if (hit?.type === 'row') this.#take(clickRow(this.#ui, hit.index, context));
  }

  paste(text: string): void {
    const { entry, text: page } = this.#ui;
    if (entry !== null && page === null) typePasted(text, key => this.handle(key));
    else this.#say(PASTE_DOES_NOTHING);
  }

  render(size: Size): ReactElement {
    return createElement(Menu, { ui: this.#ui, context: this.#context(size) });
  }

  close(): void {}

  /** What lies in front hides the rest from the mouse. */
  #regions(context: MenuContext): readonly Region<RowHit>[] {
    const text = menuText(this.#ui, context);
    if (text !== null) return pageRegions(text.bindings, context.size);
    return menuDialog(this.#ui, context)?.regions ?? menuRegions(this.#ui, context);
  }

  #take({ ui, command }: MenuOutcome): void {
    this.#ui = ui;
    if (command !== null) void this.#obey(command);
  }

  #context(size: Size): MenuContext {
    const { theme, keymap, settings, services } = this.#stage;
    const { games, freshSeed } = services;
    const own = { lessons: this.#lessons, shelf: this.#shelf, groups: this.#groups };
    return { size, theme, keymap, games, settings, freshSeed, ...own };
  }

  async #obey(command: MenuCommand): Promise<void> {
    const leaves = LEAVING.has(command.type);
    const ended = await (leaves ? this.#stage.once(() => this.#run(command)) : this.#run(command));
    if (!ended.ok) this.#say(ended.problem.message);
  }

  async #run(command: MenuCommand): Promise<Result<void>> {
    const { services } = this.#stage;
    switch (command.type) {
      case 'start':
        return this.#sit(await services.start(command.plan));
      case 'learn':
        return this.#sit(await services.learn(command.game));
      case 'daily':
        return this.#sit(await services.playDaily(command.game));
      case 'puzzle':
        return this.#sit(await this.#puzzle(command.game));
      case 'resume':
        return this.#sit(await services.resume(command.name));
      case 'watch': {
        const opened = await services.openFile(command.path);
        return opened.ok ? this.#stage.go({ screen: 'replay', ...opened.value }) : opened;
      }
      case 'review': {
        const opened = await services.openFile(command.path);
        return opened.ok ? goToReview(this.#stage, opened.value) : opened;
      }
      case 'delete':
        return this.#changeKept(services.delete(command.name));
      case 'rename':
        return this.#changeKept(services.rename(command.name, command.to));
      case 'setting':
        return this.#prefer(command.key, command.value);
      case 'history': {
        const finished = services.finished();
        if (finished.ok) this.#groups = groupGames(finished.value);
        this.#stage.changed();
        return finished.ok ? done() : finished;
      }
      case 'quit':
        this.#stage.exit(null);
        return done();
    }
  }

  async #sit(session: Result<Session>): Promise<Result<void>> {
    return session.ok ? this.#stage.go({ screen: 'table', session: session.value }) : session;
  }

  async #puzzle(game: GameEntry): Promise<Result<Session>> {
    const { services } = this.#stage;
    const puzzles = services.puzzles(game);
    if (!puzzles.ok) return puzzles;
    const next = requirePuzzle(nextPuzzle(puzzles.value));
    return next.ok ? services.openPuzzle(next.value) : next;
  }

  #changeKept(changed: Result<void>): Result<void> {
    if (changed.ok) this.#readShelf();
    return changed;
  }

  /** Holds at once; where it cannot be written down, for as long as the program runs. */
  async #prefer(key: PlainSetting, value: string): Promise<Result<void>> {
    const { settings, written } = prefer(this.#stage.settings, key, value);
    this.#stage.adjust(settings);
    return this.#stage.services.changeSetting(key, written);
  }

  #readShelf(): void {
    const { services } = this.#stage;
    const kept = services.kept();
    if (!kept.ok) {
      this.#say(kept.problem.message);
      return;
    }
    const { games } = services;
    const daily = games
      .filter(({ solo }) => solo !== null)
      .flatMap(entry => {
        const state = services.daily(entry);
        return state.ok ? [[entry.meta.id, state.value] as const] : [];
      });
    const puzzles = services.puzzles(null);
    this.#shelf = {
      kept: keptLists(kept.value, games),
      known: new Map(games.map(entry => [entry.meta.id, services.acquaintance(entry, kept.value)])),
      daily: new Map(daily),
      puzzles: puzzlesByGame(puzzles.ok ? puzzles.value : []),
    };
    this.#stay();
  }

  /** With a game fewer a list may have ended, or the cursor stand beyond its end. */
  #stay(): void {
    const context = this.#context(this.#stage.terminal.size());
    const ui = menuRows(this.#ui, context).length === 0 ? INITIAL_MENU : this.#ui;
    const last = menuRows(ui, context).length - 1;
    this.#ui = { ...ui, index: Math.min(ui.index, last) };
    this.#stage.changed();
  }

  #say(message: string): void {
    this.#ui = { ...this.#ui, message };
    this.#stage.changed();
  }
}
