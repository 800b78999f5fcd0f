import { botSeed } from '../core/commitment.ts';
import type { SeenMatch } from '../core/match.ts';
import type { HouseBot } from '../core/seats.ts';
import { type BotRequest, DEFAULT_THINKING_MS } from './types.ts';

/** The bot that gives hints. */
export const HINT_BOT: HouseBot = { level: 'hard', iterations: null };

/**
 * The question that the match puts to a bot now; null once the game is over. Its seed is the bot's own and tells nothing of
 * the game's; it depends on that and on how far the game has come to the bot's knowledge, so that a bot of a resumed game goes
 * on as it would have.
 */
export function botRequest(match: SeenMatch, bot: HouseBot, timeMs = DEFAULT_THINKING_MS): BotRequest | null {
  const { decision } = match;
  if (decision === null) return null;
  const { seat } = decision;
  return {
    view: match.view(seat),
    seat,
    level: bot.level,
    iterations: bot.iterations,
    timeMs,
    seed: decisionSeed(botSeed(match.config.seed, seat), match.seenBy(seat).length),
  };
}

export function decisionSeed(seed: string, decisionsTaken: number): string {
  return `${seed} ${decisionsTaken}`;
}
