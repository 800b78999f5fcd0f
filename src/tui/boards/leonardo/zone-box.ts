/** A place of the city in a box: what it has, who stands there by rank, and what each would pay. */

import type { Seat } from '../../../core/game.ts';
import { ordinal, plural } from '../../../core/words.ts';
import { priceOf, ranking, strength } from '../../../games/leonardo/rules/city.ts';
import {
  ACADEMY,
  COUNCIL,
  MATERIALS,
  materialAt,
  type PlaceIndex,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { target } from '../../draw/targets.ts';
import type { Style, Theme } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { homeSeat, isPlacing, isVisited, sellingZone } from './facts.ts';
import { arrivalOf, leftOut, oneMore, type Prospect, prospects, withArrival } from './forecast.ts';
import { framed } from './frame.ts';
import { workersId, zoneId } from './ids.ts';
import { between, firstFit, fitted, marked, type PanelInput } from './panel.ts';
import { figures, materialStyle, price } from './signs.ts';

export function zoneBox(input: PanelInput, zone: PlaceIndex, size: Size, lines: readonly string[]): string[] {
  const { theme, t, view } = input;
  const name = t.zoneNames[zone]!;
  const edges = {
    title: isSteppedBack(input, zone) ? theme.style.dim(name) : theme.style.strong(name),
    topRight:
      view.lord === zone ? theme.style.accent(firstFit(size.width - 18, ' the Lord is here ', ' now ')) : '',
    bottomLeft: footOf(input, zone, size.width - 2),
  };
  return framed(input, zoneId(zone), lines, size, edges, edgeOf(input, zone));
}

function edgeOf({ theme, view, targets }: PanelInput, zone: PlaceIndex): Style {
  if (view.lord === zone) return theme.style.accent;
  return targets.has(zoneId(zone)) ? text => text : theme.style.rule;
}

/** Where a place is to be chosen, those that cannot be step back; so do those that the Lord has left. */
function isSteppedBack({ view, targets, choices }: PanelInput, zone: PlaceIndex): boolean {
  if (view.lord === zone || targets.has(zoneId(zone))) return false;
  return isVisited(view, zone) || choices.some(({ target: about }) => about?.startsWith('zone.') === true);
}

/** What one more worker here would mean for the viewer, or that the Lord has been here. */
function footOf(input: PanelInput, zone: PlaceIndex, room: number): string {
  const { t, view, theme } = input;
  if (isVisited(view, zone)) return theme.style.dim(fitted(input, room, ' visited this turn ', ' visited '));
  const isChoosing = input.choices.length > 0;
  // Who decides may have the own secrets face down, and be nobody as a viewer.
  const seat = view.viewer ?? (isChoosing ? (view.pending?.seat ?? null) : null);
  if (seat === null || !isPlacing(t, view, seat)) return '';
  if (isChoosing && !input.targets.has(zoneId(zone))) return whyClosed(input, zone, seat, room);
  const then = oneMore(view, seat, zone);
  const rankIn = (table: View): string => ordinal(ranking(t, table, zone).indexOf(seat) + 1);
  const rank = rankIn(then);
  const whom =
    view.seats[seat]!.master === then.seats[seat]!.master ? theme.glyph.apprentice : theme.glyph.master;
  const promise = (...worths: string[]): string =>
    fitted(
      input,
      room,
      ...worths.flatMap(worth => [
        ` with one more ${whom} you would be ${rank}: ${worth} `,
        ` with ${whom} you are ${rank}: ${worth} `,
      ]),
      ...worths.flatMap(worth => [` with ${whom}: ${rank}, ${worth} `, ` ${whom}: ${rank}, ${worth} `]),
    );
  if (zone === COUNCIL && leftOut(t, then) === seat)
    return theme.style.accent(
      fitted(
        input,
        room,
        ` with ${whom} you would be the last of all players: nothing `,
        ` with ${whom}: last of all, nothing `,
        ' last of all: nothing ',
      ),
    );
  if (zone === COUNCIL) return theme.style.accent(promise('a privilege', 'choose'));
  const mine = prospects(t, then, zone).find(each => each.seat === seat);
  if (mine === undefined) return '';
  const whys = whyNothing(input, mine);
  if (whys.length > 0)
    return theme.style.dim(
      fitted(
        input,
        room,
        ...whys.flatMap(why => [` with ${whom}: ${why} `, ` ${whom}: ${why} `, ` ${why} `]),
      ),
    );
  const [first = 0] = mine.prices;
  const stays = view.rows[zone]!.includes(seat) && rankIn(view) === rank;
  if (stays)
    return theme.style.dim(
      fitted(input, room, ` with one more ${whom} you stay ${rank} `, ` ${whom}: stays ${rank} `),
    );
  return theme.style.accent(promise(price(theme, first)));
}

/** Where apprentices of this turn stand already, nobody can follow them. [leonardo.placement.once] */
function whyClosed(input: PanelInput, zone: PlaceIndex, seat: Seat, room: number): string {
  const { placed, idle } = input.view.seats[seat]!;
  if (placed[zone] === 0 || idle === 0) return '';
  return input.theme.style.dim(
    fitted(input, room, ' apprentices go here once a turn ', ' only once a turn ', ' once a turn '),
  );
}

/** Why a player gets nothing, from long to short; nothing for who gets something. */
function whyNothing({ theme }: PanelInput, { why, dear }: Prospect): readonly string[] {
  switch (why) {
    case null:
      return [];
    case 'florins':
      return ['cannot pay', 'lacks', 'no'].map(words => `${words} ${price(theme, dear ?? 0)}`);
    case 'use':
      return ['nothing of use', 'no use now', 'no use'];
    case 'late':
      return ['too late'];
  }
}

/** "1 free, 1 for 3ƒ", then shorter. */
function purchaseWords({ theme }: PanelInput, prices: readonly number[]): readonly [string, string] {
  const [first = 0, ...more] = prices.map(cost => price(theme, cost));
  const shorter = String(first);
  const all = prices.map(cost => (cost === 0 ? '1 free' : `1 for ${price(theme, cost)}`));
  return [more.length === 0 ? shorter : all.join(', '), shorter];
}

/** What there is to be had, and for how much where the Lord is. */
export function stockLine(input: PanelInput, zone: PlaceIndex, room: number): string {
  const { theme, view, t } = input;
  const cost = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  const [long, short] = stockWords(input, zone);
  if (cost === undefined) return ` ${fitted(input, room - 1, long, short)}`;
  const amount = theme.style.strong(price(theme, cost));
  const next = cost === 0 ? `next one ${amount}` : `next one costs ${amount}`;
  const texts = [next, `now ${amount}`, amount].flatMap(now =>
    [long, short].map(stock => between(stock, now, room - 2)),
  );
  return ` ${fitted(input, room - 2, ...texts, cost === 0 ? `next ${amount}` : `next: ${amount}`)} `;
}

function stockWords(input: PanelInput, zone: PlaceIndex): readonly [string, string] {
  const { theme, view } = input;
  if (zone === COUNCIL) {
    const text = `${plural(view.councilFlorins, 'florin')} here`;
    return [marked(input, text, each => each.councilFlorins), text];
  }
  if (zone === ACADEMY) {
    const seat = homeSeat(view);
    const left = view.seats[seat]!.academy;
    const whose = view.viewer === null ? 'left' : 'for you';
    const mark = (text: string): string => marked(input, text, each => each.seats[seat]?.academy);
    if (left === 0)
      return [mark(`no apprentice ${whose}`), mark(view.viewer === null ? 'none left' : 'none for you')];
    return [mark(`${plural(left, 'apprentice')} ${whose}`), mark(`${left} more ${whose}`)];
  }
  const material = materialAt(zone);
  if (material === undefined) return ['improves a laboratory', 'improves labs'];
  const stock = view.shops[material]!;
  const text = `${materialStyle(theme, material)(theme.glyph.square)} ${stock === 0 ? 'no' : stock} ${MATERIALS[material]}`;
  const shown = marked(input, text, each => each.shops[material]);
  return [`${shown} left`, shown];
}

/** The zone as it would be with those whom the move under the cursor would bring. */
function foreseen({ view, focused }: PanelInput, zone: PlaceIndex): View {
  const arrival = arrivalOf(focused, view);
  return arrival?.place === zone ? withArrival(view, arrival) : view;
}

/** Everybody in a zone, strongest first. */
export function rankingEntries(input: PanelInput, zone: PlaceIndex, form: EntryForm): string[] {
  const shown = foreseen(input, zone);
  return ranking(input.t, shown, zone).map(seat => entry(input, shown, zone, seat, form));
}

/** The same, a line each, with what they would pay. */
export function rankingLines(input: PanelInput, zone: PlaceIndex, room: number, most: number): string[] {
  const { t, view, theme } = input;
  const shown = foreseen(input, zone);
  const out = leftOut(t, shown);
  const found = prospects(t, shown, zone);
  if (found.length === 0) return [theme.style.dim(' nobody')];
  const lines = found.map((prospect, i) => {
    const rank = prospect.seat === out ? 'gets nothing' : ordinal(i + 1);
    const worths = zone === COUNCIL ? [rank] : worthWords(input, prospect);
    const isSure = shown.seats[prospect.seat] === view.seats[prospect.seat];
    return entryLine(input, shown, zone, prospect, isSure ? worths : worths.map(worth => `${worth}?`), room);
  });
  if (lines.length <= most) return lines;
  const rest = found.slice(most - 1).map(({ seat }) => entry(input, shown, zone, seat, 'short'));
  return [...lines.slice(0, most - 1), rest.join('')];
}

/** From long to short. */
function worthWords(input: PanelInput, prospect: Prospect): readonly string[] {
  const { prices, why } = prospect;
  if (why !== null) return whyNothing(input, prospect);
  return [...purchaseWords(input, prices), ...purchaseWords(input, prices.slice(0, 1))];
}

function entryLine(
  input: PanelInput,
  shown: View,
  zone: PlaceIndex,
  { seat, why }: Prospect,
  worths: readonly string[],
  room: number,
): string {
  const { theme } = input;
  const style = why === null ? theme.hue.yellow : theme.style.dim;
  const named = entry(input, shown, zone, seat, 'named');
  const short = entry(input, shown, zone, seat, 'short');
  const longest = [...worths].sort((a, b) => b.length - a.length);
  const lefts = room < NAMED_FROM ? [short] : [named, short];
  const forms = longest.flatMap(worth => lefts.map(left => [left, style(worth)] as const));
  const fits = forms.find(([left, right]) => widthOfText(left) + widthOfText(right) + 2 <= room);
  return fits === undefined ? short : `${between(fits[0], fits[1], room - 1)} `;
}

/** Below this width no place has names, so that all look alike. */
const NAMED_FROM = 20;

type EntryForm = 'named' | 'short' | 'tight';

/** Mark and workers of a player in a zone, as they would stand there; who is asked now has a cursor. */
function entry(input: PanelInput, shown: View, zone: PlaceIndex, seat: number, form: EntryForm): string {
  const { theme, view, marks, names, t } = input;
  const now = view.seats[seat]!;
  const then = shown.seats[seat]!;
  const mark = marks[seat]!;
  const asked = view.lord === zone && view.pending?.seat === seat;
  const people = mark.style(figures(theme, now.placed[zone]!, now.master === zone));
  const arriving = arrivingText(
    theme,
    then.placed[zone]! - now.placed[zone]!,
    then.master === zone && now.master !== zone,
  );
  const name = { named: ` ${names[seat]} `, short: ' ', tight: '' }[form];
  const cursor = asked ? theme.style.accent(theme.glyph.cursor) : '';
  const text = marked(input, `${cursor}${mark.text}${name}${people}${arriving}`, each =>
    strength(t, each.seats[seat]!, zone),
  );
  const id = workersId(zone, seat);
  return target(input, id, text);
}

/** As a number, so that nobody takes those for placed who would only come: `+2?`; the master as itself. */
function arrivingText(theme: Theme, apprentices: number, master: boolean): string {
  const count = apprentices > 0 ? `+${apprentices}` : '';
  const text = `${count}${master ? `+${theme.glyph.master}` : ''}`;
  return text === '' ? '' : theme.style.changed(`${text}?`);
}
