/** `boardgames env GAME`: an environment over JSON lines, by docs/programs.md. */
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { done } from '../../core/result.ts';
import { freshSeed } from '../../storage/seeds.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type Io, pathIn } from '../io.ts';
import { LineReader } from '../plain/lines.ts';

export interface EnvFlags {
  readonly data?: string;
}

/** A batch of a hundred thousand steps fits in it. */
const LONGEST_LINE = 64_000_000;

export async function env(gameId: string, flags: EnvFlags, io: Io): Promise<Exit> {
  const entry = requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const loaded = await loadEntry(entry.value, pathIn(io.cwd, flags.data), io.files);
  if (!loaded.ok) return loaded;
  const { createEnv } = await import('../../programs/env.ts');
  const { game, fingerprint } = loaded.value;
  const answer = createEnv({ game, fingerprint, freshSeed });
  const lines = new LineReader(io.stdin, LONGEST_LINE);
  try {
    for (let line = await lines.next(); line !== null; line = await lines.next()) {
      const told = answer(line);
      if (told !== null) io.stdout.write(`${told}\n`);
    }
    return done(EXIT.done);
  } finally {
    await lines.close();
  }
}
