/**
 * The laws about facts that callers would otherwise have to guess: known scores, players, turns, whom an event is about,
 * what can be decided in the open.
 */
import type { AnyGame, BaseEvent, BaseState, KnownScore, Mover } from '../../src/core/game.ts';
import { isComplete, isVisible } from '../../src/core/game.ts';
import { clone, equal } from '../../src/core/json.ts';
import { demand, under } from './broken.ts';
import { clean, type Position, type Transition, viewers } from './laws.ts';
import { deepFreeze, difference, sharePart } from './values.ts';

/** Law 15: what a viewer is told of a score is true on every table that the view allows, and all is known at the end. */
export function knownScoresAreTrue(position: Position): void {
  const { game, state, decision, chance } = position;
  under(15, () => {
    for (const viewer of viewers(position)) {
      const view = game.view(state, viewer);
      const known = game.scores(view);
      if (decision === null) {
        demand(15, known.every(isComplete), () => `at the end ${viewer} does not know all scores`);
      }
      for (const table of [state, game.sample(deepFreeze(view), `${chance} scores`)]) {
        for (const other of viewers(position)) scoresAgree(known, game.scores(game.view(table, other)));
      }
    }
  });
}

function scoresAgree(known: readonly KnownScore[], others: readonly KnownScore[]): void {
  for (const [seat, one] of known.entries()) {
    const other = others[seat]!;
    const pairs: [string, number | null, number | null | undefined][] = [['total', one.total, other.total]];
    for (const part of ['lines', 'tieBreaks'] as const) {
      for (const { label, points } of one[part]) {
        pairs.push([label, points, other[part].find(line => line.label === label)?.points]);
      }
    }
    for (const [label, points, there] of pairs) {
      const agree = points === null || there === null || points === (there ?? 0);
      demand(15, agree, () => `${label} of seat ${seat} is told as ${points}, but may be ${there}`);
    }
  }
}

/** Law 16: state and view say how many play; rounds and turns count from 1. */
export function tableIsCounted(position: Position): void {
  const { state, names, game, decision } = position;
  const count = names.length;
  demand(16, state.players === count, () => `${state.players} players in the state, ${count} at the table`);
  for (const viewer of viewers(position)) {
    const { players, round } = game.view(state, viewer);
    demand(16, players === count, () => `${players} players in the view of ${viewer}, ${count} at the table`);
    demand(16, round === state.round, () => `round ${round} in the view of ${viewer}, not ${state.round}`);
  }
  const turn = decision?.turn ?? 1;
  demand(16, Number.isInteger(turn) && turn >= 1, () => `turn ${turn}`);
}

/** Law 16: turns never fall, and the decisions of one turn are taken by one seat in one round. */
export function turnHoldsTogether({ from, after }: Transition): void {
  const { game, state, decision } = from;
  const next = game.decision(after);
  if (decision === null || next === null) return;
  demand(16, next.turn >= decision.turn, () => `after turn ${decision.turn} comes turn ${next.turn}`);
  if (next.turn !== decision.turn) return;
  demand(
    16,
    next.seat === decision.seat,
    () => `turn ${next.turn} passes from seat ${decision.seat} to ${next.seat}`,
  );
  demand(16, after.round === state.round, () => `turn ${next.turn} goes on into another round`);
}

/** A name that occurs in no sentence of any game. */
const strangeName = (_: string, seat: number): string => `Qwx${seat}`;

/** Law 17: a section knows whose it is: its title names that player, and nobody where it is nobody's. */
export function sectionsNameTheirSeat(position: Position): void {
  const { game, state } = position;
  under(17, () => {
    const names = position.names.map(strangeName);
    for (const { id, seat, title } of game.outline(game.view(state, null), names)) {
      const named = names.flatMap((name, i) => (title.includes(name) ? [i] : []));
      const right = named.every(one => one === seat) && named.length === (seat === undefined ? 0 : 1);
      demand(17, right, () => `section ${id} is of seat ${seat ?? 'nobody'}, but called "${title}"`);
    }
  });
}

/** Law 17: an event knows whom it is about: its sentence names that player, and who begins a sentence is meant. */
export function eventsNameTheirSeat({ from, events }: Transition): void {
  under(17, () => {
    const names = from.names.map(strangeName);
    for (const event of events) {
      const { seat, type } = event;
      demand(17, seat === null || seat in from.names, () => `${type} is about seat ${seat}`);
      const sentence = from.game.narrate(event, names);
      const named = seat === null || sentence.includes(names[seat]!);
      demand(17, named, () => `${type} is about seat ${seat}, but says "${sentence}"`);
      const first = names.findIndex(name => sentence.startsWith(name));
      demand(17, first < 0 || first === seat, () => `${type} is about seat ${seat}, but says "${sentence}"`);
    }
  });
}

/** Law 18: an open decision is the same on every table that a spectator can imagine, and can be put to one in words. */
export function openDecisionIsOpen({ game, state, decision, moves, names, chance }: Position): void {
  if (decision?.open !== true) return;
  under(18, () => {
    demand(18, !decision.secret, () => `${decision.kind} is open and secret`);
    const view = game.view(state, null);
    const imagined = game.sample(deepFreeze(view), `${chance} open`);
    const [here, there] = [state, imagined].map(table => ({
      decision: game.decision(table),
      moves: game.legalMoves(table),
      unavailable: game.unavailable(table, names),
    }));
    demand(18, equal(here, there), () => `${decision.kind} is open, but ${difference(there, here)}`);
    for (const move of moves) {
      clean(18, `to a spectator, ${game.notate(move)}`, game.describe(move, view, names));
    }
  });
}

/** Law 18: what a spectator foresees of an open decision comes true. */
export function openDecisionIsForeseen({ from, move, after }: Transition): void {
  const { game, state, decision, chance } = from;
  if (decision?.open !== true) return;
  under(18, () => {
    const imagined = game.sample(game.view(state, null), `${chance} foreseen in the open`);
    const [truth, foreseen] = [played(game, clone(state), move), played(game, imagined, move)];
    const certain = upToNews(foreseen);
    const told = upToNews(truth).slice(0, certain.length);
    demand(18, equal(told, certain), () => `in the open, ${difference(certain, told)}`);
    if (foreseen.some(event => event.reveals === true)) return;
    const [seen, expected] = [game.view(after, null), game.view(imagined, null)];
    demand(18, equal(seen, expected), () => `in the open, ${difference(expected, seen)}`);
  });
}

function played(game: AnyGame, state: BaseState, move: Transition['move']): BaseEvent[] {
  const events: BaseEvent[] = [];
  game.apply(state, move, event => events.push(event));
  return events;
}

/** What everybody hears before something comes up that nobody could know. */
function upToNews(events: readonly BaseEvent[]): BaseEvent[] {
  const news = events.findIndex(event => event.reveals === true);
  return events.slice(0, news < 0 ? events.length : news).filter(event => isVisible(event, null));
}

/** Law 19: the quick ways say what the thorough ones do: a copy of a state, and who decides. */
export function shortcutsAgree({ game, state, decision }: Position): void {
  under(19, () => {
    const copy = game.copy(state);
    demand(19, equal(copy, state), () => `a copy differs: ${difference(copy, state)}`);
    demand(19, !sharePart(copy, state), () => 'a copy holds a part of the state');
    const mover = game.mover(state);
    const asked = ({ seat, turn, secret }: Mover): Mover => ({ seat, turn, secret });
    const agree = equal(mover && asked(mover), decision && asked(decision));
    demand(19, agree, () => `the mover differs: ${difference(mover, decision)}`);
  });
}
