/** The menu: carries out what the keys ask for. */
import type { GameEntry } from '../../app/load-game.ts';
import type { KeptGame } from '../../app/services.ts';
import type { Size } from '../boards/contract.ts';
import type { Key } from '../keys.ts';
import { PASTE_DOES_NOTHING, typePasted } from '../paste.ts';
import { problemSentence } from '../problems.ts';
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
    if (command !== null) this.#run(command).catch(error => this.#say(problemSentence(error)));
  }

  paste(text: string): void {
    const { entry, help } = this.#ui;
    if (entry !== null && help === null) typePasted(text, key => this.handle(key));
    else this.#say(PASTE_DOES_NOTHING);
  }

  draw(size: Size): readonly string[] {
    return drawMenu(this.#ui, this.#context(size));
  }

  close(): void {}

  #context(size: Size): MenuContext {
    const { theme, keymap, settings, services } = this.#stage;
    const { games, freshSeed } = services;
    const shown = { games, lessons: this.#lessons, kept: this.#kept };
    return { size, theme, keymap, ...shown, seats: settings, freshSeed };
  }

  async #run(command: MenuCommand): Promise<void> {
    const { services } = this.#stage;
    switch (command.type) {
      case 'start':
        await this.#stage.go({ screen: 'table', session: await services.start(command.plan) });
        break;
      case 'learn':
        await this.#stage.go({ screen: 'table', session: await services.learn(command.game) });
        break;
      case 'resume':
        await this.#stage.go({ screen: 'table', session: await services.resume(command.name) });
        break;
      case 'watch': {
        const { loaded, file } = await services.openFile(command.path);
        await this.#stage.go({ screen: 'replay', loaded, file, as: 'all' });
        break;
      }
      case 'delete':
        services.delete(command.name);
        this.#readKept();
        break;
      case 'rename':
        services.rename(command.name, command.to);
        this.#readKept();
        break;
      case 'quit':
        this.#stage.exit(null);
    }
  }

  #readKept(): void {
    try {
      this.#kept = this.#stage.services.kept();
    } catch (error) {
      this.#say(problemSentence(error));
    }
    const last = homeRows(this.#context(this.#stage.terminal.size())).length - 1;
    this.#ui = { ...this.#ui, index: Math.min(this.#ui.index, last) };
  }

  #say(message: string): void {
    this.#ui = { ...this.#ui, message };
    this.#stage.changed();
  }
}
