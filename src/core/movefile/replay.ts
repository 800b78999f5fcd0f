/** Playing a file's moves. Never throws: it says how far it got, at which line it stopped and why. */
import type { AnyGame } from '../game.ts';
import { type Choice, Match } from '../match.ts';
import { readOptions } from '../options.ts';
import { done, type Refused, type Result, refusedBy } from '../result.ts';
import { checkCount } from '../seats.ts';
import { nearest, printable, quote } from '../text.ts';
import { readMove } from './choice.ts';
import { type FileLine, type FileProblem, fileProblem, type ParsedFile } from './format.ts';
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
export function openMatch(game: AnyGame, file: ParsedFile): Result<Match, FileProblem> {
  const { header, headerLines } = file;
  if (header === null) return refusedBy(file.problem ?? fileProblem('illegal', 1, 'the file has no header'));
  const broken = (
    key: string,
    kind: FileProblem['kind'],
    message: string,
    suggestion: string | null = null,
  ): Refused<FileProblem> => refusedBy(fileProblem(kind, headerLines[key] ?? 1, message, { suggestion }));
  const { id, title } = game.meta;
  if (header.game.toLowerCase() !== id) {
    return broken('game', 'other-version', `a file of the game ${quote(header.game)}, not of ${title}`);
  }
  const count = checkCount(game.meta, header.players.length);
  if (!count.ok) return broken('players', 'illegal', count.problem.message);
  const options = readOptions(game.meta, header.options);
  if (!options.ok) {
    const { message, suggestion } = options.problem;
    return broken('options', 'illegal', message, suggestion);
  }
  const { players, seed, salt, first } = header;
  return guarded(
    headerLines['game'] ?? 1,
    () => new Match({ game, players, seed, salt, options: options.value, first }),
  );
}

export function replay(game: AnyGame, file: ParsedFile, hooks: ReplayHooks = {}): Replay {
  const differences: FileProblem[] = [];
  const opened = openMatch(game, file);
  if (!opened.ok) {
    return { match: null, reached: 0, moves: 0, problem: opened.problem, differences, uncompared: 0 };
  }
  const match = opened.value;
  const exchanged = exchangedDeal(match, file);
  if (exchanged !== null) differences.push(exchanged);
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
    const obeyed = passedOver ? done(null) : guarded(line.number, () => obey(match, line));
    const problem = obeyed.ok ? obeyed.value : obeyed.problem;
    if (problem?.kind === 'illegal') return outcome(problem);
    if (problem !== null) differences.push(problem);
    hooks.after?.(match, line);
    reached = line.number;
  }
  return outcome(file.problem !== null && file.problem.line <= until ? file.problem : null);
}

/** The table would not have shown this commitment for seed and salt of the file. */
function exchangedDeal({ commitment }: Match, { header, headerLines }: ParsedFile): FileProblem | null {
  const shown = header?.commitment ?? null;
  if (commitment === shown) return null;
  return fileProblem(
    'differs',
    headerLines['commitment'] ?? 1,
    `another deal than the one that was shown: seed and salt give the commitment ${commitment}, the file says ${shown}`,
  );
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
    case 'deal': {
      const { seed, salt } = match.config;
      if (!match.over) return fileProblem('differs', line.number, 'a deal is told, but the game is not over');
      if (line.seed === seed && line.salt === salt) return null;
      const told = 'the deal that is told at the end is not the one that was played: seed or salt differ';
      return fileProblem('differs', line.number, `${told} from the header`);
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
function guarded<T>(line: number, act: () => T): Result<T, FileProblem> {
  try {
    return done(act());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusedBy(fileProblem('illegal', line, `the rules cannot go on here: ${quote(reason, 200)}`));
  }
}
