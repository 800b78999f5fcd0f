/** How close a player came: the line that was played, by what it leads to, in the table of all lines of the turn. */
import { outcomeOf } from '../../bots/lines.ts';
import type { BaseView, Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import type { Puzzle } from './collection.ts';
import type { NotedLine } from './note.ts';

export interface Verdict {
  readonly solved: boolean;
  readonly own: NotedLine;
  readonly best: NotedLine;
  /** The place of the line among all that differ, from 1. */
  readonly place: number;
  /** Something new came to light before the turn was over. */
  readonly cutShort: boolean;
}

/** What was played since the position was set; null while the turn goes on. */
export function playedLine(puzzle: Puzzle, match: SeenMatch): readonly string[] | null {
  const own = match.entries.slice(puzzle.match.entries.length);
  const last = own.at(-1);
  if (last === undefined) return null;
  const news = last.events.some(({ reveals }) => reveals === true);
  if (!news && match.decision?.turn === last.decision.turn) return null;
  return own.map(({ choice }) => choice.notation);
}

/** Goes by the table that was made with the puzzle, and by what the seat knew: no bot is asked. */
export function judge(puzzle: Puzzle, line: readonly string[]): Verdict {
  const { game } = puzzle.match;
  const { seat, lines } = puzzle.note;
  const view = puzzle.match.view(seat);
  const at = indexOf(puzzle, view, seat, line);
  const [own, best] = [lines[at], lines[0]!];
  if (own === undefined) throw new Error(`${game.meta.id} ${puzzle.name}: no such line: ${line.join(', ')}`);
  return { solved: at === 0, own, best, place: at + 1, cutShort: endsEarly(puzzle, line) };
}

function indexOf({ match, note }: Puzzle, view: BaseView, seat: Seat, line: readonly string[]): number {
  const outcome = outcomeOf(match.game, view, seat, line);
  return note.lines.findIndex(({ moves }) => outcomeOf(match.game, view, seat, moves) === outcome);
}

function endsEarly({ match }: Puzzle, line: readonly string[]): boolean {
  const { game } = match;
  const seat = match.decision!.seat;
  const state = game.sample(match.view(seat), 'lines');
  const { turn } = game.mover(state)!;
  for (const notation of line) {
    game.apply(state, game.legalMoves(state).find(move => game.notate(move) === notation)!);
  }
  return game.mover(state)?.turn === turn;
}
