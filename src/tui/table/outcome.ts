import type { TableUi } from './ui.ts';

/** What the screen asks of the session. */
export type Command =
  | { readonly type: 'play'; readonly notation: string }
  | { readonly type: 'note' | 'say'; readonly text: string }
  | { readonly type: 'save'; readonly path: string }
  | {
      readonly type:
        | 'undo'
        | 'undo-turn'
        | 'redo'
        | 'hint'
        | 'lift'
        | 'peek'
        | 'skip'
        | 'pace'
        | 'again'
        | 'menu'
        | 'watch'
        | 'review'
        | 'picture'
        | 'learn'
        | 'quit';
    };

/** What a key leads to. */
export interface Outcome {
  readonly ui: TableUi;
  readonly command: Command | null;
}

export function stay(ui: TableUi): Outcome {
  return { ui, command: null };
}
