/**
 * The laws that every game keeps: those of one position and those of one move. Each is a named function that throws
 * `LawBroken`; `engine.ts` runs them over whole games and adds the laws about games and files (7 to 10). Laws 15 to 19, on
 * what the contract says of scores, turns, events, open decisions and shortcuts, are in `facts.ts`.
 */
import type {
  AnyGame,
  BaseEvent,
  BaseMove,
  BaseState,
  Decision,
  KnownScore,
  Names,
  Rank,
  Seat,
  Section,
  Thing,
} from '../../src/core/game.ts';
import { isVisible } from '../../src/core/game.ts';
import { clone, equal } from '../../src/core/json.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { demand, under } from './broken.ts';
import { deepFreeze, difference, jsonProblem, sharePart, without } from './values.ts';

export interface Position {
  readonly game: AnyGame;
  /** Frozen all the way down: a function that changes it throws. */
  readonly state: BaseState;
  readonly decision: Decision | null;
  readonly moves: readonly BaseMove[];
  readonly names: Names;
  /** Varies with the position; what samples are drawn from. */
  readonly chance: string;
  /** Throws where components are lost or a track is left. */
  readonly conserve: (state: BaseState) => void;
}

export interface Transition {
  readonly from: Position;
  readonly move: BaseMove;
  readonly events: readonly BaseEvent[];
  /** Frozen. */
  readonly after: BaseState;
}

const MAX_MOVES = 120;

function seats(position: Position): Seat[] {
  return position.names.map((_, seat) => seat);
}

export function viewers(position: Position): (Seat | null)[] {
  return [null, ...seats(position)];
}

/** Law 1: moves exactly while there is a decision. */
export function movesWhileDecision({ decision, moves, names }: Position): void {
  demand(1, (decision === null) === (moves.length === 0), () =>
    decision === null ? 'moves after the end' : `no move to ${decision.kind}`,
  );
  demand(1, moves.length <= MAX_MOVES, () => `${moves.length} moves in one list`);
  demand(1, decision === null || decision.seat in names, () => `nobody sits at ${decision?.seat}`);
}

/** Law 1: every legal move can be played and leads on. */
export function noDeadEnd({ game, state, moves }: Position): void {
  for (const move of moves) {
    const tryOut = (): void => {
      const after = clone(state);
      game.apply(after, move);
      const over = game.decision(after) === null;
      const left = game.legalMoves(after).length;
      demand(1, over === (left === 0), () => `${game.notate(move)} leads to a dead end`);
    };
    under(1, tryOut, game.notate(move));
  }
}

/** Law 2: notation is plain, short and unique. */
export function notationIsUnique({ game, moves }: Position): void {
  const seen = new Set<string>();
  for (const move of moves) {
    const text = under(2, () => game.notate(move));
    demand(
      2,
      /^[!-~]+( [!-~]+)*$/u.test(text) && text.length <= 100,
      () => `notation ${JSON.stringify(text)}`,
    );
    const reserved = /[#:]|^=|^(undo|redo|result)\b/iu.test(text);
    demand(2, !reserved, () => `notation ${JSON.stringify(text)} has a meaning of its own in files`);
    demand(2, !seen.has(text), () => `two moves are written ${JSON.stringify(text)}`);
    seen.add(text);
    demand(2, jsonProblem(move, 'move') === null, () => `${text}: ${jsonProblem(move, 'move')}`);
  }
}

/** Law 3: the state is plain JSON, straight from the rules, before any copy could mend it. */
export function stateIsJson({ from, move }: Transition): void {
  under(3, () => {
    const raw = clone(from.state);
    from.game.apply(raw, move);
    plainJson(raw);
  });
}

export function plainJson(state: BaseState): void {
  const problem = jsonProblem(state);
  demand(3, problem === null, () => String(problem));
  demand(3, equal(JSON.parse(JSON.stringify(state)), state), () => 'the state does not survive JSON');
}

/** Law 4: asking changes nothing, and the answers are not parts of the state. */
export function askingChangesNothing(position: Position): void {
  const { game, state } = position;
  under(4, () => {
    const moves = game.legalMoves(state);
    demand(4, equal(moves, position.moves), () => 'asked twice, the legal moves differ');
    demand(4, equal(game.decision(state), position.decision), () => 'asked twice, the decision differs');
    demand(4, !sharePart(state, moves), () => 'a legal move holds a part of the state');
    for (const viewer of viewers(position)) {
      demand(
        4,
        !sharePart(state, game.view(state, viewer)),
        () => `a view of ${viewer} holds a part of the state`,
      );
    }
    for (const viewer of viewers(position)) game.scores(game.view(state, viewer));
    game.unavailable(state, position.names);
    game.priors(state, moves);
    for (const seat of seats(position)) {
      game.hasSecrets(state, seat);
      game.evaluate(state, seat);
      game.learned?.(state, seat);
    }
  });
}

/** Law 5: apply depends on state and move alone. */
export function applyIsPure({ from, move, events, after }: Transition): void {
  const { game, state } = from;
  const [silent, heard] = [clone(state), clone(state)];
  const again: BaseEvent[] = [];
  under(5, () => {
    game.apply(silent, move);
    game.apply(heard, move, event => again.push(event));
  });
  demand(5, equal(silent, after), () => `without a listener, ${difference(silent, after)}`);
  demand(5, equal(heard, after), () => `on a clone, ${difference(heard, after)}`);
  demand(5, equal(again, events), () => `on a clone, other events: ${difference(again, events)}`);
  demand(5, !sharePart(silent, heard), () => 'two states hold one and the same object');
}

/** Law 6: a sample looks to its viewer as the truth does, and can be played on. */
export function samplesFitTheView(position: Position): void {
  const { game, state, chance } = position;
  for (const viewer of viewers(position)) {
    under(6, () => {
      const view = game.view(state, viewer);
      demand(6, view.viewer === viewer, () => `the view of ${viewer} says ${view.viewer}`);
      demand(6, jsonProblem(view, 'view') === null, () => `${jsonProblem(view, 'view')}`);
      demand(6, !holdsGenerator(view, state), () => `the view of ${viewer} holds the generator`);
      const sample = game.sample(deepFreeze(view), chance);
      const problem = jsonProblem(sample, 'sample');
      demand(6, problem === null, () => String(problem));
      demand(6, !equal(sample.rng, state.rng), () => 'a sample has the true generator');
      const back = game.view(sample, viewer);
      demand(6, equal(back, view), () => `a sample for ${viewer} looks different: ${difference(back, view)}`);
      const decision = game.decision(sample);
      demand(
        6,
        decision?.seat === position.decision?.seat,
        () => `in a sample for ${viewer} another seat decides`,
      );
      position.conserve(sample);
      if (viewer !== null && viewer === position.decision?.seat) sameChoices(position, sample);
    });
  }
}

function sameChoices({ game, decision, moves }: Position, sample: BaseState): void {
  const [there, here] = [game.legalMoves(sample).map(game.notate), moves.map(game.notate)];
  demand(6, equal(there, here), () => `a sample has other legal moves: ${difference(there, here)}`);
  demand(6, equal(game.decision(sample), decision), () => 'a sample asks another question');
}

function holdsGenerator(view: object, state: BaseState): boolean {
  const text = JSON.stringify(view);
  return text.includes('"rng":') || text.includes(JSON.stringify(state.rng).slice(1, -1));
}

/** Law 6: a game goes on from a sample to its end. */
export function samplesPlayToTheEnd({ game, state, decision, names, chance, conserve }: Position): void {
  if (decision === null) return;
  under(6, () => {
    const sample = game.sample(deepFreeze(game.view(state, decision.seat)), `${chance} onwards`);
    const picks = seedRng(chance);
    for (let left = game.maxDecisions(names.length); game.decision(sample) !== null; left--) {
      demand(6, left > 0, () => 'played on from a sample, the game does not end');
      const moves = game.legalMoves(sample);
      game.apply(sample, moves[nextBelow(picks, moves.length)]!);
    }
    conserve(sample);
  });
}

/** Law 9: components are conserved and tracks stay in range. */
export function componentsAreConserved({ state, conserve }: Position): void {
  under(9, () => conserve(state));
}

/** Law 9: rounds count from 1 and never fall. */
export function roundNeverFalls({ from, after }: Transition): void {
  const [before, now] = [from.state.round, after.round];
  demand(9, Number.isInteger(before) && before >= 1, () => `round ${before}`);
  demand(9, now >= before, () => `after round ${before} comes round ${now}`);
}

const UNCLEAN = /\p{Cc}|undefined|NaN|\[object|\bnull\b|\s$|^\s/u;

export function clean(law: number, what: string, text: string): void {
  demand(law, text !== '' && !UNCLEAN.test(text), () => `${what} is ${JSON.stringify(text)}`);
}

/** Law 11: every text of a position is fit to print. */
export function positionReadsWell(position: Position): void {
  const { game, state, decision, moves, names } = position;
  under(11, () => {
    thingsReadWell(game.box());
    for (const viewer of viewers(position)) {
      const view = game.view(state, viewer);
      sectionsReadWell(game.outline(view, names));
      thingsReadWell(game.things(view, names));
      for (const score of game.scores(view)) {
        for (const line of [...score.lines, ...score.tieBreaks]) clean(11, 'a score label', line.label);
        if (score.verdict !== undefined) clean(11, 'a verdict', score.verdict);
      }
    }
    for (const { title } of game.ranks?.(names.length) ?? []) clean(11, 'the title of a rank', title);
    if (decision === null) return;
    clean(11, 'a prompt', decision.prompt);
    clean(11, 'a rule', decision.rule);
    for (const reason of game.unavailable(state, names)) {
      clean(11, 'what is unavailable', reason.what);
      clean(11, 'why it is unavailable', reason.why);
    }
    const view = game.view(state, decision.seat);
    for (const move of moves) {
      clean(11, `the description of ${game.notate(move)}`, game.describe(move, view, names));
      clean(11, `the group of ${game.notate(move)}`, game.group(move));
    }
  });
}

function sectionsReadWell(sections: readonly Section[]): void {
  const titles = sections.map(section => section.title);
  const parts = sections.map(({ id, seat }) => `${id} ${seat ?? 'of the table'}`);
  for (const [i, { id, title, lines }] of sections.entries()) {
    clean(11, 'the title of a section', title);
    demand(11, /^[a-z]+(?:-[a-z]+)*$/u.test(id), () => `the id of a section is ${JSON.stringify(id)}`);
    demand(11, parts.indexOf(parts[i]!) === i, () => `two sections are ${parts[i]}`);
    demand(11, titles.indexOf(title) === i, () => `two sections are called ${JSON.stringify(title)}`);
    for (const line of lines) {
      const unclean = /\p{Cc}|undefined|NaN|\[object/u.test(line);
      demand(11, !unclean, () => `an outline says ${JSON.stringify(line)}`);
    }
  }
}

function thingsReadWell(things: readonly Thing[]): void {
  const names = things.map(thing => thing.name.toLowerCase());
  for (const [i, { name, text, rule }] of things.entries()) {
    clean(11, 'the name of a thing', name);
    clean(11, `the text on ${name}`, text);
    clean(11, `the rule of ${name}`, rule);
    demand(11, names.indexOf(names[i]!) === i, () => `two things are called ${JSON.stringify(name)}`);
  }
}

/** Law 11: every event makes a sentence. */
export function eventsReadWell({ from, events }: Transition): void {
  under(11, () => {
    for (const event of events)
      clean(11, `the sentence for ${event.type}`, from.game.narrate(event, from.names));
    const problem = jsonProblem(events, 'events');
    demand(11, problem === null, () => String(problem));
  });
}

/** Law 12: who has no secrets sees what a spectator sees. */
export function noSecretsNoDifference(position: Position): void {
  const { game, state, names } = position;
  if (names.length === 1) return;
  under(12, () => {
    const open = without(game.view(state, null), 'viewer');
    for (const seat of seats(position).filter(one => !game.hasSecrets(state, one))) {
      const seen = without(game.view(state, seat), 'viewer');
      demand(12, equal(seen, open), () => `seat ${seat} has no secrets but sees ${difference(seen, open)}`);
    }
  });
}

/** Law 12: until it is revealed, a secret choice looks to the others as any other choice would have. */
export function secretChoiceStaysSecret({ from, move, events, after }: Transition): void {
  const { game, state, decision, moves } = from;
  if (decision === null || !decision.secret || opens(events)) return;
  const other = moves.find(one => one !== move && !equal(one, move));
  if (other === undefined) return;
  under(12, () => {
    const otherwise = clone(state);
    const otherEvents: BaseEvent[] = [];
    game.apply(otherwise, other, event => otherEvents.push(event));
    const stillChoosing = game.decision(otherwise)?.seat !== game.decision(after)?.seat;
    if (opens(otherEvents) || stillChoosing) return;
    for (const viewer of viewers(from).filter(one => one !== decision.seat)) {
      const [seen, unseen] = [game.view(after, viewer), game.view(otherwise, viewer)];
      demand(12, equal(seen, unseen), () => `a secret choice shows: ${difference(seen, unseen)}`);
      const [heard, unheard] = [told(events, viewer), told(otherEvents, viewer)];
      demand(12, equal(heard, unheard), () => `a secret choice is told: ${difference(heard, unheard)}`);
    }
  });
}

function opens(events: readonly BaseEvent[]): boolean {
  return events.some(event => event.reveals === true && event.only === undefined);
}

function told(events: readonly BaseEvent[], viewer: Seat | null): BaseEvent[] {
  return events.filter(event => isVisible(event, viewer));
}

/** Law 13: scores stand by seat and add up as far as they are known; ranks rise; estimates and weights are sound numbers. */
export function numbersAreSound(position: Position): void {
  const { game, state, moves } = position;
  under(13, () => {
    for (const viewer of viewers(position)) scoresAddUp(position, game.scores(game.view(state, viewer)));
    ranksRise(game.ranks?.(position.names.length) ?? []);
    for (const seat of seats(position)) {
      for (const estimate of [game.evaluate(state, seat), game.learned?.(state, seat) ?? 0])
        demand(13, Number.isFinite(estimate), () => `the estimate for seat ${seat} is ${estimate}`);
    }
    const weights = game.priors(state, moves);
    demand(13, weights.length === moves.length, () => `${weights.length} priors for ${moves.length} moves`);
    demand(
      13,
      weights.every(weight => weight > 0 && Number.isFinite(weight)),
      () => `priors ${weights.join(' ')}`,
    );
  });
}

function scoresAddUp(position: Position, scores: readonly KnownScore[]): void {
  demand(13, scores.length === position.names.length, () => `${scores.length} scores`);
  for (const [seat, score] of scores.entries()) {
    demand(13, score.seat === seat, () => `the score of seat ${score.seat} stands at ${seat}`);
    demand(13, score.tieBreaks.length === scores[0]!.tieBreaks.length, () => 'tie-breaks differ in number');
    const numbers = [...score.lines, ...score.tieBreaks].map(line => line.points);
    demand(
      13,
      numbers.every(points => points === null || Number.isFinite(points)),
      () => `a score of seat ${seat} is no number`,
    );
    const sum = score.lines.reduce<number | null>(
      (points, line) => (points === null || line.points === null ? null : points + line.points),
      0,
    );
    demand(13, sum === score.total, () => `seat ${seat}: the lines make ${sum}, the total is ${score.total}`);
  }
}

function ranksRise(ranks: readonly Rank[]): void {
  for (const [i, { title, from }] of ranks.entries()) {
    const before = ranks[i - 1];
    const rises = Number.isFinite(from) && (before === undefined || before.from < from);
    demand(13, rises, () => `the rank ${title} begins at ${from}, the one before it at ${before?.from}`);
    const taken = ranks.findIndex(rank => rank.title === title) !== i;
    demand(13, !taken, () => `two ranks are called ${title}`);
  }
}

/** Law 14: chance never strikes unannounced while undo would still be open. */
export function chanceIsAnnounced(transition: Transition): void {
  const { from, events, after } = transition;
  if (reveals(events) || !undoOpen(transition)) return;
  demand(14, equal(from.state.rng, after.rng), () => 'the generator was used, but no event reveals anything');
}

/** Law 14: where nothing is revealed, the deciding player could foresee everything they see now. */
export function nothingUnforeseen(transition: Transition): void {
  const { from, move, events, after } = transition;
  const { game, state, decision, chance } = from;
  if (decision === null || reveals(events)) return;
  const seat = decision.seat;
  under(14, () => {
    const foreseen = game.sample(game.view(state, seat), `${chance} foreseen`);
    const expected: BaseEvent[] = [];
    game.apply(foreseen, move, event => expected.push(event));
    // That nothing was revealed where it might have been is news too, but nobody can take it back any more.
    if (reveals(expected) && !undoOpen(transition)) return;
    const [seen, unseen] = [game.view(after, seat), game.view(foreseen, seat)];
    demand(14, equal(seen, unseen), () => `new information without an event: ${difference(seen, unseen)}`);
  });
}

function reveals(events: readonly BaseEvent[]): boolean {
  return events.some(event => event.reveals === true);
}

function undoOpen({ from, after }: Transition): boolean {
  const next = from.game.decision(after);
  return next !== null && next.seat === from.decision?.seat;
}
