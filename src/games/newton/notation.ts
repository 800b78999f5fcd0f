/** Moves as text for files: a verb and ids, never dependent on the state. */
import type { Tables } from './data.ts';
import type { Move } from './types.ts';

export function notate(t: Tables, move: Move): string {
  switch (move.type) {
    case 'keep':
    case 'master':
      return `${move.type} ${t.masters[move.master]!.id}`;
    case 'play':
    case 'take':
    case 'repeat':
    case 'discard':
    case 'tuck':
      return `${move.type} ${t.cards[move.card]!.id}`;
    case 'do':
      return `do ${move.action}`;
    case 'deck':
      return `deck ${move.level}`;
    case 'advance':
      return `advance ${move.spaces}`;
    case 'student':
      return `student ${t.technology[move.from]!.id} ${t.technology[move.to]!.id}`;
    case 'go':
    case 'jump':
      return `${move.type} ${t.places[move.to]!.id}`;
    case 'visit':
      return `visit ${t.places[move.place]!.id}`;
    case 'shelve':
      return `shelve ${t.squares[move.square]!.id}${move.ignore ? ' ignoring' : ''}`;
    case 'tile':
    case 'replace':
      return `${move.type} ${move.tile}`;
    default:
      return move.type;
  }
}
