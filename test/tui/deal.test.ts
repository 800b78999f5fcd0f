/** The full screen where several people play: a commitment instead of the seed, and the truth at the end. */
import { expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { newDraft, planOf, reseed } from '../../src/tui/menu/draft.ts';
import { auctionEntry } from '../cli/support/world.ts';
import { Sitting } from './sitting.ts';

const HEADER =
  /^seed: (?<seed>[0-9a-f]{32})\nsalt: (?<salt>[0-9a-f]{32})\ncommitment: (?<commitment>[0-9a-f]{32})$/mu;

const draft = {
  ...newDraft(auctionEntry, 'shown-seed-1'),
  players: ['Ann', 'Bob'].map(name => ({ name, bot: null })),
};

it('a hot-seat game of the menu shows its commitment, and seed and salt at the end', async () => {
  const sitting = await Sitting.menu({ size: { width: 120, height: 40 }, curtain: 'never' });
  const session = unwrap(await sitting.stage.services.start(unwrap(planOf(draft))));
  await sitting.stage.go({ screen: 'table', session });
  const { seed, salt, commitment } = HEADER.exec(sitting.world.kept('auction-ann-bob'))!.groups!;
  expect(sitting.text).toContain(`Commitment to the deal: ${commitment}`);
  const frames = [sitting.text];
  for (const key of ['l', 'esc', 's', 'esc', '?', 'esc', 'enter', 'l', 'esc', 'P']) {
    frames.push(sitting.press(key).text);
  }
  for (const text of frames) for (const secret of [seed!, salt!]) expect(text).not.toContain(secret);
  const end = sitting.playOut().text.replaceAll(/\s+/gu, ' ');
  expect(end).toContain(`The deal had the seed ${seed} and the salt ${salt}: commitment ${commitment}.`);
});

it('a seed that was typed in the menu is no secret, and has no commitment', () => {
  const typed = unwrap(planOf(unwrap(reseed(draft, 'my-own-seed'))));
  expect(typed).toMatchObject({ seed: 'my-own-seed', salt: null });
  const sealed = unwrap(planOf(draft));
  expect(sealed.seed).not.toBe(draft.seed);
  expect(sealed.salt).toMatch(/^[0-9a-f]{32}$/u);
});
