/** All players in short; alone, where the points come from and what the next rank takes. */
import { plural } from '../../../core/words.ts';
import { finishedRuns, visibleBooks } from '../../../games/newton/rules/counting.ts';
import { pointsInPlay, scores } from '../../../games/newton/rules/scoring.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Move, View } from '../../../games/newton/rules/types.ts';
import { marked } from '../../draw/changes.ts';
import { bar, table } from '../../draw/shapes.ts';
import { pad, wrap } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { spines } from './signs.ts';

export function playersPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel({
    id: 'players',
    title: 'Players',
    key: 'p',
    minimum: { width: 40, height: 5 },
    lines: input => (input.view.players > 1 ? everybody(t, input) : alone(t, input)),
  });
}

/** The points are those in the header: what would count if the game ended now. */
function everybody(t: Tables, input: PanelInput): string[] {
  const { view, names, marks, theme, width } = input;
  const totals = scores(t, view).map(score => score.total);
  const all = [
    { title: 'points', of: (seat: number) => theme.hue.orange(String(totals[seat])) },
    { title: 'coins', of: (seat: number) => theme.hue.yellow(String(view.seats[seat]!.coins)) },
    { title: 'potions', of: (seat: number) => theme.hue.purple(String(view.seats[seat]!.potions)) },
    { title: 'work', of: (seat: number) => String(view.seats[seat]!.work) },
    { title: 'cubes', of: (seat: number) => String(view.seats[seat]!.cubes.length) },
    { title: 'lines', of: (seat: number) => String(finishedRuns(t, view.seats[seat]!)) },
    { title: 'hand', of: (seat: number) => String(view.seats[seat]!.hand.length) },
    { title: 'masters', of: (seat: number) => mastersText(view, seat) },
    { title: 'books', of: (seat: number) => spines(theme, visibleBooks(t, view.seats[seat]!)) },
  ];
  const room = width - LONGEST_NAME;
  let used = 0;
  const shown = all.filter(({ title }) => {
    used += title.length + 2;
    return used <= room;
  });
  const columns = [
    { title: '', grow: true },
    ...shown.map(({ title }) => ({ title, align: 'right' as const })),
  ];
  const rows = view.seats.map((_, seat) => [
    `${marks[seat]!.text} ${seat === input.subject ? theme.style.strong(names[seat]!) : names[seat]}${view.first === seat ? theme.style.dim(' first') : ''}`,
    ...shown.map(({ of }) => of(seat)),
  ]);
  return table(columns, rows, width, theme);
}

const LONGEST_NAME = 14;

function mastersText(view: View, seat: number): string {
  const { played, mastersInHand } = view.seats[seat]!;
  return `${played.length} of ${played.length + mastersInHand}`;
}

function alone(t: Tables, input: PanelInput): string[] {
  const { theme, view, width } = input;
  const [score] = scores(t, view);
  const total = score!.total;
  const { title } = t.ranks.find(each => each.to === null || total <= each.to)!;
  const next = t.ranks.find(each => each.from > total);
  const head = `${theme.hue.orange(plural(total, 'point'))} so far: ${theme.style.strong(title)}`;
  const way =
    next === undefined
      ? []
      : [
          `${bar(total, next.from, Math.max(6, Math.min(20, width - 34)), theme)} ${next.from - total} more for ${next.title}`,
        ];
  const lines = score!.lines.map(
    line => `${pad(theme.hue.orange(String(line.points)), 4, theme, 'right')} ${theme.style.dim(line.label)}`,
  );
  const empty = marked(input, each =>
    pointsInPlay(each.seats[0]!) === 0 ? theme.style.dim('no points yet') : '',
  );
  return [...wrap(head, width), ...way, ...(lines.length === 0 ? [empty] : lines)];
}
