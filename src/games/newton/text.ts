/** Words for the things of the game, shared by prompts, menus, log and outline. */
import type { Square, Tables } from './data.ts';
import type { Operation } from './operations.ts';
import { objectiveLabel } from './scoring.ts';
import {
  type Action,
  type Books,
  COLOURS,
  type Gain,
  type IncomeSlot,
  type IncomeType,
  type Table,
  type TileFamily,
} from './types.ts';

export function plural(count: number, word: string, words = `${word}s`): string {
  return `${count} ${count === 1 ? word : words}`;
}

export function listWords(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function gainText(gain: Partial<Gain>): string {
  const { coins = 0, potions = 0, points = 0, students = 0 } = gain;
  const words: string[] = [];
  if (points > 0) words.push(plural(points, 'point'));
  if (coins > 0) words.push(plural(coins, 'coin'));
  if (potions > 0) words.push(plural(potions, 'potion'));
  if (students > 0) words.push(plural(students, 'new student'));
  return words.length === 0 ? 'nothing' : listWords(words);
}

export function booksText(books: Books): string {
  const words = COLOURS.flatMap((colour, i) => (books[i]! > 0 ? [plural(books[i]!, `${colour} book`)] : []));
  if (books[3] > 0) words.push(plural(books[3], 'book of your choice', 'books of your choice'));
  return words.length === 0 ? 'no book' : listWords(words);
}

/** A price in words, such as ` (2 coins)`; empty where there is none. */
export function costText(coins: number, potions: number): string {
  return coins + potions > 0 ? ` (${gainText({ coins, potions })})` : '';
}

const PER_TEXT: Record<string, string> = {
  'book:blue': 'for each blue book you see',
  'book:green': 'for each green book you see',
  'book:orange': 'for each orange book you see',
  'book-triple': 'for every three books of one colour you see',
  'master-played': 'for each master you have played',
  'university-visited': 'for each university you have visited',
  'ancient-visited': 'for each ancient land you have visited',
  'run-completed': 'for each finished row or column of your bookshelf',
};

const RULE_TEXT: Record<string, string> = {
  'second-tile': 'in this study action place a second tile, sharing out the value',
  'ignore-requirement': 'in this study action ignore the requirement of the square',
  'extra-cubes': 'in this travel action place cubes on places you pass, too',
  'village-jump': 'move your scientist to any village without a bonus token, before or after travelling',
  'double-tokens': 'bonus tokens taken by this technology action count double',
};

function actText(op: Extract<Operation, { op: 'act' }>): string {
  const extras: string[] = [];
  if (op.split) extras.push('you may share out the value');
  if (op.ignoreRequirement) extras.push('ignore the requirement of the square');
  if (op.ignorePrerequisite) extras.push('an objective needs no books');
  if (op.noCoins) extras.push('without earning coins');
  if (op.freeRoutes) extras.push('routes cost nothing');
  if (op.cubeOnEveryPlace) extras.push('you may place cubes on places you pass, too');
  const name = op.action === 'any' ? 'an action of your choice' : `a ${op.action} action`;
  const per = op.per === null ? '' : ` ${PER_TEXT[op.per]}`;
  return `${name} of value ${op.value}${per}${extras.length > 0 ? ` (${extras.join('; ')})` : ''}`;
}

export function operationText(t: Tables, op: Operation): string {
  switch (op.op) {
    case 'gain':
      return `${gainText(op.gain)}${op.per === null ? '' : ` ${PER_TEXT[op.per]}`}`;
    case 'exchange':
      return op.cards > 0
        ? `discard a card of your hand for ${gainText(op.gain)}`
        : `pay ${gainText({ coins: op.coins, potions: op.potions })} for ${gainText(op.gain)}`;
    case 'books':
      return booksText(op.books);
    case 'modify':
      return `${op.coins > 0 ? `pay ${plural(op.coins, 'coin')}: ` : ''}${RULE_TEXT[op.rule]}`;
    case 'repeat-lightning':
      return 'repeat the immediate effect of another card on your desk';
    case 'act':
      return actText(op);
    case 'lesson-then-act':
      return `take a card of level ${op.value}, then carry out its basic action at once (visible symbols + ${op.bonus})`;
    case 'place-cube': {
      const where = op.on === 'any' ? 'city, university or ancient land' : placeKindText(op.on);
      return `${op.coins > 0 ? `pay ${plural(op.coins, 'coin')} to ` : ''}place a travel cube on any ${where}`;
    }
    case 'remove-tiles':
      return `take the ${op.count} topmost bookshelf tiles out of the game`;
    case 'play-master':
      return 'play a master';
    case 'take-development':
      return op.type === 'any' ? 'a development tile of your choice' : tileText(t, 'development', op.type);
    case 'take-income':
      return op.type === 'any' ? 'an income tile of your choice' : tileText(t, 'income', op.type);
    case 'medical':
      return `medical income tile (${plural(t.medical[0], 'point')} a round, ${t.medical[1]} after a second medical city)`;
  }
}

export function effectText(t: Tables, effect: readonly Operation[]): string {
  return listWords(effect.map(op => operationText(t, op)));
}

export function placeKindText(kind: string): string {
  return kind === 'ancient' ? 'ancient land' : kind;
}

export function tileText(t: Tables, family: TileFamily, tile: Action | IncomeSlot): string {
  if (family === 'development') return `development tile: +1 ${tile}`;
  if (tile === 'medical') return `medical tile: ${plural(t.medical[0], 'point')} a round`;
  if (tile === 'medical-turned') return `medical tile: ${plural(t.medical[1], 'point')} a round`;
  return `income tile: ${gainText(t.incomeGain[tile as IncomeType])} a round`;
}

export function squareText(t: Tables, square: Square): string {
  return `shelf ${square.shelf}, column ${square.column} (${needText(t, square)})`;
}

function needText(t: Tables, square: Square): string {
  if (square.books !== null) return `needs ${booksText(square.books)}`;
  if (square.university >= 0) return `needs University ${t.numerals[square.university]}`;
  return `needs Ancient Land ${t.ancientNumbers[square.ancient]}`;
}

/** What a special space of a track offers; empty for a plain one. */
export function spaceText(
  t: Tables,
  table: Table,
  space: { readonly kind: string; readonly spot: number; readonly books: Books | null },
): string {
  switch (space.kind) {
    case 'specialization':
      return `specialization: ${effectText(t, t.specializations[table.specializations[space.spot]!]!.effect)}`;
    case 'invention':
      return `invention: ${effectText(t, t.inventions[table.inventions[space.spot]!]!.effect)}`;
    case 'master':
      return 'play a master';
    case 'objective':
      return objectiveText(t, table, space.spot);
    default:
      return '';
  }
}

export function objectiveText(t: Tables, table: Table, spot: number): string {
  const objective = t.objectives[table.objectives[spot]!]!;
  const cap = objective.cap === null ? '' : `, at most ${objective.cap}`;
  return `objective: ${plural(objective.points, 'point')} per ${OBJECTIVE_UNITS[objective.per]}${cap}`;
}

const OBJECTIVE_UNITS: Record<Parameters<typeof objectiveLabel>[0]['per'], string> = {
  coin: 'coin left at the end',
  potion: 'potion left at the end',
  'bonus-token': 'bonus token',
  'university-visited': 'university visited',
  'ancient-visited': 'ancient land visited',
  'student-at-end': 'student at the end of a branch',
  'master-played': 'master played',
  'book-set': 'set of three different books on your cards and masters',
  'tile-triple': 'three bookshelf tiles placed',
  'card-pair': 'pair of action cards you own (starting cards do not count)',
};

export function objectiveName(t: Tables, tile: number): string {
  return objectiveLabel(t.objectives[tile]!);
}

/** A space of the technology track by its short name. */
export function spaceName(t: Tables, space: number): string {
  return t.technology[space]!.kind === 'start' ? 'the start' : t.technology[space]!.id.replace(/^tech-/, '');
}

/** What one finds at a place: its tile, its bonus token, its rule. */
export function placeOffer(t: Tables, table: Table, place: number): string {
  const { kind, tokenSpot } = t.places[place]!;
  switch (kind) {
    case 'city':
      return `city: ${effectText(t, t.cities[table.cities.indexOf(place)]!.effect)}`;
    case 'university':
      return `University ${t.numerals[table.universities.indexOf(place)]}`;
    case 'ancient':
      return `Ancient Land ${t.ancientNumbers[table.ancients.indexOf(place)]}`;
    case 'master':
      return 'play a master';
    case 'objective':
      return objectiveText(t, table, t.mapObjective);
    case 'start':
      return 'start, no cube';
    case 'village': {
      const token = tokenSpot < 0 ? -1 : table.tokens[tokenSpot]!;
      return token < 0 ? 'village' : `village with bonus token: ${gainText(t.tokens[token]!)}`;
    }
  }
}

export function placeText(t: Tables, table: Table, place: number): string {
  return `${t.places[place]!.name} (${placeOffer(t, table, place)})`;
}

/** A card with what it shows: name, action, books, effect. */
export function cardText(t: Tables, card: number): string {
  const { name, level, action } = t.cards[card]!;
  const kind = level === 0 ? '' : ` [level ${level} ${action}]`;
  return `${name}${kind}, ${cardFace(t, card)}`;
}

/** The books and the effect of a card. */
export function cardFace(t: Tables, card: number): string {
  const { books, effect } = t.cards[card]!;
  return `${booksText(books)}${effect === null || effect.op === 'books' ? '' : `; effect: ${operationText(t, effect)}`}`;
}

/** What a basic action of this value lets a player do. */
export function valueText(action: Action, value: number): string {
  switch (action) {
    case 'work':
      return `advance up to ${plural(value, 'space')} and earn as many coins`;
    case 'technology':
      return `lead a student up to ${plural(value, 'step')} on the track`;
    case 'travel':
      return `move your scientist up to ${plural(value, 'step')}`;
    case 'lessons':
      return value === 1 ? 'take a card of level 1' : `take a card of level 1 to ${Math.min(value, 3)}`;
    case 'study':
      return value === 1
        ? 'place a bookshelf tile on shelf 1'
        : `place a bookshelf tile on shelf 1 to ${Math.min(value, 3)}`;
  }
}
