/** A few sentences on everything that lies on the table, with the rule behind it. */
import type { Names, Seat } from '../../../core/game.ts';
import { capital, listed } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card, Scientist, Tables } from '../../../games/newscience/rules/data.ts';
import type { CardType } from '../../../games/newscience/rules/effects/word.ts';
import {
  influencePerMarker,
  levelAfter,
  restAfter,
  restLimit,
  restPerMarker,
} from '../../../games/newscience/rules/gains.ts';
import { closedSpaces, isOpen } from '../../../games/newscience/rules/spaces.ts';
import {
  type Action,
  NONE,
  TRACKS,
  type TrackIndex,
  type View,
} from '../../../games/newscience/rules/types.ts';
import {
  bonusText,
  CARD_KINDS,
  influenceText,
  spaceName,
  trackName,
} from '../../../games/newscience/text/words.ts';
import type { Explanation } from '../contract.ts';
import { explainDiscovery } from './explain-discovery.ts';
import { prospects, prospectTexts, sumText, whyNothing } from './prospects.ts';

export function explain(t: Tables, target: string, view: View, names: Names): Explanation | null {
  const [kind = '', number = ''] = target.split('.');
  const found = explanations[kind]?.(t, Number(number), view, names);
  return found ?? null;
}

/** By the kind of thing; the number is its place in its table, or in the stack. */
const explanations: Readonly<
  Record<string, (t: Tables, number: number, view: View, names: Names) => Explanation | undefined>
> = {
  discovery: (t, number, view, names) =>
    given(t.discoveries[number], it => explainDiscovery(t, it, view, names)),
  space: (t, number, view, names) =>
    given(t.boards[view.players]!.bySpace[number], it => explainSpace(t, it, view, names)),
  event: (t, number) => given(t.cards[number], explainCard),
  stack: (t, number, view) => given(t.cards[view.stack[number - 1]?.card ?? NONE], explainCard),
  track: (t, number, view, names) => given(TRACKS[number], it => explainTrack(t, it, view, names)),
  scientist: (t, number) => given(t.scientists[number], explainScientist),
  rest: (t, _, view) => explainRest(t, view),
};

function given<T>(thing: T | undefined, explained: (thing: T) => Explanation): Explanation | undefined {
  return thing === undefined ? undefined : explained(thing);
}

/** The limit is the viewer's own, which a card can raise; a spectator hears of the printed one. */
function explainRest(t: Tables, { viewer, seats }: View): Explanation {
  const limit = viewer === null ? t.rules.restMax : restLimit(t, seats[viewer]!);
  const own = viewer === null ? '' : ` You have ${seats[viewer]!.rest}.`;
  const whose = limit === t.rules.restMax ? '' : ' for you, by the card in your laboratory';
  return {
    text: `Rest in reserve: any number of it may be added to a research, experiment or publish action, before the die. It comes from the rest spaces only and stops at ${limit}${whose}.${own}`,
    rule: whose === '' ? 'newscience.rest.track' : 'newscience.cards.restcap',
  };
}

const SPACE_TEXTS: Readonly<Record<Action, string>> = {
  rest: 'Resting brings rest for the reserve and an early place in the next turn.',
  event: 'A marker here takes the event card: it is played at once, or kept in the laboratory.',
  influence: 'A marker here goes up on an influence track.',
  research:
    'Research puts your marker on a discovery whose prerequisites you know, if your points reach its cost.',
  experiment:
    'An experiment tries a discovery that you have researched: your points and a die must reach its target, and a 1 fails.',
  publish:
    'Publishing brings the prestige of a discovery that you know by experiment; then all may build on it.',
};

function explainSpace(t: Tables, space: BoardSpace, view: View, names: Names): Explanation {
  const { index, action } = space;
  const holder = view.spaces[index]!;
  const sentences = [
    `${capital(spaceName(t, index))}.`,
    SPACE_TEXTS[action],
    holder === NONE
      ? closedText(t, view, space)
      : `${holder === view.viewer ? 'Your' : `${names[holder]}'s`} marker lies here.`,
    view.viewer === null ? '' : ownText(t, view, view.viewer, space),
  ];
  return {
    text: sentences.filter(sentence => sentence !== '').join(' '),
    rule: `newscience.${action === 'event' ? 'events' : action}`,
  };
}

function closedText(t: Tables, view: View, space: BoardSpace): string {
  if (isOpen(t, view, space, closedSpaces(t, view))) return '';
  const card = space.event === NONE ? NONE : view.events[space.event]!;
  if (card !== NONE) return `${t.cards[card]!.name} holds for all players this turn and takes no marker.`;
  if (space.event !== NONE) return 'Closed: there is no event card here this turn.';
  const closing = view.events.find(
    each => each !== NONE && (t.cards[each]!.closed[view.players]! & (1 << space.index)) !== 0,
  );
  return `Closed this turn${closing === undefined || closing === NONE ? '' : ` by ${t.cards[closing]!.name}`}.`;
}

/** What a marker on the space would bring this player now. */
function ownText(
  t: Tables,
  view: View,
  seat: Seat,
  { index, action, track, event, modifier }: BoardSpace,
): string {
  const me = view.seats[seat]!;
  switch (action) {
    case 'rest': {
      const gain = restAfter(t, me, restPerMarker(t, view)) - me.rest;
      return gain === 0
        ? `You would gain no rest: you have all ${me.rest}.`
        : `You would have ${me.rest + gain} rest.`;
    }
    case 'event': {
      const card = view.events[event]!;
      return card === NONE ? '' : `${t.cards[card]!.name}: ${t.cards[card]!.text}`;
    }
    case 'influence': {
      if (track === NONE) return 'You choose the track when it is resolved.';
      const level = me.influence[track]!;
      const reached = levelAfter(t, level, influencePerMarker(t, view, track));
      return level === reached
        ? `You are at the top with ${level}: it would bring you nothing.`
        : `You would go from ${level} to ${reached}.`;
    }
    case 'research':
    case 'experiment':
    case 'publish': {
      const means = { action, space: index, modifier };
      const found = prospectTexts(t, view, seat, prospects(t, view, seat, means));
      const die = action === 'experiment' ? ' and the die' : '';
      const reach =
        found.length === 0 ? whyNothing(t, view, seat, action) : `within reach now: ${listed(found)}`;
      return `You would have ${sumText(t, view, seat, means)}${die}; ${reach}.`;
    }
  }
}

const CARD_TEXTS: Readonly<Record<CardType, string>> = {
  EFFECT: 'It holds for all players this turn, and nobody can take it.',
  PLAY: 'Whoever has a marker on it plays it at once.',
  KEEP: 'Whoever has a marker on it keeps it in the laboratory, which holds one card.',
};

function explainCard({ name, type, level, text }: Card): Explanation {
  return {
    text: `${name}, an event of level ${level} (${CARD_KINDS[type]}). ${CARD_TEXTS[type]} ${text}`,
    rule: `newscience.events.${type.toLowerCase()}`,
  };
}

function explainTrack(t: Tables, track: TrackIndex, { seats, viewer }: View, names: Names): Explanation {
  const { influenceMax, influenceLeaderBonus } = t.rules;
  const best = Math.max(...seats.map(seat => seat.influence[track]!));
  const leaders = names.filter((_, seat) => seats[seat]!.influence[track] === best);
  const own = viewer === null ? '' : ` You have ${seats[viewer]!.influence[track]}.`;
  return {
    text: `${capital(trackName(track))} influence, up to ${influenceMax}: publications ask for it, and whoever has the most at the end gains ${influenceLeaderBonus} prestige; so does each of several.${own} The most now is ${best}: ${listed(leaders)}.`,
    rule: 'newscience.influence',
  };
}

function explainScientist(scientist: Scientist): Explanation {
  const { name, influence, firstTurnOrder, about } = scientist;
  return {
    text: `${name}: ${listed(bonusText(scientist))}; starts with ${influenceText(influence)}, and has place ${firstTurnOrder} in the first turn's order. ${about}`,
    rule: 'newscience.scientists',
  };
}
