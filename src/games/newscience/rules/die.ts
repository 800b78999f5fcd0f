/** What the die has to show in an experiment. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Discovery, Tables } from './data.ts';
import { experimentedByOthers } from './knowledge.ts';
import { has } from './sets.ts';
import type { DiscoverySet, Table } from './types.ts';

/**
 * Discoveries whose second, lower target this player has to reach: those in which another one has succeeded, or all of
 * them by a card. [newscience.experiment.target] [newscience.cards.easy]
 */
export function easyTargets(table: Readonly<Table>, seat: Seat, active: readonly Card[]): DiscoverySet {
  return active.some(card => card.easyTarget) ? ALL : experimentedByOthers(table, seat);
}

const ALL: DiscoverySet = ~0;

export function targetOf(discovery: Discovery, easy: DiscoverySet): number {
  return has(easy, discovery.index) ? discovery.next : discovery.first;
}

/**
 * The lowest number that can succeed: a natural 1 fails, unless a card takes that away.
 * [newscience.experiment.critical] [newscience.cards.safe]
 */
export function lowestSuccess(t: Tables, active: readonly Card[]): number {
  return active.some(card => card.safe) ? t.rules.criticalFailure : t.rules.criticalFailure + 1;
}

/** The chance that the die shows this or more. */
export function chanceOf(t: Tables, needs: number): number {
  const { dieSides } = t.rules;
  return Math.max(0, dieSides + 1 - needs) / dieSides;
}
