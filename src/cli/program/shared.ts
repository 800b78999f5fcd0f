/** What the definitions of commands have in common. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CURTAIN_MODES } from '../../app/curtain.ts';
import { capital, suggestionOr } from '../../core/words.ts';
import { THEME_CHOICES } from '../../storage/config.ts';
import type { Exit } from '../exit-codes.ts';
import type { FaceFlags } from '../face.ts';
import type { GameIo, Io } from '../io.ts';

/** Takes what a command ends with. */
export type Finish = (ended: Exit) => void;

export async function withServices(io: Io, run: (io: GameIo) => Promise<Exit>): Promise<Exit> {
  const { createServices } = await import('../../app/services.ts');
  const services = createServices(io);
  return services.ok ? run({ ...io, services: services.value }) : services;
}

export function addFaceFlags(command: Command): Command {
  const curtain = new Option(`--curtain <${CURTAIN_MODES.join('|')}>`, 'hide the table between players');
  const theme = new Option(`--theme <${THEME_CHOICES.join('|')}>`, 'colours for a dark or light background');
  return command
    .option('--plain', 'lines of text instead of a full screen')
    .option('--brief', 'lines of text in few words, for screen readers')
    .option('--ascii', 'draw with ASCII signs only')
    .option('--no-color', 'no colours')
    .addOption(theme.argParser(value => oneOf(value, THEME_CHOICES)))
    .option('--no-mouse', 'leave the mouse to the terminal')
    .option('--no-warnings', 'no sentence before moves that waste something')
    .addOption(curtain.argParser(value => oneOf(value, CURTAIN_MODES)));
}

/** For programs in seats: `exec:COMMAND` in the list of players. */
export function addExecTime(command: Command): Command {
  return command.option('--exec-time <seconds>', "a program's, per decision and game (10/1800)");
}

/** A flag before the command means the same as after it. */
export function withProgramFlags<T extends FaceFlags>(program: Command, flags: T): T {
  const given = Object.entries(program.opts()).filter(([key]) => program.getOptionValueSource(key) === 'cli');
  return { ...flags, ...Object.fromEntries(given) };
}

export function oneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find(candidate => candidate === value);
  if (found !== undefined) return found;
  // Commander turns it into its own complaint.
  throw new InvalidArgumentError(
    capital(suggestionOr(value, allowed, `it is one of ${allowed.join(', ')}.`)),
  );
}
