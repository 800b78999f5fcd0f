// The games of a built program, as its help lists them, each with the fewest players that it takes.
import { execFileSync } from 'node:child_process';

export function gamesOf(bin) {
  const help = execFileSync(process.execPath, [bin, '--help'], { encoding: 'utf8' });
  const listed = help.matchAll(/^ {2}(?<id>[a-z0-9]+) .*, (?<fewest>\d+)(?: to \d+)? players?$/gmu);
  const games = [...listed].map(({ groups }) => ({ id: groups.id, fewest: groups.fewest }));
  if (games.length === 0) throw new Error(`${bin} --help lists no games`);
  return games;
}
