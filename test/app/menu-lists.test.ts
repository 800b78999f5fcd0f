import { describe, expect, it } from 'vitest';
import { acquaintance, keptLists } from '../../src/app/menu-lists.ts';
import { createServices } from '../../src/app/services.ts';
import { unwrap } from '../../src/core/result.ts';
import type { KeptGame } from '../../src/storage/kept.ts';
import { nimEntry, World } from '../cli/support/world.ts';
import { games, hasLesson, realGames } from '../support/games.ts';

const kept = (changes: Partial<KeptGame> = {}): KeptGame => ({
  ...{ name: 'one', path: 'one', game: 'nim', players: ['Ann', 'Bob'], seed: 'owl', options: {} },
  ...{ decisions: 3, round: 2, over: false, points: null },
  ...{ modified: Date.parse('2026-11-16T12:00:00Z'), busy: false, problem: null },
  ...changes,
});

describe('the lists of a menu', () => {
  it('part what can be gone on with from what is over and what cannot be used', () => {
    const lists = keptLists(
      [
        kept({ name: 'a' }),
        kept({ name: 'b', over: true, points: [3, 4] }),
        kept({ name: 'c', problem: 'torn' }),
        kept({ name: 'd', game: 'chess' }),
        kept({ name: 'e' }),
      ],
      [nimEntry],
    );
    expect(lists.unfinished.map(row => row.kept.name)).toEqual(['a', 'e']);
    expect(lists.finished.map(row => row.kept.points)).toEqual([[3, 4]]);
    expect(lists.unusable.map(({ name }) => name)).toEqual(['c', 'd']);
    expect(lists.unfinished[0]).toMatchObject({ title: 'Nim', round: 'Round 2', day: '2026-11-16' });
  });

  it('name rounds as the rules do', () => {
    const games = [{ ...nimEntry, meta: { ...nimEntry.meta, roundName: (n: number) => `Turn ${n - 1}` } }];
    expect(keptLists([kept()], games).unfinished[0]?.round).toBe('Turn 1');
  });
});

describe('acquaintance with a game', () => {
  const lesson = {
    steps: Array.from({ length: 5 }, () => ({ notation: '', text: [], look: null, any: true, why: '' })),
  };
  const met = (...list: readonly KeptGame[]) => acquaintance(nimEntry, list, lesson);

  it('counts tables at which something was decided', () => {
    const list = [kept(), kept({ decisions: 0 }), kept({ over: true }), kept({ game: 'auction' })];
    expect(met(...list)).toEqual({ played: 2, finished: 1, lesson: 'new' });
    expect(acquaintance(nimEntry, [], null)).toEqual({ played: 0, finished: 0, lesson: null });
  });

  it('knows how far the lesson was followed', () => {
    const taught = (decisions: number) => kept({ seed: 'first-lesson', decisions });
    expect(met(taught(0)).lesson).toBe('new');
    expect(met(taught(4), taught(2)).lesson).toBe('begun');
    expect(met(taught(2), taught(5)).lesson).toBe('finished');
  });

  it.each(games.filter(hasLesson).map(entry => [entry.meta.title, entry] as const))(
    'of %s begins with its lesson',
    async (_, entry) => {
      const io = new World().io(realGames);
      const services = unwrap(createServices(io));
      const known = () => services.acquaintance(entry, unwrap(services.kept()));
      expect(known()).toEqual({ played: 0, finished: 0, lesson: 'new' });
      const session = unwrap(await services.learn(entry));
      while (session.guide?.advice()?.suggested != null) {
        session.play(session.guide.advice()!.suggested!);
        if (session.match.entries.length === 1) expect(known().lesson).toBe('begun');
      }
      session.close();
      expect(known().lesson).toBe('finished');
      const [row] = keptLists(unwrap(services.kept()), games).unfinished;
      expect(row?.round).toBe(session.match.roundName());
    },
  );
});
