/** Programs in a simulation. All of them are started by the main thread; games on other threads ask it for their moves. */
import type { NewGameMessage, OverMessage } from '../../programs/messages.ts';
import type { Question } from '../../programs/question.ts';
import type { Host } from '../host.ts';
import type { SeatedPrograms } from '../programs/commands.ts';
import { openLog, type ProgramLog } from '../programs/log.ts';
import { type ProgramSeat, seatProgram } from '../programs/seat.ts';
import type { SimPlan } from './plan.ts';

/** The programs of games that are played one after the other, by player of the plan. */
export interface LanePrograms {
  begin(player: number, game: NewGameMessage): void;
  /** Null where the program has failed. */
  choose(player: number, question: Question): Promise<string | null>;
  over(player: number, ending: OverMessage): void;
}

export interface Lane extends LanePrograms {
  close(): Promise<void>;
}

interface Parts {
  readonly plan: SimPlan;
  /** Null where no program plays. */
  readonly seated: SeatedPrograms | null;
  readonly host: Pick<Host, 'env' | 'files'>;
  rulesText(): string;
  onNotice(sentence: string): void;
}

/** Opens one lane after another; those of one player share a log. */
export function lanesOf({ plan, seated, host, rulesText, onNotice }: Parts): () => Lane {
  const logs = new Map<number, ProgramLog>();
  return () => {
    const seats = new Map<number, ProgramSeat>();
    const seatOf = (player: number): ProgramSeat => {
      const { name } = plan.players[player]!;
      const command = seated?.commands[player] ?? null;
      if (seated === null || command === null) throw new Error(`nothing starts ${name}`);
      const log = logs.get(player) ?? openLog(name, host.env, host.files);
      logs.set(player, log);
      const seat =
        seats.get(player) ?? seatProgram({ name, command, limits: seated.limits, log, rulesText, onNotice });
      seats.set(player, seat);
      return seat;
    };
    return {
      begin: (player, game) => seatOf(player).begin(game),
      choose: (player, question) => seatOf(player).choose(question),
      over: (player, ending) => seatOf(player).over(ending),
      async close() {
        await Promise.all([...seats.values()].map(seat => seat.close()));
      },
    };
  };
}
