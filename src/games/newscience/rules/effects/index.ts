/** All words of the effect language. A kind of entry that the schema knows and this record does not fails to compile. */
import type { Seat } from '../../../../core/game.ts';
import type { Card, Tables } from '../data.ts';
import { type Emit, type None, type State, type Table, TRACKS } from '../types.ts';
import { orderFirst, peek, restCap } from './course.ts';
import { easyTarget, reroll, safe } from './experiment.ts';
import { convert, influence } from './influence.ts';
import { borrow, shield, waive } from './knowledge.ts';
import { choose, mod } from './points.ts';
import { bonus, ease } from './publish.ts';
import { act, block, moveMarker, yieldMore } from './spaces.ts';
import {
  type EffectEntry,
  type EffectKind,
  type EffectTables,
  type EffectWord,
  type EntryOf,
  IN_THE_VALUE,
  type Modifiers,
} from './word.ts';

export const EFFECTS: { readonly [K in EffectKind]: EffectWord<EntryOf<K>> } = {
  mod,
  influence,
  yield: yieldMore,
  block,
  ease,
  borrow,
  waive,
  bonus,
  reroll,
  safe,
  'easy-target': easyTarget,
  'move-marker': moveMarker,
  act,
  peek,
  convert,
  'order-first': orderFirst,
  'rest-cap': restCap,
  shield,
  choose,
};

export function wordOf(entry: EffectEntry): EffectWord<EffectEntry> {
  // The record gives each kind the word of its own entries; TypeScript does not see that the two belong together.
  return EFFECTS[entry.kind] as unknown as EffectWord<EffectEntry>;
}

/** What a card changes as long as it holds. */
export function modifiersOf(effect: readonly EffectEntry[], tables: EffectTables): Modifiers {
  const perDiscovery = () => tables.discoveries.map(() => 0);
  const modifiers: Modifiers = {
    points: { research: perDiscovery(), experiment: perDiscovery(), publish: perDiscovery() },
    boost: { research: 0, experiment: 0, publish: 0 },
    ease: TRACKS.map(() => 0),
    easeAny: 0,
    borrow: false,
    waive: false,
    prestige: 0,
    retry: false,
    reroll: false,
    rerollBonus: 0,
    safe: false,
    easyTarget: false,
    restLimit: 0,
    shield: false,
    restYield: 0,
    influenceYield: TRACKS.map(() => 0),
    act: null,
    closed: tables.boards.map(() => 0),
  };
  for (const entry of effect) {
    const word = wordOf(entry);
    if (word.lasts) word.modify(modifiers, entry, tables);
  }
  return modifiers;
}

/** Bots see the other entries in the influence, the markers or the plans that come of them. */
export function unforeseenShare(effect: readonly EffectEntry[]): number {
  return effect.filter(entry => wordOf(entry).expect === IN_THE_VALUE).length / effect.length;
}

/** Carries out one entry of a card in the event step; lasting entries have nothing to do there. */
export function carryOut(
  t: Tables,
  state: State,
  seat: Seat | None,
  card: Card,
  entry: EffectEntry,
  emit: Emit,
): void {
  const word = wordOf(entry);
  if (!word.lasts) word.carryOut(t, state, seat, card, entry, emit);
}

/** Entries of a card whose condition does not hold, as bits. [newscience.cards.influence] */
export function unmetConditions(t: Tables, table: Readonly<Table>, seat: Seat, card: Card): number {
  let unmet = 0;
  card.effect.forEach((entry, i) => {
    const word = wordOf(entry);
    if (!word.lasts && !word.holds(t, table, seat, entry)) unmet |= 1 << i;
  });
  return unmet;
}

/** What a card gives as long as it holds, in words; empty where all of it happens at once. */
export function lastingText(card: Card): string {
  return card.effect
    .filter(entry => wordOf(entry).lasts)
    .map(entry => wordOf(entry).text(entry))
    .join('; ');
}

/** All that a card does, in few words; as it is printed where that takes no more. */
export function briefText({ effect, text }: Card): string {
  const brief = effect
    .map(entry => {
      const word = wordOf(entry);
      return word.brief?.(entry) ?? word.text(entry);
    })
    .reduce<string[]>((told, next) => [...told.slice(0, -1), ...withNext(told.at(-1), next)], [])
    .join('; ');
  return brief.length < text.length ? brief : text;
}

/** Of "+1 on research" and "+1 on experiments" the second says its sum no more. */
function withNext(last: string | undefined, next: string): string[] {
  if (last === undefined) return [next];
  const [sum = ''] = /^[+-]\d+ on /u.exec(next) ?? [];
  return sum !== '' && last.startsWith(sum) ? [`${last} and ${next.slice(sum.length)}`] : [last, next];
}
