/** Anchors that no code implements. */
export const NOT_IN_CODE = {
  'newscience.overview': 'what the game is about; every sentence is a rule further down',
  'newscience.sources': 'how the text is to be read',
  'newscience.cards': 'the heading over the words of the effect language, each of which is cited',
  'newscience.begin': 'advice, no rule',
} as const;
