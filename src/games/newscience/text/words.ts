/** Names of things and small phrases that menus, log, outline and boards share. */
import type { Reason } from '../../../core/game.ts';
import { listed, signed } from '../../../core/words.ts';
import type { Card, Scientist, Tables } from '../rules/data.ts';
import type { CardType } from '../rules/effects/word.ts';
import { members } from '../rules/sets.ts';
import {
  type Action,
  type CardIndex,
  DISCOVERY_ACTIONS,
  type DiscoveryAction,
  type DiscoveryIndex,
  type DiscoverySet,
  NONE,
  type Pending,
  type ScientistIndex,
  type SpaceIndex,
  TRACK_IDS,
  type TrackIndex,
} from '../rules/types.ts';

export const ACTION_NAMES: Readonly<Record<Action, string>> = {
  rest: 'Rest',
  event: 'Events',
  influence: 'Influence',
  research: 'Research',
  experiment: 'Experiment',
  publish: 'Publish',
};

export const ACTION_NOUNS: Readonly<
  Record<DiscoveryAction, { readonly one: string; readonly many: string }>
> = {
  research: { one: 'research', many: 'research' },
  experiment: { one: 'experiment', many: 'experiments' },
  publish: { one: 'publication', many: 'publications' },
};

/** What becomes of an event card, in words. */
export const CARD_KINDS: Readonly<Record<CardType, string>> = {
  EFFECT: 'this turn, for all',
  PLAY: 'play now',
  KEEP: 'to keep',
};

/** What is given up when a decision of this kind is declined. */
export const DECLINED: Readonly<Record<Pending['kind'], string>> = {
  scientist: 'the choice',
  place: 'the placement',
  influence: 'the influence',
  convert: 'further shifts of influence',
  move: 'the move of an energy marker',
  peek: 'burying a card',
  research: 'the research',
  experiment: 'the experiment',
  publish: 'the publication',
  reroll: 'the second throw',
  along: 'the choice',
};

export function trackName(track: TrackIndex): string {
  return TRACK_IDS[track]!;
}

export function cardName(t: Tables, card: CardIndex): string {
  return t.cards[card]!.name;
}

export function cardNames(t: Tables, cards: readonly CardIndex[]): string {
  return listed(cards.map(card => cardName(t, card)));
}

export function discoveryName(t: Tables, discovery: DiscoveryIndex): string {
  return t.discoveries[discovery]!.name;
}

/** The members of a set, of which one is enough. */
export function oneOf(t: Tables, set: DiscoverySet): string {
  return listed(
    members(set).map(discovery => discoveryName(t, discovery)),
    'or',
  );
}

/** Prerequisites, of each of which one member is needed; empty for none. */
export function allOf(t: Tables, entries: readonly DiscoverySet[]): string {
  const isPlain = entries.length === 1 || entries.every(entry => members(entry).length === 1);
  const names = entries.map(entry => oneOf(t, entry));
  return isPlain ? listed(names) : names.join(', and ');
}

export function scientistName(t: Tables, scientist: ScientistIndex): string {
  return t.scientists[scientist]!.name;
}

/** By which a scientist is known. */
export function lastName(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

export function spaceName(t: Tables, index: SpaceIndex): string {
  const space = t.spaces[index]!;
  if (space.action !== 'influence') return `${space.action} space ${space.label}`;
  return space.track === NONE ? 'influence on any track' : `${trackName(space.track)} influence`;
}

/** What a space adds, where it adds anything. */
export function modifierText({ modifier }: { readonly modifier: number }): string {
  return modifier === 0 ? '' : ` (${signed(modifier)})`;
}

/** What the scientist adds to each action. */
export function bonusText({ bonus }: Scientist): string[] {
  return DISCOVERY_ACTIONS.map(action => `${action} ${signed(bonus[action])}`);
}

/** Levels by track, those of 0 left out. */
export function influenceText(levels: readonly number[]): string {
  const shown = levels.flatMap((level, track) => (level > 0 ? [`${TRACK_IDS[track]} ${level}`] : []));
  return shown.length === 0 ? 'no influence' : listed(shown);
}

/** What it says about a card when it is laid out. */
export function cardText(card: Card): string {
  return `${card.name} (${CARD_KINDS[card.type]}): ${card.text}`;
}

export function reason(what: string, why: string, rule: string): Reason {
  return { what, why, rule: `newscience.${rule}` };
}
