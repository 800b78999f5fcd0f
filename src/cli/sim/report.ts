/** A simulation's result as text and as JSON. */
import { ladderOf, type Rung } from '../../app/sim/ladder.ts';
import type { SimPlan } from '../../app/sim/plan.ts';
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
    failures: player.failures,
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
    ladder: plan.ladder ? ladderOf(summary).map(jsonRung) : null,
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
  if (plan.ladder) lines.push(...textTable(ladderRows(ladderOf(summary)), { numbers: true }), '');
  const rows = players.map((player, i) => {
    const won = alone ? [] : [percent(player.winShare), interval(player)];
    return [label(plan, i), ...won, player.meanScore.toFixed(1), player.scoreDeviation.toFixed(1)];
  });
  lines.push(...textTable([head, ...rows], { numbers: true }));
  for (const [i, { failures }] of players.entries()) {
    if (failures > 0) lines.push(`${label(plan, i)} failed in ${plural(failures, 'game')} and was replaced`);
  }
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

function jsonRung({ name, rating, margin, wins, games }: Rung) {
  const interval95 = [rating - margin, rating + margin].map(rounded);
  return { name, rating: rounded(rating), interval95, wins: rounded(wins), games };
}

function ladderRows(rungs: readonly Rung[]): string[][] {
  const rows = rungs.map(({ name, rating, margin, wins, games }) => {
    return [
      name,
      rating.toFixed(0),
      `+- ${margin.toFixed(0)}`,
      String(Math.round(10 * wins) / 10),
      String(games),
    ];
  });
  return [['ladder', 'rating', '95 %', 'won', 'of'], ...rows];
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
