const PLAIN: Readonly<Record<string, string>> = {
  '\u2013': '-',
  '\u2014': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2026': '...',
  '\u2192': '->',
  '\u2190': '<-',
  '\u00d7': 'x',
  '\u2212': '-',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u00f8': 'o',
};

/** The nearest text in ASCII. */
export function asciiText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e\n]/gu, sign => PLAIN[sign] ?? '?');
}
