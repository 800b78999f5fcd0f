/** What many games add up to. Games are counted in the order of their numbers, so that sums come out the same. */
import { Series, wilson } from '../../core/statistics.ts';
import type { SimGame } from './game.ts';
import type { SimPlan } from './plan.ts';

export interface PlayerSummary {
  readonly name: string;
  /** A shared victory is split among the winners. */
  readonly wins: number;
  readonly winShare: number;
  /** 95 % confidence interval of the win share, after Wilson. */
  readonly winInterval: readonly [number, number];
  readonly meanScore: number;
  readonly scoreDeviation: number;
  readonly categories: readonly { readonly label: string; readonly mean: number }[];
  readonly decisionsPerGame: number;
  /** Games in which it failed and was replaced: programs only. */
  readonly failures: number;
}

export interface Summary {
  readonly games: number;
  readonly players: readonly PlayerSummary[];
  /** What each player won against each other one, where two sat at a table; a draw is half a win. */
  readonly wins: readonly (readonly number[])[];
  readonly meanWinningScore: number;
  readonly decisionsPerGame: number;
  readonly rounds: number;
}

export interface Timing {
  readonly decisions: number;
  /** Mean milliseconds that each player of the plan took for a decision. */
  readonly msPerDecision: readonly number[];
}

interface Account {
  wins: number;
  readonly scores: Series;
  decisions: number;
  thinkingMs: number;
  failures: number;
  readonly wonAgainst: number[];
  readonly categories: Map<string, number>;
}

export class Tally {
  readonly #plan: SimPlan;
  readonly #accounts: Account[];
  /** Finished before a game of a lower number. */
  readonly #early = new Map<number, SimGame>();
  #next: number;
  #games = 0;
  #winning = 0;
  #rounds = 0;

  /** Of the games from this number on. */
  constructor(plan: SimPlan, from = 0) {
    this.#plan = plan;
    this.#next = from;
    this.#accounts = plan.players.map(() => ({
      wins: 0,
      scores: new Series(),
      decisions: 0,
      thinkingMs: 0,
      failures: 0,
      wonAgainst: plan.players.map(() => 0),
      categories: new Map(),
    }));
  }

  add(game: SimGame): void {
    this.#early.set(game.index, game);
    for (let next = this.#early.get(this.#next); next !== undefined; next = this.#early.get(this.#next)) {
      this.#count(next);
      this.#early.delete(this.#next++);
    }
  }

  /** Also counts the games that wait for an earlier one, which will not come: for a run cut short. */
  close(): void {
    const rest = [...this.#early.values()].sort((a, b) => a.index - b.index);
    this.#early.clear();
    for (const game of rest) this.#count(game);
  }

  #count(game: SimGame): void {
    this.#games++;
    this.#rounds += game.rounds;
    this.#winning += Math.max(...game.scores.map(score => score.total));
    for (const [seat, player] of game.seating.entries()) {
      const account = this.#accounts[player]!;
      const score = game.scores[seat]!;
      if (game.winners.includes(seat)) account.wins += 1 / game.winners.length;
      account.scores.add(score.total);
      account.decisions += game.decisions[seat]!;
      account.thinkingMs += game.thinkingMs[seat]!;
      if (game.replaced[seat] === true) account.failures++;
      const rival = game.seating.length === 2 ? game.seating[1 - seat] : undefined;
      if (rival !== undefined && game.winners.includes(seat)) {
        account.wonAgainst[rival] = account.wonAgainst[rival]! + 1 / game.winners.length;
      }
      for (const line of score.lines) {
        account.categories.set(line.label, (account.categories.get(line.label) ?? 0) + line.points);
      }
    }
  }

  summary(): Summary {
    const games = this.#games;
    const mean = (sum: number, of = games): number => (of === 0 ? 0 : sum / of);
    const players = this.#accounts.map((account, i): PlayerSummary => {
      const own = account.scores.count;
      return {
        name: this.#plan.players[i]!.name,
        wins: account.wins,
        winShare: mean(account.wins, own),
        winInterval: wilson(account.wins, own),
        meanScore: account.scores.mean,
        scoreDeviation: account.scores.deviation,
        categories: [...account.categories].map(([label, sum]) => ({ label, mean: mean(sum, own) })),
        decisionsPerGame: mean(account.decisions, own),
        failures: account.failures,
      };
    });
    return {
      games,
      players,
      wins: this.#accounts.map(account => account.wonAgainst),
      meanWinningScore: mean(this.#winning),
      decisionsPerGame: mean(this.#accounts.reduce((sum, account) => sum + account.decisions, 0)),
      rounds: mean(this.#rounds),
    };
  }

  timing(): Timing {
    return {
      decisions: this.#accounts.reduce((sum, account) => sum + account.decisions, 0),
      msPerDecision: this.#accounts.map(account => account.thinkingMs / Math.max(1, account.decisions)),
    };
  }
}
