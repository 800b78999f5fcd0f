/**
 * A moment of a recorded game as it would stand on the screen of somebody who looks on: the table of a player who is
 * asked, with moves and cursor, or the table that others watch. Nothing in it goes beyond the onlooker's knowledge.
 */
import type { ReactElement } from 'react';
import { alone } from '../../app/curtain.ts';
import type { LoadedGame } from '../../app/load-game.ts';
import { pointsByRound } from '../../app/points.ts';
import { type Onlooker, onlookerText } from '../../app/replay/onlooker.ts';
import type { Timeline } from '../../app/replay/timeline.ts';
import { type ResultSheet, resultSheet } from '../../app/result-sheet.ts';
import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { AnyBoards, Size } from '../boards/contract.ts';
import { USUAL_KEYS } from '../input/actions.ts';
import { Result } from '../result/result.tsx';
import { endArea } from '../table/board-area.ts';
import { columnSections } from '../table/column.ts';
import { TableFrame } from '../table/frame.tsx';
import { buildModel, type TableModel, watchModel } from '../table/model.ts';
import { endPageOfRecord } from '../table/pages.ts';
import { tableBindings } from '../table/press.ts';
import { stripOf } from '../table/strip.ts';
import { endInFront, INITIAL_UI, type TableContext, type TableUi } from '../table/ui.ts';
import type { Theme } from '../theme.ts';
import { frameOf } from './frame.ts';

/** A recorded game, and who looks on. */
export interface RecordedGame {
  readonly loaded: LoadedGame;
  readonly timeline: Timeline;
  readonly boards: AnyBoards;
  readonly as: Onlooker;
}

export interface StillWishes {
  readonly size: Size;
  readonly theme: Theme;
  /** The board in front; null for the one that fits, and at the end for the result. */
  readonly board: string | null;
}

/** What there is to draw of a moment. */
export interface Instant {
  readonly model: TableModel;
  readonly ui: TableUi;
  readonly result: ResultSheet | null;
  /** At the right end of the header. */
  readonly status: string;
}

/** The game after so many steps. Whoever is asked has the cursor on what they chose, where that is known. */
export function instantAt({ loaded, timeline, boards, as }: RecordedGame, at: number): Instant {
  const match = timeline.matchAt(at);
  const model = modelOf(match, boards, as);
  const status = `step ${at} of ${timeline.steps.length}, ${onlookerText(as, match.names)}`;
  const chosen = timeline.steps[at]?.notation;
  const focus = model.items.findIndex(item => item.kind === 'move' && item.notation === chosen);
  const ui: TableUi = { ...INITIAL_UI, focus: Math.max(0, focus) };
  return { model, ui, status, result: resultOf(match, loaded, as) };
}

/** The same, only looked at: nobody is asked anything. What changed since another moment is marked. */
export function watchedAt(
  { timeline, boards, as }: RecordedGame,
  at: number,
  before: TableModel | null,
): Instant {
  const match = timeline.matchAt(at);
  const model = watched(match, boards, as);
  const previous = before?.viewer === model.viewer ? before.view : null;
  return { model: { ...model, previous }, ui: INITIAL_UI, status: '', result: null };
}

export function stillOf(instant: Instant, { size, theme, board }: StillWishes): string[] {
  const context = contextOf(instant, size, theme);
  const ui: TableUi = { ...instant.ui, panel: board, endShown: board === null };
  return frameOf(<Still ui={ui} context={context} status={instant.status} />, size, theme);
}

interface StillProps {
  readonly ui: TableUi;
  readonly context: TableContext;
  readonly status: string;
}

function Still({ ui, context, status }: StillProps): ReactElement {
  return (
    <TableFrame
      ui={ui}
      context={context}
      status={status}
      sections={rect => columnSections(ui, context, rect)}
      strip={rect => stripOf(ui, context, rect).lines}
    >
      {context.result !== null && endInFront(ui, context.model) ? (
        <Result rect={endArea(context.size)} write={endPageOfRecord(context)} scroll={0} />
      ) : null}
    </TableFrame>
  );
}

export function contextOf({ model, result }: Instant, size: Size, theme: Theme): TableContext {
  const context: TableContext = {
    model,
    size,
    theme,
    topics: [],
    saving: { name: null, path: null, problem: null },
    result,
    taught: false,
    keymap: USUAL_KEYS,
    instantDigits: false,
    // Where nobody is asked, no key does anything.
    bindings: ui => (model.phase.kind === 'choose' ? tableBindings(ui, context) : []),
  };
  return context;
}

function eyesOf(match: Match, as: Onlooker): Seat | null {
  return as === 'all' ? (match.decision?.seat ?? null) : as;
}

function modelOf(match: Match, boards: AnyBoards, as: Onlooker): TableModel {
  const eyes = eyesOf(match, as);
  if (eyes === null || match.human !== eyes) return watched(match, boards, as);
  const session = {
    match,
    preview: (notation: string, viewer?: Seat | null) => match.preview(notation, viewer),
  };
  return buildModel(session, boards, alone(eyes));
}

/** A question can give away what the player holds who is asked. */
function watched(match: Match, boards: AnyBoards, as: Onlooker): TableModel {
  const model = watchModel(match, boards, eyesOf(match, as));
  const { decision, viewer } = model;
  if (decision === null || decision.seat === viewer || decision.open) return model;
  return { ...model, decision: { ...decision, prompt: '' } };
}

function resultOf(match: Match, loaded: LoadedGame, as: Onlooker): ResultSheet | null {
  const sheet = resultSheet({ match, loaded, name: null }, []);
  return sheet === null ? null : { ...sheet, standing: null, rounds: pointsByRound(match, as) };
}
