/** A sentence or two on everything that lies on the table, with the rule behind it. */

import { capital, listed, signed } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Card, Discovery, Scientist, Tables } from '../../../games/newscience/rules/data.ts';
import { restLimit } from '../../../games/newscience/rules/gains.ts';
import { closedSpaces, isOpen } from '../../../games/newscience/rules/spaces.ts';
import {
  type Action,
  DISCOVERY_ACTIONS,
  NONE,
  TRACKS,
  type TrackIndex,
  type View,
} from '../../../games/newscience/rules/types.ts';
import {
  allOf,
  bonusText,
  influenceText,
  spaceName,
  trackName,
} from '../../../games/newscience/text/words.ts';
import type { Explanation } from '../contract.ts';

export function explain(t: Tables, target: string, view: View): Explanation | null {
  const [kind = '', number = ''] = target.split('.');
  const found = explanations[kind]?.(t, Number(number), view);
  return found ?? null;
}

/** By the kind of thing; the number is its place in its table, or in the stack. */
const explanations: Readonly<
  Record<string, (t: Tables, number: number, view: View) => Explanation | undefined>
> = {
  discovery: (t, number, view) => given(t.discoveries[number], it => explainDiscovery(t, it, view)),
  space: (t, number, view) => given(t.boards[view.players]!.bySpace[number], it => explainSpace(t, it, view)),
  event: (t, number) => given(t.cards[number], explainCard),
  stack: (t, number, view) => given(t.cards[view.stack[number - 1]?.card ?? NONE], explainCard),
  track: (t, number, view) => given(TRACKS[number], it => explainTrack(t, it, view)),
  scientist: (t, number) => given(t.scientists[number], explainScientist),
  rest: (t, _, view) => explainRest(t, view),
};

function given<T>(thing: T | undefined, explained: (thing: T) => Explanation): Explanation | undefined {
  return thing === undefined ? undefined : explained(thing);
}

/** The limit is the viewer's own, which a card can raise; a spectator hears of the printed one. */
function explainRest(t: Tables, { viewer, seats }: View): Explanation {
  const limit = viewer === null ? t.rules.restMax : restLimit(t, seats[viewer]!);
  const whose = limit === t.rules.restMax ? '' : ' for you, by the card in your laboratory';
  return {
    text: `Rest in reserve: any number of it may be added to a research, experiment or publish action, before the die. It comes from the rest spaces only and stops at ${limit}${whose}.`,
    rule: whose === '' ? 'newscience.rest.track' : 'newscience.cards.restcap',
  };
}

function explainDiscovery(t: Tables, discovery: Discovery, view: View): Explanation {
  const { name, level, research, first, next, publish, influence, prestige } = discovery;
  const field = t.fields[discovery.field]!.name.toLowerCase();
  const needs = allOf(t, t.boards[view.players]!.prerequisites[discovery.index]!);
  const before = needs === '' ? 'Needs nothing before it.' : `Needs ${needs}.`;
  const price = `Research ${research}; experiment ${first} for the first to succeed, ${next} after that; publish ${publish} with ${influenceText(influence)}, for ${prestige} prestige`;
  return { text: `${name}, ${field}, level ${level}. ${before} ${price}.`, rule: 'newscience.tree' };
}

const SPACE_TEXTS: Readonly<Record<Action, string>> = {
  rest: 'Rest: 1 rest for the reserve, and an early place in the next turn.',
  event: 'The event beside it is yours: played at once, or kept in the laboratory.',
  influence: 'One step on an influence track.',
  research:
    'Research: 1 point, with what space, scientist, cards and rest add, against the cost of a discovery.',
  experiment:
    'Experiment: 1 point and a die, with what space, scientist, cards and rest add, against the target.',
  publish: 'Publish what you know by experiment, for its prestige; all others may then build on it.',
};

function explainSpace(t: Tables, space: BoardSpace, view: View): Explanation {
  const { index, action, modifier } = space;
  const adds = DISCOVERY_ACTIONS.some(name => name === action) ? ` This space: ${signed(modifier)}.` : '';
  const isClosed = view.spaces[index] === NONE && !isOpen(t, view, space, closedSpaces(t, view));
  return {
    text: `${capital(spaceName(t, index))}. ${SPACE_TEXTS[action]}${adds}${isClosed ? ' Closed this turn.' : ''}`,
    rule: `newscience.${action === 'event' ? 'events' : action}`,
  };
}

function explainCard({ name, type, level, text }: Card): Explanation {
  return {
    text: `${name}, a ${type} card of level ${level}: ${text}`,
    rule: `newscience.events.${type.toLowerCase()}`,
  };
}

function explainTrack(t: Tables, track: TrackIndex, { seats }: View): Explanation {
  const { influenceMax, influenceLeaderBonus } = t.rules;
  const best = Math.max(...seats.map(seat => seat.influence[track]!));
  return {
    text: `${capital(trackName(track))} influence, up to ${influenceMax}: publications ask for it, and whoever leads a track at the end gains ${influenceLeaderBonus} prestige. The highest level now is ${best}.`,
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
