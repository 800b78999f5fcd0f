/**
 * A match as one seat at a shared table may know it, or a spectator: the own View, the own choices, and of what others did
 * only what they were told. Whatever a face asks for, it gets no more than this.
 */
import type { AnyGame, BaseView, Decision, KnownScore, Names, Reason, Score, Seat } from '../../core/game.ts';
import type { Choice, Entry, MatchConfig, Preview, SeenMatch, Step, UndoState } from '../../core/match.ts';
import { UNTOLD } from '../../core/seen.ts';

export class SeatMatch implements SeenMatch {
  readonly game: AnyGame;
  readonly names: Names;
  readonly #match: SeenMatch;
  readonly #seat: Seat | null;
  #left = false;
  #entries: { readonly steps: number; readonly seen: readonly Entry[] } | null = null;

  /** A spectator has no seat. */
  constructor(match: SeenMatch, seat: Seat | null) {
    this.#match = match;
    this.#seat = seat;
    this.game = match.game;
    this.names = match.names;
  }

  /** Does this seat decide now? */
  get mine(): boolean {
    return !this.#left && this.#seat !== null && this.#match.decision?.seat === this.#seat;
  }

  /** Whoever sat here has gone, or was sent away: what is still read of their line decides nothing. */
  leave(): void {
    this.#left = true;
  }

  /** The seed would tell everything that is still to come. */
  get config(): MatchConfig {
    const { config } = this.#match;
    return this.over ? config : { ...config, seed: '', salt: null };
  }

  get commitment(): string | null {
    return this.#match.commitment;
  }

  get decision(): Decision | null {
    const { decision } = this.#match;
    return decision === null || this.mine ? decision : this.#veiled(decision);
  }

  get over(): boolean {
    return this.#match.over;
  }

  get entries(): readonly Entry[] {
    return this.seenBy();
  }

  seenBy(): readonly Entry[] {
    const steps = this.#match.steps.length;
    if (this.#entries?.steps !== steps) {
      const seen = this.#match
        .seenBy(this.#seat)
        .map(entry => (entry.decision.seat === this.#seat ? entry : { ...entry, choice: UNTOLD }));
      this.#entries = { steps, seen };
    }
    return this.#entries.seen;
  }

  get steps(): readonly Step[] {
    return this.over ? this.#match.steps : [];
  }

  get round(): number {
    return this.#match.round;
  }

  roundName(round = this.round): string {
    return this.#match.roundName(round);
  }

  get choices(): readonly Choice[] {
    return this.mine ? this.#match.choices : [];
  }

  get unavailable(): readonly Reason[] {
    return this.mine ? this.#match.unavailable : [];
  }

  get human(): Seat | null {
    return this.mine ? this.#seat : null;
  }

  view(): BaseView {
    return this.#match.view(this.#seat);
  }

  hasSecrets(seat: Seat): boolean {
    return seat === this.#seat && this.#match.hasSecrets(seat);
  }

  scores(): KnownScore[] {
    return this.#match.scores(this.#seat);
  }

  finalScores(): Score[] {
    return this.#match.finalScores();
  }

  winners(): Seat[] {
    return this.#match.winners();
  }

  find(notation: string): Choice | undefined {
    return this.mine ? this.#match.find(notation) : undefined;
  }

  undoState(): UndoState {
    if (this.mine) return this.#match.undoState(this.#seat);
    return { allowed: false, reason: this.over ? 'the game is over' : 'others decide now' };
  }

  get canRedo(): boolean {
    return this.mine && this.#match.canRedo;
  }

  preview(notation: string): Preview | null {
    return this.mine ? this.#match.preview(notation, this.#seat) : null;
  }

  /**
   * A question to somebody else in the words of the table. While others choose in secret, one after the other, it stays the
   * same: neither how many have chosen nor how many steps a choice took can be read off it.
   */
  #veiled(decision: Decision): Decision {
    if (decision.open) return decision;
    if (!decision.secret) return { ...decision, prompt: `${this.names[decision.seat]} decides.` };
    return { ...this.#firstInSecret(decision), prompt: 'The others choose in secret.' };
  }

  /** The first of the secret decisions that others take since this seat or anybody in the open decided last. */
  #firstInSecret(now: Decision): Decision {
    const { entries } = this.#match;
    const before = entries.findLastIndex(({ decision, events }) => {
      return !decision.secret || decision.seat === this.#seat || events.some(event => event.reveals === true);
    });
    return entries[before + 1]?.decision ?? now;
  }
}
