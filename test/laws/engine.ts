/** Plays one game with chosen picks and holds every law against it. Knows no test runner: soak runs use it too. */
import type { AnyGame, BaseEvent, BaseMove, BaseState, Options, Seat } from '../../src/core/game.ts';
import { isVisible } from '../../src/core/game.ts';
import { equal } from '../../src/core/json.ts';
import { type Entry, Match } from '../../src/core/match.ts';
import { checksum, formatHeader, formatStep, headerOf } from '../../src/core/movefile.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { namesFor, people } from '../support/games.ts';
import { demand, LawBroken, under } from './broken.ts';
import * as facts from './facts.ts';
import { fileIsFaithful, reload, strictly, tamperingShows, type Verify } from './file-laws.ts';
import { createHiding, type Hiding } from './hiding.ts';
import * as laws from './laws.ts';
import { deepFreeze, difference, sharePart } from './values.ts';

export { LawBroken };

export interface LawRun {
  readonly game: AnyGame;
  readonly fingerprint: string;
  readonly conserve: (state: BaseState) => void;
  readonly players: number;
  readonly options: Options;
  readonly first: Seat | null;
  readonly seed: string;
  /** Index of the move to take, from a list of this many; also decides what is looked at more closely. */
  pick(count: number, decision: number): number;
  /** The game is left after this many decisions. */
  readonly limit: number;
  /**
   * How sparing to be with costly checks: 0 holds each at every step, 4 four times as rarely as 1. From 8 on, only some
   * games are looked at closely: frozen, saved and loaded at every step, read back from their files.
   */
  readonly thrift: number;
  /** How many ways of tampering with the finished file to try. */
  readonly tamperings: number;
  /** Only these laws; all where left out. */
  readonly only?: readonly number[];
  readonly verify?: Verify;
}

export interface LawReport {
  readonly decisions: number;
  /** Turns in which something was decided. */
  readonly turns: number;
  readonly finished: boolean;
  readonly longestList: number;
  /** Kind of the decision with the longest list. */
  readonly longestKind: string;
}

/** One game in (thrift / this) is looked at closely. */
const CLOSE_LOOK = 4;

type PositionLaw = readonly [law: number, rarity: number, check: (position: laws.Position) => void];
type TransitionLaw = readonly [law: number, rarity: number, check: (transition: laws.Transition) => void];

/** Rarity 0 is held at every step, n at about one step in n (times the thrift). */
const POSITION_LAWS: readonly PositionLaw[] = [
  [1, 0, laws.movesWhileDecision],
  [1, 4, laws.noDeadEnd],
  [2, 1, laws.notationIsUnique],
  [4, 2, laws.askingChangesNothing],
  [6, 3, laws.samplesFitTheView],
  [6, 40, laws.samplesPlayToTheEnd],
  [9, 1, laws.componentsAreConserved],
  [11, 3, laws.positionReadsWell],
  [12, 1, laws.noSecretsNoDifference],
  [13, 1, laws.numbersAreSound],
  [15, 4, facts.knownScoresAreTrue],
  [16, 1, facts.tableIsCounted],
  [17, 4, facts.sectionsNameTheirSeat],
  [18, 2, facts.openDecisionIsOpen],
  [19, 0, facts.shortcutsAgree],
];

const TRANSITION_LAWS: readonly TransitionLaw[] = [
  [3, 1, laws.stateIsJson],
  [5, 2, laws.applyIsPure],
  [9, 0, laws.roundNeverFalls],
  [11, 0, laws.eventsReadWell],
  [12, 1, laws.secretChoiceStaysSecret],
  [14, 0, laws.chanceIsAnnounced],
  [14, 2, laws.nothingUnforeseen],
  [16, 0, facts.turnHoldsTogether],
  [17, 1, facts.eventsNameTheirSeat],
  [18, 2, facts.openDecisionIsForeseen],
];

interface Table {
  readonly run: LawRun;
  match: Match;
  text: string;
  sum: number;
  readonly closely: boolean;
  /** The same game, saved and loaded as JSON between every two moves; null where nobody looks closely. */
  shadow: BaseState | null;
  readonly dice: RngState;
  readonly hiding: Hiding;
  readonly longest: { count: number; kind: string };
}

/** Throws `LawBroken` with the game so far as a move file. */
export function playLawfully(run: LawRun): LawReport {
  const table = under(1, () => open(run));
  try {
    let position = look(table);
    holdPosition(table, position);
    while (!table.match.over && table.match.entries.length < run.limit) {
      position = step(table, position);
      if (holds(table, 7) && table.closely && nextBelow(table.dice, 40) === 0)
        table.match = reload(run.game, table.text, table.match);
      if (once(table, 8)) undoAndAgain(table);
    }
    finish(table);
  } catch (error) {
    const broken = error instanceof LawBroken ? error : new LawBroken(1, `threw ${String(error)}`, '', error);
    throw new LawBroken(broken.law, broken.message.replace(/^law \d+: /u, ''), table.text, broken.cause);
  }
  const { match, longest } = table;
  const report = { decisions: match.entries.length, turns: turnsOf(match), finished: match.over };
  return { ...report, longestList: longest.count, longestKind: longest.kind };
}

function open(run: LawRun): Table {
  const { game, seed, options, first } = run;
  const players = people(namesFor(run.players));
  const match = new Match({ game, players, seed, options, first });
  const text = formatHeader(headerOf(match, run.fingerprint));
  const twins = [0, 1].map(() => game.setup({ players: run.players, seed, options, first }));
  laws.plainJson(twins[0]!);
  demand(5, equal(twins[0], match.revealState()), () => 'two set-ups from one seed differ');
  demand(5, !sharePart(twins[0], twins[1]), () => 'two states hold one and the same object');
  const dice = seedRng(`look ${seed} ${run.pick(1_000_000_007, -1)}`);
  const closely = nextBelow(dice, Math.max(1, Math.floor(run.thrift / CLOSE_LOOK))) === 0;
  return {
    run,
    match,
    text,
    sum: checksum(text),
    closely,
    shadow: closely ? match.revealState() : null,
    dice,
    hiding: createHiding(),
    longest: { count: 0, kind: '' },
  };
}

function holds(table: Table, law: number): boolean {
  return table.run.only?.includes(law) ?? true;
}

function once(table: Table, rarity: number): boolean {
  const odds = Math.ceil(rarity * table.run.thrift);
  return odds === 0 || nextBelow(table.dice, odds) === 0;
}

function look(table: Table): laws.Position {
  const { match, run, longest } = table;
  const state = table.closely ? deepFreeze(match.revealState()) : match.revealState();
  const decision = under(4, () => run.game.decision(state));
  const moves = under(4, () => run.game.legalMoves(state));
  if (table.closely) deepFreeze(moves);
  if (moves.length > longest.count)
    Object.assign(longest, { count: moves.length, kind: decision?.kind ?? '' });
  const chance = `${table.match.config.seed} ${table.match.steps.length}`;
  return { game: run.game, state, decision, moves, names: match.names, chance, conserve: run.conserve };
}

function holdPosition(table: Table, position: laws.Position): void {
  for (const [law, rarity, check] of POSITION_LAWS) {
    if (holds(table, law) && once(table, rarity)) check(position);
  }
  if (holds(table, 6) && once(table, 4)) under(6, () => table.hiding.observe(position));
}

/** Takes the next decision and holds the laws of the move and of the position it leads to. */
function step(table: Table, from: laws.Position): laws.Position {
  const { run, match } = table;
  const count = match.entries.length;
  const move = from.moves[run.pick(from.moves.length, count) % from.moves.length]!;
  const notation = under(2, () => run.game.notate(move));
  const written = table.text;
  table.text += `${match.names[from.decision!.seat]}: ${notation}\n`;
  const entry = under(1, () => match.play(notation), notation);
  if (table.closely) deepFreeze([entry.choice.move, entry.events]);
  table.text = written;
  write(table);
  const bound = run.game.maxDecisions(run.players);
  if (holds(table, 9)) demand(9, count < bound, () => `more than ${bound} decisions`);
  if (holds(table, 7)) followShadow(table, entry);
  const to = look(table);
  holdMove(table, { from, move, events: entry.events, after: to.state });
  holdPosition(table, to);
  return to;
}

function holdMove(table: Table, transition: laws.Transition): void {
  for (const [law, rarity, check] of TRANSITION_LAWS) {
    if (holds(table, law) && once(table, rarity)) check(transition);
  }
  if (holds(table, 12)) undoReasonKeepsSecrets(table.match, transition.events);
  table.hiding.heard(transition);
}

/** Law 12: why undo stops is told without what only another player knows. */
function undoReasonKeepsSecrets(match: Match, events: readonly BaseEvent[]): void {
  const undo = match.undoState();
  if (undo.allowed) return;
  for (const event of events) {
    if (isVisible(event, match.decision?.seat ?? null)) continue;
    const sentence = match.game.narrate(event, match.names).replace(/\.$/u, '');
    demand(12, !undo.reason.includes(sentence), () => `the reason against undo tells "${sentence}"`);
  }
}

function write(table: Table): void {
  const piece = formatStep(table.match, table.sum);
  table.text += piece;
  table.sum = checksum(piece, table.sum);
}

/** Law 7: the same move on a state that was saved and loaded leads to the same state. */
function followShadow(table: Table, entry: Entry): void {
  const { game } = table.run;
  const { shadow } = table;
  if (shadow === null) return;
  under(7, () => {
    const loaded = JSON.parse(JSON.stringify(shadow)) as BaseState;
    const move = game.legalMoves(loaded).find((one: BaseMove) => game.notate(one) === entry.choice.notation);
    demand(7, move !== undefined, () => `loaded, ${entry.choice.notation} is not legal`);
    game.apply(loaded, move);
    table.shadow = loaded;
    if (!table.match.over && !once(table, 10)) return;
    const kept = table.match.revealState();
    demand(7, equal(loaded, kept), () => `saved and loaded, the state differs: ${difference(loaded, kept)}`);
  });
}

/** Law 8: taking moves back as far as allowed, and the same moves again, give the same state. */
function undoAndAgain(table: Table): void {
  if (!holds(table, 8) || !table.match.undoState().allowed) return;
  const { match } = table;
  under(8, () => {
    const before = match.revealState();
    let undone = 0;
    for (; match.undo() !== null; undone++) write(table);
    for (; undone > 0; undone--) {
      demand(8, match.redo() !== null, () => 'a move that was taken back cannot be played again');
      write(table);
    }
    const after = match.revealState();
    demand(
      8,
      equal(after, before),
      () => `after undo and redo, the state differs: ${difference(after, before)}`,
    );
  });
}

function turnsOf(match: Match): number {
  return new Set(match.entries.map(entry => entry.decision.turn)).size;
}

/** Turns of a single game vary; only a length that is far off is wrong. */
const TURNS_ENOUGH = 8;
const LENGTH_TOLERANCE = 2;

/** Law 16: turns take about as many decisions as the game says. */
function turnsAreAsLongAsSaid({ run, match }: Table): void {
  const turns = turnsOf(match);
  if (!match.over || turns < TURNS_ENOUGH) return;
  const length = match.entries.length / turns;
  const off = length / run.game.turnLength;
  const near = off <= LENGTH_TOLERANCE && off >= 1 / LENGTH_TOLERANCE;
  demand(16, near, () => `turns take ${length.toFixed(1)} decisions, not ${run.game.turnLength}`);
}

function finish(table: Table): void {
  const { run, match, text, dice } = table;
  const check = run.verify ?? strictly;
  if (holds(table, 16)) turnsAreAsLongAsSaid(table);
  if (holds(table, 6)) table.hiding.conclude();
  if (!table.closely) return;
  if (holds(table, 7)) fileIsFaithful(match, text, run.fingerprint, check);
  if (!match.over || !holds(table, 10)) return;
  const kind = nextBelow(dice, 1_000_000_007);
  for (let i = 0; i < run.tamperings; i++) {
    tamperingShows(run.game, text, run.fingerprint, check, dice, kind + i);
  }
}
