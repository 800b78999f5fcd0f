/**
 * The table before the first decision: invention deck in layers, starting sets or the bare start of turn 0.
 * [leonardo.setup]
 */
import type { Setup } from '../../../core/game.ts';
import { nextBelow, seedRng, shuffle } from '../../../core/rng.ts';
import { countsFor, type Tables } from './data.ts';
import { advance, beginRound } from './flow.ts';
import {
  FAVOUR_LETTERS,
  type InventionIndex,
  KEEP,
  LAB_INDICES,
  type Lab,
  MATERIALS,
  METAL_INDICES,
  METALS,
  NO_BID,
  NOBODY,
  NONE,
  NOWHERE,
  PLACES,
  PRIVILEGES,
  type SeatState,
  type State,
  ZONES,
} from './types.ts';

export function setup(t: Tables, config: Setup): State {
  const { players, options } = config;
  const rng = seedRng(config.seed);
  const first = config.first ?? nextBelow(rng, players);
  const experienced = options['setup'] === 'experienced';
  const counts = countsFor(t, players);
  const state: State = {
    rng,
    players,
    round: 0,
    turn: 0,
    experienced,
    codex: options['codex'] === 'yes',
    open: options['open'] === 'yes',
    counted: options['counted'] !== 'no',
    phase: 'favours',
    pending: null,
    queue: [],
    // [leonardo.setup.first]
    leonardo: first,
    lord: NOWHERE,
    bought: 0,
    executed: 0,
    privileges: PRIVILEGES.map(() => NOBODY),
    auctions: [],
    rows: ZONES.map(() => []),
    shops: MATERIALS.map(() => t.constants.componentCards),
    councilFlorins: t.constants.councilFlorins,
    bank: t.coinTotal - t.constants.councilFlorins,
    // [leonardo.setup.requested], [leonardo.experienced.deck]
    requested: experienced ? [] : [...counts.opening],
    deck: [],
    arranged: 0,
    box: [],
    seats: [],
  };
  stackDeck(t, state);
  while (state.requested.length < counts.requested) state.requested.push(state.deck.shift()!);
  for (let seat = 0; seat < players; seat++) {
    const player = experienced ? bareStart(t) : startingSet(t, (seat - first + players) % players, players);
    state.seats.push(player);
    state.bank -= player.florins;
    for (let m = 0; m < MATERIALS.length; m++) state.shops[m]! -= player.hand[m]!;
  }
  beginRound(state, undefined);
  advance(t, state, undefined);
  return state;
}

/**
 * Gold 21-25 below, a mixed middle with gold 16-20, everything else on top. [leonardo.setup.deck],
 * [leonardo.experienced.deck]
 */
function stackDeck(t: Tables, state: State): void {
  const piles = METAL_INDICES.map(metal =>
    shuffle(
      state.rng,
      t.inventions.filter(
        n => t.metal[n] === metal && !t.bottomGold.includes(n) && !state.requested.includes(n),
      ),
    ),
  );
  const draw = (counts: readonly number[]): InventionIndex[] =>
    piles.flatMap((pile, metal) => pile.splice(0, counts[metal]!));

  const bottom = shuffle(state.rng, [...t.bottomGold]);
  const middle = draw(t.middleLayer);
  middle.push(...piles[METALS.indexOf('gold')]!.splice(0));
  shuffle(state.rng, middle);
  if (state.experienced && state.players === 2) state.box.push(...draw(t.twoPlayerDiscards));
  state.deck = [...shuffle(state.rng, piles.flat()), ...middle, ...bottom];
}

function newLab(side: number): Lab {
  return {
    side,
    automata: 0,
    invention: NONE,
    weeks: 0,
    revealed: false,
    since: 0,
    counted: MATERIALS.map(() => 0),
  };
}

function newSeat(t: Tables, apprentices: number, florins: number): SeatState {
  return {
    florins,
    hand: MATERIALS.map(() => 0),
    idle: apprentices,
    academy: t.constants.apprentices - apprentices,
    placed: PLACES.map(() => 0),
    master: NOWHERE,
    passed: false,
    labs: [newLab(0), newLab(-1)],
    cards: [],
    realised: [],
    favours: FAVOUR_LETTERS.map(() => 0),
    plan: [KEEP, KEEP],
    bid: NO_BID,
    knowledge: { cards: [], window: 0, ordered: false },
  };
}

/** [leonardo.experienced.start] */
function bareStart(t: Tables): SeatState {
  return newSeat(t, t.constants.experienced.apprentices, t.constants.experienced.florins);
}

/** [leonardo.setup.sets], [leonardo.setup.fewer] */
function startingSet(t: Tables, index: number, players: number): SeatState {
  const set = t.sets[index]!;
  const player = newSeat(t, set.apprentices, set.florins);
  player.idle -= countsFor(t, players).returnedApprentices;
  player.hand = [...set.components];
  let automata = set.automata;
  for (const index of LAB_INDICES) {
    const lab = player.labs[index]!;
    lab.side = t.spaces[index]!.indexOf(set.spaces[index]!);
    if (lab.side < 0) continue;
    lab.automata = Math.min(automata, t.automatonSpaces[index]![lab.side]!);
    automata -= lab.automata;
  }
  return player;
}
