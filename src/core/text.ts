/** Text that comes from outside (names, files, arguments) and must not reach a terminal raw. */

// Control and format characters (escapes, bidirectional and zero-width marks), lone surrogates, private use, line and
// paragraph separators, and everything that is shown as nothing (variation selectors, fillers).
export const UNSAFE = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu;

/** The text with every unprintable character replaced by a visible mark. */
export function printable(text: string): string {
  return text.replace(UNSAFE, '\u{FFFD}');
}

/** As `printable`, and cut to a length, for quoting foreign text in a message. */
export function quote(text: string, limit = 60): string {
  const characters = [...printable(text)];
  return `"${characters.length > limit ? `${characters.slice(0, limit).join('')}...` : characters.join('')}"`;
}

/** The candidate most like the text, where one is near enough to be meant. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const wanted = text.toLowerCase().slice(0, 80);
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase().slice(0, 80), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Damerau-Levenshtein distance (adjacent swaps count once); anything from `limit` on is `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, beforePrevious[j - 2]! + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[b.length]!, limit);
}
