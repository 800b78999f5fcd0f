/** Bots at the table: one decision after the other, in their own time, without ever delaying a key press. */
import type { BotPlayer, BotRequest } from '../../bots/types.ts';
import type { BotSpec, HouseBot } from '../../core/seats.ts';
import { isAmidSecret } from '../../core/seen.ts';
import { nodeFiles } from '../../storage/file-system.ts';
import type { OnProgramNotice } from '../programs/seat.ts';
import type { Session } from '../session.ts';
import type { CreateBots } from './player.ts';

/** Moves where a program cannot: quick, and no stronger than a program should have to be. */
const STAND_IN: HouseBot = { level: 'easy', iterations: null };

/** How many choices a bot makes in secret is not to be read off the clock: those after the first take hardly any time. */
const AMID_SECRET_MS = 60;

export interface Hint {
  readonly notation: string;
  /** What to play, what it is worth and why, and what others may do about it. */
  readonly sentences: readonly string[];
}

export interface BotSeat {
  /** The move of the bot whose turn it is; null where the table was left meanwhile. */
  move(spec: BotSpec): Promise<string | null>;
  /** Advice for whoever decides now; null where the decision was taken meanwhile. */
  advise(): Promise<Hint | null>;
  /** Gives up on what is being thought out. */
  interrupt(): void;
  /** The best so far will do. */
  hurry(): void;
  close(): Promise<void>;
}

export function seatBots(session: Session, create: CreateBots, onNotice: OnProgramNotice): BotSeat {
  const { match, loaded, programs } = session;
  let player: BotPlayer | null = null;
  let running = new AbortController();

  const ask = async <T>(
    spec: HouseBot,
    { signal }: AbortController,
    task: (player: BotPlayer, request: BotRequest) => Promise<T>,
  ): Promise<T | null> => {
    const { botRequest } = await import('../../bots/index.ts');
    const quick = isAmidSecret(match.entries, match.decision) ? [AMID_SECRET_MS] : [];
    const request = signal.aborted ? null : botRequest(match, spec, ...quick);
    if (request === null) return null;
    player ??= await create({
      ...{ gameId: loaded.entry.meta.id, dataDir: loaded.dataDir },
      onNotice: sentence => onNotice(sentence, null),
    });
    if (signal.aborted) return null;
    try {
      const answer = await task(player, request);
      return signal.aborted ? null : answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };

  const begin = (): AbortController => {
    running = new AbortController();
    return running;
  };

  return {
    async move(spec) {
      const replied = session.guide?.reply() ?? null;
      if (replied !== null) return replied;
      const asked = begin();
      const isProgram = spec.level === 'program';
      const played = isProgram ? await programs.choose(match, onNotice) : null;
      if (asked.signal.aborted || played !== null) return asked.signal.aborted ? null : played;
      const { signal } = asked;
      const answer = await ask(isProgram ? STAND_IN : spec, asked, (bot, request) =>
        bot.choose(request, signal),
      );
      return answer?.notation ?? null;
    },
    async advise() {
      const { calibrationFor, explainHint, HINT_BOT } = await import('../../bots/index.ts');
      const { game, names } = match;
      const seat = match.decision?.seat;
      const view = seat === undefined ? null : match.view(seat);
      const asked = begin();
      const advice = await ask(HINT_BOT, asked, (bot, request) => bot.advise(request, names, asked.signal));
      if (advice === null || view === null) return null;
      const { readExpectations } = await import('../review/expectations.ts');
      const expectations = readExpectations(game.meta.id, nodeFiles);
      if (!expectations.ok) onNotice(expectations.problem.message, null);
      const calibration = calibrationFor(expectations.ok ? expectations.value : null, names.length);
      const sentences = explainHint(game, view, advice, { names, calibration });
      return { notation: advice.answer.notation, sentences };
    },
    interrupt: () => running.abort(),
    hurry() {
      player?.hurry();
      programs.hurry();
    },
    async close() {
      running.abort();
      await Promise.all([player?.close(), programs.close(match)]);
    },
  };
}
