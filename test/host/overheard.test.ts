/** What goes over the lines of the others while somebody chooses in secret: the same bytes, whatever is chosen and however often. */
import { expect, it } from 'vitest';
import { type Guest, pause, TestHost } from './support.ts';

const PTY = { cols: 100, rows: 30 };
const WAITING = 'The others choose in secret';

/** The second turn of Leonardo: what each of the others is sent from the first key of the chooser on, by login. */
async function overheard(plan: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const host = await TestHost.open({ game: 'leonardo', players: 'Ann,Ben,Cyd', seed: 'announced' });
  const { match, table } = host;
  while (match.round === 1) table.shared.session.play(match.choices[0]!.notation);
  const chooser = match.names[match.decision!.seat]!.toLowerCase();
  const [lines, screen] = ['ann', 'ben', 'cyd'].filter(login => login !== chooser) as [string, string];
  const own = await host.guest(chooser);
  await own.until('\n> ');
  const others: readonly (readonly [string, Guest])[] = [
    [lines, await host.guest(lines)],
    [screen, await host.guest(screen, { pty: PTY })],
    ['watch', await host.guest('watch', { pty: PTY })],
  ];
  await others[1]![1].until('any key goes back');
  others[1]![1].send('j');
  for (const [, guest] of others) await guest.until(WAITING);
  await quiet(others);
  const before = others.map(([, guest]) => guest.text.length);
  const { length } = match.steps;
  for (const typed of plan) {
    const { text } = own;
    own.send(`${typed}\n`);
    while (own.text === text) await pause(5);
  }
  await own.until(text => text.lastIndexOf(WAITING) > text.lastIndexOf('\n> '));
  await quiet(others);
  expect(match.steps.length).toBe(length + plan.length);
  return Object.fromEntries(others.map(([login, guest], i) => [login, guest.text.slice(before[i])]));
}

/** Nothing has come for a while. */
async function quiet(guests: readonly (readonly [string, Guest])[]): Promise<void> {
  const size = (): number => guests.reduce((sum, [, { text }]) => sum + text.length, 0);
  for (let before = -1; before !== size(); await pause(400)) before = size();
}

it('is the same at a table of Leonardo, whatever is planned and taken back', {
  timeout: 240_000,
}, async () => {
  // Until it has come, screens are drawn in another way.
  await import('ink');
  const usual = await overheard(['done']);
  expect(Object.values(usual).every(text => text !== '')).toBe(true);
  expect(await overheard(['1', 'done'])).toEqual(usual);
  expect(await overheard(['1', 'undo', '1', 'undo', 'done'])).toEqual(usual);
});
