/** A sentence or two on everything that lies on the table, with the rule behind it. */
import { boardOf, type Tables } from '../../../games/newscience/data.ts';
import { influenceText } from '../../../games/newscience/describe.ts';
import { members } from '../../../games/newscience/masks.ts';
import { STEPS, TRACKS, type Track, type View } from '../../../games/newscience/types.ts';
import { capital, listing, makeWords, oneOf, plural, signed } from '../../../games/newscience/words.ts';
import type { Explanation } from '../contract.ts';

export function explain(t: Tables, target: string, view: View): Explanation | null {
  const at = target.indexOf('.');
  const kind = at < 0 ? target : target.slice(0, at);
  const id = at < 0 ? '' : target.slice(at + 1);
  switch (kind) {
    case 'discovery':
      return explainDiscovery(t, view, id);
    case 'space':
      return explainSpace(t, view, id);
    case 'event':
      return explainCard(t, id);
    case 'stack': {
      const card = view.stack[Number(id) - 1]?.card;
      return card == null ? null : explainCard(t, card);
    }
    case 'track':
      return explainTrack(view, id);
    case 'scientist':
      return explainScientist(t, id);
    case 'rest':
      return {
        text: 'Rest in reserve: any number of it may be added to a research, experiment or publish action, before the die. It comes from the rest spaces only and stops at 3.',
        rule: 'newscience.rest.track',
      };
    default:
      return null;
  }
}

function explainDiscovery(t: Tables, view: View, id: string): Explanation | null {
  const discovery = t.discoveries[t.discoveryIndex[id] ?? -1];
  if (discovery === undefined) return null;
  const needs = boardOf(t, view.seats.length).prerequisites[discovery.index]!.map(entry =>
    oneOf(members(entry).map(index => t.discoveries[index]!.name)),
  );
  const before = needs.length === 0 ? 'Needs nothing before it.' : `Needs ${listing(needs)}.`;
  const price = `Research ${discovery.research}; experiment ${discovery.first} for the first to succeed, ${discovery.next} after that; publish ${discovery.publish} with ${influenceText(discovery.influence)}, for ${discovery.prestige} prestige`;
  return {
    text: `${discovery.name}, ${discovery.field}, level ${discovery.level}. ${before} ${price}.`,
    rule: 'newscience.tree',
  };
}

const SPACE_TEXTS: Readonly<Record<string, string>> = {
  rest: 'Rest: 1 rest for the reserve, and an early place in the next turn.',
  event: 'The event beside it is yours: played at once, or kept in the laboratory.',
  influence: 'One step on an influence track.',
  research:
    'Research: 1 point, with what space, scientist, cards and rest add, against the cost of a discovery.',
  experiment:
    'Experiment: 1 point and a die, with what space, scientist, cards and rest add, against the target.',
  publish: 'Publish what you know by experiment, for its prestige; all others may then build on it.',
};

function explainSpace(t: Tables, view: View, id: string): Explanation | null {
  const space = view.spaces.find(each => each.id === id);
  if (space === undefined) return null;
  const modifier = STEPS.some(step => step === space.action) ? ` This space: ${signed(space.modifier)}.` : '';
  const state = space.seat === null && !space.open ? ' Closed this turn.' : '';
  const action = space.action === 'event' ? 'events' : space.action;
  return {
    text: `${capital(makeWords(t).space(id))}. ${SPACE_TEXTS[space.action]}${modifier}${state}`,
    rule: `newscience.${action}`,
  };
}

function explainCard(t: Tables, id: string): Explanation | null {
  const card = t.cards[t.cardIndex[id] ?? -1];
  if (card === undefined) return null;
  return {
    text: `${card.name}, a ${card.type} card of level ${card.level}: ${card.text}`,
    rule: `newscience.events.${card.type.toLowerCase()}`,
  };
}

function explainTrack(view: View, id: string): Explanation | null {
  const index = TRACKS.indexOf(id as Track);
  const track = TRACKS[index];
  if (track === undefined) return null;
  const best = Math.max(...view.seats.map(seat => seat.influence[index]!));
  return {
    text: `${capital(track)} influence, up to 5: publications ask for it, and whoever leads a track at the end gains 2 prestige. The highest level now is ${best}.`,
    rule: 'newscience.influence',
  };
}

function explainScientist(t: Tables, id: string): Explanation | null {
  const scientist = t.scientists[t.scientistIndex[id] ?? -1];
  if (scientist === undefined) return null;
  const bonus = STEPS.map((step, i) => `${step} ${signed(scientist.bonus[i]!)}`);
  return {
    text: `${scientist.name}: ${listing(bonus)}; starts with ${influenceText(scientist.influence)} and goes ${plural(scientist.firstTurnOrder, 'place').replace(/ places?$/u, '')}. in the first turn's order. ${scientist.about}`,
    rule: 'newscience.scientists',
  };
}
