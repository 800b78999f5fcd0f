/** The parts of the city that both its drawings share: what a zone offers, who stands there, prices, privileges. */
import type { Seat } from '../../../core/game.ts';
import {
  ACADEMY,
  COUNCIL,
  FIRST_SHOP,
  MATERIALS,
  type Place,
  WORKSHOP,
} from '../../../games/leonardo/types.ts';
import { plural } from '../../../games/leonardo/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { spot } from '../../draw/spot.ts';
import { cityIsClosed, homeSeat, isSelling, rankingOf, strengthOf } from './facts.ts';
import { PRICES, privilegeId, workersId, zoneId } from './ids.ts';
import { firstFit, marked, type Scene } from './scene.ts';
import { figures, materialLetter } from './signs.ts';

/** "A Council", with a cursor before it where the Lord of the City is. */
export function zoneTitle(scene: Scene, zone: Place): string {
  const { theme, view, t } = scene;
  const here = view.lord === zone;
  const name = `${'ABCDEFGH'[zone]} ${t.placeNames[zone]}`;
  const shown = here ? theme.style.strong(name) : name;
  return (here ? theme.style.accent(theme.glyph.cursor) : ' ') + spot(scene, zoneId(zone), shown);
}

/** What is there to be had, and for how much where the Lord is. */
export function zoneOffer(scene: Scene, zone: Place, room: number): string {
  const { theme, view, t, signs } = scene;
  const price = isSelling(view) && view.lord === zone ? t.constants.prices[view.bought] : undefined;
  const amount = price === 0 ? 'free' : `${price}${signs.florin}`;
  const cost =
    price === undefined ? '' : ` ${theme.style.accent(theme.glyph.cursor)}${theme.style.strong(amount)}`;
  return firstFit(room, zoneStock(scene, zone, 'long') + cost, zoneStock(scene, zone, 'short') + cost);
}

function zoneStock(scene: Scene, zone: Place, size: 'long' | 'short'): string {
  const short = size === 'short';
  const { theme, view, signs } = scene;
  if (zone === COUNCIL) {
    const text = `${view.councilFlorins}${signs.florin}`;
    return marked(scene, text, each => each.councilFlorins);
  }
  if (zone === WORKSHOP) return short ? '' : 'improvements';
  if (zone === ACADEMY) {
    const left = view.players[homeSeat(view)]!.academy;
    const text = short ? String(left) : plural(left, 'apprentice');
    return marked(scene, text, each => each.players[homeSeat(view)]?.academy);
  }
  const material = zone - FIRST_SHOP;
  const stock = view.shops[material]!;
  const word = short ? '' : ` ${MATERIALS[material]}`;
  const number = short ? String(stock) : String(stock).padStart(3);
  const text = materialLetter(theme, material) + (stock === 0 ? theme.style.bad(number) : number) + word;
  return marked(scene, text, each => each.shops[material]);
}

const SIZES = ['full', 'short', 'strength'] as const;
type EntrySize = (typeof SIZES)[number];

/** Everybody in a zone, strongest first: mark, strength, figures. Shorter where that is needed to fit. */
export function rankingEntries(
  scene: Scene,
  zone: Place,
  fits: (widths: readonly number[]) => boolean,
): string[] {
  const seats = rankingOf(scene.t, scene.view, zone);
  let entries: string[] = [];
  for (const size of SIZES) {
    entries = seats.map(seat => workersEntry(scene, zone, seat, size));
    if (fits(entries.map(widthOfText))) break;
  }
  return entries;
}

function workersEntry(scene: Scene, zone: Place, seat: Seat, size: EntrySize): string {
  const { theme, view, marks, signs, t } = scene;
  const player = view.players[seat]!;
  const mark = marks[seat]!;
  const master = player.master === zone;
  const strength = strengthOf(t, player, zone);
  const asked = view.lord === zone && view.pending?.seat === seat;
  const cursor = asked && size !== 'strength' ? theme.style.accent(theme.glyph.cursor) : '';
  const number = theme.style.strong(String(strength));
  const workers = mark.style(figures(signs, player.placed[zone]!, master));
  const text = {
    full: `${cursor}${mark.text} ${number} ${workers}`,
    short: `${cursor}${mark.text} ${number}${master ? mark.style(signs.master) : ''}`,
    strength: mark.text + number,
  }[size];
  const shown = marked(scene, text, each => strengthOf(t, each.players[seat]!, zone));
  return spot(scene, workersId(zone, seat), shown);
}

/** The money marker's track. */
export function priceTrack(scene: Scene): string {
  const { t, view, theme, signs } = scene;
  const selling = isSelling(view);
  const steps = t.constants.prices.map((price, i) => {
    const text = i === 0 && price === 0 ? 'free' : `${price}${signs.florin}`;
    if (!selling) return ` ${text}`;
    if (i === view.bought) return theme.style.accent(theme.glyph.cursor) + theme.style.strong(text);
    return ` ${theme.style.dim(text)}`;
  });
  return `${spot(scene, PRICES, 'Prices')}${steps.join(' ')}`;
}

/** Below the zones: prices and the signs of workers, or why nobody goes there any more. */
export function cityFooter(scene: Scene): string {
  const { theme, view, width, t } = scene;
  if (cityIsClosed(t, view)) {
    return theme.style.dim(
      firstFit(
        width,
        '  The city is closed in the last two turns: workers go to laboratories only.',
        '  The city is closed now.',
      ),
    );
  }
  const legend = signLegend(scene);
  const prices = ` ${priceTrack(scene)}`;
  const order = `strongest first, ties by the arrow ${theme.glyph.right}`;
  return firstFit(
    width,
    `${prices}   ${legend}  ${theme.style.dim(order)}`,
    `${prices}   ${legend}  ${theme.style.dim('strongest first')}`,
    prices,
  );
}

export function signLegend({ theme, signs, t }: Scene): string {
  return theme.style.dim(
    `${signs.apprentice} apprentice  ${signs.master} master, counts ${t.constants.masterRank}`,
  );
}

/** The four privileges of the Council, in words, and who has chosen each. */
export function privilegeSpot(scene: Scene, privilege: number, size: 'long' | 'short'): string {
  const { theme, view, marks, signs, t } = scene;
  const { councilComponentPrice, councilLook } = t.constants;
  const words = {
    long: [
      'move an apprentice',
      `take ${view.councilFlorins}${signs.florin}`,
      `arrange ${Math.min(councilLook, view.deckSize)} of deck`,
      `component for ${councilComponentPrice}${signs.florin}`,
    ],
    short: ['move', `${view.councilFlorins}${signs.florin}`, 'deck', 'buy'],
  }[size];
  const holder = view.privileges[privilege - 1]!;
  const number = holder >= 0 ? marks[holder]!.text : theme.style.strong(String(privilege));
  const word = words[privilege - 1]!;
  const text = `${number} ${holder >= 0 ? theme.style.dim(word) : word}`;
  return spot(
    scene,
    privilegeId(privilege),
    marked(scene, text, each => each.privileges[privilege - 1]),
  );
}
