import { describe, expect, it } from 'vitest';
import { makeTables } from '../../../../src/games/leonardo/rules/data.ts';
import {
  type Event,
  type InventionIndex,
  SMALL,
  type View,
} from '../../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../../src/games/leonardo/schema.ts';
import { plain, widthOfText } from '../../../../src/tui/draw/cells.ts';
import { loadBundledData } from '../../../support/data.ts';
import { ascii, mono } from '../../support.ts';
import { allNames, boards, game, playThrough, start } from './positions.ts';

const t = makeTables(schema.parse(loadBundledData('leonardo')));
const names = allNames.slice(0, 3);
const hammer = t.inventions[0]!;

function tableOf(leonardo: number): View {
  const view = game.view(start({ players: 3, seed: 'moments' }), null);
  view.leonardo = leonardo;
  return view;
}

interface Shown {
  readonly title: string;
  readonly text: string;
}

function shown(event: Event, view: View): Shown | null {
  const moment = boards.moment?.(event, view, names) ?? null;
  if (moment === null) return null;
  const lines = moment.draw({ width: 60, names, marks: mono.marks(names), theme: mono });
  return { title: moment.title, text: plain(lines.join(' ')).replaceAll(/\s+/gu, ' ') };
}

function bids(
  winner: number | null,
  ...amounts: readonly (readonly [seat: number, florins: number])[]
): Event {
  return {
    type: 'bids',
    seat: winner,
    invention: hammer,
    bids: amounts.map(([seat, florins]) => ({ seat, florins })),
    reveals: true,
  };
}

function completed(invention: InventionIndex, discount: number, first: boolean): Event {
  const florins = first ? t.florinsFirst[invention]! : t.florinsLater[invention]!;
  return { type: 'completed', seat: 1, lab: SMALL, invention, discount, florins, first, reveals: true };
}

describe('moments', () => {
  it('open bids side by side, with the winner and why', () => {
    const found = shown(bids(2, [0, 3], [2, 5]), tableOf(0))!;
    expect(found.title).toBe('Sealed bids for the card Automatic hammer');
    expect(found.text).toMatch(/Ann █+░+ 3 florins .*Cid █+ 5 florins ✓ takes the card/u);
    expect(found.text).toContain('Cid pays 5 florins and takes the card: it was the highest bid.');
  });

  it('give the reason for a tie', () => {
    const held = shown(bids(0, [0, 3], [2, 3]), tableOf(0))!;
    expect(held.text).toContain('Cid bid as much, but Ann holds Leonardo.');
    const next = shown(bids(2, [2, 3], [0, 3]), tableOf(1))!;
    expect(next.text).toContain('Ann bid as much, but clockwise from Leonardo, with Bob, Cid comes first.');
    expect(shown(bids(null, [0, 0], [2, 0]), tableOf(0))!.text).toContain('goes out of the game');
  });

  it('tell what a completion brought and why', () => {
    const view = tableOf(0);
    view.seats[1]!.cards = [hammer];
    const first = shown(completed(hammer, 0, true), view)!;
    expect(first.title).toBe('Bob completes Automatic hammer');
    expect(first.text).toContain('Bob gets 5 florins: the sum for all who complete it in the first turn.');
    expect(first.text).toContain('Bob takes the card');
    expect(first.text).toMatch(/✓ iron .*at the end 0ƒ for 1 type, 3 types bring 8ƒ/u);
    const later = shown(completed(hammer, 2, false), view)!;
    expect(later.text).toContain('4 florins: the lower sum, because somebody else was first.');
    expect(later.text).toContain('cards of the iron type took 2 weeks off');
    expect(later.text).toContain('There is no card for it any more.');
    view.auctions = [{ invention: hammer, bidders: [1, 2] }];
    view.seats[1]!.cards = [];
    expect(shown(completed(hammer, 0, true), view)!.text).toContain('Bob and Cid complete it together');
  });

  it('say what is different in the last turns where they begin', () => {
    const round = (printedTurn: number): Event => ({ type: 'round', seat: null, printedTurn });
    expect(shown(round(7), tableOf(0))).toBeNull();
    expect(shown(round(8), tableOf(0))).toMatchObject({ title: 'Turn 8: the city is closed' });
    expect(shown(round(9), tableOf(0))!.text).toContain('the richest wins');
  });

  it('fit their width, in ASCII too, whatever happens in a game', () => {
    const titles = new Set<string>();
    playThrough({ players: 3, seed: 'three' }, (state, moves) => {
      const copy = structuredClone(state);
      game.apply(copy, moves[0]!, event => {
        const moment = boards.moment?.(event, game.view(copy, null), names) ?? null;
        if (moment === null) return;
        titles.add(moment.title.replace(/^\w+ |:.*/gu, ''));
        for (const width of [40, 76])
          for (const line of moment.draw({ width, names, marks: ascii.marks(names), theme: ascii }))
            expect(widthOfText(line)).toBeLessThanOrEqual(width);
      });
      return false;
    });
    expect(titles.size).toBeGreaterThan(0);
  });
});
