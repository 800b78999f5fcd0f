/** `boardgames verify FILE...` or the names of kept games: replays without a screen; exit code and line say what is wrong. */
import { fileSentence } from '../../app/file-problems.ts';
import { type Verdict, verify } from '../../core/movefile.ts';
import { done } from '../../core/result.ts';
import { printable } from '../../core/text.ts';
import { plural } from '../../core/words.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type GameIo, type Io, pathIn } from '../io.ts';
import { printJson, printLines } from '../print.ts';
import { findRecord } from '../record.ts';

export interface VerifyFlags {
  readonly lax?: boolean;
  readonly json?: boolean;
  readonly data?: string;
}

/** A verdict, or the sentence on why there is none, with its exit code. */
type Judgement = { readonly code: number } & (Omit<Verdict, 'kind'> | { readonly message: string });
type Finding = { readonly file: string } & Judgement;

export async function verifyFiles(paths: readonly string[], flags: VerifyFlags, io: GameIo): Promise<Exit> {
  const findings: Finding[] = [];
  for (const path of paths) {
    const finding = { file: path, ...(await judge(path, flags, io)) };
    findings.push(finding);
    if (flags.json !== true) say(finding, io);
  }
  const code = Math.max(...findings.map(finding => finding.code));
  if (flags.json === true) printJson(io, 'verify@1', { code, files: findings });
  return done(code);
}

async function judge(path: string, flags: VerifyFlags, io: GameIo): Promise<Judgement> {
  const found = findRecord(path, io);
  const opened = found.ok ? await io.services.openFile(found.value, pathIn(io.cwd, flags.data)) : found;
  if (!opened.ok) return { code: EXIT[opened.problem.kind], message: opened.problem.message };
  const { loaded, text } = opened.value;
  const options = { dataFingerprint: loaded.fingerprint, lax: flags.lax === true };
  const { kind, ...verdict } = verify(loaded.game, text, options);
  return { code: kind === 'sound' ? EXIT.done : EXIT[kind], ...verdict };
}

/** What could not be checked of a sound file. */
function reservation({ rules, uncompared }: Omit<Verdict, 'kind'>): string {
  if (uncompared === 0) return '';
  const checkpoints = uncompared === 1 ? 'its checkpoint was' : `its ${uncompared} checkpoints were`;
  return ` The game was begun by rules version ${rules}: ${checkpoints} not compared.`;
}

function say(finding: Finding, io: Io): void {
  if (finding.code === EXIT.done && 'decisions' in finding) {
    const { commitment } = finding;
    const sealed = commitment === null ? '' : `, commitment ${commitment}`;
    const sound = `${finding.file}: ${finding.message}, ${plural(finding.decisions, 'decision')}${sealed}.`;
    printLines(io, [`${sound}${reservation(finding)}`]);
    return;
  }
  const sentence = 'line' in finding ? fileSentence(finding.file, finding) : finding.message;
  io.stderr.write(`${printable(sentence)}\n`);
}
