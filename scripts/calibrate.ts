/**
 * Learns what the bots' estimates are worth in points at the end, from games of bots, and writes it to
 * `rules-data/<game>/bots/expectations.json`: `npm run calibrate -- GAME... [--games N] [--players N,N]`. Other numbers of players
 * than those named stay as they are. To be run again when rules, component data or estimates change. Half of the games are
 * held out, and the mean error of every round on them is printed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '../src/app/load-game.ts';
import { outlooks } from '../src/bots/analyse.ts';
import { chooseMove } from '../src/bots/choose.ts';
import { type Calibration, expected, fitCalibration, type Observation } from '../src/bots/expectation.ts';
import { lead } from '../src/bots/position.ts';
import { botRequest } from '../src/bots/request.ts';
import type { AnyGame, Options } from '../src/core/game.ts';
import { Match } from '../src/core/match.ts';
import { Series } from '../src/core/statistics.ts';
import { variants } from '../test/laws/search.ts';

/** Quick bots of the strong kind: with more effort they hardly play to other scores, and estimate the same. */
const BOT = { level: 'hard', iterations: 10 } as const;
const WALKS = 20;
/** Every so many decisions one is looked at. */
const EVERY = 4;

function observe(
  game: AnyGame,
  players: number,
  options: Options,
  seed: string,
): { seen: Observation[]; totals: number[] } {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `bot ${seat + 1}`, bot: BOT }));
  const match = new Match({ game, players: seats, seed, options, first: null });
  const raw: {
    readonly seat: number;
    readonly turn: number;
    readonly round: number;
    readonly score: number;
    readonly lead: number;
  }[] = [];
  let count = 0;
  for (let request = botRequest(match, BOT); request !== null; request = botRequest(match, BOT)) {
    const { notation } = chooseMove(game, request);
    if (match.choices.length > 1 && count++ % EVERY === 0) {
      const [outlook] = outlooks(game, { ...request, seed: `calibrate ${request.seed}` }, [notation], WALKS);
      const { turn, seat } = match.decision!;
      raw.push({ seat, turn, round: match.round, score: outlook!.score, lead: outlook!.lead });
    }
    match.play(notation);
  }
  const totals = match.finalScores().map(({ total }) => total);
  const seen = raw.map(({ seat, ...one }) => ({
    ...one,
    finalScore: totals[seat]!,
    finalLead: lead(totals, seat),
  }));
  return { seen, totals };
}

/** By round: the mean of what came of it less what was expected, on games that nothing was learned from. */
function heldOutErrors(seen: readonly Observation[], by: Calibration) {
  const rounds = new Map<number, { readonly score: Series; readonly lead: Series }>();
  for (const one of seen) {
    const of = rounds.get(one.round) ?? { score: new Series(), lead: new Series() };
    rounds.set(one.round, of);
    const { score, lead: ahead } = expected(one, one, by);
    of.score.add(one.finalScore - score);
    of.lead.add(one.finalLead - ahead);
  }
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return [...rounds].map(([round, { score, lead: ahead }]) => ({
    ...{ round, score: tenth(score.mean), lead: tenth(ahead.mean), observations: score.count },
  }));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, players: { type: 'string' } },
});
const wanted = Number(values.games ?? '240');
const only = values.players?.split(',').map(Number) ?? null;
type Learned = Calibration & { readonly games: number; readonly heldOut: unknown };
interface Former {
  readonly made: string;
  readonly players: Readonly<Record<string, Learned>>;
}
for (const id of positionals) {
  const { game, fingerprint } = await loadGame(id, null);
  const { meta } = game;
  const folder = join(import.meta.dirname, '..', 'rules-data', id, 'bots');
  const path = join(folder, 'expectations.json');
  const former = only === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as Former);
  const players: Record<string, Learned> = { ...former?.players };
  for (let count = meta.players.min; count <= meta.players.max; count++) {
    if (only !== null && !only.includes(count)) continue;
    const kinds = variants(meta).filter(variant => variant.players === count);
    // Every player of a game tells something.
    const games = Math.ceil(wanted / count / 2) * 2;
    const [learned, heldOut]: [Observation[], Observation[]] = [[], []];
    const spread = new Series();
    for (let at = 0; at < games; at++) {
      const options = kinds[Math.floor(at / 2) % kinds.length]!.options;
      const { seen, totals } = observe(game, count, options, `calibrate-${count}-${at}`);
      (at % 2 === 0 ? learned : heldOut).push(...seen);
      for (const total of totals) spread.add(total);
    }
    const calibration = fitCalibration(learned, spread.deviation);
    const errors = heldOutErrors(heldOut, calibration);
    const worst = Math.max(
      ...errors.map(({ score, lead: ahead }) => Math.max(Math.abs(score), Math.abs(ahead))),
    );
    process.stdout.write(
      `${id}, ${count} players, ${games} games: spread ${spread.deviation.toFixed(1)}, worst mean error of a round ${worst}\n`,
    );
    for (const error of errors) process.stdout.write(`  ${JSON.stringify(error)}\n`);
    players[String(count)] = { ...calibration, games, heldOut: errors };
  }
  mkdirSync(folder, { recursive: true });
  const command = [
    `npm run calibrate -- ${id}`,
    ...(values.games === undefined ? [] : [`--games ${wanted}`]),
    ...(values.players === undefined ? [] : [`--players ${values.players}`]),
  ].join(' ');
  const made = former === null ? command : `${former.made}; ${command}`;
  const json = { made, data: fingerprint, rules: meta.rulesVersion, players };
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`);
}
