import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { Sitting } from './sitting.ts';

/** A finished game of Ann and Bob with an undo in it, as a file. */
async function recorded(): Promise<{ sitting: Sitting; path: string }> {
  const sitting = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
  sitting.play(1, 1, 1).press('u').play(2).playOut();
  expect(sitting.text).toContain('The game is over');
  return { sitting, path: sitting.world.path('home/games/auction-copper-owl-17.moves') };
}

async function viewer(as: number | null | 'all' = 'all'): Promise<Sitting> {
  const { path } = await recorded();
  return Sitting.replay(path, {}, as);
}

describe('the replay viewer', () => {
  it('steps on and back, to the ends, by turn and round', async () => {
    const sitting = await viewer();
    expect(sitting.text).toContain('Step 0 of');
    sitting.press('right', 'right', ' ');
    expect(sitting.text).toContain('Step 3 of');
    sitting.press('left');
    expect(sitting.text).toContain('Step 2 of');
    sitting.press('end');
    const total = /Step (\d+) of (\d+)/u.exec(sitting.text);
    expect(total?.[1]).toBe(total?.[2]);
    sitting.press('right');
    expect(sitting.text).toContain('This is the end of the record.');
    sitting.press('home');
    expect(sitting.text).toContain('Step 0 of');
    sitting.press('left');
    expect(sitting.text).toContain('This is the start of the game.');
    sitting.press(']');
    expect(sitting.text).toContain('round 2');
    sitting.press('[');
    expect(sitting.text).toContain('Step 0 of');
    sitting.press('n');
    expect(sitting.text).toContain('Step 1 of');
  });

  it('shows the same going forward and coming back', async () => {
    const sitting = await viewer();
    const forward: string[] = [];
    for (let i = 0; i < 8; i++) {
      forward.push(sitting.text);
      sitting.press('right');
    }
    for (let i = 7; i >= 0; i--) {
      sitting.press('left');
      expect(sitting.text).toBe(forward[i]);
    }
  });

  it('saves the screen as a picture, each under a name of its own', async () => {
    const sitting = await viewer();
    sitting.press('right', 'P');
    expect(sitting.text).toContain('The picture of this screen is');
    sitting.press('P');
    const [first, second] = ['', '-2'].map(end =>
      sitting.world.read(`home/pictures/auction-ann-bob-1${end}.svg`),
    );
    expect(first).toContain('>Step 1 of');
    expect(second).toBe(first);
  });

  it('jumps to a line of the file', async () => {
    const sitting = await viewer();
    sitting.press(':').type('13').press('enter');
    const line = /▸ +(\d+)/u.exec(sitting.text)?.[1];
    expect(Number(line)).toBeGreaterThanOrEqual(13);
    sitting.press(':').type('x').press('enter');
    expect(sitting.text).toContain('"x" is no number.');
    sitting.press(':').type('99999').press('enter');
    expect(sitting.text).toContain('the end of the record');
  });

  it('plays by itself, faster and slower, and stops', async () => {
    const sitting = await viewer();
    sitting.press('a', '+', '+', '+');
    expect(sitting.text).toContain('playing, speed 5 of 5');
    await sitting.until(text => text.includes('Step 2 of'));
    sitting.press('a', '-');
    expect(sitting.text).not.toContain('playing');
  });

  it('shows only what the chosen player knew', async () => {
    const sitting = await viewer();
    const bobsHand = (): boolean => /Bob: cards \d/u.test(sitting.text);
    sitting.press('o');
    expect(sitting.text).toContain('what Ann knew');
    expect(bobsHand()).toBe(false);
    expect(sitting.text).toContain('a secret choice');
    sitting.press('o');
    expect(sitting.text).toContain('what Bob knew');
    expect(bobsHand()).toBe(true);
    sitting.press('o');
    expect(sitting.text).toContain('what a spectator knew');
    expect(bobsHand()).toBe(false);
    expect(sitting.text).not.toMatch(/Ann: cards \d/u);
  });

  it('shows an onlooker no word of a broken line, and no note on the move of another', async () => {
    const { sitting: player, path } = await recorded();
    const { world } = player;
    const text = world.read(path.slice(world.folder.length + 1));
    const lines = text.split('\n');
    const open = lines.findIndex(line => /^Ann: invest /u.test(line));
    lines[open] += '   # because of the nine';
    const noted = world.write('noted.moves', lines.join('\n'));
    const broken = world.write('broken.moves', [...lines.slice(0, open), 'bid the-nine', ''].join('\n'));
    const changed = world.write('changed.moves', text.replace(/^= round 1 .*$/mu, '= round 1 0badcafe'));
    for (const [file, secret] of [
      [noted, 'because of the nine'],
      [broken, 'the-nine'],
      [changed, 'stands at'],
    ] as const) {
      for (const as of ['all', 1, null] as const) {
        const sitting = await Sitting.replay(file, {}, as);
        const shown = [sitting.text, sitting.press('end').text, sitting.press('left', 'left').text].join(
          '\n',
        );
        expect(shown.includes(secret), `${secret}, as ${as}`).toBe(as === 'all');
      }
    }
  });

  it('goes on from a position as a game of its own', async () => {
    const sitting = await viewer();
    sitting.press('right', 'f');
    await sitting.until(text => text.includes('Pass the keyboard to Bob'));
    sitting.press(' ', 'esc');
    expect(sitting.text).toContain('Which card do you bid?');
    expect(unwrap(sitting.stage.services.kept()).length).toBe(1);
  });

  it('says where a broken record stops', async () => {
    const { path, sitting: first } = await recorded();
    first.world.write('broken.moves', first.world.kept('auction-copper-owl-17').replace(/invest/u, 'eat'));
    const sitting = await Sitting.replay(path.replace(/home.*/u, 'broken.moves'), {}, null);
    expect(sitting.text).toMatch(
      /The record breaks off: the game cannot be followed any further than step \d+\./u,
    );
  });

  it('opens help, log, scores and rules', async () => {
    const sitting = await viewer();
    sitting.press('?');
    expect(sitting.text).toContain('one step on');
    sitting.press('esc', 'end', 'l');
    expect(sitting.text).toContain('What happened');
    sitting.press('esc', 's');
    expect(sitting.text).toContain('Total');
    sitting.press('esc', 'q');
    expect(sitting.ending).toMatchObject({ signal: null });
  });

  it('goes to a step that is clicked, steps with the wheel, and presses keys of the footer', async () => {
    for (const size of [
      { width: 80, height: 24 },
      { width: 120, height: 40 },
    ]) {
      const { path } = await recorded();
      const sitting = await Sitting.replay(path, { size }, 'all');
      sitting.wheel('wheel-down').wheel('wheel-down').wheel('wheel-up');
      expect(sitting.text).toContain('Step 1 of');
      sitting.press('end').clickOn('the end of the record');
      const [, last] = /Step (\d+) of/u.exec(sitting.text)!;
      const [row, col] = sitting.find('the end of the record');
      sitting.mouse('press', row - 2, col);
      expect(sitting.text).toContain(`Step ${Number(last) - 2} of`);
      sitting.clickOn('n turn').press(':');
      expect(sitting.text).toContain('Jump to line');
      sitting.type('1').clickOn('Enter jump');
      expect(sitting.text).toContain('Step 0 of');
      sitting.press(':').clickOn('Esc back');
      expect(sitting.text).not.toContain('Jump to line');
    }
  });
});

describe('the viewer of a game that is not over', () => {
  async function unfinished(): Promise<Sitting> {
    const sitting = await Sitting.table({ players: 'Ann,Bob', curtain: 'never' });
    sitting.play(1, 1, 1, 1);
    return Sitting.replay(sitting.world.path('home/games/auction-copper-owl-17.moves'), {});
  }

  it('shows what everybody knows, from the first step to the last', async () => {
    const sitting = await unfinished();
    expect(sitting.text).toContain('The game is not over: shown is what everybody knows.');
    expect(sitting.text).toContain('what a spectator knew');
    for (const text of [sitting.text, sitting.press('end').text]) expect(text).not.toMatch(/You (bid|draw)/u);
  });

  it('asks for a player behind a curtain before it shows what only that one knows', async () => {
    const sitting = await unfinished();
    sitting.press('end', 'o');
    expect(sitting.text).toContain('Pass the keyboard to Ann');
    expect(sitting.text).not.toMatch(/bid|Step/u);
    sitting.press('enter', 'right', 'n');
    expect(sitting.text).toContain('Pass the keyboard to Ann');
    sitting.press('o');
    expect(sitting.text).toContain('Pass the keyboard to Bob');
    sitting.press(' ');
    expect(sitting.text).toContain('what Bob knew');
    sitting.press('o');
    expect(sitting.text).toContain('what a spectator knew');
    sitting.press('o', 'esc');
    expect(sitting.text).toContain('what a spectator knew');
  });
});
