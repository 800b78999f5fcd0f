/** The question put to the deciding player, and what that player might expect but cannot do now. */
import type { Decision, Reason } from '../../core/game.ts';
import { mayBoost } from './actions/quick.ts';
import { potionsForSquare } from './actions/study.ts';
import * as technology from './actions/technology.ts';
import * as travel from './actions/travel.ts';
import { actionPossible, effectUsable, valueOfCardAction } from './actions/turn.ts';
import * as work from './actions/work.ts';
import { visibleBooks } from './books.ts';
import type { Tables } from './data.ts';
import { activePlayer, mayPlaceCube } from './effects.ts';
import { cardAction, topFrame } from './frames.ts';
import * as text from './text.ts';
import type {
  Action,
  Frame,
  FrameKind,
  Player,
  State,
  StudyFrame,
  TechnologyFrame,
  TravelFrame,
} from './types.ts';

const { plural } = text;

const RULES: Record<FrameKind, string> = {
  keep: 'newton.setup.masters',
  play: 'newton.turn',
  aside: 'newton.turn.leave-out',
  turn: 'newton.turn.order',
  work: 'newton.work',
  technology: 'newton.technology',
  travel: 'newton.travel',
  lessons: 'newton.lessons',
  study: 'newton.study',
  'any-action': 'newton.masters.paracelsus',
  master: 'newton.masters',
  'place-cube': 'newton.cubes.placed',
  'choose-tile': 'newton.specializations',
  'replace-tile': 'newton.tiles.replace',
  jump: 'newton.effects.village-jump',
  repeat: 'newton.effects.repeat',
  discard: 'newton.effects.discard',
  reveal: 'newton.quick.reveal',
  tuck: 'newton.end-of-round.tuck',
};

export function decision(t: Tables, state: State): Decision | null {
  const frame = topFrame(state.pending);
  if (frame === undefined) return null;
  const solo = state.seats.length === 1;
  return {
    seat: state.active,
    kind: frame.kind,
    prompt: promptOf(t, state, frame),
    secret: frame.kind === 'keep' && !solo,
    rule: frame.kind === 'keep' && !solo ? 'newton.setup.draft' : RULES[frame.kind],
  };
}

function promptOf(t: Tables, state: State, frame: Frame): string {
  const player = activePlayer(state);
  const purse = `${plural(player.coins, 'coin')} and ${plural(player.potions, 'potion')}`;
  switch (frame.kind) {
    case 'keep': {
      const kept = state.deal.picks[state.active]!.length;
      const { dealt, soloKept } = t.setup.masters;
      return state.deal.draft
        ? `Which master do you keep? The other cards go to your left neighbour (choice ${kept + 1} of ${dealt})`
        : `Which master do you keep? Choose ${soloKept} of ${t.setup.masters.soloDrawn} (${kept} kept so far)`;
    }
    case 'play':
      return `Turn ${state.turnsDone + 1} of ${t.setup.turnsPerRound}: which card do you play? You have ${purse}`;
    case 'aside':
      return 'Which card do you play without its basic action?';
    case 'turn':
      return turnPrompt(t, state, player);
    case 'work':
      return `Work of value ${frame.value}: how far does your marker advance? It stands on ${player.work} of ${t.work.length - 1}`;
    case 'technology':
      return technologyPrompt(t, player, frame);
    case 'travel':
      return travelPrompt(t, player, frame);
    case 'lessons':
      return frame.thenAct > 0
        ? `Which card of level ${frame.value} do you take? Its basic action follows at once`
        : `Which card do you take? Level 1 to ${Math.min(frame.value, 3)}${frame.split ? ', you may share out the value' : ''}`;
    case 'study':
      return frame.placed > 0
        ? `Place a further tile? ${frame.value} of the value is left; you have ${purse}`
        : `On which square of your bookshelf do you place a tile? Shelves up to ${Math.min(frame.value, 3)}; you have ${purse}`;
    case 'any-action':
      return 'Which basic action do you carry out?';
    case 'master':
      return 'Which master do you play?';
    case 'place-cube':
      return `Where do you place a travel cube?${frame.coins > 0 ? ` It costs ${plural(frame.coins, 'coin')}` : ''}`;
    case 'choose-tile':
      return frame.family === 'development'
        ? 'Which development tile do you take? It adds 1 to every later action of its kind'
        : 'Which income tile do you take? It pays at the end of every round';
    case 'replace-tile':
      return `All your slots are full. Which tile do you give back for the ${text.tileText(t, frame.family, frame.tile)}?`;
    case 'jump':
      return 'To which village does your scientist jump?';
    case 'repeat':
      return 'Which effect do you repeat?';
    case 'discard':
      return 'Which card of your hand leaves the game?';
    case 'reveal':
      return 'From which deck do you turn up cards?';
    case 'tuck':
      return `End of round ${state.round}: which card goes under your desk for good? Its symbol keeps counting`;
  }
}

function turnPrompt(t: Tables, state: State, player: Player): string {
  const { card, acted } = state.turn;
  const purse = `You have ${plural(player.coins, 'coin')} and ${plural(player.potions, 'potion')}`;
  if (!acted && t.cards[card]!.action === 'joker') return `Joker: which basic action do you choose? ${purse}`;
  return `${acted ? 'Anything else' : `What do you do with ${t.cards[card]!.name}`}? ${purse}`;
}

function technologyPrompt(t: Tables, player: Player, frame: TechnologyFrame): string {
  const left = `${plural(frame.value, 'step')} left`;
  if (frame.student < 0) return `Which student goes on, and where? ${left}`;
  const here = text.spaceName(t, player.students[frame.student]!);
  return frame.value === 0
    ? `Your student is at ${here}, no steps left. Stop here?`
    : `Where does your student go from ${here}? ${left}`;
}

function travelPrompt(t: Tables, player: Player, frame: TravelFrame): string {
  const here = t.places[player.scientist]!.name;
  const purse = plural(player.coins, 'coin');
  return frame.value === 0
    ? `Your scientist is in ${here}, no steps left. Stop here? You have ${purse}`
    : `Where does your scientist go from ${here}? ${plural(frame.value, 'step')} left, ${purse}`;
}

export function unavailable(t: Tables, state: State): Reason[] {
  const frame = topFrame(state.pending);
  if (frame === undefined) return [];
  const reasons: Reason[] = [];
  switch (frame.kind) {
    case 'turn':
      explainTurn(t, state, reasons);
      break;
    case 'work':
      explainWork(t, state, frame, reasons);
      break;
    case 'technology':
      explainTechnology(t, state, frame, reasons);
      break;
    case 'travel':
      explainTravel(t, state, frame, reasons);
      break;
    case 'lessons':
      if (frame.value < state.rows.length)
        reasons.push({
          what: `Cards of level ${frame.value + 1}${frame.value + 1 < 3 ? ' and higher' : ''}`,
          why: `the value of your action is ${frame.value}`,
          rule: 'newton.lessons',
        });
      break;
    case 'study':
      explainStudy(t, state, frame, reasons);
      break;
    case 'place-cube':
      break;
    default:
      return reasons;
  }
  explainQuick(t, state, frame, reasons);
  return reasons;
}

function explainTurn(t: Tables, state: State, reasons: Reason[]): void {
  const { turn } = state;
  const player = activePlayer(state);
  const card = t.cards[turn.card]!;
  if (!turn.acted && card.action !== 'joker') {
    const frame = cardAction(card, card.action, valueOfCardAction(t, state, card.action));
    if (!actionPossible(t, state, frame))
      reasons.push({
        what: text.capital(card.action),
        why: WHY_IMPOSSIBLE[card.action],
        rule: `newton.${card.action}`,
      });
  }
  if (!turn.effectUsed && card.effect !== null && !effectUsable(t, state, player, card)) {
    const { effect } = card;
    const why =
      effect.op === 'books'
        ? 'its books count by themselves while the card lies on the desk'
        : effect.op === 'modify' && effect.rule !== 'village-jump'
          ? `it works only within this card's own ${card.action} action`
          : effect.op === 'repeat-lightning'
            ? 'no other card on your desk has an immediate effect that you could use'
            : `you have ${plural(player.coins, 'coin')}, ${plural(player.potions, 'potion')} and ${plural(player.hand.length, 'card')} in your hand`;
    reasons.push({ what: `The effect: ${text.operationText(t, effect)}`, why, rule: 'newton.effects' });
  }
}

const WHY_IMPOSSIBLE: Record<Action, string> = {
  work: 'the action has no value',
  technology: 'none of your students can go on',
  travel: 'you cannot pay any route from here',
  lessons: 'no face-up card has a level that low',
  study: 'no open square on shelves that low has its requirement met',
};

function explainWork(
  t: Tables,
  state: State,
  frame: Extract<Frame, { kind: 'work' }>,
  reasons: Reason[],
): void {
  const player = activePlayer(state);
  const ahead = t.work.length - 1 - player.work;
  const potions = work.potionsForObjective(t, player, frame);
  if (ahead > 0 && frame.value >= ahead && potions > player.potions)
    reasons.push({
      what: 'The objective at the end of the work track',
      why: `you lack ${plural(potions, 'book')} and have ${plural(player.potions, 'potion')} instead`,
      rule: 'newton.requirements',
    });
}

function explainTechnology(t: Tables, state: State, frame: TechnologyFrame, reasons: Reason[]): void {
  const player = activePlayer(state);
  const books = visibleBooks(t, player);
  const candidates = frame.student >= 0 ? [player.students[frame.student]!] : player.students;
  for (const from of new Set(candidates))
    for (const to of t.technology[from]!.children) {
      const what = `A step to ${text.spaceName(t, to)}`;
      const potions = technology.potionsToEnter(t, frame, to, books);
      if (t.technology[to]!.end && player.students.includes(to))
        reasons.push({
          what,
          why: 'one of your students stands there already',
          rule: 'newton.technology.ends',
        });
      else if (potions > player.potions)
        reasons.push({
          what,
          why: `you lack ${plural(potions, 'book')} and have ${plural(player.potions, 'potion')} instead`,
          rule: 'newton.requirements',
        });
    }
}

function explainTravel(t: Tables, state: State, frame: TravelFrame, reasons: Reason[]): void {
  const player = activePlayer(state);
  if (frame.value > 0)
    for (const [nth, to] of t.places[player.scientist]!.neighbours.entries()) {
      const coins = travel.routeCost(t, frame, player.scientist, nth);
      const potions = travel.potionsToEnter(t, player, to);
      const what = `The route to ${t.places[to]!.name}`;
      if (coins > player.coins)
        reasons.push({
          what,
          why: `it costs ${plural(coins, 'coin')}, you have ${player.coins}`,
          rule: 'newton.travel.cost',
        });
      else if (potions > player.potions)
        reasons.push({
          what,
          why: `you lack ${plural(potions, 'book')} and have ${plural(player.potions, 'potion')} instead`,
          rule: 'newton.travel.objective',
        });
    }
  if (t.places[player.scientist]!.takesCubes && frame.steps > 0 && !mayPlaceCube(t, player, player.scientist))
    reasons.push({
      what: `A cube in ${t.places[player.scientist]!.name}`,
      why: player.cubes.length === t.cubes ? 'all your cubes are on the map' : 'your cube lies there already',
      rule: 'newton.travel.cubes',
    });
}

function explainStudy(t: Tables, state: State, frame: StudyFrame, reasons: Reason[]): void {
  const player = activePlayer(state);
  const books = visibleBooks(t, player);
  if (frame.value < 3)
    reasons.push({
      what: frame.value === 2 ? 'Shelf 3' : `Shelves ${frame.value + 1} to 3`,
      why: `the value of your action is ${frame.value}`,
      rule: 'newton.study',
    });
  for (const [index, square] of t.squares.entries()) {
    if (square.kind !== 'book' || square.shelf > frame.value || (player.shelf & (1 << index)) !== 0) continue;
    const potions = potionsForSquare(t, state, player, square, books);
    if (potions > player.potions)
      reasons.push({
        what: text.capital(text.squareText(t, square)),
        why: `it would take ${plural(potions, 'potion')}, you have ${player.potions}`,
        rule: 'newton.requirements',
      });
  }
}

function explainQuick(t: Tables, state: State, frame: Frame, reasons: Reason[]): void {
  const player = activePlayer(state);
  const { boost, potion, student } = t.setup.quickActions;
  const tooDear = (price: number): string => `it costs ${plural(price, 'coin')}, you have ${player.coins}`;
  const boostable = frame.kind === 'turn' ? !state.turn.acted : 'own' in frame && frame.own;
  if (boostable && !mayBoost(t, state, frame))
    reasons.push({
      what: '+1 to the value',
      why: state.turn.boosted ? 'it is bought at most once a turn' : tooDear(boost.coins),
      rule: 'newton.quick.boost',
    });
  else if ('own' in frame && !frame.own)
    reasons.push({
      what: '+1 to the value',
      why: 'actions of tiles and masters have a fixed value',
      rule: 'newton.fixed-actions',
    });
  if (player.coins < potion.coins)
    reasons.push({ what: 'Buying a potion', why: tooDear(potion.coins), rule: 'newton.quick.potion' });
  if (frame.kind !== 'turn' && frame.kind !== 'technology') return;
  if (player.students.length === t.setup.students)
    reasons.push({ what: 'A new student', why: 'all yours are on the track', rule: 'newton.quick.student' });
  else if (player.coins < student.coins)
    reasons.push({ what: 'A new student', why: tooDear(student.coins), rule: 'newton.quick.student' });
}
