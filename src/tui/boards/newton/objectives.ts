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
import { widthOfText } from '../../draw/cells.ts';
import { table } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { wrap } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { objectiveId } from './ids.ts';
import { books, coins, legend, points, potions } from './signs.ts';
import { drawing, line, type SpotLine } from './spot-lines.ts';

type Input = DrawInput<View>;

export function objectivesPanel(t: Tables): BoardPanel<View> {
  return {
    id: 'objectives',
    title: 'Objectives and players',
    key: 'o',
    minimum: { width: 58, height: 9 },
    contentHeight: input => lines(t, input).length,
    draw: input => drawing(lines(t, input), input),
  };
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

function lines(t: Tables, input: Input): SpotLine[] {
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
      spot(input, objectiveId(place), where),
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
  const [head, ...objectives] = table(columns, rows, width, theme);
  const players = view.players < 2 ? [] : ['', ...playerLines(t, input)];
  return [
    line(head!),
    ...objectives.map((text, i) => ({
      text,
      spots: [{ id: objectiveId(t.objectiveSpots[i]!), col: 0, width: widthOfText(rows[i]![0]!) }],
    })),
    ...[...players, '', ...wrap(legend(theme), width)].map(line),
  ];
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
