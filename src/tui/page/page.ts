/**
 * A game as one file for a browser, with everything in it and nothing from elsewhere. The page is a list of parts from top
 * to bottom.
 */
import { createHash } from 'node:crypto';
import { pointsByRound } from '../../app/points.ts';
import { onlookerText } from '../../app/replay/onlooker.ts';
import { pointsByCategory } from '../../app/result.ts';
import type { Review, ReviewedDecision } from '../../app/review/review.ts';
import { resultSentence } from '../../app/scores.ts';
import type { Match } from '../../core/match.ts';
import { printable } from '../../core/text.ts';
import { capital } from '../../core/words.ts';
import { CELL } from '../picture/shapes.ts';
import type { RecordedGame } from '../picture/still.tsx';
import { escaped, FONT, TEXT_ATTRIBUTES } from '../picture/svg.ts';
import { type BoardFilm, filmOf, type Themes } from './boards.tsx';
import { type ChartSeries, chartOf, chartTable } from './chart.ts';
import { type JudgedGame, judgedGame, moveNote, reviewPart } from './review.ts';
import { type Story, type StoryStep, storyOf } from './story.ts';

export interface PageParts {
  readonly game: RecordedGame;
  readonly themes: Themes;
  /** Of one player each, and only of those whose knowledge is shown. */
  readonly reviews: readonly Review[];
  /** What the browser runs and styles by: src/tui/page/browser. */
  readonly script: string;
  readonly style: string;
}

export function pageOf({ game, themes, reviews, script, style }: PageParts): string {
  const film = filmOf(game, themes);
  const story = storyOf(game);
  const match = game.timeline.matchAt(game.timeline.steps.length);
  const series = seriesOf(match, themes, film);
  const judged = judgedGame(game, reviews);
  const buttons = judged.byMove.size === 0 ? BUTTONS : [...BUTTONS, ...MISTAKE_BUTTONS];
  const title = `${match.game.meta.title}: ${match.names.map(printable).join(', ')}`;
  const parts = [
    heading(game, match, series),
    `<main>${boardsPart(film)}<div class="side">${controls(story, buttons)}${movesPart(story, series, judged)}</div></main>`,
    pointsPart(game, match, series),
    reviewPart(game, judged, series),
    wordsPart(),
    about(buttons),
  ];
  const data = JSON.stringify({ rows: film.rows, moments: film.moments, ...tablesOf(story) });
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${sha256(script)}'`;
  // Colours come after the boards: only then are all of them known.
  const colours = `:root{${film.paints.declarations('dark')}}@media(prefers-color-scheme:light){:root{${film.paints.declarations('light')}}}`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark light">',
    '<meta name="generator" content="boardgames">',
    `<title>${escaped(title)}</title>`,
    `<style>${colours}\n:root{--font:${FONT}}\n${style}</style>`,
    '</head>',
    '<body>',
    ...parts,
    `<script type="application/json" id="game">${data.replaceAll('<', '\\u003c')}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function seriesOf({ names }: Match, themes: Themes, { paints }: BoardFilm): ChartSeries[] {
  const light = themes.light.marks(names);
  return themes.dark.marks(names).map(({ shape, letter, text }, seat) => ({
    name: printable(names[seat]!),
    mark: shape + letter,
    paint: paints.front(text, light[seat]!.text),
  }));
}

/** The seed tells the whole deal: it is told where nothing is hidden any more. */
function heading({ as }: RecordedGame, match: Match, series: readonly ChartSeries[]): string {
  const { seed, options } = match.config;
  const players = series.map(
    ({ name, mark, paint }) => `<span style="color:${paint}">${escaped(mark)}</span> ${escaped(name)}`,
  );
  const result = match.over
    ? resultSentence(match.finalScores(), match.names, match.game.meta)
    : `The game is not over: ${match.roundName()}.`;
  const chosen = Object.entries(options).map(([key, value]) => `${key} ${value}`);
  const told = match.over || as === 'all' ? [`seed ${seed}`, ...chosen] : chosen;
  const shown = `Shown ${as === 'all' ? '' : 'is '}${onlookerText(as, match.names)}.`;
  const note = told.length === 0 ? shown : `${shown} ${capital(told.join(', '))}.`;
  return [
    '<header>',
    `<h1>${escaped(match.game.meta.title)}</h1>`,
    `<p class="players">${players.join(' &nbsp; ')}</p>`,
    `<p class="result">${escaped(printable(result))}</p>`,
    `<p class="note">${escaped(printable(note))}</p>`,
    '</header>',
  ].join('\n');
}

function boardsPart({ size, areas }: BoardFilm): string {
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
  const drawings = areas.map(({ title, rect }) => {
    const box = `0 0 ${rect.width * CELL.width} ${rect.height * CELL.height}`;
    const rows = Array.from(
      { length: rect.height },
      (_, row) => `<g transform="translate(0 ${row * CELL.height})"></g>`,
    );
    const place = `--left:${share(rect.col, size.width)};--top:${share(rect.row, size.height)};--width:${share(rect.width, size.width)}`;
    return `<div style="${place};--columns:${rect.width}"><svg viewBox="${box}" ${TEXT_ATTRIBUTES}><title>${escaped(title)}</title>${rows.join('')}</svg></div>`;
  });
  const ratio = `${size.width * CELL.width}/${size.height * CELL.height}`;
  return `<section id="boards" aria-hidden="true" style="--ratio:${ratio}">${drawings.join('')}</section>`;
}

/** What it does, its sign, that in words, and its key. */
type Button = readonly [action: string, sign: string, about: string, key: string];

const BUTTONS: readonly Button[] = [
  ['first', '|‹', 'To the start', 'Home'],
  ['previous-round', '«', 'Previous round', '['],
  ['previous', '‹', 'Previous move', 'Left'],
  ['play', '▶', 'Play on by itself, or stop', 'Space'],
  ['next', '›', 'Next move', 'Right'],
  ['next-round', '»', 'Next round', ']'],
  ['last', '›|', 'To the end', 'End'],
];

const MISTAKE_BUTTONS: readonly Button[] = [
  ['previous-mistake', '‹?', 'Previous mistake', 'p'],
  ['next-mistake', '?›', 'Next mistake', 'n'],
];

function controls({ steps }: Story, all: readonly Button[]): string {
  const buttons = all.map(
    ([action, sign, about, key]) =>
      `<button type="button" data-action="${action}" aria-label="${about}" title="${about} (${key})">${sign}</button>`,
  );
  return [
    '<section class="controls" aria-label="Step through the game">',
    `<div role="group">${buttons.join('')}</div>`,
    `<label>Move <input type="range" id="position" min="0" max="${steps.length}" value="0" step="1"></label>`,
    '<p id="told" role="status" aria-live="polite"></p>',
    '</section>',
  ].join('\n');
}

function movesPart({ steps }: Story, series: readonly ChartSeries[], { byMove }: JudgedGame): string {
  const items = steps.map((step, i) => {
    const begins = step.round !== steps[i - 1]?.round;
    const ends = i > 0 ? '</ol>' : '';
    const head = `${ends}<h3>${escaped(step.round)}</h3><ol start="${step.number}">`;
    return `${begins ? head : ''}${moveItem(step, series[step.seat]!, byMove.get(step.number))}`;
  });
  const start = '<p><a href="#move-0" data-move="0">The start</a></p>';
  const moves = items.length === 0 ? '' : `${items.join('\n')}</ol>`;
  return `<section id="moves" aria-label="Moves" tabindex="0">${start}${moves}</section>`;
}

function moveItem(
  { number, round, move, sentences }: StoryStep,
  { name, mark, paint }: ChartSeries,
  judged: ReviewedDecision | undefined,
): string {
  const note = judged === undefined ? '' : moveNote(judged);
  const told = sentences.map(sentence => ` <span>${escaped(printable(sentence))}</span>`).join('');
  return `<li data-move="${number}" data-round="${escaped(round)}"><a href="#move-${number}"><b style="color:${paint}">${escaped(mark)}</b> <b>${escaped(name)}:</b> <code>${escaped(move)}</code></a>${told}${note}</li>`;
}

function pointsPart({ as }: RecordedGame, match: Match, series: readonly ChartSeries[]): string {
  const rounds = pointsByRound(match, as);
  if (rounds.length === 0) return '';
  const { names } = match;
  const chart = [
    '<section id="points" aria-label="Points">',
    '<h2>Points by round</h2>',
    chartOf(rounds, series),
    `<details><summary>As a table</summary>${chartTable(rounds, names.map(printable))}</details>`,
  ];
  return [...chart, ...(match.over ? [categories(match)] : []), '</section>'].join('\n');
}

function categories(match: Match): string {
  const scores = match.finalScores();
  const head = match.names.map(name => `<th scope="col">${escaped(printable(name))}</th>`).join('');
  const row = (label: string, cells: readonly (number | null)[]): string =>
    `<tr><th scope="row">${escaped(label)}</th>${cells.map(cell => `<td>${cell ?? '?'}</td>`).join('')}</tr>`;
  const rows = pointsByCategory(scores).map(({ label, points }) => row(label, points));
  const total = row(
    'Total',
    scores.map(score => score.total),
  );
  return `<h2>Where they came from</h2><table><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('')}</tbody><tfoot>${total}</tfoot></table>`;
}

function wordsPart(): string {
  return '<details id="words"><summary>The table in words</summary><pre></pre></details>';
}

/** The tables in words: all lines there are, and for each position which of them. */
function tablesOf({ tables }: Story): {
  readonly words: readonly string[];
  readonly tables: readonly number[][];
} {
  const indexes = new Map<string, number>();
  const told = tables.map(lines =>
    lines.map(line => {
      const index = indexes.get(line) ?? indexes.size;
      indexes.set(line, index);
      return index;
    }),
  );
  return { words: [...indexes.keys()], tables: told };
}

/** Read by people who have just been sent the file. */
function about(buttons: readonly Button[]): string {
  const keys = buttons.map(([, , what, key]) => `<kbd>${key}</kbd> ${escaped(what.toLowerCase())}`);
  const made =
    'Made by boardgames, an unofficial fan project; nothing of the artwork or the rulebook is in here.';
  const address = 'The address of this page names the moment that is shown.';
  return `<footer><p>${keys.join(', ')}. ${address}</p><p>${made}</p></footer>`;
}
