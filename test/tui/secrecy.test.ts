/** What is hidden from a player changes nothing on that player's screen: the same frames over every table they can imagine. */
import { describe, expect, it } from 'vitest';
import { alone, type Front } from '../../src/app/curtain.ts';
import { loadEntry } from '../../src/app/load-game.ts';
import type { AnyGame, BaseState, GameMeta, Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import type { GameEntry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import type { AnyBoards } from '../../src/tui/boards/contract.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { buildModel } from '../../src/tui/table/model.ts';
import { pressAtTable, tableBindings } from '../../src/tui/table/press.ts';
import { INITIAL_UI, type TableContext } from '../../src/tui/table/ui.ts';
import { games, namesFor, people, playersNear } from '../support/games.ts';
import { mono, tableLines } from './support.ts';

/** Keys after each of which the screen is compared. */
const LOOKS = [[], ['s'], ['b', 'i'], ['v'], ['tab'], ['tab', 'tab', 'c'], ['?']] as const;

function framesOf(match: Match, boards: AnyBoards, front: Front): string[] {
  const session = {
    match,
    preview: (notation: string, viewer?: Seat | null) => match.preview(notation, viewer),
  };
  const model = buildModel(session, boards, front);
  const context: TableContext = {
    model,
    size: { width: 120, height: 40 },
    theme: mono,
    topics: [],
    saving: { name: 'kept', path: '/kept', problem: null },
    result: null,
    keymap: USUAL_KEYS,
    instantDigits: false,
    taught: false,
    bindings: ui => tableBindings(ui, context),
  };
  return LOOKS.map(keys => {
    const ui = (keys as readonly string[]).reduce(
      (state, key) => pressAtTable(state, key, context).ui,
      INITIAL_UI,
    );
    return tableLines(ui, context).map(plain).join('\n');
  });
}

/** A match that starts from a given state. */
function matchFrom(game: AnyGame, state: BaseState, like: Match): Match {
  return new Match({ ...like.config, game: { ...game, setup: () => structuredClone(state) } });
}

/** Two games by chance, stopping now and then. */
function* positions(game: AnyGame, meta: GameMeta): Generator<Match> {
  const rng = seedRng(`${meta.id} secrecy`);
  for (let round = 0; round < 2; round++) {
    const players = people(namesFor(playersNear(meta, 2)));
    const options = Object.fromEntries(
      meta.options.map(({ key, values }) => [key, values[nextBelow(rng, values.length)]!]),
    );
    const match = new Match({ game, players, seed: `secrecy ${round}`, options, first: null });
    while (!match.over) {
      if (nextBelow(rng, 12) === 0) yield match;
      match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
    }
  }
}

async function ready(
  entry: GameEntry,
): Promise<{ game: AnyGame; boards: AnyBoards; plays: Iterable<Match> }> {
  const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
  const { game } = loaded;
  return { game, boards: await loadBoards(loaded), plays: positions(game, entry.meta) };
}

describe.each(games.map(entry => [entry.meta.id, entry] as const))('the screen of %s', (_id, entry) => {
  it('shows nothing that its viewer may not know', async () => {
    const { game, boards, plays } = await ready(entry);
    for (const match of plays) {
      const decider = match.decision!.seat;
      // Choices are listed for the one who decides; the others look on.
      const imagined = game.sample(match.view(decider), `imagined ${match.entries.length}`);
      const [truth, other] = [match.revealState(), imagined].map(state =>
        framesOf(matchFrom(game, state, match), boards, alone(decider)),
      );
      expect(other).toEqual(truth);
    }
  });

  it('shows nothing of what lies face down', async () => {
    const { game, boards, plays } = await ready(entry);
    let compared = 0;
    for (const match of plays) {
      const { decision } = match;
      if (decision?.open !== true || !match.hasSecrets(decision.seat)) continue;
      const shared = { viewer: decision.seat, curtain: null, shared: true };
      const imagined = game.sample(match.view(null), `imagined ${match.entries.length}`);
      const [truth, other] = [match.revealState(), imagined].map(state =>
        framesOf(matchFrom(game, state, match), boards, shared),
      );
      expect(other).toEqual(truth);
      compared += 1;
    }
    process.stdout.write(`${entry.meta.title}: ${compared} positions with secrets face down\n`);
  });
});
