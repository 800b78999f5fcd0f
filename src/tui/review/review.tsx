/** The review screen: the position before a decision, the course of the game, and what the bot says to the move. */
import type { ReactElement } from 'react';
import type { Rect } from '../boards/contract.ts';
import { At, Lines } from '../components/lines.tsx';
import { heading } from '../draw/shapes.ts';
import { pageBody } from '../overlays/page.ts';
import { insideColumn } from '../replay/record.ts';
import { endArea } from '../table/board-area.ts';
import type { Section } from '../table/column.ts';
import { TableFrame } from '../table/frame.tsx';
import {
  chartTitle,
  courseLines,
  decisionText,
  decisionTitle,
  pageTitle,
  pageWriting,
  reviewStrip,
} from './lines.ts';
import type { ReviewContext, ReviewUi } from './ui.ts';

export interface ReviewProps {
  readonly ui: ReviewUi;
  readonly context: ReviewContext;
}

export function ReviewView({ ui, context }: ReviewProps): ReactElement {
  const { size } = context;
  const rect = endArea(size);
  return (
    <TableFrame
      ui={ui.table}
      context={context}
      status={`review, effort ${context.review.effort}`}
      sections={column => sections(ui, context, column)}
      strip={column => reviewStrip(ui, context, column)}
    >
      {ui.page === null ? undefined : (
        <At rect={rect}>
          <Lines lines={[heading(pageTitle(ui, ui.page, context), rect.width, context.theme)]} />
          <Lines lines={pageBody(pageWriting(ui, ui.page, context), ui.page.scroll, rect, context.theme)} />
        </At>
      )}
    </TableFrame>
  );
}

/** Rows of the chart with its frame, in a column as high as this. */
function chartHeight(height: number): number {
  return Math.max(6, Math.min(14, Math.floor(height / 3)));
}

function sections(ui: ReviewUi, context: ReviewContext, column: Rect): Section[] {
  const upper = chartHeight(column.height);
  const chart: Rect = { ...column, height: upper };
  const words: Rect = { ...column, row: column.row + upper, height: column.height - upper };
  const shared = { mark: '', regions: [] };
  return [
    {
      ...shared,
      id: 'players',
      rect: chart,
      title: chartTitle(context),
      lines: courseLines(context, insideColumn(chart)),
    },
    {
      ...shared,
      id: 'question',
      rect: words,
      title: decisionTitle(ui, context),
      lines: decisionText(ui, context, insideColumn(words)),
    },
  ];
}
