import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BotRequest, chooseMove } from '../../src/bots/index.ts';
import { BOT_LEVELS } from '../../src/core/seats.ts';
import { bazaar } from './bazaar.ts';

const request = (state: ReturnType<typeof bazaar.setup>, level: BotRequest['level']): BotRequest => {
  const { seat } = bazaar.decision(state)!;
  return { view: bazaar.view(state, seat), seat, level, iterations: 60, timeMs: 0, seed: 'secrecy' };
};

describe('secrecy', () => {
  it.each(BOT_LEVELS)('%s chooses the same whatever is hidden from it', level => {
    const state = bazaar.setup({ players: 3, seed: 'truth', options: {}, first: null });
    for (let taken = 0; bazaar.decision(state) !== null; taken++) {
      const asked = request(state, level);
      const other = bazaar.sample(bazaar.view(state, asked.seat), `another truth ${taken}`);
      const { notation } = chooseMove(bazaar, asked);
      expect(chooseMove(bazaar, request(other, level)).notation).toBe(notation);
      bazaar.apply(state, bazaar.legalMoves(state).find(move => bazaar.notate(move) === notation)!);
    }
  });

  it('no bot module imports a game', () => {
    const folder = join(import.meta.dirname, '../../src/bots');
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.ts')) expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/\/games\//u);
    }
  });
});
