/** A game between two programs as one of them lives it: the lines that docs/programs.md quotes. */
import { loadGame } from '../../src/app/load-game.ts';
import { playGame } from '../../src/app/sim/game.ts';
import type { SimPlan } from '../../src/app/sim/plan.ts';
import type { LanePrograms } from '../../src/app/sim/programs.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { USUAL_LIMITS } from '../../src/programs/limits.ts';
import type { DecideMessage, TableMessage } from '../../src/programs/messages.ts';
import type { StartProcess } from '../../src/programs/process.ts';
import { openProgram, type Program } from '../../src/programs/program.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';

export interface Transcript {
  readonly fromTable: readonly string[];
  readonly fromProgram: readonly string[];
}

const PLAN: SimPlan = {
  ...{ gameId: 'leonardo', dataDir: null, seed: 'owl', games: 1, swap: false, ladder: false },
  players: ['Ann', 'Pip'].map(name => ({ name, bot: { level: 'program', iterations: null } })),
  options: {},
};

/** What a program answers to a question: its lines. */
type Manner = (question: DecideMessage) => readonly object[];

const first: Manner = ({ number, moves }) => [{ type: 'move', number, move: moves[0]!.move }];

/** Mistaken once, complaining once, and otherwise as the document has it. */
const pip: Manner = question => {
  const { number } = question;
  if (number === 1)
    return [{ type: 'error', line: 2, message: 'no such option: counted' }, ...first(question)];
  if (number !== 3) return first(question);
  return [
    { type: 'move', number, move: 'pas' },
    { type: 'move', number, move: 'send council', reason: 'the council is free now' },
  ];
};

/** A program without a process. */
function startHere(manner: Manner, heard: string[], said: string[]): StartProcess {
  return (_command, _bytes, listener) => {
    const say = (message: object): void => {
      const line = JSON.stringify(message);
      said.push(line);
      listener.onLine(line);
    };
    const answer = (message: TableMessage): void => {
      const wants = { view: true, events: true, rulesText: true };
      if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'Pip 0.3', ...wants });
      if (message.type === 'decide') for (const line of manner(message)) say(line);
    };
    return {
      write(line) {
        heard.push(line);
        queueMicrotask(() => answer(JSON.parse(line) as TableMessage));
      },
      refill() {},
      close: async () => {},
    };
  };
}

function openHere(manner: Manner, heard: string[] = [], said: string[] = []): Program {
  return openProgram({
    ...{ command: '', limits: USUAL_LIMITS, start: startHere(manner, heard, said) },
    ...{ log: () => {}, onComplaint: () => {} },
  });
}

export async function transcript(): Promise<Transcript> {
  const loaded = await loadGame(PLAN.gameId, null);
  const rules = unwrap(readRules(PLAN.gameId, nodeFiles));
  const [fromTable, fromProgram]: [string[], string[]] = [[], []];
  const programs = [openHere(first), openHere(pip, fromTable, fromProgram)];
  const begun: Promise<unknown>[] = [];
  const lane: LanePrograms = {
    begin(player, game) {
      begun[player] = programs[player]!.begin(game, () => rules);
    },
    async choose(player, question) {
      await begun[player];
      const asked = programs[player]!.decide(question);
      // Somebody is waiting.
      if (question.number === 4) programs[player]!.hurry();
      return unwrap(await asked).move;
    },
    over: (player, ending) => programs[player]!.over(ending),
  };
  await playGame(loaded, { ...PLAN, options: defaultOptions(loaded.game.meta) }, 0, lane);
  await Promise.all(programs.map(program => program.close()));
  return { fromTable, fromProgram };
}
