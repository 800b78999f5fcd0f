/**
 * The column beside the boards: lesson, question with its moves, what the focused one would do, players, log. Heights
 * follow what the parts need; the log, which always has more to tell, takes the rest.
 */
import type { Rect, Size } from '../boards/contract.ts';
import { type Region, shifted } from '../input/regions.ts';
import { SECTION_FRAME as FRAME } from '../layout.ts';
import { explain, explanationLines, fittedExplanation } from './explanation.ts';
import { type Heights, type SectionId, sharedOut } from './heights.ts';
import type { TableHit } from './hits.ts';
import { lessonHeight, lessonLines } from './lesson.ts';
import { listHeight, moveList } from './move-list.ts';
import { latest, logPage } from './pages.ts';
import { playerLines } from './players.ts';
import { questionOf } from './question.ts';
import type { TableContext, TableUi } from './ui.ts';

/** A framed part of the column. */
export interface Section {
  readonly id: SectionId;
  readonly rect: Rect;
  readonly title: string;
  readonly mark: string;
  readonly lines: readonly string[];
  /** On the screen. */
  readonly regions: readonly Region<TableHit>[];
}

export function columnSections(ui: TableUi, context: TableContext, rect: Rect): Section[] {
  const width = rect.width - FRAME.cols;
  const heights = divided(ui, context, rect.height, width);
  let row = rect.row;
  return ORDER.flatMap(id => {
    const height = heights[id];
    if (height < FRAME.rows + 1) return [];
    const place: Rect = { row, col: rect.col, width: rect.width, height };
    row += height;
    const inner = { width, height: height - FRAME.rows };
    const { regions = [], ...section } = SECTIONS[id](ui, context, inner);
    const origin = { row: place.row + 1, col: place.col + FRAME.cols / 2 };
    const whole: Region<TableHit>[] = id === 'question' ? [{ rect: place, hit: { type: 'list' } }] : [];
    return [{ ...section, id, rect: place, regions: [...whole, ...shifted(regions, origin)] }];
  });
}

const ORDER: readonly SectionId[] = ['lesson', 'question', 'explanation', 'players', 'log'];

/** Rows of every part, frames included; 0 for those that are left out. */
function divided(ui: TableUi, context: TableContext, height: number, width: number): Heights {
  const { model } = context;
  const framed = (lines: number): number => (lines === 0 ? 0 : lines + FRAME.rows);
  const lesson = lessonHeight(context, { width: width + FRAME.cols, height });
  const players = model.names.length > 1 ? framed(model.names.length) : 0;
  const { lines } = questionOf(ui, context, width);
  const about = framed(explanationLines(explain(ui, context), width, context.theme).length);
  if (model.phase.kind !== 'choose') {
    const rest = height - lesson - players;
    const question = Math.min(framed(Math.max(1, lines.length)), Math.floor(rest / 2));
    const explanation = ui.onBoard ? Math.min(about, rest - question) : 0;
    return { lesson, question, explanation, players, log: rest - question - explanation };
  }
  return sharedOut(height, {
    lesson,
    question: framed(lines.length + listHeight(ui, context, width)),
    explanation: Math.max(framed(1), about),
    players,
  });
}

interface Content {
  readonly title: string;
  readonly mark: string;
  readonly lines: readonly string[];
  /** Relative to the content. */
  readonly regions?: readonly Region<TableHit>[];
}

type Write = (ui: TableUi, context: TableContext, size: Size) => Content;

const SECTIONS: Readonly<Record<SectionId, Write>> = {
  lesson: (_, context, { width }) => ({
    title: context.model.advice?.title ?? '',
    mark: '',
    lines: lessonLines(context, width),
  }),
  question: (ui, context, size) => {
    const { title, mark, lines } = questionOf(ui, context, size.width);
    if (context.model.phase.kind !== 'choose') return { title, mark, lines };
    const gap = size.height - lines.length - listHeight(ui, context, size.width) > 0 ? [''] : [];
    const above = [...lines, ...gap];
    const list = moveList(ui, context, { ...size, height: size.height - above.length });
    const regions = shifted(list.regions, { row: above.length, col: 0 });
    return { title, mark, lines: [...above, ...list.lines], regions };
  },
  explanation: (ui, context, size) => {
    const explained = explain(ui, context);
    return { title: explained.title, mark: '', lines: fittedExplanation(explained, size, context).lines };
  },
  players: (_, context, { width }) => ({
    title: 'Players',
    mark: '',
    lines: playerLines(context.model, width, context.theme),
    regions: context.model.names.map((_name, seat) => ({
      rect: { row: seat, col: 0, width, height: 1 },
      hit: { type: 'player', seat },
    })),
  }),
  log: (_, { model, theme }, { width, height }) => {
    const lines = logPage(model.log, model.news, theme.marks(model.names), width, theme);
    return { title: 'What happened', mark: '', lines: latest(lines, width, height, theme) };
  },
};
