/** Writing a match down, step by step or whole. */
import { Match, type Step } from '../match.ts';
import { checksum, formatChecksum } from './checksum.ts';
import { formatComment, formatHeader } from './format.ts';
import { headerOf } from './header.ts';

export function formatResult(match: Match): string {
  return match
    .finalScores()
    .map(score => `${match.names[score.seat]} ${score.total}`)
    .join(', ');
}

/** Seed and salt once the game is over, where the table showed a commitment to them. */
function formatDeal({ config: { seed, salt = null } }: Match): string {
  return salt === null ? '' : `= deal ${seed} ${salt}\n`;
}

/**
 * The text to append to the file after the last step of the match: the step, `= round N HASH` where it ended a round,
 * result, `= deal` and `= end` where it ended the game. `before` is the checksum of all that stands in the file already, which
 * the end seals; `checkpoint` is the hash to write where it is not that of the state.
 */
export function formatStep(
  match: Match,
  before: number,
  comment: string | null = null,
  checkpoint: string | null = null,
): string {
  const step = match.steps.at(-1);
  if (step === undefined) return '';
  const content = step.type === 'undo' ? 'undo' : `${match.names[step.seat]}: ${step.notation}`;
  const text = comment === null ? `${content}\n` : `${content} ${formatComment(comment)}\n`;
  const entry = match.entries.at(-1);
  if (step.type === 'undo' || entry === undefined) return text;
  if (!match.over && match.round === entry.round) return text;
  const sealed = `${text}= round ${entry.round} ${checkpoint ?? match.hash()}\n`;
  if (!match.over) return sealed;
  const ended = `${sealed}result: ${formatResult(match)}\n${formatDeal(match)}`;
  return `${ended}= end ${formatChecksum(checksum(ended, before))}\n`;
}

/** The whole file of a match, as if it had been written step by step. */
export function formatMatch(match: Match, dataFingerprint: string | null): string {
  const copy = new Match(match.config);
  let text = formatHeader(headerOf(match, dataFingerprint));
  let sum = checksum(text);
  for (const step of match.steps) {
    repeat(copy, step);
    const piece = formatStep(copy, sum);
    sum = checksum(piece, sum);
    text += piece;
  }
  return text;
}

function repeat(match: Match, step: Step): void {
  if (step.type === 'undo') match.undo();
  else match.play(step.notation);
}
