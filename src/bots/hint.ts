import type { AnyGame, BaseView, Names } from '../core/game.ts';
import { plural } from '../core/words.ts';
import type { BotAnswer } from './types.ts';

/** A bot's answer as advice in a sentence: the move in the game's own words, what it promises, and against what. */
export function explainHint(game: AnyGame, view: BaseView, answer: BotAnswer, names: Names): string {
  const moves = game.legalMoves(game.sample(view, 'hint'));
  const inWords = (notation: string): string => {
    const move = moves.find(candidate => game.notate(candidate) === notation);
    return move === undefined ? notation : game.describe(move, view, names);
  };
  const chosen = inWords(answer.notation);
  const next = answer.alternatives[0];
  if (next === undefined) return `${chosen}. There is nothing else to choose.`;
  const margin = Math.round(answer.value - next.value);
  const against =
    margin <= 0
      ? `about as good as "${inWords(next.notation)}"`
      : `${plural(margin, 'point')} better than "${inWords(next.notation)}"`;
  if (answer.lead === null) return `${chosen}, ${against}.`;
  return `${chosen}. ${expectation(answer.lead, names.length)}, ${against}.`;
}

function expectation(lead: number, players: number): string {
  const whole = Math.round(lead);
  if (players === 1) return `An expected final score of ${plural(whole, 'point')}`;
  if (whole === 0) return 'An even game expected';
  return whole > 0
    ? `An expected lead of ${plural(whole, 'point')}`
    : `An expected deficit of ${plural(-whole, 'point')}`;
}
