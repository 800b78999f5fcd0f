/** `boardgames verify FILE...`: replays without a screen; exit code and line say what is wrong. */
import { resolve } from 'node:path';
import { fileSentence } from '../../app/file-problems.ts';
import { createServices } from '../../app/services.ts';
import { type Verdict, verify as verifyText } from '../../core/movefile.ts';
import { Problem } from '../../core/problem.ts';
import { printable } from '../../core/text.ts';
import { plural } from '../../core/words.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson, printLines } from '../print.ts';

export interface VerifyFlags {
  readonly lax?: boolean;
  readonly json?: boolean;
  readonly data?: string;
}

/** A verdict, or the sentence on why there is none, with its exit code. */
type Judgement = { readonly code: number } & (Omit<Verdict, 'kind'> | { readonly message: string });
type Finding = { readonly file: string } & Judgement;

export async function verify(paths: readonly string[], flags: VerifyFlags, io: Io): Promise<number> {
  const findings: Finding[] = [];
  for (const path of paths) {
    const finding = { file: path, ...(await judge(path, flags, io)) };
    findings.push(finding);
    if (flags.json !== true) say(finding, io);
  }
  const code = Math.max(...findings.map(finding => finding.code));
  if (flags.json === true) printJson(io, 'verify@1', { code, files: findings });
  return code;
}

async function judge(path: string, flags: VerifyFlags, io: Io): Promise<Judgement> {
  try {
    const dataDir = flags.data === undefined ? null : resolve(io.cwd, flags.data);
    const { loaded, text } = await createServices(io).openFile(resolve(io.cwd, path), dataDir);
    const options = { dataFingerprint: loaded.fingerprint, lax: flags.lax === true };
    const { kind, ...verdict } = verifyText(loaded.game, text, options);
    return { code: kind === 'sound' ? EXIT.done : EXIT[kind], ...verdict };
  } catch (error) {
    if (error instanceof Problem) return { code: EXIT[error.kind], message: error.message };
    throw error;
  }
}

/** What a sound file could not be asked. */
function reservation({ rules, uncompared }: Omit<Verdict, 'kind'>): string {
  if (uncompared === 0) return '';
  const checkpoints = uncompared === 1 ? 'its checkpoint was' : `its ${uncompared} checkpoints were`;
  return ` The game was begun by rules version ${rules}: ${checkpoints} not compared.`;
}

function say(finding: Finding, io: Io): void {
  if (finding.code === EXIT.done && 'decisions' in finding) {
    const sound = `${finding.file}: ${finding.message}, ${plural(finding.decisions, 'decision')}.`;
    printLines(io, [`${sound}${reservation(finding)}`]);
    return;
  }
  const sentence = 'line' in finding ? fileSentence(finding.file, finding) : finding.message;
  io.stderr.write(`${printable(sentence)}\n`);
}
