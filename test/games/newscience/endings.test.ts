import { expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { parseMoveFile, replay } from '../../../src/core/movefile.ts';
import { fixturesOf } from '../../support/games.ts';

it('one recorded game ends by discoveries, the others for lack of events', async () => {
  const { game } = await loadGame('newscience', null);
  const ends = [...fixturesOf('newscience').values()].map(text => {
    const { match } = replay(game, parseMoveFile(text));
    const last = match!.entries.at(-1)!.events.find(event => event.type === 'ended');
    return last !== undefined && 'by' in last ? last.by : null;
  });
  expect(new Set(ends)).toEqual(new Set(['discoveries', 'events']));
});
