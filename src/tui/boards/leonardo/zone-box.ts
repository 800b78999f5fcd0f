/** A place of the city in a box: what it has, who stands there by rank, and what each would pay. */
import { plural } from '../../../core/words.ts';
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
import type { Style } from '../../theme.ts';
import type { Size } from '../contract.ts';
import { homeSeat, isPlacing, isVisited, sellingZone } from './facts.ts';
import { arrivalOf, leftOut, oneMore, type Prospect, prospects, withArrival } from './forecast.ts';
import { framed } from './frame.ts';
import { workersId, zoneId } from './ids.ts';
import { between, firstFit, fitted, marked, type PanelInput } from './panel.ts';
import { figures, materialStyle, price } from './signs.ts';

export function zoneBox(input: PanelInput, zone: PlaceIndex, size: Size, lines: readonly string[]): string[] {
  const { theme, t, view } = input;
  const name = `${t.zoneLetters[zone]} ${t.zoneNames[zone]}`;
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
  if (isVisited(view, zone)) return theme.style.dim(' done this turn ');
  const isChoosing = input.choices.length > 0;
  // Who decides may have the own secrets face down, and be nobody as a viewer.
  const seat = view.viewer ?? (isChoosing ? (view.pending?.seat ?? null) : null);
  if (seat === null || !isPlacing(t, view, seat)) return '';
  if (isChoosing && !input.targets.has(zoneId(zone))) return '';
  const then = oneMore(view, seat, zone);
  const rank = ordinal(ranking(t, then, zone).indexOf(seat) + 1);
  if (zone === COUNCIL) {
    const none = leftOut(t, then) === seat;
    return theme.style.accent(none ? ' you would get nothing ' : ` you would choose ${rank} `);
  }
  const mine = prospects(t, then, zone).find(each => each.seat === seat);
  if (mine === undefined) return '';
  if (mine.why !== null)
    return theme.style.dim(fitted(input, room, ` ${FOR_YOU[mine.why]} `, ` ${NONE_SHORT[mine.why]} `));
  const worth = worthOf(input, mine, false);
  return theme.style.accent(
    fitted(
      input,
      room,
      ` with one more you are ${rank}: ${worth} `,
      ` you: ${rank}, ${worth} `,
      ` you: ${worth} `,
    ),
  );
}

const FOR_YOU: Readonly<Record<NonNullable<Prospect['why']>, string>> = {
  florins: 'you cannot pay',
  use: 'no use for you',
  late: 'too late for you',
};

export function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

const WHY: Readonly<Record<NonNullable<Prospect['why']>, string>> = {
  florins: 'cannot pay',
  use: 'no use for it',
  late: 'too late',
};

const NONE_SHORT: typeof WHY = { florins: 'no money', use: 'no use', late: 'too late' };

/** "free", "free then 3ƒ" */
function worthOf({ theme }: PanelInput, prospect: Prospect, all: boolean): string {
  const { prices, why } = prospect;
  if (why !== null) return WHY[why];
  const [first = 0, ...more] = prices;
  return all && more.length > 0
    ? `${price(theme, first)} then ${more.map(each => price(theme, each)).join(' ')}`
    : price(theme, first);
}

/** What there is to be had, and for how much where the Lord is. */
export function stockLine(input: PanelInput, zone: PlaceIndex, room: number): string {
  const { theme, view, t } = input;
  const cost = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  const [long, short] = stockWords(input, zone);
  if (cost === undefined) return ` ${fitted(input, room - 1, long, short)}`;
  const amount = theme.style.strong(price(theme, cost));
  const texts = [long, short].flatMap(stock =>
    [`now ${amount}`, amount].map(now => between(stock, now, room - 2)),
  );
  return ` ${fitted(input, room - 2, ...texts)} `;
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
    return [mark(`${plural(left, 'apprentice')} ${whose}`), mark(plural(left, 'apprentice'))];
  }
  const material = materialAt(zone);
  if (material === undefined) return ['improves a laboratory', 'improves a lab'];
  const stock = view.shops[material]!;
  const text = `${materialStyle(theme, material)(theme.glyph.square)} ${stock === 0 ? 'no' : stock} ${MATERIALS[material]}`;
  const shown = marked(input, text, each => each.shops[material]);
  return [`${shown} left`, shown];
}

/** Everybody in a zone, strongest first, a line each; those the move under the cursor would bring among them. */
export function rankingLines(input: PanelInput, zone: PlaceIndex, room: number, most: number): string[] {
  const { t, view, focused, theme } = input;
  const arrival = arrivalOf(focused, view);
  const shown = arrival?.place === zone ? withArrival(view, arrival) : view;
  const found = prospects(t, shown, zone);
  const out = leftOut(t, shown);
  const lines = found.map((prospect, i) => {
    const worth = zone === COUNCIL ? (prospect.seat === out ? 'gets nothing' : ordinal(i + 1)) : null;
    return entryLine(input, shown, zone, prospect, worth, room);
  });
  if (lines.length === 0) return [theme.style.dim(' nobody')];
  if (lines.length <= most) return lines;
  const last = found.slice(most - 1).map(({ seat }) => entry(input, shown, zone, seat, false));
  return [...lines.slice(0, most - 1), last.join('')];
}

function entryLine(
  input: PanelInput,
  shown: View,
  zone: PlaceIndex,
  prospect: Prospect,
  worth: string | null,
  room: number,
): string {
  const { theme } = input;
  const named = entry(input, shown, zone, prospect.seat, true);
  const short = entry(input, shown, zone, prospect.seat, false);
  const all = worth ?? worthOf(input, prospect, true);
  const first = worth ?? (prospect.why === null ? worthOf(input, prospect, false) : NONE_SHORT[prospect.why]);
  const style = prospect.why === null ? theme.hue.yellow : theme.style.dim;
  const least = prospect.why === 'florins' ? `no ${theme.glyph.florin}` : first;
  const forms = [
    [named, all],
    [short, all],
    [named, first],
    [short, first],
    [short, least],
  ].map(([left = '', right = '']) => [left, style(right)] as const);
  const fits = forms.find(([left, right]) => widthOfText(left) + widthOfText(right) + 2 <= room);
  const [left, right] = fits ?? [short, ''];
  return right === '' ? left : `${between(left, right, room - 1)} `;
}

/** Mark and workers of a player in a zone, as they would stand there; who is asked now has a cursor. */
function entry(input: PanelInput, shown: View, zone: PlaceIndex, seat: number, named: boolean): string {
  const { theme, view, marks, names, t } = input;
  const now = view.seats[seat]!;
  const then = shown.seats[seat]!;
  const mark = marks[seat]!;
  const asked = view.lord === zone && view.pending?.seat === seat;
  const ghost = figures(
    theme,
    then.placed[zone]! - now.placed[zone]!,
    then.master === zone && now.master !== zone,
  );
  const people = mark.style(figures(theme, now.placed[zone]!, now.master === zone));
  const arriving = ghost === '' ? '' : theme.style.changed(`+${ghost}`);
  const name = named ? ` ${names[seat]}` : '';
  const cursor = asked ? theme.style.accent(theme.glyph.cursor) : '';
  const text = `${cursor}${mark.text}${name} ${people}${arriving}`;
  const strengthOf = (each: View): number => strength(t, each.seats[seat]!, zone);
  return target(input, workersId(zone, seat), marked(input, text, strengthOf));
}
