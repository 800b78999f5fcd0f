/**
 * The New Science: how often each PLAY and KEEP card is taken when it is offered, how often each scientist wins, and how
 * often a player wins who never takes an event.
 */
import { loadGame } from '../../src/app/load-game.ts';
import { textTable } from '../../src/app/text-table.ts';
import type { HouseBot } from '../../src/core/seats.ts';
import { create } from '../../src/games/newscience/index.ts';
import { makeTables, type Tables } from '../../src/games/newscience/rules/data.ts';
import { type Move, NONE, type State } from '../../src/games/newscience/rules/types.ts';
import { schema } from '../../src/games/newscience/schema.ts';
import {
  Counter,
  forbidding,
  gamesOf,
  hard,
  MEDIUM,
  type Measured,
  meanOf,
  meanText,
  playGame,
  type Run,
  type Share,
  shareOf,
  shareText,
  takeParts,
} from './shared.ts';

/** What the data has to keep: a card is worth a marker, but not to everybody; no scientist is better than another. */
const BARS = { cardLow: 0.2, cardHigh: 0.92, scientist: 0.08 };

const OPTIONS = { scientists: 'dealt' };
const HARD = hard(60);

interface Part {
  readonly name: string;
  readonly bot: HouseBot;
  readonly players: number;
  readonly games: number;
}

const PARTS: readonly Part[] = [
  { name: 'medium', bot: MEDIUM, players: 2, games: 600 },
  { name: 'medium', bot: MEDIUM, players: 3, games: 900 },
  { name: 'medium', bot: MEDIUM, players: 4, games: 700 },
  { name: 'medium', bot: MEDIUM, players: 5, games: 600 },
  { name: 'hard@60', bot: HARD, players: 3, games: 120 },
  { name: 'hard@60', bot: HARD, players: 4, games: 80 },
];
const WITHOUT_EVENTS = { games: 600, playerCounts: [2, 3, 4, 5] };

export async function measure(run: Run): Promise<Measured> {
  const loaded = await loadGame('newscience', null);
  const data = schema.parse(loaded.data);
  const game = create(data);
  const t = makeTables(data);
  const isEvent = (_: Readonly<State>, move: Move): boolean =>
    move.type === 'place' && t.spaces[move.space]!.action === 'event';
  const abstaining = forbidding(game, isEvent);

  const measurePart = ({ name, bot, players, games }: Part): object => {
    const taken = new Counter();
    const wins = new Counter();
    const scores: number[] = [];
    for (let i = 0; i < gamesOf(run, games); i++) {
      const seats = Array.from({ length: players }, () => ({ bot }));
      const seed = `${run.seed}-${players}-${i}`;
      const played = playGame(game, { seats, seed, options: OPTIONS, onMove: watchCards(t, taken) });
      played.state.seats.forEach(({ scientist }, seat) => {
        if (scientist !== NONE) wins.add(t.scientists[scientist]!.id, played.wins[seat]!);
      });
      scores.push(...played.scores.map(score => score.total));
    }
    const part = {
      bot: name,
      players,
      score: meanOf(scores),
      scientists: wins.shares(),
      cards: taken.shares(),
    };
    console.log(`\n${name}, ${players} players: score ${meanText(part.score)}`);
    print(scientistLines(t, part.scientists, players));
    console.log('Cards taken when offered');
    print(cardLines(t, part.cards));
    return part;
  };

  const measureWithoutEvents = (players: number): object => {
    const wins = new Counter();
    for (let i = 0; i < gamesOf(run, WITHOUT_EVENTS.games); i++) {
      const odd = i % players;
      const seats = Array.from({ length: players }, (_, seat) =>
        seat === odd ? { bot: MEDIUM, game: abstaining } : { bot: MEDIUM },
      );
      const seed = `${run.seed}-abstain-${players}-${i}`;
      wins.add('wins', playGame(game, { seats, seed, options: OPTIONS }).wins[odd]!);
    }
    const share = wins.shares()['wins']!;
    console.log(`\nOne of ${players} medium never takes an event: wins ${shareText(share)}`);
    return { players, even: 1 / players, ...share };
  };

  const parts = takeParts(run, {
    ...Object.fromEntries(PARTS.map(part => [`${part.name} ${part.players}`, () => measurePart(part)])),
    ...Object.fromEntries(
      WITHOUT_EVENTS.playerCounts.map(players => [
        `without events ${players}`,
        () => measureWithoutEvents(players),
      ]),
    ),
  });
  return { data: loaded.fingerprint, bars: BARS, parts };
}

/** Counts each card laid out once, at the end of its round's placement: as taken or not. */
function watchCards(t: Tables, taken: Counter): (state: Readonly<State>, seat: number, move: Move) => void {
  return (state, _, move) => {
    if (move.type !== 'place' || state.placed !== state.players * t.rules.energyPerPlayer - 1) return;
    for (const { index, event } of t.boards[state.players]!.eventSpaces) {
      const card = state.events[event]!;
      if (card === NONE || t.cards[card]!.type === 'EFFECT') continue;
      taken.add(t.cards[card]!.id, state.spaces[index] !== NONE || move.space === index);
    }
  };
}

function scientistLines(t: Tables, shares: Readonly<Record<string, Share>>, players: number): string[][] {
  return t.scientists.map(({ id, name }) => {
    const share = shares[id] ?? shareOf(0, 0);
    const off = share.share - 1 / players;
    const sign = Math.abs(off) > BARS.scientist ? '  <<' : '';
    return [`  ${name}`, shareText(share), `${(100 * off).toFixed(1)} off even${sign}`];
  });
}

function cardLines(t: Tables, cards: Readonly<Record<string, Share>>): string[][] {
  const owned = t.cards.filter(({ type }) => type !== 'EFFECT');
  return owned.flatMap(({ id, name, level, type }) => {
    const share = cards[id];
    if (share === undefined) return [];
    const isOff = share.share < BARS.cardLow || share.share > BARS.cardHigh;
    return [[`  ${level} ${type} ${name}`, shareText(share), isOff ? '  <<' : '']];
  });
}

function print(rows: readonly (readonly string[])[]): void {
  for (const line of textTable(rows, { numbers: true })) console.log(line);
}
