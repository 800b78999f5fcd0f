/** Longer texts about the table: keys, log, scores. */

import type { LogLine } from '../../app/log.ts';
import type { RoundPoints } from '../../app/points.ts';
import type { KnownScore, Names } from '../../core/game.ts';
import { plural } from '../../core/words.ts';
import { bar, scrolled, table } from '../draw/shapes.ts';
import { cut, pad, wrap, wrapIndented } from '../draw/text.ts';
import { type KeyNamer, keyNamer } from '../input/key-names.ts';
import { boxLines } from '../overlays/box.ts';
import { helpLines } from '../overlays/help.ts';
import type { PageName, ScrollMoment } from '../overlays/keys.ts';
import { scrolls, type Writing } from '../overlays/page.ts';
import { courseTable } from '../result/course.ts';
import { resultLines } from '../result/lines.ts';
import type { PlayerMark, Theme } from '../theme.ts';
import type { TableModel } from './model.ts';
import type { Overlay, TableContext, TableUi } from './ui.ts';

export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  help: 'Keys',
  log: 'What happened',
  scores: 'Scores',
};

export function pageOf(ui: TableUi, page: PageName, context: TableContext): Writing {
  const { model, theme } = context;
  switch (page) {
    case 'help':
      return width => [
        ...helpLines(context.bindings(ui), context.keymap, width, theme),
        ...(context.helpNote === undefined
          ? []
          : ['', ...wrap(context.helpNote, width - 2).map(line => ` ${line}`)]),
      ];
    case 'log':
      return width => {
        const lines = logPage(model.log, model.news, theme.marks(model.names), width, theme);
        const told = lines.length === 0 ? [' Nothing has happened yet.'] : lines;
        return [...dealLines(model, width, theme), ...told];
      };
    case 'scores':
      return width => scorePage(model.scores, model.names, context.rounds?.() ?? [], width, theme);
  }
}

/** What the table says of its deal. */
function dealLines({ deal }: Pick<TableModel, 'deal'>, width: number, { style }: Theme): string[] {
  return deal === null ? [] : wrap(deal, width - 2).map(line => style.dim(` ${line}`));
}

type BoxOverlay = Extract<Overlay, { readonly kind: 'box' }>;

/** What a box says, and below it what its keys do. */
export function boxText({ text }: BoxOverlay, { theme }: TableContext): string[] {
  return [...text, '', theme.style.dim('any key goes back')];
}

/** A text that is too long for a box is a page; null where all of it has room. */
export function boxPage(overlay: BoxOverlay, context: TableContext): Writing | null {
  const { size } = context;
  if (boxLines(boxText(overlay, context), size).length <= size.height - 2) return null;
  return width => overlay.text.flatMap(line => wrap(line, width - 2)).map(line => ` ${line}`);
}

export function boxMoment(overlay: BoxOverlay, context: TableContext): ScrollMoment {
  const page = boxPage(overlay, context);
  return { scrolls: page !== null && scrolls(page, context.size) };
}

/** The log from the first line to the last, a heading at each round and at the news. */
export function logPage(
  log: readonly LogLine[],
  news: number,
  marks: readonly PlayerMark[],
  width: number,
  theme: Theme,
): string[] {
  const lines: string[] = [];
  let round = '';
  log.forEach((line, i) => {
    if (line.round !== round) lines.push(theme.style.dim(` ${line.round}`));
    round = line.round;
    if (i === news && i > 0) {
      lines.push(theme.style.accent(` ${theme.glyph.down} since your last turn`));
    }
    lines.push(...logLine(line, marks, width));
  });
  return lines;
}

/** The end of a log, with a mark where there is more above. */
export function latest(lines: readonly string[], width: number, height: number, theme: Theme): string[] {
  return scrolled(lines, lines.length, { width, height: Math.max(0, height) }, theme).lines;
}

function logLine(line: LogLine, marks: readonly PlayerMark[], width: number): string[] {
  const mark = line.seat === null ? '  ' : marks[line.seat]!.text;
  return wrapIndented(` ${mark} ${line.text}`, width - MARK_OF_SCROLL, 4);
}

/** Cells in which no text may be cut by the sign that there is more. */
const MARK_OF_SCROLL = 2;

/** Categories by line, players by column. */
export function scoreTable(
  scores: readonly KnownScore[],
  names: Names,
  width: number,
  theme: Theme,
  titles: 'marks' | 'names',
): string[] {
  const marks = theme.marks(names);
  const labels = [...new Set(scores.flatMap(score => score.lines.map(line => line.label)))];
  const points = (value: number | null | undefined): string =>
    value === null ? '?' : value === undefined ? '' : value === 0 ? theme.glyph.dot : String(value);
  const rows = labels.map(label => [
    label,
    ...scores.map(score => points(score.lines.find(line => line.label === label)?.points)),
  ]);
  const totals = ['Total', ...scores.map(score => (score.total === null ? '?' : String(score.total)))];
  const column = (seat: number): string =>
    titles === 'names'
      ? cut(names[seat] ?? '', 12, theme)
      : (marks[seat]?.shape ?? '') + (marks[seat]?.letter ?? '');
  const lines = table(
    [
      { title: '', grow: true },
      ...scores.map(score => ({ title: column(score.seat), align: 'right' as const })),
    ],
    [...rows, totals.map(theme.style.strong)],
    width - 2,
    theme,
  );
  return lines.map(line => ` ${line} `);
}

/** Not so wide that the eye loses the line between a category and its points. */
function scoreWidth(width: number, names: Names): number {
  return Math.min(width, 36 + 12 * names.length);
}

function scorePage(
  scores: readonly KnownScore[],
  names: Names,
  rounds: readonly RoundPoints[],
  width: number,
  theme: Theme,
): string[] {
  const course = courseTable(rounds, names, [...names.keys()], width, theme);
  const marks = theme.marks(names);
  const most = Math.max(1, ...scores.map(score => score.total ?? 0));
  const barWidth = Math.max(8, Math.min(40, width - 34));
  const bars = scores.map(score => {
    const mark = marks[score.seat]!;
    const name = pad(names[score.seat] ?? '', 16, theme);
    const total = score.total === null ? '?' : String(score.total);
    return ` ${mark.text} ${name} ${pad(total, 4, theme, 'right')}  ${bar(score.total ?? 0, most, barWidth, theme, mark.style)}`;
  });
  const unknown = scores.some(score => score.total === null)
    ? ['', ...wrap(theme.style.dim(' ? hangs on something you cannot see.'), width)]
    : [];
  return [
    ...bars,
    '',
    ...scoreTable(scores, names, scoreWidth(width, names), theme, width < 60 ? 'marks' : 'names'),
    ...unknown,
    ...(course.length === 0 ? [] : ['', ...course]),
  ];
}

/** The result, what can be done next, and where the game is kept. */
export function endPage(context: TableContext): Writing {
  const { model, theme, saving, result, keymap } = context;
  if (model.shared !== null)
    return width => [
      ...(result === null ? [] : resultLines(result, width, theme)),
      ...dealLines(model, width, theme),
    ];
  return endWriting(context, [
    nextSteps(keyNamer(keymap), theme),
    theme.style.dim(`${gameText(model)} ${keptWhere(saving)}`),
  ]);
}

/** The same in a picture of a record: no key does anything there, and nothing is saved or lost. */
export function endPageOfRecord(context: TableContext): Writing {
  return endWriting(context, [context.theme.style.dim(gameText(context.model))]);
}

function endWriting({ model, theme, result }: TableContext, last: readonly string[]): Writing {
  return width => [
    ...(result === null ? [] : resultLines(result, width, theme)),
    '',
    ...dealLines(model, width, theme),
    ...last.flatMap(text => wrap(text, width - 2)).map(line => ` ${line}`),
  ];
}

function gameText({ seed, decisions }: TableModel): string {
  return `Seed ${seed}, ${plural(decisions, 'decision')}.`;
}

function nextSteps(key: KeyNamer, { style }: Theme): string {
  const steps = [
    [key('watch'), 'watch it'],
    [key('review'), 'review'],
    [key('again'), 'this deal again'],
    [key('menu'), 'another game'],
    [key('result'), 'the table'],
  ] as const;
  return `What next?  ${steps.map(([name, what]) => `${style.accent(name)} ${what}`).join('   ')}`;
}

function keptWhere({ name, path, problem }: TableContext['saving']): string {
  if (problem !== null || path === null) return 'The game is not saved.';
  return name === null ? `Kept in ${path}` : `Kept as ${name}.`;
}
