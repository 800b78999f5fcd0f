import { describe, expect, it } from 'vitest';
import { makeTables } from '../../../../src/games/leonardo/rules/data.ts';
import {
  ACADEMY,
  COUNCIL,
  NOWHERE,
  SHOPS,
  type View,
  WORKSHOP,
} from '../../../../src/games/leonardo/rules/types.ts';
import { schema } from '../../../../src/games/leonardo/schema.ts';
import {
  arrivalOf,
  leftOut,
  oneMore,
  prospects,
  withArrival,
} from '../../../../src/tui/boards/leonardo/forecast.ts';
import { loadBundledData } from '../../../support/data.ts';
import { game, positionAt, start } from './positions.ts';

const t = makeTables(schema.parse(loadBundledData('leonardo')));
const [smith, glazier] = SHOPS as [(typeof SHOPS)[number], (typeof SHOPS)[number]];

/** Workers are placed, everybody has money, and these seats stand in a zone with so many apprentices each. */
function table(zone: number, strengths: readonly (readonly [seat: number, apprentices: number])[]): View {
  const view = game.view(positionAt({ players: 4, seed: 'four' }, 1, 'placement'), 0);
  for (const player of view.seats) player.florins = 20;
  view.rows[zone] = strengths.map(([seat]) => seat);
  for (const [seat, apprentices] of strengths) view.seats[seat]!.placed[zone] = apprentices;
  return view;
}

const pricesOf = (view: View, zone = smith): Record<number, readonly number[]> =>
  Object.fromEntries(prospects(t, view, zone).map(({ seat, prices }) => [seat, prices]));

describe('what each will pay in a zone', () => {
  it('rises with every purchase, down the ranking and round again', () => {
    expect(pricesOf(table(smith, [[1, 1]]))).toEqual({ 1: [0, 2, 3, 4] });
    expect(
      pricesOf(
        table(smith, [
          [1, 1],
          [2, 3],
        ]),
      ),
    ).toEqual({ 2: [0, 3], 1: [2, 4] });
  });

  it('stays for the next where somebody cannot pay', () => {
    const view = table(smith, [
      [2, 3],
      [1, 2],
      [3, 1],
    ]);
    view.seats[1]!.florins = 1;
    expect(prospects(t, view, smith)).toEqual([
      { seat: 2, prices: [0, 3], why: null, dear: null },
      { seat: 1, prices: [], why: 'florins', dear: 2 },
      { seat: 3, prices: [2, 4], why: null, dear: null },
    ]);
  });

  it('is nothing where the shop runs out, or there is no use for what is sold', () => {
    const view = table(smith, [
      [0, 2],
      [1, 1],
    ]);
    view.shops[0] = 1;
    expect(prospects(t, view, smith).map(each => each.why)).toEqual([null, 'late']);
    const school = table(ACADEMY, [[2, 1]]);
    school.seats[2]!.academy = 0;
    expect(prospects(t, school, ACADEMY)).toEqual([{ seat: 2, prices: [], why: 'use', dear: null }]);
    const shop = table(WORKSHOP, [[2, 1]]);
    for (const lab of shop.seats[2]!.labs) if (lab.side >= 0) lab.invention = t.inventions[0]!;
    const { side } = shop.seats[2]!.labs[1];
    expect(prospects(t, shop, WORKSHOP)[0]!.why).toBe(side < 0 ? null : 'use');
  });

  it('goes on from the purchases already made where the Lord is', () => {
    const state = positionAt({ players: 3, seed: 'three' }, 1, 'offer');
    const view = game.view(state, state.pending!.seat);
    const zone = state.lord;
    if (zone === NOWHERE) throw new Error('the Lord is nowhere');
    for (const player of view.seats) player.florins = 20;
    view.bought = 2;
    expect(pricesOf(view, zone)[state.pending!.seat]![0]).toBe(t.constants.prices[2]);
  });
});

describe('workers about to arrive', () => {
  it('are those of the move under the cursor', () => {
    const view = table(glazier, [[1, 1]]);
    expect(arrivalOf({ type: 'send', place: glazier }, view)).toEqual({
      seat: 0,
      place: glazier,
      apprentices: 1,
      master: false,
    });
    expect(arrivalOf({ type: 'pass' }, view)).toBeNull();
    expect(arrivalOf(null, view)).toBeNull();
  });

  it('stand at the end of the row, and change no other table', () => {
    const view = table(glazier, [[1, 1]]);
    const then = withArrival(view, { seat: 0, place: glazier, apprentices: 0, master: true });
    expect(then.rows[glazier]).toEqual([1, 0]);
    expect(then.seats[0]!.master).toBe(glazier);
    expect(view.rows[glazier]).toEqual([1]);
    expect(pricesOf(then, glazier)).toEqual({ 0: [0, 3], 1: [2, 4] });
  });

  it('get nothing in the Council where everybody else is there already', () => {
    const view = table(COUNCIL, [
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    expect(leftOut(t, view)).toBeNull();
    expect(leftOut(t, oneMore(view, 0, COUNCIL))).toBe(0);
  });

  it('are an apprentice, or the master where apprentices have been there', () => {
    const view = game.view(start({ players: 2, seed: 'one more' }), 0);
    view.seats[0]!.idle = 2;
    expect(oneMore(view, 0, smith).seats[0]!.placed[smith]).toBe(1);
    view.seats[0]!.placed[smith] = 1;
    expect(oneMore(view, 0, smith).seats[0]!.master).toBe(smith);
  });
});
