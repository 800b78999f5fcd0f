import { describe, expect, it } from 'vitest';
import { calibrationFor } from '../../src/bots/expectation.ts';
import { explainHint, NOTHING_STUDIED } from '../../src/bots/index.ts';
import type { Comparison } from '../../src/bots/reason.ts';
import type { Study } from '../../src/bots/study.ts';
import type { BotAnswer } from '../../src/bots/types.ts';
import { bazaar } from './bazaar.ts';

const opening = bazaar.setup({ players: 2, seed: 'opening', options: {}, first: null });
const view = bazaar.view(opening, 0);
const [best, next, third] = bazaar.legalMoves(opening).map(bazaar.notate);

const answer: BotAnswer = {
  notation: best!,
  value: 31,
  alternatives: [next!, third!].map(notation => ({ notation, value: 28, visits: 3 })),
  iterations: 50,
};
const names = ['Ann', 'Bob'];
const calibration = calibrationFor(null, 2);
const nothing: Comparison = { causes: [], stocks: [], choices: [0, 0] };

const hint = (study: Partial<Study>, more: { answer?: BotAnswer; names?: string[] } = {}): string[] => {
  const advice = { answer: more.answer ?? answer, study: { ...NOTHING_STUDIED, ...study } };
  return explainHint(bazaar, view, advice, { names: more.names ?? names, calibration });
};
const outlook = (score: number, lead: number): Partial<Study> => ({ outlook: { score, lead } });
const against = (margin: number): Partial<Study> => {
  const other = { notation: next!, margin };
  return { next: other, against: other };
};

describe('a hint', () => {
  it.each([
    [31.4, 6.2, 2.1, 2, /^31 points expected, a lead of 6; 2 points better than ".+ now"\.$/u],
    [31.4, 0.3, 0, 2, /^31 points expected, an even game; about as good as ".+ now"\.$/u],
    [18.6, -1.4, 1.2, 2, /^19 points expected, 1 behind; 1 point better than ".+ now"\.$/u],
    [31.4, 6.2, 0.3, 2, /^31 points expected, a lead of 6; slightly better than ".+ now"\.$/u],
    [101, 101, 3, 1, /^101 points expected; 3 points better than ".+ now"\.$/u],
  ])('says what to do and what is expected (%d, lead %d, by %d)', (score, lead, margin, players, text) => {
    const said = hint({ ...outlook(score, lead), ...against(margin) }, { names: names.slice(0, players) });
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/\.$/u);
    expect(said[1]).toMatch(text);
  });

  it('tells what is expected as games of bots have taught, for this turn and round', () => {
    const learned = {
      ...{ spread: 12, turns: [1, 11], score: [-10, 0], lead: [2, 0] },
      rounds: [{ score: -1, lead: 0.5 }],
    };
    const advice = { answer, study: { ...NOTHING_STUDIED, ...outlook(50, 1) } };
    const said = explainHint(bazaar, view, advice, { names, calibration: learned });
    expect(said[1]).toMatch(/^39 points expected, a lead of 4; /u);
  });

  it('says why: what the move brings and gives up, compared with the other', () => {
    const comparison: Comparison = {
      causes: [
        { label: 'Sales', points: 3.2 },
        { label: 'Workshop', points: -1.1 },
      ],
      stocks: [{ one: 'coin', many: 'coins', count: 2 }],
      choices: [5, 1],
    };
    expect(hint({ ...outlook(31, 6), ...against(2), comparison })[1]).toMatch(
      /"\. It brings 3 points in Sales and 2 more coins over the next turns and leaves more to choose from afterwards, and gives up 1 point in Workshop\.$/u,
    );
  });

  it('says of moves that are as good that they lead to the same, and what is worse', () => {
    const worse = { notation: third!, margin: 2 };
    const said = hint({ ...outlook(31, 6), ...against(0), against: worse, comparison: nothing })[1];
    expect(said).toMatch(
      /; about as good as "(.+)", 2 points better than "(?!\1).+"\. The next turns bring/u,
    );
    expect(hint(against(-3))[1]).toMatch(/^Not clearly better than ".+"\.$/u);
    expect(hint({ ...against(0), comparison: nothing })[1]).toMatch(
      /^About as good as ".+"\. The next turns bring the same\.$/u,
    );
  });

  it('names the likeliest reply', () => {
    const said = hint({ ...against(2), reply: { seat: 1, text: 'Sell silk' } });
    expect(said.at(-1)).toBe('Bob\'s likeliest reply: "Sell silk".');
  });

  it('makes do with the search where there was no time to look closer', () => {
    const [, worth, ...rest] = hint({});
    expect(worth).toMatch(/^3 points better than ".+ now"\.$/u);
    expect(rest).toEqual([]);
  });

  it('says where there is no choice', () => {
    const said = hint({}, { answer: { ...answer, alternatives: [] } });
    expect(said[1]).toBe('There is nothing else to choose.');
  });
});
