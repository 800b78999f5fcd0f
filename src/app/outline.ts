/** The table in words, part by part, and thing by thing. */
import type { Names, Seat, Section, Thing } from '../core/game.ts';
import { seatNamed } from '../core/seats.ts';
import { nearest, quote } from '../core/text.ts';
import { listed } from '../core/words.ts';

export function sectionLines({ title, lines }: Section): string[] {
  return [`${title}:`, ...lines.map(line => `  ${line}`)];
}

/** All that belongs to a player. */
export function sectionsOf(sections: readonly Section[], seat: Seat): readonly Section[] {
  return sections.filter(section => section.seat === seat);
}

/** What the parts of a table are asked for by: `map`, `shelf`. */
export function sectionIds(sections: readonly Section[]): string[] {
  return [...new Set(sections.map(({ id }) => id))];
}

/**
 * The sections that a text means: those of that id, of the viewer where every player has one, or of the player named behind it;
 * else all of a player of that name; else those whose title is, begins with or holds the text.
 */
export function findSections(
  sections: readonly Section[],
  text: string,
  names: Names,
  viewer: Seat | null,
): readonly Section[] {
  const wanted = text.trim().toLowerCase();
  const [word = '', ...rest] = wanted.split(/\s+/u);
  const named = seatNamed(names, rest.join(' '));
  const parts = sections.filter(({ id }) => id === word);
  const titled = (fits: (title: string) => boolean): readonly Section[] =>
    sections.filter(section => fits(section.title.toLowerCase()));
  const ways = [
    rest.length > 0 ? sectionsOf(parts, named) : [],
    rest.length > 0 || viewer === null ? [] : sectionsOf(parts, viewer),
    rest.length > 0 ? [] : parts,
    sectionsOf(sections, seatNamed(names, wanted)),
    titled(title => title === wanted),
    titled(title => title.startsWith(wanted)),
    titled(title => title.includes(wanted)),
  ];
  return ways.find(found => found.length > 0) ?? [];
}

/** A sentence on a part that is not there. */
export function noSection(sections: readonly Section[], text: string, names: Names): string {
  const ids = sectionIds(sections);
  const meant = nearest(text, [...ids, ...names]);
  const instead = meant === null ? `The parts are ${listed(ids)}.` : `Did you mean ${quote(meant)}?`;
  return `No part of the table is called ${quote(text)}. ${instead}`;
}

/** The things that a text means: the one of that name, else those whose names begin with it, else those that hold it. */
export function findThings(things: readonly Thing[], text: string): readonly Thing[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const named = (fits: (name: string) => boolean): readonly Thing[] =>
    things.filter(({ name }) => fits(plain(name)));
  const ways = [
    named(name => name === wanted),
    named(name => name.startsWith(wanted)),
    named(name => name.includes(wanted)),
  ];
  return ways.find(found => found.length > 0) ?? [];
}

/** Without accents and capitals: not every keyboard has them. */
function plain(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A sentence on a thing that is not there. */
export function noThing(things: readonly Thing[], text: string): string {
  const meant = nearest(
    text,
    things.map(({ name }) => name),
  );
  const hint = meant === null ? '"board" shows what there is.' : `Did you mean ${quote(meant)}?`;
  return `Nothing on the table that you can see is called ${quote(text)}. ${hint}`;
}
