/** Par for a deal: what bots make of the same solo game, so that a solo score has something to be compared with. */
import type { Score } from '../core/game.ts';
import { Match, type MatchConfig } from '../core/match.ts';
import { formatBot, type HouseBot } from '../core/seats.ts';
import { botRequest } from './request.ts';
import type { BotPlayer } from './types.ts';

/** With fixed efforts, so that par is the same for everybody. */
export const PAR_BOTS: readonly HouseBot[] = [
  { level: 'medium', iterations: null },
  { level: 'hard', iterations: 30 },
];

export interface Par {
  readonly bot: HouseBot;
  readonly score: Score;
}

/** Lets each par bot play the deal of a solo game, in the player's worker thread, one after the other. */
export async function* parOf(
  deal: MatchConfig,
  player: BotPlayer,
  signal?: AbortSignal,
): AsyncGenerator<Par> {
  for (const bot of PAR_BOTS) {
    const match = new Match({ ...deal, players: [{ name: formatBot(bot), bot }] });
    for (let request = botRequest(match, bot); request !== null; request = botRequest(match, bot)) {
      match.play((await player.choose(request, signal)).notation);
    }
    yield { bot, score: match.finalScores()[0]! };
  }
}

/** "Par for this deal: bot:medium 84, bot:hard@30 103; yours 97." */
export function parSentence(pars: readonly Par[], own: Score): string {
  const bots = pars.map(({ bot, score }) => `${formatBot(bot)} ${score.total}`).join(', ');
  return `Par for this deal: ${bots}; yours ${own.total}.`;
}
