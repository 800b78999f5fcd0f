/** fast-check chooses deals and picks; a broken law shrinks to the shortest game that breaks it. */
import fc from 'fast-check';
import type { AnyGame, BaseState, GameMeta, Options } from '../../src/core/game.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { LawBroken, type LawReport, type LawRun, playLawfully } from './engine.ts';

export interface LawGame {
  readonly game: AnyGame;
  readonly fingerprint: string;
  readonly conserve: (state: BaseState) => void;
}

export interface Variant {
  readonly players: number;
  readonly options: Options;
}

/** Every number of players with every combination of the options that matter to it. */
export function variants(meta: GameMeta): Variant[] {
  const all: Variant[] = [];
  for (let players = meta.players.min; players <= meta.players.max; players++) {
    let combinations: Options[] = [{}];
    for (const option of meta.options) {
      const matters = option.players === undefined || inRange(players, option.players);
      const values = matters ? option.values : [option.values[0]];
      combinations = combinations.flatMap(chosen =>
        values.map(value => ({ ...chosen, [option.key]: value })),
      );
    }
    all.push(...combinations.map(options => ({ players, options })));
  }
  return all;
}

function inRange(players: number, range: { min: number; max: number }): boolean {
  return players >= range.min && players <= range.max;
}

export interface Search extends Pick<LawRun, 'thrift' | 'tamperings' | 'only' | 'verify'> {
  readonly games: number;
  /** Of fast-check: the same number, the same games. */
  readonly seed: number;
  readonly onGame?: (report: LawReport) => void;
}

/** The search for a shorter game gives up after so many. */
const MAX_SHRINKS = 200;

/** Throws the `LawBroken` of the shortest game found. */
export function searchForBreak(subject: LawGame, variant: Variant, search: Search): void {
  const { onGame, games, seed, ...how } = search;
  let broken: number | null = null;
  let shrinks = 0;
  const bound = subject.game.maxDecisions(variant.players);
  const property = fc.property(
    fc.record({
      deal: fc.nat(),
      choices: fc.nat(),
      /** Takes the place of the first choices; shrinks to the first move of each list. */
      picks: fc.array(fc.nat(999), { maxLength: 20 }),
      /** Nearly always the whole game, but shrinks to the shortest. */
      limit: fc.noBias(fc.nat(bound * 20)),
      first: fc.option(fc.nat(variant.players - 1)),
    }),
    ({ deal, choices, picks, limit, first }) => {
      const rng = seedRng(`choices ${choices}`);
      const pick = (count: number, decision: number): number => picks[decision] ?? nextBelow(rng, count);
      if (broken !== null && shrinks++ >= MAX_SHRINKS) return;
      // Once a game broke a law, its shorter relatives are held to that law at every step.
      const closer = broken === null ? {} : { thrift: 0, only: [broken] };
      const deals = { first, seed: `law-${deal}`, pick, limit };
      try {
        const report = playLawfully({ ...subject, ...variant, ...how, ...deals, ...closer });
        onGame?.(report);
      } catch (error) {
        if (error instanceof LawBroken) broken ??= error.law;
        throw error;
      }
    },
  );
  const outcome = fc.check(property, { numRuns: games, seed });
  if (outcome.failed) throw outcome.errorInstance;
}
