/** What an action would bring a player now: the points it has, and what they are enough for. */
import type { Seat } from '../../../core/game.ts';
import { listed, plural } from '../../../core/words.ts';
import type { BoardSpace } from '../../../games/newscience/rules/board.ts';
import { activeCards } from '../../../games/newscience/rules/cards.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { chanceOf } from '../../../games/newscience/rules/die.ts';
import { prestigeFor } from '../../../games/newscience/rules/gains.ts';
import { ofAction, plainPoints } from '../../../games/newscience/rules/points.ts';
import { members } from '../../../games/newscience/rules/sets.ts';
import { listExperiments } from '../../../games/newscience/rules/topics/experiment.ts';
import { listPublications } from '../../../games/newscience/rules/topics/publish.ts';
import { listResearch } from '../../../games/newscience/rules/topics/research.ts';
import type {
  DiscoveryAction,
  DiscoveryMove,
  Move,
  SpaceIndex,
  View,
} from '../../../games/newscience/rules/types.ts';
import { NONE } from '../../../games/newscience/rules/types.ts';
import { discoveryName, lastName, scientistName, trackName } from '../../../games/newscience/text/words.ts';
import { requirements } from './standing.ts';

const LISTS = { research: listResearch, experiment: listExperiments, publish: listPublications } as const;

/** An action with the bonus of its space, or of the card that it comes from. */
export interface Means {
  readonly action: DiscoveryAction;
  readonly space: SpaceIndex;
  readonly modifier: number;
}

/** The ways in which the action could be used, the one that costs least for each discovery. */
export function prospects(
  t: Tables,
  view: View,
  seat: Seat,
  { action, space, modifier }: Means,
): DiscoveryMove[] {
  const moves: Move[] = [];
  LISTS[action](t, view, { kind: action, seat, space, modifier }, moves);
  const found: DiscoveryMove[] = [];
  for (const move of moves) {
    if (!('needs' in move)) continue;
    if (!found.some(({ discovery }) => discovery === move.discovery)) found.push(move);
  }
  return found;
}

/** Where the points come from: `4 = marker 1, space +1, Isaac Newton +2`. */
export function sumText(t: Tables, view: View, seat: Seat, { action, modifier }: Means): string {
  const { scientist } = view.seats[seat]!;
  const bonus = scientist === NONE ? 0 : t.scientists[scientist]!.bonus[action];
  const parts = [
    'marker 1',
    ...(modifier === 0 ? [] : [`space ${withSign(modifier)}`]),
    ...(scientist === NONE || bonus === 0
      ? []
      : [`${lastName(scientistName(t, scientist))} ${withSign(bonus)}`]),
  ];
  const sum = plainPoints(t, view.seats[seat]!, modifier, action);
  return parts.length === 1 ? plural(sum, 'point') : `${plural(sum, 'point')} (${parts.join(', ')})`;
}

function withSign(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** What these prospects are, each in a few words. */
export function prospectTexts(t: Tables, view: View, seat: Seat, found: readonly DiscoveryMove[]): string[] {
  return found.map(({ type, discovery, needs, rest, cards }) => {
    const name = discoveryName(t, discovery);
    const price = [...(rest > 0 ? [`${rest} rest`] : []), ...cards.map(card => t.cards[card]!.name)];
    const cost = price.length === 0 ? '' : ` (with ${listed(price)})`;
    if (type === 'experiment') return `${name} ${Math.round(100 * chanceOf(t, needs))} %${cost}`;
    if (type === 'publish')
      return `${name} for ${prestigeFor(t, view.seats[seat]!, t.discoveries[discovery]!)} prestige${cost}`;
    return name + cost;
  });
}

/** Why the action would find nothing to do. */
export function whyNothing(t: Tables, view: View, seat: Seat, action: DiscoveryAction): string {
  const me = view.seats[seat]!;
  if (action === 'research') return 'nothing within reach';
  if (action === 'experiment')
    return me.researched === 0 ? 'you have researched nothing' : 'even a 6 would fail';
  if (me.experimented === 0) return 'no experiment of yours has succeeded';
  const short = members(me.experimented).flatMap(index => {
    const lacking = requirements(t, view, seat, t.discoveries[index]!).filter(each => each.lacking > 0);
    const more = lacking.map(each => `${each.lacking} more ${trackName(each.track)}`);
    return more.length === 0 ? [] : [`${discoveryName(t, index)} needs ${listed(more)}`];
  });
  return short.length === 0 ? 'too few points' : short.join('; ');
}

/** The points on these spaces of an action, the most of them where they differ: `at best 3 points`. */
export function pointsText(
  t: Tables,
  view: View,
  seat: Seat,
  action: DiscoveryAction,
  spaces: readonly BoardSpace[],
): string {
  const me = view.seats[seat]!;
  const points = spaces.map(({ modifier }) => plainPoints(t, me, modifier, action));
  const most = plural(Math.max(...points), 'point');
  const text = points.every(each => each === points[0]) ? most : `at best ${most}`;
  // Cards count for some discoveries and not for others.
  const counts = activeCards(t, view, seat).some(card => ofAction(card.points, action).some(by => by !== 0));
  return counts ? `${text}, cards aside` : text;
}
