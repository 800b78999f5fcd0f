/** The table in lines of text, for plain mode and screen readers. */
import type { Names } from '../../core/game.ts';
import { boardOf, type Tables } from './data.ts';
import { influenceText } from './describe.ts';
import { members } from './masks.ts';
import { STEPS, TRACKS, type View } from './types.ts';
import { ACTION_NAMES, listing, oneOf, plural, signed, type Words } from './words.ts';

const PHASES = {
  scientists: 'choosing scientists',
  placement: 'placing energy',
  resolution: 'resolving actions',
  over: 'the game is over',
};

export function outline(t: Tables, w: Words, v: View, names: Names): string[] {
  return [
    `Turn ${v.turn} of at most ${v.turns}: ${PHASES[v.phase]}.`,
    `${v.phase === 'scientists' ? 'Order of choosing' : 'Turn order'}: ${v.order.map(seat => names[seat]).join(', ')}.`,
    ...eventLines(t, w, v),
    ...spaceLines(w, v, names),
    ...v.seats.flatMap((_, seat) => seatLines(t, w, v, names, seat)),
    ...discoveryLines(t, v, names),
  ];
}

function eventLines(t: Tables, w: Words, v: View): string[] {
  const shown = v.events.flatMap((id, i) => {
    if (id === null) return [];
    const card = t.cards[t.cardIndex[id]!]!;
    return [`  ${i + 1}. ${card.name} (${card.type}, level ${card.level}): ${card.text}`];
  });
  const levels = [1, 2, 3].map(
    level => `${v.stack.filter(item => item.level === level).length} of level ${level}`,
  );
  const seen = v.stack.flatMap((item, i) =>
    item.card === null ? [] : [`  Card ${i + 1} of the stack: ${w.card(item.card)}`],
  );
  return [
    'Events:',
    ...(shown.length > 0 ? shown : ['  none this turn']),
    `  Stack: ${plural(v.stack.length, 'card')}, ${levels.join(', ')}`,
    ...seen,
  ];
}

function spaceLines(w: Words, v: View, names: Names): string[] {
  const lines = (['rest', 'event', 'influence', ...STEPS] as const).map(action => {
    const spaces = v.spaces
      .filter(space => space.action === action)
      .map(space => {
        const bonus = STEPS.some(step => step === action) ? ` (${signed(space.modifier)})` : '';
        const holder = space.seat === null ? (space.open ? 'free' : 'closed') : names[space.seat];
        return `${action === 'influence' ? w.space(space.id).replace(' influence', '') : space.id.split('-')[1]}${bonus} ${holder}`;
      });
    return `  ${ACTION_NAMES[action]}: ${spaces.join(', ')}`;
  });
  return ['Action spaces:', ...lines];
}

function seatLines(t: Tables, w: Words, v: View, names: Names, seat: number): string[] {
  const me = v.seats[seat]!;
  const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.map(w.discovery).join(', '));
  const bonus = me.scientist === null ? undefined : t.scientists[t.scientistIndex[me.scientist]!]!.bonus;
  const laboratory =
    me.laboratory === null
      ? 'empty'
      : `${w.card(me.laboratory)} (${t.cards[t.cardIndex[me.laboratory]!]!.text})`;
  return [
    `${names[seat]}, ${w.scientist(me.scientist)}${seat === v.viewer ? ' (you)' : ''}:`,
    `  Prestige ${me.prestige}, rest ${me.rest}, ${TRACKS.map((track, i) => `${track} ${me.influence[i]}`).join(', ')}`,
    ...(bonus === undefined
      ? []
      : [`  Bonus: ${STEPS.map((step, i) => `${step} ${signed(bonus[i]!)}`).join(', ')}`]),
    `  Laboratory: ${laboratory}`,
    ...(me.played.length > 0 ? [`  Played this turn: ${w.cards(me.played)}`] : []),
    `  Researched: ${list(me.researched)}`,
    `  Known by experiment: ${list(me.experimented)}`,
    `  Published: ${list(me.published)}`,
  ];
}

function discoveryLines(t: Tables, v: View, names: Names): string[] {
  const board = boardOf(t, v.seats.length);
  const shown = members(board.inPlay).map(d => t.discoveries[d]!);
  return t.fields
    .filter(field => shown.some(discovery => discovery.field === field.id))
    .flatMap(field => [
      `${field.name}:`,
      ...shown
        .filter(discovery => discovery.field === field.id)
        .map(d => {
          const needs = board.prerequisites[d.index]!.map(entry =>
            oneOf(members(entry).map(member => t.discoveries[member]!.name)),
          );
          const before = needs.length > 0 ? `; needs ${listing(needs)}` : '';
          const cost = `research ${d.research}, experiment ${d.first}/${d.next}, publish ${d.publish} with ${influenceText(d.influence)}, prestige ${d.prestige}`;
          return `  ${d.name}, level ${d.level}: ${status(v, names, d.id)}. ${cost}${before}.`;
        }),
    ]);
}

function status(v: View, names: Names, id: string): string {
  const who = (zone: 'researched' | 'experimented' | 'published') =>
    v.seats.flatMap((seat, i) => (seat[zone].includes(id) ? [names[i]!] : []));
  const published = who('published')[0];
  if (published !== undefined) return `published by ${published}`;
  const parts = [
    ...who('experimented').map(name => `known to ${name}`),
    ...who('researched').map(name => `researched by ${name}`),
  ];
  return parts.length === 0 ? 'open' : parts.join(', ');
}
