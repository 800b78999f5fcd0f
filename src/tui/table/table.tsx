/** The table screen: whose turn it is to come, the result, or the table itself. */
import type { ReactElement } from 'react';
import { Curtain } from '../components/curtain.tsx';
import { Screen } from '../components/lines.tsx';
import { TooSmall } from '../components/too-small.tsx';
import { SMALLEST } from '../layout.ts';
import { Result } from '../result/result.tsx';
import { endArea } from './board-area.ts';
import { columnSections } from './column.ts';
import { TableFrame } from './frame.tsx';
import { OverTable } from './overlay.tsx';
import { endPage } from './pages.ts';
import { stripOf } from './strip.ts';
import { endInFront, type TableContext, type TableUi } from './ui.ts';

export interface TableProps {
  readonly ui: TableUi;
  readonly context: TableContext;
}

export function Table({ ui, context }: TableProps): ReactElement {
  const { size, model, keymap } = context;
  const { phase } = model;
  if (size.width < SMALLEST.width || size.height < SMALLEST.height) return <TooSmall size={size} />;
  if (phase.kind === 'curtain') {
    // What all may see comes before the curtain.
    if (ui.overlay?.kind === 'moments') {
      return (
        <Screen size={size}>
          <OverTable ui={ui} overlay={ui.overlay} context={context} />
        </Screen>
      );
    }
    return <Curtain title={model.title} names={model.names} seat={phase.seat} keymap={keymap} size={size} />;
  }
  return (
    <TableFrame
      ui={ui}
      context={context}
      status={statusOf(context)}
      sections={rect => columnSections(ui, context, rect)}
      strip={rect => stripOf(ui, context, rect).lines}
    >
      {endInFront(ui, model) ? (
        <Result rect={endArea(size)} write={endPage(context)} scroll={ui.endScroll} />
      ) : null}
    </TableFrame>
  );
}

function statusOf({ saving, model }: TableContext): string {
  if (model.shared !== null) return 'hosted';
  if (saving.problem !== null) return 'not saved';
  return saving.name ?? (saving.path === null ? 'not kept' : 'kept');
}
