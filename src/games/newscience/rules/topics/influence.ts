/** The choice of a track, and steps shifted between tracks. */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { capital, plural } from '../../../../core/words.ts';
import { reason, trackName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { changeInfluence, levelAfter } from '../gains.ts';
import {
  type Emit,
  type Event,
  type InfluencePending,
  type Move,
  type Pending,
  type State,
  type Table,
  TRACK_IDS,
  TRACKS,
  type TrackIndex,
  type View,
} from '../types.ts';
import { DECLINE } from './decline.ts';

type ConvertPending = Extract<Pending, { kind: 'convert' }>;

/** Tracks on which this player is not at the top. [newscience.influence.any] [newscience.cards.influence] */
export function risingTracks(t: Tables, table: Readonly<Table>, seat: Seat): TrackIndex[] {
  const { influence } = table.seats[seat]!;
  return TRACKS.filter(track => influence[track]! < t.rules.influenceMax);
}

/** Gains influence on one of these tracks; asks where there is a choice. */
export function offerInfluence(
  t: Tables,
  state: State,
  seat: Seat,
  tracks: readonly TrackIndex[],
  by: number,
  emit: Emit,
): void {
  if (tracks.length === 1) gainInfluence(t, state, seat, tracks[0]!, by, emit);
  else if (tracks.length > 1) state.pending = { kind: 'influence', seat, tracks, by };
}

/** Gains influence and remembers where, for a card that asks for another track next. */
function gainInfluence(t: Tables, state: State, seat: Seat, track: TrackIndex, by: number, emit: Emit): void {
  changeInfluence(t, state, seat, track, by, emit);
  state.playing.track = track;
}

export const influence: Topic<Tables, State, InfluencePending, Move, Event> = {
  rule: 'newscience.influence',
  secret: false,
  open: true,
  legal(_, _state, { tracks }, moves) {
    for (const track of tracks) moves.push({ type: 'influence', track });
  },
  apply(t, state, { seat, by }, move, emit) {
    if (move.type === 'influence') gainInfluence(t, state, seat, move.track, by, emit);
  },
  prompt: (_, _state, { by }) => `On which track do you gain ${by} influence?`,
  unavailable(t, state, { seat, tracks }) {
    const rising = risingTracks(t, state, seat);
    return TRACKS.filter(track => !tracks.includes(track)).map(track =>
      reason(
        capital(trackName(track)),
        rising.includes(track) ? 'the card excludes it' : 'you are at the top of this track',
        'influence',
      ),
    );
  },
};

export const influenceMove: MoveWord<Tables, View, Extract<Move, { type: 'influence' }>> = {
  notate: (_, move) => `raise ${TRACK_IDS[move.track]}`,
  group: 'Influence',
  describe(t, { track }, { seats, pending }) {
    const level = seats[pending?.seat ?? 0]!.influence[track]!;
    const by = pending?.kind === 'influence' ? pending.by : 1;
    return `${capital(trackName(track))} influence from ${level} to ${levelAfter(t, level, by)}`;
  },
};

/** Offers to shift influence while steps are left and a shift is possible. [newscience.cards.convert] */
export function offerConvert(t: Tables, state: State, seat: Seat, left: number): void {
  if (left > 0 && shifts(t, state, seat).length > 0) state.pending = { kind: 'convert', seat, left };
}

function shifts(t: Tables, state: Readonly<State>, seat: Seat): Move[] {
  const { influence } = state.seats[seat]!;
  const rising = risingTracks(t, state, seat);
  return TRACKS.filter(from => influence[from]! > 0).flatMap(from =>
    rising.filter(to => to !== from).map((to): Move => ({ type: 'convert', from, to })),
  );
}

export const convert: Topic<Tables, State, ConvertPending, Move, Event> = {
  rule: 'newscience.cards.convert',
  secret: false,
  open: true,
  legal(t, state, { seat }, moves) {
    moves.push(...shifts(t, state, seat), DECLINE);
  },
  apply(t, state, { seat, left }, move, emit) {
    if (move.type !== 'convert') return;
    changeInfluence(t, state, seat, move.from, -1, emit);
    changeInfluence(t, state, seat, move.to, 1, emit);
    offerConvert(t, state, seat, left - 1);
  },
  prompt: (_, _state, { left }) => `Do you shift influence to another track? ${plural(left, 'step')} left`,
  unavailable: () => [],
};

export const convertMove: MoveWord<Tables, View, Extract<Move, { type: 'convert' }>> = {
  notate: (_, move) => `shift ${TRACK_IDS[move.from]} ${TRACK_IDS[move.to]}`,
  group: 'Influence',
  describe(_, move, { seats, pending }) {
    const { influence } = seats[pending?.seat ?? 0]!;
    const [from, to] = [influence[move.from]!, influence[move.to]!];
    return `Shift a step: ${trackName(move.from)} ${from} to ${from - 1}, ${trackName(move.to)} ${to} to ${to + 1}`;
  },
};
