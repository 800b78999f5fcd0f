/**
 * Secret choices tell the others nothing: the same game is played at two tables, once with one secret choice and once with another,
 * and what everybody else sees has to stay the same until the rules reveal it.
 */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/core/game.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';
import { type SharedSitting, Sitting } from '../tui/sitting.ts';

/** Secret choices that are looked at, for every variant. */
const SECRETS = Number(process.env['BOARDGAMES_HOST_SECRETS'] ?? 1);

const VARIANTS = [
  { game: 'leonardo', options: { setup: 'beginner' } },
  { game: 'leonardo', options: { setup: 'experienced', codex: 'yes' } },
  { game: 'newton', options: { masters: 'draft' } },
] as const;

const SEATS = [0, 1, 2, null] as const;

interface Sight {
  /** Who decides next: that somebody has chosen is for all to see. */
  readonly next: Seat | null;
  readonly screens: readonly string[];
}

/** What a table shows to everybody but the chooser, once these moves are played; null where they revealed something. */
async function sight(table: SharedSitting, moves: readonly string[], chooser: number): Promise<Sight | null> {
  const { match, session } = table.table;
  for (const move of moves) session.play(move);
  if (match.entries.at(-1)!.events.some(({ reveals }) => reveals === true)) return null;
  const screens: string[] = [];
  for (const seat of SEATS.filter(each => each !== chooser)) screens.push(...pages(await table.sit(seat)));
  return { next: match.decision?.seat ?? null, screens };
}

/** The table, its pages, every board and every player's own. */
function pages(sitting: Sitting): string[] {
  const over = ['l', 's'].map(page => {
    const { text } = sitting.press(page);
    sitting.press('esc');
    return text;
  });
  const boards = ['tab', 'tab', 'tab', 'tab', 'c', 'c'].map(key => sitting.press(key).text);
  return [...over, ...boards];
}

describe.each(VARIANTS)('secret choices of $game $options', ({ game, options }) => {
  const entry = registry.find(({ meta }) => meta.id === game)!;
  const open = (): Promise<SharedSitting> =>
    Sitting.shared([], {
      ...{ game: entry, players: 'Ann,Ben,Cyd', seed: 'permuted', options },
      ...{ size: { width: 120, height: 40 }, moments: false },
    });

  it('leave the screens of all others as they are', { timeout: 120_000 + SECRETS * 20_000 }, async () => {
    const rng = seedRng('permuted');
    const played: string[] = [];
    const { match, session } = (await open()).table;
    let compared = 0;
    while (compared < SECRETS && !match.over) {
      const { choices, decision } = match;
      const [one, other] = [choices[0]!.notation, choices.at(-1)!.notation];
      if (decision!.secret && one !== other) {
        const first = await sight(await open(), [...played, one], decision!.seat);
        const second = await sight(await open(), [...played, other], decision!.seat);
        if (first !== null && second !== null && first.next === second.next) {
          compared++;
          expect(first, `${one} or ${other} after ${played.length}`).toEqual(second);
        }
      }
      const { notation } = choices[nextBelow(rng, choices.length)]!;
      session.play(notation);
      played.push(notation);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
