/** Effects that belong to the basic action of their own card, or go with it. [newton.effects] */
import type { ActionExtras } from '../actions.ts';
import type { Modifier } from './operation.ts';

interface ModifierWord {
  readonly rule: string;
  readonly text: string;
  /** What it adds to the action; empty for one that is used beside it. */
  readonly extras: Partial<ActionExtras>;
}

export const MODIFIERS: { readonly [M in Modifier]: ModifierWord } = {
  'second-tile': {
    rule: 'newton.effects.second-tile',
    text: 'in this study action place a second tile, sharing out the value',
    extras: { secondTile: true },
  },
  'ignore-requirement': {
    rule: 'newton.effects.ignore-requirement',
    text: 'in this study action ignore the requirement of the square',
    extras: { ignoreRequirement: 'for-coins' },
  },
  'extra-cubes': {
    rule: 'newton.effects.extra-cubes',
    text: 'in this travel action place cubes on places you pass, too',
    extras: { cubesOnTheWay: 'for-coins' },
  },
  'village-jump': {
    rule: 'newton.effects.village-jump',
    text: 'move your scientist to any village without a bonus token, before or after travelling',
    extras: {},
  },
  'double-tokens': {
    rule: 'newton.effects.double-tokens',
    text: 'bonus tokens taken by this technology action count double',
    extras: { doubleTokens: true },
  },
};
