/** Who is asked to come before one player's knowledge is shown. */
import type { Seat } from '../../core/game.ts';
import type { CurtainProps } from '../components/curtain.tsx';
import { keyNamer } from '../input/key-names.ts';
import type { ReplayContext } from './ui.ts';

export function replayCurtain(seat: Seat, { model, keymap, size }: ReplayContext): CurtainProps {
  const { title, names } = model;
  const key = keyNamer(keymap);
  const rest = [
    'The game is not over, and what only this player knows comes next.',
    `${key('onlooker')}: the next player   ${key('back')}: back to what everybody knows`,
  ];
  return { title, names, seat, keymap, size, rest };
}
