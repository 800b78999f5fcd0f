/** What a seat is asked and told, made from what it may know: never from a State. */
import type {
  AnyGame,
  BaseEvent,
  BaseMove,
  BaseView,
  Decision,
  Names,
  Options,
  Score,
  Seat,
} from '../core/game.ts';
import { isVisible, winners } from '../core/game.ts';
import type { DecideMessage, NewGameMessage, OverMessage } from './messages.ts';

/** A question as the table has it; the clock is added when it is put. */
export type Question = Omit<DecideMessage, 'type' | 'timeMs' | 'gameMs'>;

interface Asked {
  readonly game: AnyGame;
  readonly names: Names;
  readonly decision: Decision;
  /** Of the seat that decides. */
  readonly view: BaseView;
  readonly moves: readonly BaseMove[];
  /** Since the seat was last asked, as they happened: what is not for its eyes is left out here. */
  readonly events: readonly BaseEvent[];
  readonly number: number;
}

export function questionOf({ game, names, decision, view, moves, events, number }: Asked): Question {
  const { seat, turn, kind, prompt, rule, secret } = decision;
  return {
    ...{ number, round: view.round, turn, kind, prompt, rule, secret },
    moves: moves.map(move => ({ move: game.notate(move), text: game.describe(move, view, names) })),
    view: { ...view },
    events: events
      .filter(event => isVisible(event, seat))
      .map(event => ({ ...event, text: game.narrate(event, names) })),
  };
}

/** A table as its players see it. */
interface Laid {
  readonly game: AnyGame;
  readonly fingerprint: string;
  readonly names: Names;
  readonly options: Options;
}

/** Says neither the seed nor who is a bot. */
export function newGameMessage({ game, fingerprint, names, options }: Laid, seat: Seat): NewGameMessage {
  const { id, title, rulesVersion } = game.meta;
  return {
    ...{ type: 'new', game: id, title, rules: rulesVersion, data: fingerprint },
    ...{ seat, players: [...names], options },
  };
}

export function overMessage(scores: readonly Score[]): OverMessage {
  return {
    type: 'over',
    scores: scores.map(({ seat, total, lines, tieBreaks, verdict }) => {
      return { seat, total, lines: [...lines], tieBreaks: [...tieBreaks], verdict: verdict ?? null };
    }),
    winners: winners(scores),
  };
}
