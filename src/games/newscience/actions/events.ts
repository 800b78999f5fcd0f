/** The event step: EFFECTs that act once, KEEPs for the laboratory, PLAYs carried out entry by entry. */
import type { Seat } from '../../../core/game.ts';
import { boardOf, type Card, type Space, type Tables, trackIndex } from '../data.ts';
import { emptyLaboratory } from '../effects.ts';
import { type Emit, NONE, type State, TRACKS, type Track } from '../types.ts';
import { changeLeaders, offerConvert, offerInfluence, risingTracks } from './influence.ts';
import { canMoveMarker } from './movemarker.ts';
import { lookAhead } from './peek.ts';
import { goFirst } from './rest.ts';

type InfluenceEntry = Extract<Card['effect'][number], { kind: 'influence' }>;

export function resolveEvent(t: Tables, s: State, space: Space, emit: Emit): void {
  const index = s.events[space.event]!;
  if (index === NONE) return;
  const card = t.cards[index]!;
  const seat = s.spaces[space.index]!;
  if (card.type === 'EFFECT') carryOutEffect(t, s, card, emit);
  else if (seat === NONE) return;
  else if (card.type === 'KEEP') keep(t, s, space, card, seat, emit);
  else play(s, space, card, seat, emit);
}

/** Lasting EFFECTs have been in force since their reveal; only changes of influence happen here. */
function carryOutEffect(t: Tables, s: State, card: Card, emit: Emit): void {
  for (const entry of card.effect) {
    if (entry.kind === 'influence') {
      changeLeaders(t, s, entry.track as Track, entry.by, entry.min ?? 0, emit);
    }
  }
}

function keep(t: Tables, s: State, space: Space, card: Card, seat: Seat, emit: Emit): void {
  const me = s.seats[seat]!;
  const old = me.laboratory;
  s.spaces[space.index] = NONE;
  s.events[space.event] = NONE;
  emit?.({ type: 'kept', seat, card: card.id, replaced: old === NONE ? null : t.cards[old]!.id });
  if (old !== NONE) emptyLaboratory(t, s, seat, emit);
  me.laboratory = card.index;
}

function play(s: State, space: Space, card: Card, seat: Seat, emit: Emit): void {
  emit?.({ type: 'played', seat, card: card.id });
  s.seats[seat]!.played.push(card.index);
  s.playing.space = space.index;
  s.playing.entry = 0;
  s.playing.skip = unmetConditions(s, card, seat);
  s.playing.track = NONE;
}

/** Conditions are judged before the card changes anything. */
function unmetConditions(s: Readonly<State>, card: Card, seat: Seat): number {
  let unmet = 0;
  card.effect.forEach((entry, i) => {
    if (entry.kind === 'influence' && !holds(s, entry, seat)) unmet |= 1 << i;
  });
  return unmet;
}

function holds(s: Readonly<State>, entry: InfluenceEntry, seat: Seat): boolean {
  const me = s.seats[seat]!;
  switch (entry.if) {
    case undefined:
      return true;
    case 'notLeading':
      return s.seats.some(other => other.prestige > me.prestige);
    case 'lowestOnTrack': {
      const track = trackIndex(entry.track as Track);
      return s.seats.every(other => other.influence[track]! >= me.influence[track]!);
    }
  }
}

/** Carries on with the PLAY card until it is done or its owner has to choose. */
export function continuePlay(t: Tables, s: State, emit: Emit): void {
  const space = boardOf(t, s.seats.length).spaces[s.playing.space]!;
  const card = t.cards[s.events[space.event]!]!;
  const seat = s.spaces[space.index]!;
  while (s.playing.entry < card.effect.length) {
    const entry = s.playing.entry++;
    if ((s.playing.skip & (1 << entry)) === 0) carryOut(t, s, card, entry, seat, emit);
    if (s.pending !== null) return;
  }
  s.playing.space = NONE;
  s.playing.entry = 0;
  s.playing.skip = 0;
  s.playing.track = NONE;
  // A marker that is an action of its own as well stays until that action.
  if (card.act === null) s.spaces[space.index] = NONE;
}

function carryOut(t: Tables, s: State, card: Card, index: number, seat: Seat, emit: Emit): void {
  const entry = card.effect[index]!;
  switch (entry.kind) {
    case 'influence':
      offerInfluence(t, s, seat, tracksFor(t, s, entry, seat), entry.by, emit);
      break;
    case 'convert':
      offerConvert(t, s, seat, entry.max);
      break;
    case 'move-marker':
      if (canMoveMarker(t, s, card, seat)) s.pending = { kind: 'move', seat, card: card.id, from: null };
      break;
    case 'peek':
      lookAhead(t, s, seat, entry.count, emit);
      break;
    case 'order-first':
      goFirst(s, seat, emit);
      break;
  }
}

/** Where this entry may raise influence; tracks that are full are left out. */
function tracksFor(t: Tables, s: Readonly<State>, entry: InfluenceEntry, seat: Seat): Track[] {
  const rising = risingTracks(t, s, seat);
  if (entry.track !== 'any' && entry.track !== 'lowest') return rising.filter(track => track === entry.track);
  const { influence } = s.seats[seat]!;
  const others = entry.another === true ? TRACKS.filter((_, i) => i !== s.playing.track) : TRACKS;
  const level = Math.min(...others.map(track => influence[trackIndex(track)]!));
  return rising.filter(
    track => others.includes(track) && (entry.track === 'any' || influence[trackIndex(track)] === level),
  );
}
