/** The six objectives with what they need and what they would pay now, and all players side by side. */
import { missingBooks, visibleBooks } from '../../../games/newton/books.ts';
import type { Tables } from '../../../games/newton/data.ts';
import { objectiveLabel, objectivePoints, reachedObjective } from '../../../games/newton/scoring.ts';
import type { Books, View } from '../../../games/newton/types.ts';
import { table } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { fill, wrap } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { objectiveId } from './ids.ts';
import { books, coins, legend, points, potions } from './signs.ts';

type Input = DrawInput<View>;

export function objectivesPanel(t: Tables): BoardPanel<View> {
  return {
    id: 'objectives',
    title: 'Objectives and players',
    key: 'o',
    minimum: { width: 58, height: 9 },
    contentHeight: input => lines(t, input).length,
    draw: input => fill(lines(t, input), input.width, input.height, input.theme),
  };
}

/** Where the objective of a spot lies and which books it asks for. */
export function objectiveSite(
  t: Tables,
  spotNumber: number,
): { readonly where: string; readonly need: Books } {
  if (spotNumber === t.mapObjective)
    return { where: t.places[t.objectivePlace]!.name, need: t.places[t.objectivePlace]!.books! };
  const onTrack = t.technology.find(space => space.kind === 'objective' && space.spot === spotNumber);
  if (onTrack !== undefined)
    return { where: `technology ${onTrack.id.replace(/^tech-/u, '')}`, need: onTrack.books! };
  return { where: 'end of work', need: t.work.at(-1)!.books! };
}

function lines(t: Tables, input: Input): string[] {
  const { theme, view, width } = input;
  const seat = view.seats[input.subject]!;
  const have = visibleBooks(t, seat);
  const rows = view.objectives.map((tile, i) => {
    const objective = t.objectives[tile]!;
    const { where, need } = objectiveSite(t, i);
    const lacking = missingBooks(have, need);
    const state = reachedObjective(t, seat, i)
      ? theme.style.good(`${theme.glyph.check} reached`)
      : theme.style.dim(lacking === 0 ? 'books ready' : `lacks ${lacking}`);
    const reward = `${points(theme, objective.points)} ${objectiveLabel(objective)}${objective.cap === null ? '' : theme.style.dim(` max ${objective.cap}`)}`;
    return [
      spot(input, objectiveId(i), where),
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
  const players = view.seats.length < 2 ? [] : ['', ...playerLines(t, input)];
  return [...table(columns, rows, width, theme), ...players, '', ...wrap(legend(theme), width)];
}

function playerLines(t: Tables, { theme, view, names, marks, width }: Input): string[] {
  const columns = [
    { title: 'player', grow: true },
    ...['points', 'coins', 'potions', 'hand', 'masters', 'cubes', 'tiles'].map(title => ({
      title,
      align: 'right' as const,
    })),
  ];
  const rows = view.seats.map((seat, i) => [
    `${marks[i]!.text} ${names[i]}${view.first === i ? theme.style.dim(' first') : ''}`,
    points(
      theme,
      seat.points.reduce((sum, each) => sum + each, 0),
    ),
    coins(theme, seat.coins),
    potions(theme, seat.potions),
    String(seat.hand.length),
    `${seat.played.length}/${seat.played.length + seat.mastersInHand}`,
    `${seat.cubes.length}/${t.cubes}`,
    `${seat.tiles - seat.tilesRemoved}`,
  ]);
  return table(columns, rows, width, theme);
}
