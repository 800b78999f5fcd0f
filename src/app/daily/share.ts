/** What a player shows to others: how well it went, nothing of the deal, and a proof. */
import { compareScores } from '../../core/game.ts';
import { replay } from '../../core/movefile.ts';
import { plural } from '../../core/words.ts';
import type { FinishedGame } from '../../storage/history.ts';
import type { LoadedGame } from '../load-game.ts';
import { knownPoints, points } from '../scores.ts';

const STEPS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

export function shareText(
  game: FinishedGame,
  loaded: LoadedGame,
  day: string,
  days: number,
  ascii: boolean,
): string[] {
  const totals = new Map<number, number>();
  const { match } = replay(loaded.game, game.file, {
    after: current => void totals.set(current.entries.at(-1)?.round ?? 1, knownPoints(current.scores(0)[0]!)),
  });
  const scores = match?.finalScores() ?? [];
  const own = scores[0];
  const place = own === undefined ? 1 : 1 + scores.filter(score => compareScores(score, own) > 0).length;
  const rank = game.points.length === 1 ? (own?.verdict ?? '') : `place ${place} of ${game.points.length}`;
  const gains = [...totals.values()].map((total, i, all) => total - (all[i - 1] ?? 0));
  return [
    `boardgames daily ${day}: ${loaded.entry.meta.title}`,
    [points(game.points[0]!), rank].filter(part => part !== '').join(', '),
    `by round ${ascii ? gains.join(' ') : bars(gains)}`,
    `streak ${plural(days, 'day')}, proof ${game.seal}`,
  ];
}

function bars(gains: readonly number[]): string {
  const most = Math.max(1, ...gains);
  return gains.map(gain => STEPS[Math.round((Math.max(0, gain) / most) * (STEPS.length - 1))]).join('');
}
