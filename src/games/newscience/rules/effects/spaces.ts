/** Words about action spaces and the markers on them. */

import { signed } from '../../../../core/words.ts';
import { expectMarker } from '../../bot/forecast.ts';
import { ACTION_NOUNS, trackName } from '../../text/words.ts';
import { trackOf } from '../board.ts';
import { offerMarkerMove } from '../topics/markers.ts';
import { always, type EntryOf, IN_THE_VALUE, type LastingWord, type MomentaryWord, noFault } from './word.ts';

/** [newscience.cards.yield] */
export const yieldMore: LastingWord<EntryOf<'yield'>> = {
  lasts: true,
  cards: ['EFFECT'],
  fault: entry =>
    (entry.action === 'influence') === (entry.track !== undefined)
      ? null
      : 'influence yields name a track, rest yields none',
  text: ({ track, by }) =>
    track === undefined
      ? `every marker on rest gives ${by} rest more`
      : `the ${trackName(trackOf(track))} influence space gives ${by} more`,
  brief: ({ track, by }) =>
    track === undefined ? `rest gives ${by} more` : `the ${trackName(trackOf(track))} space gives ${by} more`,
  expect: IN_THE_VALUE,
  modify(modifiers, { track, by }) {
    if (track === undefined) modifiers.restYield += by;
    else modifiers.influenceYield[trackOf(track)]! += by;
  },
};

/** Of several spaces that fit the last one is closed. [newscience.cards.block] */
export const block: LastingWord<EntryOf<'block'>> = {
  lasts: true,
  cards: ['EFFECT'],
  fault: entry =>
    (entry.space === undefined) === (entry.track === undefined)
      ? 'a block names a track or the last space'
      : null,
  text: ({ action, track }) =>
    track === undefined
      ? `the rightmost ${action} space is closed`
      : `the ${trackName(trackOf(track))} influence space is closed`,
  expect: IN_THE_VALUE,
  modify({ closed }, { action, track }, { boards }) {
    boards.forEach((board, players) => {
      const found = board?.spaces.findLast(
        space => space.action === action && (track === undefined || space.track === trackOf(track)),
      );
      if (found !== undefined) closed[players]! |= 1 << found.index;
    });
  },
};

/** [newscience.cards.act] */
export const act: LastingWord<EntryOf<'act'>> = {
  lasts: true,
  cards: ['PLAY'],
  fault: noFault,
  text: ({ action, by }) =>
    `the marker on the card is one more ${ACTION_NOUNS[action].one}${by === 0 ? '' : ` with ${signed(by)}`}`,
  brief: ({ action, by }) => `extra ${ACTION_NOUNS[action].one}${by === 0 ? '' : ` ${signed(by)}`}`,
  expect: {
    ahead: (_, forecast, { action, by }) => expectMarker(forecast[action], by),
    after: (forecast, { action, by }) => expectMarker(forecast[action], by),
  },
  modify(modifiers, { action, by }) {
    modifiers.act = { action, by };
  },
};

/** [newscience.cards.move] */
export const moveMarker: MomentaryWord<EntryOf<'move-marker'>> = {
  lasts: false,
  cards: ['PLAY'],
  fault: noFault,
  text: ({ whose }) => `you may move an energy marker of ${whose === 'self' ? 'your own' : 'another player'}`,
  brief: ({ whose }) => `you may move a marker of ${whose === 'self' ? 'yours' : 'another'}`,
  expect: IN_THE_VALUE,
  holds: always,
  carryOut: (t, state, seat, card) => offerMarkerMove(t, state, seat, card),
};
