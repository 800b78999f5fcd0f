import { describe, expect, it } from 'vitest';
import { groupGames } from '../../src/app/history/groups.ts';
import { parseMoveFile } from '../../src/core/movefile.ts';
import type { FinishedGame } from '../../src/storage/history.ts';
import { World } from '../cli/support/world.ts';
import { games, hasLesson, realGames } from '../support/games.ts';

const finish = '1\n'.repeat(60);

function finished(players: string, points: readonly number[], name = 'game'): FinishedGame {
  const file = parseMoveFile(`boardgames-moves 1\ngame: nim\nseed: x\nplayers: ${players}\n\n`);
  if (file.header === null) throw new Error('no header');
  return { name, path: name, header: file.header, points, seal: '00000000', finished: 0, file };
}

describe('finished games', () => {
  it('are grouped by who sat at the table', () => {
    const groups = groupGames([
      finished('Ann', [5]),
      finished('Ann, bot:easy, Bob=bot:hard', [5, 9, 2]),
      finished('Ann, Bob', [5, 7]),
      finished('Ann, Bob, bot:easy', [5, 7, 7]),
      finished('bot:easy, bot:hard', [5, 7]),
      finished('Bob', [8]),
    ]);
    expect(
      groups.map(({ mode, level, outings }) => [
        mode,
        level,
        outings.map(({ points, first }) => [points, first]),
      ]),
    ).toEqual([
      [
        'alone',
        null,
        [
          [5, true],
          [8, true],
        ],
      ],
      ['against bots', 'hard', [[5, false]]],
      ['hot-seat', null, [[7, true]]],
      ['mixed', 'easy', [[7, true]]],
    ]);
  });
});

describe('history', () => {
  const world = async (): Promise<World> => {
    const here = new World();
    const play = (seed: string, players: string, input: string) =>
      here.run(['auction', '--players', players, '--plain', '--seed', seed], { input });
    await play('owl', 'Ann,bot:easy', finish);
    await play('fox', 'Ann,bot:easy', finish);
    await play('elk', 'Ann,Bob', finish);
    await play('unfinished', 'Ann,Bob', '1\n');
    return here;
  };

  it('shows best, median, a chart and where the points came from', async () => {
    const { code, out, err } = await (await world()).run(['history']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Sealed Bids, against bots \(easy\): 2 games, ahead in \d, best \d+, median [\d.]+$/mu,
    );
    expect(out).toMatch(/^ {2}\d{4}-\d\d-\d\d +\d+ {2}#+ +auction-owl$/mu);
    expect(out).toMatch(/^Sealed Bids, hot-seat: 1 game, best \d+, median \d+$/mu);
    expect(out).toMatch(/^ {2}points from: \w/mu);
    expect(out).not.toContain('unfinished');
  });

  it('tells the same in JSON, for one game if wanted', async () => {
    const here = await world();
    const { out } = await here.run(['history', 'sealed-bids', '--json']);
    const { groups } = JSON.parse(out) as { groups: { mode: string; games: number; last: unknown[] }[] };
    expect(groups.map(({ mode, games, last }) => [mode, games, last.length]).sort()).toEqual([
      ['against bots', 2, 2],
      ['hot-seat', 1, 1],
    ]);
    expect(JSON.parse((await here.run(['history', 'nim', '--json'])).out)).toMatchObject({ groups: [] });
  });

  it('leaves out what cannot be read', async () => {
    const here = await world();
    here.write('home/games/broken.moves', 'nonsense\n');
    here.write('home/games/forged.moves', here.kept('auction-owl').replace(/result: .*/u, 'result: nobody'));
    const { code, out } = await here.run(['history']);
    expect(code).toBe(0);
    expect(out).not.toMatch(/broken|forged/u);
  });

  it('points a newcomer at a lesson, where there is one', async () => {
    const none = 'There is no finished game yet';
    expect(await new World().run(['history'])).toMatchObject({ code: 0, out: '', err: `${none}.\n` });
    const lesson = games.find(hasLesson)!.meta.id;
    expect(await new World().run(['history'], realGames)).toMatchObject({
      code: 0,
      out: '',
      err: `${none}: "boardgames learn ${lesson}" is a good beginning.\n`,
    });
  });
});
