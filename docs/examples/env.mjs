// A client of `boardgames env GAME` in JavaScript: many games at once, a random move in each of them per request.
//
//   node env.mjs newton 100
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export function openEnv(game, command = ['boardgames']) {
  const child = spawn(command[0], [...command.slice(1), 'env', game], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // The program may not be there, or be gone before it has read everything: the next request says so.
  let failure = new Error('the environment has ended');
  child.on('error', error => {
    failure = error;
  });
  child.stdin.on('error', () => {});
  let id = 0;

  /** One request, one answer; throws with the environment's sentence where it refuses. */
  async function ask(request) {
    child.stdin.write(`${JSON.stringify({ id: ++id, ...request })}\n`);
    const { value, done } = await lines.next();
    if (done) throw failure;
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(answer.error);
    return answer;
  }

  return { ask, close: () => child.stdin.end() };
}

/** Plays so many games to their ends, all of them side by side, and returns how many steps that took. */
export async function playAtRandom(env, games, players = 2) {
  const show = [];
  const begin = Array.from({ length: games }, (_, i) => ({ do: 'reset', players, seed: `js-${i}`, show }));
  let { results: positions } = await env.ask({ do: 'batch', requests: begin });
  let steps = 0;
  while (positions.length > 0) {
    const requests = positions.map(({ game, count, over }) =>
      over ? { do: 'drop', game } : { do: 'step', game, move: Math.floor(Math.random() * count), show },
    );
    steps += requests.filter(request => request.do === 'step').length;
    const { results } = await env.ask({ do: 'batch', requests });
    positions = results.filter((_, i) => !positions[i].over);
  }
  return steps;
}

if (process.argv[1]?.endsWith('env.mjs')) {
  const [game = 'newton', games = '100', ...command] = process.argv.slice(2);
  const env = openEnv(game, command.length > 0 ? command : undefined);
  const started = performance.now();
  try {
    const steps = await playAtRandom(env, Number(games));
    const seconds = (performance.now() - started) / 1000;
    console.log(`${game}: ${games} games, ${steps} steps, ${Math.round(steps / seconds)} steps per second`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
  env.close();
}
