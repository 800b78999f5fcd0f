/** The throw of an experiment, seen as a die. */
import type { BaseEvent, Names } from '../../../core/game.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import type { Event } from '../../../games/newscience/rules/types.ts';
import { discoveryName } from '../../../games/newscience/text/words.ts';
import { beside } from '../../draw/shapes.ts';
import { wrap } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { Moment } from '../contract.ts';

type Throw = Extract<Event, { type: 'rolled' }>;

/** Events reach the screen without their shape; this one is known by its name. */
function isThrow(event: BaseEvent): event is Throw {
  return event.type === 'rolled';
}

export function moment(t: Tables, event: BaseEvent, names: Names): Moment | null {
  if (!isThrow(event)) return null;
  const { seat, discovery, die, needs, success, again, rest } = event;
  const what = `${names[seat]} ${again ? 'throws again for' : 'experiments on'} ${discoveryName(t, discovery)}`;
  return {
    title: 'The die is thrown',
    draw: ({ width, theme }) => {
      const picture = dieLines(theme, die);
      const room = width - DIE_WIDTH - GAP.length;
      const spent = rest > 0 ? [`${rest} rest was spent on it.`] : [];
      const one = die === t.rules.criticalFailure && !success ? ['A 1 always fails.'] : [];
      const text = [
        what,
        `needs ${needs} or more, the die shows ${die}`,
        ...spent,
        success ? theme.style.good('Success!') : theme.style.bad(['It fails.', ...one].join(' ')),
      ];
      return beside(
        [
          { lines: picture, width: DIE_WIDTH },
          { lines: text.flatMap(line => wrap(line, room)), width: room },
        ],
        GAP,
        theme,
      );
    },
  };
}

const GAP = '   ';
const DIE_WIDTH = 9;

/** The pips of each face in three rows of three. */
const FACES: readonly (readonly [string, string, string])[] = [
  ['   ', ' * ', '   '],
  ['*  ', '   ', '  *'],
  ['*  ', ' * ', '  *'],
  ['* *', '   ', '* *'],
  ['* *', ' * ', '* *'],
  ['* *', '* *', '* *'],
];

function dieLines({ glyph, style }: Theme, face: number): string[] {
  const edge = glyph.horizontal.repeat(DIE_WIDTH - 2);
  const rows = (FACES[face - 1] ?? FACES[0]!).map(row => {
    const pips = [...row].map(pip => (pip === '*' ? style.strong(glyph.full) : ' ')).join(' ');
    return `${glyph.vertical} ${pips} ${glyph.vertical}`;
  });
  return [
    `${glyph.topLeft}${edge}${glyph.topRight}`,
    ...rows,
    `${glyph.bottomLeft}${edge}${glyph.bottomRight}`,
  ];
}
