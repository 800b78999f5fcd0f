/** The choices of a decision as lines: all of them, or in brief. */
import type { Seat } from '../../core/game.ts';
import type { SeenMatch } from '../../core/match.ts';
import { listed, plural } from '../../core/words.ts';

export interface ListedChoice {
  /** What the player types. */
  readonly number: number;
  readonly group: string;
  readonly text: string;
  readonly notation: string;
  /** The lesson goes on with it. */
  readonly suggested: boolean;
}

export function listChoices(match: SeenMatch, seat: Seat, suggested: string | null): ListedChoice[] {
  const { game, names, choices } = match;
  const view = match.view(seat);
  return choices.map(({ move, notation, number }) => ({
    number,
    group: game.group(move),
    text: game.describe(move, view, names),
    notation,
    suggested: notation === suggested,
  }));
}

/** Every choice on a line, under the heading of its group. */
export function fullLines(choices: readonly ListedChoice[], withNotation: boolean): string[] {
  return choices.flatMap((choice, i) => {
    const heading = choices[i - 1]?.group === choice.group ? [] : [choice.group];
    const notation = withNotation ? ` [${choice.notation}]` : '';
    return [...heading, `  ${line(choice)}${notation}${mark(choice)}`];
  });
}

/** Up to so many choices are read out in brief. */
const FEW = 4;

/** A few choices in full; of more, the groups with their numbers, or the first of a single group. */
export function briefLines(choices: readonly ListedChoice[]): string[] {
  if (choices.length <= FEW) return choices.map(choice => `${line(choice)}${mark(choice)}`);
  const groups = groupNumbers(choices);
  if (groups.size === 1) {
    const shown = choices.filter((choice, i) => i < FEW - 1 || choice.suggested);
    const more = choices.length - shown.length;
    return [
      ...shown.map(choice => `${line(choice)}${mark(choice)}`),
      ...(more === 0 ? [] : [`${more} more: "moves" lists them.`]),
    ];
  }
  const overview = [...groups].map(([group, numbers]) => `${group} ${ranges(numbers)}`);
  return [
    `${plural(choices.length, 'choice')}: ${overview.join('; ')}.`,
    ...choices.filter(({ suggested }) => suggested).map(choice => `${line(choice)}${mark(choice)}`),
  ];
}

/** The choices whose group begins with a text. */
export function choicesIn(choices: readonly ListedChoice[], group: string): ListedChoice[] {
  return choices.filter(choice => choice.group.toLowerCase().startsWith(group.toLowerCase()));
}

function line({ number, text }: ListedChoice): string {
  return `${number}. ${text}`;
}

function mark({ suggested }: ListedChoice): string {
  return suggested ? ' (suggested)' : '';
}

function groupNumbers(choices: readonly ListedChoice[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { group, number } of choices) groups.set(group, [...(groups.get(group) ?? []), number]);
  return groups;
}

/** "2 to 5", "1, 4 and 7 to 9". */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return listed(runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
}
