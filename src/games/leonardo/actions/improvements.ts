/** Changes to laboratories, bought in the Workshop or taken as a favour. */
import type { Tables } from '../data.ts';
import type { Improvement, LabIndex, Player } from '../types.ts';

/** [leonardo.workshop]: only laboratories that are not working. */
export function canImprove(t: Tables, player: Player, improvement: Improvement): boolean {
  switch (improvement) {
    case 'flip-small':
      return canFlip(player, 0);
    case 'take-large':
      return player.labs[1].side < 0;
    case 'flip-large':
      return canFlip(player, 1);
    case 'automaton-small':
      return canAddAutomaton(t, player, 0);
    case 'automaton-large':
      return canAddAutomaton(t, player, 1);
  }
}

function canFlip(player: Player, lab: LabIndex): boolean {
  return player.labs[lab]!.side === 0 && player.labs[lab]!.invention === 0;
}

function canAddAutomaton(t: Tables, player: Player, index: LabIndex): boolean {
  const lab = player.labs[index]!;
  if (lab.side < 0 || lab.invention !== 0) return false;
  if (player.labs[0].automata + player.labs[1].automata >= t.constants.automata) return false;
  return lab.automata < t.automatonSpaces[index]![lab.side]!;
}

export function improve(player: Player, improvement: Improvement): void {
  switch (improvement) {
    case 'flip-small':
      player.labs[0].side = 1;
      return;
    case 'take-large':
      player.labs[1].side = 0;
      return;
    case 'flip-large':
      player.labs[1].side = 1;
      return;
    case 'automaton-small':
      player.labs[0].automata++;
      return;
    case 'automaton-large':
      player.labs[1].automata++;
      return;
  }
}
