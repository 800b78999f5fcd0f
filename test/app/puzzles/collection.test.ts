/** The puzzles that the package comes with: each is legal under today's data, and its best line is the best of its table. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { readPuzzle } from '../../../src/app/puzzles/collection.ts';
import { judge, playedLine } from '../../../src/app/puzzles/judge.ts';
import { puzzleNames } from '../../../src/app/puzzles/names.ts';
import { lineInWords, taskLines, verdictLines } from '../../../src/app/puzzles/text.ts';
import { linesOfTurn, outcomeOf } from '../../../src/bots/lines.ts';
import { objectiveOfLead } from '../../../src/bots/position.ts';
import { repeated } from '../../../src/core/match.ts';
import { unwrap } from '../../../src/core/result.ts';
import { registry } from '../../../src/registry.ts';
import { nodeFiles } from '../../../src/storage/file-system.ts';
import { hasPuzzles } from '../../support/games.ts';

const FEWEST = 30;
/** Points. */
const NEAR = 0.2;

describe.each(registry.filter(hasPuzzles).map(({ meta }) => meta.id))('puzzles of %s', id => {
  const names = unwrap(puzzleNames(id, nodeFiles));

  it('are enough, of different games and rounds', async () => {
    const loaded = await loadGame(id, null);
    const puzzles = names.map(name => unwrap(readPuzzle(loaded, name, undefined, nodeFiles)));
    expect(names.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(puzzles.map(({ match }) => match.config.seed)).size).toBeGreaterThan(10);
    expect(new Set(puzzles.map(({ match }) => match.round)).size).toBeGreaterThan(3);
  });

  it.each(names)('%s is legal, its table is whole, and its first line the best', async name => {
    const loaded = await loadGame(id, null);
    const puzzle = unwrap(readPuzzle(loaded, name, 'Ann', nodeFiles));
    const { match, note } = puzzle;
    const [best, ...others] = note.lines;
    expect(match.human).toBe(note.seat);
    expect(match.decision?.turn).not.toBe(match.entries.at(-1)?.decision.turn);
    expect(best!.gap).toBe(0);
    for (const { gap } of others) expect(gap).toBeLessThanOrEqual(-note.margin);
    // What is expected of a line does not contradict by how much it is behind.
    for (const line of others) {
      const behind = objectiveOfLead(line) - objectiveOfLead(best!);
      expect(Math.abs(behind - line.gap), line.moves.join(', ')).toBeLessThan(NEAR);
    }
    const view = match.view(note.seat);
    const noted = note.lines.map(({ moves }) => outcomeOf(loaded.game, view, note.seat, moves));
    expect(noted).not.toContain(null);
    expect(new Set(noted).size).toBe(noted.length);
    const all = linesOfTurn(loaded.game, view, note.seat, noted.length)!;
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(noted));
    const copy = repeated(match);
    for (const [i, notation] of best!.moves.entries()) {
      expect(playedLine(puzzle, copy), `before move ${i + 1}`).toBeNull();
      copy.play(notation);
    }
    const line = playedLine(puzzle, copy);
    expect(line).toEqual(best!.moves);
    expect(judge(puzzle, line!)).toMatchObject({ solved: true, place: 1, cutShort: false });
    expect(lineInWords(puzzle, best!)).toHaveLength(best!.moves.length);
  });

  it('say how close every line came, whatever is hidden', async () => {
    const loaded = await loadGame(id, null);
    const { game } = loaded;
    for (const name of names.slice(0, 6)) {
      const puzzle = unwrap(readPuzzle(loaded, name, undefined, nodeFiles));
      const { match, note } = puzzle;
      const view = match.view(note.seat);
      const other = game.view(game.sample(view, 'another truth'), note.seat);
      expect(other).toEqual(view);
      expect(game.outline(other, match.names)).toEqual(game.outline(view, match.names));
      const sampled = game.sample(view, 'another truth');
      expect(game.legalMoves(sampled).map(move => game.notate(move))).toEqual(
        match.choices.map(({ notation }) => notation),
      );
      expect(taskLines(puzzle).join(' ')).not.toContain(note.lines[0]!.moves[0]);
      for (const [place, { moves, gap }] of note.lines.entries()) {
        const verdict = judge(puzzle, moves);
        expect(verdict).toMatchObject({ place: place + 1, solved: place === 0 });
        expect(verdict.own.gap).toBe(gap);
        expect(outcomeOf(game, other, note.seat, moves)).toBe(outcomeOf(game, view, note.seat, moves));
        expect(verdictLines(puzzle, verdict)[0]).toMatch(
          place === 0 ? /^Solved/u : /^Not the best: \d+\.\d points less, place \d+ of \d+\.$/u,
        );
      }
    }
  });
});
