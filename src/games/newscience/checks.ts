/** What the schema cannot say field by field: references between the data files, counts, and which effect fits which card. */
import type { Shape } from './schema.ts';

type Card = Shape['events']['events'][number];
type Kind = Card['effect'][number]['kind'];

/** Words of the effect language that only one type of card can carry out. */
const ONLY: Partial<Record<Kind, Card['type']>> = {
  yield: 'EFFECT',
  block: 'EFFECT',
  act: 'PLAY',
  bonus: 'PLAY',
  peek: 'PLAY',
  convert: 'PLAY',
  'move-marker': 'PLAY',
  'order-first': 'PLAY',
  waive: 'KEEP',
  choose: 'KEEP',
  'rest-cap': 'KEEP',
  shield: 'KEEP',
};

export type Issue = (path: (string | number)[], message: string) => void;

function checkCard(item: Card, path: (string | number)[], issue: Issue): void {
  const limited = item.effect.filter(entry => 'limit' in entry || entry.kind === 'choose').length;
  if (limited > 1) issue([...path, 'effect'], 'at most one limited entry on a card');
  if ((item.use !== undefined) !== (item.type === 'KEEP'))
    issue([...path, 'use'], 'use belongs to KEEP cards, and only to them');
  if (item.use === 'once' && limited === 0) issue([...path, 'use'], 'a card used once needs a limited entry');
  if (item.use === 'constant' && limited > 0) issue([...path, 'use'], 'a constant card has no limited entry');
  if (item.type === 'EFFECT' && item.effect.some(entry => entry.kind === 'mod' && 'limit' in entry)) {
    issue([...path, 'effect'], 'an EFFECT has no limited bonus');
  }
  item.effect.forEach((entry, i) => {
    const at = [...path, 'effect', i];
    const only = ONLY[entry.kind];
    if (only !== undefined && only !== item.type) issue(at, `${entry.kind} works on ${only} cards only`);
    if (entry.kind === 'influence') {
      const type = entry.who === 'leaders' ? 'EFFECT' : 'PLAY';
      if (item.type !== type) issue(at, `influence for ${entry.who} works on ${type} cards only`);
      if (entry.who === 'leaders' && (entry.track === 'any' || entry.track === 'lowest'))
        issue(at, 'leaders need a named track');
      if (entry.if === 'lowestOnTrack' && (entry.track === 'any' || entry.track === 'lowest'))
        issue(at, 'lowestOnTrack needs a named track');
    }
    if (entry.kind === 'yield' && (entry.action === 'influence') !== (entry.track !== undefined))
      issue(at, 'influence yields name a track, rest yields none');
    if (entry.kind === 'block' && (entry.space === undefined) === (entry.track === undefined))
      issue(at, 'a block names a track or the last space');
    if (entry.kind === 'ease' && entry.track === 'any' && entry.by !== 1)
      issue(at, 'an ease on any track is by 1');
    if (entry.kind === 'reroll' && (entry.on === 'any') !== (entry.limit !== undefined))
      issue(at, 'rerolls of any result are limited, those of a natural 1 are not');
    if (entry.kind === 'reroll' && entry.on === 'any' && item.type !== 'KEEP')
      issue(at, 'rerolls of any result work on KEEP cards only');
  });
}

function checkUnique(
  values: readonly (string | number)[],
  path: (string | number)[],
  what: string,
  issue: Issue,
): void {
  values.forEach((value, i) => {
    if (values.indexOf(value) !== i) issue([...path, i, what], `${value} appears twice`);
  });
}

export function checkReferences(data: Shape, issue: Issue): void {
  const byId = new Map(data.discoveries.discoveries.map(item => [item.id, item]));
  const groups = new Map(data.discoveries.groups.map(group => [group.id, group]));

  checkUnique(
    data.discoveries.discoveries.map(item => item.id),
    ['discoveries', 'discoveries'],
    'id',
    issue,
  );
  checkUnique(
    data.discoveries.discoveries.map(item => item.drawing.code),
    ['discoveries', 'discoveries'],
    'drawing',
    issue,
  );
  checkUnique(
    data.discoveries.fields.map(item => item.id),
    ['discoveries', 'fields'],
    'id',
    issue,
  );
  checkUnique(
    data.scientists.scientists.map(item => item.id),
    ['scientists', 'scientists'],
    'id',
    issue,
  );
  checkUnique(
    data.scientists.scientists.map(item => item.firstTurnOrder),
    ['scientists', 'scientists'],
    'firstTurnOrder',
    issue,
  );
  checkUnique(
    data.events.events.map(item => item.id),
    ['events', 'events'],
    'id',
    issue,
  );

  data.discoveries.groups.forEach((group, g) => {
    group.members.forEach((id, m) => {
      const member = byId.get(id);
      const at = ['discoveries', 'groups', g, 'members', m];
      if (member === undefined) issue(at, `unknown discovery ${id}`);
      else if (member.field !== group.field || member.level !== group.level)
        issue(at, `${id} is of another field or level`);
    });
  });
  const wholeGroups = data.discoveries.groups.map(group => group.members.join());
  const grouped = new Set(data.discoveries.groups.flatMap(group => group.members));
  data.discoveries.discoveries.forEach((item, i) => {
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

  for (const [name, drawn] of Object.entries(data.tree.drawing)) {
    const path = ['tree', 'drawing', name];
    const node = (id: string) => byId.has(id) || groups.has(id);
    drawn.nodes.forEach((item, i) => {
      if (!byId.has(item.id)) issue([...path, 'nodes', i, 'id'], `unknown discovery ${item.id}`);
    });
    drawn.frames.forEach((item, i) => {
      if (!groups.has(item.group)) issue([...path, 'frames', i, 'group'], `unknown group ${item.group}`);
    });
    drawn.edges.forEach((edge, i) => {
      if (!node(edge.from)) issue([...path, 'edges', i, 'from'], `unknown discovery or group ${edge.from}`);
      if (!node(edge.to)) issue([...path, 'edges', i, 'to'], `unknown discovery or group ${edge.to}`);
    });
  }

  const order = ['rest', 'event', 'influence', 'research', 'experiment', 'publish'];
  for (const [players, board] of Object.entries(data.spaces.boards)) {
    const path = ['spaces', 'boards', players];
    const count = Number(players) as 2 | 3 | 4 | 5;
    checkUnique(
      board.map(item => item.id),
      path,
      'id',
      issue,
    );
    board.forEach((item, i) => {
      if (!item.id.startsWith(`${item.action}-`))
        issue([...path, i, 'id'], `the id of this space starts with ${item.action}-`);
      const before = board[i - 1];
      if (before !== undefined && order.indexOf(item.action) < order.indexOf(before.action))
        issue([...path, i, 'action'], 'spaces stand in the order of resolution');
    });
    const eventSpaces = board.filter(item => item.action === 'event').length;
    if (eventSpaces !== data.rules.revealedPerTurn[count])
      issue(path, 'as many event spaces as events revealed per turn');
    for (const grade of [1, 2, 3]) {
      const usable = data.events.events.filter(
        item => item.level === grade && (count >= data.rules.fourPlusFrom || !item.fourPlus),
      );
      if (usable.length < data.rules.cardsPerLevel[count])
        issue(['rules', 'cardsPerLevel', players], `only ${usable.length} cards of level ${grade}`);
    }
    if ((data.rules.cardsPerLevel[count] * 3) % data.rules.revealedPerTurn[count] !== 0) {
      issue(['rules', 'revealedPerTurn', players], 'the event stack must serve whole turns');
    }
  }
  data.events.events.forEach((item, i) => {
    checkCard(item, ['events', 'events', i], issue);
  });
}
