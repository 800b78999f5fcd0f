/** The lines under the places of the city: prices, who holds Leonardo, what the signs count, and the turn. */
import { ordinal, plural } from '../../../core/words.ts';
import { cityIsClosed, printedTurn } from '../../../games/leonardo/rules/turns.ts';
import { target } from '../../draw/targets.ts';
import { fitting } from '../../draw/text.ts';
import { type PhaseName, phaseName, sellingZone } from './facts.ts';
import { arrivalOf } from './forecast.ts';
import { LEONARDO, PRICES } from './ids.ts';
import { between, firstFit, marked, type PanelInput } from './panel.ts';
import { price } from './signs.ts';

export function cityLegend({ t, theme, focused, view, targets, width }: PanelInput): string {
  if (cityIsClosed(t, view)) return '';
  const { apprentice, master, targetOpen, targetClose } = theme.glyph;
  const rank = t.constants.masterRank;
  const isAsked = [...targets].some(id => id.startsWith('zone.'));
  const open = isAsked ? [`${theme.style.target(`${targetOpen}${targetClose}`)} open`] : [];
  if (arrivalOf(focused, view) === null)
    return fitting(
      [`${apprentice} apprentice counts 1  ${master} master counts ${rank}`, ...open],
      width - TITLE_CELLS,
    );
  const signs = [`${apprentice} counts 1`, `${master} master counts ${rank}`];
  return fitting([...signs, WOULD_BE, ...open], width - TITLE_CELLS);
}

/** With the title, and around both. */
const TITLE_CELLS = 22;

/** What a question mark behind a worker or a price says, in the words of the column that tells the same. */
const WOULD_BE = '? if you do this';

/** In so many lines: all in brief, or each apart. */
export function cityLines(input: PanelInput, count: number): string[] {
  if (count === 1) return [inBrief(input)];
  return [priceLine(input), leonardoLine(input), turnLine(input), ranks(input)].slice(0, count);
}

function inBrief(input: PanelInput): string {
  const { theme, t, width } = input;
  const { glyph, style } = theme;
  const signs = style.dim(`${glyph.apprentice} counts 1, ${glyph.master} ${t.constants.masterRank}`);
  const would = style.dim('? if so');
  const leonardo = leonardoText(input, false);
  return firstFit(
    width,
    between(` ${signs}  ${style.dim(WOULD_BE)} ${prices(input, 'purchase')}`, leonardo, width),
    between(` ${signs}  ${would} ${prices(input, 'purchase')}`, leonardo, width),
    between(` ${signs}  ${would} ${prices(input, 'buy')}`, leonardo, width),
    prices(input, 'buy'),
  );
}

/** Who pays how much: the money marker's track in words. */
function priceLine(input: PanelInput): string {
  const { width } = input;
  return firstFit(
    width,
    ` In every place but the Council the strongest buys first:${prices(input, 'purchase of the turn')}`,
    ` The strongest buys first, but for the Council:${prices(input, 'purchase')}`,
    ` The strongest buys first:${prices(input, 'purchase')}`,
    prices(input, 'buy'),
  );
}

/** "1st purchase free, 2nd 2ƒ, 3rd 3ƒ", the one that is offered now marked. */
function prices(input: PanelInput, noun: string): string {
  const { t, view, theme } = input;
  const selling = sellingZone(view) !== null;
  const steps = t.constants.prices.map((cost, i) => {
    const text = `${ordinal(i + 1)}${i === 0 ? ` ${noun}` : ''} ${price(theme, cost)}`;
    if (!selling) return text;
    return i === view.bought ? theme.style.strong(`${theme.glyph.cursor}${text}`) : theme.style.dim(text);
  });
  return target(input, PRICES, steps.join(', '));
}

/** Who holds Leonardo, and what that is good for. */
function leonardoLine(input: PanelInput): string {
  const { view, width, theme } = input;
  const you = view.leonardo === view.viewer;
  const why = theme.style.dim(
    you ? '(you place workers first and win tied bids)' : '(places workers first and wins tied bids)',
  );
  return firstFit(width, `${leonardoText(input, true)}${why}`, leonardoText(input, true));
}

export function leonardoText(input: PanelInput, long: boolean): string {
  const { view, marks, names } = input;
  const holder = `${marks[view.leonardo]!.text}${long ? ` ${names[view.leonardo]}` : ''}`;
  const text = `${long ? 'Leonardo is with' : 'Leonardo:'} ${holder}`;
  return target(
    input,
    LEONARDO,
    marked(input, text, ({ leonardo }) => leonardo),
  );
}

function ranks({ t, theme, width }: PanelInput): string {
  const { glyph } = theme;
  const signs = `${glyph.apprentice} counts 1, ${glyph.master} counts ${t.constants.masterRank}`;
  return theme.style.dim(
    firstFit(
      width,
      ` The Lord of the City goes from A to H. The strongest chooses first, of equals who came first: ${signs}. Prices beside players: if all buy.`,
      ` The Lord of the City goes from A to H. The strongest chooses first, of equals who came first: ${signs}.`,
      ` From A to H; the strongest first, of equals who came first: ${signs}.`,
      ` Strongest first: ${signs}.`,
    ),
  );
}

const PHASE_WORDS: Readonly<Record<PhaseName, string>> = {
  start: 'inventions are started',
  place: 'workers are placed',
  city: 'the city is visited',
  complete: 'inventions are completed',
};

/** The turn, what is done in it now, and how long the city stays open. */
export function turnLine(input: PanelInput): string {
  const { t, view, theme, width } = input;
  const { turns, cityTurns } = t.constants;
  const turn = printedTurn(view);
  const phase = phaseName(view);
  const left = cityTurns - turn;
  const rest =
    view.phase === 'over'
      ? 'the game is over'
      : cityIsClosed(t, view)
        ? turn === turns
          ? 'this is the last turn'
          : 'one more turn follows'
        : `${left === 0 ? 'the last turn' : `${plural(left, 'more turn')}`} with the city, then ${turns - cityTurns} with laboratories only`;
  const head = ` Turn ${turn} of ${turns} `;
  const now = phase === null ? '' : ` ${PHASE_WORDS[phase]} `;
  return firstFit(width, `${head} ${now} ${theme.style.dim(rest)}`, `${head} ${now}`, head);
}
