/** Advice in every game: reproducible, from what its player knows alone, with causes and with replies where there are any. */
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { chooseMove } from '../../src/bots/choose.ts';
import { likeliestReply, type Reply } from '../../src/bots/reply.ts';
import { botRequest } from '../../src/bots/request.ts';
import { adviseMove } from '../../src/bots/study.ts';
import type { Advice, BotRequest } from '../../src/bots/types.ts';
import { finished } from '../../src/bots/work.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { namesFor } from '../support/games.ts';
import { type Bazaar, bazaar } from './bazaar.ts';

const QUICK = { level: 'easy', iterations: null } as const;
const HINT = { level: 'hard', iterations: 30 } as const;

interface Advised {
  readonly match: Match;
  readonly request: BotRequest;
  readonly advice: Advice;
}

/** Advice for some decisions of a game between quick bots. */
function* advised(game: AnyGame, players: number, most: number): Generator<Advised> {
  const names = namesFor(players);
  const seats = names.map(name => ({ name, bot: QUICK }));
  const options = defaultOptions(game.meta);
  const match = new Match({ game, players: seats, seed: 'advice', options, first: null });
  let open = 0;
  let told = 0;
  while (!match.over && told < most) {
    if (match.choices.length > 1 && open++ % 7 === 0) {
      const request = botRequest(match, HINT)!;
      yield { match, request, advice: adviseMove(game, request, names) };
      told++;
    }
    match.play(chooseMove(game, botRequest(match, QUICK)!).notation);
  }
}

const causesOf = ({ advice: { study } }: Advised): number =>
  (study.comparison?.causes.length ?? 0) + (study.comparison?.stocks.length ?? 0);

describe.each(registry)('advice in $meta.title', entry => {
  const ready = async (): Promise<AnyGame> => unwrap(await loadEntry(entry, null, nodeFiles)).game;

  it('names causes and replies, the same for the same knowledge', { timeout: 120_000 }, async () => {
    const game = await ready();
    const players = Math.max(2, game.meta.players.min);
    const names = namesFor(players);
    const all: Advised[] = [];
    for (const one of advised(game, players, 5)) {
      const { request, advice } = one;
      const other = game.sample(request.view, `another truth ${all.length}`);
      const permuted = { ...request, view: game.view(other, request.seat) };
      expect(adviseMove(game, permuted, names)).toEqual(advice);
      expect(advice.study.outlook).not.toBeNull();
      expect(advice.study.reply?.seat).not.toBe(request.seat);
      all.push(one);
    }
    expect(all.filter(one => causesOf(one) > 0).length).toBeGreaterThan(0);
    expect(all.filter(({ advice }) => advice.study.reply !== null).length).toBeGreaterThan(0);
  });
});

const playedAlone = registry.filter(({ meta }) => meta.players.min === 1);

describe.each(playedAlone)('advice to somebody who plays $meta.title alone', entry => {
  it('names causes, and no reply', { timeout: 60_000 }, async () => {
    const { game } = unwrap(await loadEntry(entry, null, nodeFiles));
    const all = [...advised(game, 1, 4)];
    expect(all.some(one => causesOf(one) > 0)).toBe(true);
    for (const { advice } of all) expect(advice.study.reply).toBeNull();
  });
});

describe('the likeliest reply', () => {
  const inTheOpen: Bazaar = {
    ...bazaar,
    decision: state => {
      const decision = bazaar.decision(state);
      return decision === null ? null : { ...decision, open: !decision.secret };
    },
  };
  const alike: Bazaar = { ...inTheOpen, describe: () => 'Trade' };

  const replyIn = (game: Bazaar, players = 2, taken = 0): Reply | null => {
    const state = game.setup({ players, seed: 'reply', options: {}, first: null });
    for (let i = 0; i < taken; i++) game.apply(state, game.legalMoves(state)[0]!);
    const { seat } = game.decision(state)!;
    const request: BotRequest = {
      ...{ view: game.view(state, seat), seat, level: 'hard', iterations: 20, timeMs: 0, seed: 'reply' },
    };
    const notation = game.notate(game.legalMoves(state)[0]!);
    return finished(likeliestReply(game, request, notation, namesFor(players)));
  };

  it('is told where the sampled states agree on one', () => {
    expect(replyIn(alike)).toEqual({ seat: 1, text: 'Trade' });
    expect(replyIn(alike, 3, 1)).toEqual({ seat: 2, text: 'Trade' });
  });

  it('is not told where what is hidden decides about it', () => {
    expect(replyIn(inTheOpen)).toBeNull();
  });

  it('is not told where it is not for everybody to know, or no other decides next', () => {
    expect(replyIn(bazaar)).toBeNull();
    expect(replyIn(alike, 2, 1)).toBeNull();
    expect(replyIn(alike, 1)).toBeNull();
  });
});
