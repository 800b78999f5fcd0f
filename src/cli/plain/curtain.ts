/** Hot-seat secrecy in lines: the keyboard passes to the next player before anything of theirs is shown. */
import { alone, type CurtainRule, humans, nextFront } from '../../app/curtain.ts';
import type { Settings } from '../../app/settings.ts';
import type { Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import { printable } from '../../core/text.ts';
import type { Env } from '../../storage/paths.ts';
import type { Output } from '../io.ts';

export class Curtain {
  readonly #match: SeenMatch;
  readonly #rule: CurtainRule;
  readonly #out: Output;
  readonly #env: Env;
  /** Who sits in front of the screen; null while nobody has decided yet. */
  #front: Seat | null;

  constructor(match: SeenMatch, { curtain }: Settings, out: Output, env: Env) {
    this.#match = match;
    // Nobody looks over a shoulder at a pipe.
    const mode = curtain === 'auto' && out.isTTY !== true ? 'never' : curtain;
    this.#rule = { mode, leavesTraces: true };
    this.#out = out;
    this.#env = env;
    const people = humans(match.config.players);
    this.#front = people.length === 1 ? people[0]! : null;
  }

  get front(): Seat | null {
    return this.#front;
  }

  /** Makes sure that this seat is in front of the screen, behind a curtain where there is something to hide. */
  async handOver(
    seat: Seat,
    pressed: () => Promise<string | null>,
  ): Promise<'same' | 'passed' | 'raised' | 'input ended'> {
    if (this.#front === seat) return 'same';
    const { viewer, curtain } = nextFront(this.#match, alone(this.#front), this.#rule);
    this.#front = viewer;
    if (curtain === null) return 'passed';
    this.#clear();
    this.#out.write(`Pass the keyboard to ${printable(this.#match.names[seat] ?? '')}, then press Enter.\n`);
    if ((await pressed()) === null) return 'input ended';
    this.#front = seat;
    return 'raised';
  }

  #clear(): void {
    if (this.#out.isTTY !== true) return;
    const dumb = this.#env['TERM'] === undefined || this.#env['TERM'] === 'dumb';
    this.#out.write(dumb ? '\n'.repeat(this.#out.rows ?? 24) : '\u001B[2J\u001B[3J\u001B[H');
  }
}
