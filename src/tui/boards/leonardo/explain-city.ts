/** The zones of the city, the privileges of the Council and the workers in words. */
import type { Names, Seat } from '../../../core/game.ts';
import type { Tables } from '../../../games/leonardo/data.ts';
import {
  ACADEMY,
  COUNCIL,
  FIRST_SHOP,
  MATERIALS,
  type Place,
  type View,
  WORKSHOP,
} from '../../../games/leonardo/types.ts';
import { florins, listOf, placeName, plural } from '../../../games/leonardo/words.ts';
import type { Explanation } from '../contract.ts';
import { cityIsClosed, homeSeat, isSelling, rankingOf, strengthOf } from './facts.ts';

export function explainZone(t: Tables, view: View, zone: Place, names: Names): Explanation | null {
  const name = t.placeNames[zone];
  if (name === undefined) return null;
  if (cityIsClosed(t, view))
    return { text: `${name}: closed, the last turns belong to the laboratories.`, rule: 'leonardo.final' };
  const { text, rule } = zoneRule(t, view, zone);
  const price = isSelling(view) && view.lord === zone ? nextPrice(t, view) : '';
  const lord = view.lord === zone ? ' The Lord of the City is here.' : '';
  return { text: `${name}: ${text}${price}${lord} ${presence(t, view, zone, names)}`, rule };
}

function nextPrice(t: Tables, view: View): string {
  const price = t.constants.prices[view.bought];
  if (price === undefined) return '';
  return price === 0 ? ' The next one is free.' : ` The next one costs ${florins(price)}.`;
}

function zoneRule(t: Tables, view: View, zone: Place): Explanation {
  if (zone === COUNCIL)
    return {
      text: `free. The first decides who holds Leonardo; each chooses one of four privileges. Florins lying here: ${view.councilFlorins}, one more after each turn.`,
      rule: 'leonardo.council',
    };
  if (zone === WORKSHOP)
    return {
      text: `improves idle laboratories: more spaces, the large laboratory, or an automaton, up to ${t.constants.prices.length} times a turn at rising prices.`,
      rule: 'leonardo.workshop',
    };
  if (zone === ACADEMY) {
    const left = view.players[homeSeat(view)]!.academy;
    return {
      text: `brings new apprentices of your own, who work from the next turn on; ${left} can still be had.`,
      rule: 'leonardo.academy',
    };
  }
  const material = zone - FIRST_SHOP;
  const stock = view.shops[material]!;
  if (stock === 0)
    return { text: `no ${MATERIALS[material]} left, nothing is sold.`, rule: 'leonardo.shops.empty' };
  return { text: `sells ${MATERIALS[material]}, ${stock} left, at rising prices.`, rule: 'leonardo.shops' };
}

function presence(t: Tables, view: View, zone: Place, names: Names): string {
  const ranking = rankingOf(t, view, zone);
  if (ranking.length === 0) return 'Nobody is there.';
  const order = ranking.map(seat => `${names[seat]} ${strengthOf(t, view.players[seat]!, zone)}`);
  return `Asked in this order: ${order.join(', ')}.`;
}

export function explainWorkers(
  t: Tables,
  view: View,
  zone: Place,
  seat: Seat,
  names: Names,
): Explanation | null {
  const player = view.players[seat];
  if (zone < 0 || player === undefined) return null;
  const apprentices = player.placed[zone]!;
  const parts = apprentices > 0 ? [plural(apprentices, 'apprentice')] : [];
  if (player.master === zone) parts.push('the master');
  const rank = rankingOf(t, view, zone).indexOf(seat) + 1;
  const place = view.rows[zone]!.indexOf(seat) + 1;
  return {
    text: `${names[seat]} has ${listOf(parts)} in ${placeName(t, zone)}: strength ${strengthOf(t, player, zone)}, rank ${rank}. Number ${place} from the arrow; who stands nearer to it wins ties.`,
    rule: 'leonardo.rank',
  };
}

export function explainPrivilege(t: Tables, view: View, privilege: number, names: Names): Explanation | null {
  const { councilLook, councilComponentPrice } = t.constants;
  const move: Explanation = view.codex
    ? {
        text: 'move an apprentice of any player from one of the zones B to H to another',
        rule: 'leonardo.codex',
      }
    : {
        text: 'move one of your apprentices in the city, not the master, to another zone but the Council',
        rule: 'leonardo.council.move',
      };
  const found = [
    move,
    {
      text: `take all florins lying on the Council, now ${view.councilFlorins}`,
      rule: 'leonardo.council.florins',
    },
    {
      text: `look in secret at the top ${councilLook} inventions of the deck and put them back in any order`,
      rule: 'leonardo.council.look',
    },
    {
      text: `buy any one component for ${florins(councilComponentPrice)}`,
      rule: 'leonardo.council.component',
    },
  ][privilege - 1];
  if (found === undefined) return null;
  const holder = view.privileges[privilege - 1]!;
  const taken = holder >= 0 ? ` ${names[holder]} has chosen it.` : '';
  return { text: `Privilege ${privilege} of the Council: ${found.text}.${taken}`, rule: found.rule };
}
