/** A discovery in sentences: what it asks for and brings, how far the players have come, and what is missing. */
import type { Names, Seat } from '../../../core/game.ts';
import { listed, plural, sentence } from '../../../core/words.ts';
import { activeCards } from '../../../games/newscience/rules/cards.ts';
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import { chanceOf, easyTargets, lowestSuccess, targetOf } from '../../../games/newscience/rules/die.ts';
import { pointsFor } from '../../../games/newscience/rules/points.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import type { DiscoveryAction, View } from '../../../games/newscience/rules/types.ts';
import { allOf, influenceText, trackName } from '../../../games/newscience/text/words.ts';
import type { Explanation } from '../contract.ts';
import { fieldName } from './signs.ts';
import { missingFor, publisherOf, requirements, standingOf } from './standing.ts';

export function explainDiscovery(t: Tables, discovery: Discovery, view: View, names: Names): Explanation {
  const { name, level, prestige } = discovery;
  const field = fieldName(t, discovery.field).toLowerCase();
  const what = `${name}: ${field}, level ${level}, ${prestige} prestige.`;
  const publisher = publisherOf(view, discovery);
  if (publisher !== null) {
    const known = `${publisher === view.viewer ? 'You have' : `${names[publisher]} has`} published it: all players know it and may build on it.`;
    return { text: `${what} ${known}`, rule: 'newscience.publish.prestige' };
  }
  const { viewer } = view;
  const sentences =
    viewer === null
      ? [buildsOn(t, view, discovery), stepsText(discovery, ['research', 'experiment', 'publish'])]
      : ownSentences(t, view, viewer, discovery);
  const text = [what, ...sentences, othersText(view, discovery, names)].filter(each => each !== '').join(' ');
  return { text, rule: 'newscience.tree' };
}

function buildsOn(t: Tables, view: View, { index }: Discovery): string {
  const needs = allOf(t, t.boards[view.players]!.prerequisites[index]!);
  return needs === '' ? '' : `It builds on ${needs}.`;
}

/** What these steps ask for, in one sentence. */
function stepsText(discovery: Discovery, steps: readonly DiscoveryAction[], influence = ''): string {
  const { research, first, next, publish } = discovery;
  const texts: Readonly<Record<DiscoveryAction, string>> = {
    research: `research: ${plural(research, 'point')}`,
    experiment: `experiment: ${first} with the die, ${next} once another player has succeeded`,
    publish: `publish: ${plural(publish, 'point')}, ${influenceText(discovery.influence)}${influence}`,
  };
  return steps.map(step => sentence(texts[step])).join(' ');
}

/** From where the viewer stands with it. */
function ownSentences(t: Tables, view: View, seat: Seat, discovery: Discovery): string[] {
  const influence = influenceMissing(t, view, seat, discovery);
  switch (standingOf(t, view, seat, discovery)) {
    case 'published':
      return [];
    case 'known':
      return ['You know it by your own experiment.', stepsText(discovery, ['publish'], influence)];
    case 'researched':
      return [
        view.pending?.kind === 'experiment' ? '' : 'You have researched it; next comes the experiment.',
        targetText(t, view, seat, discovery),
        stepsText(discovery, ['publish'], influence),
      ];
    case 'open':
      return [
        'You know what it builds on.',
        stepsText(discovery, ['research', 'experiment', 'publish'], influence),
      ];
    case 'blocked':
      return [
        `You cannot research it yet: first you must know ${allOf(t, missingFor(t, view, seat, discovery))}.`,
        stepsText(discovery, ['research', 'experiment', 'publish'], influence),
      ];
  }
}

/** What the die has to show, if the experiment is on. */
function targetText(t: Tables, view: View, seat: Seat, discovery: Discovery): string {
  const active = activeCards(t, view, seat);
  const easy = easyTargets(view, seat, active);
  const target = targetOf(discovery, easy);
  const why = has(easy, discovery.index) ? 'the lower target' : 'nobody else has succeeded yet';
  const { pending } = view;
  if (pending?.kind !== 'experiment' || pending.seat !== seat)
    return `Your points and the die together must reach ${target} (${why}). A 1 on the die ${lowestSuccess(t, active) > 1 ? 'always fails' : 'counts as 1 for you'}.`;
  const { rest } = view.seats[seat]!;
  const points = pointsFor(t, view.seats[seat]!, active, pending.modifier, 'experiment', discovery.index);
  const chance = (added: number): string => {
    const needs = Math.max(lowestSuccess(t, active), target - points - added);
    return `${needs} or more, ${Math.round(100 * chanceOf(t, needs))} %`;
  };
  const more = Array.from({ length: rest }, (_, i) => `with ${i + 1} rest: ${chance(i + 1)}`);
  return `The target is ${target} (${why}); you have ${plural(points, 'point')}, so the die must show ${[chance(0), ...more].join('; ')}. A 1 ${lowestSuccess(t, active) > 1 ? 'always fails' : 'counts as 1 for you'}. After a failure you may try again with another marker.`;
}

function influenceMissing(t: Tables, view: View, seat: Seat, discovery: Discovery): string {
  const missing = requirements(t, view, seat, discovery).filter(({ lacking }) => lacking > 0);
  if (missing.length === 0) return ': you have it';
  const more = missing.map(({ lacking, track }) => `${lacking} more ${trackName(track)}`);
  return `: you need ${listed(more)}`;
}

function othersText(view: View, { index }: Discovery, names: Names): string {
  const those = (zone: 'researched' | 'experimented'): string[] =>
    names.filter((_, seat) => seat !== view.viewer && has(view.seats[seat]![zone], index));
  const have = (who: readonly string[]): string => (who.length === 1 ? 'has' : 'have');
  const known = those('experimented');
  const researched = those('researched');
  return [
    ...(known.length === 0 ? [] : [`${listed(known)} ${have(known)} succeeded with it and may publish it.`]),
    ...(researched.length === 0 ? [] : [`${listed(researched)} ${have(researched)} researched it.`]),
  ].join(' ');
}
