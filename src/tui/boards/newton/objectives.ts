/** The six objectives as a table: where they lie, the books they ask for, what they pay at the end and would pay now. */
import { indices } from '../../../core/grammar.ts';
import { missingBooks } from '../../../games/newton/rules/books.ts';
import { visibleBooks } from '../../../games/newton/rules/counting.ts';
import { objectiveAt, objectivePoints, reachedObjective } from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Books, Move, SpotIndex, TechnologyIndex, View } from '../../../games/newton/rules/types.ts';
import { branchNumber } from '../../../games/newton/text/components.ts';
import { marked } from '../../draw/changes.ts';
import { table } from '../../draw/shapes.ts';
import { wrap, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { objectiveId } from './ids.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import { objectiveSigns, objectiveWords } from './phrases.ts';
import { bookWords, lackingBooks, neededBooks, spines } from './signs.ts';

/** Below this width there is no room for a table. */
const TABLE_FROM = 54;
/** From this width on there is room for the points in words and how many there can be at most. */
const WITH_CAP = 84;
/** From this width on there is room for the colours of the books that are missing. */
const WITH_WORDS = 72;

export function objectivesPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel({
    id: 'objectives',
    title: 'Objectives',
    key: 'o',
    minimum: { width: TABLE_FROM, height: 7 },
    legend: ({ theme }) =>
      `${spines(theme, [0, 1, 0, 0])} book you have  ${theme.hue.green('g')} you lack  ${theme.glyph.star} points`,
    lines: (input, height) => lines(t, input, height),
  });
}

/** Where the objective of a spot lies and which books it asks for. */
export function objectiveSite(t: Tables, place: SpotIndex): { readonly where: string; readonly need: Books } {
  if (place === t.mapObjective)
    return { where: t.places[t.objectivePlace]!.name, need: t.places[t.objectivePlace]!.books! };
  const end = indices<TechnologyIndex>(t.technology).find(
    space => t.technology[space]!.kind === 'objective' && t.technology[space]!.spot === place,
  );
  if (end === undefined) return { where: 'work track, end', need: t.work.at(-1)!.books! };
  return { where: `tree, branch ${branchNumber(t, end)}`, need: t.technology[end]!.books! };
}

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { theme, width } = input;
  if (width < TABLE_FROM)
    return t.objectiveSpots.flatMap(spot => wrapIndented(narrowLine(t, input, spot), width, 2));
  const rows = t.objectiveSpots.map(spot => {
    const { where, need } = objectiveSite(t, spot);
    const { cap } = objectiveAt(t, input.view, spot);
    return [
      pin(input, objectiveId(spot), where),
      marked(input, view => neededBooks(theme, need, visibleBooks(t, view.seats[input.subject]!))),
      width < WITH_CAP
        ? objectiveSigns(theme, objectiveAt(t, input.view, spot))
        : objectiveWords(objectiveAt(t, input.view, spot)) +
          theme.style.dim(cap === null ? '' : ` (at most ${cap})`),
      marked(input, view => worthNow(t, input, view, spot)),
      marked(input, view => stateText(t, input, view, spot)),
    ];
  });
  const columns = [
    { title: 'where it lies' },
    { title: 'needs' },
    { title: 'pays at the end', grow: true },
    { title: 'now', align: 'right' as const },
    { title: 'you' },
  ];
  const drawn = table(columns, rows, width, theme);
  const notes = wrap(
    theme.style.dim(
      'Who ends a move on an objective with its books in sight (potions may stand in for books) is paid for it at the end of the game. "now" is what it would pay with what you have, once you are there.',
    ),
    width,
  );
  return height > drawn.length + notes.length ? [...drawn, '', ...notes] : drawn;
}

function narrowLine(t: Tables, input: PanelInput, spot: SpotIndex): string {
  const { where, need } = objectiveSite(t, spot);
  const { view, theme } = input;
  const books = neededBooks(theme, need, visibleBooks(t, view.seats[input.subject]!));
  return `${pin(input, objectiveId(spot), where)} ${books} ${objectiveWords(objectiveAt(t, view, spot))}, now ${worthNow(t, input, view, spot)}, ${stateText(t, input, view, spot)}`;
}

function worthNow(t: Tables, { theme, subject }: PanelInput, view: View, spot: SpotIndex): string {
  const worth = objectivePoints(t, view, view.seats[subject]!, objectiveAt(t, view, spot));
  return theme.hue.orange(`${worth}${theme.glyph.star}`);
}

function stateText(t: Tables, { theme, subject, width }: PanelInput, view: View, spot: SpotIndex): string {
  const seat = view.seats[subject]!;
  if (reachedObjective(t, seat, spot)) return theme.style.good(`${theme.glyph.check} yours`);
  const { need } = objectiveSite(t, spot);
  const lacking = missingBooks(visibleBooks(t, seat), need);
  if (lacking === 0) return theme.style.good('ready');
  const colours = bookWords(lackingBooks(visibleBooks(t, seat), need));
  return theme.style.dim(`lack ${width < WITH_WORDS ? lacking : colours}`);
}
