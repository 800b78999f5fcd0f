/** The result of a game as a page: who came in where, what the points came from, and how good that is. */
import { placesOf } from '../../app/result.ts';
import type { ResultSheet } from '../../app/result-sheet.ts';
import { pointWords, resultSentence } from '../../app/scores.ts';
import { widthOfText } from '../draw/cells.ts';
import { beside, box, table } from '../draw/shapes.ts';
import { cut, pad, wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import { categoryBars, categoryTable, placeLines, tieBreakLines } from './categories.ts';
import { courseTable } from './course.ts';
import { nextRank, rankLadder, rankPips, rankTitle } from './ranks.ts';
import { roundLines } from './rounds.ts';

/** Below this width everything stands under each other. */
const TWO_COLUMNS = 76;
/** From here on the whole ladder of ranks has a column of its own. */
const THREE_COLUMNS = 116;
const SIDE = 28;
const WIDEST = 150;

export function resultLines(sheet: ResultSheet, available: number, theme: Theme): string[] {
  const width = Math.min(available, WIDEST);
  return [
    ...headline(sheet, width, theme),
    '',
    ...(sheet.scores.length === 1 ? alone(sheet, width, theme) : together(sheet, width, theme)),
    ...courseLines(sheet, width, theme),
  ].map(line => cut(line, width, theme));
}

/** The total and the rank alone; the winner, and by what, where several played. */
function headline(sheet: ResultSheet, width: number, theme: Theme): string[] {
  const { meta, scores, names, ladder } = sheet;
  const { style } = theme;
  const inner = width - 6;
  const title = rankTitle(ladder);
  const own = scores.length === 1 ? scores[0] : undefined;
  const text =
    own === undefined || title === null
      ? wrap(resultSentence(scores, names, meta), inner).map(style.strong)
      : [
          `${style.strong(pointWords(meta, own.total))}      ${style.accent(style.strong(spaced(title, inner - 20)))}`,
          ...wrap(`${rankPips(ladder, theme)}  ${style.dim(nextRank(sheet, own.total))}`, inner),
        ];
  const centred = text.map(line => pad(line, inner, theme, 'center'));
  const size = { width: width - 2, height: centred.length + 2 };
  return box(centred, size, theme, '', style.accent).map(line => ` ${line}`);
}

function spaced(text: string, width: number): string {
  const wide = [...text.toUpperCase()].join(' ');
  return wide.length <= width ? wide : text.toUpperCase();
}

function alone(sheet: ResultSheet, width: number, theme: Theme): string[] {
  const [score] = sheet.scores;
  if (score === undefined) return [];
  const side = [...standingLines(sheet, theme), ...roundLines(sheet, SIDE, theme)];
  if (width < TWO_COLUMNS) {
    return [...categoryBars(score, width, theme), '', ...side.map(line => ` ${line}`)];
  }
  const ladder = width < THREE_COLUMNS ? [] : rankLadder(sheet.ladder, score.total, theme);
  const ladderWidth = Math.max(0, ...ladder.map(widthOfText));
  const left = width - SIDE - 3 - (ladderWidth === 0 ? 0 : ladderWidth + 4);
  return beside(
    [
      { lines: categoryBars(score, left, theme), width: left },
      { lines: side, width: SIDE },
      ...(ladderWidth === 0 ? [] : [{ lines: ladder, width: ladderWidth }]),
    ],
    '   ',
    theme,
  );
}

function together(sheet: ResultSheet, width: number, theme: Theme): string[] {
  const ties = tieBreakLines(sheet, width, theme);
  const places = placeLines(sheet, width < TWO_COLUMNS ? width : width - SIDE - 3, theme);
  const side = standingLines(sheet, theme);
  const top =
    width < TWO_COLUMNS
      ? places
      : beside(
          [
            { lines: places, width: width - SIDE - 3 },
            { lines: side, width: SIDE },
          ],
          '   ',
          theme,
        );
  return [
    ...top,
    ...ties,
    '',
    ...categoryTable(sheet, width, theme),
    '',
    ...roundLines(sheet, width, theme),
    ...(width < TWO_COLUMNS ? ['', ...side.map(line => ` ${line}`)] : []),
  ];
}

function courseLines({ rounds, names, scores }: ResultSheet, width: number, theme: Theme): string[] {
  const seats = placesOf(scores).map(({ score }) => score.seat);
  const lines = courseTable(rounds, names, seats, width, theme);
  return lines.length === 0 ? [] : ['', ...lines];
}

/** How it compares with the player's own games of this kind. */
function standingLines({ standing }: ResultSheet, theme: Theme): string[] {
  if (standing === null) return [];
  const { style } = theme;
  const { best, bestBefore, median, games, rank, points: own } = standing;
  const record = bestBefore !== null && own > bestBefore;
  const rows = [
    ['your best', String(best), record || games === 1 ? style.good('today') : ''],
    ['your median', String(median), ''],
    ['games', String(games), games > 1 ? style.dim(`no. ${rank} now`) : ''],
  ];
  const columns = [{ title: '' }, { title: '', align: 'right' as const }, { title: '', grow: true }];
  return table(columns, rows, SIDE, theme);
}
