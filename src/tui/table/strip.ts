/**
 * The same below the boards, where the terminal is too narrow for a column: the question in the first line, below it the
 * moves and, beside or under them, what the focused one would do.
 */
import type { Rect } from '../boards/contract.ts';
import { widthOfText } from '../draw/cells.ts';
import { fill, pad } from '../draw/text.ts';
import { type Region, shifted } from '../input/regions.ts';
import { unframedLegend } from './board-area.ts';
import { explain, explanationLines, fittedExplanation, withLegend } from './explanation.ts';
import type { TableHit } from './hits.ts';
import { moveList } from './move-list.ts';
import { latest, logPage } from './pages.ts';
import { questionOf } from './question.ts';
import type { TableContext, TableUi } from './ui.ts';

export interface Strip {
  readonly lines: readonly string[];
  /** On the screen. */
  readonly regions: readonly Region<TableHit>[];
}

export function stripOf(ui: TableUi, context: TableContext, rect: Rect): Strip {
  const { theme, model } = context;
  const { width, height } = rect;
  const head = headLines(ui, context, width);
  const room = height - head.length;
  if (model.phase.kind !== 'choose') {
    const thing = ui.onBoard ? explanationLines(explain(ui, context), width - 2, theme) : [];
    const about = thing.slice(0, room).map(line => pad(` ${line}`, width, theme));
    return { lines: [...head, ...about, ...newsLines(context, width, room - about.length)], regions: [] };
  }
  const all = arrangements(width, room).map(split => arranged(ui, context, split, width, room));
  // A list can be scrolled, an explanation cannot; where it has no room either way, the list stays readable.
  const best =
    all.find(({ hidden }) => hidden === 0) ??
    all.find(({ beside, cut }) => beside && cut === 0) ??
    all.find(({ cut }) => cut === 0) ??
    all[READABLE] ??
    all[0]!;
  const whole: Region<TableHit> = { rect, hit: { type: 'list' } };
  const regions = [whole, ...shifted(best.regions, { row: rect.row + head.length, col: rect.col })];
  return { lines: fill([...head, ...best.lines], width, height, theme), regions };
}

/** The question, with the name of who is asked where several play, on a bar across the screen. */
function headLines(ui: TableUi, context: TableContext, width: number): string[] {
  const { theme } = context;
  const room = width - 2;
  const { named, rest, mark } = namedQuestion(ui, context, room);
  const right = room - widthOfText(named) > widthOfText(mark) ? mark : '';
  const bar = ` ${pad(named, room - widthOfText(right), theme)}${right} `;
  return [bar, ...rest.map(line => pad(` ${line}`, width, theme))].map(theme.ground.panel);
}

interface NamedQuestion {
  readonly named: string;
  readonly rest: readonly string[];
  readonly mark: string;
}

function namedQuestion(ui: TableUi, context: TableContext, room: number): NamedQuestion {
  const { names, phase, decision } = context.model;
  const { title, mark, lines } = questionOf(ui, context, room);
  const [first = '', ...rest] = lines;
  if (first === '') return { named: title, rest, mark };
  const alone = names.length === 1 && phase.kind === 'choose';
  const forms = alone ? [''] : [`${title}: `, ...(decision === null ? [] : [`${names[decision.seat]}: `])];
  const who = forms.find(form => widthOfText(form) + widthOfText(first) <= room);
  if (who !== undefined) return { named: who + first, rest, mark };
  const short = forms.at(-1)!;
  const [start = '', ...others] = questionOf(ui, context, room - widthOfText(short)).lines;
  return { named: short + start, rest: others, mark };
}

function newsLines({ model, theme }: TableContext, width: number, height: number): string[] {
  const news = model.phase.kind === 'choose' ? [] : model.log.slice(Math.min(model.news, model.log.length));
  const log = news.length > 0 ? news : model.log;
  return latest(logPage(log, -1, theme.marks(model.names), width, theme), width, height, theme);
}

/** Columns for the moves, the rest for the explanation; null for one under the other. */
type Split = number | null;

function arrangements(width: number, room: number): Split[] {
  if (width < LEAST_BESIDE) return [null];
  const shares = [0.56, 0.45, 0.36, 0.28].map(share => Math.round(width * share));
  return room >= 4 ? [...shares, null] : shares;
}

/** Of the arrangements, the one that shows most of both. */
const READABLE = 1;

/** In fewer columns moves and explanation stand one under the other. */
const LEAST_BESIDE = 60;

interface Arranged extends Strip {
  /** Moves and explanation side by side. */
  readonly beside: boolean;
  /** Lines of the explanation that have no room. */
  readonly cut: number;
  /** With them, those of the list that are out of sight. */
  readonly hidden: number;
}

function arranged(ui: TableUi, context: TableContext, split: Split, width: number, room: number): Arranged {
  const { theme } = context;
  const explained = explain(ui, context);
  if (split === null) {
    const needed = explanationLines(explained, width - 2, theme).length;
    const height = Math.max(Math.ceil(room / 2), room - needed);
    const list = moveList(ui, context, { width, height });
    const below = fittedExplanation(explained, { width: width - 2, height: room - height }, context);
    const { cut } = below;
    const lines = [...list.lines, ...below.lines.map(line => ` ${line}`)];
    return { lines, regions: list.regions, beside: false, cut, hidden: list.hidden + cut };
  }
  const right = width - split - 3;
  const list = moveList(ui, context, { width: split, height: room });
  const legend = unframedLegend(ui, context, right);
  const { lines: text, cut } = withLegend(explained, legend, { width: right, height: room }, context);
  const rule = theme.style.rule(theme.glyph.vertical);
  const lines = fill(text, right, room, theme).map((line, i) => `${list.lines[i]} ${rule} ${line}`);
  return { lines, regions: list.regions, beside: true, cut, hidden: list.hidden + cut };
}
