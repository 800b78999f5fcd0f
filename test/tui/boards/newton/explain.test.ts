import { expect, it } from 'vitest';
import { Match } from '../../../../src/core/match.ts';
import { defaultOptions } from '../../../../src/core/options.ts';
import { create } from '../../../../src/games/newton/index.ts';
import { schema } from '../../../../src/games/newton/schema.ts';
import type { AnyBoards } from '../../../../src/tui/boards/contract.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { loadBundledData } from '../../../support/data.ts';
import { people } from '../../../support/games.ts';

const data = schema.parse(loadBundledData('newton'));
const game = create(data);
const boards: AnyBoards = createBoards(data);

it('explains a starting card by the book on the own one, which differs from player to player', () => {
  const names = ['Ada', 'Ben', 'Cy', 'Dee'];
  const match = new Match({
    ...{ game, players: people(names), seed: 'books', first: 0 },
    options: defaultOptions(game.meta),
  });
  const explained = new Map<number, string>();
  while (explained.size < names.length) {
    const { seat } = match.decision!;
    const travel = match.choices.find(({ notation }) => notation === 'play start-travel');
    if (travel !== undefined) {
      const view = match.view(seat);
      const text = boards.explain('card.start-travel', view, names)!.text;
      const [book] = /1 (blue|green|orange) book/u.exec(match.game.describe(travel.move, view, names))!;
      expect(text).toContain(book);
      explained.set(seat, book);
    }
    match.play((match.choices.find(({ notation }) => notation === 'end') ?? match.choices[0]!).notation);
  }
  expect(new Set(explained.values()).size).toBeGreaterThan(1);
});
