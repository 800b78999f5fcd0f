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

/** Looked back on to the end, and at its first mistake. */
async function atMistake(): Promise<Sitting> {
  const world = new World();
  const argv = ['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'bad'];
  await world.run(argv, { input: '3\n1\n'.repeat(40) });
  const path = world.write('bad.moves', world.kept('auction-bad'));
  const sitting = await Sitting.review(path, { size: { width: 120, height: 40 } });
  await sitting.until(made);
  sitting.press('n');
  expect(sitting.text).toMatch(/mistake: \d/u);
  return sitting;
}

it('asks for something better than a mistake before it tells the answer', async () => {
  const sitting = await atMistake();
  expect(sitting.text).toContain('Can you find something better?');
  expect(sitting.text).not.toContain('The bot: ');
  expect(sitting.press('enter').text).toContain('The bot: ');
  expect(sitting.text).not.toContain('Can you find something better?');
  // What was answered stays so.
  sitting.press('right', 'left');
  expect(sitting.text).toContain('The bot: ');
});

it('tells the answer after a try, but not after one with what was played', async () => {
  const seen = new Set<boolean>();
  for (let downs = 0; downs < 3; downs++) {
    const sitting = await atMistake();
    sitting.press('t', ...Array.from({ length: downs }, () => 'down' as const), 'enter');
    const verdict = /That is|As good|Nearly|Not as good|Better than/u;
    const text = await sitting.until(shown => verdict.test(shown));
    const played = text.includes('That is what was played.');
    expect(text.includes('Can you find something better?')).toBe(played);
    seen.add(played);
  }
  expect(seen).toEqual(new Set([true, false]));
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
