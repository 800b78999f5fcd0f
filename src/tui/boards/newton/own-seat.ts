import type { PlayerView, View } from '../../../games/newton/rules/types.ts';

/** Whose things are meant by "yours". */
export function ownSeat(view: View): PlayerView {
  return view.seats[view.viewer ?? view.active]!;
}
