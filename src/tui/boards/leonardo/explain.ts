/** A sentence or two on everything that can be pointed at, with the rule behind it. */
import type { Names, Seat } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import { cityIsClosed, printedTurn } from '../../../games/leonardo/rules/turns.ts';
import {
  FAVOUR_INDICES,
  FAVOURS,
  LAB_INDICES,
  LABS,
  MATERIAL_INDICES,
  MATERIALS,
  NOWHERE,
  PRIVILEGE_INDICES,
  type View,
  ZONE_INDICES,
  ZONES,
} from '../../../games/leonardo/rules/types.ts';
import { componentList, florins, inventionNames, placeName } from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { explainPrivilege, explainWorkers, explainZone } from './explain-city.ts';
import { explainFavour, explainInvention, explainLab, explainMaterial } from './explain-work.ts';
import { type PhaseLetter, phaseLetter } from './facts.ts';
import * as ids from './ids.ts';

export function explain(t: Tables, target: string, view: View, names: Names): Explanation | null {
  const [kind = '', key = '', part = ''] = target.split('.');
  /** The seat, or the printed number of a privilege or an invention. */
  const number = Number(key);
  switch (kind) {
    case ids.TURN:
      return explainTurn(t, view);
    case ids.PHASE:
      return explainPhase(view);
    case ids.LEONARDO:
      return {
        text: `${names[view.leonardo]} holds Leonardo: first in every phase, winner of tied bids. The first of the Council decides who takes him.`,
        rule: 'leonardo.council.leonardo',
      };
    case ids.PRICES:
      return {
        text: `In each of the zones B to H the first purchase costs ${t.constants.prices.join(', then ')} florins. The price goes up only when somebody buys; after the last one the zone is done.`,
        rule: 'leonardo.offers.price',
      };
    case ids.DECK:
      return explainDeck(view);
    case 'zone':
      return explainZone(t, view, lookUp(ZONES, ZONE_INDICES, key), names);
    case 'workers':
      return explainWorkers(t, view, lookUp(ZONES, ZONE_INDICES, key), Number(part), names);
    case 'privilege':
      return explainPrivilege(t, view, PRIVILEGE_INDICES[number - 1], names);
    case 'invention':
      return explainInvention(t, view, t.inventions[number - 1], names);
    case 'lab':
      return explainLab(t, view, number, lookUp(LABS, LAB_INDICES, part), names);
    case 'material':
      return explainMaterial(t, view, lookUp(MATERIALS, MATERIAL_INDICES, key));
    case 'favour':
      return explainFavour(t, view, lookUp(FAVOURS, FAVOUR_INDICES, key));
    case 'home':
      return explainHome(t, view, number, names);
    case 'bonus':
      return explainBonus(t, view, number, names);
    case 'player':
      return explainPlayer(t, view, number, names);
    default:
      return null;
  }
}

/** Undefined where the text is none of the ids. */
function lookUp<I>(ids: readonly string[], indices: readonly I[], id: string): I | undefined {
  return indices[ids.indexOf(id)];
}

function explainTurn(t: Tables, view: View): Explanation {
  const { turns, cityTurns } = t.constants;
  const turn = printedTurn(view);
  if (turn === 0)
    return {
      text: 'Turn 0: everybody takes favours before the game begins.',
      rule: 'leonardo.experienced',
    };
  const left = turns - turn;
  const after = left === 0 ? 'This is the last turn.' : `${plural(left, 'turn')} to come after this one.`;
  const city = cityIsClosed(t, view)
    ? 'The city is closed: workers go to laboratories only.'
    : `Turn ${cityTurns} is the last with the city; then only laboratories work.`;
  return {
    text: `Turn ${turn} of ${turns}. ${after} ${city}`,
    rule: cityIsClosed(t, view) ? 'leonardo.final' : 'leonardo.turns',
  };
}

const PHASE_WORDS: Readonly<Record<PhaseLetter, Explanation>> = {
  A: {
    text: 'Phase A: all choose in secret what their laboratories start or stop, then it is shown.',
    rule: 'leonardo.start',
  },
  B: {
    text: 'Phase B: in turn, place apprentices in one place, or the master, or pass. It ends when all have passed.',
    rule: 'leonardo.placement',
  },
  C: {
    text: 'Phase C: the Lord of the City visits the zones from A to H; in each the strongest is asked first. Then the laboratories work.',
    rule: 'leonardo.resolve',
  },
  D: {
    text: 'Phase D: laboratories with enough weeks complete their inventions; what several complete at once is sold by sealed bids.',
    rule: 'leonardo.complete',
  },
};

function explainPhase(view: View): Explanation {
  const letter = phaseLetter(view);
  if (letter !== null) return PHASE_WORDS[letter];
  return view.phase === 'favours'
    ? {
        text: 'Turn 0: favours are taken, one by one, from Leonardo clockwise.',
        rule: 'leonardo.favours.order',
      }
    : { text: 'The game is over; the richest has won.', rule: 'leonardo.end' };
}

function explainDeck(view: View): Explanation {
  const box =
    view.box.length === 0
      ? ''
      : ` ${plural(view.box.length, 'invention')} marked "out" will never be requested.`;
  return {
    text: `${plural(view.deckSize, 'invention')} lie face down; they take the place of completed ones at the end of a turn. Which they are can be told, their order cannot. You may start one early, but not complete it before it is requested.${box}`,
    rule: 'leonardo.start.early',
  };
}

function explainHome(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const { idle, master, academy } = view.seats[seat]!;
  const where =
    master === NOWHERE ? 'and the master at home' : `at home, the master is in ${placeName(t, master)}`;
  return {
    text: `${names[seat]}: ${plural(idle, 'apprentice')} ${where}; ${academy} more to be had in the Academy. The master counts for ${t.constants.masterRank} in a zone and does ${t.constants.masterWeeks} weeks in a laboratory.`,
    rule: 'leonardo.workers',
  };
}

function explainBonus(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const { cards } = view.seats[seat]!;
  const types = typesOwned(t, cards);
  const ladder = t.constants.varietyBonus
    .flatMap((bonus, count) => (bonus > 0 ? [`${count} types bring ${bonus}`] : []))
    .join(', ');
  return {
    text: `${names[seat]} owns cards of ${plural(types, 'type')}, worth ${florins(varietyBonus(t, cards))} at the end: ${ladder}. Each card also takes ${t.constants.discount} weeks off later inventions of its type.`,
    rule: 'leonardo.end.bonus',
  };
}

function explainPlayer(t: Tables, view: View, seat: Seat, names: Names): Explanation {
  const player = view.seats[seat]!;
  const held =
    player.hand === null
      ? `${componentList(player.components)} in hand and under laboratories together`
      : `${componentList(player.hand)} in hand`;
  const without = player.realised.filter(n => !player.cards.includes(n));
  const later = without.length === 0 ? '' : ` Realised without the card: ${inventionNames(t, without)}.`;
  const leonardo = view.leonardo === seat ? ' Holds Leonardo.' : '';
  return {
    text: `${names[seat]}: ${florins(player.florins)}, ${held}. Cards: ${inventionNames(t, player.cards)}.${later}${leonardo}`,
    rule: 'leonardo.secret',
  };
}
