/** The table in words, for plain mode and screen readers. */
import type { Names, Seat, Section } from '../../../core/game.ts';
import { capital, listed, plural, signed } from '../../../core/words.ts';
import type { BoardSpace } from '../rules/board.ts';
import type { Discovery, Field, Tables } from '../rules/data.ts';
import { lastingText } from '../rules/effects/index.ts';
import { knownTo, missingEntries, unstarted } from '../rules/knowledge.ts';
import { has, members } from '../rules/sets.ts';
import { closedSpaces, isOpen } from '../rules/spaces.ts';
import {
  ACTIONS,
  type CardIndex,
  DISCOVERY_ACTIONS,
  type DiscoveryIndex,
  type DiscoverySet,
  EVENT_LEVELS,
  NONE,
  type Phase,
  TRACKS,
  type View,
} from '../rules/types.ts';
import {
  ACTION_NAMES,
  allOf,
  bonusText,
  cardName,
  discoveryName,
  influenceText,
  scientistName,
  trackName,
} from './words.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  scientists: 'choosing scientists',
  placement: 'placing energy',
  resolution: 'resolving actions',
  over: 'the game is over',
};

export function outline(t: Tables, view: View, names: Names): Section[] {
  const inPlay = members(t.boards[view.players]!.inPlay).map(discovery => t.discoveries[discovery]!);
  return [
    roundSection(t, view, names),
    eventSection(t, view),
    spaceSection(t, view, names),
    ...view.seats.map((_, seat) => seatSection(t, view, seat, names)),
    ...t.fields.flatMap(field => {
      const own = inPlay.filter(discovery => discovery.field === field.index);
      return own.length === 0 ? [] : [fieldSection(t, view, field, own, names)];
    }),
  ];
}

function roundSection(t: Tables, view: View, names: Names): Section {
  const order = view.order.map(seat => names[seat]).join(', ');
  return {
    id: 'turn',
    title: `Turn ${view.round} of at most ${t.boards[view.players]!.rounds}`,
    lines: [
      `${capital(PHASES[view.phase])}.`,
      `${view.phase === 'scientists' ? 'Order of choosing' : 'Turn order'}: ${order}.`,
    ],
  };
}

function eventSection(t: Tables, view: View): Section {
  const shown = view.events.flatMap((index, i) => {
    if (index === NONE) return [];
    const card = t.cards[index]!;
    return [`${i + 1}. ${card.name} (${card.type}, level ${card.level}): ${card.text}`];
  });
  const levels = EVENT_LEVELS.map(
    level => `${view.stack.filter(item => item.level === level).length} of level ${level}`,
  );
  const seen = view.stack.flatMap(({ card }, i) =>
    card === NONE ? [] : [`Card ${i + 1} of the stack: ${cardName(t, card)}`],
  );
  return {
    id: 'events',
    title: 'Events',
    lines: [
      ...(shown.length > 0 ? shown : ['None this turn']),
      `Stack: ${plural(view.stack.length, 'card')}, ${levels.join(', ')}`,
      ...seen,
    ],
  };
}

function spaceSection(t: Tables, view: View, names: Names): Section {
  const closed = closedSpaces(t, view);
  const { spaces } = t.boards[view.players]!;
  const holder = (space: BoardSpace): string => {
    const seat = view.spaces[space.index]!;
    if (seat !== NONE) return names[seat]!;
    return isOpen(t, view, space, closed) ? 'free' : 'closed';
  };
  const lines = ACTIONS.map(action => {
    const own = spaces
      .filter(space => space.action === action)
      .map(space => {
        const adds = DISCOVERY_ACTIONS.some(name => name === action) ? ` (${signed(space.modifier)})` : '';
        return `${labelOf(space)}${adds} ${holder(space)}`;
      });
    return `${ACTION_NAMES[action]}: ${own.join(', ')}`;
  });
  return { id: 'spaces', title: 'Action spaces', lines };
}

function labelOf({ action, label, track }: BoardSpace): string {
  if (action !== 'influence') return label;
  return track === NONE ? 'any track' : trackName(track);
}

function seatSection(t: Tables, view: View, seat: Seat, names: Names): Section {
  const me = view.seats[seat]!;
  const who = me.scientist === NONE ? 'no scientist yet' : scientistName(t, me.scientist);
  const list = (set: DiscoverySet): string =>
    set === 0
      ? 'none'
      : members(set)
          .map(discovery => discoveryName(t, discovery))
          .join(', ');
  const laboratory =
    me.laboratory === NONE ? 'empty' : `${cardName(t, me.laboratory)} (${t.cards[me.laboratory]!.text})`;
  return {
    ...{ id: 'player', seat },
    title: `${names[seat]}, ${who}${seat === view.viewer ? ' (you)' : ''}`,
    lines: [
      `Prestige ${me.prestige}, rest ${me.rest}, ${TRACKS.map(track => `${trackName(track)} ${me.influence[track]}`).join(', ')}`,
      ...(me.scientist === NONE ? [] : [`Bonus: ${bonusText(t.scientists[me.scientist]!).join(', ')}`]),
      `Laboratory: ${laboratory}`,
      ...(me.played.length > 0
        ? [`Played this turn: ${listed(me.played.map(card => playedText(t, card)))}`]
        : []),
      `Researched: ${list(me.researched)}`,
      `Known by experiment: ${list(me.experimented)}`,
      `Published: ${list(me.published)}`,
    ],
  };
}

/** A card carried out, with what it still gives. */
function playedText(t: Tables, card: CardIndex): string {
  const lasting = lastingText(t.cards[card]!);
  return lasting === '' ? cardName(t, card) : `${cardName(t, card)} (${lasting})`;
}

function fieldSection(
  t: Tables,
  view: View,
  field: Field,
  discoveries: readonly Discovery[],
  names: Names,
): Section {
  const lines = discoveries.map(discovery => discoveryLine(t, view, discovery, names));
  return { id: field.id, title: field.name, lines };
}

export function discoveryLine(t: Tables, view: View, discovery: Discovery, names: Names): string {
  const { name, level, research, first, next, publish, influence, prestige } = discovery;
  const needs = allOf(t, t.boards[view.players]!.prerequisites[discovery.index]!);
  const before = needs === '' ? '' : `; needs ${needs}`;
  const cost = `Research ${research}, experiment ${first}/${next}, publish ${publish} with ${influenceText(influence)}, prestige ${prestige}`;
  return `${name}, level ${level}: ${progressText(t, view, discovery, names)}. ${cost}${before}.`;
}

/** How far the players have come with a discovery. */
function progressText(t: Tables, view: View, { index }: Discovery, names: Names): string {
  const those = (zone: 'researched' | 'experimented' | 'published'): string[] =>
    view.seats.flatMap((seat, i) => (has(seat[zone], index) ? [names[i]!] : []));
  const published = those('published')[0];
  if (published !== undefined) return `published by ${published}`;
  const parts = [
    ...those('experimented').map(name => `known to ${name}`),
    ...those('researched').map(name => `researched by ${name}`),
  ];
  if (mayResearch(t, view, index)) parts.push('open to you');
  return parts.length === 0 ? 'not begun' : parts.join(', ');
}

/** Has the viewer all that a discovery builds on, and no marker on it yet? [newscience.tree.prerequisites] */
function mayResearch(t: Tables, view: View, discovery: DiscoveryIndex): boolean {
  const { viewer } = view;
  if (viewer === null || !has(unstarted(t, view, viewer), discovery)) return false;
  const needed = t.boards[view.players]!.prerequisites[discovery]!;
  return missingEntries(needed, knownTo(view, viewer)).length === 0;
}
