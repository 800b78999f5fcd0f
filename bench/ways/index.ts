/** The ways of doing things that run in processes of their own, by name. */

export type WayParameters = Readonly<Record<string, string | number>>;

export interface Way {
  /** What the way makes of a fixed task; sides that are compared must agree on it. */
  readonly fingerprint?: string;
  /** One figure, measured over about this long. */
  measure(sliceMs: number): number | Promise<number>;
}

export type MakeWay = (parameters: WayParameters) => Promise<Way> | Way;

const ways = {
  'play-in-place': async () => (await import('./play.ts')).playInPlace,
  'play-structured-clone': async () => (await import('./play.ts')).playStructuredClone,
  'play-boardgame-io': async () => (await import('./boardgame-io.ts')).playBoardgameIo,
  'env-pipe': async () => (await import('./env.ts')).envPipe,
  cost: async () => (await import('./cost.ts')).cost,
  'file-time': async () => (await import('./files.ts')).fileTime,
  'file-memory': async () => (await import('./files.ts')).fileMemory,
  'bot-search': async () => (await import('./bot.ts')).search,
  'bot-boardgame-io': async () => (await import('./bot.ts')).boardgameIoSearch,
  'bot-first-answer': async () => (await import('./bot.ts')).firstAnswer,
  'review-time': async () => (await import('./review.ts')).reviewTime,
  'rng-sfc32': async () => (await import('./rng.ts')).sfc32,
  'rng-pure-rand': async () => (await import('./rng.ts')).pureRand,
  'rng-pure-rand-pure': async () => (await import('./rng.ts')).pureRandPure,
} satisfies Record<string, () => Promise<MakeWay>>;

export type WayName = keyof typeof ways;

export async function prepareWay(name: WayName, parameters: WayParameters): Promise<Way> {
  const make: MakeWay = await ways[name]();
  return make(parameters);
}
