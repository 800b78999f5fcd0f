/** The programs at one table: opened when they are first asked, closed with it. */
import type { Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import type { Host } from '../host.ts';
import type { LoadedGame } from '../load-game.ts';
import { sinceLastTurn } from '../log.ts';
import type { SeatedPrograms } from './commands.ts';
import type { OnProgramNotice, ProgramSeat } from './seat.ts';

export interface TablePrograms {
  readonly seated: SeatedPrograms | null;
  /** Asks the program in the seat that decides; null where it has failed, or nobody said what starts it. */
  choose(match: SeenMatch, onNotice: OnProgramNotice): Promise<string | null>;
  hurry(): void;
  /** Ends them all; those that played to the end are told how it went. */
  close(match: SeenMatch): Promise<void>;
}

/** For a seat that has no say in who else plays: the programs are the table's. */
export const NO_PROGRAMS: TablePrograms = {
  seated: null,
  choose: async () => null,
  hurry: () => {},
  close: async () => {},
};

interface Parts {
  readonly loaded: LoadedGame;
  readonly seated: SeatedPrograms | null;
  readonly host: Pick<Host, 'env' | 'files'>;
  rulesText(): string;
}

export function tablePrograms({ loaded, seated, host, rulesText }: Parts): TablePrograms {
  const opened = new Map<Seat, ProgramSeat | null>();
  const { fingerprint, game } = loaded;
  /** The same question is not put twice while it is thought about. */
  let pending: { readonly number: number; readonly move: Promise<string | null> } | null = null;

  const open = async (match: SeenMatch, seat: Seat, onNotice: OnProgramNotice) => {
    const name = match.names[seat]!;
    const command = seated?.commands[seat] ?? null;
    if (seated === null || command === null) {
      const sentence = `${name} is a program that nobody started; an easy bot moves in its place.`;
      onNotice(sentence, sentence);
      return null;
    }
    const [{ seatProgram }, { openLog }, { newGameMessage }] = await Promise.all([
      import('./seat.ts'),
      import('./log.ts'),
      import('../../programs/question.ts'),
    ]);
    const program = seatProgram({
      ...{ name, command, limits: seated.limits, log: openLog(name, host.env, host.files) },
      ...{ rulesText, onNotice, onReason: reason => onNotice(`${name}: ${reason}`, `${name}: ${reason}`) },
    });
    const { options } = match.config;
    program.begin(newGameMessage({ game, fingerprint, names: match.names, options }, seat));
    return program;
  };

  const ask = async (match: SeenMatch, seat: Seat, onNotice: OnProgramNotice) => {
    let program = opened.get(seat);
    if (program === undefined) {
      program = await open(match, seat, onNotice);
      opened.set(seat, program);
    }
    const { decision, game: rules, names, choices } = match;
    const number = match.seenBy(seat).length + 1;
    if (program === null || decision === null) return null;
    const { questionOf } = await import('../../programs/question.ts');
    return program.choose(
      questionOf({
        ...{ game: rules, names, decision, view: match.view(seat), number },
        moves: choices.map(choice => choice.move),
        events: sinceLastTurn(match, seat).flatMap(entry => entry.events),
      }),
    );
  };

  return {
    seated,
    choose(match, onNotice) {
      const seat = match.decision?.seat;
      const number = match.entries.length;
      if (seat === undefined) return Promise.resolve(null);
      if (pending?.number !== number) pending = { number, move: ask(match, seat, onNotice) };
      return pending.move;
    },
    hurry() {
      for (const program of opened.values()) program?.hurry();
    },
    async close(match) {
      const programs = [...opened.values()].filter(program => program !== null);
      opened.clear();
      if (programs.length === 0) return;
      if (match.over) {
        const { overMessage } = await import('../../programs/question.ts');
        for (const program of programs) program.over(overMessage(match.finalScores()));
      }
      await Promise.all(programs.map(program => program.close()));
    },
  };
}
