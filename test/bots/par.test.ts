import { describe, expect, it } from 'vitest';
import { PAR_BOTS, type Par, parOf, parSentence } from '../../src/bots/par.ts';
import { botPlayer } from '../../src/bots/player.ts';
import { localThinker } from '../../src/bots/thinker.ts';
import { bazaar } from './bazaar.ts';

const load = async () => bazaar;
const deal = {
  game: bazaar,
  players: [{ name: 'Ann', bot: null }],
  seed: 'par',
  options: {},
  first: null,
};

async function pars(): Promise<Par[]> {
  const player = botPlayer({ load, start: () => localThinker(load), onNotice: () => {} });
  const found: Par[] = [];
  for await (const par of parOf(deal, player)) found.push(par);
  await player.close();
  return found;
}

describe('par', () => {
  it('is what the bots make of the same deal, the same every time', async () => {
    const found = await pars();
    expect(found.map(par => par.bot)).toEqual(PAR_BOTS);
    expect(found.every(par => par.score.total > 0)).toBe(true);
    expect(await pars()).toEqual(found);
  });

  it('is told in a sentence', async () => {
    const found = await pars();
    const totals = found.map(par => par.score.total);
    expect(parSentence(found, found[0]!.score)).toBe(
      `Par for this deal: bot:medium ${totals[0]}, bot:hard@30 ${totals[1]}; yours ${totals[0]}.`,
    );
  });
});
