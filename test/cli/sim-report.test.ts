import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/app/sim/game.ts';
import type { SimPlan } from '../../src/app/sim/plan.ts';
import { Tally } from '../../src/app/sim/tally.ts';
import { widthOfText } from '../../src/app/text-width.ts';
import { barLine, progressBar } from '../../src/cli/sim/progress.ts';
import { reportJson, reportText } from '../../src/cli/sim/report.ts';
import { bazaar } from '../bots/bazaar.ts';

const bot = (level: 'random' | 'easy') => ({ name: `bot:${level}`, bot: { level, iterations: null } });
const plan: SimPlan = {
  gameId: 'bazaar',
  dataDir: null,
  players: [bot('easy'), bot('random'), { ...bot('random'), name: 'Vera' }],
  options: {},
  seed: 'tally',
  games: 9,
  swap: false,
  ladder: false,
};
const loaded = { game: bazaar, fingerprint: '' };
const tally = new Tally(plan);
for (let index = 0; index < plan.games; index++) tally.add(await playGame(loaded, plan, index, null));

describe('a report', () => {
  const report = { plan, summary: tally.summary(), timing: tally.timing(), seconds: 2, interrupted: true };

  it('is a table', () => {
    const lines = reportText(report);
    expect(lines[0]).toBe('bazaar, seed tally: 9 games of 9 (interrupted)');
    expect(lines.find(line => line.startsWith('bot:easy'))).toMatch(/\d %\s+\d+\.\d % to \d+\.\d %/u);
    expect(lines.some(line => line.startsWith('Vera (bot:random)'))).toBe(true);
    expect(lines.some(line => line.startsWith('trade'))).toBe(true);
  });

  it('is straight with wide names', () => {
    const players = [plan.players[0]!, plan.players[1]!, { ...bot('random'), name: '李雷' }];
    const text = reportText({ ...report, plan: { ...plan, players } });
    const [heading, ...rows] = text.slice(2, 6);
    expect(rows.at(-1)).toContain('李雷 (bot:random)');
    expect(rows.map(widthOfText)).toEqual(rows.map(() => widthOfText(heading!)));
  });

  it('leaves wins out where one plays alone', async () => {
    const solo = { ...plan, players: [bot('easy')], games: 2 };
    const alone = new Tally(solo);
    alone.add(await playGame(loaded, solo, 0, null));
    const text = reportText({ ...report, plan: solo, summary: alone.summary(), timing: alone.timing() });
    expect(text.join('\n')).not.toMatch(/wins/u);
  });

  it('has a JSON form', () => {
    const json = reportJson(report);
    expect(json).toMatchObject({ game: 'bazaar', games: 9, interrupted: true });
    expect(json.players[0]).toMatchObject({ name: 'bot:easy', bot: 'bot:easy' });
  });
});

describe('a progress bar', () => {
  it('says how long it will take', () => {
    expect(barLine(0, 4, 0)).toBe('[----------------------------] 0/4 games');
    expect(barLine(1, 4, 30)).toBe('[#######---------------------] 1/4 games, 1 min 30 s left');
    expect(barLine(1, 401, 30)).toMatch(/3 h 20 min left$/u);
  });

  it('is drawn on terminals only, not more often than needed', () => {
    const written: string[] = [];
    let time = 0;
    const write = (text: string) => written.push(text);
    progressBar({ write }, 10).update(5);
    expect(written).toEqual([]);
    const bar = progressBar({ write, isTTY: true }, 10, () => time);
    bar.update(1);
    bar.update(2);
    time = 1000;
    bar.update(3);
    bar.clear();
    expect(written).toHaveLength(3);
  });
});
