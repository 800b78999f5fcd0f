/** A simulation's result as text and as JSON. */
import type { SimPlan } from '../../app/sim/game.ts';
import type { SimReport } from '../../app/sim/simulate.ts';
import type { PlayerSummary } from '../../app/sim/tally.ts';
import { textTable } from '../../app/text-table.ts';
import { formatBot } from '../../core/seats.ts';
import { plural } from '../../core/words.ts';

/** Everything but `timing` is the same again for the same plan, as long as no bot thinks by the clock. */
export function reportJson({ plan, summary, timing, seconds, interrupted }: SimReport) {
  const players = summary.players.map((player, i) => ({
    name: player.name,
    bot: formatBot(plan.players[i]!.bot),
    wins: rounded(player.wins),
    winShare: rounded(player.winShare),
    winInterval95: player.winInterval.map(rounded),
    meanScore: rounded(player.meanScore),
    scoreDeviation: rounded(player.scoreDeviation),
    categories: Object.fromEntries(player.categories.map(({ label, mean }) => [label, rounded(mean)])),
    decisionsPerGame: rounded(player.decisionsPerGame),
  }));
  return {
    game: plan.gameId,
    seed: plan.seed,
    options: plan.options,
    swap: plan.swap,
    asked: plan.games,
    games: summary.games,
    interrupted,
    players,
    meanWinningScore: rounded(summary.meanWinningScore),
    decisionsPerGame: rounded(summary.decisionsPerGame),
    roundsPerGame: rounded(summary.rounds),
    timing: {
      seconds: rounded(seconds),
      decisionsPerSecond: rounded(timing.decisions / Math.max(seconds, 0.001)),
      msPerDecision: timing.msPerDecision.map(rounded),
    },
  };
}

export function reportText({ plan, summary, timing, seconds, interrupted }: SimReport): string[] {
  const { games, players } = summary;
  const lines = [
    `${plan.gameId}, seed ${plan.seed}: ${plural(games, 'game')}${interrupted ? ` of ${plan.games} (interrupted)` : ''}`,
    '',
  ];
  const alone = players.length === 1;
  const head = alone ? ['player', 'score', '+-'] : ['player', 'wins', '95 % interval', 'score', '+-'];
  const rows = players.map((player, i) => {
    const won = alone ? [] : [percent(player.winShare), interval(player)];
    return [label(plan, i), ...won, player.meanScore.toFixed(1), player.scoreDeviation.toFixed(1)];
  });
  lines.push(...textTable([head, ...rows], { numbers: true }));
  lines.push('', ...textTable(categoryRows(plan, players), { numbers: true }));
  lines.push(
    '',
    `winning score ${summary.meanWinningScore.toFixed(1)}, ${summary.decisionsPerGame.toFixed(1)} decisions and ${summary.rounds.toFixed(1)} rounds per game`,
    `${seconds.toFixed(1)} s, ${Math.round(timing.decisions / Math.max(seconds, 0.001))} decisions per second; ms per decision: ${timing.msPerDecision
      .map((ms, i) => `${players[i]!.name} ${ms.toFixed(2)}`)
      .join(', ')}`,
  );
  return lines;
}

function categoryRows(plan: SimPlan, players: readonly PlayerSummary[]): string[][] {
  const labels = new Set(players.flatMap(player => player.categories.map(category => category.label)));
  const rows = [...labels].map(name => [
    name,
    ...players.map(player => (player.categories.find(c => c.label === name)?.mean ?? 0).toFixed(1)),
  ]);
  return [['points from', ...players.map((_, i) => label(plan, i))], ...rows];
}

function label(plan: SimPlan, index: number): string {
  const { name, bot } = plan.players[index]!;
  const spec = formatBot(bot);
  return name === spec ? spec : `${name} (${spec})`;
}

function interval({ winInterval: [low, high] }: PlayerSummary): string {
  return `${percent(low)} to ${percent(high)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
