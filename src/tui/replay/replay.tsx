/** The replay viewer: the table of a recorded game, and the record beside it. */
import type { ReactElement } from 'react';
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { Dialog } from '../components/dialog.tsx';
import { Lines } from '../components/lines.tsx';
import { bar, heading, scrolled } from '../draw/shapes.ts';
import { cut, pad } from '../draw/text.ts';
import { bindingsOf } from '../input/key-list.ts';
import { boxLines, dialogRect } from '../overlays/box.ts';
import { keyLine } from '../overlays/help.ts';
import type { Section } from '../table/column.ts';
import { TableFrame } from '../table/frame.tsx';
import { latest, logPage } from '../table/pages.ts';
import { showField } from '../text-field.ts';
import { JUMP_KEYS } from './keys.ts';
import { type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

export interface ReplayProps {
  readonly ui: ReplayUi;
  readonly context: ReplayContext;
}

export function Replay({ ui, context }: ReplayProps): ReactElement {
  return (
    <>
      <TableFrame
        ui={ui.table}
        context={context}
        status={onlookerText(ui, context)}
        sections={rect => sections(ui, context, rect)}
        strip={rect => [
          heading(titleOf(ui, context), rect.width, context.theme),
          ...record(ui, context, below(rect)),
        ]}
      />
      {ui.jump === null ? null : <Jump ui={ui} context={context} />}
    </>
  );
}

function Jump({ ui, context }: ReplayProps) {
  const { size, theme, keymap } = context;
  if (ui.jump === null) return null;
  const field = `> ${showField(ui.jump, 20, theme)}`;
  const keys = keyLine(bindingsOf(JUMP_KEYS, keymap, null), theme);
  const lines = boxLines([field, '', keys], size);
  return (
    <Dialog title="Jump to line" rect={dialogRect(lines.length, size)}>
      <Lines lines={lines} />
    </Dialog>
  );
}

function below(rect: Rect): Size {
  return { width: rect.width, height: rect.height - 1 };
}

/** The record above, what happened below. */
function sections(ui: ReplayUi, context: ReplayContext, rect: Rect): Section[] {
  const { model, theme } = context;
  const upper = Math.ceil(rect.height / 2);
  const top: Rect = { ...rect, height: upper };
  const bottom: Rect = { ...rect, row: rect.row + upper, height: rect.height - upper };
  const inner = (area: Rect): Size => ({ width: area.width - 4, height: area.height - 2 });
  const log = logPage(model.log, model.news, theme.marks(model.names), inner(bottom).width, theme);
  const shared = { mark: '', regions: [] };
  return [
    {
      ...shared,
      id: 'question',
      rect: top,
      title: titleOf(ui, context),
      lines: record(ui, context, inner(top)),
    },
    {
      ...shared,
      id: 'log',
      rect: bottom,
      title: 'What happened',
      lines: latest(log, inner(bottom).width, inner(bottom).height, theme),
    },
  ];
}

function onlookerText({ as }: ReplayUi, { model }: ReplayContext): string {
  if (as === 'all') return 'replay: through the eyes of who decides';
  return as === null ? 'replay: what a spectator knew' : `replay: what ${model.names[as]} knew`;
}

function titleOf(ui: ReplayUi, { steps }: ReplayContext): string {
  const speed = `speed ${ui.speed + 1} of ${SPEEDS.length}`;
  return `Step ${ui.at} of ${steps.length}${ui.playing ? `, playing, ${speed}` : ''}`;
}

/** The steps around the present one; the next to come has the cursor. */
function record(ui: ReplayUi, context: ReplayContext, { width, height }: Size): string[] {
  const { steps, theme, model } = context;
  const marks = theme.marks(model.names);
  const lines = steps.map((step, i) => {
    const cursor = i === ui.at ? theme.style.accent(theme.glyph.cursor) : ' ';
    const line = theme.style.dim(String(step.line).padStart(5));
    const text = `${cursor}${line} ${marks[step.seat]!.text} ${stepText(step, ui)}`;
    return i < ui.at ? text : i === ui.at ? theme.style.strong(text) : theme.style.dim(text);
  });
  lines.push(
    ui.at === steps.length
      ? `${theme.style.accent(theme.glyph.cursor)} the end of the record`
      : '  the end of the record',
  );
  const room = Math.max(1, height - 1);
  const window = scrolled(lines, ui.at - Math.floor(room / 2), { width, height: room }, theme);
  return [
    pad(` ${bar(ui.at, steps.length, Math.max(4, width - 2), theme)}`, width, theme),
    ...window.lines.map(line => cut(line, width, theme)),
  ];
}

/** What an onlooker may not know is not told, not even afterwards: the record would give it away. */
function stepText(step: ReplayStep, { as }: ReplayUi): string {
  if (step.kind === 'undo') return 'takes it back';
  const own = as === 'all' || as === step.seat;
  const note = step.comment === null || !own ? '' : `   # ${step.comment.trim()}`;
  return step.secret && !own ? 'a secret choice' : `${step.notation}${note}`;
}
