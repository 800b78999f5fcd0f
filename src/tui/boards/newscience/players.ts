/** Turn order, prestige, rest and influence tracks of all players, their scientists and laboratories. */
import type { Tables } from '../../../games/newscience/data.ts';
import { STEPS, TRACKS, type View } from '../../../games/newscience/types.ts';
import { signed } from '../../../games/newscience/words.ts';
import { marked } from '../../draw/changes.ts';
import { table } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { fill, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { eventId, REST, scientistId, trackId } from './ids.ts';
import { actionStyle, prestige, trackStyle } from './signs.ts';

type Input = DrawInput<View>;

export function playersPanel(t: Tables): BoardPanel<View> {
  const lines = (input: Input): string[] => [
    ...(input.width < TABLE_FROM ? trackLines(input) : trackTable(t, input)),
    ...input.view.order.flatMap(seat => seatLines(t, input, seat)),
    ...(input.view.phase === 'scientists' ? scientistLines(t, input) : []),
  ];
  return {
    id: 'players',
    title: 'Players',
    key: 'p',
    minimum: { width: 60, height: 7 },
    contentHeight: input => lines(input).length,
    draw: input => fill(lines(input), input.width, input.height, input.theme),
  };
}

/** Narrower than this, titles are shortened; narrower than a table, every player gets lines instead. */
const ROOMY_FROM = 74;
const TABLE_FROM = 56;

/** Players in turn order. */
function trackTable(t: Tables, input: Input): string[] {
  const { theme, view, names, marks, width } = input;
  const wide = width >= 100;
  const roomy = width >= ROOMY_FROM;
  const columns = [
    { title: roomy ? 'order' : '#', align: 'right' as const },
    { title: 'player', grow: true },
    { title: roomy ? 'prestige' : '', align: 'right' as const },
    { title: spot(input, REST, 'rest'), align: 'right' as const },
    ...TRACKS.map((track, i) => ({
      title: spot(input, trackId(track), trackStyle(theme, i)(wide ? track : track.slice(0, 3))),
      align: 'right' as const,
    })),
    { title: roomy ? 'markers' : 'left', align: 'right' as const },
  ];
  const rows = view.order.map((seat, i) => {
    const me = view.seats[seat]!;
    const amount = (draw: (of: (typeof view.seats)[number]) => string): string =>
      marked(input, each => draw(each.seats[seat]!));
    const used = me.researched.length + me.experimented.length;
    return [
      String(i + 1),
      `${marks[seat]!.text} ${names[seat]}`,
      amount(of => prestige(theme, of.prestige)),
      amount(of => `${theme.glyph.full.repeat(of.rest)}${of.rest === 0 ? '-' : ''} `),
      ...TRACKS.map((_, track) => amount(of => `${of.influence[track]} `)),
      `${t.rules.discoveryMarkers - used}`,
    ];
  });
  return table(columns, rows, width, theme);
}

function trackLines(input: Input): string[] {
  const { theme, view, names, marks, width } = input;
  return view.order.flatMap((seat, i) => {
    const amount = (draw: (of: (typeof view.seats)[number]) => string): string =>
      marked(input, each => draw(each.seats[seat]!));
    const parts = [
      amount(of => prestige(theme, of.prestige)),
      `${spot(input, REST, 'rest').trim()} ${amount(of => String(of.rest))}`,
      ...TRACKS.map((track, at) => {
        const name = spot(input, trackId(track), trackStyle(theme, at)(track.slice(0, 3))).trim();
        return `${name} ${amount(of => String(of.influence[at]))}`;
      }),
    ];
    return wrapIndented(`${i + 1} ${marks[seat]!.text} ${names[seat]} ${parts.join('  ')}`, width, 5);
  });
}

function seatLines(t: Tables, input: Input, seat: number): string[] {
  const { theme, view, marks, width } = input;
  const me = view.seats[seat]!;
  if (me.scientist === null) return [];
  const scientist = t.scientists[t.scientistIndex[me.scientist]!]!;
  const bonus = STEPS.flatMap((step, i) =>
    scientist.bonus[i] === 0 ? [] : [actionStyle(theme, step)(`${step} ${signed(scientist.bonus[i]!)}`)],
  );
  const card = me.laboratory === null ? undefined : t.cards[t.cardIndex[me.laboratory]!];
  const laboratory =
    card === undefined
      ? theme.style.dim('laboratory empty')
      : `laboratory:${spot(input, eventId(card.id), card.name)}`;
  const name = spot(input, scientistId(scientist.id), scientist.name);
  return wrapIndented(`${marks[seat]!.text}${name}${bonus.join(' ')}  ${laboratory}`, width, 4);
}

/** The five scientists with what they bring, while they are chosen. */
function scientistLines(t: Tables, input: Input): string[] {
  const { theme, view, width } = input;
  return t.scientists
    .filter(scientist => view.seats.every(seat => seat.scientist !== scientist.id))
    .flatMap(scientist => {
      const bonus = STEPS.map((step, i) =>
        actionStyle(theme, step)(`${step} ${signed(scientist.bonus[i]!)}`),
      );
      const start = TRACKS.flatMap((track, i) =>
        scientist.influence[i]! > 0 ? [`${track} ${scientist.influence[i]}`] : [],
      );
      return wrapIndented(
        `${spot(input, scientistId(scientist.id), scientist.name)}${bonus.join(' ')}  ${theme.style.dim(start.join(', '))}`,
        width,
        4,
      );
    });
}
