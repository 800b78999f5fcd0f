/** Games to take pictures of: played through by sensible bots, and cut off where there is something to see. */
import { loadGame } from '../../src/app/load-game.ts';
import { botRequest, chooseMove } from '../../src/bots/index.ts';
import { type Entry, Match } from '../../src/core/match.ts';
import { formatMatch } from '../../src/core/movefile.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { namesFor, people, playersNear } from '../../test/support/games.ts';

/** Decisions taken before a table is pictured, so that there is something on the boards; in short games half of them. */
const DECISIONS = 80;

export interface Recorded {
  /** The whole game as a move file. */
  readonly whole: string;
  /** As far as the last decision, and that. */
  readonly almost: Cut;
  /** In the middle, before a decision of the first player. */
  readonly middle: string;
  /** The same game as far as a decision, and what was decided then; null where there is none like it. */
  before(wanted: (entry: Entry, next: Entry | undefined) => boolean): Cut | null;
}

export interface Cut {
  readonly moves: string;
  readonly next: string;
}

const known = new Map<string, Promise<Recorded>>();

export function record(id: string): Promise<Recorded> {
  const recorded = known.get(id) ?? play(id);
  known.set(id, recorded);
  return recorded;
}

async function play(id: string): Promise<Recorded> {
  const { game, fingerprint } = await loadGame(id, null);
  const players = people(namesFor(game.meta.players.min === 1 ? 1 : playersNear(game.meta, 3)));
  const options = defaultOptions(game.meta);
  const open = (): Match => new Match({ game, players, seed: 'copper-owl-17', options, first: 0 });
  const whole = open();
  for (;;) {
    const request = botRequest(whole, { level: 'medium', iterations: null });
    if (request === null) break;
    whole.play(chooseMove(game, request).notation);
  }
  const { entries } = whole;
  const cutAt = (at: number): string => {
    const match = open();
    for (const { choice } of entries.slice(0, at)) match.play(choice.notation);
    return formatMatch(match, fingerprint);
  };
  const least = Math.min(DECISIONS, entries.length / 2);
  const own = [...entries.keys()].filter(i => i >= least && entries[i]!.decision.seat === 0);
  return {
    whole: formatMatch(whole, fingerprint),
    almost: { moves: cutAt(entries.length - 1), next: entries.at(-1)!.choice.notation },
    middle: cutAt(own.find(i => !entries[i]!.decision.secret) ?? own[0] ?? 0),
    before(wanted) {
      const at = entries.findIndex((entry, i) => wanted(entry, entries[i + 1]));
      return at < 0 ? null : { moves: cutAt(at), next: entries[at]!.choice.notation };
    },
  };
}
