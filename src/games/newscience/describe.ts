/** Menu texts: what a move costs and brings. */
import type { Names } from '../../core/game.ts';
import { boardOf, type Tables, trackIndex } from './data.ts';
import { members } from './masks.ts';
import {
  type Move,
  NONE,
  type Pending,
  type SeatView,
  STEPS,
  TRACKS,
  type View,
  type WorkMove,
} from './types.ts';
import { ACTION_NAMES, capital, DECLINED, listing, oneOf, plural, signed, type Words } from './words.ts';

export function group(move: Move): string {
  switch (move.type) {
    case 'place':
      return ACTION_NAMES[move.space.split('-', 1)[0] as keyof typeof ACTION_NAMES];
    case 'scientist':
      return 'Scientists';
    case 'influence':
    case 'convert':
      return 'Influence';
    case 'lift':
    case 'drop':
    case 'bury':
      return 'Events';
    case 'research':
    case 'experiment':
    case 'publish':
      return ACTION_NAMES[move.type];
    case 'reroll':
      return 'Experiment';
    case 'along':
      return 'Publish';
    case 'decline':
      return 'Decline';
  }
}

export function describe(t: Tables, w: Words, move: Move, v: View, names: Names): string {
  const seat = v.pending?.seat ?? 0;
  const me = v.seats[seat]!;
  switch (move.type) {
    case 'scientist':
      return describeScientist(t, move.scientist);
    case 'place':
      return describePlace(t, w, move.space, v, seat);
    case 'influence': {
      const level = me.influence[trackIndex(move.track)]!;
      const by = v.pending?.kind === 'influence' ? v.pending.by : 1;
      return `${capital(move.track)} influence from ${level} to ${Math.min(t.rules.influenceMax, level + by)}`;
    }
    case 'convert': {
      const from = me.influence[trackIndex(move.from)]!;
      const to = me.influence[trackIndex(move.to)]!;
      return `Shift a step: ${move.from} ${from} to ${from - 1}, ${move.to} ${to} to ${to + 1}`;
    }
    case 'lift': {
      const owner = v.spaces.find(space => space.id === move.space)?.seat ?? seat;
      const whose = owner === seat ? 'your energy marker' : `the energy marker of ${names[owner]}`;
      return `Move ${whose} from ${w.space(move.space)}`;
    }
    case 'drop':
      return `Put it on ${w.space(move.space)}${bonusOf(v, move.space)}`;
    case 'bury': {
      const item = v.stack[move.position - 1];
      const what = item?.card == null ? `card ${move.position} of the stack` : w.card(item.card);
      return `Put ${what} under the other cards of level ${item?.level ?? 1}`;
    }
    case 'research':
    case 'experiment':
    case 'publish':
      return describeWork(t, w, move, v, names);
    case 'reroll':
      return `Use ${me.laboratory === null ? 'the card' : w.card(me.laboratory)} and throw again (it leaves the game)`;
    case 'along':
      return `Publish ${w.discovery(move.discovery)} along, without prestige; the other members stay yours`;
    case 'decline':
      return v.pending === null ? 'Decline' : `Decline ${DECLINED[v.pending.kind]}`;
  }
}

function describeScientist(t: Tables, id: string): string {
  const scientist = t.scientists[t.scientistIndex[id]!]!;
  const bonus = STEPS.map((step, i) => `${step} ${signed(scientist.bonus[i]!)}`).join(', ');
  return `${scientist.name}: ${bonus}; starts with ${influenceText(scientist.influence)}; place ${scientist.firstTurnOrder} in the first turn`;
}

export function influenceText(levels: readonly number[]): string {
  const shown = levels.flatMap((level, i) => (level > 0 ? [`${TRACKS[i]} ${level}`] : []));
  return shown.length === 0 ? 'no influence' : listing(shown);
}

function bonusFor(t: Tables, scientist: string | null, step: number): number {
  return scientist === null ? 0 : t.scientists[t.scientistIndex[scientist]!]!.bonus[step]!;
}

function bonusOf(v: View, id: string): string {
  const space = v.spaces.find(item => item.id === id);
  return space === undefined || space.modifier === 0 ? '' : ` (${signed(space.modifier)})`;
}

function describePlace(t: Tables, w: Words, id: string, v: View, seat: number): string {
  const me = v.seats[seat]!;
  const board = boardOf(t, v.seats.length);
  const space = board.spaces[board.spaceIndex[id]!]!;
  const cards = v.events.flatMap(card => (card === null ? [] : [t.cards[t.cardIndex[card]!]!]));
  switch (space.action) {
    case 'rest': {
      const gain = cards.reduce((sum, card) => sum + card.restYield, 1);
      return `Rest: +${gain} rest (you have ${me.rest}) and place ${space.index + 1} in the next turn's order`;
    }
    case 'event': {
      const id = v.events[space.event];
      if (id == null) return 'An event space without a card';
      const card = t.cards[t.cardIndex[id]!]!;
      const old =
        card.type === 'KEEP' && me.laboratory !== null ? ` It replaces ${w.card(me.laboratory)}.` : '';
      return `${card.name} (${card.type}): ${card.text}${old}`;
    }
    case 'influence':
      if (space.track === NONE) return 'Influence: +1 on a track of your choice';
      return `${capital(w.space(id))}: +${cards.reduce((sum, card) => sum + card.influenceYield[space.track]!, 1)} (you have ${me.influence[space.track]})`;
    default: {
      const points = 1 + space.modifier + bonusFor(t, me.scientist, STEPS.indexOf(space.action));
      const die = space.action === 'experiment' ? ' plus the die' : '';
      return `${capital(w.space(id))}${bonusOf(v, id)}: ${plural(points, 'point')}${die} before cards and rest`;
    }
  }
}

function describeWork(t: Tables, w: Words, move: WorkMove, v: View, names: Names): string {
  const discovery = t.discoveries[t.discoveryIndex[move.discovery]!]!;
  const costs = [
    ...(move.rest > 0 ? [`spend ${move.rest} rest`] : []),
    ...(move.cards.length > 0 ? [`use ${w.cards(move.cards)}`] : []),
  ];
  const price = costs.length > 0 ? ` (${costs.join(', ')})` : '';
  if (move.type === 'research') {
    return `Research ${discovery.name}, level ${discovery.level}, ${discovery.prestige} prestige${price}`;
  }
  if (move.type === 'experiment') {
    const chance = Math.max(0, t.rules.dieSides + 1 - move.needs) / t.rules.dieSides;
    return `Experiment on ${discovery.name}${price}: ${move.needs} or more on the die, ${Math.round(100 * chance)} %`;
  }
  const me = v.seats[v.pending?.seat ?? 0]!;
  const losers = v.seats.flatMap((other, seat) =>
    other !== me && [...other.researched, ...other.experimented].includes(discovery.id) ? [names[seat]!] : [],
  );
  const returned = losers.length > 0 ? `; ${listing(losers)} must take a marker back` : '';
  const others = alongWith(t, v, me, discovery.index, new Set());
  const along = others.length > 0 ? `; publishes ${listing(others)} along for nothing` : '';
  const prestige = me.played
    .filter(card => !me.spent.includes(card))
    .reduce((sum, card) => sum + t.cards[t.cardIndex[card]!]!.bonus, discovery.prestige);
  return `Publish ${discovery.name} for ${prestige} prestige${price}${along}${returned}`;
}

/** Names of the own prerequisites that would be published along, all the way down. */
function alongWith(t: Tables, v: View, me: SeatView, d: number, done: Set<number>): string[] {
  const published = new Set(v.seats.flatMap(seat => seat.published));
  const names: string[] = [];
  for (const entry of boardOf(t, v.seats.length).prerequisites[d]!) {
    const group = members(entry).map(member => t.discoveries[member]!);
    const own = group.filter(member => me.experimented.includes(member.id));
    if (own.length === 0 || own.some(one => done.has(one.index)) || group.some(one => published.has(one.id)))
      continue;
    for (const one of own) done.add(one.index);
    names.push(oneOf(own.map(one => one.name)));
    if (own.length === 1) names.push(...alongWith(t, v, me, own[0]!.index, done));
  }
  return names;
}

/** The question of a decision, and the anchor of the rule behind it. */
export function ask(t: Tables, w: Words, p: Pending, me: AskedSeat): { prompt: string; rule: string } {
  switch (p.kind) {
    case 'scientist':
      return { prompt: 'Which scientist do you want to be?', rule: 'newscience.setup.scientists' };
    case 'place':
      return {
        prompt: `Where do you place your energy? Marker ${me.marker} of ${t.rules.energyPerPlayer}, ${me.rest} rest`,
        rule: 'newscience.energy',
      };
    case 'influence':
      return { prompt: `On which track do you gain ${p.by} influence?`, rule: 'newscience.influence' };
    case 'convert':
      return {
        prompt: `Do you shift influence to another track? ${plural(p.left, 'step')} left`,
        rule: 'newscience.cards.convert',
      };
    case 'move':
      return p.from === null
        ? { prompt: `${w.card(p.card)}: which energy marker do you move?`, rule: 'newscience.cards.move' }
        : { prompt: `Where does the marker from ${w.space(p.from)} go?`, rule: 'newscience.cards.move' };
    case 'peek':
      return {
        prompt: `You see the next ${plural(p.count, 'event')}. Put one under its level?`,
        rule: 'newscience.cards.peek',
      };
    case 'research':
      return {
        prompt: `What do you research? ${points(p.modifier + me.bonus[0]!)}, ${me.rest} rest`,
        rule: 'newscience.research',
      };
    case 'experiment':
      return {
        prompt: `What do you experiment on? ${points(p.modifier + me.bonus[1]!)} plus the die, ${me.rest} rest`,
        rule: 'newscience.experiment',
      };
    case 'publish':
      return {
        prompt: `What do you publish? ${points(p.modifier + me.bonus[2]!)}, ${me.rest} rest`,
        rule: 'newscience.publish',
      };
    case 'reroll':
      return {
        prompt: `The experiment on ${w.discovery(p.discovery)} failed with ${p.die}. Throw again?`,
        rule: 'newscience.cards.reroll',
      };
    case 'along':
      return {
        prompt: 'Which member of the group is published along?',
        rule: 'newscience.publish.along.groups',
      };
  }
}

/** What a question tells of the player who is asked. */
export interface AskedSeat {
  readonly rest: number;
  readonly marker: number;
  readonly bonus: readonly number[];
}

function points(bonus: number): string {
  return `${plural(1 + bonus, 'point')} before cards`;
}
