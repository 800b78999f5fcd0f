/**
 * What one seat may know stays the same whatever is hidden from it: the true state is replaced by another one that the
 * seat's view allows, and nothing that the program shows this seat may change.
 */
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { adviseMove, type BotRequest, calibrationFor, explainHint } from '../../src/bots/index.ts';
import type { AnyGame, BaseState, BaseView, Names, Seat } from '../../src/core/game.ts';
import { clone, equal } from '../../src/core/json.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import type { GameEntry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import type { AnyBoards } from '../../src/tui/boards/contract.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { type Variant, variants } from '../laws/search.ts';
import { games, namesFor } from '../support/games.ts';
import { inputFor } from '../tui/boards/checks.ts';
import { mono } from '../tui/support.ts';

/** `BOARDGAMES_SECRECY=20` looks at twenty times as many states. */
const FACTOR = Number(process.env['BOARDGAMES_SECRECY'] ?? 1);
const STATES_PER_GAME = 700 * FACTOR;
/** Drawing boards and asking bots is dear: one state in so many. */
const DEAR = 40;

interface Look {
  readonly game: AnyGame;
  readonly boards: AnyBoards;
  readonly names: Names;
  readonly viewer: Seat | null;
}

/** Everything that can be shown to the viewer in this state, by what it is. */
function shown({ game, names, viewer }: Look, state: BaseState): Record<string, unknown> {
  const view = game.view(state, viewer);
  const decision = game.decision(state);
  const open = {
    view,
    outline: game.outline(view, names),
    things: game.things(view, names),
    round: state.round,
    scores: game.scores(view),
    decider: decision?.seat ?? null,
    kind: decision?.kind ?? null,
    rule: decision?.rule ?? null,
    secret: decision?.secret ?? null,
    curtains: names.map((_, seat) => game.hasSecrets(state, seat)),
  };
  // An open decision is put to everybody: the others look on while it is taken.
  if (decision === null || (decision.seat !== viewer && !decision.open)) return open;
  return {
    ...open,
    decision,
    ...asked(game, state, view, names),
    unavailable: game.unavailable(state, names),
  };
}

function asked(game: AnyGame, state: BaseState, view: BaseView, names: Names): Record<string, unknown> {
  const moves = game.legalMoves(state);
  return {
    notations: moves.map(move => game.notate(move)),
    descriptions: moves.map(move => game.describe(move, view, names)),
    groups: moves.map(move => game.group(move)),
    priors: moves.length,
  };
}

function drawn({ game, boards, viewer }: Look, state: BaseState, active: BaseState): unknown {
  const input = inputFor(game, boards, active, viewer, mono, { width: 100, height: 30 });
  // Only the deciding player sees what the moves are about.
  const mine = viewer !== null && game.decision(active)?.seat === viewer;
  const view = game.view(state, viewer);
  const targets = mine ? input.targets : new Set<string>();
  return {
    panels: boards.panels.map(panel => panel.draw({ ...input, view, targets })),
    explained: boards.targets(view).map(({ id }) => boards.explain(id, view, input.names)),
  };
}

/** A hint, from few iterations: the same question gets the same answer. */
function advised({ game, names, viewer }: Look, state: BaseState): unknown {
  if (viewer === null || game.decision(state)?.seat !== viewer) return null;
  const view = game.view(state, viewer);
  const request: BotRequest = {
    ...{ view, seat: viewer, level: 'hard', iterations: 12, timeMs: 60_000, seed: 'hint' },
  };
  const advice = adviseMove(game, request, names);
  const calibration = calibrationFor(null, names.length);
  return { advice, sentences: explainHint(game, view, advice, { names, calibration }) };
}

function holdState(look: Look, state: BaseState, seed: string, dear: boolean): void {
  const { game, viewer } = look;
  const other = game.sample(game.view(state, viewer), seed);
  const [truth, permuted] = [shown(look, state), shown(look, other)];
  for (const what of Object.keys(truth)) {
    if (!equal(truth[what], permuted[what])) {
      expect(permuted[what], `${what} of seat ${viewer} gives something away`).toEqual(truth[what]);
    }
  }
  if (!dear) return;
  expect(drawn(look, other, state)).toEqual(drawn(look, state, state));
  expect(advised(look, other)).toEqual(advised(look, state));
}

function playAndHold(
  game: AnyGame,
  boards: AnyBoards,
  variant: Variant,
  seed: string,
  quota: number,
): number {
  const rng = seedRng(`secrecy ${seed}`);
  const names = namesFor(variant.players);
  const state = game.setup({ ...variant, seed, first: null });
  const stride = 1 + nextBelow(rng, 6);
  let held = 0;
  for (let count = 0; held < quota; count++) {
    if (count % stride === 0 || game.decision(state) === null) {
      const viewer = nextBelow(rng, names.length + 1) - 1;
      const look = { game, boards, names, viewer: viewer < 0 ? null : viewer };
      holdState(look, clone(state), `${seed} ${count}`, nextBelow(rng, DEAR) === 0);
      held += 1;
    }
    const moves = game.legalMoves(state);
    if (moves.length === 0) break;
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  return held;
}

async function ready(entry: GameEntry): Promise<{ game: AnyGame; boards: AnyBoards }> {
  const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
  return { game: loaded.game, boards: await loadBoards(loaded) };
}

describe.each(games)('$meta.title', entry => {
  it('shows each seat the same, whatever is hidden from it', { timeout: 60_000 * FACTOR }, async () => {
    const { game, boards } = await ready(entry);
    const all = variants(entry.meta);
    let held = 0;
    for (let i = 0; held < STATES_PER_GAME; i++) {
      held += playAndHold(game, boards, all[i % all.length]!, `secret-${i}`, STATES_PER_GAME - held);
    }
    expect(held).toBe(STATES_PER_GAME);
  });
});
