import type { GameMeta } from '../../core/game.ts';
import type { Table } from './rules/types.ts';

export const meta: GameMeta = {
  id: 'leonardo',
  title: 'Leonardo da Vinci',
  about: 'Send workers through the city, build inventions first',
  aim: [
    'The city pays florins for inventions: more to whoever builds one first, who also keeps its card.',
    'Every turn you send your master and apprentices to shops for components, to the Council and the Academy, or into laboratories where the work takes weeks.',
    'After nine turns the most florins win, with a bonus for cards of many kinds.',
  ],
  minutes: { min: 45, max: 120 },
  players: { min: 2, max: 5 },
  rulesVersion: 3,
  replaysFrom: 3,
  options: [
    {
      key: 'setup',
      values: ['beginner', 'experienced'],
      about: 'ready-made starting sets, or a turn 0 in which each player chooses favours',
    },
    {
      key: 'codex',
      values: ['no', 'yes'],
      about: 'Codex Leonardi I: another Council privilege',
    },
    { key: 'open', values: ['no', 'yes'], about: 'hands of florins and components lie open' },
    {
      key: 'counted',
      values: ['yes', 'no'],
      about: 'the table counts what others own; without it you count for yourself',
    },
  ],
  roundName: (round, { setup }) => `Turn ${printedTurn({ round, experienced: setup === 'experienced' })}`,
};

/**
 * The number on the turn track. The experienced set-up begins with a turn 0. [leonardo.turns], [leonardo.experienced]
 */
export function printedTurn({ round, experienced }: Pick<Table, 'round' | 'experienced'>): number {
  return experienced ? round - 1 : round;
}
