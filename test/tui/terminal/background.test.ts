import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackgroundQuestion, paletteInEnvironment } from '../../../src/tui/terminal/background.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  readonly question: BackgroundQuestion;
  readonly written: string[];
  readonly known: string[];
  isSettled(): Promise<boolean>;
}

function asked(): Asked {
  const question = new BackgroundQuestion();
  const written: string[] = [];
  const known: string[] = [];
  question.whenKnown(palette => known.push(palette));
  question.ask(text => written.push(text));
  let settled = false;
  void question.settled.then(() => {
    settled = true;
  });
  const isSettled = async (): Promise<boolean> => {
    await Promise.resolve();
    return settled;
  };
  return { question, written, known, isSettled };
}

describe('the question for the background', () => {
  it('is followed by one that every terminal answers', () => {
    expect(asked().written).toEqual(['\u001B]11;?\u001B\\\u001B[c']);
  });

  it.each([
    ['rgb:0000/0000/0000', 'dark'],
    ['rgb:ffff/ffff/ffff', 'light'],
    ['rgb:1e/1e/2e', 'dark'],
    ['rgb:f/f/f', 'light'],
    ['rgb:300/0a0/240', 'dark'],
    ['rgba:fdfd/f6f6/e3e3/ffff', 'light'],
    ['#002b36', 'dark'],
    ['#fff', 'light'],
    ['rgb:4a4a/4a4a/4a4a', 'dark'],
    ['rgb:a0a0/a0a0/a0a0', 'light'],
  ])('%s is %s', async (color, palette) => {
    const { question, known, isSettled } = asked();
    question.reply(`\u001B]11;${color}`);
    expect(known).toEqual([palette]);
    expect(await isSettled()).toBe(true);
  });

  it.each([
    '\u001B]11;rgb:zz/00/00',
    '\u001B]11;rgb:00/00',
    '\u001B]11;',
    '\u001B]10;rgb:ff/ff/ff',
    '\u001B]11;#ffff',
  ])('%j is no answer', async reply => {
    const { question, known, isSettled } = asked();
    question.reply(reply);
    expect(known).toEqual([]);
    expect(await isSettled()).toBe(false);
  });

  it('is not waited for where the second answer comes first', async () => {
    const { question, known, isSettled } = asked();
    expect(await isSettled()).toBe(false);
    question.reply('\u001B[?1;2c');
    expect(await isSettled()).toBe(true);
    expect(known).toEqual([]);
    expect(question.outstanding).toBe(0);
  });

  it('is not waited for longer than a moment', async () => {
    const { isSettled } = asked();
    await vi.advanceTimersByTimeAsync(90);
    expect(await isSettled()).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(await isSettled()).toBe(true);
  });

  it('may be answered late', async () => {
    const { question, known } = asked();
    await vi.advanceTimersByTimeAsync(400);
    expect(question.outstanding).toBeGreaterThan(500);
    question.reply('\u001B]11;rgb:ffff/ffff/ffff');
    expect(known).toEqual(['light']);
    expect(question.outstanding).toBeGreaterThan(500);
    question.reply('\u001B[?62c');
    expect(question.outstanding).toBe(0);
  });

  it('is given up at last', async () => {
    const { question } = asked();
    await vi.advanceTimersByTimeAsync(1001);
    expect(question.outstanding).toBe(0);
  });

  it('need not be asked at all', async () => {
    const question = new BackgroundQuestion();
    await question.settled;
    expect(question.outstanding).toBe(0);
  });

  it('is heard by whoever asks after the answer', () => {
    const { question } = asked();
    question.reply('\u001B]11;rgb:ffff/ffff/ffff');
    const known: string[] = [];
    question.whenKnown(palette => known.push(palette));
    expect(known).toEqual(['light']);
  });
});

describe('COLORFGBG', () => {
  it.each([
    ['15;0', 'dark'],
    ['0;15', 'light'],
    ['0;7', 'light'],
    ['7;8', 'dark'],
    ['0;default;15', 'light'],
    ['15;default', null],
    ['default;default', null],
    ['15', null],
    ['0;99', null],
    ['', null],
    [undefined, null],
  ])('%j is %s', (value, palette) => {
    expect(paletteInEnvironment({ COLORFGBG: value })).toBe(palette);
  });
});
