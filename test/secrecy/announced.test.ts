/** A shared table announces nothing from which the others could count secret choices, and paces its bots alike. */
import { expect, it } from 'vitest';
import type { Seat } from '../../src/core/game.ts';
import { registry } from '../../src/registry.ts';
import { Sitting } from '../tui/sitting.ts';

const leonardo = registry.find(({ meta }) => meta.id === 'leonardo')!;
const SEED = 'announced';
const VISITORS: readonly (Seat | null)[] = [0, 1, 2, null];

interface Evening {
  /** Every announcement and what stood then, and the screen at last, by visitor. */
  readonly heard: ReadonlyMap<Seat | null, readonly string[]>;
  /** How many decisions it took. */
  readonly decisions: number;
}

/** The second turn, in which the first player plans in secret and the others listen. */
async function evening(plan: readonly string[]): Promise<Evening> {
  const { table, sit } = await Sitting.shared([], {
    ...{ game: leonardo, players: 'Ann,Ben,Cyd', seed: SEED, moments: false },
    size: { width: 120, height: 40 },
  });
  const { session } = table;
  while (table.match.round === 1) session.play(table.match.choices[0]!.notation);
  const heard = new Map<Seat | null, string[]>();
  const sessions = VISITORS.map(seat => table.sit(seat, () => {}));
  for (const session of sessions) {
    const { seat, onNews } = session.shared!;
    const frames: string[] = [];
    heard.set(seat, frames);
    onNews(news => frames.push(JSON.stringify([news, session.match.entries, session.match.decision])));
  }
  const chooser = table.match.decision!.seat;
  const own = sessions[VISITORS.indexOf(chooser)]!;
  for (const step of plan) {
    if (step === 'undo') own.undo();
    else own.play(step === 'first' ? own.match.choices[0]!.notation : step);
  }
  expect(table.match.decision!.seat).not.toBe(chooser);
  heard.delete(chooser);
  for (const [seat, frames] of heard) frames.push((await sit(seat)).text);
  return { heard, decisions: table.match.steps.length };
}

it('the others at a hosted table of Leonardo hear and see the same, whatever is planned and taken back', async () => {
  const { heard, decisions } = await evening(['done']);
  expect(heard.get(null)!.length).toBeGreaterThan(1);
  for (const plan of [
    ['first', 'done'],
    ['first', 'undo', 'first', 'undo', 'done'],
  ]) {
    const other = await evening(plan);
    expect(other.decisions).toBe(decisions + plan.length - 1);
    expect(other.heard, plan.join()).toEqual(heard);
  }
});
