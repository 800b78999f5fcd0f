import type { SeenMatch } from '../core/match.ts';
import type { HouseBot } from '../core/seats.ts';
import { type BotRequest, DEFAULT_THINKING_MS } from './types.ts';

/** The bot that gives hints. */
export const HINT_BOT: HouseBot = { level: 'hard', iterations: null };

/**
 * The question that the match puts to a bot now; null once the game is over. The seed depends on the game and on how
 * far it has come, so that a bot of a resumed game goes on as it would have.
 */
export function botRequest(match: SeenMatch, bot: HouseBot, timeMs = DEFAULT_THINKING_MS): BotRequest | null {
  const { decision } = match;
  if (decision === null) return null;
  return {
    view: match.view(decision.seat),
    seat: decision.seat,
    level: bot.level,
    iterations: bot.iterations,
    timeMs,
    seed: decisionSeed(match.config.seed, match.entries.length),
  };
}

export function decisionSeed(gameSeed: string, decisionsTaken: number): string {
  return `${gameSeed} ${decisionsTaken}`;
}
