/** The lines under the places of the city: prices, who holds Leonardo, what the signs count, and the turn. */
import { plural } from '../../../core/words.ts';
import { cityIsClosed, printedTurn } from '../../../games/leonardo/rules/turns.ts';
import { target } from '../../draw/targets.ts';
import type { Theme } from '../../theme.ts';
import { type PhaseName, phaseName, sellingZone } from './facts.ts';
import { LEONARDO, PRICES } from './ids.ts';
import { between, firstFit, marked, type PanelInput } from './panel.ts';
import { price } from './signs.ts';

export function cityLegend({ glyph }: Theme): string {
  return `${glyph.apprentice} apprentice  ${glyph.master} master  ${glyph.florin} florins`;
}

/** In so many lines: all in brief, or each apart. */
export function cityLines(input: PanelInput, count: number): string[] {
  if (count === 1) return [inBrief(input)];
  return [pricesAndLeonardo(input), ranks(input), turnLine(input)].slice(0, count);
}

function inBrief(input: PanelInput): string {
  const { theme, t, width } = input;
  const { glyph, style } = theme;
  const signs = style.dim(`${glyph.apprentice} counts 1  ${glyph.master} counts ${t.constants.masterRank}`);
  const prices = `${target(input, PRICES, 'Prices:')}${priceTrack(input)}`;
  return firstFit(
    width,
    between(` ${signs}  ${prices}`, leonardoText(input, true), width),
    between(` ${signs}  ${prices}`, leonardoText(input, false), width),
    prices,
  );
}

function pricesAndLeonardo(input: PanelInput): string {
  const { width } = input;
  const prices = priceTrack(input);
  const long = leonardoText(input, true);
  const short = leonardoText(input, false);
  const word = (text: string): string => target(input, PRICES, text);
  return firstFit(
    width,
    between(`${word('Prices go up as they buy:')}${prices}`, long, width),
    between(`${word('Prices rise as they buy:')}${prices}`, short, width),
    between(`${word('Prices')}${prices}`, short, width),
    `${word('Prices')}${prices}`,
  );
}

/** The money marker's track. */
function priceTrack({ t, view, theme }: PanelInput): string {
  const selling = sellingZone(view) !== null;
  const steps = t.constants.prices.map((cost, i) => {
    const text = price(theme, cost);
    if (!selling) return theme.hue.yellow(text);
    return i === view.bought ? theme.style.strong(`${theme.glyph.cursor}${text}`) : theme.style.dim(text);
  });
  return steps.join('  ');
}

export function leonardoText(input: PanelInput, long: boolean): string {
  const { view, marks, names } = input;
  const holder = `${marks[view.leonardo]!.text}${long ? ` ${names[view.leonardo]}` : ''}`;
  const text = `${long ? 'Leonardo sits with' : 'Leonardo:'} ${holder}`;
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
