/** What is hidden from a player changes nothing on that player's screen: the same frames over every table they can imagine. */
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import type { AnyGame, BaseState, Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
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

function framesOf(match: Match, boards: AnyBoards, viewer: Seat | null): string[] {
  const model = buildModel({ match, preview: notation => match.preview(notation) }, boards, {
    viewer,
    curtain: null,
  });
  const context: TableContext = {
    model,
    size: { width: 120, height: 40 },
    theme: mono,
    topics: [],
    saving: { name: 'kept', path: '/kept', problem: null },
    result: null,
    keymap: USUAL_KEYS,
    instantDigits: false,
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

describe.each(games.map(entry => [entry.meta.id, entry] as const))('the screen of %s', (_id, entry) => {
  it('shows nothing that its viewer may not know', async () => {
    const { game, ...loaded } = unwrap(await loadEntry(entry, null, nodeFiles));
    const boards = await loadBoards({ game, ...loaded });
    const rng = seedRng(`${entry.meta.id} secrecy`);
    for (let round = 0; round < 2; round++) {
      const players = people(namesFor(playersNear(entry.meta, 2)));
      const options = Object.fromEntries(
        entry.meta.options.map(({ key, values }) => [key, values[nextBelow(rng, values.length)]!]),
      );
      const match = new Match({ game, players, seed: `secrecy ${round}`, options, first: null });
      while (!match.over) {
        if (nextBelow(rng, 12) === 0) {
          const state = match.revealState();
          const decider = match.decision!.seat;
          // Choices are listed for the one who decides; the others look on.
          const view = match.view(decider);
          const truth = framesOf(matchFrom(game, state, match), boards, decider);
          const imagined = game.sample(view, `imagined ${match.entries.length}`);
          expect(framesOf(matchFrom(game, imagined, match), boards, decider)).toEqual(truth);
        }
        match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
      }
    }
  });
});
