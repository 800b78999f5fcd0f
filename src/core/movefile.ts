/**
 * Move files: save, replay, script, test and bug report in one text format. Lax to read, strict to write; reading a
 * written file and writing it again gives the same bytes. Nothing here throws on what a file holds.
 */
export { checksum } from './movefile/checksum.ts';
export { readMove } from './movefile/choice.ts';
export type { FileHeader, FileLine, FileProblem, ParsedFile } from './movefile/format.ts';
export {
  formatComment,
  formatHeader,
  formatMoveFile,
  MAX_FILE_BYTES,
  MAX_LINE_LENGTH,
  MAX_LINES,
} from './movefile/format.ts';
export { checkSeed, headerOf } from './movefile/header.ts';
export { parseMoveFile } from './movefile/parse.ts';
export { formatMatch, formatStep } from './movefile/record.ts';
export type { Replay } from './movefile/replay.ts';
export { openMatch, replay } from './movefile/replay.ts';
export type { Verdict } from './movefile/verify.ts';
export { verify, writtenForm } from './movefile/verify.ts';
export { versionProblem } from './movefile/version.ts';
