/** How much the world may ask of the door: connections that have not said who they are, and attempts to get in. */

import { printable } from '../core/text.ts';

export interface Limits {
  /** Connections that are not let in yet, in all and from one address. */
  readonly strangers: number;
  readonly strangersPerAddress: number;
  /** All connections together. */
  readonly connections: number;
  /** Failed attempts, from one address and in all, within `forgetMs`. */
  readonly failuresPerAddress: number;
  readonly failures: number;
  readonly forgetMs: number;
  /** To say that one speaks SSH, to get in, to ask for a shell. */
  readonly helloMs: number;
  readonly loginMs: number;
  readonly shellMs: number;
  /** A line that takes nothing for so long is cut off. */
  readonly stuckMs: number;
  /** How often a guest is asked for a sign of life. */
  readonly signOfLifeMs: number;
}

export const LIMITS: Limits = {
  strangers: 64,
  strangersPerAddress: 40,
  connections: 128,
  failuresPerAddress: 10,
  failures: 200,
  forgetMs: 600_000,
  helloMs: 10_000,
  loginMs: 120_000,
  shellMs: 20_000,
  stuckMs: 60_000,
  signOfLifeMs: 30_000,
};

export class Gate {
  readonly limits: Limits;
  readonly #now: () => number;
  readonly #strangers = new Map<string, number>();
  #connections = 0;
  #failures: { readonly address: string; readonly at: number }[] = [];

  constructor(limits: Limits, now: () => number) {
    this.limits = limits;
    this.#now = now;
  }

  /** May somebody from there knock? Where so, `leave` has to follow. */
  enter(address: string): boolean {
    const { strangers, strangersPerAddress, connections } = this.limits;
    const from = network(address);
    const all = [...this.#strangers.values()].reduce((sum, count) => sum + count, 0);
    const here = this.#strangers.get(from) ?? 0;
    if (this.#connections >= connections || all >= strangers || here >= strangersPerAddress) return false;
    if (this.#guesses(address)) return false;
    this.#connections++;
    this.#strangers.set(from, here + 1);
    return true;
  }

  /** Whoever is let in is no stranger any more. */
  known(address: string): void {
    const from = network(address);
    const left = (this.#strangers.get(from) ?? 0) - 1;
    if (left > 0) this.#strangers.set(from, left);
    else this.#strangers.delete(from);
  }

  leave(address: string, known: boolean): void {
    this.#connections--;
    if (!known) this.known(address);
  }

  /** A sentence for the host where this was one too many. */
  failed(address: string): string | null {
    const [guessed, barred] = [this.#guesses(address), this.isBarred(address)];
    this.#failures.push({ address: network(address), at: this.#now() });
    const long = `for ${Math.ceil(this.limits.forgetMs / 60_000)} minutes at most`;
    if (!guessed && this.#guesses(address)) {
      return `Too many wrong codes and passwords from ${printable(address)}: nobody gets in from there ${long}.`;
    }
    if (barred || !this.isBarred(address)) return null;
    return `Too many wrong codes and passwords in all: only keys let anybody in ${long}.`;
  }

  /** Too many have failed, from there or in all: codes and passwords are not even looked at. */
  isBarred(address: string): boolean {
    return this.#guesses(address) || this.#failures.length >= this.limits.failures;
  }

  /** Too many have failed from there. */
  #guesses(address: string): boolean {
    this.#forget();
    const from = network(address);
    const here = this.#failures.filter(failure => failure.address === from).length;
    return here >= this.limits.failuresPerAddress;
  }

  #forget(): void {
    const since = this.#now() - this.limits.forgetMs;
    this.#failures = this.#failures.filter(({ at }) => at > since);
  }
}

/** What one household has: an address of the old kind, the first half of one of the new kind. */
function network(address: string): string {
  const old = /^(?:::ffff:)?(?<ip>\d+\.\d+\.\d+\.\d+)$/u.exec(address)?.groups?.['ip'];
  if (old !== undefined) return old;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}
