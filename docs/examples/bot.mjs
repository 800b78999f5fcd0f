// A bot for a seat at a table of `boardgames`, in JavaScript: it plays the move with the shortest text. docs/programs.md
// explains every message.
//
//   boardgames newscience --players "Ann,exec:Brevity=node bot.mjs"
import { createInterface } from 'node:readline';

const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);

function choose({ moves }) {
  return moves.reduce((best, next) => (next.text.length < best.text.length ? next : best)).move;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'Brevity', view: false });
  if (message.type === 'decide') say({ type: 'move', number: message.number, move: choose(message) });
  if (message.type === 'bye') break;
}
