/** Effects in a few words, for boards and cards; the full sentence is a key press away. */
import { plural } from '../../../core/words.ts';
import { type ActionExtras, NO_EXTRAS } from '../../../games/newton/rules/actions.ts';
import type {
  Counter,
  Modifier,
  ObjectiveCounter,
  Operation,
} from '../../../games/newton/rules/effects/operation.ts';
import { objectiveAt } from '../../../games/newton/rules/scoring.ts';
import type { Objective, Space, Tables } from '../../../games/newton/rules/tables.ts';
import type { IncomeSlot, Table } from '../../../games/newton/rules/types.ts';
import { booksText } from '../../../games/newton/text/words.ts';
import type { Theme } from '../../theme.ts';
import { actionName, developmentWords, gainWords } from './signs.ts';

const PER_WORDS: Readonly<Record<Counter, string>> = {
  'book:blue': 'blue book',
  'book:green': 'green book',
  'book:orange': 'orange book',
  'book-triple': 'three books of a colour',
  'master-played': 'master played',
  'university-visited': 'university visited',
  'ancient-visited': 'ancient land visited',
  'run-completed': 'finished line',
};

const RULE_WORDS: Readonly<Record<Modifier, string>> = {
  'second-tile': 'a second tile',
  'ignore-requirement': 'ignore needs',
  'extra-cubes': 'cubes on the way',
  'village-jump': 'go to any village',
  'double-tokens': 'tokens count double',
};

const EXTRA_WORDS: { readonly [E in keyof ActionExtras]: string } = {
  split: 'shared out',
  secondTile: 'two tiles',
  ignoreRequirement: 'ignoring needs',
  ignorePrerequisite: 'objectives need no books',
  noCoins: 'no coins',
  freeRoutes: 'routes are free',
  cubesOnTheWay: 'a cube at every stop',
  doubleTokens: 'tokens count double',
};

function extraWords(extras: ActionExtras): string {
  let words = '';
  let extra: keyof ActionExtras;
  for (extra in EXTRA_WORDS) if (extras[extra] !== NO_EXTRAS[extra]) words += `, ${EXTRA_WORDS[extra]}`;
  return words;
}

function perWords(per: Counter | null): string {
  return per === null ? '' : ` per ${PER_WORDS[per]}`;
}

export function phrase(t: Tables, op: Operation): string {
  switch (op.op) {
    case 'gain':
      return gainWords(op.gain) + perWords(op.per);
    case 'exchange': {
      const price =
        op.cards > 0
          ? 'discard a card'
          : `pay ${gainWords({ coins: op.coins, potions: op.potions, points: 0, students: 0 })}`;
      return `${price}: ${gainWords(op.gain)}`;
    }
    case 'books':
      return booksText(op.books);
    case 'modify':
      return payWords(op.coins) + RULE_WORDS[op.rule];
    case 'repeat-lightning':
      return 'repeat another effect';
    case 'act':
      return `${op.action === 'any' ? 'any action' : actionName(op.action)} of ${op.value}${perWords(op.per)}${extraWords(op.extras)}`;
    case 'lesson-then-act':
      return `take a level ${op.value} card and do it`;
    case 'place-cube':
      return `${payWords(op.coins)}cube on ${CUBE_WORDS[op.on]}`;
    case 'remove-tiles':
      return `${op.count} tiles leave the piles`;
    case 'play-master':
      return 'play a master';
    case 'take-development':
      return developmentWords(op.type);
    case 'take-income':
      return op.type === 'any' ? 'any income tile' : incomeWords(t, op.type);
    case 'medical':
      return 'medical tile';
  }
}

function payWords(coins: number): string {
  return coins > 0 ? `pay ${plural(coins, 'coin')}: ` : '';
}

const CUBE_WORDS = {
  university: 'a university',
  ancient: 'an ancient land',
  any: 'a city, university or ancient land',
} as const;

/** Several effects; what they are counted by stands once, at the end, where it is the same for all. */
export function phrases(t: Tables, effect: readonly Operation[]): string {
  const per = effect.map(op => ('per' in op ? op.per : null));
  const [shared] = per;
  if (effect.length < 2 || shared == null || per.some(each => each !== shared))
    return effect.map(op => phrase(t, op)).join(', ');
  const single = effect.map(op => phrase(t, 'per' in op ? { ...op, per: null } : op));
  return single.join(', ') + perWords(shared);
}

export function incomeWords(t: Tables, slot: IncomeSlot): string {
  if (slot === 'medical') return `${plural(t.medical[0], 'point')} a round`;
  if (slot === 'medical-turned') return `${plural(t.medical[1], 'point')} a round`;
  return `${gainWords(t.incomeGain[slot])} a round`;
}

const UNIT_WORDS: Readonly<Record<ObjectiveCounter, string>> = {
  coin: 'a coin left',
  potion: 'a potion left',
  'bonus-token': 'a bonus token',
  'university-visited': 'a university',
  'ancient-visited': 'an ancient land',
  'student-at-end': 'a student at an end',
  'master-played': 'a master played',
  'book-set': 'a trio of books',
  'tile-triple': 'a trio of tiles',
  'card-pair': 'a pair of cards',
};

export function objectiveWords({ points, per }: Objective): string {
  return `${plural(points, 'point')} ${UNIT_WORDS[per]}`;
}

/** With the sign of points, for columns that say what it means. */
export function objectiveSigns({ glyph }: Theme, { points, per }: Objective): string {
  return `${points}${glyph.star} ${UNIT_WORDS[per]}`;
}

/** What a special space of a track offers; empty for a plain one. */
export function spaceWords(t: Tables, table: Table, space: Space): string {
  switch (space.kind) {
    case 'specialization':
      return phrases(t, t.specializations[table.specializations[space.spot]!]!.effect);
    case 'invention':
      return phrases(t, t.inventions[table.inventions[space.spot]!]!.effect);
    case 'master':
      return 'play a master';
    case 'objective':
      return objectiveWords(objectiveAt(t, table, t.objectiveSpots[space.spot]!));
    case 'start':
    case 'token':
    case 'plain':
      return '';
  }
}

/** The same a little shorter, with the sign of points; the sign of the space says what is for good. */
export function spaceSigns(t: Tables, theme: Theme, table: Table, space: Space): string {
  if (space.kind === 'objective')
    return objectiveSigns(theme, objectiveAt(t, table, t.objectiveSpots[space.spot]!));
  return spaceWords(t, table, space)
    .replace(/ points?\b/gu, theme.glyph.star)
    .replace(/ (visited|for good)/gu, '');
}
