/** The commands and their flags. What a command does is imported when it runs. */
import { Command, CommanderError, Help, InvalidArgumentError, Option } from 'commander';
import { CURTAIN_MODES } from '../app/curtain.ts';
import { usualDaily } from '../app/daily/days.ts';
import type { SeatingFlags } from '../app/seating.ts';
import type { OptionSpec, Options } from '../core/game.ts';
import { done, type Result, refused } from '../core/result.ts';
import { playerRange } from '../core/seats.ts';
import { printable, quote } from '../core/text.ts';
import { capital, didYouMean, suggestionOr } from '../core/words.ts';
import type { GameEntry } from '../registry.ts';
import { THEME_CHOICES } from '../storage/config.ts';
import type { DailyFlags } from './commands/daily.ts';
import type { DataFlags } from './commands/data.ts';
import type { JsonFlag } from './commands/games.ts';
import type { LearnFlags } from './commands/learn.ts';
import type { ReplayFlags } from './commands/replay.ts';
import type { ResumeFlags } from './commands/resume.ts';
import type { SimFlags } from './commands/sim.ts';
import type { VerifyFlags } from './commands/verify.ts';
import { EXIT, type Exit } from './exit-codes.ts';
import type { FaceFlags } from './face.ts';
import type { GameIo, Io } from './io.ts';

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

/** Takes what a command ends with. */
type Finish = (ended: Exit) => void;

async function withServices(io: Io, run: (io: GameIo) => Promise<Exit>): Promise<Exit> {
  const { createServices } = await import('../app/services.ts');
  const services = createServices(io);
  return services.ok ? run({ ...io, services: services.value }) : services;
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
  addHabits(program, io, finish);
  addFiles(program, io, finish);
  addSim(program, io, finish);
  addKnowledge(program, io, finish);
  return program;
}

function addGame(program: Command, entry: GameEntry, io: Io, finish: Finish): void {
  const { id, title, options: specs } = entry.meta;
  const command = program.command(id).aliases([...entry.aliases]);
  command
    .description(`${title}, ${playerRange(entry.meta)}`)
    .usage('[options]')
    .addOption(soloOption(entry))
    .option('--players <list>', 'names and bots, such as Ann,Bob,bot:hard')
    .option('--seed <text>', 'the seed from which all chance follows')
    .option('--first <name>', 'who starts, or "random"')
    .option('--moves <file>', 'play the moves of a file, then go on')
    .option('--data <dir>', 'corrected component data');
  for (const spec of specs) command.option(optionFlags(spec), spec.about);
  addFaceFlags(command).action(async (flags: Omit<SeatingFlags, 'options'> & FaceFlags & Options) => {
    const { play } = await import('./commands/play.ts');
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

function addFaceFlags(command: Command): Command {
  const curtain = new Option(`--curtain <${CURTAIN_MODES.join('|')}>`, 'hide the table between players');
  const theme = new Option(`--theme <${THEME_CHOICES.join('|')}>`, 'colours for a dark or light background');
  return command
    .option('--plain', 'lines of text instead of a full screen')
    .option('--brief', 'lines of text in few words, for screen readers')
    .option('--ascii', 'draw with ASCII signs only')
    .option('--no-color', 'no colours')
    .addOption(theme.argParser(value => oneOf(value, THEME_CHOICES)))
    .option('--no-mouse', 'leave the mouse to the terminal')
    .addOption(curtain.argParser(value => oneOf(value, CURTAIN_MODES)));
}

/** A flag before the command means the same as after it. */
function withProgramFlags<T extends FaceFlags>(program: Command, flags: T): T {
  const given = Object.entries(program.opts()).filter(([key]) => program.getOptionValueSource(key) === 'cli');
  return { ...flags, ...Object.fromEntries(given) };
}

function oneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find(candidate => candidate === value);
  if (found !== undefined) return found;
  // Commander turns it into its own complaint.
  throw new InvalidArgumentError(
    capital(suggestionOr(value, allowed, `it is one of ${allowed.join(', ')}.`)),
  );
}

function addLearn(program: Command, io: Io, finish: Finish): void {
  const learn = program.command('learn').argument('<game>').description('a guided first part of a game');
  addFaceFlags(learn).action(async (game: string, flags: LearnFlags) => {
    const command = await import('./commands/learn.ts');
    finish(await withServices(io, games => command.learn(game, withProgramFlags(program, flags), games)));
  });
}

function addKeptGames(program: Command, io: Io, finish: Finish): void {
  const resume = program
    .command('resume')
    .argument('[name]', 'a kept game; by default the one played last')
    .description('go on with a kept game')
    .option('--data <dir>', 'the component data that it was played with');
  addFaceFlags(resume).action(async (name: string | undefined, flags: ResumeFlags) => {
    const command = await import('./commands/resume.ts');
    finish(await withServices(io, games => command.resume(name, withProgramFlags(program, flags), games)));
  });

  const games = program
    .command('games')
    .description('list, rename or delete kept games')
    .usage('[command] [options]');
  const list = async (flags: JsonFlag & { names?: boolean }): Promise<void> => {
    const { listGames } = await import('./commands/games.ts');
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
      const { renameGame } = await import('./commands/games.ts');
      finish(await withServices(io, games => renameGame(name, to, flags, games)));
    });
  games
    .command('delete')
    .argument('<name...>', 'kept games, by their whole names')
    .description('delete some for good')
    .option('--json', 'machine-readable')
    .action(async (names: string[], flags: JsonFlag) => {
      const { deleteGames } = await import('./commands/games.ts');
      finish(await withServices(io, games => deleteGames(names, flags, games)));
    });
}

function addHabits(program: Command, io: Io, finish: Finish): void {
  const daily = program
    .command('daily')
    .argument('[game]', `by default ${usualDaily(io.games).meta.id}`)
    .description('the same deal for everybody on a UTC day; the first attempt counts')
    .option('--share', 'print what there is to share')
    .option('--again', 'play the deal of today once more; it does not count')
    .option('--json', 'machine-readable');
  addFaceFlags(daily).action(async (game: string | undefined, flags: DailyFlags) => {
    const command = await import('./commands/daily.ts');
    finish(await withServices(io, games => command.daily(game, withProgramFlags(program, flags), games)));
  });
  program
    .command('history')
    .argument('[game]', 'only this game')
    .description('finished games: best, median, last ten, where points came from')
    .option('--json', 'machine-readable')
    .action(async (game: string | undefined, flags: JsonFlag) => {
      const { history } = await import('./commands/history.ts');
      finish(await withServices(io, games => history(game, flags, games)));
    });
}

function addFiles(program: Command, io: Io, finish: Finish): void {
  const replay = program
    .command('replay')
    .argument('<file-or-name>', 'a move file, or a kept game')
    .description('look at a game: step, jump, autoplay')
    .option('--as <name>', 'show only what this player knew')
    .option('--public', 'show only what a spectator knew')
    .option('--print', 'as plain text')
    .option('--json', 'as JSON lines')
    .option('--state', 'with --json: the whole state after every decision')
    .option('--data <dir>', 'the component data that it was played with');
  addFaceFlags(replay).action(async (file: string, flags: ReplayFlags) => {
    const command = await import('./commands/replay.ts');
    finish(
      await withServices(io, games => command.showReplay(file, withProgramFlags(program, flags), games)),
    );
  });

  program
    .command('verify')
    .argument('<file...>', 'move files')
    .description('replay without a screen; the exit code says what is wrong')
    .option('--lax', 'take hand-written files')
    .option('--data <dir>', 'the component data that they were played with')
    .option('--json', 'machine-readable')
    .addHelpText('after', EXIT_CODES)
    .action(async (files: string[], flags: VerifyFlags) => {
      const command = await import('./commands/verify.ts');
      finish(await withServices(io, games => command.verifyFiles(files, flags, games)));
    });
}

function addSim(program: Command, io: Io, finish: Finish): void {
  program
    .command('sim')
    .argument('<game>')
    .description('bots play many games: wins, scores, lengths')
    .option('--players <list>', 'bots, such as bot:hard@200,bot:easy')
    .option('--games <count>', 'how many games')
    .option('--seed <text>', 'the same seed gives the same games')
    .option('--options <list>', 'variants, such as masters=draft')
    .option('--swap', 'play every deal once from each seat')
    .option('--workers <count>', 'threads; the result does not depend on them')
    .option('--out <dir>', 'keep the games as move files')
    .option('--data <dir>', 'corrected component data')
    .option('--json', 'machine-readable')
    .action(async (game: string, flags: SimFlags) => {
      const { sim } = await import('./commands/sim.ts');
      finish(await sim(game, flags, io));
    });
}

const EXIT_CODES = `
Exit codes: 0 sound; 1 unreadable; 3 illegal move or broken line; 4 legal, but a
checkpoint or the result differs; 5 needs another rules version or other data.`;

function addKnowledge(program: Command, io: Io, finish: Finish): void {
  program
    .command('rules')
    .argument('<game>')
    .argument('[topic...]', 'an anchor, a word, or "all"')
    .description('the rules of a game')
    .option('--json', 'machine-readable')
    .action(async (game: string, topic: string[], flags: JsonFlag) => {
      const { rules } = await import('./commands/rules.ts');
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
      const { data } = await import('./commands/data.ts');
      finish(await data(game, table, flags, io));
    });
  program
    .command('paths')
    .description('where things live')
    .option('--json', 'machine-readable')
    .action(async (flags: JsonFlag) => {
      const { paths } = await import('./commands/paths.ts');
      finish(await paths(flags, io));
    });
  program
    .command('completion')
    .argument('<bash|zsh|fish>', 'the shell')
    .description('print a completion script for a shell')
    .action(async (shell: string) => {
      const { completion } = await import('./commands/completion.ts');
      finish(await completion(shell, program, io));
    });
}
