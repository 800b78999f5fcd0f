/** The laws about move files: 7 and 10. */
import type { AnyGame } from '../../src/core/game.ts';
import { equal } from '../../src/core/json.ts';
import type { Match } from '../../src/core/match.ts';
import {
  type FileProblem,
  formatMatch,
  formatMoveFile,
  parseMoveFile,
  replay,
  type Verdict,
  verify,
} from '../../src/core/movefile.ts';
import { nextBelow, type RngState } from '../../src/core/rng.ts';
import { demand, under } from './broken.ts';
import { difference } from './values.ts';

export type Verify = (game: AnyGame, text: string, fingerprint: string) => Verdict;

export const strictly: Verify = (game, text, dataFingerprint) => verify(game, text, { dataFingerprint });

/** Law 7: the match that a written file leads to. */
export function reload(game: AnyGame, text: string, match: Match): Match {
  return under(7, () => {
    const replayed = replay(game, parseMoveFile(text));
    const { problem } = replayed;
    demand(7, problem === null, () => `the file stops at line ${problem?.line}: ${problem?.message}`);
    const differs = replayed.differences[0];
    demand(7, differs === undefined, () => `line ${differs?.line} of the file: ${differs?.message}`);
    demand(7, replayed.match !== null, () => 'the file gives no match');
    const [loaded, kept] = [replayed.match.revealState(), match.revealState()];
    demand(7, equal(loaded, kept), () => `loaded, the state differs: ${difference(loaded, kept)}`);
    const [undoLoaded, undoKept] = [replayed.match.undoState(), match.undoState()];
    demand(7, equal(undoLoaded, undoKept), () => `loaded, undo differs: ${difference(undoLoaded, undoKept)}`);
    return replayed.match;
  });
}

/** Law 7: a written file is sound, and written again it is the same to the byte. */
export function fileIsFaithful(match: Match, text: string, fingerprint: string, check: Verify): void {
  under(7, () => {
    demand(7, formatMoveFile(parseMoveFile(text)) === text, () => 'read and written again, the file differs');
    demand(7, formatMatch(match, fingerprint) === text, () => 'the file written at once differs');
    reload(match.game, text, match);
    const verdict = check(match.game, text, fingerprint);
    demand(
      7,
      verdict.kind === 'sound',
      () => `a written file fails at line ${verdict.line}: ${verdict.message}`,
    );
    demand(7, verdict.finished === match.over, () => `finished is ${verdict.finished}`);
  });
}

interface Tampering {
  readonly name: string;
  readonly kind: FileProblem['kind'] | 'any';
  /** Index of the line to change; -1 where there is none. */
  at(lines: readonly string[], dice: RngState): number;
  change(line: string, dice: RngState): string;
}

const indices = (lines: readonly string[], test: RegExp): number[] =>
  lines.flatMap((line, i) => (test.test(line) ? [i] : []));

const oneOf =
  (test: RegExp) =>
  (lines: readonly string[], dice: RngState): number => {
    const found = indices(lines, test).filter(i => i > lines.indexOf(''));
    return found.length === 0 ? -1 : found[nextBelow(dice, found.length)]!;
  };

const header =
  (key: string) =>
  (lines: readonly string[]): number =>
    lines.slice(0, lines.indexOf('')).findIndex(line => line.startsWith(key));

const lastDigit = (line: string): string =>
  line.replace(/[0-9a-f](?=[^0-9a-f]*$)/u, digit => (digit === '0' ? '1' : '0'));

const MOVE = /^(?!result)[^=#].*: /u;

const TAMPERINGS: readonly Tampering[] = [
  { name: 'an impossible move', kind: 'illegal', at: oneOf(MOVE), change: line => `${line}-xyzzy` },
  {
    name: 'another seat',
    kind: 'illegal',
    at: oneOf(MOVE),
    change: line => line.replace(/^.*(?=: )/u, 'Nobody'),
  },
  { name: 'a checkpoint', kind: 'differs', at: oneOf(/^= round/u), change: lastDigit },
  { name: 'a checkpoint left out', kind: 'differs', at: oneOf(/^= round/u), change: () => '# gone' },
  { name: 'the result', kind: 'differs', at: oneOf(/^result/u), change: lastDigit },
  { name: 'the end', kind: 'differs', at: oneOf(/^= end/u), change: lastDigit },
  { name: 'a comment', kind: 'differs', at: oneOf(/^= end/u), change: line => `# added\n${line}` },
  { name: 'the rules version', kind: 'other-version', at: header('rules'), change: line => `${line}9` },
  { name: 'the data', kind: 'other-version', at: header('data'), change: lastDigit },
  { name: 'the game', kind: 'other-version', at: header('game'), change: line => `${line}x` },
  { name: 'the seed', kind: 'any', at: header('seed'), change: line => `${line}x` },
  { name: 'a player', kind: 'any', at: header('players'), change: line => `${line}x` },
  { name: 'an option', kind: 'any', at: header('options'), change: line => `${line}x` },
  { name: 'a flipped bit', kind: 'any', at: oneOf(/./u), change: flipBit },
  { name: 'a flipped bit of the header', kind: 'any', at: header('seed'), change: flipBit },
];

function flipBit(line: string, dice: RngState): string {
  const at = nextBelow(dice, line.length);
  const flipped = String.fromCharCode(line.charCodeAt(at) ^ (1 << nextBelow(dice, 7)));
  return line.slice(0, at) + flipped + line.slice(at + 1);
}

export const TAMPERING_COUNT = TAMPERINGS.length;

/** Law 10: a finished file that was changed afterwards does not pass. */
export function tamperingShows(
  game: AnyGame,
  text: string,
  fingerprint: string,
  check: Verify,
  dice: RngState,
  which: number,
): void {
  const tampering = TAMPERINGS[which % TAMPERINGS.length]!;
  const lines = text.split('\n');
  const at = tampering.at(lines, dice);
  if (at < 0) return;
  const changed = lines.with(at, tampering.change(lines[at]!, dice)).join('\n');
  if (changed === text) return;
  under(10, () => {
    const { kind, line, message } = check(game, changed, fingerprint);
    const where = `${tampering.name} at line ${at + 1}`;
    demand(10, kind !== 'sound', () => `${where} goes unnoticed`);
    demand(10, message !== '' && line >= 1, () => `${where}: no message`);
    const right = tampering.kind === 'any' || kind === tampering.kind;
    demand(10, right, () => `${where} gives ${kind} (line ${line}: ${message}), not ${tampering.kind}`);
  });
}
