/** A game that breaks a law, with the move file that leads there. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: number;
  /** The game up to the break: `boardgames replay` opens it. */
  readonly moveFile: string;

  constructor(law: number, message: string, moveFile = '', cause?: unknown) {
    const file = moveFile === '' ? '' : `\n\n${moveFile}`;
    super(`law ${law}: ${message}${file}`, { cause });
    this.law = law;
    this.moveFile = moveFile;
  }
}

export function demand(law: number, condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new LawBroken(law, message());
}

/** Runs the check of a law; whatever it throws breaks that law. */
export function under<T>(law: number, check: () => T, what = 'a check'): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken(law, `${what} threw ${String(error)}`, '', error);
  }
}
