/** What a list says of a kept game, read off its move file without the rules of the game. */
import type { Options } from '../core/game.ts';
import type { FileHeader, FileLine, ParsedFile } from '../core/movefile.ts';
import { namesOf } from '../core/seats.ts';

/** Where a kept game lies. */
interface Place {
  readonly name: string;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Open in a program now. */
  readonly busy: boolean;
}

export interface KeptGame extends Place {
  /** Id of the game; null where the file cannot be read. */
  readonly game: string | null;
  readonly players: readonly string[];
  /** Null where the players may not know it yet. */
  readonly seed: string | null;
  readonly options: Options;
  /** Decisions that stand. Not to be shown before the end: how many there are can tell what somebody chose in secret. */
  readonly decisions: number;
  /** The round in which the game stands, counted as in its checkpoints. */
  readonly round: number;
  readonly over: boolean;
  /** Final points by seat; null where the game is not over. */
  readonly points: readonly number[] | null;
  /** A sentence on why the file cannot be used. */
  readonly problem: string | null;
}

export function summaryOf(place: Place, { header, lines, problem }: ParsedFile): KeptGame {
  if (header === null) return unreadable(place, problem?.message ?? 'The file has no header.');
  const over = lines.some(line => line.type === 'end');
  return {
    ...place,
    game: header.game,
    players: namesOf(header.players),
    seed: header.salt === null || over ? header.seed : null,
    options: header.options,
    ...standOf(lines),
    over,
    points: over ? resultOf(lines, header) : null,
    problem: problem?.message ?? null,
  };
}

export function unreadable(place: Place, problem: string): KeptGame {
  return {
    ...place,
    ...{ game: null, players: [], seed: '', options: {} },
    ...{ decisions: 0, round: 1, over: false, points: null },
    problem,
  };
}

/** The decisions that stand, and the round after them: a checkpoint ends a round, an undo may return to it. */
function standOf(lines: readonly FileLine[]): { readonly decisions: number; readonly round: number } {
  const rounds: number[] = [];
  let round = 1;
  for (const [i, line] of lines.entries()) {
    if (line.type === 'move') rounds.push(round);
    if (line.type === 'undo') round = rounds.pop() ?? round;
    // The last round of a game is followed by its result, not by another round.
    if (line.type === 'checkpoint') round = lines[i + 1]?.type === 'result' ? line.round : line.round + 1;
  }
  return { decisions: rounds.length, round };
}

/** Final points by seat, as `result: Ann 87, bot:hard 74` has them in the order of the seats; null where none do. */
export function resultOf(lines: readonly FileLine[], { players }: FileHeader): number[] | null {
  const text = lines.find(line => line.type === 'result')?.text ?? '';
  const points = text.split(', ').map(part => Number(/ (?<points>-?\d+)$/u.exec(part)?.groups?.['points']));
  return points.length === players.length && points.every(Number.isInteger) ? points : null;
}
