/** The action spaces from left to right as they are resolved, with modifiers, energy markers and event cards. */
import type { Tables } from '../../../games/newscience/data.ts';
import type { ActionName, SpaceView, View } from '../../../games/newscience/types.ts';
import { ACTION_NAMES, signed } from '../../../games/newscience/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { spot } from '../../draw/spot.ts';
import { fill, pad, wrap, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { eventId, spaceId, stackId } from './ids.ts';
import { actionStyle } from './signs.ts';

type Input = DrawInput<View>;

const ACTIONS: readonly ActionName[] = ['rest', 'event', 'influence', 'research', 'experiment', 'publish'];
const LABEL = 11;

export function actionsPanel(t: Tables): BoardPanel<View> {
  const lines = (input: Input): string[] => [
    ...ACTIONS.flatMap(action => spaceLines(input, action)),
    ...eventLines(t, input),
    ...stackLines(t, input),
  ];
  return {
    id: 'actions',
    title: 'Actions and events',
    key: 'a',
    minimum: { width: 60, height: 9 },
    contentHeight: input => lines(input).length,
    draw(input) {
      const body = lines(input);
      const key = ['', ...legend(input)];
      const all = body.length + key.length <= input.height ? [...body, ...key] : body;
      return fill(all, input.width, input.height, input.theme);
    },
  };
}

function legend({ theme, width }: Input): string[] {
  const { glyph, style } = theme;
  const parts = [
    `${glyph.empty} ${style.dim('free')}`,
    `${glyph.no} ${style.dim('closed')}`,
    `+1 ${style.dim('adds to the action')}`,
    `#1 ${style.dim('first in the order of the next turn')}`,
  ];
  return wrap(` ${parts.join('  ')}`, width);
}

function spaceLines(input: Input, action: ActionName): string[] {
  const { theme, view, width } = input;
  const parts = view.spaces.filter(space => space.action === action).map(space => spaceText(input, space));
  const out: string[] = [];
  let line = pad(actionStyle(theme, action)(ACTION_NAMES[action]), LABEL, theme);
  for (const part of parts) {
    if (widthOfText(line) + widthOfText(part) > width && widthOfText(line) > LABEL) {
      out.push(line);
      line = ' '.repeat(LABEL);
    }
    line += part;
  }
  return [...out, line];
}

/** A space: its name or modifier, and who stands on it. */
function spaceText(input: Input, space: SpaceView): string {
  const { theme, marks } = input;
  const [, name = ''] = space.id.split('-');
  const label =
    space.action === 'influence'
      ? name
      : space.action === 'rest' || space.action === 'event'
        ? `#${name}`
        : signed(space.modifier);
  const holder = marked(input, view => {
    const now = view.spaces.find(each => each.id === space.id)!;
    if (now.seat !== null) return marks[now.seat]!.text;
    return theme.style.dim(now.open ? theme.glyph.empty : theme.glyph.no);
  });
  return spot(input, spaceId(space.id), `${label} ${holder}`);
}

function eventLines(t: Tables, input: Input): string[] {
  const { theme, view, width } = input;
  return view.events.flatMap((id, i) => {
    if (id === null) return [];
    const card = t.cards[t.cardIndex[id]!]!;
    const head = spot(input, eventId(id), `#${i + 1} ${theme.style.strong(card.name)}`);
    return wrapIndented(`${head}${theme.style.dim(card.type)} ${card.text}`, width, 4);
  });
}

function stackLines(t: Tables, input: Input): string[] {
  const { theme, view, width } = input;
  const next = view.stack[0];
  const dim = theme.style.dim;
  const seen = view.stack.flatMap((item, i) =>
    item.card === null
      ? []
      : [spot(input, stackId(i + 1), `${i + 1}. ${t.cards[t.cardIndex[item.card]!]!.name}`)],
  );
  const head =
    next === undefined
      ? 'the stack is empty'
      : `${view.stack.length} in the stack, next of level ${next.level}`;
  return wrapIndented(
    ` ${dim(`Events: ${head}; turn ${view.turn} of at most ${view.turns}`)}${seen.length > 0 ? ` you saw:${seen.join('')}` : ''}`,
    width,
    4,
  );
}
