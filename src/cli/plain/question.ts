/** The question before a decision, with its choices: all of it, or only what is new. */
import { humans } from '../../app/curtain.ts';
import type { Decision, Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import { briefLines, fullLines, type ListedChoice } from './choices.ts';

/** What the last question said, so that brief lines need not repeat it. */
export interface Asked {
  readonly seat: Seat | null;
  readonly round: string;
  readonly question: string;
  readonly choices: string;
}

export const NOTHING_ASKED: Asked = { seat: null, round: '', question: '', choices: '' };

export function fullQuestion(
  match: SeenMatch,
  { seat, prompt }: Decision,
  choices: readonly ListedChoice[],
): string[] {
  return [`${match.roundName()}. ${match.names[seat]}: ${prompt}`, ...fullLines(choices, true)];
}

/** The name is said where several share the keyboard; nobody hears what another was asked. */
export function briefQuestion(
  match: SeenMatch,
  { seat, prompt }: Decision,
  choices: readonly ListedChoice[],
  before: Asked,
): { readonly lines: string[]; readonly asked: Asked } {
  const parts = /^(?<question>.*?\?) (?<details>.+)$/u.exec(prompt)?.groups;
  const listed = briefLines(choices);
  const asked = {
    seat,
    round: match.roundName(),
    question: parts?.['question'] ?? prompt,
    choices: listed.join('\n'),
  };
  const when = asked.round === before.round ? '' : `${asked.round}. `;
  const who = humans(match.config.players).length > 1 ? `${match.names[seat]}: ` : '';
  const again = seat === before.seat;
  const what = again && asked.question === before.question ? (parts?.['details'] ?? prompt) : prompt;
  const same = again && asked.choices === before.choices;
  return { lines: [`${when}${who}${what}`, ...(same ? ['The same choices as before.'] : listed)], asked };
}
