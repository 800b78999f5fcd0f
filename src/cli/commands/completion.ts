/** `boardgames completion SHELL`: a script that completes commands, flags, values and kept games. */
import type { Command } from 'commander';
import { done, refused } from '../../core/result.ts';
import { quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { hasLesson } from '../../storage/rules-data.ts';
import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { commandWords } from '../completion/words.ts';
import { zshScript } from '../completion/zsh.ts';
import { EXIT, type Exit } from '../exit-codes.ts';
import type { Io } from '../io.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export async function completion(shell: string, program: Command, io: Io): Promise<Exit> {
  if (!Object.hasOwn(SCRIPTS, shell)) {
    const shells = Object.keys(SCRIPTS);
    const hint = didYouMean(shell, shells, 'the shells are');
    return refused('usage', `There is no completion for ${quote(shell)}; ${hint}`);
  }
  const script = SCRIPTS[shell as keyof typeof SCRIPTS];
  const gamesFor = (command: string) =>
    command === 'learn' ? io.games.filter(({ meta }) => hasLesson(meta.id, io.files)) : io.games;
  io.stdout.write(script(commandWords(program, gamesFor)));
  return done(EXIT.done);
}
