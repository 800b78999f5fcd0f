/** Is a file sound? Strict asks for the written form to the byte, lax takes hand-written files. */
import type { AnyGame, GameMeta } from '../game.ts';
import { quote } from '../text.ts';
import { checksum } from './checksum.ts';
import { type FileProblem, fileProblem, formatHeader, formatLine, type ParsedFile } from './format.ts';
import { headerOf } from './header.ts';
import { parseMoveFile } from './parse.ts';
import { formatStep } from './record.ts';
import { type Replay, replay } from './replay.ts';

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
}

/** A file of other rules or other component data than those at hand. */
export function versionProblem(
  file: ParsedFile,
  meta: GameMeta,
  dataFingerprint: string | null,
): FileProblem | null {
  const { header, headerLines } = file;
  if (header === null) return null;
  if (header.rules !== null && header.rules !== meta.rulesVersion) {
    const message = `played by rules version ${header.rules}, this is version ${meta.rulesVersion}`;
    return fileProblem('other-version', headerLines['rules'] ?? 1, message);
  }
  if (header.data !== null && dataFingerprint !== null && header.data !== dataFingerprint) {
    const message = `played with other component data: ${header.data}, these are ${dataFingerprint}`;
    return fileProblem('other-version', headerLines['data'] ?? 1, message);
  }
  return null;
}

export function verify(
  game: AnyGame,
  text: string,
  options: { readonly dataFingerprint: string | null; readonly lax?: boolean },
): Verdict {
  const file = parseMoveFile(text);
  const written = writtenForm(game, file, options.dataFingerprint);
  const { match, problem, differences } = written.replay;
  const found = [versionProblem(file, game.meta, options.dataFingerprint), ...differences, problem]
    .filter(one => one !== null)
    .toSorted((a, b) => rank(a) - rank(b));
  const first = found[0] ?? (options.lax === true ? null : unwrittenProblem(text, written.text));
  const state = { decisions: match?.entries.length ?? 0, finished: match?.over ?? false };
  if (first !== null) return { ...first, ...state };
  const message = state.finished ? 'sound' : 'sound so far: the game is not over';
  return { kind: 'sound', line: written.replay.reached, message, legal: [], suggestion: null, ...state };
}

/** Problems in the order of their lines; other rules or data come before everything they may have caused. */
function rank(problem: FileProblem): number {
  return problem.kind === 'other-version' ? 0 : problem.line;
}

/** A lax file as the program itself would have written it, as far as it can be played; comments stay. */
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
  const played = replay(game, file, {
    start(match) {
      write(formatHeader(headerOf(match, file.header?.data ?? dataFingerprint)));
    },
    after(match, line) {
      // Nothing follows the end: it could not be sealed.
      if (line.type === 'blank' && !match.over) write(`${formatLine(line, match.config.players)}\n`);
      if (line.type === 'move' || line.type === 'undo') write(formatStep(match, sum, line.comment));
    },
  });
  return { replay: played, text: pieces.join('') };
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
