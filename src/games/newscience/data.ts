/** The typed tables that the rules read, made once from the component data. */
import type { RawData } from '../../core/game.ts';
import type { Shape } from './schema.ts';
import {
  type ActionName,
  type Mask,
  type Move,
  NONE,
  STEPS,
  type StepName,
  TRACKS,
  type Track,
} from './types.ts';

export type Data = Shape;
type CardData = Data['events']['events'][number];
type Entry = CardData['effect'][number];
type Count = 2 | 3 | 4 | 5;

export interface Discovery {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly field: string;
  readonly level: number;
  readonly research: number;
  readonly first: number;
  readonly next: number;
  readonly publish: number;
  /** By track. */
  readonly influence: readonly number[];
  readonly prestige: number;
}

export interface Scientist {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly firstTurnOrder: number;
  /** By step. */
  readonly bonus: readonly number[];
  /** At the start, by track. */
  readonly influence: readonly number[];
}

export interface Card {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly type: 'EFFECT' | 'PLAY' | 'KEEP';
  readonly fourPlus: boolean;
  readonly text: string;
  readonly value: number;
  readonly effect: readonly Entry[];
  /** Lasting bonus by step and discovery: `mods[step][discovery]`. */
  readonly mods: readonly (readonly number[])[];
  /** Bonus for one action only, by step. */
  readonly boost: readonly number[];
  /** Lowers the influence needed for a publication, by track. */
  readonly ease: readonly number[];
  readonly easeAny: number;
  readonly borrow: boolean;
  readonly waive: boolean;
  /** Prestige for the first publication. */
  readonly bonus: number;
  readonly retry: boolean;
  /** Throws a failed experiment again; `rerollBonus` is added then. */
  readonly reroll: boolean;
  readonly rerollBonus: number;
  readonly safe: boolean;
  readonly easyTarget: boolean;
  readonly restCap: number;
  readonly shield: boolean;
  readonly restYield: number;
  /** By track. */
  readonly influenceYield: readonly number[];
  /** Makes its energy marker an additional action of this step. */
  readonly act: { readonly step: StepName; readonly by: number } | null;
}

export interface Space {
  readonly index: number;
  readonly id: string;
  readonly action: ActionName;
  readonly modifier: number;
  /** Of an influence space; NONE lets the owner choose. */
  readonly track: number;
  /** Number of an event space. */
  readonly event: number;
}

/** One step of the resolution. The rest spaces are resolved together. */
export type Step =
  | { readonly kind: 'rest' }
  | { readonly kind: 'space'; readonly space: Space }
  /** The turn of markers on cards that are an additional action of this kind. */
  | { readonly kind: 'act'; readonly step: StepName; readonly space: Space };

/** What depends on the number of players. */
export interface Board {
  readonly players: number;
  readonly spaces: readonly Space[];
  readonly spaceIndex: Readonly<Record<string, number>>;
  readonly restSpaces: number;
  readonly eventSpaces: readonly Space[];
  readonly publishSpaces: readonly number[];
  readonly steps: readonly Step[];
  readonly inPlay: Mask;
  readonly lastLevel: Mask;
  /** Discoveries in play, lower levels first. */
  readonly byLevel: readonly number[];
  /** For each discovery its prerequisite entries: one of the members of each is needed. */
  readonly prerequisites: readonly (readonly Mask[])[];
  /** For each card the spaces that it closes, as bits. */
  readonly closedBy: readonly number[];
  readonly cardsPerLevel: number;
  readonly revealed: number;
  readonly turns: number;
  readonly placeMoves: readonly Move[];
}

export interface Tables {
  readonly discoveries: readonly Discovery[];
  readonly scientists: readonly Scientist[];
  readonly cards: readonly Card[];
  /** By number of players. */
  readonly boards: readonly (Board | undefined)[];
  readonly rules: Data['rules'];
  readonly discoveryIndex: Readonly<Record<string, number>>;
  readonly cardIndex: Readonly<Record<string, number>>;
  readonly scientistIndex: Readonly<Record<string, number>>;
  readonly fields: readonly { readonly id: string; readonly name: string }[];
}

export function boardOf(t: Tables, players: number): Board {
  return t.boards[players]!;
}

export function trackIndex(track: Track): number {
  return TRACKS.indexOf(track);
}

export function buildTables(raw: RawData): Tables {
  const data = raw as unknown as Data;
  const discoveries = data.discoveries.discoveries.map(
    (item, index): Discovery => ({
      index,
      id: item.id,
      name: item.name,
      code: item.drawing.code,
      field: item.field,
      level: item.level,
      research: item.research,
      first: item.experiment.first,
      next: item.experiment.next,
      publish: item.publish,
      influence: TRACKS.map(track => item.influence[track]),
      prestige: item.prestige,
    }),
  );
  const scientists = data.scientists.scientists.map(
    (item, index): Scientist => ({
      index,
      id: item.id,
      name: item.name,
      about: item.about,
      firstTurnOrder: item.firstTurnOrder,
      bonus: STEPS.map(step => item[step]),
      influence: TRACKS.map(track => item.influence[track]),
    }),
  );
  const cards = data.events.events.map((item, index) => buildCard(item, index, discoveries));
  return {
    discoveries,
    scientists,
    cards,
    boards: [
      undefined,
      undefined,
      ...([2, 3, 4, 5] as const).map(count => buildBoard(data, discoveries, count)),
    ],
    rules: data.rules,
    discoveryIndex: indexById(discoveries),
    cardIndex: indexById(cards),
    scientistIndex: indexById(scientists),
    fields: data.discoveries.fields.map(({ id, name }) => ({ id, name })),
  };
}

function indexById(items: readonly { readonly id: string }[]): Record<string, number> {
  return Object.fromEntries(items.map((item, index) => [item.id, index]));
}

function buildCard(item: CardData, index: number, discoveries: readonly Discovery[]): Card {
  const mods = STEPS.map(() => discoveries.map(() => 0));
  const boost = STEPS.map(() => 0);
  const ease = TRACKS.map(() => 0);
  const influenceYield = TRACKS.map(() => 0);
  let easeAny = 0;
  let restYield = 0;
  for (const entry of item.effect.flatMap(one => (one.kind === 'choose' ? one.of : [one]))) {
    if (entry.kind === 'mod') {
      const step = STEPS.indexOf(entry.action);
      if (entry.limit === 1) boost[step]! += entry.by;
      else for (const d of discoveries) if (fits(entry.filter, d)) mods[step]![d.index]! += entry.by;
    } else if (entry.kind === 'ease') {
      if (entry.track === 'any') easeAny += entry.by;
      else ease[trackIndex(entry.track)]! += entry.by;
    } else if (entry.kind === 'yield') {
      if (entry.track === undefined) restYield += entry.by;
      else influenceYield[trackIndex(entry.track)]! += entry.by;
    }
  }
  const act = item.effect.find(entry => entry.kind === 'act');
  const reroll = item.effect.find(entry => entry.kind === 'reroll' && entry.on === 'any');
  const has = (kind: Entry['kind']) => item.effect.some(entry => entry.kind === kind);
  return {
    index,
    id: item.id,
    name: item.name,
    level: item.level,
    type: item.type,
    fourPlus: item.fourPlus,
    text: item.text,
    value: item.estimate,
    effect: item.effect,
    mods,
    boost,
    ease,
    easeAny,
    borrow: has('borrow'),
    waive: has('waive'),
    bonus: item.effect.find(entry => entry.kind === 'bonus')?.by ?? 0,
    retry: item.effect.some(entry => entry.kind === 'reroll' && entry.on === 'natural1'),
    reroll: reroll !== undefined,
    rerollBonus: reroll?.kind === 'reroll' ? (reroll.by ?? 0) : 0,
    safe: has('safe'),
    easyTarget: has('easy-target'),
    restCap: item.effect.find(entry => entry.kind === 'rest-cap')?.to ?? 0,
    shield: has('shield'),
    restYield,
    influenceYield,
    act: act === undefined ? null : { step: act.action, by: act.by },
  };
}

type Filter = Extract<Entry, { kind: 'mod' }>['filter'];

function fits(filter: Filter, discovery: Discovery): boolean {
  if (filter === undefined) return true;
  if (filter.fields !== undefined && !filter.fields.some(id => id === discovery.field)) return false;
  if (filter.minLevel !== undefined && discovery.level < filter.minLevel) return false;
  return filter.needs === undefined || discovery.influence[trackIndex(filter.needs)]! > 0;
}

function buildBoard(data: Data, discoveries: readonly Discovery[], count: Count): Board {
  let events = 0;
  const spaces = data.spaces.boards[count].map(
    (item, index): Space => ({
      index,
      id: item.id,
      action: item.action,
      modifier: 'modifier' in item ? item.modifier : 0,
      track: item.action === 'influence' && item.track !== 'any' ? trackIndex(item.track) : NONE,
      event: item.action === 'event' ? events++ : NONE,
    }),
  );
  const fields = data.discoveries.fields
    .filter(field => field.minPlayers <= count)
    .map(field => field.id as string);
  const mask = (wanted: (discovery: Discovery) => boolean): Mask =>
    discoveries.reduce((sum, d) => (fields.includes(d.field) && wanted(d) ? sum | (1 << d.index) : sum), 0);
  const eventSpaces = spaces.filter(space => space.action === 'event');
  const { cardsPerLevel, revealedPerTurn } = data.rules;
  return {
    players: count,
    spaces,
    spaceIndex: indexById(spaces),
    restSpaces: spaces.filter(space => space.action === 'rest').length,
    eventSpaces,
    publishSpaces: spaces.filter(space => space.action === 'publish').map(space => space.index),
    steps: buildSteps(spaces, eventSpaces),
    inPlay: mask(() => true),
    lastLevel: mask(d => d.level === 5),
    byLevel: discoveries
      .filter(d => fields.includes(d.field))
      .sort((a, b) => a.level - b.level)
      .map(d => d.index),
    // An entry of absent fields only is waived: chemistry does not hold back physics with 2 or 3 players.
    prerequisites: data.discoveries.discoveries.map(item =>
      item.prerequisites.map(entry => mask(d => entry.includes(d.id))).filter(entry => entry !== 0),
    ),
    closedBy: data.events.events.map(card => closedSpaces(card, spaces)),
    cardsPerLevel: cardsPerLevel[count],
    revealed: revealedPerTurn[count],
    turns: (cardsPerLevel[count] * 3) / revealedPerTurn[count] + 1,
    placeMoves: spaces.map(space => ({ type: 'place', space: space.id })),
  };
}

function buildSteps(spaces: readonly Space[], eventSpaces: readonly Space[]): Step[] {
  const steps: Step[] = [{ kind: 'rest' }];
  for (const [i, space] of spaces.entries()) {
    if (space.action === 'rest') continue;
    steps.push({ kind: 'space', space });
    const step = STEPS.find(name => name === space.action);
    if (step !== undefined && spaces[i + 1]?.action !== step) {
      for (const card of eventSpaces) steps.push({ kind: 'act', step, space: card });
    }
  }
  return steps;
}

function closedSpaces(card: CardData, spaces: readonly Space[]): number {
  let closed = 0;
  for (const entry of card.effect) {
    if (entry.kind !== 'block') continue;
    const { track } = entry;
    const found = spaces.findLast(
      space => space.action === entry.action && (track === undefined || space.track === trackIndex(track)),
    );
    if (found !== undefined) closed |= 1 << found.index;
  }
  return closed;
}
