/** Every tuned number of the bots: found by letting players with slightly different ones play each other. */

/** Of the estimate: what a position is worth beside the plan. */
export const WORTH = {
  /** A point of rest kept, and a level of influence up to `usefulInfluence`. */
  rest: 0.53,
  influence: 0.12,
  usefulInfluence: 3,
  /** The choice of the track for a step of influence. */
  freeChoice: 0.15,
  /**
   * Cards, as a share of the value in the data: in the laboratory for one use, which a plan sees in its own round only,
   * and for good; and what of a PLAY card no plan reckons with.
   */
  kept: 0.3,
  constant: 0.18,
  card: 0.4,
  /** A place in the turn order. */
  order: 0.095,
};

/** These fade towards the end: they are worth all they can be while at least 1 / x of the rounds is left. */
export const FADING = { rest: 3, order: 3, laboratory: 2, influence: 1.5 };

/** How early a lead is taken for granted: at the start, and added towards the end. */
export const LEAD = {
  trackEarly: 0.39,
  trackLate: 0.62,
  publishedEarly: 0.45,
  publishedLate: 1,
  /** What one step ahead counts for, and being level, which is better than even: ties count as leading. */
  step: 1.5,
  level: 0.75,
};

/** Of the plan. Prices are in energy markers, times in rounds. */
export const PLAN = {
  /** Worth of a marker that the plan has no use for. */
  idle: 0.32,
  /** Price of a point of rest and of a step of influence that a plan still needs. */
  restPrice: 0.56,
  influencePrice: 0.75,
  /** Share of the missing prerequisites' price that is left to pay: others publish too. */
  missing: 0.5,
  /** Share of a discovery's prestige that counts while prerequisites are missing. */
  far: 0.65,
  /** Publish spaces a player gets, against an even share. */
  room: 2.1,
  /** Wait for one where all are taken. */
  wait: 0.26,
  /** Added to a price before returns are compared: a cheap little thing is not the best one. */
  base: 0.67,
  /** How fast worth fades with waiting: by a factor of e in 1 / decay rounds. */
  decay: 0.38,
  /** What must be left after a publication for it to be safe. */
  slack: 0.54,
  /** The least chance of an experiment: a poor one can be bettered with rest. */
  poorChance: 0.15,
};

/** Space bonuses that players reckon with before a marker is placed. */
export const USUAL_MODIFIER = { research: 0.5, experiment: 0.7, publish: 0.5 };

/** How far a rival has come with a discovery. */
export const THREAT = { none: 0, begun: 1, known: 2, ready: 3, imminent: 4 } as const;
export type Threat = (typeof THREAT)[keyof typeof THREAT];

/** Share of a discovery's worth that a rival leaves, by threat and by the own progress: none, researched, tried. */
export const RIVALRY: Readonly<Record<Threat, readonly [number, number, number]>> = {
  [THREAT.none]: [1, 1, 1],
  [THREAT.begun]: [0.51, 0.51, 1],
  [THREAT.known]: [0.4, 0.45, 0.62],
  [THREAT.ready]: [0.15, 0.55, 0.65],
  [THREAT.imminent]: [0.057, 0.15, 0.45],
};

/** Of the first look at moves. */
export const PRIOR = {
  other: 1,
  decline: 0.15,
  reroll: 4,
  /** Research: what is left where another player has succeeded already. */
  late: 0.3,
  /** How rest and cards put off a research or publication, and an experiment. */
  price: 0.3,
  experimentPrice: 0.15,
  hopeless: 0.1,
  /** Influence: on an empty track, and less for each level. */
  influence: 5,
  influenceLevel: 0.8,
};

/** Of the first look at placements. */
export const PLACE_PRIOR = {
  rest: 1.5,
  restSpare: 0.4,
  /** So much rest is enough. */
  spareFrom: 2,
  /** Share of a card's value. */
  event: 0.7,
  influence: 2,
  influenceLevel: 0.35,
  freeInfluence: 1.5,
  research: 3,
  experiment: 4,
  experimentIdle: 0.3,
  publish: 8,
  /** A publication that hangs on an experiment of the same round. */
  publishHope: 1.5,
  publishIdle: 0.2,
  /** For each point that the space adds. */
  modifier: 0.5,
};
