/** What has a name on the table, for players who ask for it by name. */
import type { Names, Thing } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import { zones } from '../rules/effects/zones.ts';
import { weeksNeeded } from '../rules/laboratories.ts';
import { type InventionIndex, type View, ZONE_INDICES } from '../rules/types.ts';
import { zoneLine } from './outline.ts';
import { inventionFacts, inventionName } from './words.ts';

export function things(t: Tables, view: View, names: Names): Thing[] {
  return [
    ...ZONE_INDICES.map(zone => {
      const { about, rule } = zones[zone]!;
      const text = `${zoneLine(t, view, names, zone)} It ${about(t, view, view.viewer ?? view.leonardo)}`;
      return { name: t.zoneNames[zone]!, text, rule };
    }),
    ...t.inventions.map(n => ({
      name: t.names[n]!,
      text: `${inventionName(t, n)}: ${inventionFacts(t, n)}. ${whereabouts(t, view, n, names)}`,
      rule: 'leonardo.inventions',
    })),
  ];
}

function whereabouts(t: Tables, view: View, n: InventionIndex, names: Names): string {
  const parts: string[] = [];
  for (const [seat, player] of view.seats.entries()) {
    if (player.cards.includes(n)) parts.push(`${names[seat]} has its card.`);
    else if (player.realised.includes(n)) parts.push(`${names[seat]} has realised it.`);
    const lab = player.labs.find(({ invention }) => invention === n);
    if (lab !== undefined) {
      const weeks = `${lab.weeks} of ${plural(weeksNeeded(t, player, n), 'week')}`;
      parts.push(`${names[seat]} is building it, at ${weeks}.`);
    }
  }
  if (view.requested.includes(n)) parts.push('It is requested.');
  else if (view.box.includes(n)) parts.push('It is out of the game.');
  else if (!view.seats.some(({ cards }) => cards.includes(n))) parts.push('It is not requested.');
  return parts.join(' ');
}
