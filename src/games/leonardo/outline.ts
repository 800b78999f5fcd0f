/** The whole table as lines of text. */
import type { Names } from '../../core/game.ts';
import { discountFor } from './actions/completion.ts';
import { countsFor, type Tables } from './data.ts';
import { typesOwned, varietyBonus } from './scoring.ts';
import {
  COUNCIL,
  FIRST_LAB,
  FIRST_SHOP,
  HIDDEN,
  LABS,
  type LabIndex,
  MATERIALS,
  NOWHERE,
  type Phase,
  type Place,
  type PlayerView,
  type View,
  ZONES,
} from './types.ts';
import {
  componentList,
  florins,
  inventionFacts,
  inventionName,
  inventionNames,
  labName,
  placeName,
  plural,
} from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  favours: 'favours are chosen',
  fabrication: 'phase A, inventions are started',
  placement: 'phase B, workers are placed',
  council: 'phase C, the Council',
  offers: 'phase C, the city',
  laboratories: 'phase C, the laboratories',
  auctions: 'phase D, inventions are completed',
  over: 'the game is over',
};

export function outline(t: Tables, view: View, names: Names): string[] {
  const lines = [
    'Table:',
    `  Turn ${view.turn} of ${t.constants.turns}, ${PHASES[view.phase]}. ${names[view.leonardo]} holds Leonardo.`,
    ...requestedLines(t, view),
    ...cityLines(t, view, names),
  ];
  for (const seat of view.players.keys()) lines.push(...playerLines(t, view, names, seat));
  return lines;
}

function requestedLines(t: Tables, view: View): string[] {
  const lines = ['Requested inventions:'];
  for (const n of view.requested) lines.push(`  ${inventionName(t, n)}: ${inventionFacts(t, n)}`);
  if (view.requested.length === 0) lines.push('  none');
  lines.push(`  ${plural(view.deckSize, 'invention')} in the deck.`);
  if (view.box.length > 0) lines.push(`  Out of the game: ${inventionNames(t, view.box)}.`);
  const auction = view.auctions[0];
  if (auction) lines.push(`  Up for auction: ${inventionName(t, auction.invention)}.`);
  return lines;
}

function cityLines(t: Tables, view: View, names: Names): string[] {
  const lines = [`City (prices ${t.constants.prices.join(', ')}; strongest goes first, ties to the left):`];
  for (let zone = 0; zone < ZONES; zone++) {
    const row = view.rows[zone]!.map(seat => `${names[seat]} ${workersAt(view.players[seat]!, zone)}`);
    const here = view.lord === zone ? ' Here is the Lord of the City.' : '';
    lines.push(
      `  ${'ABCDEFGH'[zone]} ${t.placeNames[zone]}${stockOf(view, zone)}: ${row.join(', ') || 'nobody'}.${here}`,
    );
  }
  return lines;
}

function stockOf(view: View, zone: Place): string {
  if (zone === COUNCIL) return ` (${florins(view.councilFlorins)})`;
  return zone >= FIRST_SHOP ? ` (${view.shops[zone - FIRST_SHOP]} ${MATERIALS[zone - FIRST_SHOP]})` : '';
}

/** "3 apprentices and the master" */
function workersAt(player: PlayerView, place: Place): string {
  const parts: string[] = [];
  if (player.placed[place]! > 0) parts.push(plural(player.placed[place]!, 'apprentice'));
  if (player.master === place) parts.push('the master');
  return parts.join(' and ') || 'nobody';
}

function playerLines(t: Tables, view: View, names: Names, seat: number): string[] {
  const player = view.players[seat]!;
  const you = seat === view.viewer ? ', you' : '';
  const lines = [`${names[seat]}${you}:`, `  ${florins(player.florins)}. ${componentText(player)}.`];
  const master =
    player.master === NOWHERE ? 'the master at home' : `the master in ${placeName(t, player.master)}`;
  lines.push(
    `  ${plural(player.idle, 'apprentice')} at home, ${master}, ${player.academy} more to be had in the Academy.`,
  );
  if (view.phase === 'favours') {
    const taken = player.favours.reduce((a, b) => a + b, 0);
    lines.push(`  ${taken} of ${plural(countsFor(t, view.players.length).favours, 'favour')} taken.`);
  }
  if (view.phase === 'placement' && player.passed) lines.push('  Has passed.');
  for (const lab of LABS.keys()) lines.push(`  ${labLine(t, player, lab)}`);
  const types = plural(typesOwned(t, player.cards), 'type');
  lines.push(
    `  Cards: ${inventionNames(t, player.cards)} (${types}, bonus ${varietyBonus(t, player.cards)}).`,
  );
  const others = player.realised.filter(n => !player.cards.includes(n));
  if (others.length > 0) lines.push(`  Realised without the card: ${inventionNames(t, others)}.`);
  lines.push(...secretLines(t, view, player, seat));
  return lines;
}

function componentText(player: PlayerView): string {
  if (player.hand === null)
    return `In hand and under laboratories together: ${componentList(player.components)}`;
  return `In hand: ${componentList(player.hand)}`;
}

function labLine(t: Tables, player: PlayerView, index: LabIndex): string {
  const lab = player.labs[index]!;
  const name = index === 0 ? 'Small laboratory' : 'Large laboratory';
  if (lab.side < 0) return `${name}: not yet owned.`;
  const automata =
    lab.automata > 0 ? `, ${lab.automata === 1 ? '1 automaton' : `${lab.automata} automata`}` : '';
  const head = `${name} (${t.spaces[index]![lab.side]} spaces${automata}): `;
  if (lab.invention === 0) return `${head}idle.`;
  const workers = `${workersAt(player, FIRST_LAB + index)} at work`;
  if (lab.invention === HIDDEN)
    return `${head}a secret invention at ${plural(lab.weeks, 'week')}, ${workers}.`;
  const discount = discountFor(t, player, lab.invention);
  const need = `${lab.weeks} of ${plural(t.weeks[lab.invention]!, 'week')}${discount > 0 ? ` less ${discount}` : ''}`;
  return `${head}${inventionName(t, lab.invention)} at ${need}, ${workers}${lab.revealed ? ', shown to all' : ''}.`;
}

/** What only this viewer sees. */
function secretLines(t: Tables, view: View, player: PlayerView, seat: number): string[] {
  if (seat !== view.viewer) return [];
  const lines: string[] = [];
  for (const [lab, plan] of player.plan.entries()) {
    if (plan > 0) lines.push(`  Your plan: start ${inventionName(t, plan)} in the ${labName(lab)}.`);
    if (plan === 0) lines.push(`  Your plan: cancel the work in the ${labName(lab)}.`);
  }
  if (player.bid >= 0) lines.push(`  Your sealed bid: ${florins(player.bid)}.`);
  const { cards, ordered, window } = player.knowledge;
  if (cards && cards.length > 0) {
    const where = ordered ? 'The deck begins with' : `Among the top ${window} of the deck are`;
    lines.push(`  ${where} ${inventionNames(t, cards)}.`);
  }
  return lines;
}
