/** Anchors that no code implements. */
export const NOT_IN_CODE = {
  'newton.overview':
    'an introduction: what it tells is stated, and cited, under the anchors that it links to',
  'newton.begin': 'advice, no rule',
} as const;
