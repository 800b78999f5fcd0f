import { describe, expect, it } from 'vitest';
import { type CurtainMode, nextFront } from '../../src/app/curtain.ts';
import type { Seat } from '../../src/core/game.ts';
import { auctionMatch } from '../toys/match.ts';

const front = (
  match: Parameters<typeof nextFront>[0],
  viewer: Seat | null,
  mode: CurtainMode,
  leavesTraces = false,
) => nextFront(match, viewer, { mode, leavesTraces });

describe('who sits in front of the screen', () => {
  it('is the only person, bots or not', () => {
    expect(front(auctionMatch(['Ann', 'Bob'], ['Bob']), null, 'auto')).toEqual({ viewer: 0, curtain: null });
    expect(front(auctionMatch(['Ann']), null, 'always')).toEqual({ viewer: 0, curtain: null });
    expect(front(auctionMatch(['Ann', 'Bob'], ['Ann', 'Bob']), null, 'auto').viewer).toBeNull();
  });

  it('changes behind a curtain where something is hidden', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    expect(front(match, null, 'auto')).toEqual({ viewer: null, curtain: 0 });
    expect(front(match, 0, 'auto')).toEqual({ viewer: 0, curtain: null });
    expect(front(match, 1, 'never')).toEqual({ viewer: 0, curtain: null });
  });

  it('changes behind a curtain after a secret that can still be read, whatever the next player holds', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    const open = { ...match.decision!, secret: false };
    const secretive = {
      ...{ config: match.config, over: false, human: 0, decision: open, entries: [] },
      hasSecrets: (seat: Seat) => seat === 1,
    };
    expect(front(secretive, 1, 'auto', false)).toEqual({ viewer: 0, curtain: null });
    expect(front(secretive, 1, 'auto', true)).toEqual({ viewer: null, curtain: 0 });
    expect(front(secretive, 1, 'never', true)).toEqual({ viewer: 0, curtain: null });
  });
});
