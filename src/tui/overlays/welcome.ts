/** What newcomers are told of a game: its aim, how long it takes, and where it is taught. */
import type { GameMeta } from '../../core/game.ts';
import { playerRange } from '../../core/seats.ts';
import { wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

export const LESSON_MINUTES = 'about ten minutes';

export function lengthText({ minutes: { min, max } }: GameMeta): string {
  return min === max ? `${min} minutes` : `${min} to ${max} minutes`;
}

/** The text of a welcome, to be shown over the first table of a game; `lesson` says how its lesson is opened. */
export function welcomeLines(meta: GameMeta, lesson: string | null, width: number, theme: Theme): string[] {
  const { style, glyph } = theme;
  const sentences = meta.aim.flatMap(text => {
    const [first = '', ...rest] = wrap(text, width - 2);
    return [`${style.accent(glyph.bullet)} ${first}`, ...rest.map(line => `  ${line}`)];
  });
  const facts = `${playerRange(meta)}, ${lengthText(meta)}`;
  const taught = lesson === null ? [] : wrap(`New to it? ${lesson} teaches it in ${LESSON_MINUTES}.`, width);
  return [...sentences, '', ...wrap(style.dim(facts), width), ...taught];
}
