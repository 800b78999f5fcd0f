import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/app/learn/lesson.ts';
import { loadEntry } from '../../src/app/load-game.ts';
import { openMatch, parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { findGame } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readLessonFile } from '../../src/storage/rules-data.ts';
import { wrap } from '../../src/tui/draw/text.ts';
import { World } from '../cli/support/world.ts';
import { games, hasLesson, partition, realGames } from '../support/games.ts';
import { Sitting } from '../tui/sitting.ts';

const [taught, untaught] = partition(games, hasLesson);

describe.each(taught)('the lesson of $meta.title', entry => {
  const open = async () => {
    const file = parseMoveFile(unwrap(readLessonFile(entry.meta.id, nodeFiles)) ?? '');
    const { game } = unwrap(await loadEntry(entry, null, nodeFiles));
    const start = () => unwrap(openMatch(game, file));
    return { lesson: readLesson(file), match: start(), start };
  };

  it('is legal under the rules as they stand, and ends with a decision of the player', async () => {
    const { lesson, match } = await open();
    for (const { notation } of lesson.steps) {
      const legal = match.choices.map(choice => choice.notation);
      expect(legal, `${match.decision?.prompt}`).toContain(notation);
      match.play(notation);
    }
    expect(match.human).toBe(0);
    expect(lesson.farewell.length).toBeGreaterThan(0);
  });

  it('speaks at 12 to 25 decisions, never for long, and only to the player', async () => {
    const { lesson, match } = await open();
    const told = lesson.steps.filter(step => step.text.length > 0);
    expect(told.length).toBeGreaterThanOrEqual(12);
    expect(told.length).toBeLessThanOrEqual(25);
    for (const { notation, text, any, why } of lesson.steps) {
      // In a box on a screen of 24 lines, with its frame and two lines on keys.
      const lines = text
        .join('\n\n')
        .split('\n')
        .flatMap(line => wrap(line, 68));
      expect(lines.length, notation).toBeLessThanOrEqual(18);
      if (match.human === null) expect([text, any, why]).toEqual([[], false, '']);
      match.play(notation);
    }
  });

  it('goes on after every choice that it leaves open', async () => {
    const { lesson, start } = await open();
    for (const [at, { any }] of lesson.steps.entries()) {
      if (!any) continue;
      const before = lesson.steps.slice(0, at);
      const first = start();
      for (const step of before) first.play(step.notation);
      for (const { notation } of first.choices) {
        const match = start();
        for (const step of before) match.play(step.notation);
        match.play(notation);
        for (const step of lesson.steps.slice(at + 1)) match.play(step.notation);
        expect(match.human).toBe(0);
      }
    }
  });

  it('is played to its end in plain lines by the suggested moves, then freely', async () => {
    const { lesson, match } = await open();
    const answers: string[] = [];
    for (const { notation } of lesson.steps) {
      if (match.human !== null) answers.push(notation);
      match.play(notation);
    }
    const world = new World();
    const { code, out, err } = await world.run(['learn', entry.meta.id, '--plain'], {
      ...realGames,
      input: `${answers.join('\n')}\n1\n`,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Lesson, step 1 of');
    expect(out).toContain('End of the lesson.');
    expect(out).not.toContain('You may do that');
    const kept = world.kept(`${entry.meta.id}-first-lesson`).split('\n');
    expect(kept.filter(line => line.startsWith('Player: ')).slice(0, answers.length)).toEqual(
      answers.map(notation => `Player: ${notation}`),
    );
  });
});

describe.each(taught)('on the full screen', game => {
  it(`the lesson of ${game.meta.title} is finished with Enter and Space alone`, async () => {
    const sitting = await Sitting.menu({ game });
    const session = unwrap(await sitting.stage.services.learn(game));
    const { match } = session;
    await sitting.stage.go({ screen: 'table', session });
    while (!sitting.text.includes('End of the lesson')) {
      const before = match.entries.length;
      // Enter closes the box and plays; Space has the bots move at once.
      sitting.press('enter');
      if (match.human !== null && match.entries.length === before) sitting.press('enter');
      if (match.human === null) await sitting.until(() => sitting.press(' ') && match.human !== null);
      expect(match.entries.length).toBeGreaterThan(before);
    }
    const { steps } = readLesson(parseMoveFile(unwrap(readLessonFile(game.meta.id, nodeFiles)) ?? ''));
    expect(match.entries.map(({ choice }) => choice.notation)).toEqual(steps.map(step => step.notation));
    sitting.stage.exit(null);
  });
});

describe.each(untaught)('without a lesson, $meta.title', game => {
  const { id, title } = game.meta;

  it('says so', async () => {
    const ran = await new World().run(['learn', id, '--plain'], realGames);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toBe(
      `boardgames: There is no lesson for ${title}; "boardgames rules ${id}" explains it.\n`,
    );
  });

  it('is not offered to learn in the menu, at a plain terminal, or by completion', async () => {
    const sitting = await Sitting.menu({ game });
    expect(sitting.text).toContain(title);
    expect(sitting.text).not.toMatch(/learn/iu);
    const opened = await new World().run([id, '--plain'], { ...realGames, tty: true });
    expect(opened).toMatchObject({ code: 0, err: '' });
    const { out } = await new World().run(['completion', 'fish'], realGames);
    const offered = out.split('\n').filter(line => line.includes('learn'));
    expect(offered.join('\n')).not.toContain(id);
  });
});

describe('a lesson, such as that of Newton,', () => {
  const learn = (world: World, input: string) =>
    world.run(['learn', 'newton', '--plain'], { ...realGames, input });

  it('marks the suggested move and asks before another is played', async () => {
    const { out } = await learn(new World(), 'keep huygens\nlesson\n');
    expect(out).toMatch(/\[keep newton\] \(suggested\)/u);
    expect(out).toMatch(
      /You may do that \(Keep Christiaan Huygens.*the lesson goes on with: Keep Isaac Newton/u,
    );
    expect(out.match(/Welcome to Newton/gu)).toHaveLength(2);
  });

  it('lets go of a player who insists, and takes up again after an undo', async () => {
    const world = new World();
    const { out } = await learn(world, 'keep huygens\nkeep huygens\nundo\n');
    expect(out).toContain('On your own.');
    expect(out.indexOf('Lesson, step 1 of')).not.toBe(out.lastIndexOf('Lesson, step 1 of'));
    expect(world.kept('newton-first-lesson')).toContain('Player: keep huygens\nundo\n');
  });

  it('is a kept game that is taken up where it was left', async () => {
    const world = new World();
    await learn(world, 'keep newton\n');
    const { code, out } = await world.run(['resume', 'newton-first', '--plain'], { ...realGames, input: '' });
    expect(code).toBe(0);
    expect(out).toContain('Lesson, step 2 of');
    const other = ['newton', '--players', 'Ann,Bob', '--seed', 'first-lesson', '--plain'];
    await world.run(other, { ...realGames, input: '' });
    const resumed = await world.run(['resume', 'newton-first-lesson-2', '--plain'], {
      ...realGames,
      input: '',
    });
    expect(resumed).toMatchObject({ code: 0, out: expect.not.stringContaining('Lesson, step') });
  });

  it('needs a game that has one, and a terminal or --plain', async () => {
    const world = new World();
    expect(await world.run(['learn', 'nim', '--plain'])).toMatchObject({ code: 1 });
    expect(await world.run(['learn', 'newtn', '--plain'], realGames)).toMatchObject({ code: 2 });
    expect(await world.run(['learn', 'newton'], realGames)).toMatchObject({ code: 2 });
  });

  it('lies over the full screen, with its move under the cursor', async () => {
    const game = findGame('newton')!;
    const sitting = await Sitting.menu({ game });
    const session = unwrap(await sitting.stage.services.learn(game));
    await sitting.stage.go({ screen: 'table', session });
    expect(sitting.text).toContain('Lesson, step 1 of');
    expect(sitting.text).toContain('Welcome to Newton');
    sitting.press('enter');
    expect(sitting.text).not.toContain('Welcome to Newton');
    expect(sitting.text).toContain('suggested: Keep Isaac Newton');
    expect(sitting.press('t').text).toContain('Welcome to Newton');
    sitting.press('esc', 'down', 'enter');
    expect(sitting.text).toContain('but the lesson goes');
    sitting.press('esc', 'up', 'enter');
    expect(session.match.entries.map(({ choice }) => choice.notation)).toEqual(['keep newton']);
    expect(sitting.text).toContain('Lesson, step 2 of');
  });

  it('can be picked in the menu, which welcomes newcomers', async () => {
    const sitting = await Sitting.menu({ game: findGame('newton')! });
    expect(sitting.text).toContain('New here?');
    sitting.press('down', 'enter');
    await sitting.until(text => text.includes('Welcome to Newton'));
  });

  it('is offered to a newcomer at a plain terminal, once', async () => {
    const world = new World();
    const open = () => world.run(['newton', '--solo', '--plain'], { ...realGames, tty: true });
    expect((await open()).err).toContain('boardgames learn newton');
    expect((await open()).err).not.toContain('boardgames learn');
  });

  it('calls the player by the configured name', async () => {
    const world = new World();
    world.write('home/config.toml', 'name = "Ada"\n');
    const { out } = await learn(world, 'keep newton\n');
    expect(out).toContain('Ada keeps Isaac Newton.');
  });

  it('opens on the full screen with its guide', async () => {
    const { screens } = await new World().run(['learn', 'newton'], { ...realGames, tty: true });
    const [request] = screens;
    expect(request?.screen === 'table' && request.session.guide?.advice()?.suggested).toBe('keep newton');
  });
});
