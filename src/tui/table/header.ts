/** One line that is always in sight: the game, how far it has come, whose turn it is, and what one has. */
import type { Seat } from '../../core/game.ts';
import type { Headline, Progress } from '../boards/contract.ts';
import { pointWords } from '../boards/points.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Theme } from '../theme.ts';
import type { TableModel } from './model.ts';
import { isVeiled } from './secrets.ts';
import { ownSeat, type TableContext } from './ui.ts';

/** A part of the line, from the fullest form to the shortest; an empty one leaves it out. */
interface Part {
  readonly forms: readonly string[];
  /** When each form gives way to the next: of all parts, the lowest first. */
  readonly yields: readonly number[];
  /** Should not be left out. */
  readonly vital?: boolean;
}

/** Between the parts: narrower where that leaves room for one more of them. */
const GAPS = ['   ', '  '] as const;

/** What stands at the right end: where the game is kept, or that it is not. */
export function headerLine(model: TableModel, status: string, width: number, theme: Theme): string {
  const headline = model.boards.headline(model.view);
  const shared: Part[] = [
    { forms: [theme.style.title(model.title.toUpperCase()), ''], yields: [5] },
    ...headline.progress.map((progress, i) => progressPart(progress, i, theme)),
    phasePart(headline, theme),
    turnPart(model, theme),
  ];
  const end: Part = { forms: [theme.style.dim(status), ''], yields: [0] };
  const inWords = fitted([...shared, ...ownParts(model, theme, 'text')], end, width - 2);
  const { left, right } = inWords.isWhole
    ? inWords
    : fitted([...shared, ...ownParts(model, theme, 'brief')], end, width - 2);
  const free = Math.max(0, width - 2 - widthOfText(left) - widthOfText(right));
  return theme.ground.header(pad(` ${left}${' '.repeat(free)}${right} `, width, theme));
}

/** In its place while the boards show what has not happened: what they show, and how to come back. */
export function aheadLine(move: string, { keymap, theme, size }: TableContext): string {
  const title = theme.style.warn('AS IT WOULD BE');
  const back = `not played; ${keyNamer(keymap)('ahead')} goes back `;
  const room = size.width - widthOfText(title) - widthOfText(back) - 4;
  const line = ` ${title}  ${pad(move, Math.max(0, room), theme)} ${theme.style.warn(back)}`;
  return theme.ground.header(pad(line, size.width, theme));
}

function fitted(parts: readonly Part[], end: Part, width: number): FittedLine {
  const [wide, narrow] = GAPS.map(gap => shortened(parts, end, width, gap));
  return narrow!.shortenings < wide!.shortenings ? narrow! : wide!;
}

interface FittedLine {
  readonly left: string;
  readonly right: string;
  /** How many steps the parts had to give way in all. */
  readonly shortenings: number;
  /** Is everything vital there? */
  readonly isWhole: boolean;
}

/** Forms grow shorter, in the order in which parts give way, until all have room. */
function shortened(parts: readonly Part[], end: Part, width: number, gap: string): FittedLine {
  const all = [...parts, end];
  const chosen = all.map(() => 0);
  const text = (i: number): string => all[i]!.forms[chosen[i]!]!;
  const left = (): string =>
    parts
      .map((_, i) => text(i))
      .filter(form => form !== '')
      .join(gap);
  const right = (): string => text(parts.length);
  const needed = (): number => {
    const end = widthOfText(right());
    return widthOfText(left()) + (end === 0 ? 0 : end + gap.length);
  };
  const steps = all.flatMap((part, i) => part.yields.map(rank => ({ rank, i })));
  const given = steps
    .sort((a, b) => a.rank - b.rank)
    .filter(({ i }) => {
      if (needed() <= width) return false;
      chosen[i]!++;
      return true;
    });
  // What gave way too early comes back where there is room for it after all.
  for (const { i } of given.toReversed()) {
    chosen[i]!--;
    if (needed() > width) chosen[i]!++;
  }
  return {
    left: left(),
    right: right(),
    shortenings: chosen.reduce((sum, form) => sum + form, 0),
    isWhole: parts.every((part, i) => part.vital !== true || text(i) !== ''),
  };
}

/** More steps than this are told in numbers alone. */
const MOST_PIPS = 20;

/** In the smallest terminals the first alone is told. */
function progressPart({ label, at, of, bar }: Progress, nth: number, theme: Theme): Part {
  const { glyph, style } = theme;
  const count = of < at ? String(at) : `${at} of ${of}`;
  const short = `${style.dim(label)} ${style.strong(count)}`;
  const shorter = nth === 0 ? [short] : [short, ''];
  const gone = nth === 0 ? [] : [7];
  if (of < 1 || of > MOST_PIPS || at > of) return { forms: shorter, yields: gone };
  const [full, empty] = nth === 0 ? [glyph.square, glyph.squareEmpty] : [glyph.full, glyph.empty];
  const steps = Array.from({ length: of }, (_, i) => {
    const rule = bar !== undefined && i === bar ? style.dim(glyph.vertical) : '';
    return rule + (i < at ? style.accent(full) : style.dim(empty));
  });
  const pips = steps.join('');
  return {
    forms: [`${style.dim(label)} ${pips} ${style.strong(count)}`, ...shorter],
    yields: [nth === 0 ? 4 : 3.5, ...gone],
  };
}

function phasePart({ phases }: Headline, theme: Theme): Part {
  if (phases === null) return { forms: [''], yields: [] };
  const { names, at } = phases;
  const now = theme.style.strong((names[at] ?? '').toUpperCase());
  const all = names.map((name, i) => (i === at ? now : theme.style.dim(name)));
  return { forms: [all.join(theme.style.dim(` ${theme.glyph.targetClose} `)), now, ''], yields: [1, 6.5] };
}

/** Whose turn it is; the question below tells it again, with the name. */
function turnPart(model: TableModel, theme: Theme): Part {
  const { phase, names, decision } = model;
  const always = (text: string): Part => ({ forms: [text, ''], yields: [2] });
  if (decision === null || phase.kind === 'over') return always(theme.style.strong('game over'));
  if (names.length === 1) return always('');
  if (isVeiled(model)) return always(theme.style.strong('secret choices'));
  const player = `${theme.marks(names)[decision.seat]!.text} ${theme.style.strong(names[decision.seat]!)}`;
  return { forms: [`${player}'s turn`, player, ''], yields: [2, 3.2] };
}

/** What the viewer has, the points first to come and last to go. */
function ownParts(model: TableModel, theme: Theme, form: 'text' | 'brief'): Part[] {
  const { boards, view } = model;
  const seat = ownSeat(model);
  if (seat === null) return [];
  const owned = boards.resources(view, seat).map((resource, i): Part => {
    const { hue, vital = false } = resource;
    const shown = theme.hue[hue](resource[form] ?? resource.text);
    return { forms: [shown, ''], yields: [(i < 3 || vital ? 6 : 3) - i / 100], vital };
  });
  return [...owned, { forms: [pointsText(model, seat, theme), ''], yields: [8] }];
}

function pointsText(model: TableModel, seat: Seat, theme: Theme): string {
  const total = model.scores.find(score => score.seat === seat)?.total;
  if (total === undefined || total === null) return '';
  return theme.hue.orange(`${theme.glyph.star} ${pointWords(model.boards, total)}`);
}
