import { expect, it } from 'vitest';
import { World } from '../cli/support/world.ts';
import { Sitting } from './sitting.ts';

async function review(size = { width: 120, height: 40 }): Promise<Sitting> {
  const { world } = (await Sitting.table({ players: 'Ann,Bob', curtain: 'never', keys: {} })).playOut();
  const path = new World().write('record.moves', world.kept('auction-copper-owl-17'));
  return Sitting.review(path, { size });
}

const made = (text: string): boolean => text.includes('Decision 1 of') && !text.includes('Looking: ');

it('grows while the bot looks, can be stopped, and goes on from there', async () => {
  const sitting = await review();
  expect(sitting.text).toMatch(/Looking: \d+ of \d+/u);
  sitting.press('m');
  expect(sitting.text).toContain('How it went');
  sitting.press('esc', 'o');
  await sitting.until(text => /Stopped: \d+ decisions? not looked at yet/u.test(text));
  sitting.press('o');
  expect(sitting.text).toContain('Looking: ');
  await sitting.until(made);
  sitting.press('o');
  expect(sitting.text).toContain('Every decision was looked at.');
});

it('says first what a move cost, and of another one whether it is as good', async () => {
  const sitting = await review();
  await sitting.until(made);
  expect(sitting.text).toMatch(/Round 1: .*(?:bot's choice|points lost|by \d)/u);
  expect(sitting.text).toContain('Played: ');
  sitting.press('t');
  expect(sitting.text).toContain('Which move would you try?');
  sitting.press('down', 'enter');
  expect(await sitting.until(text => text.includes('You tried: '))).toMatch(
    /bot's choice|That is what was played|Not as good/u,
  );
});

it.each([
  [40, 12],
  [80, 24],
  [160, 50],
])('fits %i x %i', async (width, height) => {
  const sitting = await review({ width, height });
  await sitting.until(text => !text.includes('Looking: '));
  for (const key of ['right', 'n', 't', 'esc', 'm', 'esc', 'enter']) {
    expect(sitting.press(key).lines).toHaveLength(height);
  }
});

it('asks whose decisions in an unfinished game by the keys of the screen', async () => {
  const world = new World();
  await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'half'], {
    input: '1\n1\n1\n1\n',
  });
  const path = world.write('half.moves', world.kept('auction-half'));
  const sitting = await Sitting.replay(path, { size: { width: 160, height: 40 } });
  sitting.press('r');
  expect(await sitting.until(text => text.includes('whose moves?'))).toContain(
    'watch it through the eyes of Ann or Bob (o) and review it there',
  );
});
