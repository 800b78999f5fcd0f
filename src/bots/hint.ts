import type { AnyGame, BaseView, Names } from '../core/game.ts';
import { capital, plural, sentence } from '../core/words.ts';
import { briefly } from './brief.ts';
import { type Calibration, expected, expectedText } from './expectation.ts';
import { causeSentence } from './reason.ts';
import type { Advice } from './types.ts';

/**
 * Advice in a few lines: the move in the game's own words; what is expected of it, against what, and why it is better; what
 * the others will probably do about it.
 */
export function explainHint(
  game: AnyGame,
  view: BaseView,
  { answer, study }: Advice,
  { names, calibration }: { readonly names: Names; readonly calibration: Calibration },
): string[] {
  const state = game.sample(view, 'hint');
  const moves = game.legalMoves(state);
  const notations = moves.map(move => game.notate(move));
  const texts = moves.map(move => game.describe(move, view, names));
  const textOf = (notation: string): string => texts[notations.indexOf(notation)] ?? notation;
  const chosen = sentence(textOf(answer.notation));
  const [second] = answer.alternatives;
  if (second === undefined) return [chosen, 'There is nothing else to choose.'];
  const { outlook, comparison, reply } = study;
  const next = study.next ?? { notation: second.notation, margin: answer.value - second.value };
  const against = study.against ?? next;
  const measured = [...new Set([next.notation, against.notation])].map(notation => {
    const { margin } = notation === next.notation ? next : against;
    return `${marginText(margin)} "${briefly(textOf(notation), texts)}"`;
  });
  const moment = { turn: game.mover(state)!.turn, round: view.round };
  const expectation =
    outlook === null ? [] : [expectedText(expected(outlook, moment, calibration), names.length)];
  const worth = `${capital([...expectation, measured.join(', ')].join('; '))}.`;
  const why = comparison === null ? [] : [causeSentence(comparison, against.margin > 0)];
  return [
    chosen,
    [worth, ...why].join(' '),
    ...(reply === null ? [] : [`${names[reply.seat]}'s likeliest reply: "${reply.text}".`]),
  ];
}

/** Below 0 the search and the closer look disagree. */
function marginText(margin: number): string {
  if (margin < 0) return 'not clearly better than';
  if (margin === 0) return 'about as good as';
  const whole = Math.round(margin);
  return whole === 0 ? 'slightly better than' : `${plural(whole, 'point')} better than`;
}
