/** The table before the first decision: invention deck in layers, starting sets or the bare start of turn 0. */
import type { Setup } from '../../core/game.ts';
import { nextBelow, seedRng, shuffle } from '../../core/rng.ts';
import { countsFor, type Tables } from './data.ts';
import { enterTurn } from './flow.ts';
import {
  FIRST_LAB,
  type Invention,
  KEEP,
  type Lab,
  MATERIALS,
  METALS,
  type MetalId,
  NOWHERE,
  type Player,
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
    experienced,
    codex: options['codex'] === 'yes',
    open: options['open'] === 'yes',
    turn: 0,
    phase: 'favours',
    pending: null,
    queue: [],
    leonardo: first,
    lord: NOWHERE,
    bought: 0,
    execute: 0,
    privileges: [-1, -1, -1, -1],
    auctions: [],
    rows: Array.from({ length: ZONES }, () => []),
    shops: MATERIALS.map(() => t.constants.componentCards),
    councilFlorins: t.constants.councilFlorins,
    bank: t.coinTotal - t.constants.councilFlorins,
    requested: experienced ? [] : [...counts.opening],
    deck: [],
    arranged: 0,
    box: [],
    players: [],
  };
  stackDeck(t, state, players);
  while (state.requested.length < counts.requested) state.requested.push(state.deck.shift()!);
  for (let seat = 0; seat < players; seat++) {
    const player = experienced ? bareStart(t) : startingSet(t, (seat - first + players) % players, players);
    state.players.push(player);
    state.bank -= player.florins;
    for (let m = 0; m < MATERIALS.length; m++) state.shops[m]! -= player.hand[m]!;
  }
  enterTurn(t, state, experienced ? 0 : 1, undefined);
  return state;
}

/** [leonardo.setup.deck]: gold 21-25 below, a mixed middle with gold 16-20, everything else on top. */
function stackDeck(t: Tables, state: State, players: number): void {
  const piles = METALS.map((_, metal) =>
    shuffle(
      state.rng,
      t.inventions.filter(
        n => t.metal[n] === metal && !t.constants.bottomGold.includes(n) && !state.requested.includes(n),
      ),
    ),
  );
  const draw = (counts: Partial<Record<MetalId, number>>): Invention[] =>
    METALS.flatMap((id, metal) => piles[metal]!.splice(0, counts[id] ?? 0));

  const bottom = shuffle(state.rng, [...t.constants.bottomGold]);
  const middle = draw(t.constants.middleLayer);
  middle.push(...piles[METALS.indexOf('gold')]!.splice(0));
  shuffle(state.rng, middle);
  if (state.experienced && players === 2) state.box.push(...draw(t.constants.twoPlayerDiscards));
  state.deck = [...shuffle(state.rng, piles.flat()), ...middle, ...bottom];
}

function newLab(side: number): Lab {
  return {
    side,
    automata: 0,
    invention: 0,
    weeks: 0,
    revealed: false,
    since: 0,
    counted: MATERIALS.map(() => 0),
  };
}

function newPlayer(t: Tables, apprentices: number, florins: number): Player {
  return {
    florins,
    hand: MATERIALS.map(() => 0),
    idle: apprentices,
    academy: t.constants.apprentices - apprentices,
    placed: Array.from({ length: FIRST_LAB + 2 }, () => 0),
    master: NOWHERE,
    passed: false,
    labs: [newLab(0), newLab(-1)],
    cards: [],
    realised: [],
    favours: [0, 0, 0, 0],
    plan: [KEEP, KEEP],
    bid: -1,
    knowledge: { cards: [], window: 0, ordered: false },
  };
}

/** [leonardo.experienced.start] */
function bareStart(t: Tables): Player {
  return newPlayer(t, t.constants.experienced.apprentices, t.constants.experienced.florins);
}

/** [leonardo.setup.sets], [leonardo.setup.fewer] */
function startingSet(t: Tables, index: number, players: number): Player {
  const set = t.sets[index]!;
  const player = newPlayer(t, set.apprentices, set.florins);
  player.idle -= countsFor(t, players).returnedApprentices;
  player.hand = MATERIALS.map(material => set.components[material] ?? 0);
  let automata = set.automata;
  for (const [i, spaces] of [set.small, set.large].entries()) {
    const lab = player.labs[i]!;
    lab.side = t.spaces[i]!.indexOf(spaces);
    if (lab.side < 0) continue;
    lab.automata = Math.min(automata, t.automatonSpaces[i]![lab.side]!);
    automata -= lab.automata;
  }
  return player;
}
