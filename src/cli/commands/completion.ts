/** `boardgames completion SHELL`: a script that completes commands, flags, values and kept games. */
import type { Command } from 'commander';
import { createServices } from '../../app/services.ts';
import { Problem } from '../../core/problem.ts';
import { quote } from '../../core/text.ts';
import { didYouMean } from '../../core/words.ts';
import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { commandWords } from '../completion/words.ts';
import { zshScript } from '../completion/zsh.ts';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export async function completion(shell: string, program: Command, io: Io): Promise<number> {
  if (!Object.hasOwn(SCRIPTS, shell)) {
    const shells = Object.keys(SCRIPTS);
    const hint = didYouMean(shell, shells, 'the shells are');
    throw new Problem(`There is no completion for ${quote(shell)}; ${hint}`, 'usage');
  }
  io.stdout.write(
    SCRIPTS[shell as keyof typeof SCRIPTS](
      commandWords(program, command => (command === 'learn' ? createServices(io).lessons() : io.games)),
    ),
  );
  return EXIT.done;
}
