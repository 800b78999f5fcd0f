/** The measured tables of the README, made from the JSON files in bench/results that lie beside them in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../../bench/format.ts';
import type { Report } from '../../bench/report.ts';
import { registry } from '../../src/core/registry.ts';

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
  }[];
}

/** The README with the tables between their marks. */
export function withTables(readme: string): string {
  return between(between(readme, 'bench', benchTable()), 'strength', strengthTable());
}

function between(text: string, mark: string, content: string): string {
  const [start, end] = [`<!-- ${mark}:start -->`, `<!-- ${mark}:end -->`];
  const [before, rest = ''] = text.split(`${start}\n`, 2);
  const [, after] = rest.split(end, 2);
  if (after === undefined) throw new Error(`the README has no marks ${start} and ${end}`);
  return `${before}${start}\n${content}${end}${after}`;
}

/** From `bench/results/bench.json`, as `npm run bench -- --json` writes it. */
function benchTable(): string {
  const path = join(RESULTS, 'bench.json');
  return existsSync(path)
    ? `${markdownTable(JSON.parse(readFileSync(path, 'utf8')) as Report).trim()}\n`
    : '';
}

/** From `bench/results/sim-*.json`, one simulation of two bots each. */
function strengthTable(): string {
  const names = existsSync(RESULTS) ? readdirSync(RESULTS).filter(name => /^sim-.*\.json$/u.test(name)) : [];
  const rows = names.sort().map(name => {
    const { game, games, players } = JSON.parse(readFileSync(join(RESULTS, name), 'utf8')) as Simulation;
    const [stronger, weaker] = players.toSorted((a, b) => b.winShare - a.winShare);
    if (stronger === undefined || weaker === undefined) throw new Error(`${name} is no match of two bots`);
    const title = registry.find(({ meta }) => meta.id === game)?.meta.title ?? game;
    const [low, high] = stronger.winInterval95.map(percent);
    const scores = `${stronger.meanScore.toFixed(1)} to ${weaker.meanScore.toFixed(1)}`;
    return `| ${title} | ${stronger.bot} | ${weaker.bot} | ${percent(stronger.winShare)} (${low} to ${high}) | ${scores} | ${games} |`;
  });
  if (rows.length === 0) return '';
  const head = [
    '| game | bot | against | wins (95 % interval) | mean scores | games |',
    '|---|---|---|---|---|---|',
  ];
  return `${[...head, ...rows].join('\n')}\n`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
