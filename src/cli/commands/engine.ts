/** `boardgames engine GAME`: one of our bots for another program's table, by docs/programs.md. */
import { loadEntry, requireGame } from '../../app/load-game.ts';
import { done, refused } from '../../core/result.ts';
import { parsePlayer } from '../../core/seats.ts';
import { quote } from '../../core/text.ts';
import { freshSeed } from '../../storage/seeds.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import { type Io, pathIn } from '../io.ts';
import { LineReader } from '../plain/lines.ts';

export interface EngineFlags {
  readonly level?: string;
  readonly seed?: string;
  readonly data?: string;
}

/** A view fits in it many times over. */
const LONGEST_LINE = 4_000_000;

export async function engine(gameId: string, flags: EngineFlags, io: Io): Promise<Exit> {
  const entry = requireGame(gameId, io.games);
  if (!entry.ok) return entry;
  const level = flags.level ?? 'medium';
  const player = parsePlayer(`bot:${level.replace(/^bot:/u, '')}`);
  const bot = player.ok ? player.value.bot : null;
  if (bot === null || bot.level === 'program') {
    return refused('usage', `--level ${quote(level)}: it is random, easy, medium or hard, or hard@200.`);
  }
  const loaded = await loadEntry(entry.value, pathIn(io.cwd, flags.data), io.files);
  if (!loaded.ok) return loaded;
  const { fingerprint, game } = loaded.value;
  const { meta } = game;
  const { createEngine } = await import('../../programs/engine.ts');
  const bots = await io.createBots({
    gameId: meta.id,
    dataDir: pathIn(io.cwd, flags.data),
    onNotice: sentence => io.stderr.write(`${sentence}\n`),
  });
  const side = createEngine({
    ...{ meta, fingerprint, bot, player: bots, seed: flags.seed ?? freshSeed() },
    send: line => io.stdout.write(`${line}\n`),
  });
  const lines = new LineReader(io.stdin, LONGEST_LINE);
  try {
    for (let line = await lines.next(); line !== null; line = await lines.next()) {
      if (side.take(line)) break;
    }
    await side.settled();
    return done(EXIT.done);
  } finally {
    await bots.close();
    await lines.close();
  }
}
