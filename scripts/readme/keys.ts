/** What the README says of the keys of the table, with the usual ones. */
import { USUAL_KEYS } from '../../src/tui/input/actions.ts';
import { keyNamer } from '../../src/tui/input/key-names.ts';

export function keysAtTheTable(): string {
  const name = keyNamer(USUAL_KEYS);
  const key: typeof name = action => `\`${name(action)}\``;
  return `Pick a move with the arrow keys and ${key('choose')}, or type its number. Before you take it, the line with the arrow says what it does, and ${key('ahead')} shows the
boards as they would be. ${key('explain')} explains whatever the cursor is on, ${key('board')} moves the cursor onto the boards, ${key('next-panel')} leafs through them, ${key('hint')} asks the strongest bot for
advice, ${key('undo')} takes back what has not revealed anything yet, ${key('find')} finds moves and rules, ${key('help')} lists all keys ([docs/keys.md](docs/keys.md)).
`;
}
