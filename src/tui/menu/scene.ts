/** The menu: carries out what the keys ask for. */
import { createElement, type ReactElement } from 'react';
import type { GameEntry } from '../../app/load-game.ts';
import type { KeptGame } from '../../app/services.ts';
import type { Session } from '../../app/session.ts';
import { done, type Result } from '../../core/result.ts';
import type { Size } from '../boards/contract.ts';
import { Lines, Screen } from '../components/lines.tsx';
import type { Key } from '../keys.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import type { Scene, Stage } from '../stage.ts';
import { drawMenu } from './draw.ts';
import { pressInMenu } from './press.ts';
import type { MenuCommand } from './reduce.ts';
import { homeRows, INITIAL_MENU, type MenuContext, type MenuUi } from './state.ts';

export class MenuScene implements Scene {
  readonly #stage: Stage;
  #ui: MenuUi = INITIAL_MENU;
  #kept: readonly KeptGame[] = [];
  readonly #lessons: readonly GameEntry[];

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#lessons = stage.services.lessons();
  }

  opened(): void {
    this.#readKept();
  }

  handle(key: Key): void {
    const { ui, command } = pressInMenu(this.#ui, key, this.#context(this.#stage.terminal.size()));
    this.#ui = ui;
    if (command !== null) void this.#obey(command);
  }

  paste(text: string): void {
    const { entry, help } = this.#ui;
    if (entry !== null && help === null) typePasted(text, key => this.handle(key));
    else this.#say(PASTE_DOES_NOTHING);
  }

  render(size: Size): ReactElement {
    return createElement(
      Screen,
      { size },
      createElement(Lines, { lines: drawMenu(this.#ui, this.#context(size)) }),
    );
  }

  close(): void {}

  #context(size: Size): MenuContext {
    const { theme, keymap, settings, services } = this.#stage;
    const { games, freshSeed } = services;
    const shown = { games, lessons: this.#lessons, kept: this.#kept };
    return { size, theme, keymap, ...shown, seats: settings, freshSeed };
  }

  async #obey(command: MenuCommand): Promise<void> {
    const ended = await this.#run(command);
    if (!ended.ok) this.#say(ended.problem.message);
  }

  async #run(command: MenuCommand): Promise<Result<void>> {
    const { services } = this.#stage;
    switch (command.type) {
      case 'start':
        return this.#sit(await services.start(command.plan));
      case 'learn':
        return this.#sit(await services.learn(command.game));
      case 'resume':
        return this.#sit(await services.resume(command.name));
      case 'watch': {
        const opened = await services.openFile(command.path);
        return opened.ok ? this.#stage.go({ screen: 'replay', ...opened.value, as: 'all' }) : opened;
      }
      case 'delete':
        return this.#changeKept(services.delete(command.name));
      case 'rename':
        return this.#changeKept(services.rename(command.name, command.to));
      case 'quit':
        this.#stage.exit(null);
        return done();
    }
  }

  async #sit(session: Result<Session>): Promise<Result<void>> {
    return session.ok ? this.#stage.go({ screen: 'table', session: session.value }) : session;
  }

  #changeKept(changed: Result<void>): Result<void> {
    if (changed.ok) this.#readKept();
    return changed;
  }

  #readKept(): void {
    const kept = this.#stage.services.kept();
    if (kept.ok) this.#kept = kept.value;
    else this.#say(kept.problem.message);
    const last = homeRows(this.#context(this.#stage.terminal.size())).length - 1;
    this.#ui = { ...this.#ui, index: Math.min(this.#ui.index, last) };
  }

  #say(message: string): void {
    this.#ui = { ...this.#ui, message };
    this.#stage.changed();
  }
}
