// Programs that behave badly at a table, by the word they are started with. `good` does not.
import { spawn } from 'node:child_process';
import { closeSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [manner, pidFile] = process.argv.slice(2);
const say = message => process.stdout.write(`${JSON.stringify(message)}\n`);
const stay = () => setInterval(() => {}, 1000);

/** What it does in place of an answer. */
const manners = {
  good: ({ number, moves }) => say({ type: 'move', number, move: moves[0].move, reason: 'it is the first' }),
  'says-what-for': ({ number, kind, moves }) => {
    say({ type: 'move', number, move: moves[0].move, reason: `for the ${kind}` });
  },
  mute: () => {},
  nonsense: () => process.stdout.write('what?\n'),
  illegal: ({ number }) => say({ type: 'move', number, move: 'win at once' }),
  'wrong-number': ({ number, moves }) => say({ type: 'move', number: number + 1, move: moves[0].move }),
  'mends-its-ways': ({ number, moves }) => {
    say({ type: 'move', number, move: 'win at once' });
    manners.good({ number, moves });
  },
  flood: () => {
    for (let i = 0; i < 10_000; i++) process.stdout.write('x'.repeat(1000));
  },
  'flood-of-lines': () => {
    for (let i = 0; i < 100_000; i++) process.stdout.write('{"type":"error","line":1,"message":"no"}\n');
  },
  talks: question => {
    for (let i = 0; i < 5_000; i++) process.stderr.write(`${'talk '.repeat(100)}\n`);
    manners.good(question);
  },
  'dies-asked': () => process.exit(3),
  closes: () => {
    closeSync(1);
    stay();
  },
  /** A byte every tenth of a second: there is always news, and never an answer in time. */
  drips: ({ number, moves }) => {
    const answer = JSON.stringify({ type: 'move', number, move: moves[0].move });
    for (const [i, byte] of [...answer].entries()) setTimeout(() => process.stdout.write(byte), 100 * i);
  },
  'no-utf8': question => {
    process.stdout.write(Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x00, 0x0a]));
    manners.good(question);
  },
  'giant-line': question => {
    process.stdout.write(`${'['.repeat(60_000)}\n`);
    manners.good(question);
  },
  'answers-twice': question => {
    manners.good(question);
    manners.good(question);
    say({ type: 'move', number: question.number + 1, move: 'before it is asked' });
  },
  'stops-itself': () => process.kill(process.pid, 'SIGSTOP'),
};

switch (manner) {
  case 'dies':
    process.exit(7);
    break;
  case 'deaf':
    stay();
    break;
  case 'endless':
    for (;;) process.stdout.write('x'.repeat(65_536));
  case 'stubborn':
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
    stay();
    break;
  case 'forks':
    spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], {
      stdio: 'inherit',
    });
    stay();
    break;
}

if (manner !== 'deaf') {
  createInterface({ input: process.stdin }).on('line', line => {
    const message = JSON.parse(line);
    if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: manner });
    if (message.type === 'decide') (manners[manner] ?? manners.good)(message);
  });
}
if (pidFile !== undefined) writeFileSync(pidFile, `${process.pid}`);
