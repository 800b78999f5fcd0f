/** Checks of the component data across files and items, beyond the shape that schema.ts gives each of them. */
import type { Data } from './schema.ts';

/** Calls `fault` with a message and a path for everything that one file alone cannot show. */
export function crossCheck(data: Data, fault: (message: string, ...path: (string | number)[]) => void): void {
  const unique = (items: readonly { id: string }[], ...path: string[]): Map<string, number> => {
    const seen = new Map<string, number>();
    for (const [i, item] of items.entries()) {
      if (seen.has(item.id)) fault(`the id ${item.id} is used twice`, ...path, i, 'id');
      seen.set(item.id, i);
    }
    return seen;
  };
  const named = (items: readonly { name: string }[], ...path: string[]): void => {
    for (const [i, { name }] of items.entries())
      if (items.findIndex(other => other.name === name) < i)
        fault(`the name ${name} is used twice`, ...path, i, 'name');
  };
  const { places, routes } = data.map;
  const tech = data['technology-track'].spaces;
  const work = data['work-track'].spaces;
  const numberOf = (kind: string, items: readonly { kind: string }[]) =>
    items.filter(item => item.kind === kind).length;

  const placeIds = unique(places, 'map', 'places');
  named(places, 'map', 'places');
  const kinds = { start: 1, university: 6, ancient: 3, city: 7, village: 14, master: 1, objective: 1 };
  for (const [kind, wanted] of Object.entries(kinds)) {
    const found = numberOf(kind, places);
    if (found !== wanted)
      fault(`${wanted} places of kind ${kind} are needed, found ${found}`, 'map', 'places');
  }
  for (const [i, item] of places.entries()) {
    if (item.mark !== undefined && item.kind !== 'village')
      fault('only villages hold bonus tokens', 'map', 'places', i, 'mark');
    if ((item.kind === 'objective') !== (item.books !== undefined))
      fault('exactly the objective place asks for books', 'map', 'places', i, 'books');
  }
  const reached = new Set<string>(places.filter(item => item.kind === 'start').map(item => item.id));
  for (let grown = -1; grown !== reached.size; ) {
    grown = reached.size;
    for (const { a, b } of routes) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  for (const [i, item] of routes.entries()) {
    for (const end of ['a', 'b'] as const)
      if (!placeIds.has(item[end])) fault(`there is no place ${item[end]}`, 'map', 'routes', i, end);
    if (item.a === item.b) fault('a route joins two places', 'map', 'routes', i);
    const ends = [item.a, item.b];
    if (routes.findIndex(other => ends.includes(other.a) && ends.includes(other.b)) < i)
      fault('there is a route between these places already', 'map', 'routes', i);
  }
  for (const [i, item] of places.entries())
    if (!reached.has(item.id)) fault('no route leads here from the start', 'map', 'places', i);

  const techIds = unique(tech, 'technology-track', 'spaces');
  for (const [i, space] of tech.entries()) {
    const at = ['technology-track', 'spaces', i] as const;
    const isStart = i === 0;
    if (isStart !== (space.kind === 'start') || isStart !== (space.parent === null))
      fault('exactly the first space is the start, without parent', ...at, 'parent');
    if (space.parent !== null && (techIds.get(space.parent) ?? i) >= i)
      fault(`the parent ${space.parent} must stand earlier in the list`, ...at, 'parent');
    const leads = tech.some(other => other.parent === space.id);
    if (leads === (space.end === true)) fault('exactly the ends have no space after them', ...at, 'end');
    if ((space.kind === 'objective') !== (space.books !== undefined))
      fault('exactly objective spaces ask for books', ...at, 'books');
    if ((space.kind === 'token') !== (space.mark !== undefined))
      fault('exactly token spaces carry a mark', ...at, 'mark');
  }
  for (const [i, space] of work.entries()) {
    const at = ['work-track', 'spaces', i] as const;
    if ((i === 0) !== (space.kind === 'start')) fault('exactly the first space is the start', ...at, 'kind');
    if ((i === work.length - 1) !== (space.kind === 'objective'))
      fault('exactly the last space is an objective', ...at, 'kind');
    if ((space.kind === 'objective') !== (space.books !== undefined))
      fault('exactly the objective space asks for books', ...at, 'books');
  }
  unique(work, 'work-track', 'spaces');
  for (const [kind, name] of [
    ['specialization', 'specializations'],
    ['invention', 'inventions'],
    ['objective', 'objectives'],
  ] as const) {
    const spots = numberOf(kind, work) + numberOf(kind, tech) + numberOf(kind, places);
    const wanted = kind === 'objective' ? 6 : 5;
    if (spots !== wanted)
      fault(`${wanted} spaces for ${name} are needed, found ${spots}`, 'technology-track', 'spaces');
  }
  const tokenSpots = [...places, ...tech].filter(item => item.mark !== undefined).length;
  const tokens = data['bonus-tokens'].tokens;
  if (tokens.length !== tokenSpots)
    fault(
      `there are ${tokenSpots} spots for bonus tokens, but ${tokens.length} tokens`,
      'bonus-tokens',
      'tokens',
    );

  const { squares, runs, columns, shelves } = data.bookshelf;
  const squareIds = unique(squares, 'bookshelf', 'squares');
  if (squares.length !== columns * shelves)
    fault(`${columns * shelves} squares are needed, found ${squares.length}`, 'bookshelf', 'squares');
  for (const [i, item] of squares.entries()) {
    const at = ['bookshelf', 'squares', i, 'need'] as const;
    if ((item.kind === 'book') !== (item.need !== undefined))
      fault('exactly book squares have a requirement', ...at);
    const need = item.need;
    if (need && 'university' in need && !data.universities.tiles.some(t => t.numeral === need.university))
      fault(`there is no university ${need.university}`, ...at, 'university');
    if (need && 'ancient' in need && !data['ancient-lands'].tiles.some(t => t.number === need.ancient))
      fault(`there is no ancient land ${need.ancient}`, ...at, 'ancient');
  }
  unique(runs, 'bookshelf', 'runs');
  for (const [i, item] of runs.entries()) {
    for (const [j, name] of item.squares.entries()) {
      const found = squares[squareIds.get(name) ?? -1];
      const before = squares[squareIds.get(item.squares[j - 1] ?? '') ?? -1];
      const at = ['bookshelf', 'runs', i, 'squares', j] as const;
      if (found === undefined || found.kind === 'glass') fault(`${name} is no square for books`, ...at);
      else if (before !== undefined) {
        const [across, along] =
          item.direction === 'row'
            ? [found.shelf - before.shelf, found.column - before.column]
            : [found.column - before.column, found.shelf - before.shelf];
        if (across !== 0 || along !== 1) fault(`${name} does not follow ${before.id}`, ...at);
      }
    }
  }

  const cards = data['action-cards'].cards;
  unique([...data['starting-cards'].cards, ...cards], 'action-cards', 'cards');
  named(data['starting-cards'].cards, 'starting-cards', 'cards');
  named(cards, 'action-cards', 'cards');
  const { boards } = data['study-boards'];
  const { sets } = data['starting-cards'];
  for (const [i, { id }] of boards.entries())
    if (sets[i]?.board !== id)
      fault(
        `the books of ${id} are needed here, one set for each board in turn`,
        'starting-cards',
        'sets',
        i,
      );
  for (const level of [1, 2, 3]) {
    const found = cards.filter(card => card.level === level).length;
    if (found !== 15) fault(`15 cards of level ${level} are needed, found ${found}`, 'action-cards', 'cards');
  }
  unique(data.masters.cards, 'masters', 'cards');
  named(data.masters.cards, 'masters', 'cards');
  for (const name of ['specializations', 'inventions', 'cities', 'objectives'] as const)
    unique(data[name].tiles, name, 'tiles');
  const counted = data.objectives.tiles.map(({ per }) => per);
  for (const [i, per] of counted.entries())
    if (counted.indexOf(per) < i) fault(`another objective counts ${per}`, 'objectives', 'tiles', i, 'per');
  const { soloDrawn, soloKept } = data.setup.masters;
  if (soloDrawn > data.masters.cards.length)
    fault(`there are ${data.masters.cards.length} masters`, 'setup', 'masters', 'soloDrawn');
  if (soloKept > soloDrawn) fault('no more masters are kept than drawn', 'setup', 'masters', 'soloKept');
  const ranks = data['solo-ranks'].ranks;
  for (const [i, rank] of ranks.entries()) {
    if (ranks.findIndex(other => other.title === rank.title) < i)
      fault(`the title ${rank.title} is used twice`, 'solo-ranks', 'ranks', i, 'title');
    if (rank.to !== null && rank.to < rank.from)
      fault('a rank ends after it begins', 'solo-ranks', 'ranks', i, 'to');
    const next = ranks[i + 1];
    if (next ? rank.to === null || next.from !== rank.to + 1 : rank.to !== null)
      fault('ranks follow each other without gap, and the last is open', 'solo-ranks', 'ranks', i, 'to');
  }
}
