/** A program at a table: asked like a bot, and replaced by a quick one where it fails. */

import type { Limits } from '../../programs/limits.ts';
import type { NewGameMessage, OverMessage } from '../../programs/messages.ts';
import { startProcess } from '../../programs/process.ts';
import { openProgram } from '../../programs/program.ts';
import type { Question } from '../../programs/question.ts';
import type { ProgramLog } from './log.ts';

export interface ProgramSeat {
  /** A new game begins; one that failed in the last gets another chance, up to a few. */
  begin(game: NewGameMessage): void;
  /** The move; null where the program has failed, in this game or for good, and somebody else has to move. */
  choose(question: Question): Promise<string | null>;
  hurry(): void;
  over(ending: OverMessage): void;
  close(): Promise<void>;
}

/** Hears a sentence for whoever runs the program, and what of it guests at the same table are told; null where nothing. */
export type OnProgramNotice = (sentence: string, forGuests: string | null) => void;

interface Parts {
  readonly name: string;
  readonly command: string;
  readonly limits: Limits;
  readonly log: ProgramLog;
  rulesText(): string;
  /** Told in a sentence where it had to be replaced. */
  readonly onNotice: OnProgramNotice;
  /** Told the reasons that it gives, but for those of secret choices, which would tell too much. */
  onReason?(reason: string): void;
}

/** After so many failures it is not started again. */
const MOST_FAILURES = 3;

export function seatProgram(parts: Parts): ProgramSeat {
  const { name, command, limits, log } = parts;
  const open = () =>
    openProgram({
      ...{ command, limits, start: startProcess, log: text => log.add(text) },
      onComplaint: message => parts.onNotice(`${name} complains: ${message}.`, null),
    });
  let program = open();
  let failures = 0;
  let failed = false;
  let closed = false;
  let game: NewGameMessage | null = null;

  const fail = (why: string): void => {
    failed = true;
    failures++;
    if (closed) return;
    log.flush();
    const where = log.path === null ? '' : ` What it said is in ${log.path}.`;
    const sentence = `${name} failed (${why}); a quick bot moves in its place.`;
    parts.onNotice(`${sentence}${where}`, sentence);
  };

  return {
    begin(next) {
      game = next;
      if (failed && failures < MOST_FAILURES) {
        program = open();
        failed = false;
      }
    },
    async choose(question) {
      if (failed) return null;
      if (game !== null) {
        const begun = await program.begin(game, () => parts.rulesText());
        game = null;
        if (!begun.ok) {
          fail(begun.problem.message);
          return null;
        }
      }
      const answer = await program.decide(question);
      if (answer.ok) {
        const { move, reason } = answer.value;
        if (reason !== null && question.secret) log.add(`reason for ${move}: ${reason}\n`);
        else if (reason !== null) parts.onReason?.(reason);
        log.flush();
        return move;
      }
      fail(answer.problem.message);
      return null;
    },
    hurry: () => program.hurry(),
    over(ending) {
      if (!failed && game === null) program.over(ending);
    },
    async close() {
      closed = true;
      await program.close();
      log.close();
    },
  };
}
