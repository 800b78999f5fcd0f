/** Is a file sound? Strict asks for the written form to the byte, lax takes hand-written files. */
import type { AnyGame } from '../game.ts';
import { quote } from '../text.ts';
import { checksum } from './checksum.ts';
import {
  type FileLine,
  type FileProblem,
  fileProblem,
  formatHeader,
  formatLine,
  type ParsedFile,
} from './format.ts';
import { headerOf } from './header.ts';
import { parseMoveFile } from './parse.ts';
import { formatStep } from './record.ts';
import { type Replay, replay } from './replay.ts';
import { isOlder, versionProblem } from './version.ts';

export interface Verdict {
  readonly kind: 'sound' | FileProblem['kind'];
  /** Of the problem; the last line of a sound file. */
  readonly line: number;
  readonly message: string;
  readonly legal: readonly string[];
  readonly suggestion: string | null;
  /** Decisions that stand at the end. */
  readonly decisions: number;
  readonly finished: boolean;
  /** What the table showed instead of its seed; null where the players knew it. */
  readonly commitment: string | null;
  /** The rules version that the game was begun by; null where the file does not say. */
  readonly rules: number | null;
  /** Checkpoints that could not be compared: those of an older rules version. */
  readonly uncompared: number;
}

export function verify(
  game: AnyGame,
  text: string,
  options: { readonly dataFingerprint: string | null; readonly lax?: boolean },
): Verdict {
  const file = parseMoveFile(text);
  const written = writtenForm(game, file, options.dataFingerprint);
  const { match, problem, differences, uncompared } = written.replay;
  const found = [versionProblem(file, game.meta, options.dataFingerprint), ...differences, problem]
    .filter(one => one !== null)
    .toSorted((a, b) => rank(a) - rank(b));
  const first = found[0] ?? (options.lax === true ? null : unwrittenProblem(text, written.text));
  const state = {
    decisions: match?.entries.length ?? 0,
    finished: match?.over ?? false,
    commitment: match?.commitment ?? null,
    rules: file.header?.rules ?? null,
    uncompared,
  };
  if (first !== null) return { ...first, ...state };
  const message = state.finished ? 'sound' : 'sound so far: the game is not over';
  return { kind: 'sound', line: written.replay.reached, message, legal: [], suggestion: null, ...state };
}

/** Problems in the order of their lines; other rules or data come before everything they may have caused. */
function rank(problem: FileProblem): number {
  return problem.kind === 'other-version' ? 0 : problem.line;
}

/**
 * A lax file as the program itself would have written it, as far as it can be played; comments stay, and in a file of an
 * older rules version the checkpoints that it has.
 */
export function writtenForm(
  game: AnyGame,
  file: ParsedFile,
  dataFingerprint: string | null,
): { readonly replay: Replay; readonly text: string } {
  const pieces: string[] = [];
  let sum = 0;
  const write = (piece: string): void => {
    pieces.push(piece);
    sum = checksum(piece, sum);
  };
  const recorded = isOlder(file, game.meta) ? checkpointsIn(file.lines) : null;
  const played = replay(game, file, {
    start(match) {
      const header = headerOf(match, file.header?.data ?? dataFingerprint);
      const rules = recorded === null ? header.rules : (file.header?.rules ?? null);
      write(formatHeader({ ...header, rules }));
    },
    after(match, line) {
      // Nothing follows the end: it could not be sealed.
      if (line.type === 'blank' && !match.over) write(`${formatLine(line, match.config.players)}\n`);
      if (line.type !== 'move' && line.type !== 'undo') return;
      write(formatStep(match, sum, line.comment, recorded?.get(line.number) ?? null));
    },
  });
  return { replay: played, text: pieces.join('') };
}

/** The hashes of the checkpoints, by the line that each follows. */
function checkpointsIn(lines: readonly FileLine[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (line.type === 'checkpoint' && before !== undefined) found.set(before.number, line.hash);
  }
  return found;
}

const MARK = /^(= |result:)/u;

/** The first place where a text differs from its written form. */
function unwrittenProblem(text: string, written: string): FileProblem | null {
  if (text === written) return null;
  const [actual, expected] = [text.split('\n'), written.split('\n')];
  const at = actual.findIndex((line, i) => line !== expected[i]);
  const [is, should] = [actual[at] ?? '', expected[at] ?? ''];
  if (at < 0) return fileProblem('illegal', actual.length, 'the last line is cut off: it has no line end');
  const line = at + 1;
  if (should.startsWith('= end ') && is.startsWith('= end ')) {
    return fileProblem(
      'differs',
      line,
      `the text before this line was changed after it was written (${quote(should)})`,
    );
  }
  if (MARK.test(should)) return fileProblem('differs', line, `${quote(should, 200)} belongs here`);
  if (MARK.test(is)) return fileProblem('differs', line, `no ${quote(is, 200)} belongs here`);
  const expectation = should === '' ? 'nothing' : quote(should, 200);
  return fileProblem(
    'illegal',
    line,
    `not in the written form, which has ${expectation} here (lax reading takes it)`,
  );
}
