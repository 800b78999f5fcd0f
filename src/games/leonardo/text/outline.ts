/** The table in words. */
import type { Names, Seat, Section } from '../../../core/game.ts';
import { capital, plural } from '../../../core/words.ts';
import { isCounted } from '../rules/counted.ts';
import { countsFor, type Tables } from '../rules/data.ts';
import { discountFor, spacesOf } from '../rules/laboratories.ts';
import { typesOwned, varietyBonus } from '../rules/scoring.ts';
import { favoursTaken } from '../rules/topics/favours.ts';
import { printedTurn } from '../rules/turns.ts';
import {
  CANCEL,
  COUNCIL,
  HIDDEN,
  KEEP,
  LAB_INDICES,
  LAB_PLACES,
  type LabIndex,
  MATERIALS,
  materialAt,
  NO_BID,
  NONE,
  NOWHERE,
  type Phase,
  type PlaceIndex,
  type SeatTable,
  type SeatView,
  type View,
  ZONE_INDICES,
} from '../rules/types.ts';
import {
  automata,
  componentList,
  florins,
  inventionFacts,
  inventionName,
  inventionNames,
  labName,
  placeName,
  workers,
} from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  favours: 'favours are chosen',
  fabrication: 'inventions are started',
  placement: 'workers are placed',
  council: 'the Council meets',
  offers: 'the Lord of the City visits the shops',
  laboratories: 'the laboratories work',
  auctions: 'inventions are completed',
  over: 'the game is over',
};

export function outline(t: Tables, view: View, names: Names): Section[] {
  const now = `Turn ${printedTurn(view)} of ${t.constants.turns}, ${PHASES[view.phase]}.`;
  return [
    { id: 'table', title: 'Table', lines: [`${now} ${names[view.leonardo]} holds Leonardo.`] },
    { id: 'inventions', title: 'Requested inventions', lines: requestedLines(t, view) },
    {
      id: 'city',
      title: `City (the first purchase is free, then ${t.constants.prices.slice(1).join(', ')} florins; the strongest goes first, of equals who came first)`,
      lines: ZONE_INDICES.map(zone => zoneLine(t, view, names, zone)),
    },
    ...view.seats.map((player, seat) => ({
      ...{ id: 'player', seat },
      title: playerTitle(view, names, seat),
      lines: playerLines(t, view, player, seat),
    })),
  ];
}

/** The number keeps titles apart whatever the players are called. */
function playerTitle({ viewer }: View, names: Names, seat: Seat): string {
  return `${names[seat]} (player ${seat + 1}${seat === viewer ? ', you' : ''})`;
}

function requestedLines(t: Tables, view: View): string[] {
  const lines = view.requested.map(n => `${inventionName(t, n)}: ${inventionFacts(t, n)}`);
  if (lines.length === 0) lines.push('none');
  lines.push(`${plural(view.deckSize, 'invention')} in the deck.`);
  if (view.box.length > 0) lines.push(`Out of the game: ${inventionNames(t, view.box)}.`);
  const auction = view.auctions[0];
  if (auction) lines.push(`Up for auction: ${inventionName(t, auction.invention)}.`);
  return lines;
}

export function zoneLine(t: Tables, view: View, names: Names, zone: PlaceIndex): string {
  const row = view.rows[zone]!.map(seat => `${names[seat]} ${workersAt(view.seats[seat]!, zone)}`);
  const here = view.lord === zone ? ' Here is the Lord of the City.' : '';
  return `${t.zoneLetters[zone]} ${t.zoneNames[zone]}${stockOf(view, zone)}: ${row.join(', ') || 'nobody'}.${here}`;
}

function stockOf(view: View, zone: PlaceIndex): string {
  if (zone === COUNCIL) return ` (${florins(view.councilFlorins)})`;
  const material = materialAt(zone);
  return material === undefined ? '' : ` (${view.shops[material]} ${MATERIALS[material]})`;
}

function workersAt(player: SeatTable, place: PlaceIndex): string {
  return workers(player.placed[place]!, player.master === place);
}

function playerLines(t: Tables, view: View, player: SeatView, seat: Seat): string[] {
  const master =
    player.master === NOWHERE ? 'the master at home' : `the master in ${placeName(t, player.master)}`;
  const lines = [
    ...(isCounted(view, seat) ? [`${florins(player.florins)}. ${componentText(player)}.`] : []),
    `${plural(player.idle, 'apprentice')} at home, ${master}, ${player.academy} more to be had in the Academy.`,
  ];
  if (view.phase === 'favours')
    lines.push(`${favoursTaken(player)} of ${plural(countsFor(t, view.players).favours, 'favour')} taken.`);
  if (view.phase === 'placement' && player.passed) lines.push('Has passed.');
  for (const lab of LAB_INDICES) lines.push(labLine(t, player, lab));
  const types = plural(typesOwned(t, player.cards), 'type');
  lines.push(`Cards: ${inventionNames(t, player.cards)} (${types}, bonus ${varietyBonus(t, player.cards)}).`);
  const others = player.realised.filter(n => !player.cards.includes(n));
  if (others.length > 0) lines.push(`Built without the card: ${inventionNames(t, others)}.`);
  if (seat === view.viewer) lines.push(...secretLines(t, player));
  return lines;
}

function componentText({ hand, components }: SeatView): string {
  return hand === null
    ? `In hand and under laboratories together: ${componentList(components)}`
    : `In hand: ${componentList(hand)}`;
}

function labLine(t: Tables, player: SeatTable, index: LabIndex): string {
  const lab = player.labs[index]!;
  const name = capital(labName(index));
  if (lab.side < 0) return `${name}: not yet owned.`;
  const machines = lab.automata > 0 ? `, ${automata(lab.automata)}` : '';
  const head = `${name} (${plural(spacesOf(t, player, index), 'bench', 'benches')}${machines}): `;
  const { invention } = lab;
  if (invention === NONE) return `${head}idle.`;
  const people = `${workersAt(player, LAB_PLACES[index]!)} at work`;
  if (invention === HIDDEN) return `${head}a secret invention at ${plural(lab.weeks, 'week')}, ${people}.`;
  const discount = discountFor(t, player, invention);
  const need = `${lab.weeks} of ${plural(t.weeks[invention]!, 'week')}${discount > 0 ? `, ${discount} fewer thanks to cards` : ''}`;
  return `${head}${inventionName(t, invention)} at ${need}, ${people}${lab.revealed ? ', shown to all' : ''}.`;
}

/** What only the owner sees. */
function secretLines(t: Tables, { plan, bid, knowledge }: SeatView): string[] {
  const lines: string[] = [];
  for (const lab of LAB_INDICES) {
    const choice = plan[lab]!;
    if (choice === CANCEL) lines.push(`Your plan: cancel the work in the ${labName(lab)}.`);
    else if (choice !== KEEP)
      lines.push(`Your plan: start ${inventionName(t, choice)} in the ${labName(lab)}.`);
  }
  if (bid !== NO_BID) lines.push(`Your sealed bid: ${florins(bid)}.`);
  const { cards, ordered, window } = knowledge;
  if (cards !== null && cards.length > 0) {
    const where = ordered ? 'The deck begins with' : `Among the top ${window} of the deck are`;
    lines.push(`${where} ${inventionNames(t, cards)}.`);
  }
  return lines;
}
