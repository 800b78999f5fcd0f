/** Names and small phrases that menus, log and outline share. */
import { boardOf, type Tables } from './data.ts';
import type { ActionName, Pending } from './types.ts';

export interface Words {
  discovery(id: string): string;
  card(id: string): string;
  cards(ids: readonly string[]): string;
  scientist(id: string | null): string;
  space(id: string): string;
}

export const ACTION_NAMES: Readonly<Record<ActionName, string>> = {
  rest: 'Rest',
  event: 'Events',
  influence: 'Influence',
  research: 'Research',
  experiment: 'Experiment',
  publish: 'Publish',
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

export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

export function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

export function listing(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** Alternatives of which one is enough. */
export function oneOf(items: readonly string[]): string {
  return items.length === 1 ? items[0]! : `one of (${items.join(', ')})`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function makeWords(t: Tables): Words {
  const actions = new Map<string, ActionName>();
  for (const players of [2, 3, 4, 5]) {
    for (const space of boardOf(t, players).spaces) actions.set(space.id, space.action);
  }
  const card = (id: string) => t.cards[t.cardIndex[id]!]!.name;
  return {
    discovery: id => t.discoveries[t.discoveryIndex[id]!]!.name,
    card,
    cards: ids => listing(ids.map(card)),
    scientist: id => (id === null ? 'no scientist yet' : t.scientists[t.scientistIndex[id]!]!.name),
    space: id => {
      const rest = id.slice(id.indexOf('-') + 1);
      if (actions.get(id) === 'influence')
        return rest === 'any' ? 'influence on any track' : `${rest} influence`;
      return id.replace('-', ' space ');
    },
  };
}
