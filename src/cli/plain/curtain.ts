/** Hot-seat secrecy in lines: the keyboard passes to the next player before anything of theirs is shown. */
import type { CurtainMode } from '../../app/session.ts';
import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { printable } from '../../core/text.ts';
import type { Env } from '../../storage/paths.ts';
import type { Output } from '../io.ts';

export class Curtain {
  readonly #match: Match;
  readonly #mode: CurtainMode;
  readonly #out: Output;
  readonly #env: Env;
  /** Who sits in front of the screen; null while nobody has decided yet. */
  #front: Seat | null;

  constructor(match: Match, mode: CurtainMode, out: Output, env: Env) {
    this.#match = match;
    this.#mode = mode;
    this.#out = out;
    this.#env = env;
    const humans = match.config.players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
    this.#front = humans.length === 1 ? humans[0]! : null;
  }

  get front(): Seat | null {
    return this.#front;
  }

  /** Makes sure that this seat is in front of the screen, behind a curtain where there is something to hide. */
  async handOver(
    seat: Seat,
    pressed: () => Promise<string | null>,
  ): Promise<'same' | 'passed' | 'raised' | 'input ended'> {
    const before = this.#front;
    if (before === seat) return 'same';
    const drawn = this.#needed(before, seat);
    this.#front = drawn ? null : seat;
    if (!drawn) return 'passed';
    this.#clear();
    this.#out.write(`Pass the keyboard to ${printable(this.#match.names[seat] ?? '')}, then press Enter.\n`);
    if ((await pressed()) === null) return 'input ended';
    this.#front = seat;
    return 'raised';
  }

  #needed(before: Seat | null, next: Seat): boolean {
    if (this.#mode === 'never') return false;
    if (this.#mode === 'always') return true;
    // Nobody looks over a shoulder at a pipe.
    if (this.#out.isTTY !== true) return false;
    const { entries, decision } = this.#match;
    // Above the prompt stand the choices that the last player had.
    if (decision?.secret === true || entries.at(-1)?.decision.secret === true) return true;
    return this.#match.hasSecrets(next) || (before !== null && this.#match.hasSecrets(before));
  }

  #clear(): void {
    if (this.#out.isTTY !== true) return;
    const dumb = this.#env['TERM'] === undefined || this.#env['TERM'] === 'dumb';
    this.#out.write(dumb ? '\n'.repeat(this.#out.rows ?? 24) : '\u001B[2J\u001B[3J\u001B[H');
  }
}
