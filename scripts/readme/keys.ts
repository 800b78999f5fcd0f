/** What the README says of the keys of the table, with the usual ones. */
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { keyNamer } from '../../src/tui/input/key-names.ts';

export function keysAtTheTable(): string {
  const name = keyNamer(USUAL_KEYS);
  const key: typeof name = action => `\`${name(action)}\``;
  return `Pick a move with the arrow keys or its number and play it with ${key('choose')}; what it would do stands beside it, and ${key('ahead')} shows the boards as they would
be. ${key('explain')} opens the rule of what the cursor is on, ${key('board')} moves the cursor onto the boards, ${key('next-panel')} leafs through them, ${key('hint')} asks the strongest bot for
advice, ${key('undo')} takes back what has not revealed anything yet, ${key('back')} a choice just begun, ${key('find')} finds moves and rules, ${key('help')} lists all keys ([docs/keys.md](docs/keys.md)).
`;
}
