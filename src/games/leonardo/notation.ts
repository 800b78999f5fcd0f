/** File text of moves, and the headings under which menus list them. Frozen once released. */
import type { Tables } from './data.ts';
import { LABS, MATERIALS, type Move, PLACES } from './types.ts';

export function notate(t: Tables, move: Move): string {
  switch (move.type) {
    case 'favour':
      return `favour ${move.favour}`;
    case 'component':
      return `component ${MATERIALS[move.material]}`;
    case 'start':
      return `start ${LABS[move.lab]} ${t.ids[move.invention]}`;
    case 'cancel':
      return `cancel ${LABS[move.lab]}`;
    case 'send':
      return `send ${PLACES[move.place]}`;
    case 'crew':
      return `crew ${move.count}`;
    case 'master':
      return `master ${PLACES[move.place]}`;
    case 'leonardo':
      return `leonardo player-${move.to + 1}`;
    case 'privilege':
      return `privilege ${move.privilege}`;
    case 'lift':
      return `lift ${PLACES[move.from]} player-${move.owner + 1}`;
    case 'drop':
      return `drop ${PLACES[move.to]}`;
    case 'order':
      return `order ${t.ids[move.invention]}`;
    case 'buy':
      return `buy ${move.purchase}`;
    case 'bid':
      return `bid ${move.florins}`;
    case 'done':
    case 'pass':
    case 'decline':
    case 'renounce':
      return move.type;
  }
}

const GROUPS: Readonly<Record<Move['type'], string>> = {
  favour: 'Favours',
  component: 'Components',
  start: 'Start an invention',
  cancel: 'Cancel work',
  done: 'Finish',
  send: 'Send apprentices',
  crew: 'How many apprentices',
  master: 'Place the master',
  pass: 'Finish',
  leonardo: 'Leonardo',
  privilege: 'Privileges',
  decline: 'Finish',
  lift: 'Which apprentice',
  drop: 'Where to',
  order: 'Next card from the top',
  buy: 'Buy',
  renounce: 'Finish',
  bid: 'Bids',
};

export function group(move: Move): string {
  return GROUPS[move.type];
}
