/** What has a name on the table, for players who ask for it by name. */
import type { Names, Thing } from '../../../core/game.ts';
import { capital, listed } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import { members } from '../rules/sets.ts';
import { type CardIndex, NONE, TRACKS, type TrackIndex, type View } from '../rules/types.ts';
import { discoveryLine } from './outline.ts';
import { bonusText, cardText, influenceText, trackName } from './words.ts';

export function things(t: Tables, view: View, names: Names): Thing[] {
  return [
    ...members(t.boards[view.players]!.inPlay).map(index => {
      const discovery = t.discoveries[index]!;
      return {
        name: discovery.name,
        text: `${t.fields[discovery.field]!.name}. ${discoveryLine(t, view, discovery, names)}`,
        rule: 'newscience.tree',
      };
    }),
    ...cardThings(t, view, names),
    ...view.seats.flatMap(({ scientist }, seat) => {
      if (scientist === NONE) return [];
      const { name, about, influence, ...rest } = t.scientists[scientist]!;
      const text = `${name}, played by ${names[seat]}: ${listed(bonusText({ name, about, influence, ...rest }))}; started with ${influenceText(influence)}. ${about}`;
      return [{ name, text, rule: 'newscience.scientists' }];
    }),
    ...TRACKS.map(track => trackThing(view, track, names)),
  ];
}

/** The cards that lie open to the viewer. */
function cardThings(t: Tables, view: View, names: Names): Thing[] {
  const where = new Map<CardIndex, string[]>();
  const add = (card: CardIndex | typeof NONE, place: string): void => {
    if (card !== NONE) where.set(card, [...(where.get(card) ?? []), place]);
  };
  for (const [i, card] of view.events.entries()) add(card, `event ${i + 1} of this turn`);
  for (const [seat, { laboratory, played }] of view.seats.entries()) {
    add(laboratory, `in the laboratory of ${names[seat]}`);
    for (const card of played) add(card, `played by ${names[seat]} this turn`);
  }
  for (const [i, { card }] of view.stack.entries()) add(card, `card ${i + 1} of the stack`);
  return [...where].map(([index, places]) => {
    const card = t.cards[index]!;
    const rule = `newscience.events.${card.type.toLowerCase()}`;
    return { name: card.name, text: `${cardText(card)} ${capital(listed(places))}.`, rule };
  });
}

function trackThing({ seats }: View, track: TrackIndex, names: Names): Thing {
  const name = trackName(track);
  const levels = seats.map((player, seat) => `${names[seat]} ${player.influence[track]}`);
  return { name, text: `${capital(name)} influence: ${levels.join(', ')}.`, rule: 'newscience.influence' };
}
