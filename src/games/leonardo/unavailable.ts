/** What the deciding player might expect to be able to do now, but cannot, and why. */
import type { Reason } from '../../core/game.ts';
import { BUY_COMPONENT, canUse, isFree, MOVE_APPRENTICE } from './actions/council.ts';
import { canStart, isOpenForWork, planned } from './actions/fabrication.ts';
import { canTakeFavour } from './actions/favours.ts';
import { canImprove } from './actions/improvements.ts';
import { firstPlace, freeSpaces } from './actions/placement.ts';
import { countsFor, type Tables } from './data.ts';
import {
  COUNCIL,
  FAVOURS,
  FIRST_LAB,
  IMPROVEMENTS,
  type Improvement,
  type Invention,
  LABS,
  MATERIALS,
  NOWHERE,
  type Pending,
  PLACES,
  type Player,
  type State,
  WORKSHOP,
} from './types.ts';
import { componentList, inventionName, labName, PRIVILEGE_NAMES, placeName, purchaseName } from './words.ts';

export function unavailable(t: Tables, state: Readonly<State>): Reason[] {
  const { pending } = state;
  if (pending === null) return [];
  const player = state.players[pending.seat]!;
  switch (pending.kind) {
    case 'favour':
      return favours(t, state, player);
    case 'component':
      return components(state, pending);
    case 'fabrication':
      return starts(t, state, player);
    case 'placement':
      return places(t, state, player);
    case 'privilege':
      return privileges(t, state, pending);
    case 'lift':
      return lifts(t, state, player);
    case 'drop':
      return drops(t, state, pending);
    case 'offer':
      return state.lord === WORKSHOP ? improvements(t, player) : [];
    case 'bid':
      return [
        {
          what: `Bid more than ${player.florins}`,
          why: 'you have no more florins',
          rule: 'leonardo.auction',
        },
      ];
    default:
      return [];
  }
}

function favours(t: Tables, state: Readonly<State>, player: Player): Reason[] {
  const limit = countsFor(t, state.players.length).sameFavour;
  const reasons: Reason[] = [];
  for (const favour of FAVOURS) {
    if (canTakeFavour(t, state, player, favour)) continue;
    const { letter } = t.favours[favour];
    const what = favour === 'florins' || favour === 'components' ? favour : purchaseName(t, favour);
    if (player.favours[letter]! >= limit)
      reasons.push({
        what,
        why: `you have taken favour ${'abcd'[letter]} ${limit} times`,
        rule: 'leonardo.favours.limit',
      });
    else if (favour === 'apprentice')
      reasons.push({ what, why: 'you have all your apprentices', rule: 'leonardo.academy' });
    else if (favour !== 'florins' && favour !== 'components')
      reasons.push({ what, why: whyNotImprove(t, player, favour), rule: 'leonardo.favours' });
  }
  return reasons;
}

function components(state: Readonly<State>, pending: Pending & { kind: 'component' }): Reason[] {
  const reasons: Reason[] = [];
  for (const [m, material] of MATERIALS.entries()) {
    const rule = pending.price > 0 ? 'leonardo.council.component' : 'leonardo.favours';
    if (state.shops[m] === 0) reasons.push({ what: material, why: 'the shop has none left', rule });
    else if (pending.picked[m]! >= pending.alike)
      reasons.push({ what: material, why: `at most ${pending.alike} alike`, rule });
  }
  return reasons;
}

function starts(t: Tables, state: Readonly<State>, player: Player): Reason[] {
  const open = LABS.map((_, lab) => isOpenForWork(player, lab));
  const reasons: Reason[] = [];
  if (!open.includes(true)) {
    const what = 'Start an invention';
    return [{ what, why: 'no laboratory is idle; cancel one first', rule: 'leonardo.start.laboratories' }];
  }
  for (const n of state.requested) {
    const what = `Start ${inventionName(t, n)}`;
    const missing = missingComponents(t, player, n);
    if (player.realised.includes(n))
      reasons.push({ what, why: 'you have realised it already', rule: 'leonardo.start.which' });
    else if (LABS.some((_, lab) => planned(player, lab) === n))
      reasons.push({ what, why: 'one of your laboratories builds it', rule: 'leonardo.start.which' });
    else if (missing !== '')
      reasons.push({ what, why: `you lack ${missing}`, rule: 'leonardo.start.components' });
    else if (!LABS.some((_, lab) => open[lab] && canStart(t, player, lab, n)))
      reasons.push({
        what,
        why: 'where you cancel it, only another one may be started',
        rule: 'leonardo.cancel.restart',
      });
  }
  return reasons;
}

function missingComponents(t: Tables, player: Player, n: Invention): string {
  const missing = t.recipe[n]!.map((need, m) => {
    let held = player.hand[m]!;
    for (const [i, lab] of player.labs.entries())
      held += t.recipe[lab.invention]![m]! - t.recipe[planned(player, i)]![m]!;
    return Math.max(0, need - held);
  });
  return missing.some(count => count > 0) ? componentList(missing) : '';
}

function places(t: Tables, state: Readonly<State>, player: Player): Reason[] {
  const reasons: Reason[] = [];
  if (firstPlace(t, state) > 0)
    reasons.push({
      what: 'The city',
      why: 'in the last two turns only laboratories work',
      rule: 'leonardo.final',
    });
  if (player.master !== NOWHERE)
    reasons.push({
      what: 'Place the master',
      why: `he stands in ${placeName(t, player.master)}`,
      rule: 'leonardo.placement',
    });
  if (player.idle === 0)
    reasons.push({ what: 'Send apprentices', why: 'all are placed', rule: 'leonardo.placement' });
  for (let place = firstPlace(t, state); place < PLACES.length; place++) {
    const what = `Send apprentices to ${placeName(t, place)}`;
    if (player.idle > 0 && player.placed[place]! > 0)
      reasons.push({ what, why: 'only once a turn in each place', rule: 'leonardo.placement.once' });
    else if (place >= FIRST_LAB) {
      const lab = player.labs[place - FIRST_LAB]!;
      const rule = 'leonardo.placement.laboratory';
      if (lab.side < 0) reasons.push({ what, why: 'you do not own it yet', rule });
      else if (lab.invention === 0) reasons.push({ what, why: 'it builds nothing', rule });
      else if (freeSpaces(t, player, place - FIRST_LAB) === 0)
        reasons.push({ what, why: 'it has no free space', rule });
    }
  }
  return reasons;
}

function privileges(t: Tables, state: Readonly<State>, pending: Pending & { kind: 'privilege' }): Reason[] {
  const whyNot = [
    '',
    'there is no apprentice you may move',
    '',
    'the deck is empty',
    'it takes 1 florin and something in the shops',
  ];
  const reasons: Reason[] = [];
  for (let p = MOVE_APPRENTICE; p <= BUY_COMPONENT; p++) {
    const what = `Privilege ${p}: ${PRIVILEGE_NAMES[p]}`;
    if (!isFree(state, p))
      reasons.push({ what, why: 'taken by another player', rule: 'leonardo.council.choice' });
    else if (!canUse(t, state, pending.seat, p))
      reasons.push({ what, why: whyNot[p]!, rule: 'leonardo.council.usable' });
  }
  if (pending.first)
    reasons.push({
      what: 'Decline',
      why: 'the first of the Council chooses a privilege',
      rule: 'leonardo.council.choice',
    });
  return reasons;
}

function lifts(t: Tables, state: Readonly<State>, player: Player): Reason[] {
  const reasons: Reason[] = [];
  if (player.master !== NOWHERE && player.master < FIRST_LAB)
    reasons.push({
      what: `Move the master from ${placeName(t, player.master)}`,
      why: 'only apprentices are moved',
      rule: 'leonardo.council.move',
    });
  if (state.codex && player.placed[COUNCIL]! > 0)
    reasons.push({
      what: `Move an apprentice from ${placeName(t, COUNCIL)}`,
      why: 'by the Codex only apprentices in the zones B to H are moved',
      rule: 'leonardo.codex',
    });
  for (const lab of LABS.keys())
    if (player.placed[FIRST_LAB + lab]! > 0)
      reasons.push({
        what: `Move an apprentice from ${placeName(t, FIRST_LAB + lab)}`,
        why: 'laboratories are not zones of the city',
        rule: 'leonardo.council.move',
      });
  return reasons;
}

function drops(t: Tables, state: Readonly<State>, pending: Pending & { kind: 'drop' }): Reason[] {
  const rule = state.codex ? 'leonardo.codex' : 'leonardo.council.move';
  const reasons: Reason[] = [
    { what: `To ${placeName(t, COUNCIL)}`, why: 'nobody is moved into the Council', rule },
  ];
  if (pending.owner !== pending.seat)
    reasons.push({
      what: 'To a zone that player leads',
      why: 'another player may not be helped where already first',
      rule: 'leonardo.codex.others',
    });
  return reasons;
}

function improvements(t: Tables, player: Player): Reason[] {
  return IMPROVEMENTS.filter(improvement => !canImprove(t, player, improvement)).map(improvement => ({
    what: `Buy ${purchaseName(t, improvement)}`,
    why: whyNotImprove(t, player, improvement),
    rule: 'leonardo.workshop',
  }));
}

function whyNotImprove(t: Tables, player: Player, improvement: Improvement): string {
  const index = improvement.endsWith('small') ? 0 : 1;
  const lab = player.labs[index];
  if (improvement === 'take-large') return 'you own it already';
  if (lab.side < 0) return `you do not own the ${labName(index)} yet`;
  if (lab.invention !== 0) return `the ${labName(index)} is at work`;
  if (improvement.startsWith('flip')) return 'it is turned already';
  const spaces = t.automatonSpaces[index]![lab.side]!;
  return spaces === 0
    ? `the ${labName(index)} has no automaton space on this side`
    : 'its automaton spaces are full';
}
