/** Playing a file's moves. Never throws: it says how far it got, at which line it stopped and why. */
import type { AnyGame } from '../game.ts';
import { type Choice, Match } from '../match.ts';
import { countProblem } from '../seats.ts';
import { nearest, printable, quote } from '../text.ts';
import { readMove } from './choice.ts';
import { type FileLine, type FileProblem, fileProblem, type ParsedFile } from './format.ts';
import { readOptions } from './header.ts';
import { formatResult } from './record.ts';
import { isOlder } from './version.ts';

export interface Replay {
  /** Null where the header does not allow a game to be set up. */
  readonly match: Match | null;
  /** The last line that was read and obeyed; 0 where none was. */
  readonly reached: number;
  /** Decisions and undos that were played. */
  readonly moves: number;
  /** What stopped the replay; null where it went through. */
  readonly problem: FileProblem | null;
  /** Checkpoints and results that differ; the replay goes on after them. */
  readonly differences: readonly FileProblem[];
  /** Checkpoints that were passed over: those of an older rules version. */
  readonly uncompared: number;
}

export interface ReplayHooks {
  /** Once the game is set up. */
  start?(match: Match): void;
  /** Before a line is obeyed. */
  before?(match: Match, line: FileLine): void;
  /** After a line was obeyed. */
  after?(match: Match, line: FileLine): void;
  /** Lines after this one are left alone. */
  readonly until?: number;
}

/** The match as it stands before the first move. */
export function openMatch(game: AnyGame, file: ParsedFile): Match | FileProblem {
  const { header, headerLines } = file;
  if (header === null) return file.problem ?? fileProblem('illegal', 1, 'the file has no header');
  const broken = (
    key: string,
    kind: FileProblem['kind'],
    message: string,
    suggestion: string | null = null,
  ): FileProblem => fileProblem(kind, headerLines[key] ?? 1, message, { suggestion });
  const { id, title } = game.meta;
  if (header.game.toLowerCase() !== id) {
    return broken('game', 'other-version', `a file of the game ${quote(header.game)}, not of ${title}`);
  }
  const wrongCount = countProblem(game.meta, header.players.length);
  if (wrongCount !== null) return broken('players', 'illegal', wrongCount);
  const reading = readOptions(game.meta, header.options);
  if (reading.type === 'problem') return broken('options', 'illegal', reading.message, reading.suggestion);
  const { options } = reading;
  const { players, seed, first } = header;
  return guarded(headerLines['game'] ?? 1, () => new Match({ game, players, seed, options, first }));
}

export function replay(game: AnyGame, file: ParsedFile, hooks: ReplayHooks = {}): Replay {
  const differences: FileProblem[] = [];
  const match = openMatch(game, file);
  if (!(match instanceof Match)) {
    return { match: null, reached: 0, moves: 0, problem: match, differences, uncompared: 0 };
  }
  const until = hooks.until ?? Number.POSITIVE_INFINITY;
  const older = isOlder(file, game.meta);
  let reached = 0;
  let uncompared = 0;
  const outcome = (problem: FileProblem | null): Replay => ({
    match,
    reached,
    moves: match.steps.length,
    problem,
    differences,
    uncompared,
  });
  hooks.start?.(match);
  for (const line of file.lines) {
    if (line.number > until) break;
    hooks.before?.(match, line);
    const passedOver = older && line.type === 'checkpoint';
    if (passedOver) uncompared++;
    const problem = passedOver ? null : guarded(line.number, () => obey(match, line));
    if (problem?.kind === 'illegal') return outcome(problem);
    if (problem !== null) differences.push(problem);
    hooks.after?.(match, line);
    reached = line.number;
  }
  return outcome(file.problem !== null && file.problem.line <= until ? file.problem : null);
}

function obey(match: Match, line: FileLine): FileProblem | null {
  switch (line.type) {
    case 'move':
      return playLine(match, line.number, line.seat, line.text);
    case 'undo': {
      const undo = match.undoState();
      if (!undo.allowed)
        return fileProblem('illegal', line.number, `no undo here: ${printable(undo.reason)}`);
      match.undo();
      return null;
    }
    case 'checkpoint': {
      const hash = match.hash();
      if (hash === line.hash) return null;
      return fileProblem(
        'differs',
        line.number,
        `the game stands at ${hash} here, the checkpoint says ${line.hash}`,
      );
    }
    case 'result': {
      if (!match.over) return fileProblem('differs', line.number, 'a result, but the game is not over');
      const result = formatResult(match);
      if (result === line.text) return null;
      return fileProblem(
        'differs',
        line.number,
        `the game ends ${quote(result, 200)}, the file says ${quote(line.text, 200)}`,
      );
    }
    case 'end':
      return match.over ? null : fileProblem('differs', line.number, 'an end, but the game is not over');
    case 'blank':
      return null;
  }
}

function playLine(match: Match, number: number, seat: number | null, text: string): FileProblem | null {
  const decision = match.decision;
  if (decision === null)
    return fileProblem('illegal', number, `the game is over, but ${quote(text)} follows`);
  const legal = match.choices.map(choice => choice.notation);
  if (seat !== null && seat !== decision.seat) {
    const [here, there] = [match.names[decision.seat]!, match.names[seat]!];
    return fileProblem('illegal', number, `${quote(here)} decides here, not ${quote(there)}`, { legal });
  }
  const reading = readMove(match.choices, text);
  if (reading.type === 'found') {
    match.play(reading.choice.notation);
    return null;
  }
  if (reading.type === 'ambiguous') {
    return fileProblem('illegal', number, `${quote(text)} could be several moves`, {
      legal: notations(reading.choices),
    });
  }
  const name = /^(?<name>[^:]+):\s/u.exec(text)?.groups?.['name'];
  if (seat === null && name !== undefined && reading.suggestion === null) {
    const suggestion = nearest(name, match.names);
    return fileProblem('illegal', number, `no player is called ${quote(name)}`, { legal, suggestion });
  }
  const { suggestion } = reading;
  return fileProblem('illegal', number, `not legal here: ${quote(text)}`, { legal, suggestion });
}

function notations(choices: readonly Choice[]): string[] {
  return choices.map(choice => choice.notation);
}

/** Rules that fail on a damaged file are a problem of that line, not of the program around it. */
function guarded<T>(line: number, act: () => T): T | FileProblem {
  try {
    return act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fileProblem('illegal', line, `the rules cannot go on here: ${quote(reason, 200)}`);
  }
}
