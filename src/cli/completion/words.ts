/** What can be completed, read off the commands themselves. */
import type { Argument, Command, Option } from 'commander';
import type { GameEntry } from '../../registry.ts';

/** What may follow an option or stand as an argument. */
export type Values =
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'kept games' | 'files' | 'kept games and files' | 'directories' | 'text' };

export interface FlagWords {
  readonly flag: string;
  readonly about: string;
  /** Null where the flag takes no value. */
  readonly values: Values | null;
}

export interface CommandWords {
  readonly name: string;
  readonly about: string;
  readonly flags: readonly FlagWords[];
  /** What stands in the place of arguments; null where there are none. */
  readonly argument: Values | null;
  readonly commands: readonly CommandWords[];
}

/** Which games may stand behind a command. */
type GamesFor = (command: string) => readonly GameEntry[];

export function commandWords(command: Command, gamesFor: GamesFor): CommandWords {
  return {
    name: command.name(),
    about: command.description(),
    flags: [...command.options.filter(option => !option.hidden).map(flagWords), HELP],
    argument: argumentValues(command.registeredArguments[0], () => gamesFor(command.name())),
    commands: command.commands.map(child => commandWords(child, gamesFor)),
  };
}

const HELP: FlagWords = { flag: '--help', about: 'display help', values: null };

function flagWords(option: Option): FlagWords {
  const flag = option.long ?? option.flags;
  const takesValue = option.required || option.optional;
  return { flag, about: option.description, values: takesValue ? placeholderValues(option.flags) : null };
}

/** A placeholder such as `<auto|always|never>` lists its values, `<file>` and `<dir>` say where they come from. */
function placeholderValues(flags: string): Values {
  const placeholder = /[<[](?<name>[^\]>]+)[\]>]/u.exec(flags)?.groups?.['name'] ?? '';
  if (placeholder.includes('|')) return { type: 'words', words: placeholder.split('|') };
  if (placeholder === 'file') return { type: 'files' };
  if (placeholder === 'table...') return { type: 'kept games' };
  return { type: placeholder === 'dir' ? 'directories' : 'text' };
}

function argumentValues(argument: Argument | undefined, games: () => readonly GameEntry[]): Values | null {
  if (argument === undefined) return null;
  const name = argument.name();
  if (name === 'game') return { type: 'words', words: games().map(({ meta }) => meta.id) };
  if (name === 'name') return { type: 'kept games' };
  if (name === 'file-or-name') return { type: 'kept games and files' };
  return placeholderValues(`<${name}>`);
}
