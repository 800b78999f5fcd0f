/** The parts of the city that both its drawings share: what a zone offers, who stands there, prices, privileges. */
import type { Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import { priceOf, ranking, strength } from '../../../games/leonardo/rules/city.ts';
import { cardsToLookAt } from '../../../games/leonardo/rules/topics/arrange.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  ACADEMY,
  COUNCIL,
  MATERIALS,
  materialAt,
  NOBODY,
  type PlaceIndex,
  PRIVILEGES,
  type PrivilegeId,
  type PrivilegeIndex,
} from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { tagged, target } from '../../draw/targets.ts';
import { homeSeat, sellingZone } from './facts.ts';
import { PRICES, privilegeId, workersId, zoneId } from './ids.ts';
import { firstFit, marked, type PanelInput } from './panel.ts';
import { figures, materialLetter } from './signs.ts';

/** "A Council", with a cursor before it where the Lord of the City is. */
export function zoneTitle(input: PanelInput, zone: PlaceIndex): string {
  return (lordSign(input, zone) || ' ') + target(input, zoneId(zone), zoneName(input, zone));
}

/** The same in the edge of a box. */
export function zoneBoxTitle(input: PanelInput, zone: PlaceIndex): string {
  const lord = lordSign(input, zone);
  const name = spot(input, zoneId(zone), zoneName(input, zone)).trimEnd();
  return lord + tagged(input, zoneId(zone), lord === '' ? name.trimStart() : name);
}

function lordSign({ view, theme }: PanelInput, zone: PlaceIndex): string {
  return view.lord === zone ? theme.style.accent(theme.glyph.cursor) : '';
}

function zoneName({ theme, view, t }: PanelInput, zone: PlaceIndex): string {
  const name = `${t.zoneLetters[zone]} ${t.zoneNames[zone]}`;
  return view.lord === zone ? theme.style.strong(name) : name;
}

/** What is there to be had, and for how much where the Lord is. */
export function zoneOffer(input: PanelInput, zone: PlaceIndex, room: number): string {
  const { theme, view, t, signs } = input;
  const price = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  const amount = price === 0 ? 'free' : `${price}${signs.florin}`;
  const cost =
    price === undefined ? '' : ` ${theme.style.accent(theme.glyph.cursor)}${theme.style.strong(amount)}`;
  return firstFit(room, zoneStock(input, zone, 'long') + cost, zoneStock(input, zone, 'short') + cost);
}

function zoneStock(input: PanelInput, zone: PlaceIndex, size: 'long' | 'short'): string {
  const short = size === 'short';
  const { theme, view, signs } = input;
  if (zone === COUNCIL) {
    const text = `${view.councilFlorins}${signs.florin}`;
    return marked(input, text, each => each.councilFlorins);
  }
  if (zone === ACADEMY) {
    const left = view.seats[homeSeat(view)]!.academy;
    const text = short ? String(left) : plural(left, 'apprentice');
    return marked(input, text, each => each.seats[homeSeat(view)]?.academy);
  }
  const material = materialAt(zone);
  if (material === undefined) return short ? '' : 'improvements';
  const stock = view.shops[material]!;
  const word = short ? '' : ` ${MATERIALS[material]}`;
  const number = short ? String(stock) : String(stock).padStart(3);
  const text = materialLetter(theme, material) + (stock === 0 ? theme.style.bad(number) : number) + word;
  return marked(input, text, each => each.shops[material]);
}

const SIZES = ['full', 'short', 'strength'] as const;
type EntrySize = (typeof SIZES)[number];

/** Everybody in a zone, strongest first: mark, strength, figures. Shorter where that is needed to fit. */
export function rankingEntries(
  input: PanelInput,
  zone: PlaceIndex,
  fits: (widths: readonly number[]) => boolean,
): string[] {
  const seats = ranking(input.t, input.view, zone);
  let entries: string[] = [];
  for (const size of SIZES) {
    entries = seats.map(seat => workersEntry(input, zone, seat, size));
    if (fits(entries.map(widthOfText))) break;
  }
  return entries;
}

function workersEntry(input: PanelInput, zone: PlaceIndex, seat: Seat, size: EntrySize): string {
  const { theme, view, marks, signs, t } = input;
  const player = view.seats[seat]!;
  const mark = marks[seat]!;
  const master = player.master === zone;
  const asked = view.lord === zone && view.pending?.seat === seat;
  const cursor = asked && size !== 'strength' ? theme.style.accent(theme.glyph.cursor) : '';
  const number = theme.style.strong(String(strength(t, player, zone)));
  const workers = mark.style(figures(signs, player.placed[zone]!, master));
  const text = {
    full: `${cursor}${mark.text} ${number} ${workers}`,
    short: `${cursor}${mark.text} ${number}${master ? mark.style(signs.master) : ''}`,
    strength: mark.text + number,
  }[size];
  const shown = marked(input, text, each => strength(t, each.seats[seat]!, zone));
  return target(input, workersId(zone, seat), shown);
}

/** The money marker's track. */
function priceTrack(input: PanelInput): string {
  const { t, view, theme, signs } = input;
  const selling = sellingZone(view) !== null;
  const steps = t.constants.prices.map((price, i) => {
    const text = i === 0 && price === 0 ? 'free' : `${price}${signs.florin}`;
    if (!selling) return ` ${text}`;
    if (i === view.bought) return theme.style.accent(theme.glyph.cursor) + theme.style.strong(text);
    return ` ${theme.style.dim(text)}`;
  });
  return `${target(input, PRICES, 'Prices')}${steps.join(' ')}`;
}

/** Below the zones: prices and the signs of workers, or why nobody goes there any more. */
export function cityFooter(input: PanelInput): string {
  const { theme, view, width, t } = input;
  if (cityIsClosed(t, view)) {
    return theme.style.dim(
      firstFit(
        width,
        '  The city is closed in the last two turns: workers go to laboratories only.',
        '  The city is closed now.',
      ),
    );
  }
  const legend = signLegend(input);
  const prices = ` ${priceTrack(input)}`;
  const order = `strongest first, ties by the arrow ${theme.glyph.right}`;
  return firstFit(
    width,
    `${prices}   ${legend}  ${theme.style.dim(order)}`,
    `${prices}   ${legend}  ${theme.style.dim('strongest first')}`,
    prices,
  );
}

export function signLegend({ theme, signs, t }: PanelInput): string {
  return theme.style.dim(
    `${signs.apprentice} apprentice  ${signs.master} master, counts ${t.constants.masterRank}`,
  );
}

/** A privilege in a few words, and in one. */
const PRIVILEGE_WORDS: Readonly<
  Record<PrivilegeId, (input: PanelInput) => { readonly long: string; readonly short: string }>
> = {
  'move-apprentice': () => ({ long: 'move an apprentice', short: 'move' }),
  'take-florins': ({ view, signs }) => {
    const florins = `${view.councilFlorins}${signs.florin}`;
    return { long: `take ${florins}`, short: florins };
  },
  'arrange-deck': ({ view, t }) => ({
    long: `arrange ${cardsToLookAt(t, view.deckSize)} of deck`,
    short: 'deck',
  }),
  'buy-component': ({ t, signs }) => ({
    long: `component for ${t.constants.councilComponentPrice}${signs.florin}`,
    short: 'buy',
  }),
};

/** A privilege of the Council in words, and who has chosen it. */
export function privilegeSpot(input: PanelInput, privilege: PrivilegeIndex, size: 'long' | 'short'): string {
  const { theme, view, marks } = input;
  const holder = view.privileges[privilege]!;
  const free = holder === NOBODY;
  const number = free ? theme.style.strong(String(privilege + 1)) : marks[holder]!.text;
  const word = PRIVILEGE_WORDS[PRIVILEGES[privilege]!](input)[size];
  const text = `${number} ${free ? word : theme.style.dim(word)}`;
  return target(
    input,
    privilegeId(privilege),
    marked(input, text, each => each.privileges[privilege]),
  );
}
