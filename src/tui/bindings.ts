/**
 * Keys as data: what a key is called, what it does, and why it does nothing now. Footer, help overlay and the README's
 * table all come from these lists.
 */
import type { Key } from './keys.ts';

export interface KeySpec<Context, Action extends string = string> {
  readonly keys: readonly Key[];
  /** How the keys are written for people. */
  readonly shown: string;
  readonly action: Action;
  /** A word or two, for the footer. */
  readonly short: string;
  /** What it does, for the help. */
  readonly about: string;
  /** Place in the footer, the smallest first; left out where the footer never shows it. */
  readonly rank?: number;
  /** Why it does nothing now; null where it works. */
  blocked?(context: Context): string | null;
}

/** A key specification in a given moment. */
export interface Binding {
  readonly shown: string;
  readonly short: string;
  readonly about: string;
  readonly rank: number | null;
  readonly blocked: string | null;
}

export function bindingsOf<Context>(specs: readonly KeySpec<Context>[], context: Context): Binding[] {
  return specs.map(spec => ({
    shown: spec.shown,
    short: spec.short,
    about: spec.about,
    rank: spec.rank ?? null,
    blocked: spec.blocked?.(context) ?? null,
  }));
}

export type Reading<Action> =
  | { readonly type: 'none' }
  | { readonly type: 'blocked'; readonly reason: string }
  | { readonly type: 'action'; readonly action: Action };

/** What a key means here. */
export function readKey<Context, Action extends string>(
  specs: readonly KeySpec<Context, Action>[],
  key: Key,
  context: Context,
): Reading<Action> {
  let reason: string | null = null;
  for (const spec of specs) {
    if (!spec.keys.includes(key)) continue;
    const blocked = spec.blocked?.(context) ?? null;
    if (blocked === null) return { type: 'action', action: spec.action };
    reason = blocked;
  }
  return reason === null ? { type: 'none' } : { type: 'blocked', reason };
}

/** The keys that every screen has, answered before a screen sees them. */
export const GLOBAL_KEYS: readonly Omit<KeySpec<unknown>, 'blocked'>[] = [
  { keys: ['ctrl-l'], shown: 'Ctrl-L', action: 'repaint', short: 'repaint', about: 'paint the screen again' },
  {
    keys: ['ctrl-z'],
    shown: 'Ctrl-Z',
    action: 'suspend',
    short: 'suspend',
    about: 'to the shell; fg comes back',
  },
  {
    keys: ['ctrl-c'],
    shown: 'Ctrl-C',
    action: 'abort',
    short: 'leave',
    about: 'leave at once; the game is kept',
  },
];
