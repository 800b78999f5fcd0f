import { describe, expect, it } from 'vitest';
import { alone, type CurtainMode, type Front, nextFront } from '../../src/app/curtain.ts';
import type { Seat } from '../../src/core/game.ts';
import { auctionMatch } from '../toys/match.ts';

type Situation = Parameters<typeof nextFront>[0];

const front = (match: Situation, before: Front, mode: CurtainMode, leavesTraces = false) =>
  nextFront(match, before, { mode, leavesTraces });

const NOBODY = alone(null);
const curtainFor = (curtain: Seat): Front => ({ viewer: null, curtain, shared: false });
const sharedBy = (viewer: Seat): Front => ({ viewer, curtain: null, shared: true });

describe('who sits in front of the screen', () => {
  it('is the only person, bots or not', () => {
    expect(front(auctionMatch(['Ann', 'Bob'], ['Bob']), NOBODY, 'auto')).toEqual(alone(0));
    expect(front(auctionMatch(['Ann']), NOBODY, 'always')).toEqual(alone(0));
    expect(front(auctionMatch(['Ann', 'Bob'], ['Ann', 'Bob']), NOBODY, 'auto')).toEqual(alone(null));
  });

  it('changes behind a curtain where something is hidden', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    expect(front(match, NOBODY, 'auto')).toEqual(curtainFor(0));
    expect(front(match, alone(0), 'auto')).toEqual(alone(0));
    expect(front(match, alone(1), 'never')).toEqual(alone(0));
  });

  it('changes behind a curtain after a secret that can still be read, whatever the next player holds', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    const decision = { ...match.decision!, secret: false };
    const secretive = {
      ...{ config: match.config, over: false, human: 0, decision, entries: [] },
      hasSecrets: (seat: Seat) => seat === 1,
    };
    expect(front(secretive, alone(1), 'auto', false)).toEqual(alone(0));
    expect(front(secretive, alone(1), 'auto', true)).toEqual(curtainFor(0));
    expect(front(secretive, alone(1), 'never', true)).toEqual(alone(0));
  });
});

describe('an open decision', () => {
  const match = auctionMatch(['Ann', 'Bob', 'Cem'], ['Cem']);
  const at = (human: Seat | null, kind: 'open' | 'secret'): Situation => ({
    ...{ config: match.config, over: false, human, entries: [] },
    decision: { ...match.decision!, seat: human ?? 2, open: kind === 'open', secret: kind === 'secret' },
    hasSecrets: () => true,
  });

  it('is taken by all at the table, with what is secret face down', () => {
    expect(front(at(1, 'open'), alone(0), 'auto')).toEqual(sharedBy(1));
    expect(front(at(1, 'open'), alone(1), 'auto')).toEqual(sharedBy(1));
    expect(front(at(1, 'open'), sharedBy(0), 'auto')).toEqual(sharedBy(1));
  });

  it('is shared no longer once a secret choice follows, of the same player too', () => {
    expect(front(at(1, 'secret'), sharedBy(1), 'auto')).toEqual(curtainFor(1));
    expect(front(at(0, 'secret'), sharedBy(1), 'auto')).toEqual(curtainFor(0));
    expect(front(at(1, 'secret'), alone(1), 'auto')).toEqual(alone(1));
  });

  it('is followed by bots with the secrets of whoever sits there face down', () => {
    expect(front(at(null, 'open'), alone(1), 'auto')).toEqual(sharedBy(1));
    expect(front(at(null, 'open'), alone(1), 'always')).toEqual(alone(1));
  });

  it('is taken behind a curtain where that is wanted, or where lines stay readable', () => {
    expect(front(at(1, 'open'), alone(0), 'always')).toEqual(curtainFor(1));
    expect(front(at(1, 'open'), alone(0), 'auto', true)).toEqual(curtainFor(1));
    expect(front(at(1, 'open'), alone(0), 'never')).toEqual(alone(1));
  });
});
