import { describe, expect, it } from 'vitest';
import type { AnyGame, Options } from '../../src/core/game.ts';
import { compareScores, winners } from '../../src/core/game.ts';
import { IllegalMove, Match } from '../../src/core/match.ts';
import { auction } from '../toys/auction.ts';
import { nim } from '../toys/nim.ts';

const people = (count: number) =>
  ['Ada', 'Bob', 'Cy', 'Dee'].slice(0, count).map(name => ({ name, bot: null }));

function start(
  players = 2,
  options: Options = { die: 'yes', hands: 'hidden' },
  game: AnyGame = auction,
): Match {
  return new Match({ game, players: people(players), seed: 'copper-owl-17', options, first: 0 });
}

/** Plays the first legal move until the decision is of this kind. */
function playUntil(match: Match, kind: string): Match {
  while (match.decision !== null && match.decision.kind !== kind) match.play(match.choices[0]!.notation);
  return match;
}

function reason(match: Match): string {
  const undo = match.undoState();
  return undo.allowed ? 'allowed' : undo.reason;
}

describe('a match', () => {
  it('plays legal moves and keeps them with their events', () => {
    const match = start();
    const first = match.choices[0]!;
    const entry = match.play(first.notation);
    expect(entry).toMatchObject({ number: 1, round: 1, choice: first, decision: { seat: 0, kind: 'bid' } });
    expect(entry.events.map(event => event.type)).toEqual(['sealed', 'chose']);
    expect(match.entries).toEqual([entry]);
    expect(match.decision?.seat).toBe(1);
  });

  it('refuses what is not legal, and stays as it was', () => {
    const match = start();
    const before = match.hash();
    expect(() => match.play('bid 99')).toThrow(IllegalMove);
    expect(match.hash()).toBe(before);
    expect(match.steps).toEqual([]);
  });

  it('stays as it was when the rules fail', () => {
    const game: AnyGame = {
      ...auction,
      apply(state) {
        state.rng[0] += 1;
        throw new Error('broken rules');
      },
    };
    const match = start(2, { die: 'no', hands: 'hidden' }, game);
    const before = match.hash();
    expect(() => match.play(match.choices[0]!.notation)).toThrow('broken rules');
    expect(match.hash()).toBe(before);
    expect(match.decision?.seat).toBe(0);
    expect(match.entries).toEqual([]);
  });

  it('ends with scores and winners', () => {
    const match = playUntil(start(), 'nothing');
    expect(match.over).toBe(true);
    expect(match.human).toBeNull();
    expect(match.choices).toEqual([]);
    expect(match.winners().length).toBeGreaterThan(0);
    expect(() => match.play('pass')).toThrow('the game is over');
  });

  it('says who must press a key: people, not bots', () => {
    const bot = { level: 'easy', iterations: null } as const;
    const players = [
      { name: 'Tycho', bot },
      { name: 'Ada', bot: null },
    ];
    const match = new Match({ game: nim, players, seed: 'x', options: {}, first: 0 });
    expect(match.human).toBeNull();
    match.play('take 1');
    expect(match.human).toBe(1);
  });

  it('lends its state to nobody', () => {
    const match = start();
    const before = match.hash();
    match.revealState().rng[0] = 0;
    expect(match.hash()).toBe(before);
  });
});

describe('undo', () => {
  it('has nothing to take back at the start', () => {
    expect(reason(start())).toBe('nothing has been played yet');
    expect(start().undo()).toBeNull();
  });

  it('takes back a decision of the own turn and plays it again', () => {
    const match = playUntil(start(), 'invest');
    const before = match.hash();
    const entry = match.play('invest gold');
    const after = match.hash();
    expect(reason(match)).toBe('allowed');
    expect(match.undo()).toEqual(entry);
    expect(match.hash()).toBe(before);
    expect(match.canRedo).toBe(true);
    expect(match.redo()).toEqual(entry);
    expect(match.hash()).toBe(after);
    expect(match.canRedo).toBe(false);
    expect(match.redo()).toBeNull();
  });

  it('forgets what could be redone once another move is played', () => {
    const match = playUntil(start(), 'invest');
    match.play('invest gold');
    match.undo();
    match.play('invest silver');
    expect(match.canRedo).toBe(false);
  });

  it('records every step, the undone ones too', () => {
    const match = playUntil(start(), 'invest');
    const seat = match.decision!.seat;
    const steps = match.steps.length;
    match.play('invest gold');
    match.undo();
    match.play('invest silver');
    expect(match.steps.slice(steps)).toEqual([
      { type: 'move', seat, notation: 'invest gold' },
      { type: 'undo' },
      { type: 'move', seat, notation: 'invest silver' },
    ]);
    expect(match.entries.at(-1)).toMatchObject({ number: steps + 1 });
  });

  it('stops where another player took over', () => {
    const match = start();
    match.play(match.choices[0]!.notation);
    expect(reason(match)).toBe('the decision has passed to Bob');
    expect(match.undo()).toBeNull();
  });

  it('stops at new information, and says which', () => {
    const match = playUntil(start(), 'invest');
    match.play('roll');
    expect(reason(match)).toMatch(/^new information came up: (Ada|Bob) rolls a [1-6]$/u);
  });

  it('tells no secret as its reason', () => {
    const match = playUntil(start(), 'invest');
    playUntil(match, 'bid');
    const { seat } = match.decision!;
    const drew = match.entries.at(-1)!.events.find(event => event.only !== undefined && event.only !== seat)!;
    expect(reason(match)).not.toContain(match.game.narrate(drew, match.names));
  });

  it('stops at the end of the game', () => {
    expect(reason(playUntil(start(), 'nothing'))).toBe('the game is over');
  });

  it('goes back several decisions, up to the barrier', () => {
    const slow: AnyGame = {
      ...nim,
      apply: (state, move) =>
        Object.assign(state, { stones: (state as never)['stones'] - (move as never)['stones'] }),
    };
    const match = new Match({ game: slow, players: people(2), seed: 'x', options: {}, first: 0 });
    const before = match.hash();
    for (let i = 0; i < 3; i++) match.play('take 1');
    while (match.undo() !== null);
    expect(match.hash()).toBe(before);
    expect(match.entries).toEqual([]);
    while (match.redo() !== null);
    expect(match.entries).toHaveLength(3);
  });
});

describe('a preview', () => {
  it('tells what is certain and changes nothing', () => {
    const match = playUntil(start(), 'invest');
    const { seat } = match.decision!;
    const before = match.hash();
    const preview = match.preview('invest gold')!;
    expect(preview.uncertain).toBe(false);
    expect(preview.sentences).toEqual([`${match.names[seat]} invests in gold.`]);
    expect(preview.after![seat]!.total).toBe(match.scores(seat)[seat]!.total! + 2);
    expect(preview.view).toMatchObject({ viewer: seat });
    expect(match.hash()).toBe(before);
  });

  it('stops at what nobody can foresee', () => {
    const match = playUntil(start(), 'invest');
    expect(match.preview('roll')).toEqual({
      ...{ sentences: [], uncertain: true, view: null, after: null, next: null },
    });
  });

  it('tells the deciding player nothing about the others', () => {
    const match = start();
    const preview = match.preview(match.choices[0]!.notation)!;
    expect(preview.sentences.join(' ')).toMatch(/Ada seals a bid.*Ada bids card \d+/u);
  });

  it('is none for a move that is not legal, or after the end', () => {
    expect(start().preview('bid 99')).toBeNull();
    expect(playUntil(start(), 'nothing').preview('pass')).toBeNull();
  });
});

describe('winners', () => {
  const score = (seat: number, total: number, ...ties: number[]) => ({
    seat,
    total,
    lines: [{ label: 'points', points: total }],
    tieBreaks: ties.map(points => ({ label: 'tie', points })),
  });

  it('has the highest total', () => {
    expect(winners([score(0, 5), score(1, 9), score(2, 7)])).toEqual([1]);
  });

  it('breaks ties in order, and shares what stays equal', () => {
    expect(winners([score(0, 5, 1, 9), score(1, 5, 2, 0), score(2, 5, 2, 0)])).toEqual([1, 2]);
    expect(compareScores(score(0, 5, 1), score(1, 5, 1))).toBe(0);
  });

  it('is nobody where nobody plays', () => {
    expect(winners([])).toEqual([]);
  });
});
