/** Bots at the table: one decision after the other, in their own time, without ever delaying a key press. */
import type { BotPlayer } from '../../bots/types.ts';
import type { BotSpec, HouseBot } from '../../core/seats.ts';
import { isAmidSecret } from '../../core/seen.ts';
import type { OnProgramNotice } from '../programs/seat.ts';
import type { Session } from '../session.ts';
import type { CreateBots } from './player.ts';

/** Moves where a program cannot: quick, and no stronger than a program should have to be. */
const STAND_IN: HouseBot = { level: 'easy', iterations: null };

/** How many choices a bot makes in secret is not to be read off the clock: those after the first take hardly any time. */
const AMID_SECRET_MS = 60;

export interface BotSeat {
  /** The move of the bot whose turn it is; null where the table was left meanwhile. */
  move(spec: BotSpec): Promise<string | null>;
  /** Advice for whoever decides now, as a move and a sentence; null where the decision was taken meanwhile. */
  advise(): Promise<{ readonly notation: string; readonly sentence: string } | null>;
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

  const ask = async (spec: HouseBot, { signal }: AbortController) => {
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
      const answer = await player.choose(request, signal);
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
      return (await ask(isProgram ? STAND_IN : spec, asked))?.notation ?? null;
    },
    async advise() {
      const { explainHint, HINT_BOT } = await import('../../bots/index.ts');
      const seat = match.decision?.seat;
      const view = seat === undefined ? null : match.view(seat);
      const answer = await ask(HINT_BOT, begin());
      if (answer === null || view === null) return null;
      return { notation: answer.notation, sentence: explainHint(match.game, view, answer, match.names) };
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
