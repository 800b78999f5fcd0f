/** Columns from which on a menu text is too long to be quoted in a sentence. */
const LONG = 60;

/** What a text can do without, one after the other: notes, what else happens, and what the thing that is named does. */
const SHORTER: readonly ((text: string) => string)[] = [
  text => text.replaceAll(/ \([^()]*\)/gu, ''),
  text => text.split('; ')[0]!,
  text => text.split(': ')[0]!,
];

/** A menu text, of a long one no more than tells it from the others: "Play Still Room [level 1], study, value 3". */
export function briefly(text: string, texts: readonly string[]): string {
  let [short, all] = [text, texts];
  for (const shorter of SHORTER) {
    if (short.length <= LONG) break;
    const shortened = all.map(shorter);
    const own = shorter(short);
    if (shortened.filter(other => other === own).length > 1) break;
    [short, all] = [own, shortened];
  }
  return short;
}
