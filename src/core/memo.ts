/**
 * Remembers numbers that were worked out for lists of numbers. A list is compared whole, so that nothing is ever mistaken
 * for something else; a newer one takes the place of an older one, so that it never grows.
 */
export class Memo {
  /** The list that is asked for: written here, up to a length. */
  readonly key: Float64Array;
  readonly #slots: number;
  readonly #keys: Float64Array;
  readonly #lengths: Int32Array;
  readonly #values: Float64Array;
  #slot = 0;

  /** `slots` is a power of two. */
  constructor(slots: number, longest: number) {
    this.key = new Float64Array(longest);
    this.#slots = slots;
    this.#keys = new Float64Array(slots * longest);
    this.#lengths = new Int32Array(slots);
    this.#values = new Float64Array(slots);
  }

  /** What is remembered for the key of this length; NaN where nothing is. */
  recall(length: number): number {
    const { key } = this;
    let hash = length;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ key[i]!, 0x5bd1e995) ^ (hash >>> 15);
    const slot = (hash ^ (hash >>> 13)) & (this.#slots - 1);
    this.#slot = slot;
    if (this.#lengths[slot] !== length) return Number.NaN;
    const keys = this.#keys;
    const start = slot * key.length;
    for (let i = 0; i < length; i++) if (keys[start + i] !== key[i]) return Number.NaN;
    return this.#values[slot]!;
  }

  /** Remembers the value for the key that was asked for last. */
  keep(length: number, value: number): number {
    this.#keys.set(this.key.subarray(0, length), this.#slot * this.key.length);
    this.#lengths[this.#slot] = length;
    this.#values[this.#slot] = value;
    return value;
  }
}
