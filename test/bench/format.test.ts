import { describe, expect, it } from 'vitest';
import { formatNumber, markdownTable, resultTable } from '../../bench/format.ts';
import type { Report, Row } from '../../bench/report.ts';
import { met } from '../../bench/report.ts';

const flat = (median: number) => ({ median, low: median * 0.9, high: median * 1.1 });

const fast: Row = {
  part: 'kernel',
  what: 'newton, 2 players',
  unit: 'decisions/s',
  value: flat(412_345),
  against: { what: 'boardgame.io', value: flat(2900) },
  ratio: flat(142),
  bar: { atLeast: 60 },
};
const slow: Row = { ...fast, part: 'costs', what: 'clone', unit: 'us', ratio: flat(45), bar: { atMost: 40 } };
const bare: Row = { ...fast, what: 'memory', unit: 'MB', against: null, ratio: null, bar: null };

describe('met', () => {
  it('asks for at least or at most, and of nothing where there is no bar', () => {
    expect([met(fast), met(slow), met(bare)]).toEqual([true, false, null]);
    expect(met({ ...fast, ratio: flat(59) })).toBe(false);
    expect(met({ ...slow, ratio: flat(40) })).toBe(true);
  });
});

describe('resultTable', () => {
  it('aligns the columns and says what was met', () => {
    expect(resultTable([fast, slow]).split('\n')).toEqual([
      '                   measured          against             ratio  spread     bar',
      'newton, 2 players  412k decisions/s  boardgame.io 2,900  142x   128-156    >= 60x  met',
      'clone              412k us           boardgame.io 2,900  45.0x  40.5-49.5  <= 40x  MISSED',
    ]);
  });
});

describe('markdownTable', () => {
  it('names the machine and makes one line of each row', () => {
    const report: Report = {
      format: 'boardgames/bench@1',
      machine: { cpu: 'Abacus', cores: 2, memoryGb: 8, system: 'linux x64', node: 'v20.0.0' },
      quick: false,
      repetitions: 7,
      rows: [fast, bare],
    };
    const lines = markdownTable(report).split('\n');
    expect(lines[0]).toContain('Abacus, 2 cores, 8 GB, linux x64, Node v20.0.0');
    expect(lines[4]).toBe(
      '| kernel: newton, 2 players | 412k decisions/s | boardgame.io 2,900 | 142x (128-156) | >= 60x: met |',
    );
    expect(lines[5]).toBe('| kernel: memory | 412k MB |  |  |  |');
  });
});

describe('formatNumber', () => {
  it('keeps three digits that count', () => {
    expect([0.347, 4.666, 45.62, 456.7, 4567, 456_789].map(formatNumber)).toEqual([
      '0.35',
      '4.67',
      '45.6',
      '457',
      '4,567',
      '457k',
    ]);
  });
});
