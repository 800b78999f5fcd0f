/** The places as a list, where a map has no room: name, what it offers, who is there, and the routes with their prices. */
import { indices } from '../../../../core/grammar.ts';
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { PlaceIndex } from '../../../../games/newton/rules/types.ts';
import { placeOffer, routesText } from '../../../../games/newton/text/components.ts';
import { marked } from '../../../draw/changes.ts';
import { target } from '../../../draw/targets.ts';
import { wrapIndented } from '../../../draw/text.ts';
import { placeId } from '../ids.ts';
import type { PanelInput } from '../panel.ts';

const INDENT = 3;

export function placeList(t: Tables, input: PanelInput): string[] {
  const { theme, width, marks } = input;
  return indices<PlaceIndex>(t.places).flatMap(place => {
    const who = marked(input, view =>
      view.seats
        .flatMap((seat, i) => [
          ...(seat.scientist === place ? [marks[i]!.chip(marks[i]!.letter)] : []),
          ...(seat.cubes.includes(place) ? [marks[i]!.style(marks[i]!.shape)] : []),
        ])
        .join(''),
    );
    const name = target(input, placeId(t, place), theme.style.strong(t.places[place]!.name));
    const offer = marked(input, view => placeOffer(t, view, place));
    return [
      ...wrapIndented(`${name}${offer} ${who}`, width, INDENT),
      ...wrapIndented(theme.style.dim(`   to ${routesText(t, place)}`), width, INDENT),
    ];
  });
}
