/** The six objectives with what they need and what they would pay now, and all players side by side. */
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { tilesPlaced, visibleBooks } from '../../../games/newton/rules/counting.ts';
import {
  objectiveAt,
  objectivePoints,
  pointsInPlay,
  reachedObjective,
} from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Books, SpotIndex, View } from '../../../games/newton/rules/types.ts';
import { objectiveName } from '../../../games/newton/text/components.ts';
import { table } from '../../draw/shapes.ts';
import { target } from '../../draw/targets.ts';
import { wrap } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { objectiveId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { books, coins, legend, points, potions } from './signs.ts';

export function objectivesPanel(t: Tables): BoardPanel<View> {
  return makePanel({
    id: 'objectives',
    title: 'Objectives and players',
    key: 'o',
    minimum: { width: 58, height: 9 },
    lines: input => lines(t, input),
  });
}

/** Where the objective of a spot lies and which books it asks for. */
export function objectiveSite(t: Tables, place: SpotIndex): { readonly where: string; readonly need: Books } {
  if (place === t.mapObjective)
    return { where: t.places[t.objectivePlace]!.name, need: t.places[t.objectivePlace]!.books! };
  const onTrack = t.technology.find(space => space.kind === 'objective' && space.spot === place);
  if (onTrack !== undefined)
    return { where: `technology ${onTrack.id.replace(/^tech-/u, '')}`, need: onTrack.books! };
  return { where: 'end of work', need: t.work.at(-1)!.books! };
}

function lines(t: Tables, input: PanelInput): string[] {
  const { theme, view, width } = input;
  const seat = view.seats[input.subject]!;
  const have = visibleBooks(t, seat);
  const rows = t.objectiveSpots.map(place => {
    const objective = objectiveAt(t, view, place);
    const { where, need } = objectiveSite(t, place);
    const lacking = missingBooks(have, need);
    const state = reachedObjective(t, seat, place)
      ? theme.style.good(`${theme.glyph.check} reached`)
      : theme.style.dim(lacking === 0 ? 'books ready' : `lacks ${lacking}`);
    const reward = `${points(theme, objective.points)} ${objectiveName(t, view.objectives[place]!)}${objective.cap === null ? '' : theme.style.dim(` max ${objective.cap}`)}`;
    return [
      target(input, objectiveId(place), where),
      books(theme, need),
      reward,
      points(theme, objectivePoints(t, view, seat, objective)),
      state,
    ];
  });
  const columns = [
    { title: ' where' },
    { title: 'books' },
    { title: 'pays at the end', grow: true },
    { title: 'now', align: 'right' as const },
    { title: '' },
  ];
  const players = view.players < 2 ? [] : ['', ...playerLines(t, input)];
  return [...table(columns, rows, width, theme), ...players, '', ...wrap(legend(theme), width)];
}

function playerLines(t: Tables, { theme, view, names, marks, width }: PanelInput): string[] {
  const columns = [
    { title: 'player', grow: true },
    ...['points', 'coins', 'potions', 'hand', 'masters', 'cubes', 'tiles'].map(title => ({
      title,
      align: 'right' as const,
    })),
  ];
  const rows = view.seats.map((seat, i) => [
    `${marks[i]!.text} ${names[i]}${view.first === i ? theme.style.dim(' first') : ''}`,
    points(theme, pointsInPlay(seat)),
    coins(theme, seat.coins),
    potions(theme, seat.potions),
    String(seat.hand.length),
    `${seat.played.length}/${seat.played.length + seat.mastersInHand}`,
    `${seat.cubes.length}/${t.cubes}`,
    `${tilesPlaced(seat)}`,
  ]);
  return table(columns, rows, width, theme);
}
