/** The laws about facts that callers would otherwise have to guess: known scores, players, turns, whom an event is about. */
import type { KnownScore } from '../../src/core/game.ts';
import { isComplete } from '../../src/core/game.ts';
import { demand, under } from './broken.ts';
import { type Position, type Transition, viewers } from './laws.ts';
import { deepFreeze } from './values.ts';

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
