import { describe, expect, it } from 'vitest';
import type { BotRequest } from '../../src/bots/index.ts';
import { botPlayer } from '../../src/bots/player.ts';
import { adviseMove } from '../../src/bots/study.ts';
import { localThinker, type Thinker } from '../../src/bots/thinker.ts';
import { bazaar } from './bazaar.ts';

const state = bazaar.setup({ players: 2, seed: 'player', options: {}, first: null });
const legal = bazaar.legalMoves(state).map(bazaar.notate);
const load = async () => bazaar;
const onTheClock: BotRequest = {
  view: bazaar.view(state, 0),
  seat: 0,
  level: 'hard',
  iterations: null,
  timeMs: 1e8,
  seed: 'player',
};

const thinkerThat = (think: () => Promise<never>): Thinker => ({
  ...{ think, advise: think },
  ...{ hurry: () => {}, stop: async () => {} },
});

describe('a bot player', () => {
  it('answers', async () => {
    const player = botPlayer({ load, start: () => localThinker(load), onNotice: () => {} });
    expect(legal).toContain((await player.choose({ ...onTheClock, iterations: 40 })).notation);
    await player.close();
  });

  it('gives advice, the same for the same question, and looks no closer where it is hurried', async () => {
    const player = botPlayer({ load, start: () => localThinker(load, 1), onNotice: () => {} });
    const names = ['Ann', 'Bob'];
    const asked = { ...onTheClock, iterations: 40 };
    const advice = await player.advise(asked, names);
    expect(advice).toEqual(adviseMove(bazaar, asked, names));
    expect(advice.answer).toEqual(await player.choose(asked));
    const hurried = player.advise(onTheClock, names);
    setTimeout(() => player.hurry(), 5);
    expect((await hurried).study.reply).toBeNull();
    await player.close();
  });

  it('lets the thread breathe and answers when hurried', async () => {
    const player = botPlayer({ load, start: () => localThinker(load, 1), onNotice: () => {} });
    const answer = player.choose(onTheClock);
    setTimeout(() => player.hurry(), 5);
    expect((await answer).iterations).toBeGreaterThan(0);
    await player.close();
  });

  it('can be interrupted, and asked again afterwards', async () => {
    const player = botPlayer({ load, start: () => localThinker(load, 1), onNotice: () => {} });
    const abort = new AbortController();
    const answer = player.choose(onTheClock, abort.signal);
    setTimeout(() => abort.abort(), 5);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(player.choose(onTheClock, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(legal).toContain((await player.choose({ ...onTheClock, iterations: 5 })).notation);
    await player.close();
  });

  it('gives up its question when closed', async () => {
    const player = botPlayer({ load, start: () => localThinker(load, 1), onNotice: () => {} });
    const answer = player.choose(onTheClock);
    const rejected = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await player.close();
    await rejected;
  });

  it('is replaced by a quick one where its thinking fails, with a notice each time a new one was tried', async () => {
    const notices: string[] = [];
    let started = 0;
    const start = () => {
      started++;
      return thinkerThat(async () => {
        throw new Error('out of memory');
      });
    };
    const player = botPlayer({ load, start, onNotice: sentence => notices.push(sentence) });
    for (let i = 0; i < 4; i++) expect(legal).toContain((await player.choose(onTheClock)).notation);
    expect(started).toBe(2);
    expect(notices).toEqual(
      Array(2).fill('The hard bot failed (out of memory); a quick one moves in its place.'),
    );
    expect(legal).toContain((await player.advise(onTheClock, ['Ann', 'Bob'])).answer.notation);
    await player.close();
  });

  it('is replaced by a quick one where it never answers', async () => {
    const notices: string[] = [];
    const start = () => thinkerThat(() => new Promise(() => {}));
    const player = botPlayer({ load, start, onNotice: sentence => notices.push(sentence), graceMs: 1 });
    expect(legal).toContain((await player.choose({ ...onTheClock, timeMs: 1 })).notation);
    expect(notices).toEqual([
      'The hard bot failed (it did not answer in time); a quick one moves in its place.',
    ]);
    await player.close();
  });

  it('falls back to any legal move where even the quick choice fails', async () => {
    const broken = {
      ...bazaar,
      apply: () => {
        throw new Error('rules bug');
      },
    };
    const loadBroken = async () => broken;
    const player = botPlayer({ load: loadBroken, start: () => localThinker(loadBroken), onNotice: () => {} });
    expect(legal).toContain((await player.choose(onTheClock)).notation);
    await player.close();
  });
});
