import { describe, expect, it } from 'vitest';
import { alone } from '../../src/app/curtain.ts';
import { guideThrough } from '../../src/app/learn/guide.ts';
import { readLesson } from '../../src/app/learn/lesson.ts';
import { loadEntry } from '../../src/app/load-game.ts';
import { openMatch, parseMoveFile } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { findGame } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readLessonFile } from '../../src/storage/rules-data.ts';
import { loadBoards } from '../../src/tui/boards/load.ts';
import { wrap } from '../../src/tui/draw/text.ts';
import { buildModel } from '../../src/tui/table/model.ts';
import { chosenPanel, focusedTarget, INITIAL_UI, markedTarget } from '../../src/tui/table/ui.ts';
import { World } from '../cli/support/world.ts';
import { games, hasLesson, partition, realGames } from '../support/games.ts';
import { Sitting } from '../tui/sitting.ts';

/** With a column beside the boards. */
const LARGE = { width: 120, height: 40 };

const [taught, untaught] = partition(games, hasLesson);

describe.each(taught)('the lesson of $meta.title', entry => {
  const open = async () => {
    const file = parseMoveFile(unwrap(readLessonFile(entry.meta.id, nodeFiles)) ?? '');
    const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
    const start = () => unwrap(openMatch(loaded.game, file));
    return { lesson: readLesson(file), match: start(), start, loaded };
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

  it('speaks at 12 to 30 decisions, a short paragraph each, and only to the player', async () => {
    const { lesson, match } = await open();
    const told = lesson.steps.filter(step => step.text.length > 0);
    expect(told.length).toBeGreaterThanOrEqual(12);
    expect(told.length).toBeLessThanOrEqual(30);
    for (const text of [...told.map(step => step.text), lesson.farewell]) {
      expect(text).toHaveLength(1);
      const [paragraph = ''] = text;
      expect(paragraph.split(' ').length, paragraph).toBeLessThanOrEqual(60);
      // In the column beside the boards, and in the strip below them.
      expect(wrap(paragraph, 37).length, paragraph).toBeLessThanOrEqual(12);
      expect(wrap(paragraph, 80).length, paragraph).toBeLessThanOrEqual(4);
    }
    for (const { notation, text, look, any, why } of lesson.steps) {
      if (match.human === null) expect([text, look, any, why]).toEqual([[], null, false, '']);
      match.play(notation);
    }
  });

  it('points at what is there to look at: boards, and things on them', async () => {
    const { lesson, match, loaded } = await open();
    const boards = await loadBoards(loaded);
    const panels = boards.panels.map(panel => panel.id);
    let pointed = 0;
    for (const { notation, look, text } of lesson.steps) {
      if (look !== null) {
        const targets = boards.targets(match.view(0)).map(target => target.id);
        expect([...panels, ...targets], notation).toContain(look);
        expect(text, notation).not.toEqual([]);
        pointed += 1;
      }
      match.play(notation);
    }
    expect(pointed).toBeGreaterThanOrEqual(12);
  });

  it('shows what it points at, until the cursor goes elsewhere', async () => {
    const { lesson, match, loaded } = await open();
    const boards = await loadBoards(loaded);
    const session = { match, guide: guideThrough(lesson, match), preview: () => null };
    for (const { notation, look } of lesson.steps) {
      if (look !== null) {
        const model = buildModel(session, boards, alone(0));
        const at = model.items.findIndex(item => item.kind === 'move' && item.notation === notation);
        const targets = boards.targets(model.view);
        const panel = targets.find(target => target.id === look)?.panel ?? look;
        const ui = { ...INITIAL_UI, focus: at };
        expect(chosenPanel(ui, model)).toBe(panel);
        if (panel !== look) expect(markedTarget(ui, model)).toBe(look);
        const elsewhere = { ...INITIAL_UI, focus: (at + 1) % model.items.length };
        expect(markedTarget(elsewhere, model)).toBe(focusedTarget(elsewhere, model));
      }
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
    const sitting = await Sitting.menu({ game, size: LARGE });
    const session = unwrap(await sitting.stage.services.learn(game));
    const { match } = session;
    await sitting.stage.go({ screen: 'table', session });
    while (!sitting.text.includes('End of the lesson')) {
      const before = match.entries.length;
      // The cursor is on the move of the lesson; Space has the bots move at once.
      sitting.press('enter');
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

  it('stands beside the moves on the full screen, with its move under the cursor', async () => {
    const game = findGame('newton')!;
    const sitting = await Sitting.menu({ game, size: LARGE });
    const session = unwrap(await sitting.stage.services.learn(game));
    await sitting.stage.go({ screen: 'table', session });
    expect(sitting.text).toContain('Lesson, step 1 of');
    expect(sitting.text).toContain('Welcome to Newton');
    expect(sitting.text).toContain('suggested: Keep Isaac');
    sitting.press('down', 'enter');
    expect(sitting.text).toContain('but the lesson goes');
    sitting.press('esc', 'up', 'enter');
    expect(session.match.entries.map(({ choice }) => choice.notation)).toEqual(['keep newton']);
    expect(sitting.text).toContain('Lesson, step 2 of');
  });

  it('can be picked in the menu, which welcomes newcomers', async () => {
    const sitting = await Sitting.menu({ game: findGame('newton')! });
    expect(sitting.text).toContain('Learn by playing');
    sitting.press('enter');
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
