/** The table in words, part by part. */
import type { AnyGame, BaseView, Names, Seat, Section } from '../core/game.ts';

export function sectionLines({ title, lines }: Section): string[] {
  return [`${title}:`, ...lines.map(line => `  ${line}`)];
}

/** The sections that a text means: the one of that title, else those whose titles begin with it, else those that hold it. */
export function findSections(sections: readonly Section[], text: string): readonly Section[] {
  const wanted = text.trim().toLowerCase();
  const titled = (fits: (title: string) => boolean): readonly Section[] =>
    sections.filter(section => fits(section.title.toLowerCase()));
  const ways = [
    titled(title => title === wanted),
    titled(title => title.startsWith(wanted)),
    titled(title => title.includes(wanted)),
  ];
  return ways.find(found => found.length > 0) ?? [];
}

/** Occurs in no title. */
const SOMEBODY = '\u0001';

/** A player's own part of the table: the section that bears the player's name, whatever the name is; null where none does. */
export function sectionOf(game: AnyGame, view: BaseView, names: Names, seat: Seat): Section | null {
  const at = game
    .outline(view, names.with(seat, SOMEBODY))
    .findIndex(section => section.title.includes(SOMEBODY));
  return game.outline(view, names)[at] ?? null;
}
