/** Commands to play with: the games, lessons, kept games, tables for friends, history and daily. */
import { type Command, Option } from 'commander';
import { usualDaily } from '../../app/daily/days.ts';
import type { SeatingFlags } from '../../app/seating.ts';
import type { OptionSpec, Options } from '../../core/game.ts';
import { playerRange } from '../../core/seats.ts';
import type { GameEntry } from '../../registry.ts';
import type { DailyFlags } from '../commands/daily.ts';
import type { JsonFlag } from '../commands/games.ts';
import type { HostFlags } from '../commands/host.ts';
import type { LearnFlags } from '../commands/learn.ts';
import type { PuzzleFlags } from '../commands/puzzle.ts';
import type { ResumeFlags } from '../commands/resume.ts';
import type { FaceFlags } from '../face.ts';
import type { Io } from '../io.ts';
import { addExecTime, addFaceFlags, type Finish, withProgramFlags, withServices } from './shared.ts';

export function addGame(program: Command, entry: GameEntry, io: Io, finish: Finish): void {
  const { id, title, options: specs } = entry.meta;
  const command = program.command(id).aliases([...entry.aliases]);
  command
    .description(`${title}, ${playerRange(entry.meta)}`)
    .usage('[options]')
    .addOption(soloOption(entry))
    .option('--players <list>', 'such as Ann,Bob,bot:hard,exec:COMMAND')
    .option('--seed <text>', 'the seed from which all chance follows')
    .option('--first <name>', 'who starts, or "random"')
    .option('--moves <file>', 'play the moves of a file, then go on')
    .option('--data <dir>', 'corrected component data');
  addExecTime(command);
  for (const spec of specs) command.option(optionFlags(spec), spec.about);
  addFaceFlags(command).action(async (flags: Omit<SeatingFlags, 'options'> & FaceFlags & Options) => {
    const { play } = await import('../commands/play.ts');
    const face = withProgramFlags(program, flags);
    finish(
      await withServices(io, games => play(entry, { ...face, options: chosenOptions(specs, flags) }, games)),
    );
  });
}

function optionFlags({ key, values }: OptionSpec): string {
  const isSwitch = values.length === 2 && values[0] === 'no' && values[1] === 'yes';
  return isSwitch ? `--${key} [yes|no]` : `--${key} <${values.join('|')}>`;
}

/** Commander gives `true` for a switch without a value. */
function chosenOptions(specs: readonly OptionSpec[], flags: Readonly<Record<string, unknown>>): Options {
  const given = specs.filter(({ key }) => flags[key] !== undefined);
  return Object.fromEntries(given.map(({ key }) => [key, flags[key] === true ? 'yes' : String(flags[key])]));
}

function soloOption({ solo }: GameEntry): Option {
  const option = new Option('--solo', solo?.bots.length === 0 ? 'play alone' : 'play alone, against bots');
  return solo === null ? option.hideHelp() : option;
}

export function addLearn(program: Command, io: Io, finish: Finish): void {
  const learn = program.command('learn').argument('<game>').description('a guided first part of a game');
  addFaceFlags(learn).action(async (game: string, flags: LearnFlags) => {
    const command = await import('../commands/learn.ts');
    finish(await withServices(io, games => command.learn(game, withProgramFlags(program, flags), games)));
  });
}

export function addKeptGames(program: Command, io: Io, finish: Finish): void {
  const resume = program
    .command('resume')
    .argument('[name]', 'a kept game; by default the one played last')
    .description('go on with a kept game')
    .option('--data <dir>', 'the component data that it was played with');
  addExecTime(resume).option('--exec <name=command...>', 'start the program of this player again');
  addFaceFlags(resume).action(async (name: string | undefined, flags: ResumeFlags) => {
    const command = await import('../commands/resume.ts');
    finish(await withServices(io, games => command.resume(name, withProgramFlags(program, flags), games)));
  });

  const games = program
    .command('games')
    .description('list, rename or delete kept games')
    .usage('[command] [options]');
  const list = async (flags: JsonFlag & { names?: boolean }): Promise<void> => {
    const { listGames } = await import('../commands/games.ts');
    finish(await withServices(io, games => listGames(flags, games)));
  };
  games
    .enablePositionalOptions()
    .helpCommand(false)
    .option('--json', 'machine-readable')
    .addOption(new Option('--names').hideHelp());
  games.action(list);
  games.command('list').description('list them (default)').option('--json', 'machine-readable').action(list);
  games
    .command('rename')
    .argument('<name>', 'a kept game')
    .argument('<to>', 'its new name')
    .description('give one another name')
    .option('--json', 'machine-readable')
    .action(async (name: string, to: string, flags: JsonFlag) => {
      const { renameGame } = await import('../commands/games.ts');
      finish(await withServices(io, games => renameGame(name, to, flags, games)));
    });
  games
    .command('delete')
    .argument('<name...>', 'kept games, by their whole names')
    .description('delete some for good')
    .option('--json', 'machine-readable')
    .action(async (names: string[], flags: JsonFlag) => {
      const { deleteGames } = await import('../commands/games.ts');
      finish(await withServices(io, games => deleteGames(names, flags, games)));
    });
}

export function addTables(program: Command, io: Io, finish: Finish): void {
  const host = program
    .command('host')
    .argument('[game]', 'the game of a new table')
    .description('a table for friends at other machines, over SSH')
    .option('--players <list>', 'such as Ann,Ben,bot:hard,exec:COMMAND')
    .option('--resume <table...>', 'go on with hosted or kept games')
    .option('--listen <address:port>', 'where to be reached; by default 127.0.0.1:2222')
    .option('--play <name>', 'play this seat at this terminal')
    .option('--watch', 'let spectators in')
    .option('--no-watch', 'let none in; --watch then makes a new code')
    .option('--invite <names>', 'a new code for these seats')
    .option('--notify <command>', "run this when it is somebody's turn")
    .option('--hints', 'allow hints: all have agreed to them')
    .option('--seed <text>', 'the seed from which all chance follows')
    .option('--first <name>', 'who starts, or "random"')
    .option('--options <list>', 'variants, such as setup=beginner')
    .option('--data <dir>', 'corrected component data');
  addExecTime(host).option('--exec <name=command...>', 'start the program of this player again');
  addFaceFlags(host).action(async (game: string | undefined, flags: HostFlags) => {
    const command = await import('../commands/host.ts');
    finish(await withServices(io, games => command.host(game, withProgramFlags(program, flags), games)));
  });
  program
    .command('tables')
    .description('hosted tables: whose turn it is, and since when')
    .option('--json', 'machine-readable')
    .action(async (flags: JsonFlag) => {
      const { listTables } = await import('../commands/tables.ts');
      finish(await withServices(io, games => listTables(flags, games)));
    });
}

export function addHabits(program: Command, io: Io, finish: Finish): void {
  const daily = program
    .command('daily')
    .argument('[game]', `by default ${usualDaily(io.games).meta.id}`)
    .description('the same deal for everybody on a UTC day; the first attempt counts')
    .option('--share', 'print what there is to share')
    .option('--again', 'play the deal of today once more; it does not count')
    .option('--proof <file>', "check a friend's file and add it to the day's table")
    .option('--json', 'machine-readable');
  addFaceFlags(daily).action(async (game: string | undefined, flags: DailyFlags) => {
    const command = await import('../commands/daily.ts');
    finish(await withServices(io, games => command.daily(game, withProgramFlags(program, flags), games)));
  });
  const puzzle = program
    .command('puzzle')
    .argument('[game]', 'only this game')
    .description('a turn with one best line: play it out and see how close you came')
    .option('--daily', 'the puzzle of the day, the same for everybody')
    .option('--date <date>', 'the one of another UTC day, such as 2026-11-16')
    .option('--json', 'list them, machine-readable');
  addFaceFlags(puzzle).action(async (game: string | undefined, flags: PuzzleFlags) => {
    const command = await import('../commands/puzzle.ts');
    finish(await withServices(io, games => command.puzzle(game, withProgramFlags(program, flags), games)));
  });
  program
    .command('history')
    .argument('[game]', 'only this game')
    .description('finished games: best, last ten, your rating, where points came from')
    .option('--json', 'machine-readable')
    .action(async (game: string | undefined, flags: JsonFlag) => {
      const { history } = await import('../commands/history.ts');
      finish(await withServices(io, games => history(game, flags, games)));
    });
}
