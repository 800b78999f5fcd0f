/** What the full screen is asked to show. */
import type { LoadedGame } from '../app/load-game.ts';
import type { Onlooker } from '../app/replay/onlooker.ts';
import type { ReviewPlan } from '../app/review/plan.ts';
import type { OpenedFile, Services } from '../app/services.ts';
import type { Session } from '../app/session.ts';
import type { Settings } from '../app/settings.ts';
import type { ParsedFile } from '../core/movefile.ts';

export type TuiScreen =
  | { readonly screen: 'menu' }
  | { readonly screen: 'table'; readonly session: Session }
  | {
      readonly screen: 'replay';
      readonly loaded: LoadedGame;
      readonly file: ParsedFile;
      /** As it was read; needed for a review. */
      readonly text: string;
      /** Left out: as much as may be seen of a game that is over, or not. */
      readonly as?: Onlooker;
    }
  | { readonly screen: 'review'; readonly plan: ReviewPlan; readonly opened: OpenedFile };

export type TuiRequest = TuiScreen & { readonly settings: Settings; readonly services: Services };
