/**
 * One game in progress: the only holder of a State. Screens and bots ask it for Views; files are written from its
 * record. Undo restores a snapshot and stops where something was revealed or another player took over.
 */
import { commitmentTo } from './commitment.ts';
import type {
  AnyGame,
  BaseEvent,
  BaseMove,
  BaseState,
  BaseView,
  Decision,
  KnownScore,
  Names,
  Options,
  Reason,
  Score,
  Seat,
} from './game.ts';
import { finalScores, isVisible, roundName, winners } from './game.ts';
import { clone, hash } from './json.ts';
import type { Player } from './seats.ts';
import { namesOf } from './seats.ts';
import { seenEntries } from './seen.ts';

export interface MatchConfig {
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly seed: string;
  /** Hides the seed behind a commitment until the game is over; null where the players know the seed. */
  readonly salt?: string | null;
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
}

/** A legal move and its notation. */
export interface Choice {
  readonly move: BaseMove;
  readonly notation: string;
  /** What players type for it: its amount where all choices are amounts, else its place in the list, from 1. */
  readonly number: number;
}

/** One decision taken. */
export interface Entry {
  /** Counts from 1 over the decisions that stand (undone ones are gone). */
  readonly number: number;
  readonly decision: Decision;
  readonly choice: Choice;
  readonly events: readonly BaseEvent[];
  /** The round in which the decision was taken. */
  readonly round: number;
}

/** Everything that happened to the match in order, undone moves included: what a move file records. */
export type Step =
  | { readonly type: 'move'; readonly seat: Seat; readonly notation: string }
  | { readonly type: 'undo' };

export type UndoState = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
}

interface Snapshot {
  readonly state: BaseState;
}

/** What a move would do, as far as a viewer can know beforehand. */
export interface Preview {
  /** Known consequences in words, up to the first that nobody can foresee. */
  readonly sentences: readonly string[];
  /** True where chance or hidden information decides how it goes on. */
  readonly uncertain: boolean;
  /** The table afterwards and the scores by seat, as the viewer would know them; null where uncertain. */
  readonly view: BaseView | null;
  readonly after: readonly KnownScore[] | null;
  /** What the viewer is asked next in the same turn; null where that is not known, or another turn begins. */
  readonly next: string | null;
}

/**
 * A match as a face looks at it: what changes it goes through a session, and the whole truth is nobody's. A seat at a shared
 * table gets one that knows no more than that seat.
 */
export type SeenMatch = Omit<Match, 'play' | 'undo' | 'redo' | 'revealState' | 'hash'>;

export class Match {
  readonly config: MatchConfig;
  readonly game: AnyGame;
  readonly names: Names;
  #state: BaseState;
  #decision: Decision | null;
  #choices: readonly Choice[] | null = null;
  /** Kept while the state stays the same: a file may hold one checkpoint after another. */
  #hash: string | null = null;
  readonly #entries: Entry[] = [];
  /** Snapshots before the latest entries, as far back as undo may go. */
  #snapshots: Snapshot[] = [];
  readonly #redo: string[] = [];
  readonly #steps: Step[] = [];

  constructor(config: MatchConfig) {
    this.config = config;
    this.game = config.game;
    this.names = namesOf(config.players);
    const { players, seed, options, first } = config;
    this.#state = this.game.setup({ players: players.length, seed, options, first });
    this.#decision = this.game.decision(this.#state);
  }

  get decision(): Decision | null {
    return this.#decision;
  }

  get over(): boolean {
    return this.#decision === null;
  }

  /** What the table shows instead of its seed; null where the players know the seed. */
  get commitment(): string | null {
    const { seed, salt = null } = this.config;
    return salt === null ? null : commitmentTo(seed, salt);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** As this viewer counts and hears them: what others chose in secret in one turn is one entry without a choice. */
  seenBy(viewer: Seat | null): readonly Entry[] {
    return seenEntries(this.#entries, this.#decision, viewer);
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get round(): number {
    return this.#state.round;
  }

  /** As the rules say it, for headings: "Round 3", "Turn 0". */
  roundName(round = this.round): string {
    return roundName(this.game.meta, round, this.config.options);
  }

  get choices(): readonly Choice[] {
    this.#choices ??= this.#listChoices();
    return this.#choices;
  }

  #listChoices(): Choice[] {
    const moves = this.game.legalMoves(this.#state);
    const amounts = moves.map(move => this.game.amount(move));
    const numbered = new Set(amounts).size === moves.length && !amounts.includes(null);
    return moves.map((move, i) => {
      const number = numbered ? (amounts[i] ?? i + 1) : i + 1;
      return { move, notation: this.game.notate(move), number };
    });
  }

  get unavailable(): readonly Reason[] {
    return this.game.unavailable(this.#state, this.names);
  }

  /** Who must press a key next: the deciding player, or null for a bot's turn or a finished game. */
  get human(): Seat | null {
    const seat = this.#decision?.seat;
    return seat !== undefined && this.config.players[seat]?.bot === null ? seat : null;
  }

  view(seat: Seat | null): BaseView {
    return this.game.view(this.#state, seat);
  }

  hasSecrets(seat: Seat): boolean {
    return this.game.hasSecrets(this.#state, seat);
  }

  /** As they stand, as far as this viewer knows them. */
  scores(viewer: Seat | null): KnownScore[] {
    return this.game.scores(this.view(viewer));
  }

  /** Only of a finished game. */
  finalScores(): Score[] {
    if (!this.over) throw new Error('the game is not over');
    return finalScores(this.game, this.#state);
  }

  /** Only of a finished game. */
  winners(): Seat[] {
    return winners(this.finalScores());
  }

  hash(): string {
    this.#hash ??= hash(this.#state);
    return this.#hash;
  }

  /** A copy of the whole truth, for `replay --state` and tests; never for a screen or a bot. */
  revealState(): BaseState {
    return clone(this.#state);
  }

  find(notation: string): Choice | undefined {
    return this.choices.find(choice => choice.notation === notation);
  }

  /** Plays the legal move of this notation. */
  play(notation: string): Entry {
    const entry = this.#advance(notation);
    this.#redo.length = 0;
    return entry;
  }

  /** The reason goes by what this viewer knows: the deciding player, where nobody else is named. */
  undoState(viewer: Seat | null = this.#decision?.seat ?? null): UndoState {
    const last = this.#entries.at(-1);
    if (last === undefined) return { allowed: false, reason: 'nothing has been played yet' };
    if (this.#snapshots.length > 0) return { allowed: true };
    if (this.#decision === null) return { allowed: false, reason: 'the game is over' };
    const reveal = last.events.find(event => event.reveals === true);
    if (reveal !== undefined) {
      const what = isVisible(reveal, viewer)
        ? this.game.narrate(reveal, this.names).replace(/\.$/u, '')
        : 'something hidden was revealed';
      return { allowed: false, reason: `new information came up: ${what}` };
    }
    return { allowed: false, reason: `the decision has passed to ${this.names[this.#decision.seat]}` };
  }

  /** Takes the last decision back. Returns it, or null where undo has to stop (see `undoState`). */
  undo(): Entry | null {
    const snapshot = this.#snapshots.pop();
    const entry = this.#entries.at(-1);
    if (snapshot === undefined || entry === undefined) return null;
    this.#entries.pop();
    this.#restore(snapshot.state);
    this.#redo.push(entry.choice.notation);
    this.#steps.push({ type: 'undo' });
    return entry;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  redo(): Entry | null {
    const notation = this.#redo.pop();
    return notation === undefined ? null : this.#advance(notation);
  }

  /**
   * Tries a move on a state that a view allows, never on the true one: the view of the deciding player, or of a spectator
   * (null) where the decision is open.
   */
  preview(notation: string, viewer: Seat | null = this.#decision?.seat ?? null): Preview | null {
    const choice = this.find(notation);
    if (choice === undefined || this.#decision === null) return null;
    const seed = `preview ${this.seenBy(viewer).length}`;
    const state = this.game.sample(this.game.view(this.#state, viewer), seed);
    const sentences: string[] = [];
    let uncertain = false;
    this.game.apply(state, choice.move, event => {
      uncertain ||= event.reveals === true;
      if (uncertain || !isVisible(event, viewer)) return;
      sentences.push(this.game.narrate(event, this.names));
    });
    if (uncertain) return { sentences, uncertain, view: null, after: null, next: null };
    const view = this.game.view(state, viewer);
    const then = this.game.decision(state);
    const goesOn = then !== null && then.seat === viewer && then.turn === this.#decision.turn;
    return { sentences, uncertain, view, after: this.game.scores(view), next: goesOn ? then.prompt : null };
  }

  #advance(notation: string): Entry {
    const decision = this.#decision;
    const choice = this.find(notation);
    if (decision === null) throw new IllegalMove('the game is over');
    if (choice === undefined) throw new IllegalMove(`not legal here: ${notation}`);
    const before = this.game.copy(this.#state);
    const round = this.round;
    const events: BaseEvent[] = [];
    try {
      this.game.apply(this.#state, choice.move, event => events.push(event));
    } catch (error) {
      this.#restore(before);
      throw error;
    }
    this.#choices = null;
    this.#hash = null;
    this.#decision = this.game.decision(this.#state);
    const entry: Entry = { number: this.#entries.length + 1, decision, choice, events, round };
    this.#entries.push(entry);
    this.#steps.push({ type: 'move', seat: decision.seat, notation });
    const final = this.#decision === null || this.#decision.seat !== decision.seat;
    if (final || events.some(event => event.reveals === true)) this.#snapshots = [];
    else this.#snapshots.push({ state: before });
    return entry;
  }

  #restore(state: BaseState): void {
    this.#state = state;
    this.#choices = null;
    this.#hash = null;
    this.#decision = this.game.decision(state);
  }
}

/** The same game up to a decision, or as far as it has come, perhaps with other players. */
export function repeated(
  { config, entries }: Pick<SeenMatch, 'config' | 'entries'>,
  { players = config.players, decisions = entries.length }: Partial<Repeat> = {},
): Match {
  const copy = new Match({ ...config, players });
  for (const { choice } of entries.slice(0, decisions)) copy.play(choice.notation);
  return copy;
}

interface Repeat {
  readonly players: readonly Player[];
  readonly decisions: number;
}
