/** What the schema cannot say field by field: references between the data files, counts, and which effect fits which card. */
import { listed } from '../../core/words.ts';
import { PLAYER_COUNTS } from './rules/board.ts';
import { wordOf } from './rules/effects/index.ts';
import { ACTIONS, EVENT_LEVELS } from './rules/types.ts';
import type { Data } from './schema.ts';

type Card = Data['events']['events'][number];
type Path = (string | number)[];
type AddIssue = (path: Path, message: string) => void;

/** Sets of spaces are bit sets. */
const MOST_SPACES = 30;

export function checkReferences(data: Data, issue: AddIssue): void {
  const { discoveries, fields } = data.discoveries;
  const { scientists } = data.scientists;
  const { events } = data.events;
  checkUnique(fields, each => each.id, ['discoveries', 'fields'], ['id'], issue);
  checkUnique(discoveries, each => each.id, ['discoveries', 'discoveries'], ['id'], issue);
  checkUnique(scientists, each => each.id, ['scientists', 'scientists'], ['id'], issue);
  checkUnique(
    scientists,
    each => each.firstTurnOrder,
    ['scientists', 'scientists'],
    ['firstTurnOrder'],
    issue,
  );
  checkUnique(events, each => each.id, ['events', 'events'], ['id'], issue);
  checkUnique(data.discoveries.groups, each => each.id, ['discoveries', 'groups'], ['id'], issue);
  // What can be asked for by its name has one of its own.
  checkUnique(fields, each => each.name, ['discoveries', 'fields'], ['name'], issue);
  checkUnique(discoveries, each => each.name, ['discoveries', 'discoveries'], ['name'], issue);
  checkUnique(scientists, each => each.name, ['scientists', 'scientists'], ['name'], issue);
  checkUnique(events, each => each.name, ['events', 'events'], ['name'], issue);
  scientists.forEach(({ influence }, i) => {
    for (const [track, value] of Object.entries(influence))
      if (value > data.rules.influenceMax)
        issue(
          ['scientists', 'scientists', i, 'influence', track],
          `the track ends at ${data.rules.influenceMax}`,
        );
  });
  checkDiscoveries(data, issue);
  checkBoards(data, issue);
  events.forEach((card, i) => {
    checkCard(card, ['events', 'events', i], issue);
  });
}

function checkUnique<T>(
  items: readonly T[],
  read: (item: T) => string | number,
  path: Path,
  field: Path,
  issue: AddIssue,
): void {
  const values = items.map(read);
  values.forEach((value, i) => {
    if (values.indexOf(value) !== i) issue([...path, i, ...field], `${value} appears twice`);
  });
}

function checkDiscoveries({ discoveries: { discoveries, groups } }: Data, issue: AddIssue): void {
  const byId = new Map(discoveries.map(item => [item.id, item]));
  groups.forEach((group, g) => {
    group.members.forEach((id, m) => {
      const member = byId.get(id);
      const at = ['discoveries', 'groups', g, 'members', m];
      if (member === undefined) issue(at, `unknown discovery ${id}`);
      else if (member.field !== group.field || member.level !== group.level)
        issue(at, `${id} is of another field or level`);
    });
  });
  const wholeGroups = groups.map(group => group.members.join());
  const grouped = new Set(groups.flatMap(group => group.members));
  discoveries.forEach((item, i) => {
    item.prerequisites.forEach((entry, e) => {
      const at = ['discoveries', 'discoveries', i, 'prerequisites', e];
      entry.forEach((id, a) => {
        const needed = byId.get(id);
        if (needed === undefined) issue([...at, a], `unknown discovery ${id}`);
        else if (needed.level >= item.level) issue([...at, a], `${id} is not of a lower level`);
      });
      const whole = entry.length === 1 ? !grouped.has(entry[0]!) : wholeGroups.includes(entry.join());
      if (!whole) issue(at, 'an entry is one discovery outside the groups, or one whole group');
    });
  });
}

function checkBoards(data: Data, issue: AddIssue): void {
  const tracks = new Map<string, string>();
  const ids = new Set<string>();
  for (const players of PLAYER_COUNTS) {
    const board = data.spaces.boards[players];
    const path = ['spaces', 'boards', String(players)];
    checkUnique(board, each => each.id, path, ['id'], issue);
    board.forEach((item, i) => {
      ids.add(item.id);
      if (!item.id.startsWith(`${item.action}-`))
        issue([...path, i, 'id'], `the id of this space starts with ${item.action}-`);
      const before = board[i - 1];
      if (before !== undefined && ACTIONS.indexOf(item.action) < ACTIONS.indexOf(before.action))
        issue([...path, i, 'action'], 'spaces stand in the order of resolution');
      if (item.action !== 'influence') return;
      if ((tracks.get(item.id) ?? item.track) !== item.track)
        issue([...path, i, 'track'], 'a space has the same track on every board');
      tracks.set(item.id, item.track);
    });
    checkEvents(data, players, issue);
  }
  if (ids.size > MOST_SPACES) issue(['spaces', 'boards'], `more than ${MOST_SPACES} different spaces`);
}

/** Do the events fit the board and the number of players? */
function checkEvents(data: Data, players: (typeof PLAYER_COUNTS)[number], issue: AddIssue): void {
  const { cardsPerLevel, revealedPerTurn, fourPlusFrom } = data.rules;
  const spaces = data.spaces.boards[players].filter(item => item.action === 'event').length;
  if (spaces !== revealedPerTurn[players])
    issue(['spaces', 'boards', String(players)], 'as many event spaces as events revealed per turn');
  for (const level of EVENT_LEVELS) {
    const usable = data.events.events.filter(
      card => card.level === level && (players >= fourPlusFrom || !card.fourPlus),
    ).length;
    if (usable < cardsPerLevel[players])
      issue(['rules', 'cardsPerLevel', String(players)], `only ${usable} cards of level ${level}`);
  }
  if ((cardsPerLevel[players] * EVENT_LEVELS.length) % revealedPerTurn[players] !== 0)
    issue(['rules', 'revealedPerTurn', String(players)], 'the event stack must serve whole turns');
}

function checkCard(card: Card, path: Path, issue: AddIssue): void {
  const limited = card.effect.filter(entry => 'limit' in entry || entry.kind === 'choose').length;
  if (limited > 1) issue([...path, 'effect'], 'at most one limited entry on a card');
  if ((card.use !== undefined) !== (card.type === 'KEEP'))
    issue([...path, 'use'], 'use belongs to KEEP cards, and only to them');
  if (card.use === 'once' && limited === 0) issue([...path, 'use'], 'a card used once needs a limited entry');
  if (card.use === 'constant' && limited > 0) issue([...path, 'use'], 'a constant card has no limited entry');
  card.effect.forEach((entry, i) => {
    const word = wordOf(entry);
    const fault = word.cards.includes(card.type)
      ? word.fault(entry, card.type)
      : `${entry.kind} works on ${listed(word.cards)} cards only`;
    if (fault !== null) issue([...path, 'effect', i], fault);
  });
}
