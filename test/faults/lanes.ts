/** The long forms of the tests that kill: several homes at once, as most of the time somebody waits. */

const LANES = Number(process.env['BOARDGAMES_KILL_LANES'] ?? 0);

/** Other seeds kill at other moments. */
export const KILL_SEED = process.env['BOARDGAMES_KILL_SEED'] ?? 'kills';

/**
 * Shares the kills out among lanes, each with homes of its own. A lane tells how many acknowledged decisions were still there;
 * `npm run kills` reads what is reported.
 */
export async function inLanes(
  kills: number,
  where: string,
  lane: (kills: number, lane: string) => Promise<number>,
): Promise<number> {
  const lanes = Math.max(1, Math.min(LANES, kills));
  const runs = Array.from({ length: lanes }, (_, i) => lane(Math.floor((kills + i) / lanes), `${i}`));
  const kept = (await Promise.all(runs)).reduce((sum, count) => sum + count, 0);
  if (LANES > 0) process.stdout.write(`kills: ${kills} ${where}, ${kept} acknowledged decisions kept\n`);
  return kept;
}
