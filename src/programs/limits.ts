/** What a program may take, apart from it, so that nothing else is loaded where none plays. */
export interface Limits {
  readonly decisionMs: number;
  /** For all decisions of a game together. */
  readonly gameMs: number;
}

export const USUAL_LIMITS: Limits = { decisionMs: 10_000, gameMs: 1_800_000 };
