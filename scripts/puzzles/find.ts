/** Is there one line of a turn that is clearly the best? Lines that fall behind are given up early, the rest is looked at ever more closely. */
import { outlookOf, type Walks, walkBehind } from '../../src/bots/analyse.ts';
import { type Line, linesOfTurn } from '../../src/bots/lines.ts';
import { hasLongTurns } from '../../src/bots/turns.ts';
import type { BotRequest } from '../../src/bots/types.ts';
import type { AnyGame } from '../../src/core/game.ts';

/** Walks of each look, and how many lines may be left after it: with more, no line stands out. */
const LOOKS = [
  { walks: 6, left: 24 },
  { walks: 24, left: 8 },
  { walks: 96, left: 3 },
] as const;
/** Walks of the last look, which is taken twice, with different seeds. */
export const LAST_WALKS = 400;
/** Standard errors by which a line has to be behind before it is given up. */
const SURE = 2.5;
/** This many of the best lines are looked at to the end in any case. */
const FINALISTS = 3;
const LINES = { fewest: 4, most: 80 } as const;

export interface ValuedLine {
  readonly moves: readonly string[];
  readonly gap: number;
  readonly score: number;
  readonly lead: number;
}

export interface Found {
  /** The best first. */
  readonly lines: readonly ValuedLine[];
  readonly margin: number;
}

/** Null where no line is better than every other by the margin, or the two seeds do not agree. */
export function findPuzzle(
  game: AnyGame,
  request: BotRequest,
  seeds: readonly [string, string],
  margin: number,
): Found | null {
  const lines = linesOfTurn(game, request.view, request.seat, LINES.most);
  if (lines === null || lines.length < LINES.fewest) return null;
  const valued = new Map<string, Looked>();
  const look = (left: readonly Line[], seed: string, walks: number) => {
    const results = left.map(line => walksOf(game, { ...request, seed }, line, walks));
    return ranked(left, results, request.seat);
  };
  let left: readonly Line[] = lines;
  for (const { walks, left: most } of LOOKS) {
    const looked = look(left, seeds[0], walks);
    for (const one of looked) valued.set(one.line.outcome, one);
    const close = looked.filter(({ gap, error }) => gap + SURE * error > -margin);
    if (close.length > most) return null;
    left = looked.filter((one, place) => place < FINALISTS || close.includes(one)).map(({ line }) => line);
  }
  const [first, second] = [look(left, seeds[0], LAST_WALKS), look(left, seeds[1], LAST_WALKS)];
  const best = first[0]!.line;
  if (!best.ended || second[0]!.line !== best) return null;
  const clear = [...first.slice(1), ...second.slice(1)].every(({ gap }) => gap <= -margin);
  if (!clear) return null;
  for (const one of first) {
    const again = second.find(({ line }) => line === one.line)!;
    valued.set(one.line.outcome, middle(one, again));
  }
  const leader = middle(first[0]!, second[0]!);
  // A line that was given up early keeps what it was behind the leader of that look: more than the margin.
  const table = lines
    .map(line => valued.get(line.outcome)!)
    .map(({ line: { moves }, gap, behind }) => ({
      ...{ moves, gap },
      ...{ score: leader.score - behind.score, lead: leader.lead - behind.lead },
    }))
    .toSorted((a, b) => b.gap - a.gap);
  const gaps = table.slice(1).map(({ gap }) => -gap);
  return { lines: table, margin: Math.min(...gaps) };
}

interface Looked {
  readonly line: Line;
  readonly gap: number;
  readonly error: number;
  readonly score: number;
  readonly lead: number;
  /** By how much score and lead of the best of this look are higher: looks are on different tables, and only differences compare. */
  readonly behind: { readonly score: number; readonly lead: number };
}

/** Between two looks at one line. */
function middle(one: Looked, other: Looked): Looked {
  const between = (a: number, b: number): number => (a + b) / 2;
  return {
    line: one.line,
    gap: between(one.gap, other.gap),
    error: between(one.error, other.error),
    score: between(one.score, other.score),
    lead: between(one.lead, other.lead),
    behind: {
      score: between(one.behind.score, other.behind.score),
      lead: between(one.behind.lead, other.behind.lead),
    },
  };
}

/** Compared with the best of them, the best first. */
function ranked(lines: readonly Line[], results: readonly Walks[], seat: number): readonly Looked[] {
  const raw = results.map(walks => outlookOf(walks, results[0]!, seat).gap);
  const top = results[raw.indexOf(Math.max(...raw))]!;
  const best = outlookOf(top, top, seat);
  return lines
    .map((line, i) => {
      const outlook = outlookOf(results[i]!, top, seat);
      const behind = { score: best.score - outlook.score, lead: best.lead - outlook.lead };
      return { line, ...outlook, behind };
    })
    .toSorted((a, b) => b.gap - a.gap);
}

function walksOf(game: AnyGame, request: BotRequest, line: Line, walks: number): Walks {
  const exploring = line.ended && hasLongTurns(game) ? 0 : walks;
  return walkBehind(game, request, line.moves, { walks, exploring });
}
