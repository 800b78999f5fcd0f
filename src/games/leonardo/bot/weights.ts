/** Every tuned number of the bots' judgement, found by playing them against each other. */

/** What things are worth, in florins. */
export const WORTH = {
  /** A week of laboratory work to come. */
  week: 0.65,
  /** A week that present work still needs, so that it is done now rather than later. */
  neededWeek: 1,
  /** A worker's turn in the city. */
  errand: 0.5,
  component: 1.1,
  /** A component beyond what the weeks to come can use. */
  excessComponent: 0.2,
  /** A component that a requested invention lacks, as a part of `component`, however many are in store. */
  missingComponent: 0.6,
  /** The same, raised by what the invention pays: a fixed part, and a part for each florin. */
  missingBase: 0.75,
  missingPerFlorin: 0.08,
  /** A second laboratory, beyond its spaces, for each turn to come. */
  secondLab: 0.3,
  /** A card's discount on later work, for each turn to come. */
  discount: 0.3,
  /** A turn that work takes longer. */
  delay: 0.15,
  leonardo: 0.4,
} as const;

/** How people's time is used. */
export const USE = {
  /** Part of the people's weeks that goes to laboratories while the city is open. */
  laboratories: 0.65,
  /** Part of an automaton's time in which its laboratory has something to build. */
  automaton: 0.6,
  /** Part of the weeks not yet placed that will be of use. */
  idle: 0.9,
  /** Part of what stands to be bought in the city that is really bought. */
  city: 0.9,
  /** Part of its worth that each further purchase in a zone keeps. */
  repeat: 0.8,
} as const;

/** Share of the worth of weeks that no present work needs, by the turns after this one. */
export const SPARE_WEEKS = [0, 0.2, 0.45, 0.7, 0.85, 0.95, 1, 1, 1, 1] as const;
/** Fewer turns than this to come, and what is gained for later counts only in part. */
export const FULL_USE_TURNS = 4;
/** Weeks of work for each component, and a player's usual weeks in a turn. */
export const WEEKS_PER_COMPONENT = 3.7;
export const USUAL_WEEKS = 4;
/** More of a kind are hardly ever needed. */
export const USUAL_OF_A_KIND = 3;
/** People that a laboratory usually has at most. */
export const USUAL_CREW = 4;

/** How much more room a player needs: from so little that it hardly matters to twice the usual. */
export const TIGHT = { least: 0.15, most: 2, each: 0.5, weeks: 2 } as const;

/** Will work be done in time? Sure up to a part of the weeks there can be, doubtful up to all of them. */
export const STRAIN = { safe: 0.6, hopeless: 9 } as const;

/** Will a card of the deck be requested in time? By its depth against the cards that refills draw. */
export const REQUEST = { perRefill: 1.5, best: 0.8, base: 1.1 } as const;

/** Against a rival who builds the same: an even race, in turns ahead or behind. */
export const EVEN_RACE = 0.5;

/** Part of what the best requested invention pays, by the components that the hand lacks for it. */
export const REACH = [0.16, 0.08, 0.03] as const;

/** A turn's new types among the cards, for the bonus still to be expected. */
export const TYPES_PER_TURN = 0.3;

/** In the Council: what a rank may expect beside the florins there, and what the other privileges are worth. */
export const COUNCIL_WORTH = {
  least: 1,
  first: 0.6,
  moveApprentice: 0.7,
  arrangeDeck: 0.8,
  buyComponent: 0.9,
} as const;

/** Bids rarely exceed this; the chance to win grows with a power of the bid, by the number of rivals. */
export const HIGH_BID = 9;
export const BID_POWER = 0.5;

/** First sight of moves: how much more often one is looked at than another. */
export const PRIOR = {
  usual: 1,
  /** A requested invention, with its florins on top; one of the deck. */
  startRequested: 4,
  startEarly: 0.3,
  cancelFresh: 0.3,
  cancelWork: 0.1,
  doneWithStart: 4,
  done: 2,
  laboratory: 6,
  masterLaboratory: 3,
  /** A master in the city as a part of apprentices there. */
  masterCity: 0.5,
  council: 1,
  councilFlorin: 0.3,
  zone: 0.2,
  /** In the Workshop each rival counts for more: improvements are soon too dear. */
  workshopCrowd: 2,
  /** In the city one or two apprentices are the rule; a large crew hardly ever goes to one zone. */
  smallCrew: 4,
  wholeCrew: 0.3,
  largeCrew: 4,
  pass: 0.2,
  ownLeonardo: 8,
  othersLeonardo: 0.5,
  buyComponent: 2,
  decline: 0.5,
  buy: 4,
  renounce: 0.5,
  renouncePerPurchase: 0.7,
  bid: 2,
  highBid: 0.05,
} as const;
