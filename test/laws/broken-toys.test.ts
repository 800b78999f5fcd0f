/** Each law can fail: toys that break one law each, and are caught by it. */
import { describe, expect, it } from 'vitest';
import type { AnyGame, BaseState, Decision, Game, KnownScore, Names, Seat } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { verify } from '../../src/core/movefile.ts';
import { nextUint32, seedRng } from '../../src/core/rng.ts';
import { type AuctionView, auction } from '../toys/auction.ts';
import type { AuctionEvent, AuctionMove, AuctionState } from '../toys/auction-rules.ts';
import { LawBroken } from './engine.ts';
import { TAMPERING_COUNT } from './file-laws.ts';
import { type Search, searchForBreak } from './search.ts';

type Auction = Game<AuctionState, AuctionMove, AuctionView, AuctionEvent>;

const CARDS_IN_PLAY = 24;

function conserve(state: BaseState): void {
  const { seats, deck, discard, bids } = state as AuctionState;
  const held = seats.reduce((count, player) => count + player.hand.length, 0);
  const cards = held + deck.length + discard.length + bids.filter(bid => bid !== null).length;
  if (cards !== CARDS_IN_PLAY) throw new Error(`${cards} cards`);
}

function catchBreak(law: number, changes: Partial<Auction>, search: Partial<Search> = {}): LawBroken {
  const game: AnyGame = { ...auction, ...changes };
  const variant = { players: 3, options: { die: 'yes', hands: 'hidden' } };
  const how = { games: 60, seed: 7, thrift: 0, tamperings: TAMPERING_COUNT, only: [law], ...search };
  try {
    searchForBreak({ game, fingerprint: '0badcafe', conserve }, variant, how);
  } catch (error) {
    if (error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error(`law ${law} caught nothing`);
}

/** An apply that does something more after each move. */
function afterwards(
  change: (state: AuctionState, emit: ((event: AuctionEvent) => void) | undefined) => void,
) {
  return (state: AuctionState, move: AuctionMove, emit?: (event: AuctionEvent) => void): void => {
    auction.apply(state, move, emit);
    change(state, emit);
  };
}

/** An apply whose events pass through a filter. */
function retold(tell: (event: AuctionEvent) => AuctionEvent[]) {
  return (state: AuctionState, move: AuctionMove, emit?: (event: AuctionEvent) => void): void =>
    auction.apply(state, move, emit && (event => tell(event).forEach(emit)));
}

const outsideMemory = (): Partial<Auction> => {
  let calls = 0;
  return {
    apply: afterwards(state => {
      calls += 1;
      if (calls % 7 === 0) state.seats[0]!.silver += 1;
    }),
  };
};

const silently = (event: AuctionEvent): AuctionEvent[] => [
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'reveals')) as unknown as AuctionEvent,
];

/** The decision with another turn. */
function retimed(turn: (state: Readonly<AuctionState>) => number) {
  return (state: Readonly<AuctionState>): Decision | null => {
    const decision = auction.decision(state);
    return decision === null ? null : { ...decision, turn: turn(state) };
  };
}

/** The decision with another question, reasons apart. */
function requestioned(change: (decision: Decision, state: Readonly<AuctionState>) => Partial<Decision>) {
  return (state: Readonly<AuctionState>): Decision | null => {
    const decision = auction.decision(state);
    return decision === null ? null : { ...decision, ...change(decision, state) };
  };
}

/** Something that the deciding player alone knows. */
function bestCard({ pending, seats }: Readonly<AuctionState>): number {
  return pending === null ? 0 : Math.max(...seats[pending.seat]!.hand);
}

type Masked = AuctionEvent & { readonly by: Seat };
const aboutNobody = (event: AuctionEvent): AuctionEvent[] => [
  { ...event, seat: null, by: event.seat } as unknown as AuctionEvent,
];
const ofSomebody = (event: AuctionEvent, names: Names): string =>
  auction.narrate({ ...event, seat: (event as Masked).by } as AuctionEvent, names);

const ofAnother = (event: AuctionEvent, names: Names): string =>
  auction.narrate(event, [...names.slice(1), names[0]!]);

/** 0 where a number is hidden. */
function guessedScores(view: AuctionView): KnownScore[] {
  return auction.scores(view).map(score => {
    const lines = score.lines.map(({ label, points }) => ({ label, points: points ?? 0 }));
    return { ...score, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
  });
}

function secretScores(view: AuctionView): KnownScore[] {
  if (view.viewer === null) return auction.scores(view);
  return auction.scores(view).map(score => ({
    ...score,
    total: null,
    lines: score.lines.map(({ label }) => ({ label, points: null })),
  }));
}

const table: readonly AuctionState['lot'][] = [];

const cases: readonly [number, string, Partial<Auction>, Partial<Search>?][] = [
  [
    1,
    'a decision without moves',
    { legalMoves: s => (s.pending?.kind === 'bid' ? auction.legalMoves(s) : []) },
  ],
  [1, 'moves after the end', { legalMoves: s => (s.pending ? auction.legalMoves(s) : [{ type: 'pass' }]) }],
  [
    1,
    'a legal move that throws',
    {
      apply(state, move, emit) {
        if (move.type === 'roll') throw new Error('no die');
        auction.apply(state, move, emit);
      },
    },
  ],
  [
    1,
    'a list too long for people',
    { legalMoves: s => auction.legalMoves(s).flatMap(m => Array(60).fill(m)) },
  ],
  [
    2,
    'two moves of one notation',
    { notate: move => (move.type === 'invest' ? 'invest' : auction.notate(move)) },
  ],
  [2, 'notation that is not ASCII', { notate: move => auction.notate(move).replace('bid', 'b\u{ef}d') }],
  [2, 'notation that means undo', { notate: move => auction.notate(move).replace('pass', 'undo') }],
  [3, 'a state that holds undefined', { apply: afterwards(s => Object.assign(s, { extra: undefined })) }],
  [
    3,
    'a state that holds NaN',
    { apply: afterwards(s => Object.assign(s.seats[0]!, { silver: Number.NaN })) },
  ],
  [3, 'a state that holds a class', { apply: afterwards(s => Object.assign(s, { extra: new Map() })) }],
  [
    3,
    'a state with a shared reference',
    { apply: afterwards(s => Object.assign(s.seats[0]!, { lots: s.discard })) },
  ],
  [
    4,
    'a view that sorts the hand in place',
    {
      view(state, viewer) {
        for (const player of state.seats) player.hand.sort((a, b) => a - b);
        return auction.view(state, viewer);
      },
    },
  ],
  [
    4,
    'a view that holds a part of the state',
    { view: (s, v) => ({ ...auction.view(s, v), discard: s.discard }) },
  ],
  [5, 'an apply with a memory of its own', outsideMemory()],
  [5, 'an apply that minds its listener', { apply: afterwards((s, emit) => emit && s.deck.reverse()) }],
  [
    5,
    'a state that holds a static table',
    { setup: c => ({ ...auction.setup(c), discard: table as number[] }) },
  ],
  [6, 'a view that holds the generator', { view: (s, v) => ({ ...auction.view(s, v), rng: s.rng }) }],
  [
    6,
    'a view that gives hands away',
    {
      view(state, viewer) {
        const seats = auction
          .view(state, viewer)
          .seats.map((player, seat) => ({ ...player, hand: [...state.seats[seat]!.hand] }));
        return { ...auction.view(state, viewer), seats, bids: [...state.bids] };
      },
    },
  ],
  [
    6,
    'samples that do not vary',
    { sample: (view, seed) => ({ ...auction.sample(view, 'fixed'), rng: seedRng(seed) }) },
  ],
  [6, 'a sample that forgets', { sample: (view, seed) => ({ ...auction.sample(view, seed), round: 1 }) }],
  [
    6,
    'choices that depend on what is hidden',
    {
      legalMoves(state) {
        const peeked = state.bids.some(bid => bid !== null && bid > 12);
        return peeked ? auction.legalMoves(state).slice(0, 1) : auction.legalMoves(state);
      },
    },
  ],
  [7, 'rules that replay differently', outsideMemory()],
  [8, 'undo that cannot be repeated', outsideMemory()],
  [9, 'a game that is too long', { maxDecisions: () => 8 }],
  [9, 'a lost card', { apply: afterwards(s => void (s.round === 2 && s.discard.pop())) }],
  [
    9,
    'a round that falls',
    { apply: afterwards(s => void (s.round === 2 && Object.assign(s, { round: 1 }))) },
  ],
  [
    10,
    'a check that ignores changes',
    {},
    { verify: (g, t) => verify(g, t, { dataFingerprint: null, lax: true }) },
  ],
  [
    10,
    'a check that finds the wrong kind of problem',
    {},
    {
      verify(game, text, dataFingerprint) {
        const verdict = verify(game, text, { dataFingerprint });
        return verdict.kind === 'other-version' ? { ...verdict, kind: 'differs' } : verdict;
      },
    },
  ],
  [11, 'a description with a hole', { describe: (_move, _view, names) => `For ${names[9]}` }],
  [11, 'an empty heading', { group: () => '' }],
  [11, 'a sentence of two lines', { narrate: (event, names) => `${auction.narrate(event, names)}\nMore.` }],
  [11, 'an outline with an escape', { outline: () => [{ id: 'a', title: 'Table', lines: ['\u{1b}[2J'] }] }],
  [11, 'a section without a title', { outline: () => [{ id: 'a', title: '', lines: ['Something.'] }] }],
  [11, 'a section that nobody can type', { outline: () => [{ id: 'The map', title: 'Map', lines: [] }] }],
  [
    11,
    'two sections of one title',
    { outline: () => ['a', 'b'].map(id => ({ id, title: 'Table', lines: [] })) },
  ],
  [
    11,
    'two sections of one id',
    { outline: () => ['Map', 'Maps'].map(title => ({ id: 'map', title, lines: [] })) },
  ],
  [11, 'a thing without a text', { things: () => [{ name: 'Paris', text: '', rule: 'auction.bid' }] }],
  [
    11,
    'two things of one name',
    { things: () => ['Paris', 'paris'].map(name => ({ name, text: 'A city.', rule: 'auction.bid' })) },
  ],
  [11, 'a rank without a title', { ranks: () => [{ title: '', from: 0 }] }],
  [11, 'a reason without words', { unavailable: () => [{ what: 'win', why: String(Number.NaN) }] }],
  [12, 'secrets that are denied', { hasSecrets: () => false }],
  [12, 'a sealed bid that shows', { view: (s, v) => ({ ...auction.view(s, v), bids: [...s.bids] }) }],
  [
    12,
    'a sealed bid that is told',
    {
      apply: retold(event =>
        event.type === 'chose'
          ? [{ type: 'invested', seat: event.seat, track: String(event.card) }]
          : [event],
      ),
    },
  ],
  [
    12,
    'a draw that is told to everybody',
    {
      apply: retold(event =>
        event.type === 'drew' ? [{ ...event, only: undefined } as unknown as AuctionEvent, event] : [event],
      ),
    },
  ],
  [
    13,
    'a total that does not add up',
    { scores: view => auction.scores(view).map(one => ({ ...one, total: (one.total ?? 0) + 1 })) },
  ],
  [
    13,
    'ranks that fall',
    {
      ranks: () => [
        { title: 'Master', from: 10 },
        { title: 'Novice', from: 0 },
      ],
    },
  ],
  [13, 'two ranks of one title', { ranks: () => [0, 10].map(from => ({ title: 'Master', from })) }],
  [13, 'an estimate that is no number', { evaluate: () => Number.NaN }],
  [13, 'a learned estimate that is no number', { learned: () => Number.NaN }],
  [13, 'a weight of nothing', { priors: (_state, moves) => moves.map(() => 0) }],
  [13, 'a weight too few', { priors: (_state, moves) => moves.slice(1).map(() => 1) }],
  [
    14,
    'a die that is rolled in silence',
    { apply: retold(event => (event.type === 'rolled' ? silently(event) : [event])) },
  ],
  [14, 'cards that are drawn in silence', { apply: retold(silently) }],
  [14, 'a generator that is used up', { apply: afterwards(s => void nextUint32(s.rng)) }],
  [15, 'a score that takes what is hidden for nothing', { scores: guessedScores }],
  [15, 'scores that players never learn', { scores: secretScores }],
  [16, 'a state that miscounts its players', { setup: c => ({ ...auction.setup(c), players: 2 }) }],
  [
    16,
    'a view that miscounts its players',
    { view: (s, viewer) => ({ ...auction.view(s, viewer), players: 2 }) },
  ],
  [16, 'a turn that passes to another seat', { decision: retimed(() => 1) }],
  [16, 'a turn that goes on into another round', { decision: retimed(s => s.pending!.seat + 1) }],
  [16, 'a turn that falls', { decision: retimed(s => 99 - s.turn) }],
  [16, 'turns of another length', { turnLength: 9 }],
  [17, 'an event about nobody', { apply: retold(aboutNobody), narrate: ofSomebody }],
  [
    17,
    "a player's section that names another",
    { outline: (_view, names) => [{ id: 'player', seat: 0, title: names[1]!, lines: [] }] },
  ],
  [
    17,
    "nobody's section that names a player",
    { outline: (_view, names) => [{ id: 'hand', title: `Hand of ${names[0]}`, lines: [] }] },
  ],
  [17, 'an event about another', { narrate: ofAnother }],
  [17, 'a sentence that leaves its player out', { narrate: () => 'Somebody does something.' }],
  [18, 'a secret choice that counts as open', { decision: requestioned(() => ({ open: true })) }],
  [
    18,
    'moves that follow from a hand',
    {
      legalMoves(state) {
        const rich = state.pending?.kind === 'bid' || bestCard(state) > 12;
        return rich ? auction.legalMoves(state) : auction.legalMoves(state).slice(0, 1);
      },
    },
  ],
  [
    18,
    'a question that names a card',
    { decision: requestioned((_, state) => ({ prompt: `Do you still hold card ${bestCard(state)}?` })) },
  ],
  [
    18,
    'a reason that names a card',
    { unavailable: state => [{ what: 'win', why: `card ${bestCard(state)} is too low` }] },
  ],
  [
    18,
    'a description that takes a hand',
    { describe: (_move, { seats, pending }) => `Keep card ${seats[pending?.seat ?? 0]!.hand?.[0]}` },
  ],
  [
    18,
    'a hand that decides what comes of a move',
    {
      apply(state, move, emit) {
        const { kind, seat } = state.pending!;
        if (kind === 'invest' && bestCard(state) > 12) state.seats[seat]!.silver += 1;
        auction.apply(state, move, emit);
      },
    },
  ],
  [
    18,
    'a hand that decides what is told',
    {
      apply(state, move, emit) {
        const { kind, seat } = state.pending!;
        if (kind === 'invest')
          emit?.({ type: 'invested', seat, track: bestCard(state) > 12 ? 'gold' : 'silver' });
        auction.apply(state, move, emit);
      },
    },
  ],
  [19, 'a copy that forgets the discard', { copy: state => ({ ...clone(state), discard: [] }) }],
  [19, 'a copy that keeps a hand', { copy: state => ({ ...clone(state), seats: state.seats }) }],
  [19, 'a mover who is not asked', { mover: state => requestioned(() => ({ seat: 0 }))(state) }],
];

describe('a broken toy is caught', () => {
  it.each(cases)('law %i catches %s', (law, _what, changes, search) => {
    const broken = catchBreak(law, changes, search);
    expect(broken.law).toBe(law);
    if (broken.moveFile !== '') expect(broken.moveFile).toMatch(/^boardgames-moves 1\ngame: auction\n/u);
  });
});

describe('a break', () => {
  it('shrinks to the shortest game', () => {
    const { moveFile } = catchBreak(11, {
      describe: move => (move.type === 'roll' ? 'undefined' : auction.describe(move, {} as AuctionView, [])),
    });
    const moves = moveFile.split('\n').filter(line => /: (bid|invest|roll|pass)/u.test(line));
    expect(moves).toHaveLength(3);
  });

  it('names the move that failed', () => {
    const broken = catchBreak(1, {
      apply(state, move, emit) {
        if (move.type === 'roll') throw new Error('no die');
        auction.apply(state, move, emit);
      },
    });
    expect(broken.message).toContain('law 1: roll threw Error: no die');
  });
});
