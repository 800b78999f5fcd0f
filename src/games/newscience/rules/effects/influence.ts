/** Influence that cards give, take and shift. */
import type { Seat } from '../../../../core/game.ts';
import { plural, signed } from '../../../../core/words.ts';
import { expectFreeInfluence, expectInfluence } from '../../bot/forecast.ts';
import { trackName } from '../../text/words.ts';
import { trackOf } from '../board.ts';
import type { Tables } from '../data.ts';
import { changeInfluence } from '../gains.ts';
import { offerConvert, offerInfluence, risingTracks } from '../topics/influence.ts';
import { type Emit, NONE, type State, type Table, TRACKS, type TrackId, type TrackIndex } from '../types.ts';
import { always, type EntryOf, IN_THE_VALUE, type MomentaryWord, noFault } from './word.ts';

type Influence = EntryOf<'influence'>;
type Condition = NonNullable<Influence['if']>;

/** The track that an entry names; NONE where the player's own levels decide. */
function namedTrack({ track }: Influence): TrackIndex | typeof NONE {
  return track === 'any' || track === 'lowest' ? NONE : trackOf(track);
}

interface ConditionWord {
  readonly text: string;
  readonly brief: string;
  holds(table: Readonly<Table>, seat: Seat, entry: Influence): boolean;
}

const CONDITIONS: Readonly<Record<Condition, ConditionWord>> = {
  notLeading: {
    text: 'if another player has more prestige',
    brief: 'if another has more prestige',
    holds: ({ seats }, seat) => seats.some(other => other.prestige > seats[seat]!.prestige),
  },
  lowestOnTrack: {
    text: 'if nobody is below you there',
    brief: 'if nobody is lower',
    holds({ seats }, seat, entry) {
      const track = namedTrack(entry);
      return seats.every(other => other.influence[track]! >= seats[seat]!.influence[track]!);
    },
  },
};

/** Where an entry may raise influence; tracks that are full are left out. */
function tracksFor(t: Tables, state: Readonly<State>, seat: Seat, entry: Influence): TrackIndex[] {
  const rising = risingTracks(t, state, seat);
  const named = namedTrack(entry);
  if (named !== NONE) return rising.filter(track => track === named);
  const { influence } = state.seats[seat]!;
  const others = entry.another === true ? TRACKS.filter(track => track !== state.playing.track) : TRACKS;
  const level = Math.min(...others.map(track => influence[track]!));
  return rising.filter(
    track => others.includes(track) && (entry.track === 'any' || influence[track] === level),
  );
}

/** Those who lead a track, at this level or higher, lose or gain on it. */
function changeLeaders(
  t: Tables,
  state: State,
  track: TrackIndex,
  by: number,
  min: number,
  emit: Emit,
): void {
  const top = Math.max(min, ...state.seats.map(seat => seat.influence[track]!));
  state.seats.forEach((me, seat) => {
    if (me.influence[track] === top) changeInfluence(t, state, seat, track, by, emit);
  });
}

function where({ track, another }: Influence): string {
  if (track === 'any') return `influence on ${another === true ? 'another' : 'any'} track`;
  if (track === 'lowest') return `influence on your ${another === true ? 'next ' : ''}lowest track`;
  return trackName(trackOf(track));
}

/** [newscience.cards.influence]; that of an EFFECT happens in the event step [newscience.events.effect]. */
export const influence: MomentaryWord<Influence> = {
  lasts: false,
  cards: ['EFFECT', 'PLAY'],
  fault(entry, type) {
    const wanted = entry.who === 'leaders' ? 'EFFECT' : 'PLAY';
    if (type !== wanted) return `influence for ${entry.who} works on ${wanted} cards only`;
    const named = entry.track !== 'any' && entry.track !== 'lowest';
    if (entry.who === 'leaders' && !named) return 'leaders need a named track';
    return entry.if === 'lowestOnTrack' && !named ? 'lowestOnTrack needs a named track' : null;
  },
  text(entry) {
    const steps = Math.abs(entry.by);
    if (entry.who === 'leaders') {
      const from = entry.min === undefined ? '' : ` (at ${entry.min} or more)`;
      return `the leaders in ${where(entry)}${from} ${entry.by < 0 ? 'lose' : 'gain'} ${steps}`;
    }
    const condition = entry.if === undefined ? '' : ` ${CONDITIONS[entry.if].text}`;
    return `${entry.by < 0 ? 'lose' : 'gain'} ${steps} ${where(entry)}${condition}`;
  },
  brief(entry) {
    if (entry.who === 'leaders') return influence.text(entry);
    return `${signed(entry.by)} ${where(entry)}${entry.if === undefined ? '' : ` ${CONDITIONS[entry.if].brief}`}`;
  },
  expect: {
    ahead(t, forecast, entry) {
      if (entry.who !== 'self') return;
      if (entry.track === 'any') expectFreeInfluence(t, forecast, entry.by);
      else expectInfluence(t, forecast, expectedTrack(forecast.influence, entry.track), entry.by);
    },
    after: () => {},
  },
  holds: (_, table, seat, entry) => entry.if === undefined || CONDITIONS[entry.if].holds(table, seat, entry),
  carryOut(t, state, seat, _, entry, emit) {
    const named = namedTrack(entry);
    if (entry.who === 'self')
      offerInfluence(t, state, seat, tracksFor(t, state, seat, entry), entry.by, emit);
    else if (named !== NONE) changeLeaders(t, state, named, entry.by, entry.min ?? 0, emit);
  },
};

function expectedTrack(levels: readonly number[], track: TrackId | 'lowest'): TrackIndex {
  return track === 'lowest' ? TRACKS[levels.indexOf(Math.min(...levels))]! : trackOf(track);
}

/** [newscience.cards.convert] */
export const convert: MomentaryWord<EntryOf<'convert'>> = {
  lasts: false,
  cards: ['PLAY'],
  fault: noFault,
  text: entry => `move up to ${plural(entry.max, 'influence step')} to other tracks`,
  expect: IN_THE_VALUE,
  holds: always,
  carryOut: (t, state, seat, _, entry) => offerConvert(t, state, seat, entry.max),
};
