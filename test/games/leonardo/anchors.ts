/** Anchors that no code implements. */
export const NOT_IN_CODE = {
  'leonardo.overview': 'sums up all that follows',
  'leonardo.begin': 'advice, no rule',
} as const;
