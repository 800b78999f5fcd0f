/** Leonardo da Vinci: how often each starting set wins, and each seat at the table, with equal bots. */
import { loadGame } from '../../src/app/load-game.ts';
import { textTable } from '../../src/app/text-table.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { create } from '../../src/games/leonardo/index.ts';
import { meta } from '../../src/games/leonardo/meta.ts';
import { schema } from '../../src/games/leonardo/schema.ts';
import {
  Counter,
  gamesOf,
  hard,
  MEDIUM,
  type Measured,
  meanOf,
  meanText,
  playGame,
  type Run,
  type Share,
  shareText,
  takeParts,
} from './shared.ts';

/** How far from the even share a set may be. */
const BAR = 0.08;

const PARTS = [
  { name: 'medium', bot: MEDIUM, players: 3, games: 400 },
  { name: 'medium', bot: MEDIUM, players: 4, games: 400 },
  { name: 'medium', bot: MEDIUM, players: 5, games: 400 },
  { name: 'hard@60', bot: hard(60), players: 3, games: 80 },
] as const;

const SETS = ['a', 'b', 'c', 'd', 'e'];

export async function measure(run: Run): Promise<Measured> {
  const { data, fingerprint } = await loadGame('leonardo', null);
  const game = create(schema.parse(data));
  const options = defaultOptions(meta);
  const measurePart = ({ name, bot, players, games }: (typeof PARTS)[number]): object => {
    const [sets, seats] = [new Counter(), new Counter()];
    const scores = SETS.slice(0, players).map((): number[] => []);
    for (let i = 1; i <= gamesOf(run, games); i++) {
      const seed = `${run.seed}-1-${i}`;
      const { leonardo } = game.setup({ players, seed, options, first: null });
      const table = { seats: Array.from({ length: players }, () => ({ bot })), seed, options };
      const played = playGame(game, table);
      for (const [seat, { total }] of played.scores.entries()) {
        // [leonardo.setup.sets]: set a goes to the holder of Leonardo, the next ones follow clockwise.
        const set = (seat - leonardo + players) % players;
        sets.add(SETS[set]!, played.wins[seat]!);
        seats.add(String(seat + 1), played.wins[seat]!);
        scores[set]!.push(total);
      }
    }
    const part = {
      ...{ bot: name, players, sets: sets.shares(), seats: seats.shares() },
      scores: Object.fromEntries(scores.map((values, set) => [SETS[set]!, meanOf(values)])),
    };
    console.log(`\n${name}, ${players} players`);
    const rows = (title: string, shares: Readonly<Record<string, Share>>): string[][] =>
      Object.entries(shares)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, share]) => {
          const off = share.share - 1 / players;
          const mean = title === 'set' ? meanText(part.scores[key]!) : '';
          const sign = Math.abs(off) > BAR ? '  <<' : '';
          return [`${title} ${key}`, shareText(share), `${(100 * off).toFixed(1)} off even${sign}`, mean];
        });
    for (const line of textTable([...rows('set', part.sets), ...rows('seat', part.seats)])) console.log(line);
    return part;
  };
  const parts = PARTS.map(part => [`${part.name} ${part.players}`, () => measurePart(part)] as const);
  return { data: fingerprint, bars: { set: BAR }, parts: takeParts(run, Object.fromEntries(parts)) };
}
