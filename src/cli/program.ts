/** The commands and their flags. What a command does is imported when it runs. */
import { Command, CommanderError, Help, type Option } from 'commander';
import { done, type Result, refused } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { didYouMean, suggestionOr } from '../core/words.ts';
import type { GameEntry } from '../registry.ts';
import { EXIT, type Exit } from './exit-codes.ts';
import type { FaceFlags } from './face.ts';
import type { Io } from './io.ts';
import { addFiles, addShowing } from './program/files.ts';
import { addGame, addHabits, addKeptGames, addLearn, addTables } from './program/play.ts';
import { addKnowledge, addPrograms, addSim } from './program/programs.ts';
import { addFaceFlags, type Finish, withServices } from './program/shared.ts';

const HELP_WIDTH = 80;

export async function dispatch(argv: readonly string[], io: Io): Promise<Exit> {
  let ended: Exit = done(EXIT.done);
  const program = buildProgram(io, result => {
    ended = result;
  });
  const checked = checkWords(argv, program, io.games);
  if (!checked.ok) return checked;
  try {
    await program.parseAsync(argv, { from: 'user' });
    return ended;
  } catch (error) {
    // Commander's way to say that it has complained, or shown its help.
    if (!(error instanceof CommanderError)) throw error;
    return done(error.exitCode === 0 ? EXIT.done : EXIT.usage);
  }
}

/** A mistyped game or command is reported before its flags are looked at. */
function checkWords(argv: readonly string[], command: Command, games: readonly GameEntry[]): Result<void> {
  const [word, ...rest] = argv;
  if (word === undefined || word.startsWith('-') || command.commands.length === 0) return done();
  const next = command.commands.find(child => child.name() === word || child.aliases().includes(word));
  if (next !== undefined) return checkWords(rest, next, games);
  const known = command.commands.flatMap(child => [child.name(), ...child.aliases()]);
  if (command.parent !== null) {
    const hint = didYouMean(word, known, 'it has');
    return refused('usage', `"boardgames ${command.name()}" has no command ${quote(word)}; ${hint}`);
  }
  const ids = games.map(({ meta }) => meta.id).join(', ');
  const all = `the games are ${ids}; "boardgames --help" lists the commands.`;
  return refused('usage', `There is no game or command ${quote(word)}; ${suggestionOr(word, known, all)}`);
}

/** Commander's complaint as a sentence that is safe to print. */
function complaint(text: string): string {
  const sentence = text.replace(/^error: /u, '').replace(/\n\(Did you mean (.*)\?\)/u, '; did you mean $1?');
  return `boardgames: ${sentence.trimEnd().split('\n').map(printable).join(' ')}\n`;
}

function visibleOptions(command: Command): Option[] {
  return new Help().visibleOptions(command);
}

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

export function buildProgram(io: Io, finish: Finish): Command {
  const program = new Command('boardgames');
  program
    .usage('[command] [options]')
    .description(
      'Board games for the terminal. Alone, "boardgames" opens the menu. Every command\n' +
        'explains itself with --help; --version tells which boardgames this is.',
    )
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError('Add --help to see what there is.')
    .exitOverride()
    .configureOutput({
      writeOut: text => io.stdout.write(text),
      writeErr: text => io.stderr.write(text),
      outputError: (text, write) => write(complaint(text)),
      getOutHelpWidth: () => Math.min(io.stdout.columns ?? HELP_WIDTH, HELP_WIDTH),
      getErrHelpWidth: () => HELP_WIDTH,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({
      subcommandTerm: command => command.name(),
      commandUsage: command => `${pathOf(command)} ${command.usage()}`,
      visibleOptions: command => (command.parent === null ? [] : visibleOptions(command)),
    })
    .helpCommand(false)
    .enablePositionalOptions()
    .option('-V, --version', 'print the version');
  addFaceFlags(program).action(async (flags: FaceFlags) => {
    const { menu } = await import('./commands/menu.ts');
    finish(await withServices(io, games => menu(flags, games)));
  });

  program.commandsGroup('Games:');
  for (const entry of io.games) addGame(program, entry, io, finish);
  program.commandsGroup('Commands:');
  addLearn(program, io, finish);
  addKeptGames(program, io, finish);
  addTables(program, io, finish);
  addHabits(program, io, finish);
  addFiles(program, io, finish);
  addShowing(program, io, finish);
  addSim(program, io, finish);
  addPrograms(program, io, finish);
  addKnowledge(program, io, finish);
  return program;
}
