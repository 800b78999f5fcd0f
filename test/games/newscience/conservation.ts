/** Counts that never change, and ranges that are never left, whatever happens at the table. */
import type { AnyGame, BaseState } from '../../../src/core/game.ts';
import { makeTables } from '../../../src/games/newscience/rules/data.ts';
import { restLimit } from '../../../src/games/newscience/rules/gains.ts';
import { markersInUse } from '../../../src/games/newscience/rules/knowledge.ts';
import { EVENT_LEVELS, NONE, type State } from '../../../src/games/newscience/rules/types.ts';
import { schema } from '../../../src/games/newscience/schema.ts';
import { loadBundledData } from '../../support/data.ts';

const t = makeTables(schema.parse(loadBundledData('newscience')));

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not conserved: ${what}`);
}

export function checkConservation(_game: Pick<AnyGame, 'meta'>, state: Readonly<BaseState>): void {
  // The states of this game are the only ones that come here.
  const s = state as State;
  const board = t.boards[s.players]!;
  demand(s.seats.length === s.players, 'players');
  checkCards(s, board.cardsPerLevel);
  demand(s.seen.length === s.deck.length, 'knowledge of the stack');
  demand(
    [...s.order].sort((a, b) => a - b).every((seat, i) => seat === i),
    'turn order',
  );
  demand(s.round >= 1 && s.round <= board.rounds, 'round');
  let taken = 0;
  s.seats.forEach((seat, i) => {
    const energy = s.spaces.filter(owner => owner === i).length;
    demand(energy <= t.rules.energyPerPlayer, `energy of seat ${i}`);
    demand(markersInUse(seat) <= t.rules.discoveryMarkers, `markers of seat ${i}`);
    demand((seat.researched & seat.experimented) === 0, `one marker per discovery of seat ${i}`);
    demand(
      ((seat.researched | seat.experimented | seat.published) & ~board.inPlay) === 0,
      'discoveries in play',
    );
    demand((taken & seat.published) === 0, 'one publisher per discovery');
    taken |= seat.published;
    demand(
      seat.influence.every(level => level >= 0 && level <= t.rules.influenceMax),
      `influence of seat ${i}`,
    );
    demand(seat.rest >= 0 && seat.rest <= restLimit(t, seat), `rest of seat ${i}`);
    demand(seat.prestige >= 0, `prestige of seat ${i}`);
    demand(seat.laboratory === NONE || t.cards[seat.laboratory]!.type === 'KEEP', `laboratory of seat ${i}`);
  });
  for (const seat of s.seats) {
    demand(((seat.researched | seat.experimented) & taken) === 0, 'no marker beside a publication');
  }
  if (s.phase === 'placement') {
    demand(s.spaces.filter(owner => owner !== NONE).length === s.placed, 'energy placed');
  }
  const scientists = s.seats.map(seat => seat.scientist).filter(scientist => scientist !== NONE);
  demand(new Set(scientists).size === scientists.length, 'scientists');
}

function checkCards(s: State, perLevel: number): void {
  const laboratories = s.seats.map(seat => seat.laboratory);
  const cards = [...s.deck, ...s.events, ...s.discard, ...laboratories].flatMap(card =>
    card === NONE ? [] : [card],
  );
  demand(new Set(cards).size === cards.length, 'each card once');
  for (const level of EVENT_LEVELS) {
    const found = cards.filter(card => t.cards[card]!.level === level).length;
    demand(found === perLevel, `cards of level ${level}: ${found} of ${perLevel}`);
  }
  const fourPlus = s.players >= t.rules.fourPlusFrom;
  demand(fourPlus || cards.every(card => !t.cards[card]!.fourPlus), '4+ cards');
}
