/** The action spaces, and all else that depends on the number of players. */
import { indices } from '../../../core/grammar.ts';
import type { Data } from '../schema.ts';
import type { Discovery } from './data.ts';
import {
  type Action,
  DISCOVERY_ACTIONS,
  type DiscoveryAction,
  type DiscoveryIndex,
  type DiscoverySet,
  type Move,
  NONE,
  type None,
  type PlaceSet,
  type SpaceIndex,
  TRACK_IDS,
  TRACKS,
  type TrackId,
  type TrackIndex,
} from './types.ts';

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What a space is on every board that has it. */
export interface Space {
  readonly index: SpaceIndex;
  readonly id: string;
  readonly action: Action;
  /** What tells it from the other spaces of its action. */
  readonly label: string;
  /** Of an influence space; NONE lets the owner choose. [newscience.influence.any] */
  readonly track: TrackIndex | None;
}

/** A space on the board for so many players. */
export interface BoardSpace extends Space {
  /** Points that it adds to its action. [newscience.energy.space] */
  readonly modifier: number;
  /** Which of the cards laid out belongs to it, or NONE. */
  readonly event: number;
}

/**
 * The resolution goes through these one after the other, from left to right. The rest spaces are resolved together.
 * [newscience.resolution]
 */
export type ResolutionStep =
  | { readonly kind: 'rest' }
  | { readonly kind: 'space'; readonly space: BoardSpace }
  /** Markers on cards that are one more action of this kind come after its printed spaces. [newscience.cards.act] */
  | { readonly kind: 'act'; readonly action: DiscoveryAction; readonly space: BoardSpace };

export interface Board {
  /** In the order of resolution. */
  readonly spaces: readonly BoardSpace[];
  readonly order: readonly SpaceIndex[];
  /** The rest spaces. */
  readonly rest: PlaceSet;
  /** The influence spaces, by track, and those that let the owner choose one. */
  readonly influence: readonly PlaceSet[];
  readonly freeInfluence: PlaceSet;
  /** The move to each space. */
  readonly placements: readonly Move[];
  /** Of each card laid out. */
  readonly eventPlaces: readonly number[];
  /** By SpaceIndex; undefined where this board has no such space. */
  readonly bySpace: readonly (BoardSpace | undefined)[];
  readonly restSpaces: readonly BoardSpace[];
  readonly eventSpaces: readonly BoardSpace[];
  readonly publishSpaces: readonly BoardSpace[];
  readonly resolution: readonly ResolutionStep[];
  readonly inPlay: DiscoverySet;
  readonly lastLevel: DiscoverySet;
  /** Discoveries in play, lower levels first. */
  readonly byLevel: readonly DiscoveryIndex[];
  /** For each discovery its prerequisites: of each entry one member must be known. */
  readonly prerequisites: readonly (readonly DiscoverySet[])[];
  readonly cardsPerLevel: number;
  /** Events revealed in a round. */
  readonly revealed: number;
  /** How many rounds there are at the most. */
  readonly rounds: number;
}

export function trackOf(id: TrackId): TrackIndex {
  return TRACKS[TRACK_IDS.indexOf(id)]!;
}

/** Every space that some board has, once. */
export function makeSpaces(data: Data): Space[] {
  const items = new Map(
    PLAYER_COUNTS.flatMap(players => data.spaces.boards[players].map(item => [item.id, item])),
  );
  const places = indices<SpaceIndex>([...items]);
  return [...items.values()].map((item, i) => ({
    index: places[i]!,
    id: item.id,
    action: item.action,
    label: item.id.slice(item.action.length + 1),
    track: item.action === 'influence' && item.track !== 'any' ? trackOf(item.track) : NONE,
  }));
}

export function makeBoard(
  data: Data,
  all: readonly Space[],
  discoveries: readonly Discovery[],
  players: PlayerCount,
): Board {
  let events = 0;
  const spaces = data.spaces.boards[players].map((item): BoardSpace => {
    const { index, id, action, label, track } = all.find(space => space.id === item.id)!;
    return {
      index,
      id,
      action,
      label,
      track,
      modifier: 'modifier' in item ? item.modifier : 0,
      event: item.action === 'event' ? events++ : NONE,
    };
  });
  const spacesOf = (action: Action) => spaces.filter(space => space.action === action);
  const eventSpaces = spacesOf('event');
  const inPlay = discoveries.filter(discovery => isInPlay(data, discovery, players));
  const cardsPerLevel = data.rules.cardsPerLevel[players];
  const revealed = data.rules.revealedPerTurn[players];
  return {
    spaces,
    order: spaces.map(({ index }) => index),
    rest: placesOf(spaces, ({ action }) => action === 'rest'),
    influence: TRACKS.map(each => placesOf(spaces, ({ track }) => track === each)),
    freeInfluence: placesOf(spaces, ({ action, track }) => action === 'influence' && track === NONE),
    placements: spaces.map(({ index }): Move => ({ type: 'place', space: index })),
    eventPlaces: eventSpaces.map(space => spaces.indexOf(space)),
    bySpace: all.map(({ index }) => spaces.find(space => space.index === index)),
    restSpaces: spacesOf('rest'),
    eventSpaces,
    // [newscience.publish.spaces]
    publishSpaces: spacesOf('publish'),
    resolution: makeResolution(spaces, eventSpaces),
    inPlay: setOf(inPlay),
    lastLevel: setOf(inPlay.filter(discovery => discovery.level === 5)),
    byLevel: [...inPlay].sort((a, b) => a.level - b.level).map(discovery => discovery.index),
    // An entry that lies in absent fields alone is waived. [newscience.setup.fields]
    prerequisites: data.discoveries.discoveries.map(item =>
      item.prerequisites
        .map(entry => setOf(inPlay.filter(({ id }) => entry.includes(id))))
        .filter(entry => entry !== 0),
    ),
    cardsPerLevel,
    revealed,
    // The first round has no events. [newscience.end.events]
    rounds: (cardsPerLevel * 3) / revealed + 1,
  };
}

/** [newscience.setup.fields] */
function isInPlay(data: Data, discovery: Discovery, players: PlayerCount): boolean {
  return data.discoveries.fields[discovery.field]!.minPlayers <= players;
}

function setOf(discoveries: readonly Discovery[]): DiscoverySet {
  return discoveries.reduce((set, { index }) => set | (1 << index), 0);
}

function placesOf(spaces: readonly BoardSpace[], isOne: (space: BoardSpace) => boolean): PlaceSet {
  return spaces.reduce((set, space, place) => (isOne(space) ? set | (1 << place) : set), 0);
}

function makeResolution(spaces: readonly BoardSpace[], eventSpaces: readonly BoardSpace[]): ResolutionStep[] {
  const resolution: ResolutionStep[] = [{ kind: 'rest' }];
  for (const [i, space] of spaces.entries()) {
    if (space.action === 'rest') continue;
    resolution.push({ kind: 'space', space });
    const action = DISCOVERY_ACTIONS.find(name => name === space.action);
    if (action !== undefined && spaces[i + 1]?.action !== action) {
      for (const card of eventSpaces) resolution.push({ kind: 'act', action, space: card });
    }
  }
  return resolution;
}
