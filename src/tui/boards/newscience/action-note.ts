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

/** A line or two, and things below it; and the same in fewer and fewer words, where those have no room. */
export interface Note {
  readonly head: string;
  readonly items: readonly string[];
  readonly brief?: readonly string[];
}

const NOTHING: Note = { head: '', items: [] };

export function actionNote(input: PanelInput, action: Action, spaces: readonly BoardSpace[]): Note {
  const { t, view } = input;
  if (view.phase === 'scientists' || view.phase === 'over' || isDone(t, view, action)) return NOTHING;
  const closed = closedNote(input, spaces);
  const own = ownNote(input, action, spaces);
  return closed === ''
    ? own
    : { head: own.head === '' ? closed : `${closed}; ${own.head}`, items: own.items };
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

function ownNote(input: PanelInput, action: Action, spaces: readonly BoardSpace[]): Note {
  switch (action) {
    case 'rest':
      return restNote(input, spaces);
    case 'event':
    case 'influence':
      return NOTHING;
    case 'research':
    case 'experiment':
    case 'publish':
      return discoveryNote(input, action, spaces);
  }
}

function restNote({ t, theme, view, subject }: PanelInput, spaces: readonly BoardSpace[]): Note {
  const me = view.seats[subject]!;
  const then = restAfter(t, me, restPerMarker(t, view));
  const brings =
    then === me.rest
      ? `no more rest: you have all ${me.rest}`
      : `your rest ${me.rest}${theme.glyph.right}${then} of ${restLimit(t, me)}`;
  if (view.phase === 'resolution' || spaces.some(({ index }) => view.spaces[index] === subject))
    return { head: brings, items: [] };
  const isFull = spaces.every(({ index }) => view.spaces[index] !== NONE);
  if (isFull) return { head: 'all taken', items: [] };
  return { head: `${brings}; 1st begins next turn`, items: [], brief: [brings] };
}

function discoveryNote(input: PanelInput, action: DiscoveryAction, spaces: readonly BoardSpace[]): Note {
  const { t, view, subject } = input;
  const { pending } = view;
  const die = action === 'experiment' ? ' + die' : '';
  if (pending?.kind === action && pending.seat === subject) {
    const { modifier, space } = pending;
    const { rest } = view.seats[subject]!;
    const sum = `you have ${sumText(t, view, subject, { action, space, modifier })}${die}`;
    const more = rest === 0 ? 'no rest to add' : `${plural(rest, 'rest', 'rest')} to add`;
    const fails = action === 'experiment' ? '; a 1 always fails; after a failure you may try again' : '';
    // Without where the points come from.
    const short = sum.replace(/ \(.*\)/u, '');
    return {
      head: `${sum}, ${more}${fails}`,
      items: [],
      brief: [
        ...(action === 'experiment'
          ? [sum, short].map(points => `${points}, ${more}; a 1 always fails`)
          : []),
        `${sum}, ${more}`,
        `${short}, ${more}`,
        short,
      ],
    };
  }
  const open = spaces.filter(space => isOpen(t, view, space, closedSpaces(t, view)));
  const own = open.filter(space => view.spaces[space.index] === subject);
  const usable = own.length > 0 ? own : open.filter(space => view.spaces[space.index] === NONE);
  if (view.phase === 'resolution' && own.length === 0) return NOTHING;
  const best = usable.reduce<BoardSpace | null>(
    (most, space) => (most === null || space.modifier > most.modifier ? space : most),
    null,
  );
  if (best === null) return { head: 'all taken', items: [] };
  const sum = `${pointsText(t, view, subject, action, usable)}${die}`;
  const points = `${own.length > 0 ? 'your marker' : 'a marker'}: ${sum}`;
  const inBrief = (more: string): string[] =>
    [...(own.length > 0 ? ['yours: '] : []), ''].map(whose => `${whose}${sum}${more}`);
  const moves = prospects(t, view, subject, { action, space: best.index, modifier: best.modifier });
  if (moves.length === 0)
    return { head: `${points}; ${whyNothing(t, view, subject, action)}`, items: [], brief: inBrief('') };
  const items = prospectTexts(t, view, subject, moves);
  return {
    head: `${points} for`,
    items,
    brief: [`${sum} for ${items.join(', ')}`, ...inBrief(`, ${items.length} in reach`)],
  };
}
