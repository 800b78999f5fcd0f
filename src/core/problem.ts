/** Exit codes of the program, besides 128 + signal. */
export const EXIT = { done: 0, failure: 1, usage: 2, illegal: 3, differs: 4, otherVersion: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something the person at the terminal can act on: the message is a whole sentence, safe to print. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}
