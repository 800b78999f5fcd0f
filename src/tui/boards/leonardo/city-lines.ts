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
  const more = [
    ...(arrivalOf(focused, view) === null ? [] : [WOULD_BE]),
    ...(isAsked ? [`${theme.style.target(`${targetOpen}${targetClose}`)} open`] : []),
  ];
  const forms = [
    [`${apprentice} apprentice counts 1`, `${master} master counts ${rank}`],
    [`${apprentice} counts 1`, `${master} master ${rank}`],
    [`${apprentice} 1`, `${master} ${rank}`],
  ].map(signs => [...signs, ...more]);
  const room = width - TITLE_CELLS;
  return firstFit(room, ...forms.map(parts => parts.join('  ')), fitting(forms.at(-1)!, room));
}

/** With the title, and around both. */
const TITLE_CELLS = 24;

/** What a question mark behind a worker or a price says, in the words of the column that tells the same. */
const WOULD_BE = '? if you do this';

/** In so many lines: all in brief, or each apart. */
export function cityLines(input: PanelInput, count: number): string[] {
  if (count === 1) return [inBrief(input)];
  if (count === 2) return [priceLine(input), leonardoLine(input, closingWords(input))];
  return [priceLine(input), leonardoLine(input, ''), turnLine(input), orderLine(input)].slice(0, count);
}

/** The signs stand in the legend. */
function inBrief(input: PanelInput): string {
  const { width } = input;
  return firstFit(
    width,
    between(prices(input, 'purchase'), `${leonardoText(input, true)} `, width),
    between(prices(input, 'purchase'), leonardoText(input, false), width),
    prices(input, 'buy'),
  );
}

/** Who pays how much: the money marker's track in words. */
function priceLine(input: PanelInput): string {
  const { width } = input;
  return firstFit(
    width,
    ` In every place but the Council the strongest buys first, of equals who came first:${prices(input, 'purchase of the turn')}`,
    ` The strongest buys first, of equals who came first:${prices(input, 'purchase')}`,
    ` Strongest first, of equals who came first:${prices(input, 'buy')}`,
    ` Strongest first (ties: who came first):${prices(input, 'buy')}`,
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

/** Who holds Leonardo, and what that is good for; something else at the end of the line. */
function leonardoLine(input: PanelInput, end: string): string {
  const { view, width, theme } = input;
  const you = view.leonardo === view.viewer;
  const long = you
    ? '(you place workers first and win tied bids)'
    : '(places workers first and wins tied bids)';
  const brief = you ? '(you place first and win ties)' : '(places first, wins ties)';
  const why = [long, brief].map(text => theme.style.dim(text));
  const lines = why.map(text => leonardoText(input, true) + text);
  if (end === '') return firstFit(width, ...lines, leonardoText(input, true));
  const ending = theme.style.dim(`${end} `);
  return firstFit(
    width,
    ...lines.map(line => between(line, ending, width)),
    ...lines,
    leonardoText(input, true),
  );
}

function closingWords({ t, view }: PanelInput): string {
  return cityIsClosed(t, view) ? '' : `city closes after turn ${t.constants.cityTurns}`;
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

function orderLine({ t, theme, width }: PanelInput): string {
  const { glyph } = theme;
  const signs = `${glyph.apprentice} counts 1, ${glyph.master} counts ${t.constants.masterRank}`;
  return theme.style.dim(
    firstFit(
      width,
      ` The Lord of the City visits the places in this order. The strongest chooses first: ${signs}. Prices beside players: if all buy.`,
      ` The Lord of the City visits the places in this order. The strongest chooses first: ${signs}.`,
      ` The Lord visits them in this order; the strongest is first: ${signs}.`,
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
