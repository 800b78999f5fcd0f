/** `boardgames share FILE`: the result of a game as a text to paste, printed and, where wanted, on the clipboard. */
import { shareLines } from '../../app/share.ts';
import { done, refused } from '../../core/result.ts';
import { printable } from '../../core/text.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { GameIo, Output } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { openRecord } from '../record.ts';

export interface ShareFlags {
  readonly quiet?: boolean;
  readonly copy?: boolean;
  readonly ascii?: boolean;
  readonly json?: boolean;
  readonly data?: string;
}

export async function share(given: string, flags: ShareFlags, io: GameIo): Promise<Exit> {
  const opened = await openRecord(given, { ...flags, all: true }, io);
  if (!opened.ok) return opened;
  const { loaded, file, timeline, end } = opened.value;
  // What does not hold is told, and nothing is shared.
  const sound = end();
  if (!sound.ok || sound.value !== EXIT.done) return sound;
  const match = timeline.matchAt(timeline.steps.length);
  if (!match.over) return refused('failure', 'The game is not over, so there is no result to share.');
  const seal = file.lines.find(line => line.type === 'end')?.hash ?? null;
  const { quiet = false, ascii = false } = flags;
  const lines = shareLines(match, { quiet, ascii, seal, fingerprint: loaded.fingerprint }).map(printable);
  if (flags.json === true) {
    const { seed } = match.config;
    printJson(io, 'share@1', { game: loaded.entry.meta.id, seed, quiet, proof: seal, share: lines });
  } else printLines(io, lines);
  if (flags.copy === true) copy(lines.join('\n'), io);
  return done(EXIT.done);
}

/** Terminals put what comes in this code on the clipboard; those that do not know it show nothing. */
function copy(text: string, { stdout, stderr }: GameIo): void {
  const terminal: Output | undefined = [stderr, stdout].find(output => output.isTTY === true);
  if (terminal === undefined) {
    stderr.write('There is no terminal to copy with; the text is printed all the same.\n');
    return;
  }
  terminal.write(`\u001B]52;c;${Buffer.from(text).toString('base64')}\u0007`);
}
