/** The signs that screens and boards are drawn with, and their counterparts in ASCII. */
const UNICODE = {
  horizontal: '─',
  vertical: '│',
  topLeft: '┌',
  topRight: '┐',
  bottomLeft: '└',
  bottomRight: '┘',
  teeLeft: '├',
  teeRight: '┤',
  teeTop: '┬',
  teeBottom: '┴',
  cross: '┼',
  diagonalUp: '╱',
  diagonalDown: '╲',
  dotted: '┄',
  ellipsis: '…',
  cursor: '▸',
  full: '●',
  empty: '○',
  square: '■',
  squareEmpty: '□',
  diamond: '◆',
  diamondEmpty: '◇',
  triangle: '▲',
  star: '★',
  dot: '·',
  bullet: '•',
  check: '✓',
  no: '×',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  barFull: '█',
  barEmpty: '░',
  shade: '▒',
  band: '▌',
  targetOpen: '‹',
  targetClose: '›',
  apprentice: '♙',
  master: '♚',
  automaton: '✲',
  florin: 'ƒ',
} as const;

export type Glyph = keyof typeof UNICODE;
export type Glyphs = Readonly<Record<Glyph, string>>;

/** Each one cell wide, as its namesake above. What means different things looks different; see `SAME_MEANING`. */
const ASCII: Glyphs = {
  horizontal: '-',
  vertical: '|',
  topLeft: '+',
  topRight: '+',
  bottomLeft: '+',
  bottomRight: '+',
  teeLeft: '+',
  teeRight: '+',
  teeTop: '+',
  teeBottom: '+',
  cross: '+',
  diagonalUp: '/',
  diagonalDown: '\\',
  dotted: "'",
  ellipsis: '~',
  cursor: '>',
  full: '@',
  empty: 'o',
  square: '#',
  squareEmpty: '_',
  diamond: '$',
  diamondEmpty: '"',
  triangle: '`',
  star: '*',
  dot: '.',
  bullet: ',',
  check: 'Y',
  no: 'x',
  left: '<',
  right: '>',
  up: '^',
  down: 'v',
  barFull: '#',
  barEmpty: '_',
  shade: ':',
  band: '|',
  targetOpen: '{',
  targetClose: '}',
  apprentice: 'i',
  master: 'M',
  automaton: 'A',
  florin: 'f',
};

/** Signs that may look alike in ASCII, because they say the same. A test holds all others apart. */
export const SAME_MEANING: readonly { readonly meaning: string; readonly glyphs: readonly Glyph[] }[] = [
  {
    meaning: 'lines meet here',
    glyphs: [
      ...(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const),
      ...(['teeLeft', 'teeRight', 'teeTop', 'teeBottom', 'cross'] as const),
    ],
  },
  { meaning: 'an upright edge', glyphs: ['vertical', 'band'] },
  { meaning: 'points to what stands to its right', glyphs: ['cursor', 'right'] },
  { meaning: 'a filled part of a gauge or row', glyphs: ['square', 'barFull'] },
  { meaning: 'a part of it that is not filled', glyphs: ['squareEmpty', 'barEmpty'] },
];

/** Shapes by seat: signs that stand for nothing but a player. */
const PLAYER_SHAPES = { unicode: ['●', '■', '▲', '◆', '▼'], ascii: ['&', '%', '!', '=', ';'] } as const;

export function glyphsOf(ascii: boolean): Glyphs {
  return ascii ? ASCII : UNICODE;
}

export function playerShapes(ascii: boolean): readonly string[] {
  return ascii ? PLAYER_SHAPES.ascii : PLAYER_SHAPES.unicode;
}

/** The sign in ASCII that stands for a sign of the table, for text that was not drawn from it. */
export const ASCII_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  // The type of an object's entries has lost the names of its keys.
  Object.entries(UNICODE).map(([glyph, sign]) => [sign, ASCII[glyph as Glyph]]),
);
