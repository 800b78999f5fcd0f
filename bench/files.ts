/** Move files of random games, as long as a measurement wants them. */
import { loadGame } from '../src/app/load-game.ts';
import { Match } from '../src/core/match.ts';
import { formatMatch } from '../src/core/movefile.ts';
import { defaultOptions } from '../src/core/options.ts';
import { nextBelow, seedRng } from '../src/core/rng.ts';
import type { Table } from './games.ts';

export interface Length {
  /** Where the game is broken off. */
  readonly decisions: number;
  /** How often each decision that can be taken back is taken back and taken again. */
  readonly repeats: number;
}

export async function moveFile(table: Table, { decisions, repeats }: Length): Promise<string> {
  const { game, fingerprint } = await loadGame(table.game, null);
  const players = Array.from({ length: table.players }, (_, seat) => ({ name: `P${seat + 1}`, bot: null }));
  const match = new Match({ game, players, seed: 'bench', options: defaultOptions(game.meta), first: null });
  const picks = seedRng('bench picks');
  while (!match.over && match.entries.length < decisions) {
    const { notation } = match.choices[nextBelow(picks, match.choices.length)]!;
    match.play(notation);
    for (let i = 0; i < repeats && match.undo() !== null; i++) match.play(notation);
  }
  return formatMatch(match, fingerprint);
}
