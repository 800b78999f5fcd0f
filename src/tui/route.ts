import { MenuScene } from './menu/scene.ts';
import { openReplay } from './replay/scene.ts';
import type { TuiScreen } from './request.ts';
import type { Scene, Stage } from './stage.ts';
import { openTable } from './table/scene.ts';

/** The one place that knows every screen. */
export async function route(stage: Stage, screen: TuiScreen): Promise<Scene> {
  switch (screen.screen) {
    case 'menu':
      return new MenuScene(stage);
    case 'table':
      return openTable(stage, screen.session);
    case 'replay':
      return openReplay(stage, screen.loaded, screen.file, screen.as);
  }
}
