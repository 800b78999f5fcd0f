import { done, type Result } from '../core/result.ts';
import type { TuiScreen } from './request.ts';
import type { Scene, Stage } from './stage.ts';

/** The one place that knows every screen; each is loaded when it is asked for. */
export async function route(stage: Stage, screen: TuiScreen): Promise<Result<Scene>> {
  switch (screen.screen) {
    case 'menu': {
      const { MenuScene } = await import('./menu/scene.ts');
      return done(new MenuScene(stage));
    }
    case 'table': {
      const { openTable } = await import('./table/scene.ts');
      return openTable(stage, screen.session);
    }
    case 'replay': {
      const { openReplay } = await import('./replay/scene.ts');
      return openReplay(stage, screen, screen.as);
    }
    case 'review': {
      const { openReview } = await import('./review/scene.ts');
      return openReview(stage, screen.plan, screen.opened);
    }
  }
}
