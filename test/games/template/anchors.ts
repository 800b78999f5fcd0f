/** Anchors that no code implements. */
export const NOT_IN_CODE = {
  'template.overview': 'what the game is about',
} as const;
