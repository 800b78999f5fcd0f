/** Where a menu text says in more detail what it has said. */
const DETAIL = [/: /u, /; /u] as const;

/** The text as far as no other in the list begins like that: "Play Study, value 1" of all that the card does besides. */
export function briefly(text: string, texts: readonly string[]): string {
  for (const detail of DETAIL) {
    const [head] = text.split(detail);
    if (texts.filter(other => other.split(detail)[0] === head).length <= 1) return head!;
  }
  return text;
}
