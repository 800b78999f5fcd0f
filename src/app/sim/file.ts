import type { AnyGame } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { formatMatch } from '../../core/movefile.ts';
import type { SimGame } from './game.ts';
import type { SimPlan } from './plan.ts';

/** A simulated game as a move file. */
export function simGameFile(game: AnyGame, fingerprint: string, plan: SimPlan, played: SimGame): string {
  const match = new Match({
    game,
    players: played.seating.map(player => plan.players[player]!),
    seed: played.seed,
    options: plan.options,
    first: null,
  });
  for (const notation of played.moves) match.play(notation);
  return formatMatch(match, fingerprint);
}
