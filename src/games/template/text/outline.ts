/** The table in words. */
import type { Names, Seat, Section } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { View } from '../rules/types.ts';
import { cardList, cardName, prizeList, prizeText } from './words.ts';

export function outline(t: Tables, view: View, names: Names): Section[] {
  return [
    {
      id: 'table',
      title: 'Table',
      lines: [
        `Round ${view.round} of ${t.prizes.length}.`,
        view.prize === null ? 'No prize lies open.' : `Bid for: ${prizeText(t, view.prize)}.`,
        `Still to come: ${plural(view.pileSize, 'prize')}.`,
        `Laid aside: ${prizeList(t, view.aside)}.`,
      ],
    },
    ...view.seats.map((_, seat) => playerSection(t, view, names, seat)),
  ];
}

/** The number keeps titles apart whatever the players are called. */
function playerSection(t: Tables, view: View, names: Names, seat: Seat): Section {
  const player = view.seats[seat]!;
  const you = seat === view.viewer ? ', you' : '';
  return {
    ...{ id: 'player', seat },
    title: `${names[seat]} (player ${seat + 1}${you})`,
    lines: [
      `${plural(pointsOf(t, player), 'point')}. Prizes: ${prizeList(t, player.prizes)}.`,
      `Hand: ${cardList(t, player.hand)}. Spent: ${cardList(t, player.spent)}.`,
      sealedLine(t, view, seat),
    ],
  };
}

function sealedLine(t: Tables, { sealed }: View, seat: Seat): string {
  const card = sealed[seat]!;
  if (card === null) return 'Sealed: nothing.';
  return card === 'hidden' ? 'Sealed: a card.' : `Sealed: ${cardName(t, card)}.`;
}
