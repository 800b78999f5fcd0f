/** Measured tables for the README, docs/measurements.md and docs/performance.md, made from the JSON files in bench/results. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../../bench/format.ts';
import type { Report } from '../../bench/report.ts';
import { BOT_LEVELS } from '../../src/core/seats.ts';
import { registry } from '../../src/registry.ts';
import { keysAtTheTable } from './keys.ts';

const RESULTS = join(import.meta.dirname, '../../bench/results');

/** What `boardgames sim GAME --json` prints, as far as the table needs it. */
interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly players: readonly {
    readonly bot: string;
    readonly winShare: number;
    readonly winInterval95: readonly [number, number];
    readonly meanScore: number;
    readonly scoreDeviation: number;
  }[];
  readonly meanWinningScore: number;
}

/** A document with the tables, and what is said of keys, between those of the marks that it has. */
export function withTables(document: string): string {
  const sims = simulations();
  const tables: Record<string, string> = {
    keys: keysAtTheTable(),
    bench: benchTable(),
    strengths: strengthsTable(sims.filter(({ players }) => isPairing(players))),
    strength: strengthTable(sims.filter(({ players }) => isPairing(players))),
    solo: soloTable(sims.filter(({ players }) => players.length === 1)),
    winning: winningTable(sims.filter(({ players }) => players.length > 1 && !isPairing(players))),
  };
  return Object.entries(tables).reduce((text, [mark, table]) => between(text, mark, table), document);
}

function between(text: string, mark: string, content: string): string {
  const [start, end] = [`<!-- ${mark}:start -->`, `<!-- ${mark}:end -->`];
  if (!text.includes(start)) return text;
  const [before, rest = ''] = text.split(`${start}\n`, 2);
  const [, after] = rest.split(end, 2);
  if (after === undefined) throw new Error(`${start} has no ${end} behind it`);
  return `${before}${start}\n${content}${end}${after}`;
}

/** From `bench/results/bench.json`, as `npm run bench -- --json` writes it. */
function benchTable(): string {
  const path = join(RESULTS, 'bench.json');
  return existsSync(path)
    ? `${markdownTable(JSON.parse(readFileSync(path, 'utf8')) as Report).trim()}\n`
    : '';
}

/** From `bench/results/sim-*.json`, as `boardgames sim --json` prints them. */
function simulations(): Simulation[] {
  const names = existsSync(RESULTS) ? readdirSync(RESULTS).filter(name => /^sim-.*\.json$/u.test(name)) : [];
  return names.sort().map(name => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')) as Simulation);
}

/** Two different bots against each other. */
function isPairing(players: Simulation['players']): boolean {
  return players.length === 2 && players[0]!.bot !== players[1]!.bot;
}

/** The same in short: how often each level beats the one below it. */
function strengthsTable(pairings: readonly Simulation[]): string {
  const levels = BOT_LEVELS.slice(1).map((level, i) => [level, BOT_LEVELS[i]!] as const);
  const levelOf = (bot: string): string => /^bot:(?<level>\w+)/u.exec(bot)!.groups!['level']!;
  const wins = (game: string, [level, below]: (typeof levels)[number]): string => {
    const pairing = pairings.find(
      one =>
        one.game === game &&
        [level, below].every(each => one.players.some(({ bot }) => levelOf(bot) === each)),
    );
    const share = pairing?.players.find(({ bot }) => levelOf(bot) === level)?.winShare;
    return share === undefined ? '-' : percent(share);
  };
  const games = [...new Set(pairings.map(({ game }) => game))];
  return table(
    ['wins', ...levels.map(([level, below]) => `${level} over ${below}`)],
    games.map(game => [titleOf(game), ...levels.map(pair => wins(game, pair))]),
  );
}

function strengthTable(pairings: readonly Simulation[]): string {
  const rows = pairings.map(({ game, games, players }) => {
    const [stronger, weaker] = players.toSorted((a, b) => b.winShare - a.winShare);
    const [low, high] = stronger!.winInterval95.map(percent);
    const scores = `${stronger!.meanScore.toFixed(1)} to ${weaker!.meanScore.toFixed(1)}`;
    return [
      titleOf(game),
      stronger!.bot,
      weaker!.bot,
      `${percent(stronger!.winShare)} (${low} to ${high})`,
      scores,
      games,
    ];
  });
  return table(['game', 'bot', 'against', 'wins (95 % interval)', 'mean scores', 'games'], rows);
}

function soloTable(alone: readonly Simulation[]): string {
  const rows = alone
    .toSorted((a, b) => a.players[0]!.meanScore - b.players[0]!.meanScore)
    .map(({ game, games, players: [player] }) => {
      const { bot, meanScore, scoreDeviation } = player!;
      return [titleOf(game), bot, meanScore.toFixed(1), scoreDeviation.toFixed(1), games];
    });
  return table(['alone', 'bot', 'mean score', 'standard deviation', 'games'], rows);
}

/** Several bots of one kind. */
function winningTable(rounds: readonly Simulation[]): string {
  const rows = rounds.map(({ game, games, players, meanWinningScore }) => [
    titleOf(game),
    `${players.length} x ${players[0]!.bot}`,
    meanWinningScore.toFixed(1),
    games,
  ]);
  return table(['game', 'players', 'mean winning score', 'games'], rows);
}

function titleOf(game: string): string {
  return registry.find(({ meta }) => meta.id === game)?.meta.title ?? game;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return '';
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('');
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
