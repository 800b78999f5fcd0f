/** Points for research, experiments and publications. */
import { listed, signed } from '../../../../core/words.ts';
import { ACTION_NOUNS, trackName } from '../../text/words.ts';
import { trackOf } from '../board.ts';
import type { Discovery } from '../data.ts';
import {
  type EffectTables,
  type EntryOf,
  IN_THE_PLAN,
  type LastingWord,
  type Modifiers,
  noFault,
} from './word.ts';

type Points = EntryOf<'mod'>;

function fits(filter: Points['filter'], discovery: Discovery, { fields }: EffectTables): boolean {
  if (filter === undefined) return true;
  if (filter.fields !== undefined && !filter.fields.some(id => id === fields[discovery.field]!.id))
    return false;
  if (filter.minLevel !== undefined && discovery.level < filter.minLevel) return false;
  return filter.needs === undefined || discovery.influence[trackOf(filter.needs)]! > 0;
}

function addPoints(modifiers: Modifiers, entry: Points, tables: EffectTables): void {
  if (entry.limit === 1) {
    modifiers.boost[entry.action] += entry.by;
    return;
  }
  const points = modifiers.points[entry.action];
  for (const discovery of tables.discoveries) {
    if (fits(entry.filter, discovery, tables)) points[discovery.index]! += entry.by;
  }
}

function pointsText({ action, by, filter, limit }: Points): string {
  const { one, many } = ACTION_NOUNS[action];
  const narrowed = [
    ...(filter?.fields === undefined ? [] : [` in ${listed(filter.fields)}`]),
    ...(filter?.minLevel === undefined ? [] : [` of level ${filter.minLevel} or higher`]),
    ...(filter?.needs === undefined ? [] : [` of what requires ${trackName(trackOf(filter.needs))}`]),
  ];
  return `${signed(by)} on ${limit === undefined ? many : `one ${one}`}${narrowed.join('')}`;
}

/** [newscience.cards.mod] for all such actions, [newscience.cards.boost] for a single one. */
export const mod: LastingWord<Points> = {
  lasts: true,
  cards: ['EFFECT', 'PLAY', 'KEEP'],
  fault: (entry, type) =>
    type === 'EFFECT' && entry.limit !== undefined ? 'an EFFECT has no limited bonus' : null,
  text: pointsText,
  expect: IN_THE_PLAN,
  modify: addPoints,
};

/** One of several bonuses: whichever is used, the card is. [newscience.cards.boost] */
export const choose: LastingWord<EntryOf<'choose'>> = {
  lasts: true,
  cards: ['KEEP'],
  fault: noFault,
  text: entry => entry.of.map(pointsText).join(' or '),
  expect: IN_THE_PLAN,
  modify(modifiers, entry, tables) {
    for (const option of entry.of) addPoints(modifiers, option, tables);
  },
};
