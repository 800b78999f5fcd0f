/** Turn order, prestige, rest and influence tracks of all players, their scientists and laboratories. */
import type { Seat } from '../../../core/game.ts';
import { signed } from '../../../core/words.ts';
import { laboratoryOf } from '../../../games/newscience/rules/cards.ts';
import type { Scientist, Tables } from '../../../games/newscience/rules/data.ts';
import { markersInUse } from '../../../games/newscience/rules/knowledge.ts';
import {
  DISCOVERY_ACTIONS,
  NONE,
  type SeatTable,
  TRACKS,
  type View,
} from '../../../games/newscience/rules/types.ts';
import { trackName } from '../../../games/newscience/text/words.ts';
import { marked } from '../../draw/changes.ts';
import { table } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { tagged, target } from '../../draw/targets.ts';
import { wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { eventId, REST, scientistId, trackId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { actionStyle, prestige, trackStyle } from './signs.ts';

/** Narrower than this, titles are shortened; narrower than a table, every player gets lines instead. */
const ROOMY_FROM = 74;
const TABLE_FROM = 56;

export function playersPanel(t: Tables): BoardPanel<View> {
  return makePanel(t, {
    id: 'players',
    title: 'Players',
    key: 'p',
    minimum: { width: 60, height: 7 },
    body: input => [
      ...(input.width < TABLE_FROM ? trackLines(input) : trackTable(input)),
      ...input.view.order.flatMap(seat => seatLines(input, seat)),
      ...(input.view.phase === 'scientists' ? scientistLines(input) : []),
    ],
  });
}

/** A number of a player, marked where it has changed. */
function amount(input: PanelInput, seat: Seat, draw: (of: SeatTable) => string): string {
  return marked(input, view => draw(view.seats[seat]!));
}

/** Players in turn order. */
function trackTable(input: PanelInput): string[] {
  const { t, theme, view, names, marks, width } = input;
  const wide = width >= 100;
  const roomy = width >= ROOMY_FROM;
  const columns = [
    { title: roomy ? 'order' : '#', align: 'right' as const },
    { title: 'player', grow: true },
    { title: roomy ? 'prestige' : '', align: 'right' as const },
    { title: target(input, REST, 'rest'), align: 'right' as const },
    ...TRACKS.map(track => {
      const name = wide ? trackName(track) : trackName(track).slice(0, 3);
      return {
        title: target(input, trackId(track), trackStyle(theme, track)(name)),
        align: 'right' as const,
      };
    }),
    { title: roomy ? 'markers' : 'left', align: 'right' as const },
  ];
  const rows = view.order.map((seat, i) => [
    String(i + 1),
    `${marks[seat]!.text} ${names[seat]}`,
    amount(input, seat, of => prestige(theme, of.prestige)),
    amount(input, seat, of => `${theme.glyph.full.repeat(of.rest)}${of.rest === 0 ? '-' : ''} `),
    ...TRACKS.map(track => amount(input, seat, of => `${of.influence[track]} `)),
    `${t.rules.discoveryMarkers - markersInUse(view.seats[seat]!)}`,
  ]);
  return table(columns, rows, width, theme);
}

/** A target without the blanks that keep the place of its marks. */
function closeTarget(input: PanelInput, id: string, text: string): string {
  return tagged(input, id, spot(input, id, text).trim());
}

function trackLines(input: PanelInput): string[] {
  const { theme, view, names, marks, width } = input;
  return view.order.flatMap((seat, i) => {
    const parts = [
      amount(input, seat, of => prestige(theme, of.prestige)),
      `${closeTarget(input, REST, 'rest')} ${amount(input, seat, of => String(of.rest))}`,
      ...TRACKS.map(track => {
        const name = trackStyle(theme, track)(trackName(track).slice(0, 3));
        const level = amount(input, seat, of => String(of.influence[track]));
        return `${closeTarget(input, trackId(track), name)} ${level}`;
      }),
    ];
    return wrapIndented(`${i + 1} ${marks[seat]!.text} ${names[seat]} ${parts.join('  ')}`, width, 5);
  });
}

function seatLines(input: PanelInput, seat: Seat): string[] {
  const { t, theme, view, marks, width } = input;
  const me = view.seats[seat]!;
  if (me.scientist === NONE) return [];
  const scientist = t.scientists[me.scientist]!;
  const card = laboratoryOf(t, me);
  const laboratory =
    card === undefined
      ? theme.style.dim('laboratory empty')
      : `laboratory:${target(input, eventId(card.index), card.name)}`;
  const name = target(input, scientistId(scientist.index), scientist.name);
  const bonus = bonusParts(input, scientist, action => scientist.bonus[action] !== 0);
  return wrapIndented(`${marks[seat]!.text}${name}${bonus.join(' ')}  ${laboratory}`, width, 4);
}

function bonusParts(
  { theme }: PanelInput,
  { bonus }: Scientist,
  shown: (action: (typeof DISCOVERY_ACTIONS)[number]) => boolean,
): string[] {
  return DISCOVERY_ACTIONS.filter(shown).map(action =>
    actionStyle(theme, action)(`${action} ${signed(bonus[action])}`),
  );
}

/** The scientists that are free, with what they bring, while they are chosen. */
function scientistLines(input: PanelInput): string[] {
  const { t, theme, view, width } = input;
  return t.scientists
    .filter(scientist => view.seats.every(seat => seat.scientist !== scientist.index))
    .flatMap(scientist => {
      const { index, name, influence } = scientist;
      const start = TRACKS.filter(track => influence[track]! > 0).map(
        track => `${trackName(track)} ${influence[track]}`,
      );
      const bonus = bonusParts(input, scientist, () => true).join(' ');
      return wrapIndented(
        `${target(input, scientistId(index), name)}${bonus}  ${theme.style.dim(start.join(', '))}`,
        width,
        4,
      );
    });
}
