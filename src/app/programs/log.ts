/** What a program writes to stderr, kept in a file for whoever wrote the program. */
import { dirname, join } from 'node:path';
import { type Appender, attempt, type FileSystem } from '../../storage/file-system.ts';
import { dataHome, type Env, slug } from '../../storage/paths.ts';

export interface ProgramLog {
  readonly path: string | null;
  add(text: string): void;
  /** Writes down what was added. */
  flush(): void;
  close(): void;
}

/** A flood is cut off here. */
const MOST_BYTES = 1_000_000;

/** Of the programs of this name that ran last. Where nothing can be written, nothing is kept, and the game goes on. */
export function openLog(name: string, env: Env, files: FileSystem): ProgramLog {
  const home = dataHome(env);
  const path = home.ok ? join(home.value, 'programs', `${slug(name) || 'program'}.log`) : null;
  let waiting = '';
  let size = 0;
  let file: Appender | null = null;
  const flush = (): void => {
    if (waiting === '' || path === null) return;
    const text = waiting;
    waiting = '';
    attempt('The log cannot be written', () => {
      file ??= begin(path, files);
      file.append(text);
    });
  };
  return {
    path,
    add(text) {
      if (size >= MOST_BYTES) return;
      const cut = text.slice(0, MOST_BYTES - size);
      size += cut.length;
      waiting += size < MOST_BYTES ? cut : `${cut}\nboardgames: the rest is not kept\n`;
    },
    flush,
    close() {
      flush();
      attempt('The log cannot be closed', () => file?.close());
      file = null;
    },
  };
}

function begin(path: string, files: FileSystem): Appender {
  files.makeDirectory(dirname(path));
  files.replace(path, '');
  return files.openAppend(path);
}
