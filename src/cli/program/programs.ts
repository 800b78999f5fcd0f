/** Simulations, other programs, and what there is to know. */
import type { Command } from 'commander';
import type { DataFlags } from '../commands/data.ts';
import type { EngineFlags } from '../commands/engine.ts';
import type { EnvFlags } from '../commands/env.ts';
import type { JsonFlag } from '../commands/games.ts';
import type { SimFlags } from '../commands/sim.ts';
import type { Io } from '../io.ts';
import { addExecTime, type Finish } from './shared.ts';

export function addPrograms(program: Command, io: Io, finish: Finish): void {
  program
    .command('engine')
    .argument('<game>')
    .description("one of our bots for another program's table, over JSON lines")
    .option('--level <level>', 'random, easy, medium, hard or hard@200')
    .option('--seed <text>', 'the same seed gives the same answers')
    .option('--data <dir>', 'corrected component data')
    .action(async (game: string, flags: EngineFlags) => {
      const { engine } = await import('../commands/engine.ts');
      finish(await engine(game, flags, io));
    });
  program
    .command('env')
    .argument('<game>')
    .description('an environment for programs that learn, over JSON lines')
    .option('--data <dir>', 'corrected component data')
    .action(async (game: string, flags: EnvFlags) => {
      const { env } = await import('../commands/env.ts');
      finish(await env(game, flags, io));
    });
}

export function addSim(program: Command, io: Io, finish: Finish): void {
  const sim = program
    .command('sim')
    .argument('[game]')
    .description('bots play many games: wins, scores, lengths')
    .option('--players <list>', 'bots and programs, such as bot:hard@200,bot:easy')
    .option('--ladder <list>', 'everybody against everybody, with ratings')
    .option('--games <count>', 'how many games')
    .option('--seed <text>', 'the same seed gives the same games')
    .option('--options <list>', 'variants, such as masters=draft')
    .option('--swap', 'play every deal once from each seat')
    .option('--shard <part/parts>', 'play one part of the run, and print it')
    .option('--merge <file...>', 'the table of a whole run from its parts')
    .option('--workers <count>', 'threads; the result does not depend on them')
    .option('--out <dir>', 'keep the games as move files')
    .option('--data <dir>', 'corrected component data')
    .option('--json', 'machine-readable');
  addExecTime(sim).action(async (game: string | undefined, flags: SimFlags) => {
    const command = await import('../commands/sim.ts');
    finish(await command.sim(game, flags, io));
  });
}

export function addKnowledge(program: Command, io: Io, finish: Finish): void {
  program
    .command('rules')
    .argument('<game>')
    .argument('[topic...]', 'an anchor, a word, or "all"')
    .description('the rules of a game')
    .option('--json', 'machine-readable')
    .action(async (game: string, topic: string[], flags: JsonFlag) => {
      const { rules } = await import('../commands/rules.ts');
      finish(await rules(game, topic, flags, io));
    });
  program
    .command('data')
    .argument('<game>')
    .argument('[table]')
    .description('the component tables of a game, with their source')
    .option('--data <dir>', 'with corrected data')
    .option('--json', 'machine-readable')
    .action(async (game: string, table: string | undefined, flags: DataFlags) => {
      const { data } = await import('../commands/data.ts');
      finish(await data(game, table, flags, io));
    });
  program
    .command('paths')
    .description('where things live')
    .option('--json', 'machine-readable')
    .action(async (flags: JsonFlag) => {
      const { paths } = await import('../commands/paths.ts');
      finish(await paths(flags, io));
    });
  program
    .command('completion')
    .argument('<bash|zsh|fish>', 'the shell')
    .description('print a completion script for a shell')
    .action(async (shell: string) => {
      const { completion } = await import('../commands/completion.ts');
      finish(await completion(shell, program, io));
    });
}
