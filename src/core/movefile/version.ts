/** How a file relates to the rules and the component data at hand. */
import { isSameData } from '../fingerprint.ts';
import type { GameMeta } from '../game.ts';
import { type FileProblem, fileProblem, type ParsedFile } from './format.ts';

/**
 * A file begun by older rules that still lead to the same moves and scores. Its checkpoints stand for states of another
 * shape and cannot be compared; all else can. Such a game goes on in its file: the header stays as it is.
 */
export function isOlder({ header }: ParsedFile, meta: GameMeta): boolean {
  const rules = header?.rules ?? meta.rulesVersion;
  return rules >= meta.replaysFrom && rules < meta.rulesVersion;
}

/** What is wrong with a file whose rules or component data lead to another game than those at hand. */
export function versionProblem(
  file: ParsedFile,
  meta: GameMeta,
  dataFingerprint: string | null,
): FileProblem | null {
  const { header, headerLines } = file;
  if (header === null) return null;
  if (header.rules !== null && header.rules !== meta.rulesVersion && !isOlder(file, meta)) {
    const message = `played by rules version ${header.rules}, this is version ${meta.rulesVersion}`;
    return fileProblem('other-version', headerLines['rules'] ?? 1, message);
  }
  if (header.data !== null && dataFingerprint !== null && !isSameData(header.data, dataFingerprint, meta)) {
    const message = `played with other component data: ${header.data}, these are ${dataFingerprint}`;
    return fileProblem('other-version', headerLines['data'] ?? 1, message);
  }
  return null;
}
