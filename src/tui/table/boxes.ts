/** Sentences that lie over the table of themselves. */
import type { Session } from '../../app/session.ts';
import { layoutOf } from './board-area.ts';
import { INITIAL_UI, type Overlay, type TableContext } from './ui.ts';

/** What is to be said when the table opens; null where there is nothing. */
export function noticeBox({ notices, puzzle }: Session): Overlay | null {
  if (notices.length === 0) return null;
  return { kind: 'box', title: puzzle === null ? 'Before you go on' : 'Puzzle', text: notices };
}

/** How a puzzle went; null while its turn goes on, and in every other game. */
export function verdictBox({ puzzle, match }: Session): Overlay | null {
  const text = puzzle?.verdict(match) ?? null;
  return puzzle === null || text === null ? null : { kind: 'box', title: puzzle.title, text };
}

/** What others did, where the column has no room to tell it, and what they said; null where nothing is to be told. */
export function newsBox(context: TableContext): Overlay | null {
  const { log, news, shared } = context.model;
  const done = layoutOf(INITIAL_UI, context).kind === 'beside' ? [] : log.slice(news).map(line => line.text);
  const said = shared?.missed ?? [];
  if (done.length === 0 && said.length === 0) return null;
  if (said.length === 0) return { kind: 'box', title: 'Since your last turn', text: done };
  const text = done.length === 0 ? said : [...done, '', 'Said while you were away:', ...said];
  return {
    kind: 'box',
    title: done.length === 0 ? 'Said while you were away' : 'Since your last turn',
    text,
  };
}
