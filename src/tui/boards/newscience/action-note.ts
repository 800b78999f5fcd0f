/** What an action would bring the player who is looked at, in a few words beside its spaces. */
import { plural } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import { restAfter, restLimit, restPerMarker } from '../../../games/newscience/rules/gains.ts';
import { closedSpaces, isOpen } from '../../../games/newscience/rules/spaces.ts';
import { type Action, type DiscoveryAction, NONE } from '../../../games/newscience/rules/types.ts';
import { cardName } from '../../../games/newscience/text/words.ts';
import type { PanelInput } from './panel.ts';
import { isDone } from './phase.ts';
import { pointsText, prospects, prospectTexts, sumText, whyNothing } from './prospects.ts';

export function actionNote(input: PanelInput, action: Action, spaces: readonly BoardSpace[]): string {
  const { t, view } = input;
  if (view.phase === 'scientists' || view.phase === 'over' || isDone(t, view, action)) return '';
  const notes = [closedNote(input, spaces), ownNote(input, action, spaces)];
  return notes.filter(note => note !== '').join('; ');
}

/** Which card closes spaces of this action. */
function closedNote({ t, view }: PanelInput, spaces: readonly BoardSpace[]): string {
  const closed = closedSpaces(t, view);
  const bits = spaces.reduce((set, { index }) => set | (1 << index), 0) & closed;
  if (bits === 0) return '';
  const by = view.events.flatMap(card =>
    card !== NONE && (t.cards[card]!.closed[view.players]! & bits) !== 0 ? [cardName(t, card)] : [],
  );
  return `closed by ${by.join(', ')}`;
}

function ownNote(input: PanelInput, action: Action, spaces: readonly BoardSpace[]): string {
  switch (action) {
    case 'rest':
      return restNote(input, spaces);
    case 'event':
    case 'influence':
      return '';
    case 'research':
    case 'experiment':
    case 'publish':
      return discoveryNote(input, action, spaces);
  }
}

function restNote({ t, view, subject }: PanelInput, spaces: readonly BoardSpace[]): string {
  const me = view.seats[subject]!;
  const gain = restAfter(t, me, restPerMarker(t, view)) - me.rest;
  const brings =
    gain === 0
      ? `no more rest, you have all ${me.rest}`
      : `+${gain} rest, you have ${me.rest} of ${restLimit(t, me)}`;
  if (spaces.some(({ index }) => view.spaces[index] === subject)) return `you rest: ${brings}`;
  const place = 1 + spaces.findIndex(({ index }) => view.spaces[index] === NONE);
  return place === 0 ? 'all taken' : `${brings}; place ${place} in the next turn's order`;
}

function discoveryNote(input: PanelInput, action: DiscoveryAction, spaces: readonly BoardSpace[]): string {
  const { t, view, subject } = input;
  const { pending } = view;
  const die = action === 'experiment' ? ' + die' : '';
  const found = (space: BoardSpace, modifier: number): string => {
    const moves = prospects(t, view, subject, { action, space: space.index, modifier });
    return moves.length === 0
      ? whyNothing(t, view, subject, action)
      : prospectTexts(t, view, subject, moves).join(', ');
  };
  if (pending?.kind === action && pending.seat === subject) {
    const { modifier, space } = pending;
    const rest = view.seats[subject]!.rest;
    const fails = action === 'experiment' ? '; a 1 always fails' : '';
    return `you: ${sumText(t, view, subject, { action, space, modifier })}${die}, ${plural(rest, 'rest', 'rest')} to add${fails}`;
  }
  const open = spaces.filter(space => isOpen(t, view, space, closedSpaces(t, view)));
  const own = open.filter(space => view.spaces[space.index] === subject);
  const usable = own.length > 0 ? own : open.filter(space => view.spaces[space.index] === NONE);
  if (view.phase === 'resolution' && own.length === 0) return '';
  const best = usable.reduce<BoardSpace | null>(
    (most, space) => (most === null || space.modifier > most.modifier ? space : most),
    null,
  );
  if (best === null) return 'all taken';
  return `you: ${pointsText(t, view, subject, action, usable)}${die}: ${found(best, best.modifier)}`;
}
