/** What is told of a bot or a program in a seat, on the screen. */
import { expect, it } from 'vitest';
import { auctionEntry, World } from '../cli/support/world.ts';
import { Sitting } from './sitting.ts';

const TOLD = 'The easy bot failed (out of memory); a quick one moves in its place.';

it('stays until a key is pressed, however fast the bot moves then', async () => {
  const { createBots } = new World().io({ games: [auctionEntry] });
  const sitting = await Sitting.table({
    players: 'Ann,Pip=bot:easy',
    moments: false,
    createBots: async parts => {
      const bot = await createBots(parts);
      let told = false;
      const choose: typeof bot.choose = (...asked) => {
        if (!told) parts.onNotice?.(TOLD);
        told = true;
        return bot.choose(...asked);
      };
      return { ...bot, choose };
    },
  });
  sitting.press('enter');
  await sitting.until(text => text.includes(TOLD));
  await sitting.until(() => /^Pip: /mu.test(sitting.world.kept('auction-copper-owl-17')));
  expect(sitting.text).toContain(TOLD);
  expect(sitting.press('down').text).not.toContain(TOLD);
});
