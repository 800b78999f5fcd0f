/**
 * What a bot has chosen on its way to the end of a turn, for one request. Walks that sample other hidden things come to the
 * same choices again and again: whatever decides about them is the same. Each request starts with nothing.
 */
import type { AnyGame, BaseState, Seat } from '../core/game.ts';
import { Memo } from '../core/memo.ts';

/** Choices remembered, and the most numbers that one may depend on: more than most tables come to. */
const CHOICES = 2048;
const LONGEST = 128;

export class Habits {
  readonly #game: AnyGame;
  /** Each request has its own: what one finds must not depend on others before or beside it. */
  #memo: Memo | null = null;
  #length = Number.POSITIVE_INFINITY;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** The number of the move that was chosen among so many, of which so few were tried; -1 where nothing is known. */
  recall(state: BaseState, seat: Seat, moves: number, breadth: number): number {
    if (this.#game.writeGrounds === undefined) return -1;
    this.#memo ??= new Memo(CHOICES, LONGEST);
    const { key } = this.#memo;
    const at = this.#game.writeGrounds(state, seat, key);
    this.#length = at + 3;
    if (this.#length > LONGEST) return -1;
    key[at] = breadth;
    key[at + 1] = seat;
    key[at + 2] = moves;
    const known = this.#memo.recall(this.#length);
    return Number.isNaN(known) ? -1 : known;
  }

  /** What was chosen where nothing was known. */
  keep(choice: number): void {
    if (this.#length <= LONGEST) this.#memo?.keep(this.#length, choice);
  }
}
