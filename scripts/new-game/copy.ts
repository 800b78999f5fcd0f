/** A new game, copied from the template: its folders, its entry in the registry, its row in the README. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface NewGame {
  readonly id: string;
  readonly title: string;
}

const TEMPLATE: NewGame = { id: 'template', title: 'Goofspiel' };

/** Where the parts of a game lie. */
const PLACES = ['rules-data', 'src/games', 'test/games'];

/** What is about the template alone, or recorded once the rules of the game are written. */
const LEFT_OUT = /^(?:README\.md|openings\.json|fixtures(?:[/\\].*)?)$/u;

/** Why there cannot be such a game; null where there can. */
export function nameProblem(root: string, { id, title }: NewGame, taken: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*$/u.test(id)) return `"${id}" is no id: small letters and digits, a letter first`;
  if (!/^[ -~]{2,40}$/u.test(title) || title !== title.trim() || /['"`\\|]/u.test(title))
    return `"${title}" is no title: 2 to 40 plain characters, no quotes`;
  if (taken.includes(id)) return `"${id}" is a game or a command already`;
  const registry = readFileSync(join(root, 'src/registry.ts'), 'utf8');
  if (new RegExp(`\\b${id}\\b`, 'u').test(registry)) return `"${id}" has a meaning in src/registry.ts`;
  const folder = PLACES.map(place => join(place, id)).find(path => existsSync(join(root, path)));
  return folder === undefined ? null : `${folder} is there already`;
}

/** Returns what was written, as paths from the root. */
export function copyTemplate(root: string, game: NewGame): string[] {
  const written: string[] = [];
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  for (const place of PLACES) {
    const from = join(root, place, TEMPLATE.id);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      const name = join(entry.parentPath, entry.name).slice(from.length + 1);
      if (!entry.isFile() || LEFT_OUT.test(name)) continue;
      write(join(place, game.id, name), renamed(readFileSync(join(from, name), 'utf8'), game));
    }
  }
  write('src/registry.ts', registered(readFileSync(join(root, 'src/registry.ts'), 'utf8'), game));
  write('README.md', listed(readFileSync(join(root, 'README.md'), 'utf8'), game));
  return written;
}

function renamed(text: string, { id, title }: NewGame): string {
  return text.replaceAll(TEMPLATE.id, id).replaceAll(TEMPLATE.title, () => title);
}

/** The registry with one game more: its meta among the imports, its entry at the end of the list. */
function registered(text: string, { id }: NewGame): string {
  const imports = text.match(/^import \{ meta as \w+ \} from '\.\/games\/.*$\n/gmu) ?? [];
  const own = `import { meta as ${id} } from './games/${id}/meta.ts';\n`;
  const entry = `  defineGame({
    meta: ${id},
    aliases: [],
    solo: { bots: ['bot:medium'] },
    rules: () => import('./games/${id}/index.ts'),
    schema: () => import('./games/${id}/schema.ts'),
    boards: null,
  }),
`;
  const sorted = [...imports, own].sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1)).join('');
  return text
    .replace(imports.join(''), sorted)
    .replace(/(?<=export const registry[^;]*?)^\];$/mu, `${entry}];`);
}

function pathIn(line: string): string {
  return /'(?<path>.*)'/u.exec(line)?.groups?.['path'] ?? '';
}

/** The README with one row more in the table of games. */
function listed(text: string, { id, title }: NewGame): string {
  const row = `| ${title} (\`${id}\`) | 2 | bid for prizes with sealed cards | against bots |\n`;
  return text.replace(/^\| game \| players \|.*\n(?:\|.*\n)+/mu, table => `${table}${row}`);
}
