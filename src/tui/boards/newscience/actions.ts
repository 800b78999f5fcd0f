/** The action spaces from left to right as they are resolved, with modifiers, energy markers and event cards. */

import { signed } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { closedSpaces, isOpen } from '../../../games/newscience/rules/spaces.ts';
import { ACTIONS, type Action, NONE, type View } from '../../../games/newscience/rules/types.ts';
import { ACTION_NAMES, cardName, trackName } from '../../../games/newscience/text/words.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { target } from '../../draw/targets.ts';
import { pad, wrap, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { eventId, spaceId, stackId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { actionStyle } from './signs.ts';

const LABEL = 11;

export function actionsPanel(t: Tables): BoardPanel<View> {
  return makePanel(t, {
    id: 'actions',
    title: 'Actions and events',
    key: 'a',
    minimum: { width: 60, height: 9 },
    body: input => [
      ...ACTIONS.flatMap(action => spaceLines(input, action)),
      ...eventLines(input),
      ...stackLines(input),
    ],
    legend,
  });
}

function legend({ theme, width }: PanelInput): string[] {
  const { glyph, style } = theme;
  const parts = [
    `${glyph.empty} ${style.dim('free')}`,
    `${glyph.no} ${style.dim('closed')}`,
    `+1 ${style.dim('adds to the action')}`,
    `#1 ${style.dim('first in the order of the next turn')}`,
  ];
  return ['', ...wrap(` ${parts.join('  ')}`, width)];
}

function spaceLines(input: PanelInput, action: Action): string[] {
  const { t, theme, view, width } = input;
  const own = t.boards[view.players]!.spaces.filter(space => space.action === action);
  const out: string[] = [];
  let line = pad(actionStyle(theme, action)(ACTION_NAMES[action]), LABEL, theme);
  for (const part of own.map(space => spaceText(input, space))) {
    if (widthOfText(line) + widthOfText(part) > width && widthOfText(line) > LABEL) {
      out.push(line);
      line = ' '.repeat(LABEL);
    }
    line += part;
  }
  return [...out, line];
}

/** A space: its name or modifier, and who stands on it. */
function spaceText(input: PanelInput, space: BoardSpace): string {
  const { t, theme, marks } = input;
  const holder = marked(input, view => {
    const seat = view.spaces[space.index]!;
    if (seat !== NONE) return marks[seat]!.text;
    const { empty, no } = theme.glyph;
    return theme.style.dim(isOpen(t, view, space, closedSpaces(t, view)) ? empty : no);
  });
  return target(input, spaceId(space.index), `${labelOf(space)} ${holder}`);
}

function labelOf({ action, label, track, modifier }: BoardSpace): string {
  if (action === 'influence') return track === NONE ? label : trackName(track);
  return action === 'rest' || action === 'event' ? `#${label}` : signed(modifier);
}

function eventLines(input: PanelInput): string[] {
  const { t, theme, view, width } = input;
  return view.events.flatMap((index, i) => {
    if (index === NONE) return [];
    const card = t.cards[index]!;
    const head = target(input, eventId(index), `#${i + 1} ${theme.style.strong(card.name)}`);
    return wrapIndented(`${head}${theme.style.dim(card.type)} ${card.text}`, width, 4);
  });
}

function stackLines(input: PanelInput): string[] {
  const { t, theme, view, width } = input;
  const next = view.stack[0];
  const seen = view.stack.flatMap(({ card }, i) =>
    card === NONE ? [] : [target(input, stackId(i + 1), `${i + 1}. ${cardName(t, card)}`)],
  );
  const head =
    next === undefined
      ? 'the stack is empty'
      : `${view.stack.length} in the stack, next of level ${next.level}`;
  const round = `turn ${view.round} of at most ${t.boards[view.players]!.rounds}`;
  return wrapIndented(
    ` ${theme.style.dim(`Events: ${head}; ${round}`)}${seen.length > 0 ? ` you saw:${seen.join('')}` : ''}`,
    width,
    4,
  );
}
