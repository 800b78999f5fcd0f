import { expect, it } from 'vitest';
import { World } from './support/world.ts';

async function played(world: World): Promise<void> {
  await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl'], {
    input: '1\n'.repeat(30),
  });
}

it('prints what each decision cost, and the same again from what was kept', async () => {
  const world = new World();
  await played(world);
  const first = await world.run(['review', 'auction-owl', '--effort', '20']);
  expect(first.code, first.err).toBe(0);
  expect(first.out).toContain('reviewed with effort 20');
  expect(first.out).toMatch(/Ann: accuracy \d+ of 100/u);
  expect(first.out).toMatch(/Bob: accuracy \d+ of 100/u);
  const again = await world.run(['review', 'auction-owl', '--effort', '20']);
  expect(again.out).toBe(first.out);
});

it('shows the accuracy in the history', async () => {
  const world = new World();
  await played(world);
  expect((await world.run(['history'])).out).not.toContain('accuracy');
  await world.run(['review', 'auction-owl']);
  expect((await world.run(['history'])).out).toMatch(/accuracy \d+/u);
});

it('reviews one seat, and a game as far as it goes', async () => {
  const world = new World();
  await world.run(['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'half'], {
    input: '1\n1\n1\n1\n',
  });
  const both = await world.run(['review', 'auction-half', '--effort', '20']);
  expect(both).toMatchObject({ code: 2 });
  expect(both.err).toMatch(/whose moves\?.*--as \("Ann" or "Bob"\)/u);
  const one = await world.run(['review', 'auction-half', '--as', 'Ann', '--effort', '20']);
  expect(one.code, one.err).toBe(0);
  expect(one.err).toContain('The game is not over: reviewed are its');
  expect(one.out).not.toContain('Bob: accuracy');
});

it('prints one decision with the table and its moves, and what another one would have been worth', async () => {
  const world = new World();
  await played(world);
  const said = async (...argv: readonly string[]) =>
    world.run(['review', 'auction-owl', '--effort', '20', ...argv]);
  const one = await said('--at', '1');
  expect(one.code, one.err).toBe(0);
  const moves = [...one.out.matchAll(/^ {2}\d+\. .* \[(?<notation>[^\]]+)\]$/gmu)];
  expect(moves.length).toBeGreaterThan(1);
  expect(one.out).toMatch(/Round 1, decision 1: .*\n {2}played: /u);
  const verdict = /bot's choice|That is what was played|Not as good/u;
  expect((await said('--at', '1', '--try', '2')).out).toMatch(verdict);
  expect((await said('--at', '1', '--try', moves.at(-1)!.groups!['notation']!)).out).toMatch(verdict);
  const wrong = await said('--at', '1', '--try', 'fly');
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.err).toContain('that could not be played');
  expect((await said('--at', '999')).err).toContain('no decision of that number');
  expect((await said('--try', '1')).err).toContain('--try needs the decision');
  expect((await said('--at', '1', '--json')).err).toContain('does not go together with --json');
});

it('says what is wrong with what it is given', async () => {
  const world = new World();
  await played(world);
  const text = world.kept('auction-owl');
  world.write('bots.moves', text.replace('players: Ann, Bob', 'players: Ann=bot:easy, Bob=bot:easy'));
  world.write('rules.moves', text.replace(/^rules: .*$/mu, 'rules: 99'));
  world.write('data.moves', text.replace(/^data: .*$/mu, 'data: 00000000'));
  world.write('hand.moves', text.replace(/^(?:= .*|result: .*)\n/gmu, ''));
  const said = async (...argv: readonly string[]) => world.run(['review', ...argv]);
  const bots = await said('bots.moves');
  expect(bots).toMatchObject({ code: 2 });
  expect(bots.err).toContain(
    'nobody at the keyboard played. To review a seat, name one with --as ("Ann" or "Bob")',
  );
  const rules = await said('rules.moves');
  expect(rules).toMatchObject({ code: 5 });
  expect(rules.err).toContain('by the rules that it was played by');
  const data = await said('data.moves');
  expect(data).toMatchObject({ code: 5 });
  expect(data.err).toContain('--data DIR');
  const hand = await said('hand.moves', '--effort', '20');
  expect(hand).toMatchObject({ code: 0 });
  expect(hand.err).toContain('it was written by hand');
  expect((await said('auction-owl', '--effort', '0')).err).toContain('--effort "0": it is a whole number');
  expect((await said('auction-owl', '--as', 'Anna')).err).toMatch(
    /nobody in this game is called that; did you mean Ann\?/u,
  );
  expect(await said('nothing.moves')).toMatchObject({ code: 1 });
  world.write('first.moves', text.replace(/^Ann: .*$/mu, 'Ann: fly'));
  const first = await said('first.moves', '--as', 'Ann');
  expect(first).toMatchObject({ code: 3 });
  expect(first.err).toMatch(/first\.moves, line \d+: not legal here: "fly"/u);
});
