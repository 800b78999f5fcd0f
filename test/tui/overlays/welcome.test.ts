import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/app/services.ts';
import type { Session } from '../../../src/app/session.ts';
import { isFirstTable } from '../../../src/app/welcome.ts';
import { defaultOptions } from '../../../src/core/options.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parsePlayers } from '../../../src/core/seats.ts';
import { registry } from '../../../src/registry.ts';
import { plain, widthOfText } from '../../../src/tui/draw/cells.ts';
import { welcomeLines } from '../../../src/tui/overlays/welcome.ts';
import { auctionEntry, World } from '../../cli/support/world.ts';
import { mono } from '../support.ts';

describe('the welcome at a first table', () => {
  it.each(registry.map(({ meta }) => meta))('tells what $title is about, at any width', meta => {
    for (const width of [36, 68]) {
      const lines = welcomeLines(meta, '"boardgames learn"', width, mono);
      expect(Math.max(...lines.map(widthOfText))).toBeLessThanOrEqual(width);
      const text = lines.map(plain).join(' ').replaceAll(/\s+/gu, ' ');
      for (const sentence of meta.aim) expect(text).toContain(sentence);
      expect(text).toContain(`${meta.minutes.min} to ${meta.minutes.max} minutes`);
      expect(text).toContain('New to it? "boardgames learn" teaches it in about ten minutes.');
    }
    expect(welcomeLines(meta, '"boardgames learn"', 68, mono).length).toBeLessThanOrEqual(18);
  });

  it('comes once, before the first decision, and not where bots play alone', async () => {
    const world = new World();
    const services = unwrap(createServices(world.io({ games: [auctionEntry] })));
    const start = async (players: string): Promise<Session> => {
      const seats = { players: unwrap(parsePlayers(players)), options: defaultOptions(auctionEntry.meta) };
      return unwrap(
        await services.start({ game: auctionEntry, ...seats, seed: 'owl', first: 0, dataDir: null }),
      );
    };
    const session = await start('Ann');
    expect(isFirstTable(session, { played: 0 })).toBe(true);
    expect(isFirstTable(session, { played: 1 })).toBe(false);
    session.play(session.match.choices[0]!.notation);
    expect(isFirstTable(session, { played: 0 })).toBe(false);
    expect(isFirstTable(await start('bot:easy,bot:easy'), { played: 0 })).toBe(false);
  });
});
