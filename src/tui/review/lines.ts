/** What the review screen says about the decision in front, and its summary. */
import { thresholdSentence } from '../../app/review/grades.ts';
import { summaryOf } from '../../app/review/summary.ts';
import { expectedText, summaryLines, verdictText } from '../../app/review/text.ts';
import { capital, signed } from '../../core/words.ts';
import type { Size } from '../boards/contract.ts';
import { bar, beside, heading, scrolled } from '../draw/shapes.ts';
import { cut, wrap, wrapIndented } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Writing } from '../overlays/page.ts';
import { chartLines, GRADE_SIGNS } from './chart.ts';
import { isAsked, type ReviewContext, type ReviewPage, type ReviewUi } from './ui.ts';

/** Below this width chart and words have no room beside each other. */
const SIDE_BY_SIDE = 70;
/** Cells of the bar that shows how far the bot is. */
const BAR = 8;

export function decisionTitle(ui: ReviewUi, { review }: ReviewContext): string {
  if (ui.trying !== null) return 'Which move would you try?';
  const known = review.decisions.length;
  if (known === 0) return 'No decision yet';
  return `Decision ${ui.at + 1} of ${known}${known < review.wanted ? ' so far' : ''}`;
}

export function chartTitle({ model, review, theme }: ReviewContext): string {
  if (model.names.length === 1) return 'Expected final score';
  const marks = theme.marks(model.names);
  const who = review.seats.map(seat => `${marks[seat]!.letter} ${model.names[seat]}`);
  return `Expected lead: ${who.join(', ')}`;
}

export function courseLines({ review, model, length, shown, theme }: ReviewContext, size: Size): string[] {
  return chartLines({ review, names: model.names, length, shown }, size, theme);
}

/** What the column says below the chart. */
export function decisionText(ui: ReviewUi, context: ReviewContext, size: Size): string[] {
  if (ui.trying !== null) return moveLines(ui.trying, context, size);
  const making = makingLines(context, size.width);
  const rest = { ...size, height: Math.max(0, size.height - making.length) };
  const lines = judgement(ui, context, rest.width);
  if (lines.length <= rest.height) return [...making, ...lines];
  // What does not fit is read on a page of its own.
  const narrow = judgement(ui, context, rest.width - 2);
  return [...making, ...scrolled(narrow, 0, rest, context.theme).lines];
}

/** How far the bot is, while it looks at the game. */
function makingLines({ making, theme }: ReviewContext, width: number): string[] {
  if (making === null) return [];
  const { done, wanted, seconds } = making;
  const left = seconds === null ? '' : `, ${Math.max(1, Math.round(seconds))} s left`;
  const text = `Looking: ${done} of ${wanted}${left}`;
  return wrap(`${bar(done, wanted, BAR, theme)} ${text}`, width);
}

function moveLines(trying: number, { moves, theme }: ReviewContext, size: Size): string[] {
  // The move under the cursor is shown in full, and all of them where there is room.
  const whole = moves.map(({ text }) => wrapIndented(`  ${text}`, size.width - 2, 4));
  const roomy = whole.flat().length <= size.height;
  const rows = whole.map((lines, i) => {
    if (i !== trying) return roomy ? lines : [cut(`  ${moves[i]!.text}`, size.width - 2, theme)];
    return lines.map((line, at) =>
      theme.style.strong(at === 0 ? `${theme.glyph.cursor}${line.slice(1)}` : line),
    );
  });
  const above = rows.slice(0, trying).flat().length;
  const middle = above - Math.floor((size.height - rows[trying]!.length) / 2);
  return scrolled(rows.flat(), middle, size, theme).lines;
}

function judgement(ui: ReviewUi, context: ReviewContext, width: number): string[] {
  const { shown, model, review, theme } = context;
  if (shown === null) {
    return wrap('The first decision is being looked at, by what its player knew at that moment.', width);
  }
  const { style } = theme;
  const { roundName, seat, played, best, before, after, loss, grade, luck, reason } = shown;
  const players = model.names.length;
  const who = review.seats.length > 1 ? `${model.names[seat]}, ` : '';
  const sign = GRADE_SIGNS[grade].trim();
  const verdict = `${sign}${sign === '' ? '' : ' '}${verdictText(shown)}`;
  const course =
    loss > 0
      ? `${expectedText(before, players)}; then ${expectedText(after, players)}`
      : expectedText(after, players);
  const tried = ui.verdict?.flatMap(text => wrap(text, width)).map(line => style.accent(line)) ?? [];
  return [
    ...tried,
    ...wrapIndented(`${who}${roundName}: ${verdict}`, width, 2).map(line =>
      loss > 0 ? style.bad(line) : style.good(line),
    ),
    ...wrapIndented(`Played: ${played.text}`, width, 2),
    ...(isAsked(ui, shown)
      ? wrap(findSentence(context), width).map(line => style.accent(line))
      : [
          ...(played.notation === best.notation ? [] : wrapIndented(`The bot: ${best.text}`, width, 2)),
          ...(reason === null ? [] : wrap(reason, width)),
        ]),
    ...wrap(`${capital(course)}.`, width).map(style.dim),
    ...(luck === null || Math.abs(luck) < 1
      ? []
      : wrap(
          `Until the next decision ${chanceText(players)} changed that by ${signed(Math.round(luck))}.`,
          width,
        ).map(style.dim)),
  ];
}

function findSentence({ keymap }: ReviewContext): string {
  const nameOf = keyNamer(keymap);
  return `Can you find something better? ${nameOf('try')} tries a move, ${nameOf('choose')} tells the bot's choice.`;
}

function chanceText(players: number): string {
  return players === 1 ? 'chance' : 'chance and the others';
}

/** Chart and words where they stand below the boards. */
export function reviewStrip(ui: ReviewUi, context: ReviewContext, { width, height }: Size): string[] {
  const { theme } = context;
  const top = heading(`${decisionTitle(ui, context)} · ${chartTitle(context)}`, width, theme);
  const inner = height - 1;
  if (width < SIDE_BY_SIDE) return [top, ...decisionText(ui, context, { width, height: inner })];
  const left = Math.floor(width * 0.45);
  const right = width - left - 1;
  return [
    top,
    ...beside(
      [
        { lines: courseLines(context, { width: left, height: inner }), width: left },
        { lines: decisionText(ui, context, { width: right, height: inner }).slice(0, inner), width: right },
      ],
      theme.style.rule(theme.glyph.vertical),
      theme,
    ),
  ];
}

export function pageTitle(ui: ReviewUi, { kind }: ReviewPage, context: ReviewContext): string {
  return kind === 'summary' ? 'How it went' : decisionTitle(ui, context);
}

export function pageWriting(ui: ReviewUi, { kind }: ReviewPage, context: ReviewContext): Writing {
  if (kind === 'summary') return summaryPage(context);
  return width => judgement(ui, context, width - 2).map(line => ` ${line}`);
}

/** Every player that was reviewed, from accuracy to the three most expensive decisions. */
function summaryPage({ review, model }: ReviewContext): Writing {
  return width =>
    [
      thresholdSentence(review.thresholds),
      ...review.seats.flatMap(seat => [
        '',
        ...summaryLines(review, summaryOf(review, seat), model.names[seat] ?? '', model.names.length),
      ]),
    ].flatMap(line => (line === '' ? [''] : wrapIndented(` ${line}`, width - 1, indentOf(line) + 3)));
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
