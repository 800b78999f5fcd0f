/** The replay viewer: the table of a recorded game, and the record beside it. */
import type { ReactElement } from 'react';
import { onlookerText } from '../../app/replay/onlooker.ts';
import type { Rect } from '../boards/contract.ts';
import { Curtain } from '../components/curtain.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Lines } from '../components/lines.tsx';
import { TextField } from '../components/text-field.tsx';
import type { Section } from '../table/column.ts';
import { TableFrame } from '../table/frame.tsx';
import { latest, logPage } from '../table/pages.ts';
import type { TextField as Field } from '../text-field.ts';
import { replayCurtain } from './curtain.ts';
import { jumpDialog } from './jump.ts';
import { insideColumn, recordLines, recordRects, recordStrip, recordTitle } from './record.ts';
import type { ReplayContext, ReplayUi } from './ui.ts';

export interface ReplayProps {
  readonly ui: ReplayUi;
  readonly context: ReplayContext;
}

export function Replay({ ui, context }: ReplayProps): ReactElement {
  if (ui.curtain !== null) return <Curtain {...replayCurtain(ui.curtain, context)} />;
  return (
    <>
      <TableFrame
        ui={ui.table}
        context={context}
        status={`replay: ${onlookerText(ui.as, context.model.names)}`}
        sections={rect => sections(ui, context, rect)}
        strip={rect => recordStrip(ui, context, rect)}
      />
      {ui.jump === null ? null : (
        <Jump field={ui.jump} title={ui.as === 'all' ? 'Jump to line' : 'Jump to step'} context={context} />
      )}
    </>
  );
}

interface JumpProps {
  readonly field: Field;
  readonly title: string;
  readonly context: ReplayContext;
}

function Jump({ field, title, context }: JumpProps) {
  const { rect, keys } = jumpDialog(context.size, context.keymap, context.theme);
  return (
    <Dialog title={title} rect={rect}>
      <TextField field={field} width={rect.width - 4} />
      <Lines lines={['', ...keys]} />
    </Dialog>
  );
}

function sections(ui: ReplayUi, context: ReplayContext, column: Rect): Section[] {
  const { model, theme } = context;
  const { record, log } = recordRects(column);
  const { width, height } = insideColumn(log);
  const told = logPage(model.log, model.news, theme.marks(model.names), width, theme);
  const shared = { mark: '', regions: [] };
  return [
    {
      ...shared,
      id: 'question',
      rect: record,
      title: recordTitle(ui, context),
      lines: recordLines(ui, context, insideColumn(record)),
    },
    {
      ...shared,
      id: 'log',
      rect: log,
      title: 'What happened',
      lines: latest(told, width, height, theme),
    },
  ];
}
