/** Tables in the middle of recorded games, as the one sees them who decides. */
import { alone } from '../../src/app/curtain.ts';
import { loadEntry } from '../../src/app/load-game.ts';
import type { Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import type { GameEntry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import type { AnyBoards, Size } from '../../src/tui/boards/contract.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { buildModel, type TableModel } from '../../src/tui/table/model.ts';
import { tableBindings } from '../../src/tui/table/press.ts';
import type { TableContext } from '../../src/tui/table/ui.ts';
import type { Theme } from '../../src/tui/theme.ts';
import { fixturesOf } from '../support/games.ts';

/** From the smallest terminal that shows a table to a large one. */
export const SIZES: readonly Size[] = [
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 120, height: 40 },
  { width: 160, height: 50 },
  { width: 200, height: 60 },
];

export interface Position {
  /** The recorded game and the number of decisions taken. */
  readonly name: string;
  readonly model: TableModel;
}

/** The same number of positions from each of a few recorded games, those with few and with many players among them. */
export async function* recordedPositions(
  entry: GameEntry,
  files: number,
  each: number,
): AsyncGenerator<Position> {
  const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
  const boards = await loadBoards(loaded);
  const recorded = [...fixturesOf(entry.meta.id)].sort(([a], [b]) => a.localeCompare(b));
  for (const [name, text] of spread(recorded, files)) {
    const { match: whole } = replay(loaded.game, parseMoveFile(text));
    if (whole === null) throw new Error(`${name} cannot be replayed`);
    const match = new Match(whole.config);
    const stops = new Set(spread([...whole.entries.keys()], each));
    for (const [at, { choice }] of whole.entries.entries()) {
      if (stops.has(at)) yield { name: `${name} after ${at}`, model: modelOf(match, boards) };
      match.play(choice.notation);
    }
  }
}

/** So many of a list, evenly, with both ends. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.round((i * (items.length - 1)) / (count - 1))]!);
}

export function modelOf(match: Match, boards: AnyBoards): TableModel {
  const session = {
    match,
    preview: (notation: string, viewer?: Seat | null) => match.preview(notation, viewer),
  };
  return buildModel(session, boards, alone(match.decision?.seat ?? null));
}

export function contextOf(model: TableModel, size: Size, theme: Theme): TableContext {
  const context: TableContext = {
    model,
    size,
    theme,
    topics: [],
    saving: { name: `${model.seed}-1`, path: '/kept', problem: null },
    keymap: USUAL_KEYS,
    instantDigits: false,
    taught: false,
    result: null,
    bindings: ui => tableBindings(ui, context),
  };
  return context;
}
