/** What a person can get wrong, or the system can refuse. The command line has an exit code for each. */
export type ProblemKind =
  /** A command, a flag, a setting or data of the player's own that cannot be meant. */
  | 'usage'
  /** A broken line or an illegal move in a file. */
  | 'illegal'
  /** Legal, but a checkpoint or the result differs. */
  | 'differs'
  /** Other rules, other component data or another format. */
  | 'other-version'
  /** Everything else, such as a disk that is full. */
  | 'failure';

/** Something the person at the terminal can act on: the message is a whole sentence, safe to print. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;

  constructor(message: string, kind: ProblemKind = 'failure') {
    super(message);
    this.kind = kind;
  }
}
